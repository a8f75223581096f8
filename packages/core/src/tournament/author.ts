/** Who asks, and when, as it will stand in the log. */
import { problemWithName } from '../facts/entrant.ts'
import type { Author } from '../facts/ids.ts'
import { parseInstant } from '../facts/instant.ts'
import type { Refusal } from '../refusals/refusal.ts'
import type { Asked } from './asked.ts'
import { message } from './words/messages.ts'

/** An asker whose author is `known` need not be read again. */
export function refusedAsker(asked: Asked, known?: Author): Refusal | undefined {
  if (typeof asked?.now !== 'string' || parseInstant(asked.now) === undefined) return noMoment
  return asked.by === known ? undefined : refusedAuthor(asked.by)
}

const noMoment: Refusal = {
  code: 'bad-command',
  field: 'now',
  problem: message('command-when', { such: { text: '{ by: "director", now: "2026-05-01T14:00:00Z" }' } }),
}

/** An author must be readable in the history: what holds for names holds for authors. */
function refusedAuthor(author: Author): Refusal | undefined {
  const problem = typeof author === 'string' ? problemWithName(author) : message('command-no-text')
  return problem === undefined ? undefined : { code: 'bad-author', author: String(author), problem }
}
