/** A division that takes in a team for its second round: nine, seven or five teams play it instead of eight, six or four (BRI-56). */

import { roundOf, teamRounds } from '../../../chart/rounds/round-name.ts'
import { first, known } from '../../../lists/at.ts'
import type { Message } from '../../../message/message.ts'
import type { BridgeOptions } from '../options.ts'
import { type PlannedMatch, type PlannedRound, planFor } from './plan.ts'

/** Matches of a second round, in numbers. */
export type SecondRound = readonly (readonly number[])[]

/** The first round as it was, then the plan for one team more. */
export function correctedPlan(drawn: number, options: BridgeOptions, told?: SecondRound): PlannedRound[] {
  const opening = first(planFor(drawn, options))
  const teams = leftAfter(opening) + 1
  const [second, ...rest] = teams === 9 ? nine(options) : planFor(teams, options).map(renamed)
  return [opening, withNumbers(known(second), told), ...rest]
}

/** The same matches for other numbers; the numbers handed on stay. */
const withNumbers = (round: PlannedRound, told: SecondRound | undefined): PlannedRound => ({
  ...round,
  matches: round.matches.map((match, i) => ({ ...match, seats: told?.[i] ?? match.seats })),
})

/**
 * BRI-56: from three of the fields two teams of one three-way would meet again at once. Of thirteen 8 and the newcomer
 * change places, of nine and ten 5 and 6.
 */
export const secondRoundWithoutRepeats: Readonly<Partial<Record<number, SecondRound>>> = {
  9: [
    [1, 4, 7],
    [2, 5],
    [3, 6],
  ],
  10: [
    [1, 4, 7],
    [2, 5],
    [3, 6],
  ],
  13: [
    [1, 5, 8],
    [2, 6, 7],
    [3, 4, 9],
  ],
}

/** True if a team may be moved into a division of this size. */
export const canTakeIn = (drawn: number): boolean => drawn >= 8 && drawn <= 16

/** Teams left after a round. */
export const leftAfter = ({ matches }: PlannedRound): number => matches.reduce((sum, { advance }) => sum + advance, 0)

const renamed = (round: PlannedRound): PlannedRound =>
  round.name.id === teamRounds.first.id ? { ...round, name: teamRounds.second } : round

/** Three three-ways, three head-to-heads without rematches, and a final of three. */
function nine({ boards }: BridgeOptions): PlannedRound[] {
  const half = boards / 2
  return [
    round(teamRounds.second, 9, [match(half, 2, 1, 5, 9), match(half, 2, 2, 6, 7), match(half, 2, 3, 4, 8)]),
    round(roundOf(4), 6, [match(boards, 1, 1, 6), match(boards, 1, 2, 4), match(boards, 1, 3, 5)]),
    round(roundOf(2), 3, [{ ...match(half, 1, 1, 2, 3), isForPlaces: true }]),
  ]
}

const round = (name: Message, teams: number, matches: readonly PlannedMatch[]): PlannedRound => ({
  name,
  teams,
  matches,
})

const match = (boards: number, advance: number, ...seats: number[]): PlannedMatch => ({
  seats,
  advance,
  takes: seats.slice(0, advance),
  boards,
})
