/** Boards between two teams, and their carry-over (BRI-34, BRI-39 to BRI-46, BRI-69, BRI-86). */

import type { Person } from '../field.ts'
import type { BridgeMatch } from './match/match.ts'
import type { BridgeSettings } from './options.ts'
import type { Plan } from './plan/plan.ts'

/** The parts of a bracket that boards depend on. */
export interface Event {
  readonly plan: Plan
  readonly settings: BridgeSettings
  /** The match of this stage and round in which two teams met. */
  matchBetween(stage: BridgeMatch['stage'], round: number, a: Person, b: Person): BridgeMatch | undefined
}

/** Boards of the match alone, without carry-over. */
export function boardsOf({ stage, round, seats, kind }: BridgeMatch, { plan, settings }: Event): number {
  const { boards, compactBoards } = settings
  if (kind === 'extra') return 4
  if (kind === 'robin') return boards / 4
  const length = stage === 'knockout' ? plan.rounds[round - 1]?.length : 'session'
  if (length === 'two-sessions') return 2 * boards
  const whole = length === 'half-session' ? compactBoards : boards
  return seats.length > 2 && length !== 'session-for-each-two' ? whole / 2 : whole
}

export interface CarryOver {
  readonly boards: number
  /** Thousandths of an IMP for each of the two. */
  readonly opens: readonly [number, number]
}

/** BRI-46: the margin between the two in the earlier match. */
export function carryOver(match: BridgeMatch, a: Person, b: Person, event: Event): CarryOver | undefined {
  const carries = match.stage === 'knockout' ? event.plan.rounds[match.round - 1]?.carries : 'nothing'
  if (carries === undefined || carries === 'nothing') return undefined
  const earlier = earlierMatch(match, a, b, event)
  const isPlayed = earlier && (earlier.kind !== 'robin' || earlier.decision?.how === 'played')
  const margin = isPlayed ? marginIn(earlier, a, b) : undefined
  if (!earlier || margin === undefined) return undefined
  const share = carries === 'as-of-six' && event.settings.sixTeamCarryover === 7 ? 0.5 : 1
  const opening = Math.abs(margin) * 1000 * share
  return { boards: boardsOf(earlier, event) * share, opens: margin > 0 ? [opening, 0] : [0, opening] }
}

function earlierMatch({ round }: BridgeMatch, a: Person, b: Person, event: Event): BridgeMatch | undefined {
  const { robinAfter } = event.plan
  return robinAfter === undefined
    ? event.matchBetween('knockout', round - 1, a, b)
    : event.matchBetween('round-robin', 0, a, b)
}

function marginIn(match: BridgeMatch, a: Person, b: Person): number | undefined {
  const [seatA, seatB] = match.seatsOf(a, b)
  const imps = match.sheet.imps(seatA < seatB ? [seatA, seatB] : [seatB, seatA], 0)
  if (!imps) return undefined
  return seatA < seatB ? imps[0] - imps[1] : imps[1] - imps[0]
}
