/**
 * Data for programs whose readers want texts too: every message in it gets its `text`, and whatever says several sentences
 * (`says`) gets them as one `sentence`, unless somebody who knows the names has put it there.
 */
import type { Message } from './message.ts'
import { type SayOptions, sayPlain } from './say.ts'

export function withTexts(data: unknown, saying: SayOptions): unknown {
  if (typeof data !== 'object' || data === null || 'toJSON' in data) return data
  if (Array.isArray(data)) return data.map((each) => withTexts(each, saying))
  const text = textOf(data, saying)
  if (text !== undefined) return { ...data, text }
  const copy = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, copied(key, value, saying)]))
  return areSaid(copy['says'], saying) ? { sentence: sentenceOf(copy['says'], saying), ...copy } : copy
}

/** What `says` gives as a whole needs no texts one by one. */
const copied = (key: string, value: unknown, saying: SayOptions): unknown =>
  key === 'says' && areSaid(value, saying) ? value : withTexts(value, saying)

const areSaid = (says: unknown, saying: SayOptions): says is readonly Message[] =>
  Array.isArray(says) && says.every((each) => textOf(each, saying) !== undefined)

/** Nothing for other things with an id, be it that of a message: a director gives entrants the ids that he likes. */
function textOf(data: unknown, saying: SayOptions): string | undefined {
  if (typeof data !== 'object' || data === null || !('id' in data) || typeof data.id !== 'string') return undefined
  if (saying.language.message(data.id) === undefined) return undefined
  try {
    return sayPlain(data as Message, saying)
  } catch {
    return undefined
  }
}

const sentenceOf = (says: readonly Message[], saying: SayOptions): string =>
  says.map((message) => sayPlain(message, saying)).join(' ')
