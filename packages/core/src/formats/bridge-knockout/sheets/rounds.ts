/** The rounds of a division in the order of the event: matches played at the same time, including matches to come. */

import type { Match } from '../../../chart/match.ts'
import type { Round } from '../../../chart/rounds/round.ts'
import { type AnnouncedRound, announcedId, type Stage } from '../../../chart/stage.ts'
import type { MatchId } from '../../../facts/ids.ts'
import { first } from '../../../lists/at.ts'
import type { Message } from '../../../message/message.ts'
import { type PairingView, pairingShown } from '../../views/pairing.ts'
import {
  type Division,
  fifthPlace,
  knockout,
  planOf,
  robinBefore,
  roundRobin,
  stageOf,
  thirdPlace,
} from '../divisions/division.ts'
import type { Spot } from '../divisions/tables.ts'
import { type PlannedMatch, quarterfinalsOf } from '../plan/plan.ts'

export interface PlayedRound {
  /** Number in the event; the rings of a round robin count too. */
  readonly number: number
  readonly name: Message
  /** The matches of the bracket, and of a playoff beside them. */
  readonly parts: readonly Part[]
}

export interface Part {
  readonly name: Message
  readonly pairing: PairingView | undefined
  readonly fixtures: readonly Fixture[]
}

/** A match, or one that will be paired later. */
export interface Fixture extends Spot {
  readonly id: MatchId
  readonly match: Match | undefined
  readonly planned: PlannedMatch | undefined
}

export function roundsOf(division: Division): PlayedRound[] {
  const plan = planOf(division)
  const robin = stageOf(division, roundRobin)
  const rings = robin ? numbersIn(robin).map((number) => [partOf(division, robin, number)]) : []
  const tree = plan.map((_, i) => partsOf(division, i + 1))
  const before = (robinBefore(division) ?? 1) - 1
  return [...tree.slice(0, before), ...rings, ...tree.slice(before)].map((parts, i) => {
    const known = parts.flatMap((part) => part ?? [])
    return { number: i + 1, name: first(known).name, parts: known }
  })
}

/** A round of the bracket and the playoff that is played beside it. */
function partsOf(division: Division, number: number): (Part | undefined)[] {
  const plan = planOf(division)
  const isBesideFifth = quarterfinalsOf(plan) === number - 1
  return [
    partOf(division, stageOf(division, knockout), number),
    isBesideFifth ? partOf(division, stageOf(division, fifthPlace), 1) : undefined,
    number === plan.length ? partOf(division, stageOf(division, thirdPlace), 1) : undefined,
  ]
}

const numbersIn = ({ rounds, announced }: Stage): number[] =>
  [...new Set([...rounds, ...announced].map(({ number }) => number))].toSorted((a, b) => a - b)

function partOf(division: Division, stage: Stage | undefined, number: number): Part | undefined {
  const round = stage?.find(number)
  if (round) return { name: round.name, pairing: pairingShown(round), fixtures: drawn(division, round) }
  const later = stage?.announced.find((each) => each.number === number)
  if (!stage || !later) return undefined
  return { name: later.name, pairing: undefined, fixtures: announced(division, stage, later) }
}

const drawn = (division: Division, round: Round): Fixture[] =>
  round.matches.map((match, index) => ({
    id: match.id,
    match,
    stage: round.stage,
    round: round.number,
    index,
    seats: match.seats,
    planned: plannedAs(division, round.stage, round.number, index),
  }))

const announced = (division: Division, stage: Stage, round: AnnouncedRound): Fixture[] =>
  round.matches.map((seats, index) => ({
    id: announcedId(stage, round, index),
    match: undefined,
    stage,
    round: round.number,
    index,
    seats,
    planned: plannedAs(division, stage, round.number, index),
  }))

const plannedAs = (division: Division, stage: Stage, round: number, index: number): PlannedMatch | undefined =>
  stage === stageOf(division, knockout) ? planOf(division)[round - 1]?.matches[index] : undefined

/** The round being played or due next; the last round when all is over. */
export function currentRound(rounds: readonly PlayedRound[]): PlayedRound | undefined {
  const isOpen = ({ parts }: PlayedRound) =>
    parts.length === 0 || parts.some(({ fixtures }) => fixtures.some(({ match }) => !match?.outcome))
  return rounds.find(isOpen) ?? rounds.at(-1)
}
