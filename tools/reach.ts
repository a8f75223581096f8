/** Which messages tests have come to: every one of a folder is said somewhere, or it is listed with the reason why not. */
import { readFileSync } from 'node:fs'
import { read } from '../packages/words/generator/read.mjs'

/** @param folder such as `packages/core/src/chronicle` */
const idsOf = (folder: string): string[] => {
  const text = readFileSync(new URL(`../${folder}/words/en.ftl`, import.meta.url), 'utf8')
  return read(text).messages.map(({ id }) => id)
}

export class Reached {
  readonly #ids = new Set<string>()

  /** Everything that is said in a value: messages, and messages in them. */
  count(value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    if ('id' in value && typeof value.id === 'string') this.#ids.add(value.id)
    for (const each of Object.values(value)) this.count(each)
  }

  /** The messages of a folder that were not said; `without` gives the reason for those that cannot be. */
  missing(folder: string, without: Readonly<Record<string, string>> = {}): string[] {
    return idsOf(folder).filter((id) => !this.#ids.has(id) && without[id] === undefined)
  }
}
