/** How many boards two teams play against each other, and what they carry over (BRI-34, BRI-39 to BRI-46, BRI-86). */
import type { BridgeMatch } from './bridge-match.ts'
import type { BridgeSettings } from './bridge-options.ts'
import type { Person } from './field.ts'

/** What is known of an event when boards are counted. */
export interface Event {
  /** At the start. */
  readonly teams: number
  readonly settings: BridgeSettings
  /** The match of this stage and round two teams played each other in. */
  matchBetween(stage: BridgeMatch['stage'], round: number, a: Person, b: Person): BridgeMatch | undefined
}

/** Of the match alone, nothing carried over. */
export function boardsOf({ stage, round, seats, kind }: BridgeMatch, { teams, settings }: Event): number {
  const { boards } = settings
  if (kind === 'extra') return 4
  if (kind === 'robin') return boards / 4
  if (teams === 3 || stage !== 'knockout') return boards
  if (teams === 4 && round === 2) return 2 * boards
  return seats.length > 2 ? boards / 2 : boards
}

export interface CarryOver {
  readonly boards: number
  /** Thousandths of an IMP for the one and the other. */
  readonly opens: readonly [number, number]
}

/** BRI-46: the margin of what the two won against each other in the earlier match. */
export function carryOver(match: BridgeMatch, a: Person, b: Person, event: Event): CarryOver | undefined {
  const source = match.stage === 'knockout' ? sourceOf(match.round, event) : undefined
  const earlier = source && event.matchBetween(source.stage, source.round, a, b)
  const isPlayed = earlier && (earlier.kind !== 'robin' || earlier.decision?.how === 'played')
  const margin = isPlayed ? marginIn(earlier, a, b) : undefined
  if (!source || margin === undefined) return undefined
  const opening = Math.abs(margin) * source.thousandths
  return { boards: source.boards, opens: margin > 0 ? [opening, 0] : [0, opening] }
}

interface Source {
  readonly stage: BridgeMatch['stage']
  readonly round: number
  readonly boards: number
  /** Of each IMP of the margin. */
  readonly thousandths: number
}

function sourceOf(round: number, { teams, settings }: Event): Source | undefined {
  const { boards, sixTeamCarryover } = settings
  const first = { stage: 'knockout', round: 1, thousandths: 1000 } as const
  if (teams === 3 && round === 2) return { ...first, boards }
  if (teams === 5) return { stage: 'round-robin', round: 0, boards: boards / 4, thousandths: 1000 }
  if (teams === 6 && round === 2)
    return sixTeamCarryover === 7
      ? { ...first, boards: boards / 4, thousandths: 500 }
      : { ...first, boards: boards / 2 }
  return teams === 7 && round === 2 ? { ...first, boards: boards / 2 } : undefined
}

function marginIn(match: BridgeMatch, a: Person, b: Person): number | undefined {
  const [seatA, seatB] = match.seatsOf(a, b)
  const imps = match.sheet.imps(seatA < seatB ? [seatA, seatB] : [seatB, seatA], 0)
  if (!imps) return undefined
  return seatA < seatB ? imps[0] - imps[1] : imps[1] - imps[0]
}
