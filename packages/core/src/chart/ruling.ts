/** The director's decisions about a match, put on the chart. */
import type { RecordedFactOf } from '../facts/fact.ts'
import type { Outcome } from '../series/series.ts'
import { settle } from './absence.ts'
import type { Chart } from './chart.ts'
import type { Match, SeatIndex } from './match.ts'

/** Decides the match. */
export function rule(chart: Chart, match: Match, fact: RecordedFactOf<'ruling-made'>, outcome: Outcome): void {
  keepRuling(chart, match, fact)
  chart.board.decide(match, outcome)
}

/** Rules some entrants absent. */
export function ruleAbsent(
  chart: Chart,
  match: Match,
  fact: RecordedFactOf<'ruling-made'>,
  seats: readonly SeatIndex[],
): void {
  keepRuling(chart, match, fact)
  for (const seat of seats) match.absent |= 1 << seat
  settle(chart, match)
}

function keepRuling(chart: Chart, match: Match, fact: RecordedFactOf<'ruling-made'>): void {
  const { absent, ruling } = match
  chart.trail.remember(() => {
    match.absent = absent
    match.ruling = ruling
  })
  match.ruling = fact
}
