/** The plan of a division: matches in numbers, boards and carry-over of every round. */
import { roundOf, teamRounds } from '../../../chart/rounds/round-name.ts'
import type { Message } from '../../../message/message.ts'
import type { BridgeOptions } from '../options.ts'
import { type DrawnMatch, regularFrom, roundsFor } from './regular.ts'

export interface PlannedMatch extends DrawnMatch {
  /** Boards between each two teams. */
  readonly boards: number
  /** Boards of an earlier match between the same teams that count here, and the share of its margin. */
  readonly carried?: { readonly boards: number; readonly share: number }
  /** Numbers are handed on by place, to losers too: first, second, third (BRI-66). */
  readonly byPlace?: true
  /** The tables of a compact knockout: AB3, XYZ7. */
  readonly ticket?: string
  /** Feeds no later match (BRI-68). */
  readonly isOfLosers?: true
  /** A final of three, for all its places (BRI-57). */
  readonly isForPlaces?: true
}

export interface PlannedRound {
  readonly name: Message
  readonly matches: readonly PlannedMatch[]
  /** Teams at the start of the round. */
  readonly teams: number
  /** BRI-29: pairs may be changed to avoid rematches. */
  readonly mayBeRepaired?: true
}

/** The rounds of the bracket; of five teams those after the round robin (BRI-17 to BRI-46). */
export function planFor(teams: number, options: BridgeOptions): readonly PlannedRound[] {
  return teams < 8 ? smallPlan(teams, options) : largePlan(teams, options)
}

function largePlan(teams: number, { boards }: BridgeOptions): PlannedRound[] {
  return roundsFor(teams).map((matches, i) => ({
    ...named(i, matches),
    matches: matches.map((match) => ({ ...match, boards: match.seats.length > 2 ? boards / 2 : boards })),
    ...(i > 0 && isHeadToHead(matches) && mayRepeat(teams, matches.length) ? { mayBeRepaired: true } : {}),
  }))
}

const isHeadToHead = (matches: readonly DrawnMatch[]): boolean => matches.every(({ seats }) => seats.length === 2)

/** The document names the semifinals of these fields; of 19 to 23 also the quarterfinals can repeat a match (BRI-28, BRI-29). */
function mayRepeat(teams: number, matches: number): boolean {
  const isQuarterfinalField = teams >= 19 && teams <= 23
  if (matches === 4) return isQuarterfinalField
  return matches === 2 && (isQuarterfinalField || (teams >= 9 && teams <= 11) || (teams >= 37 && teams <= 47))
}

function named(index: number, matches: readonly DrawnMatch[]): { name: Message; teams: number } {
  const teams = matches.reduce((sum, { seats }) => sum + seats.length, 0)
  if (!isHeadToHead(matches)) return { name: index === 0 ? teamRounds.first : teamRounds.second, teams }
  return { name: index === 0 && teams > 8 ? teamRounds.first : roundOf(teams), teams }
}

/** BRI-39 to BRI-46; boards of a session of 28, half or a quarter of it, or two sessions. */
function smallPlan(teams: number, options: BridgeOptions): PlannedRound[] {
  const { boards: session } = options
  const [half, quarter] = [session / 2, session / 4]
  const regular = regularFrom(teams === 3 ? 2 : 4)
  const play = (round: number, boards: number, carried?: (match: DrawnMatch) => PlannedMatch['carried']) => {
    const matches = (regular[round] ?? []).map((match) => ({ ...match, boards, ...carriedInto(match, carried) }))
    return { ...named(round + 1, matches), matches }
  }
  const threeWay = (boards: number, ...seats: number[]): PlannedMatch => ({
    seats,
    advance: 2,
    takes: seats.slice(0, 2),
    boards,
  })
  const six = options.sixTeamCarryover === 7 ? { boards: quarter, share: 0.5 } : { boards: half, share: 1 }
  switch (teams) {
    case 3:
      return [
        { name: teamRounds.roundRobin, teams, matches: [threeWay(session, 1, 2, 3)] },
        play(0, session, () => ({ boards: session, share: 1 })),
      ]
    case 4:
      return [play(0, session), play(1, 2 * session)]
    case 5:
      return [0, 1].map((round) => play(round, session, () => ({ boards: quarter, share: 1 })))
    case 6:
      return [
        { name: teamRounds.roundRobin, teams, matches: [threeWay(half, 1, 4, 5), threeWay(half, 2, 3, 6)] },
        play(0, session, () => six),
        play(1, session),
      ]
    default:
      return [
        { name: teamRounds.first, teams, matches: [threeWay(half, 1, 4, 7), duel(session, 2, 6), duel(session, 3, 5)] },
        play(0, session, ({ seats }) => (seats[0] === 1 ? { boards: half, share: 1 } : undefined)),
        play(1, session),
      ]
  }
}

const duel = (boards: number, ...seats: number[]): PlannedMatch => ({
  seats,
  advance: 1,
  takes: seats.slice(0, 1),
  boards,
})

function carriedInto(match: DrawnMatch, carried: ((match: DrawnMatch) => PlannedMatch['carried']) | undefined) {
  const boards = carried?.(match)
  return boards ? { carried: boards } : {}
}

/** The number of the quarterfinal round, if a playoff for 5th/8th can follow (BRI-33a). */
export function quarterfinalsOf(rounds: readonly PlannedRound[]): number | undefined {
  const index = rounds.findIndex(({ name }) => name.id === 'round-quarterfinals')
  return index > 0 ? index + 1 : undefined
}
