/** Messages of the history shared by several kinds of facts. */
import type { MatchId, Seq } from '../../../facts/ids.ts'
import type { Message } from '../../../message/message.ts'
import { message } from './words/messages.ts'

/** A match, or a half of it. */
export function placeInMatch(id: MatchId, half: 1 | 2 | undefined): Message {
  const match = { match: id }
  if (half === undefined) return message('place-match', { match })
  return message(half === 1 ? 'place-first-half' : 'place-second-half', { match })
}

/** The facts that a change made void. */
export const voidsSaid = (seqs: readonly Seq[]): readonly Message[] =>
  seqs.length === 0 ? [] : [message('fact-voids', { facts: seqs.toSorted((a, b) => a - b).map((fact) => ({ fact })) })]
