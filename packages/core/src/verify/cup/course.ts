/**
 * The course of a match from its games: the next games, or the winner (CUP-17 to CUP-18b).
 *
 *     three pairs   games 1 to 4 can be played at once; at 2½–½ after three, game 4 is the only one
 */
import type { Result } from '../../facts/result.ts'
import type { Fallback } from './options.ts'

/** Half points of the higher and of the lower seed in a game. */
export type Halves = readonly [higher: number, lower: number]
export type Side = 'higher' | 'lower'

export type Course =
  | { readonly what: 'play'; readonly games: readonly number[]; readonly isArmageddon: boolean }
  /** This pair waits for the draw of an opening. */
  | { readonly what: 'draw'; readonly pair: number }
  /** The director must rule. */
  | { readonly what: 'asked' }
  /** Decided by games, or only by the seeds. */
  | { readonly what: 'won'; readonly by: Side | 'nobody'; readonly isByGames: boolean }

export interface PlayedMatch {
  /** Scheduled pairs. */
  readonly pairs: number
  /** Results by number of the game. */
  readonly games: ReadonlyMap<number, Halves>
  /** The result of the one game of CUP-18b, once played. */
  readonly armageddon: Result | undefined
}

export interface Terms {
  readonly finishPairs: boolean
  readonly fallback: Fallback
  /** CUP-18a: true if another tiebreak pair may follow this many. */
  mayFollow(tiebreakPairs: number): boolean
  /** True if this tiebreak pair has its opening. */
  isReady(pair: number): boolean
}

export function courseOf(played: PlayedMatch, terms: Terms): Course {
  for (let pairs = played.pairs; ; pairs++) {
    const course = courseOver(pairs, played, terms.finishPairs)
    if (course) return course
    if (!terms.mayFollow(pairs - played.pairs)) return fallenBack(pairs, played.armageddon, terms.fallback)
    if (!terms.isReady(pairs + 1)) return { what: 'draw', pair: pairs + 1 }
  }
}

/** The course over a number of pairs; undefined if they end level. */
function courseOver(pairs: number, { games }: PlayedMatch, finishPairs: boolean): Course | undefined {
  const numbers = Array.from({ length: 2 * pairs }, (_, i) => i + 1)
  const open = numbers.filter((number) => !games.has(number))
  const lead = leadIn(numbers.map((number) => games.get(number) ?? [0, 0]))
  const begun = finishPairs ? open.filter((number) => games.has(partnerOf(number))) : []
  const isDecided = Math.abs(lead) > 2 * open.length && begun.length === 0
  if (isDecided) return { what: 'won', by: lead > 0 ? 'higher' : 'lower', isByGames: true }
  if (open.length === 0) return undefined
  const due = open.slice(0, gamesAtOnce(Math.abs(lead), open.length))
  const asked = finishPairs ? wholePairs(new Set([...due, ...begun]), open) : due
  return { what: 'play', games: asked, isArmageddon: false }
}

const leadIn = (games: readonly Halves[]): number => games.reduce((sum, [higher, lower]) => sum + higher - lower, 0)

/** CUP-17a, the lead in half points. */
const gamesAtOnce = (lead: number, left: number): number =>
  Math.max(0, Math.min(left, Math.floor((left - lead / 2) / 2) + 1))

/** CUP-17b: the open games of all pairs these games belong to. */
const wholePairs = (games: ReadonlySet<number>, open: readonly number[]): number[] =>
  open.filter((number) => games.has(number) || games.has(partnerOf(number)))

/** Games 1 and 2, 3 and 4, … */
const partnerOf = (game: number): number => (game % 2 === 1 ? game + 1 : game - 1)

/** CUP-18b. */
function fallenBack(pairs: number, armageddon: Result | undefined, fallback: Fallback): Course {
  if (fallback === 'HigherSeed') return { what: 'won', by: 'higher', isByGames: false }
  if (fallback === 'Stop') return { what: 'asked' }
  if (armageddon === undefined) return { what: 'play', games: [2 * pairs + 1], isArmageddon: true }
  return { what: 'won', by: armageddonWinner(armageddon), isByGames: true }
}

/** The higher seed has Black, and a draw is a win for Black. */
function armageddonWinner(result: Result): Side | 'nobody' {
  if (result === '--') return 'nobody'
  return result === '1-0' || result === '+-' ? 'lower' : 'higher'
}
