/** The progress of a cup: which rounds have begun, and which engines are left. */
import assert from 'node:assert/strict'
import { cupLedger } from '@arbiter/core/formats/cup'
import type { Tournament } from '@arbiter/core/tournament'
import type { Arrangement } from './arrangement.ts'
import type { CupMatch } from './cup-match.ts'
import { roundOf } from './due.ts'

/** The first round in which nothing was played, broken off, ruled or drawn (CUP-23). */
export function firstRoundNotBegun({ chart }: Tournament): number | undefined {
  const begun = [...chart.board.matches.values()].filter(isBegun).map((match) => roundOf(chart, match))
  const next = Math.max(0, ...begun) + 1
  return next <= Math.log2(chart.field.size) ? next : undefined
}

function isBegun({ id, games, ruling, round }: CupMatch): boolean {
  const ledger = cupLedger(round.stage.chart)
  if (games.length > 0 || ruling) return true
  return ledger.drawnIn(id).length > 0 || ledger.abandoned.some(({ match }) => match === id)
}

/** True if a round has begun and is not over. */
export function isRoundUnfinished({ chart }: Tournament): boolean {
  const matches = [...chart.board.matches.values()]
  const last = Math.max(0, ...matches.filter(isBegun).map((match) => roundOf(chart, match)))
  return matches.some((match) => roundOf(chart, match) <= last && !match.outcome)
}

/** The current arrangement. */
export function arrangementIn({ chart }: Tournament): Arrangement {
  const last = cupLedger(chart).arrangements.at(-1)
  assert(last, 'a cup that plays has an arrangement')
  return last.play as unknown as Arrangement
}

/** Engines that have not lost, or still play for third place. */
export function enginesStillIn({ chart }: Tournament): ReadonlySet<string> {
  const open = [...chart.board.matches.values()].filter(({ outcome }) => !outcome)
  return new Set(open.flatMap(({ seats }) => seats.flatMap(({ who }) => chart.field.entrants[who]?.name ?? [])))
}
