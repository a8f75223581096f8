/**
 * Opening pairs: two games from one opening, colours exchanged. The match ends as soon as the lead is greater than the games left;
 * level after the scheduled pairs, further pairs follow, and at their end one side is given the match, or one last game.
 */

import type { Match } from '../../../chart/match.ts'
import { at, last } from '../../../lists/at.ts'
import {
  firstWins,
  type GameToPlay,
  nobodyWins,
  type Outcome,
  type Series,
  secondWins,
  type WaitReason,
} from '../../../series/series.ts'
import type { Game, SeatIndex, SeriesMatch } from '../../../series/series-match.ts'

/** The decision when further pairs leave a match level. */
export type Fallback = { readonly by: 'seed' | 'director' } | { readonly by: 'armageddon'; readonly blackTime: number }

export interface PairRules {
  readonly pairs: number
  /** True if a pair that has begun is played to its end. */
  readonly finishPairs: boolean
  readonly fallback: Fallback
  /** The largest possible number of further pairs; `null` for no bound. */
  readonly furtherPairs: number | null
  /** The player with White in the first game of each pair. */
  first(match: SeriesMatch): SeatIndex
  /** True if this further pair can be played now. */
  isReady(match: SeriesMatch, pair: number): boolean
  /** True if another pair may follow after this number of further pairs. */
  mayFollow(match: SeriesMatch, further: number): boolean
}

export class OpeningPairs implements Series {
  readonly min: number
  readonly max: number | null
  readonly canBeDrawn = false
  readonly results = 'marks'
  readonly absence = 'forfeits-games'
  readonly isLostIfAllMiss = true
  private readonly rules: PairRules

  constructor(rules: PairRules) {
    const { pairs, finishPairs, furtherPairs, fallback } = rules
    const last = fallback.by === 'armageddon' ? 1 : 0
    this.rules = rules
    this.min = finishPairs ? wholePairs(pairs + 1) : pairs + 1
    this.max = furtherPairs === null ? null : 2 * (pairs + furtherPairs) + last
  }

  /** Number of scheduled pairs. */
  get scheduled(): number {
    return this.rules.pairs
  }

  judge(match: SeriesMatch): Outcome | undefined {
    return judge(this.rules, match)
  }

  next(match: SeriesMatch): readonly GameToPlay[] {
    return next(this.rules, match)
  }

  /** The pair whose opening must be drawn before the match continues. */
  waiting(match: SeriesMatch): number | undefined {
    return waiting(this.rules, match)
  }

  /** A last game for the decision alone is in no pair. */
  pairOf(match: SeriesMatch, game: number): number | undefined {
    const pair = Math.ceil(game / 2)
    return pair <= this.rules.pairs || this.rules.isReady(match, pair) ? pair : undefined
  }

  awaits(match: SeriesMatch): WaitReason | undefined {
    if (waiting(this.rules, match) !== undefined) return 'draw'
    return this.rules.fallback.by === 'director' && levelAtTheEnd(this.rules, match) !== undefined
      ? 'ruling'
      : undefined
  }
}

/** The number of scheduled pairs of a match; 0 without opening pairs. */
export const scheduledIn = ({ series }: Match): number => (series instanceof OpeningPairs ? series.scheduled : 0)

/** The pair a game belongs to, played or not. */
export const pairIn = (match: Match, game: number): number | undefined =>
  match.series instanceof OpeningPairs ? match.series.pairOf(match, game) : undefined

export const pairWaiting = (match: Match): number | undefined =>
  match.series instanceof OpeningPairs ? match.series.waiting(match) : undefined

const wholePairs = (games: number): number => games + (games % 2)
const partnerOf = (game: number): number => (game % 2 === 1 ? game + 1 : game - 1)

// --- decision ------------------------------------------------------------------------------------

function judge(rules: PairRules, match: SeriesMatch): Outcome | undefined {
  const { games } = match
  const left = 2 * rules.pairs - games.length
  if (left >= 0) return judgeScheduled(rules, match, left)
  if (isDecider(rules, match, last(games))) return judgeDecider(last(games))
  return left % 2 === 0 ? judgeLead(rules, match, 'tiebreak') : undefined
}

/** The lead must be greater than the games left; in half points. */
function judgeScheduled(rules: PairRules, match: SeriesMatch, left: number): Outcome | undefined {
  if (left === 0) return judgeLead(rules, match, 'score')
  if (Math.abs(leadOf(match)) <= 2 * left || (rules.finishPairs && hasHalfPair(match))) return undefined
  return winOf(match, 'score')
}

const judgeLead = (rules: PairRules, match: SeriesMatch, by: 'score' | 'tiebreak'): Outcome | undefined =>
  leadOf(match) === 0 ? judgeLevel(rules, match) : winOf(match, by)

/** Nothing more can be played, and the higher seed is given the match. */
function judgeLevel(rules: PairRules, match: SeriesMatch): Outcome | undefined {
  if (rules.fallback.by !== 'seed' || levelAtTheEnd(rules, match) === undefined) return undefined
  return rules.first(match) === 0 ? firstWins('seed') : secondWins('seed')
}

/** A draw is a win for Black. */
function judgeDecider({ score, white, black }: Game): Outcome {
  if (score.result === '--') return nobodyWins('forfeit')
  const winner = score.white > score.black ? white : black
  const by = score.isForfeit ? 'forfeit' : 'armageddon'
  return winner === 0 ? firstWins(by) : secondWins(by)
}

const wins = {
  score: [firstWins('score'), secondWins('score')],
  tiebreak: [firstWins('tiebreak'), secondWins('tiebreak')],
  forfeit: [firstWins('forfeit'), secondWins('forfeit')],
} as const

function winOf(match: SeriesMatch, by: 'score' | 'tiebreak'): Outcome {
  const outcomes = match.games[match.games.length - 1]?.score.isForfeit ? wins.forfeit : wins[by]
  return leadOf(match) > 0 ? outcomes[0] : outcomes[1]
}

/** Half points the first seat is ahead. */
function leadOf({ games }: SeriesMatch): number {
  let lead = 0
  for (const { white, score } of games) lead += white === 0 ? score.white - score.black : score.black - score.white
  return lead
}

const hasHalfPair = ({ games }: SeriesMatch): boolean =>
  games.some(({ number }) => !games.some((other) => other.number === partnerOf(number)))

// --- open games --------------------------------------------------------------------------

const noGames: readonly GameToPlay[] = []

function next(rules: PairRules, match: SeriesMatch): readonly GameToPlay[] {
  if (match.outcome || !match.isSeated) return noGames
  const left = 2 * rules.pairs - match.games.length
  return left > 0 ? scheduledNext(rules, match, left) : furtherNext(rules, match)
}

/** Games needed for any results of the open games; lowest numbers first. */
function scheduledNext(rules: PairRules, match: SeriesMatch, left: number): readonly GameToPlay[] {
  const { games } = match
  const sure = Math.min(Math.floor((2 * left - Math.abs(leadOf(match))) / 4) + 1, left)
  const first = rules.first(match)
  if (!rules.finishPairs && areInTurn(games)) return gamesFrom(games.length + 1, sure, first, 'normal')
  const played = new Set(games.map(({ number }) => number))
  const numbers: number[] = []
  for (let number = 1; numbers.length < sure; number++) if (!played.has(number)) numbers.push(number)
  const begun = rules.finishPairs ? [...played, ...numbers].map(partnerOf).filter((number) => !played.has(number)) : []
  const all = [...new Set([...numbers, ...begun])].sort((a, b) => a - b)
  return all.map((number) => gameToPlay(number, first, 'normal'))
}

/** True if they were reported one after another, as nearly always. */
function areInTurn(games: readonly Game[]): boolean {
  for (let i = 0; i < games.length; i++) if (at(games, i).number !== i + 1) return false
  return true
}

/** The open games of the further pair being played, or the last game of all. */
function furtherNext(rules: PairRules, match: SeriesMatch): readonly GameToPlay[] {
  const { length } = match.games
  const pair = Math.floor(length / 2) + 1
  const first = rules.first(match)
  if (rules.isReady(match, pair)) return furtherOpen(match, pair, first)
  const { fallback } = rules
  if (fallback.by !== 'armageddon' || levelAtTheEnd(rules, match) === undefined) return noGames
  const number = length + 1
  return [{ number, white: 1 - first, black: first, step: 'armageddon', ...shareOf(fallback.blackTime) }]
}

function furtherOpen({ games }: SeriesMatch, pair: number, first: SeatIndex): readonly GameToPlay[] {
  const isPlayed = (number: number) => games.some((game) => game.number === number)
  if (isPlayed(2 * pair - 1)) return gamesFrom(2 * pair, 1, first, 'tiebreak')
  return gamesFrom(2 * pair - 1, isPlayed(2 * pair) ? 1 : 2, first, 'tiebreak')
}

const shareOf = (blackTime: number) => (blackTime === 1 ? {} : { blackTime })

/** In odd games the pair's first player has White. */
function gameToPlay(number: number, first: SeatIndex, step: 'normal' | 'tiebreak'): GameToPlay {
  const white = number % 2 === 1 ? first : 1 - first
  return { number, white, black: 1 - white, step, pair: Math.ceil(number / 2) }
}

/** Lists of games in turn, made once and shared by all matches; keyed by first seat, first number and length. */
type GameLists = readonly [GameToPlay[][][], GameToPlay[][][]]
const scheduledGames: GameLists = [[], []]
const furtherGames: GameLists = [[], []]

function gamesFrom(
  number: number,
  count: number,
  first: SeatIndex,
  step: 'normal' | 'tiebreak',
): readonly GameToPlay[] {
  const lists = (step === 'normal' ? scheduledGames : furtherGames)[first === 0 ? 0 : 1]
  return lists[number]?.[count] ?? addGames(lists, number, count, first, step)
}

function addGames(
  lists: GameToPlay[][][],
  number: number,
  count: number,
  first: SeatIndex,
  step: 'normal' | 'tiebreak',
): readonly GameToPlay[] {
  lists[number] ??= []
  const games = Array.from({ length: count }, (_, i) => gameToPlay(number + i, first, step))
  lists[number][count] = games
  return games
}

// --- further pairs -------------------------------------------------------------------------------

/** Further pairs played, if the match is level after whole pairs and the next pair is not ready. */
function furtherPlayed(rules: PairRules, match: SeriesMatch): number | undefined {
  const { length } = match.games
  const further = length / 2 - rules.pairs
  if (match.outcome || !match.isSeated || length % 2 === 1 || further < 0 || leadOf(match) !== 0) return undefined
  return rules.isReady(match, length / 2 + 1) ? undefined : further
}

function waiting(rules: PairRules, match: SeriesMatch): number | undefined {
  const further = furtherPlayed(rules, match)
  return further !== undefined && rules.mayFollow(match, further) ? rules.pairs + further + 1 : undefined
}

function levelAtTheEnd(rules: PairRules, match: SeriesMatch): number | undefined {
  const further = furtherPlayed(rules, match)
  return further === undefined || rules.mayFollow(match, further) ? undefined : further
}

/** The last game, for the decision alone, stands where no pair was given. */
const isDecider = (rules: PairRules, match: SeriesMatch, { number }: Game): boolean =>
  number > 2 * rules.pairs && !rules.isReady(match, Math.ceil(number / 2))
