/**
 * Splits an engine's output into lines, however the chunks fall. Bytes are examined in place; only a line split between chunks
 * is copied. A line longer than the limit is dropped, so a flood costs no memory.
 */

/** A line without its end: the bytes from `start` up to, not including, `end`. */
export type OnLine = (bytes: Buffer, start: number, end: number) => void

export const longestLine = 65_536

const newline = 0x0a
const carriageReturn = 0x0d

export class LineCutter {
  readonly #onLine: OnLine
  #parts: Buffer[] = []
  #partsLength = 0
  #isTooLong = false

  constructor(onLine: OnLine) {
    this.#onLine = onLine
  }

  cut(chunk: Buffer): void {
    let start = 0
    for (let end = lineEnd(chunk, 0); end < chunk.length; end = lineEnd(chunk, start)) {
      if (this.#isBroken) this.#finishBroken(chunk.subarray(0, end))
      else if (end - start <= longestLine) this.#give(chunk, start, end)
      start = end + 1
    }
    if (start < chunk.length) this.#keep(chunk.subarray(start))
  }

  get #isBroken(): boolean {
    return this.#isTooLong || this.#partsLength > 0
  }

  #keep(part: Buffer): void {
    this.#partsLength += part.length
    this.#isTooLong ||= this.#partsLength > longestLine
    if (this.#isTooLong) this.#parts = []
    else this.#parts.push(part)
  }

  #finishBroken(part: Buffer): void {
    this.#keep(part)
    const line = this.#isTooLong ? undefined : Buffer.concat(this.#parts)
    this.#parts = []
    this.#partsLength = 0
    this.#isTooLong = false
    if (line) this.#give(line, 0, line.length)
  }

  #give(bytes: Buffer, start: number, end: number): void {
    this.#onLine(bytes, start, end > start && bytes[end - 1] === carriageReturn ? end - 1 : end)
  }
}

/** The end of the line that begins here. For usual lengths a loop is faster than a native call. */
function lineEnd(chunk: Buffer, start: number): number {
  let at = start
  while (at < chunk.length && chunk[at] !== newline) at++
  return at
}
