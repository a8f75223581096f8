/** What is said in pieces, so that a page can make a link of a name. */
import { isolate } from './isolate.ts'

/** `text` is ours, `quoted` is what somebody wrote. */
export type Part =
  | { readonly kind: 'text' | 'quoted'; readonly text: string }
  | { readonly kind: 'entrant' | 'match' | 'fact' | 'rule'; readonly id: string; readonly text: string }

/** Where a message is written to, piece by piece. */
export interface Sink {
  text(text: string): void
  part(part: Part): void
}

export class TextSink implements Sink {
  written = ''
  readonly #shown: (part: Part) => string

  constructor(shown: (part: Part) => string) {
    this.#shown = shown
  }

  text(text: string): void {
    this.written += text
  }

  part(part: Part): void {
    this.written += this.#shown(part)
  }
}

/** Names from right to left stay within themselves. */
export class PartsSink implements Sink {
  readonly parts: Part[] = []

  text(text: string): void {
    const last = this.parts.at(-1)
    if (last?.kind === 'text') this.parts[this.parts.length - 1] = { kind: 'text', text: last.text + text }
    else if (text !== '') this.parts.push({ kind: 'text', text })
  }

  part(part: Part): void {
    this.parts.push({ ...part, text: isolate(part.text) })
  }
}

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

  /** Writes what has marks in it, with everything in its place. */
  write(said: string, sink: Sink): void {
    let from = 0
    for (let at = said.indexOf(open); at >= 0; at = said.indexOf(open, from)) {
      const end = said.indexOf(close, at)
      if (at > from) sink.text(said.slice(from, at))
      const part = this.#parts[Number(said.slice(at + 1, end))]
      if (part) sink.part(part)
      from = end + 1
    }
    if (from < said.length) sink.text(said.slice(from))
  }
}

/** No file of words has these letters. */
const [open, close] = ['\u0001', '\u0002']
