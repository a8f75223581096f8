/** The knockout as a picture: a tree if every match is fed by two others, otherwise a column per round. */

import type { Chart } from '../../chart/chart.ts'
import { namesOf } from '../../chart/names.ts'
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
    return bracketOfPlayers(stage, names).map((bracket) => withSeeds(bracket, chart, names))
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

/**
 * The seats of a match as a tree shows them, from the top: the side of the better seed first, where its feeder stands. The
 * first-named player, who may have White, can be the lower one.
 */
export function rowsIn({ rounds, drawnAs }: BulletinBracket): (match: BulletinMatch) => readonly number[] {
  const best = drawnAs === 'tree' ? bestSeedsIn(rounds) : () => 0
  return ({ seats }) => [...seats.entries()].toSorted(([, a], [, b]) => best(a) - best(b)).map(([seat]) => seat)
}

// --- of players ----------------------------------------------------------------------------------

function bracketOfPlayers(stage: Stage, names: readonly string[]): BulletinBracket[] {
  if (!endsInFinal(stage)) return []
  const rounds = stage.rounds.map(({ number, name, matches }) => {
    return { round: number, name, matches: matches.map((match) => matchShown(match, names)) }
  })
  const tree = inTreeOrder(rounds)
  return tree ? [{ stage: stage.id, name: stage.name, of: 'players', drawnAs: 'tree', rounds: tree }] : []
}

/** The last round is one match, and in a stage of several rounds winners meet in it. */
function endsInFinal({ rounds }: Stage): boolean {
  const last = rounds.at(-1)?.matches ?? []
  return last.length === 1 && (rounds.length === 1 || first(last).seats.some(({ label }) => label.from === 'winner'))
}

// --- of teams ------------------------------------------------------------------------------------

/** Rounds of teams from which teams advance, including rounds to be paired later. */
function bracketOfTeams(stage: Stage, names: readonly string[]): BulletinBracket[] {
  const rounds = roundsShown(stage, names).map(({ round, name, matches, pairing }) => {
    return { round, name, matches, ...(pairing ? { pairing } : {}) }
  })
  if (!rounds[0]?.matches.some(({ advance }) => advance > 0)) return []
  const tree = rounds.length === 1 ? undefined : inTreeOrder(rounds)
  const drawnAs = tree ? ('tree' as const) : ('columns' as const)
  const { id, name } = stage
  return [{ stage: id, name, ...bracketShown(stage), of: 'teams', drawnAs, rounds: tree ?? rounds }]
}

// --- a tree --------------------------------------------------------------------------------------

/**
 * The rounds with their matches in tree order, the side of the better seed on top; `undefined` if they are not a tree: a match is
 * fed by something else than two others, or hands on more than one number.
 */
export function inTreeOrder(rounds: readonly BracketRound[]): BracketRound[] | undefined {
  const last = rounds.at(-1)
  if (last?.matches.length !== 1) return undefined
  const feeder = feedersIn(rounds)
  const best = bestSeedsIn(rounds)
  const ordered: BracketRound[] = [last]
  for (const round of rounds.slice(0, -1).toReversed()) {
    const seats = first(ordered).matches.flatMap((match) => match.seats.toSorted((a, b) => best(a) - best(b)))
    const fed = new Set(seats.flatMap((seat) => feeder(round, seat) ?? []))
    if (fed.size !== seats.length || fed.size !== round.matches.length) return undefined
    ordered.unshift({ ...round, matches: [...fed] })
  }
  return ordered.every(({ matches }, i) => i === 0 || matches.every(({ seats }) => seats.length === 2))
    ? ordered
    : undefined
}

/** The match that a seat is fed from: by its winner, or by a number. */
function feedersIn(rounds: readonly BracketRound[]) {
  const byId = new Map(rounds.flatMap(({ matches }) => matches.map((match) => [String(match.match), match] as const)))
  return (before: BracketRound, seat: SeatOutline): BulletinMatch | undefined =>
    seat.winnerOf === undefined ? feederOf(before, seat) : byId.get(seat.winnerOf)
}

const noSeed = Number.MAX_SAFE_INTEGER

/** The best seed, or the lowest number, that a seat can be taken by. */
function bestSeedsIn(rounds: readonly BracketRound[]): (seat: SeatOutline) => number {
  const known = new Map<string, number>()
  const best = ({ number, seed, winnerOf = '' }: SeatOutline): number => number ?? seed ?? known.get(winnerOf) ?? noSeed
  for (const { matches } of rounds)
    for (const { match, seats } of matches) known.set(match, Math.min(...seats.map(best)))
  return best
}

/** The match of the previous round that hands on the number of a seat. */
export const feederOf = (before: BracketRound | undefined, { number }: SeatOutline): BulletinMatch | undefined =>
  before?.matches.find((match) => number !== undefined && numbersTaken(match).includes(number))

/** The numbers handed on: as published, or else the lowest of the match. */
function numbersTaken({ takes, seats, advance }: BulletinMatch): number[] {
  const numbers = (takes ?? seats).map(({ number, seed }) => number ?? seed ?? 0)
  return numbers.toSorted((a, b) => a - b).slice(0, advance)
}
