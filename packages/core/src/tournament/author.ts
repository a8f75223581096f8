/** Reads the author and the time of a command, as the log will keep them. */
import { problemWithName } from '../facts/entrant.ts'
import type { Author } from '../facts/ids.ts'
import { parseInstant } from '../facts/instant.ts'
import { type RefusedResult, refuse } from '../refusals/result.ts'
import type { Asker } from './asker.ts'
import { message } from './words/messages.ts'

/** A `known` author is not checked again. */
export function readAsker(asker: unknown, known?: Author): Asker | RefusedResult {
  try {
    return askerIn(asker, known)
  } catch {
    return noMoment // an object that cannot be read
  }
}

function askerIn(asker: unknown, known: Author | undefined): Asker | RefusedResult {
  if (typeof asker !== 'object' || asker === null || !('now' in asker)) return noMoment
  const now = typeof asker.now === 'string' ? parseInstant(asker.now) : undefined
  if (now === undefined) return noMoment
  const by = 'by' in asker ? asker.by : undefined
  if (typeof by !== 'string') return refuse({ code: 'bad-author', author: '', problem: message('command-no-text') })
  const problem = by === known ? undefined : problemWithName(by) // shown in the log, so the rules for names apply
  return problem === undefined ? { by, now } : refuse({ code: 'bad-author', author: by, problem })
}

const noMoment = refuse({
  code: 'bad-command',
  field: 'now',
  problem: message('command-when', { such: { text: '{ by: "director", now: "2026-05-01T14:00:00Z" }' } }),
})
