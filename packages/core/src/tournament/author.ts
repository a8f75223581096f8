/** Who asks, and when, as it will stand in the log. */
import { problemWithName } from '../facts/entrant.ts'
import type { Author } from '../facts/ids.ts'
import { parseInstant } from '../facts/instant.ts'
import type { Refusal } from '../refusals/refusal.ts'
import type { Asked } from './asked.ts'
import { message } from './words/messages.ts'

/** Reads an asker from outside; an author who is `known` need not be read again. */
export function askedBy(asker: unknown, known?: Author): Asked | Refusal {
  try {
    return asked(asker, known)
  } catch {
    return noMoment // an object that cannot be read
  }
}

function asked(asker: unknown, known: Author | undefined): Asked | Refusal {
  if (typeof asker !== 'object' || asker === null || !('now' in asker)) return noMoment
  const now = typeof asker.now === 'string' ? parseInstant(asker.now) : undefined
  if (now === undefined) return noMoment
  const by = 'by' in asker ? asker.by : undefined
  if (typeof by !== 'string') return { code: 'bad-author', author: '', problem: message('command-no-text') }
  const problem = by === known ? undefined : problemWithName(by) // it must be readable in the history, as a name
  return problem === undefined ? { by, now } : { code: 'bad-author', author: by, problem }
}

const noMoment: Refusal = {
  code: 'bad-command',
  field: 'now',
  problem: message('command-when', { such: { text: '{ by: "director", now: "2026-05-01T14:00:00Z" }' } }),
}
