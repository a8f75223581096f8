/** A match of teams as it is shown: the score of each two with its lines, how a three-way stands, what is still to come in. */
import type { Game, Match } from '../chart/match.ts'
import { isSomebody } from '../chart/slot.ts'
import type { Imps } from '../facts/result.ts'
import { perPair } from '../formats/bridge-knockout/series/boards-series.ts'
import {
  inOrder,
  marginOf,
  type PairScore,
  type Standing,
  scoreOfPair,
  standingsAmong,
} from '../formats/bridge-knockout/series/comparison.ts'
import { allPairs, isComplete, isExtraOf, type Pair, partsOf } from '../formats/bridge-knockout/series/meetings.ts'
import { firstHalf, type RingSeating, secondHalf } from '../formats/bridge-knockout/series/movement.ts'
import type { GameToPlay } from '../series/series.ts'

export interface BoardsShown {
  /** Boards each two teams play. */
  readonly boards: number
  readonly scores: readonly ScoreShown[]
  /** Who has left, or did not come: the others play on without them. */
  readonly away?: readonly string[]
  /** In a three-way, best first; who has left is not in it. */
  readonly standings?: readonly StandingShown[]
  /** In a three-way of which nobody has left: who sits where. */
  readonly movement?: readonly SeatingShown[]
  /** What can be reported now. */
  readonly open?: readonly OpenShown[]
}

/** A table of a three-way in one half. */
export interface SeatingShown {
  readonly half: 1 | 2
  readonly table: string
  readonly northSouth: string
  readonly eastWest: string
  /** The set of boards, called by the table it begins at. */
  readonly boards: string
}

/** Two teams against each other. IMPs are those at the table; carry-over and handicap stand on lines of their own. */
export interface ScoreShown {
  readonly between: readonly [string, string]
  readonly halves?: readonly (Imps | null)[]
  readonly imps: Imps
  readonly carryover?: Imps
  readonly handicap?: Imps
  /** All lines together. */
  readonly score: Imps
  readonly isComplete: boolean
  readonly extraBoards?: readonly Imps[]
}

interface StandingShown {
  readonly team: string
  /** Matches won; a tied one counts half. */
  readonly won: number
  readonly impsWon: number
  readonly impsLost: number
}

export interface OpenShown {
  readonly between: readonly [string, string]
  readonly boards: number
  /** Given where the other half is in already. */
  readonly half?: 1 | 2
  /** Which set of extra boards it is. */
  readonly extra?: number
  /** The number of that game: a report that names it is not taken for another one of the same match. */
  readonly extraGame?: number
}

export function boardsShown(match: Match, names: readonly string[]): BoardsShown {
  const pairs = allPairs(match).filter((pair) => isMeeting(match, pair))
  return {
    boards: perPair(match),
    scores: match.isSeated ? pairs.map((pair) => scoreShown(match, pair, names)) : [],
    ...awayShown(match, names),
    ...(match.here.length > 2 && match.isSeated ? { standings: standingsShown(match, names) } : {}),
    ...(match.here.length === 3 && match.isSeated ? { movement: movementShown(match, names) } : {}),
    ...(match.outcome || !match.isSeated || !match.round.takesResults ? {} : { open: openShown(match, names) }),
  }
}

function awayShown(match: Match, names: readonly string[]): Pick<BoardsShown, 'away'> {
  const away = match.seats.filter(({ who }, seat) => isSomebody(who) && !match.here.includes(seat))
  return away.length === 0 ? {} : { away: away.map(({ who }) => names[who] as string) }
}

const isMeeting = (match: Match, { first, second }: Pair): boolean =>
  isSomebody(match.who(first)) && isSomebody(match.who(second))

const teams = (match: Match, pair: Pair, names: readonly string[]) =>
  [names[match.who(pair.first)] as string, names[match.who(pair.second)] as string] as const

function scoreShown(match: Match, pair: Pair, names: readonly string[]): ScoreShown {
  const score = scoreOfPair(match, pair)
  const parts = partsOf(match, pair)
  const extra = extrasOf(match, pair)
  return {
    between: teams(match, pair, names),
    ...(parts.some(({ half }) => half !== undefined) ? { halves: [1, 2].map((half) => halfOf(parts, half)) } : {}),
    imps: [score.first / 1000, score.second / 1000],
    ...(score.carryover === 0 ? {} : { carryover: lineOf(score.carryover) }),
    ...(score.handicap === 0 ? {} : { handicap: lineOf(score.handicap) }),
    score: totalOf(score),
    isComplete: isComplete(match, pair),
    ...(extra.length === 0 ? {} : { extraBoards: extra.map(impsOf) }),
  }
}

const impsOf = ({ score }: Game): Imps => [score.white, score.black]

const halfOf = (parts: readonly Game[], half: number): Imps | null => {
  const part = parts.find((each) => each.half === half)
  return part ? impsOf(part) : null
}

/** What the first has ahead of the second, as two numbers of which one is 0. */
const lineOf = (ahead: number): Imps => [Math.max(0, ahead) / 1000, Math.max(0, -ahead) / 1000]

function totalOf(score: PairScore): Imps {
  const second = score.second + Math.max(0, -score.carryover) + Math.max(0, -score.handicap)
  return [(second + marginOf(score)) / 1000, second / 1000]
}

const extrasOf = (match: Match, pair: Pair): Game[] =>
  match.games.filter(({ number }) => isExtraOf(match, pair, number))

/** What is not played to the end counts for nobody yet: its handicap alone would look like a win. */
function standingsShown(match: Match, names: readonly string[]): StandingShown[] {
  const scoreOf = (pair: Pair) => (isComplete(match, pair) ? scoreOfPair(match, pair) : undefined)
  return inOrder(standingsAmong(match.here, scoreOf))
    .flat()
    .map((standing) => standingShown(match, standing, names))
}

const standingShown = (match: Match, { seat, wonInHalves, won, lost }: Standing, names: readonly string[]) => ({
  team: names[match.who(seat)] as string,
  won: wonInHalves / 2,
  impsWon: won / 1000,
  impsLost: lost / 1000,
})

/** The lowest number has ticket XY, the next YZ, the third ZX. */
function movementShown(match: Match, names: readonly string[]): SeatingShown[] {
  const team = (index: number) => names[match.who(match.here[index] as number)] as string
  const seated = (half: 1 | 2, seatings: readonly RingSeating[]) =>
    seatings.map(({ table, northSouth, eastWest, boards }) => {
      return { half, table, northSouth: team(northSouth), eastWest: team(eastWest), boards }
    })
  return [...seated(1, firstHalf), ...seated(2, secondHalf)]
}

/** Both halves of the same two are one line. */
function openShown(match: Match, names: readonly string[]): OpenShown[] {
  const next = match.series.next(match)
  return next
    .filter(({ half, white, black }) => half !== 2 || !next.some((game) => isWholeOf(game, white, black)))
    .map((game) => ({
      between: [names[match.who(game.white)] as string, names[match.who(game.black)] as string],
      boards: game.mayBeWhole ? perPair(match) : (game.boards ?? 0),
      ...(game.half === undefined || game.mayBeWhole ? {} : { half: game.half }),
      ...(game.attempt === undefined ? {} : { extra: game.attempt, extraGame: game.number }),
    }))
}

const isWholeOf = (game: GameToPlay, white: number, black: number): boolean =>
  game.mayBeWhole === true && game.white === white && game.black === black
