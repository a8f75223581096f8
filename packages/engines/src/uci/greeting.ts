/** What an engine declares between `uci` and `uciok`: name, author, options. */
import { type DeclaredOption, parseOption } from './option.ts'

/** More than any engine has; an endless list must not fill the memory. */
const mostOptions = 1000

export class Greeting {
  readonly #options: DeclaredOption[] = []
  #name = ''
  #author = ''

  get id(): { readonly name: string; readonly author: string } {
    return { name: this.#name, author: this.#author }
  }

  get options(): readonly DeclaredOption[] {
    return this.#options
  }

  heard(line: string): void {
    const [, field, value = ''] = /^id\s+(name|author)\s+(.*)$/.exec(line) ?? []
    if (field === 'name') this.#name = value
    if (field === 'author') this.#author = value
    const option = parseOption(line)
    if (option && this.#options.length < mostOptions) this.#options.push(option)
  }
}
