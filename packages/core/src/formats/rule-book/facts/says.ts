/** Messages of the history shared by several kinds of facts. */
import type { Handicap } from '../../../facts/fact.ts'
import type { MatchId, Seq } from '../../../facts/ids.ts'
import type { Message } from '../../../message/message.ts'
import { message } from './words/messages.ts'

/** A match, or a half of it. */
export function placeInMatch(id: MatchId, half: 1 | 2 | undefined): Message {
  const match = { match: id }
  if (half === undefined) return message('place-match', { match })
  return message(half === 1 ? 'place-first-half' : 'place-second-half', { match })
}

/** A few are told one by one, many are counted. */
const fewHandicaps = 4

export function handicapsSaid(told: readonly Handicap[] = []): readonly Message[] {
  const given = told.filter(({ receives }) => receives.some((imps) => imps > 0))
  if (given.length > fewHandicaps) return [message('fact-handicaps', { count: given.length })]
  return given.map(({ between: [one, other], receives: [first, second] }) =>
    first > 0
      ? message('fact-handicap', { who: { entrant: one }, imps: { number: first }, from: { entrant: other } })
      : message('fact-handicap', { who: { entrant: other }, imps: { number: second }, from: { entrant: one } }),
  )
}

/** The facts that a change made void. */
export const voidsSaid = (seqs: readonly Seq[]): readonly Message[] =>
  seqs.length === 0 ? [] : [message('fact-voids', { facts: seqs.toSorted((a, b) => a - b).map((fact) => ({ fact })) })]
