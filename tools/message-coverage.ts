/** Message coverage: every message of a folder is produced by some test, or listed with the reason why not. */
import { readFileSync } from 'node:fs'
import { read } from '../packages/words/generator/read.mjs'

/** @param folder such as `packages/core/src/chronicle` */
const idsOf = (folder: string): string[] => {
  const text = readFileSync(new URL(`../${folder}/words/en.ftl`, import.meta.url), 'utf8')
  return read(text).messages.map(({ id }) => id)
}

export class MessageCoverage {
  readonly #ids = new Set<string>()

  /** All messages in a value, nested ones included. */
  count(value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    if ('id' in value && typeof value.id === 'string') this.#ids.add(value.id)
    for (const each of Object.values(value)) this.count(each)
  }

  /** Messages of the folder that were not produced; `without` gives the reason for those that cannot be. */
  missing(folder: string, without: Readonly<Record<string, string>> = {}): string[] {
    return idsOf(folder).filter((id) => !this.#ids.has(id) && without[id] === undefined)
  }
}
