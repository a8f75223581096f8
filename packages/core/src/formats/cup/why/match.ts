/** Why two meet in the cup, with which colours, from which openings, and how it was decided. */

import type { Chart } from '../../../chart/chart.ts'
import type { Match } from '../../../chart/match.ts'
import { entrantOf } from '../../../chart/names.ts'
import { isSomebody } from '../../../chart/slot.ts'
import { at, first, known, last } from '../../../lists/at.ts'
import type { Message } from '../../../message/message.ts'
import type { Explanation } from '../../rule-book/format.ts'
import { decisionOf, factsIn, gamesOf } from '../../why/decision.ts'
import { factsBehind, matchesBefore, seatSaid } from '../../why/knockout.ts'
import { cupLedger } from '../ledger.ts'
import { scheduledIn } from '../openings/opening-pairs.ts'
import { openingOf } from '../openings/openings.ts'
import type { CupOptions } from '../options.ts'
import { thirdPlace } from '../plan.ts'
import { message } from '../words/messages.ts'

export function whyMatch(options: CupOptions, chart: Chart, match: Match): Explanation {
  const seats = match.seats.map((slot) => seatSaid(chart, slot))
  const { rule, by } = patternOf(match)
  const meeting = { first: at(seats, 0), second: at(seats, 1), round: match.round.name, match: { match: match.id } }
  return {
    rule,
    says: [message('cup-meeting', meeting), message('cup-pattern', { by }), ...decisionOf(chart, match)],
    more: [
      ...matchesBefore(chart, match.seats),
      ...colours(chart, match),
      ...openings(options, match),
      ...gamesOf(chart, match),
    ],
    facts: [...new Set([...match.seats.flatMap((slot) => factsBehind(chart, slot)), ...factsIn(match)])],
  }
}

function patternOf({ round }: Match): { rule: string; by: 'bands' | 'neighbours' | 'losers' } {
  if (round.stage.id === thirdPlace) return { rule: 'CUP-1', by: 'losers' }
  return round.number === 1 ? { rule: 'CUP-12', by: 'bands' } : { rule: 'CUP-S6', by: 'neighbours' }
}

/** CUP-16. */
function colours(chart: Chart, match: Match): Message[] {
  const inOrder = match.seats.map(({ who }) => who).toSorted((a, b) => chart.field.seedOf(a) - chart.field.seedOf(b))
  const [higher, lower] = [first(inOrder), last(inOrder)]
  if (!isSomebody(higher) || !isSomebody(lower)) return []
  const pairs = scheduledIn(match)
  const [seed, other] = [chart.field.seedOf(higher), chart.field.seedOf(lower)]
  return [message('cup-colours', { who: entrantOf(chart, higher), pairs, seed, other, rule: { rule: 'CUP-16' } })]
}

/** The openings known so far. */
function openings(options: CupOptions, match: Match): Message[] {
  const ledger = cupLedger(match.round.stage.chart)
  if (!ledger.order) return []
  const scheduled = scheduledIn(match)
  const planned = Array.from({ length: scheduled }, (_, i) => known(openingOf(options, match, i + 1)))
  const drawn = ledger
    .drawnIn(match.id)
    .map(({ opening, reused }) => message('cup-opening', { number: opening, again: reused ? 'again' : 'new' }))
  return [
    message('cup-openings-planned', { openings: planned, rule: { rule: 'CUP-20a' } }),
    ...(drawn.length > 0 ? [message('cup-openings-drawn', { openings: drawn, rule: { rule: 'CUP-21a' } })] : []),
  ]
}

/** Why the match was decided, or what it waits for. */
export function whyAdvance(chart: Chart, match: Match): Explanation {
  const { rule, why } = reasonOf(match)
  const reason = why ? [message('cup-reason', { why })] : []
  return {
    rule,
    says: [
      scoreSaid(chart, match),
      ...(match.outcome ? [...decisionOf(chart, match), ...reason] : [message('cup-undecided')]),
    ],
    more: gamesOf(chart, match),
    facts: factsIn(match),
  }
}

function reasonOf({ outcome }: Match): { rule: string; why?: 'lead' | 'tiebreak' | 'fallback' | 'absent' } {
  switch (outcome?.by) {
    case 'tiebreak':
      return { rule: 'CUP-18', why: 'tiebreak' }
    case 'seed':
    case 'armageddon':
      return { rule: 'CUP-18b', why: 'fallback' }
    case 'forfeit':
    case 'walkover':
      return { rule: 'CUP-27', why: 'absent' }
    case 'ruling':
      return { rule: 'CUP-29' }
    default:
      return { rule: 'CUP-17', why: 'lead' }
  }
}

/** Points of both players, once they are known. */
function scoreSaid(chart: Chart, match: Match): Message {
  const details = { match: { match: match.id }, scheduled: 2 * scheduledIn(match) }
  const [first, second] = [match.who(0), match.who(1)]
  if (!isSomebody(first) || !isSomebody(second)) return message('cup-not-seated', details)
  return message('cup-score', {
    ...details,
    first: entrantOf(chart, first),
    second: entrantOf(chart, second),
    points: { points: pointsIn(match, 0) },
    other: { points: pointsIn(match, 1) },
    games: match.games.length,
  })
}

const pointsIn = ({ games }: Match, seat: number): number =>
  games.reduce((sum, { white, score }) => sum + (white === seat ? score.white : score.black), 0) / 2
