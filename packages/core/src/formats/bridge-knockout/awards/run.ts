/** How far a team came, its matches as one of its players saw them, and the match that earns each rank (BRI-10). */
import type { Message } from '../../../message/message.ts'
import { message } from './words/messages.ts'

export const ranks = ['1st', '2nd', '3rd', '2nd/3rd', '3rd/4th', '4th/6th', '5th/8th', '9th/16th', '17th/32nd'] as const
export type Rank = (typeof ranks)[number]

/** "2nd", "3rd/4th". */
export function rankSaid(rank: Rank): Message {
  const [first = 0, last = first] = rank.split('/').map((place) => Number.parseInt(place, 10))
  return first === last ? message('awards-place', { place: first }) : message('awards-places', { first, last })
}

/** `unknown`: a line-up is missing (BRI-16c). `unplayed`: a forfeit or walkover without a board (BRI-16a). */
export type TeamMatch = (KnownMatch | { readonly state: 'unknown' } | { readonly state: 'unplayed' }) & {
  /** The match's name, if it belongs to an event. */
  readonly called?: Message
}

/** Extra boards and boards carried over are in neither figure (BRI-7). */
export interface KnownMatch {
  readonly state: 'known'
  readonly boards: number
  readonly played: number
}

/** `won`: the match won in each round from the first on, so that match *m* is the one of round *m*. */
export type Run =
  | { readonly bracket: 'regular'; readonly won: readonly TeamMatch[]; readonly end: RegularEnd }
  | { readonly bracket: 'corrected'; readonly won: readonly TeamMatch[]; readonly end: CorrectedEnd }

/** `gave-up` ranks as if the match before had been lost (BRI-48); an emergency is `beaten` (BRI-50). */
type RegularEnd =
  | { readonly how: 'champion' }
  | { readonly how: 'beaten' | 'gave-up'; readonly match: TeamMatch; readonly roundsAfter: number }
  | {
      readonly how: 'played-on'
      /** The playoff of teams that lost a quarterfinal (BRI-16), or a compact knockout's match of losers (BRI-16b). */
      readonly in: 'playoff' | 'losers-match'
      readonly lost: TeamMatch
      readonly match: TeamMatch
      readonly isWon: boolean
    }

/** A corrected bracket has four rounds, the last of them a final of three (BRI-57). */
type CorrectedEnd =
  | { readonly how: 'champion' }
  | { readonly how: 'beaten' | 'gave-up'; readonly match: TeamMatch }
  | { readonly how: 'placed'; readonly place: '2nd' | '3rd' | '2nd/3rd'; readonly match: TeamMatch }

/** A rank, and the match by which it is earned. */
export interface Rung {
  readonly rank: Rank
  readonly by: number
}

/** From the team's own rank down; none for fewer than two wins (BRI-16). */
export function rungsOf(run: Run): Rung[] {
  const earned = run.end.how === 'gave-up' ? run.won.length - 1 : run.won.length
  const all = run.bracket === 'regular' ? regularRungs(roundsOf(run)) : correctedRungs(placeIn(run.end))
  return all.filter(({ by }) => by <= earned)
}

const regularRanks = ['1st', '2nd', '3rd/4th', '5th/8th', '9th/16th', '17th/32nd'] as const

/** The last match gives 1st, the one before 2nd, and so on down to match 2. */
export const regularRungs = (rounds: number): Rung[] =>
  regularRanks.map((rank, i) => ({ rank, by: rounds - i })).filter(({ by }) => by >= 2)

/** BRI-16b: the semifinal gives 2nd and 3rd alike. */
export const correctedRungs = (...byTheSemifinal: readonly Rank[]): Rung[] => [
  { rank: '1st', by: 4 },
  ...byTheSemifinal.map((rank) => ({ rank, by: 3 })),
  { rank: '4th/6th', by: 2 },
]

const placeIn = (end: CorrectedEnd): Rank => (end.how === 'placed' ? end.place : '2nd')

export function roundsOf({ bracket, won, end }: Run): number {
  if (bracket === 'corrected') return 4
  if (end.how === 'champion') return won.length
  if (end.how === 'played-on') return won.length + (end.in === 'playoff' ? 3 : 4) // a quarterfinal, or the first half
  return won.length + 1 + end.roundsAfter
}

export interface NumberedMatch {
  readonly number: number
  readonly called?: Message
  readonly match: TeamMatch
  readonly isWon: boolean
}

/** Every match of the team in order. */
export const matchesOf = ({ won, end }: Run): NumberedMatch[] =>
  [...won.map((match) => ({ match, isWon: true })), ...lastMatches(end)].map((each, i) => ({
    number: i + 1,
    ...namedAs(each.match),
    ...each,
  }))

/** The match's name, if it belongs to an event. */
export const namedAs = ({ called }: { readonly called?: Message }): { readonly called?: Message } =>
  called === undefined ? {} : { called }

function lastMatches(end: Run['end']): Omit<NumberedMatch, 'number'>[] {
  if (end.how === 'champion') return []
  if (end.how !== 'played-on') return [{ match: end.match, isWon: false }]
  return [
    { match: end.lost, isWon: false },
    { match: end.match, isWon: end.isWon },
  ]
}

export function checkMatch(match: TeamMatch): void {
  if (match.state === 'known') checkBoards(match.played, match.boards)
}

/** Our mistake: wrong input was refused before. */
export function checkBoards(played: number, boards: number): void {
  if (!(Number.isSafeInteger(boards) && Number.isSafeInteger(played) && boards > 0 && played >= 0 && played <= boards))
    throw new RangeError(`${played} of ${boards} boards`)
}
