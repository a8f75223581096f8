/** What is said in pieces, so that a page can make a link of a name. */
import { isolated } from './isolated.ts'

/** `text` is ours, `quoted` is what somebody wrote. */
export type Part =
  | { readonly kind: 'text' | 'quoted'; readonly text: string }
  | { readonly kind: 'entrant' | 'match' | 'fact' | 'rule'; readonly id: string; readonly text: string }

/**
 * Fluent never sees a name: what people wrote is set aside, a mark stands for it, and it is put into its place when everything
 * around it is made. So no language can change it, whatever it contains.
 */
export class SetAside {
  readonly #parts: Part[] = []

  mark(part: Part): string {
    this.#parts.push(part)
    return `${open}${this.#parts.length - 1}${close}`
  }

  /** The text with everything in its place, each as it is shown. */
  text(said: string, shown: (text: string) => string): string {
    let [written, from] = ['', 0]
    for (let at = said.indexOf(open); at >= 0; at = said.indexOf(open, from)) {
      const end = said.indexOf(close, at)
      written += said.slice(from, at) + shown(this.#parts[Number(said.slice(at + 1, end))]?.text ?? '')
      from = end + 1
    }
    return written + said.slice(from)
  }

  /** The text in pieces, with everything in its place. */
  parts(text: string): readonly Part[] {
    return text.split(marks).flatMap((piece, i) => {
      if (i % 2 === 1) return this.#parts[Number(piece)] ?? []
      return piece === '' ? [] : { kind: 'text', text: piece }
    })
  }
}

/** No file of words has these letters. */
const [open, close] = ['\u0001', '\u0002']
const marks = new RegExp(`${open}(\\d+)${close}`)

/** For people, not for files: a name written from right to left keeps the figures behind it in their order. */
export const isolatedParts = (parts: readonly Part[]): readonly Part[] =>
  parts.map((part) => (part.kind === 'text' ? part : { ...part, text: isolated(part.text) }))
