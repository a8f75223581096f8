/**
 * The last part of the conversation with an engine, in a ring buffer of fixed size, so that there is no garbage. It becomes
 * text only if something went wrong.
 */

type Speaker = 'to' | 'from'

interface TranscriptEntry {
  readonly atUs: number
  readonly lines: readonly string[]
}

const defaultBytes = 131_072
/** Entries remembered at most. */
const utterances = 2048

export class Transcript {
  readonly #bytes: Buffer
  readonly #atUs = new Float64Array(utterances)
  readonly #lengths = new Int32Array(utterances)
  readonly #speakers = new Uint8Array(utterances)
  #spoken = 0
  #written = 0

  constructor(size = defaultBytes) {
    this.#bytes = Buffer.allocUnsafe(size)
  }

  sent(text: string, atUs: number): void {
    this.#note('to', atUs, text.length)
    const at = this.#written % this.#bytes.length
    const first = this.#bytes.write(text, at, 'latin1')
    if (first < text.length) this.#bytes.write(text.slice(first), 0, 'latin1')
    this.#written += text.length
  }

  received(chunk: Buffer, atUs: number): void {
    this.#note('from', atUs, chunk.length)
    const kept = chunk.length > this.#bytes.length ? chunk.subarray(chunk.length - this.#bytes.length) : chunk
    this.#written += chunk.length - kept.length
    const first = kept.copy(this.#bytes, this.#written % this.#bytes.length)
    if (first < kept.length) kept.copy(this.#bytes, 0, first)
    this.#written += kept.length
  }

  /** `12.345678 < uciok`: seconds of the monotonic clock, `>` to the engine and `<` from it. */
  toString(): string {
    const spoken = this.#remembered().sort((a, b) => a.atUs - b.atUs)
    return spoken.map(({ lines }) => `${lines.join('\n')}\n`).join('')
  }

  /** Input is noted after our immediate reply to it, so entries must be sorted by time. */
  #remembered(): TranscriptEntry[] {
    const found: TranscriptEntry[] = []
    const oldest = this.#written - this.#bytes.length
    let end = this.#written
    for (let n = this.#spoken - 1; n >= 0 && n >= this.#spoken - utterances && end > oldest; n--) {
      const place = n % utterances
      const start = end - (this.#lengths[place] ?? 0)
      found.unshift({
        atUs: this.#atUs[place] ?? 0,
        lines: this.#linesOf(place, this.#text(Math.max(start, oldest), end)),
      })
      end = start
    }
    return found
  }

  #note(speaker: Speaker, atUs: number, length: number): void {
    const place = this.#spoken++ % utterances
    this.#atUs[place] = atUs
    this.#lengths[place] = length
    this.#speakers[place] = speaker === 'to' ? 1 : 0
  }

  #linesOf(place: number, text: string): string[] {
    const at = ((this.#atUs[place] ?? 0) / 1_000_000).toFixed(6)
    const arrow = this.#speakers[place] === 1 ? '>' : '<'
    const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
    return lines.map((line) => `${at} ${arrow} ${line}`)
  }

  #text(start: number, end: number): string {
    const size = this.#bytes.length
    const [from, to] = [start % size, end % size]
    if (end - start < size && from < to) return this.#bytes.toString('latin1', from, to)
    return this.#bytes.toString('latin1', from, size) + this.#bytes.toString('latin1', 0, to)
  }
}

/** The end of an engine's error output. */
export class Tail {
  readonly #size: number
  #bytes = Buffer.alloc(0)

  constructor(size = 8192) {
    this.#size = size
  }

  add(chunk: Buffer): void {
    const fresh = chunk.length >= this.#size ? chunk : Buffer.concat([this.#bytes, chunk])
    this.#bytes = Buffer.from(fresh.subarray(Math.max(0, fresh.length - this.#size)))
  }

  toString(): string {
    return this.#bytes.toString('utf8').trim()
  }
}
