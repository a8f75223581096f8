/** All are out: the first among them, step by step (DIA-18 to DIA-20). Players level after the last step play on. */

import type { Chart } from '../../chart/chart.ts'
import type { Game, Match } from '../../chart/match.ts'
import type { Round } from '../../chart/rounds/round.ts'
import type { Who } from '../../chart/slot.ts'
import { known, last } from '../../lists/at.ts'
import { eachGame, isAtTheBoard, type Visit } from './games.ts'
import type { DiagonalOptions } from './options.ts'
import { lostGames } from './tally.ts'

/** A step with its counts and the players left after it. */
export type Step =
  | { readonly rule: 'DIA-18'; readonly counts: ReadonlyMap<Who, number>; readonly left: readonly Who[] }
  | { readonly rule: 'DIA-19'; readonly counts: ReadonlyMap<Who, Comparison>; readonly left: readonly Who[] }
  | LengthStep

export interface LengthStep {
  readonly rule: 'DIA-20'
  readonly counts: ReadonlyMap<Who, Lengths>
  readonly left: readonly Who[]
  /** Won games whose moves were not reported. */
  readonly missing: readonly GameOfMatch[]
}

interface GameOfMatch {
  readonly match: Match
  readonly game: Game
}

/** Games won and lost against the level players. */
export interface Comparison {
  readonly won: number
  readonly lost: number
}

/** Games won against them at the board, and their moves; unknown where a length was not reported. */
export interface Lengths {
  readonly wins: number
  readonly moves: number | undefined
}

/** The steps taken among these players, in order. The last step leaves the level players, or one. */
export function endingAmong(options: DiagonalOptions, chart: Chart, rounds: readonly Round[], players: readonly Who[]) {
  const steps: Step[] = [fewest(options, chart, rounds, players)]
  const left = () => last(steps).left
  for (let before = 0; left().length > 1 && left().length !== before; ) {
    before = left().length
    steps.push(compared(rounds, left()))
  }
  if (left().length > 1) steps.push(byLength(rounds, left()))
  return steps
}

function fewest(options: DiagonalOptions, chart: Chart, rounds: readonly Round[], players: readonly Who[]): Step {
  const lost = lostGames(options, chart, rounds)
  const counts = new Map(players.map((who) => [who, lost.at(who)]))
  return { rule: 'DIA-18', counts, left: withLeast(counts, (count) => count) }
}

/** DIA-19: games won less games lost, among these players alone. */
function compared(rounds: readonly Round[], players: readonly Who[]): Step {
  const counts = new Map(players.map((who) => [who, { won: 0, lost: 0 }]))
  const count = (who: Who, halfPoints: number) => {
    const record = known(counts.get(who))
    if (halfPoints === 2) record.won++
    if (halfPoints === 0) record.lost++
  }
  eachGameAmong(rounds, players, (first, second, own, others) => {
    count(first, own)
    count(second, others)
  })
  return { rule: 'DIA-19', counts, left: withLeast(counts, ({ won, lost }) => lost - won) }
}

function byLength(rounds: readonly Round[], players: readonly Who[]): LengthStep {
  const counts = new Map<Who, Lengths>(players.map((who) => [who, { wins: 0, moves: 0 }]))
  const missing: GameOfMatch[] = []
  eachGameAmong(rounds, players, (first, second, own, others, game, match) => {
    if (own === others || !isAtTheBoard(game)) return
    const winner = own > others ? first : second
    const { wins, moves } = known(counts.get(winner))
    const length = lengthOf(game)
    counts.set(winner, { wins: wins + 1, moves: sum(moves, length) })
    if (length === undefined) missing.push({ match, game })
  })
  return { rule: 'DIA-20', counts, left: levelWithShortest(counts), missing }
}

/** Moves and moves to finish; unknown if the moves were not reported. */
function lengthOf({ report }: Game): number | undefined {
  return report?.moves === undefined ? undefined : report.moves + (report.movesToFinish ?? 0)
}

const sum = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? undefined : a + b

/** DIA-20: all players, unless the sums can be compared. */
function levelWithShortest(counts: ReadonlyMap<Who, Lengths>): Who[] {
  const all = [...counts]
  if (!areComparable(counts)) return all.map(([who]) => who)
  const shortest = Math.min(...all.map(([, { moves }]) => known(moves)))
  return all.flatMap(([who, { moves }]) => (isLevelWith(shortest, known(moves)) ? [who] : []))
}

/** The same number of wins for all, at least one, and every length reported. */
export const areComparable = (counts: ReadonlyMap<Who, Lengths>): boolean =>
  haveWonAlike(counts) && [...counts.values()].every(({ moves }) => moves !== undefined)

export function haveWonAlike(counts: ReadonlyMap<Who, Lengths>): boolean {
  const all = [...counts.values()]
  return all.every(({ wins }) => wins > 0 && wins === all[0]?.wins)
}

/** Less than a tenth of the shortest is no difference. */
const isLevelWith = (shortest: number, moves: number): boolean =>
  moves === shortest || 10 * (moves - shortest) < shortest

function withLeast<Count>(counts: ReadonlyMap<Who, Count>, measure: (count: Count) => number): Who[] {
  const least = Math.min(...[...counts.values()].map(measure))
  return [...counts].flatMap(([who, count]) => (measure(count) === least ? [who] : []))
}

/** The games of these players against each other, over all rounds. */
function eachGameAmong(rounds: readonly Round[], players: readonly Who[], visit: VisitIn): void {
  const among = new Set(players)
  for (const { matches } of rounds)
    for (const match of matches)
      if (among.has(match.who(0)) && among.has(match.who(1)))
        eachGame(match, (first, second, own, others, game) => visit(first, second, own, others, game, match))
}

type VisitIn = (...seen: [...Parameters<Visit>, match: Match]) => void
