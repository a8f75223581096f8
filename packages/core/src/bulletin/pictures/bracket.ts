/** The knockout as a picture: a tree if every match is fed by two others, otherwise a column per round. */

import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import { namesOf } from '../../chart/names.ts'
import type { Slot } from '../../chart/slot.ts'
import type { Stage } from '../../chart/stage.ts'
import { formatOf } from '../../formats/rule-book/format.ts'
import type { Indicators } from '../../formats/views/figures.ts'
import { at, first } from '../../lists/at.ts'
import type { Message } from '../../message/message.ts'
import type { SeatOutline } from '../../outline/seat.ts'
import type { Tournament } from '../../tournament/tournament.ts'
import { type BulletinMatch, type BulletinRound, bracketShown, matchShown, roundsShown } from '../show.ts'

export interface BulletinBracket {
  readonly stage: string
  readonly name: Message
  /** If there are several brackets: its letter, and the highest and lowest average in it. */
  readonly bracket?: string
  readonly indicators?: Indicators
  readonly of: 'players' | 'teams'
  /** In a tree, match i of a round is fed by matches 2i and 2i+1 of the round before; columns have no connecting lines. */
  readonly drawnAs: 'tree' | 'columns'
  /** In the order of play. */
  readonly rounds: readonly BracketRound[]
  /** Seeds of entrants who come from another stage, by name. */
  readonly seeds?: Readonly<Record<string, number>>
}

export interface BracketRound extends Pick<BulletinRound, 'round' | 'name' | 'matches' | 'pairing'> {}

/** One bracket for each stage that ends in a single match, or whose rounds hand on numbers. */
export function bracketsOf({ chart }: Tournament): BulletinBracket[] {
  const names = namesOf(chart)
  const isOfTeams = formatOf(chart).about.whom === 'teams'
  return chart.board.stages.flatMap((stage) => {
    if (isOfTeams) return bracketOfTeams(stage, names)
    const final = finalOf(stage)
    return final ? [withSeeds(bracketUpTo(stage, final, names), chart, names)] : []
  })
}

/** Entrants who lost in another stage, as in a match for third place, keep their seed of the start. */
function withSeeds(bracket: BulletinBracket, { field: { order } }: Chart, names: readonly string[]): BulletinBracket {
  const isOfLosers = bracket.rounds[0]?.matches.some(({ seats }) => seats.some(({ loserOf }) => loserOf !== undefined))
  if (!isOfLosers) return bracket
  return { ...bracket, seeds: Object.fromEntries(order.map((who, i) => [at(names, who), i + 1])) }
}

/** All seeds of the bracket, by name: seats of later rounds show only the match they come from. */
export function seedsIn({ rounds, seeds }: BulletinBracket): Map<string, number> {
  if (seeds) return new Map(Object.entries(seeds))
  const seats = rounds.flatMap(({ matches }) => matches.flatMap((match) => match.seats))
  return new Map(
    seats.flatMap(({ seed, entrant }) =>
      seed === undefined || entrant === undefined ? [] : [[entrant, seed] as const],
    ),
  )
}

// --- fed by winners ------------------------------------------------------------------------------

function finalOf({ rounds }: Stage): Match | undefined {
  const last = rounds.at(-1)
  const isBracket = last?.matches.length === 1 && (rounds.length === 1 || feeders(first(last.matches)).length > 0)
  return isBracket ? last.matches[0] : undefined
}

function bracketUpTo(stage: Stage, final: Match, names: readonly string[]): BulletinBracket {
  const levels: Match[][] = [[final]]
  for (let feeding = [final].flatMap(feeders); feeding.length > 0; feeding = feeding.flatMap(feeders))
    levels.unshift(feeding)
  const rounds = levels.map((matches) => {
    const { number, name } = first(matches).round
    return { round: number, name, matches: matches.map((match) => matchShown(match, names)) }
  })
  return { stage: stage.id, name: stage.name, of: 'players', drawnAs: 'tree', rounds }
}

/** The matches whose winners meet in this match. */
function feeders({ seats, round }: Match): Match[] {
  const source = ({ label }: Slot) =>
    label.from === 'winner' ? (round.stage.chart.board.matches.get(label.of) ?? []) : []
  return seats.flatMap(source)
}

// --- fed by numbers ------------------------------------------------------------------------------

/** Rounds of teams from which teams advance, including rounds to be paired later. */
function bracketOfTeams(stage: Stage, names: readonly string[]): BulletinBracket[] {
  const rounds = roundsShown(stage, names).map(({ round, name, matches, pairing }) => {
    return { round, name, matches, ...(pairing ? { pairing } : {}) }
  })
  if (!rounds[0]?.matches.some(({ advance }) => advance > 0)) return []
  const tree = inTreeOrder(rounds)
  const drawnAs = tree ? ('tree' as const) : ('columns' as const)
  const { id, name } = stage
  return [{ stage: id, name, ...bracketShown(stage), of: 'teams', drawnAs, rounds: tree ?? rounds }]
}

/** The rounds with their matches in tree order; `undefined` if a match hands on more than one number. */
function inTreeOrder(rounds: readonly BracketRound[]): BracketRound[] | undefined {
  const last = rounds.at(-1)
  if (last?.matches.length !== 1 || rounds.length === 1) return undefined
  const ordered: BracketRound[] = [last]
  for (const round of rounds.slice(0, -1).toReversed()) {
    const fed = first(ordered).matches.flatMap(({ seats }) => seats.map((seat) => feederOf(round, seat)))
    const known = fed.flatMap((feeder) => feeder ?? [])
    const isTree =
      known.length === fed.length && fed.length === round.matches.length && new Set(fed).size === fed.length
    if (!isTree) return undefined
    ordered.unshift({ ...round, matches: known })
  }
  return ordered.every(({ matches }, i) => i === 0 || matches.every(({ seats }) => seats.length === 2))
    ? ordered
    : undefined
}

/** The match of the previous round that hands on the number of a seat. */
export const feederOf = (before: BracketRound | undefined, { number }: SeatOutline): BulletinMatch | undefined =>
  before?.matches.find((match) => number !== undefined && numbersTaken(match).includes(number))

/** The numbers handed on: as published, or else the lowest of the match. */
function numbersTaken({ takes, seats, advance }: BulletinMatch): number[] {
  const numbers = (takes ?? seats).map(({ number, seed }) => number ?? seed ?? 0)
  return numbers.toSorted((a, b) => a - b).slice(0, advance)
}
