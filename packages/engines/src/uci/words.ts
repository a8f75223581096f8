/** Reads single words of a line of bytes without making strings. */

const space = 0x20
const tab = 0x09

export const bytesOf = (word: string): Uint8Array => Buffer.from(word, 'latin1')

/** The start of the first word; engines may indent. */
export function firstWord(bytes: Uint8Array, start: number, end: number): number {
  let at = start
  while (at < end && isBlank(bytes[at])) at++
  return at
}

export function endOfWord(bytes: Uint8Array, start: number, end: number): number {
  let at = start
  while (at < end && !isBlank(bytes[at])) at++
  return at
}

/** True if the line has this word here, followed by a blank or the end. */
export function hasWordAt(bytes: Uint8Array, word: Uint8Array, at: number, end: number): boolean {
  return fits(bytes, word, at, end) && (at + word.length === end || isBlank(bytes[at + word.length]))
}

/** The position after a word between blanks, or -1. */
export function afterWord(bytes: Uint8Array, word: Uint8Array, start: number, end: number): number {
  for (let at = start + 1; at + word.length < end; at++)
    if (bytes[at] === word[0] && isBlank(bytes[at - 1]) && hasWordAt(bytes, word, at, end)) return at + word.length + 1
  return -1
}

function fits(bytes: Uint8Array, word: Uint8Array, at: number, end: number): boolean {
  if (at + word.length > end) return false
  for (let i = 0; i < word.length; i++) if (bytes[at + i] !== word[i]) return false
  return true
}

const isBlank = (byte: number | undefined) => byte === space || byte === tab
