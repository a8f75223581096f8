/** An entrant's course through a knockout, and the seats of a match, with the facts behind them. */

import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import { entrantOf, whoSaid } from '../../chart/names.ts'
import { isSomebody, type Slot, UNKNOWN, type Who } from '../../chart/slot.ts'
import type { Seq } from '../../facts/ids.ts'
import { known } from '../../lists/at.ts'
import type { Message } from '../../message/message.ts'
import { decisionOf, factsDeciding, gamesOf } from './decision.ts'
import { message } from './words/messages.ts'

/** An entrant's course. */
export interface Course {
  readonly says: readonly Message[]
  /** The games of the last match. */
  readonly more: readonly Message[]
  readonly facts: readonly Seq[]
}

/** "Ann lost match 5 in the semifinals to Ben. Ben won 2½–1½." */
export function knockoutCourse(chart: Chart, stage: string, who: Who): Course {
  const matches = [...chart.board.matchesOf(who)].filter(({ round }) => round.stage.id === stage)
  const last = matches.findLast(({ outcome }) => outcome)
  if (!last) return { says: [message('why-not-begun', { who: entrantOf(chart, who) })], more: [], facts: [] }
  return {
    says: [cameTo(chart, last, who), ...decisionOf(chart, last)],
    more: gamesOf(chart, last),
    facts: factsDeciding(last),
  }
}

function cameTo(chart: Chart, last: Match, who: Who): Message {
  const details = { who: entrantOf(chart, who), match: { match: last.id }, round: last.round.name }
  const other = last.seats.find((slot) => slot.who !== who)?.who ?? UNKNOWN
  const against = isSomebody(other) ? { ...details, opponent: entrantOf(chart, other) } : undefined
  if (last.winnerNow === who) return against ? message('why-not-lost', against) : message('why-not-lost-alone', details)
  return against && last.winnerNow === other ? message('why-lost', against) : message('why-out', details)
}

/** "Ann (seed 3)", "Ann (winner of match 4)", "the winner of match 4"; its form `against` follows "meets". */
export function seatSaid(chart: Chart, { label, who }: Slot): Message {
  if (label.from === 'seed' && who === UNKNOWN) return message('why-seat-seed-unknown', { seed: label.seed })
  if (label.from === 'seed' && isSomebody(who))
    return message('why-seat-seed', { who: entrantOf(chart, who), seed: label.seed })
  if (label.from !== 'winner' && label.from !== 'loser') return whoSaid(chart, who)
  const [role, match] = [label.from, { match: label.of }]
  if (isSomebody(who)) return message('why-seat-from', { who: entrantOf(chart, who), role, match })
  return message(who === UNKNOWN ? 'why-seat-waiting' : 'why-seat-nobody', { role, match })
}

/** The decisions of the matches behind the seats. */
export function matchesBefore(chart: Chart, slots: readonly Slot[]): Message[] {
  return slots.flatMap(({ label }) => {
    const source = label.from === 'winner' || label.from === 'loser' ? chart.board.matches.get(label.of) : undefined
    return source?.outcome ? [matchDecided(chart, source)] : []
  })
}

/** "Match 4: Ann won 1–0." */
export const matchDecided = (chart: Chart, match: Match): Message =>
  message('why-match-before', { match: { match: match.id }, decision: decisionOf(chart, match) })

/** Facts that put an entrant into a seat. */
export function factsBehind(chart: Chart, { label }: Slot): readonly Seq[] {
  if (label.from === 'winner' || label.from === 'loser') return factsDeciding(known(chart.board.matches.get(label.of)))
  if (label.from !== 'seed') return []
  const told = label.of === undefined ? chart.started : chart.notices.seeds(label.of)
  return told ? [told.seq] : []
}
