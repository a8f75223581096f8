/** Texts both databases keep exactly: one would cut a text at NUL, the other would refuse it. */
import assert from 'node:assert/strict'
import type { Notification, Value } from './database.ts'

/** With the u flag a surrogate pair is one character, so only lone surrogates match. */
const unfit = /[\0\p{Surrogate}]/u

const longestMessage = 7000

export function assertKept(values: readonly Value[]): void {
  for (const value of values) {
    if (typeof value === 'string') assert(!unfit.test(value), 'a text with NUL or half a surrogate pair is not stored')
    else if (value !== null) assert(Number.isSafeInteger(value), `only whole numbers are stored, not ${value}`)
  }
}

/** A notification as JSON. */
export function writeMessage(message: Notification): string {
  const payload = JSON.stringify({ about: message.about, text: message.text })
  const length = Buffer.byteLength(payload)
  assert(length <= longestMessage, `a message of ${length} bytes is too long to tell`)
  return payload
}
