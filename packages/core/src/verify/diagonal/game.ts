/** A game as it counts: played at the board, forfeited or ruled (DIA-9, DIA-10, DIA-28). */
import type { Result } from '../../facts/result.ts'
import type { Person } from '../field.ts'

export interface CountedGame {
  readonly white: Person
  readonly black: Person
  readonly result: Result
  readonly isAtBoard: boolean
  /** Moves and moves to finish; undefined if the moves were not reported. */
  readonly length: number | undefined
}

type Share = 'win' | 'draw' | 'loss'

/** White's and Black's. */
const shares: Readonly<Record<Result, readonly [Share, Share]>> = {
  '1-0': ['win', 'loss'],
  '0-1': ['loss', 'win'],
  '1/2-1/2': ['draw', 'draw'],
  '+-': ['win', 'loss'],
  '-+': ['loss', 'win'],
  '--': ['loss', 'loss'],
}

/** Everybody's results in these games. */
export interface Tally {
  win: number
  draw: number
  loss: number
}

export function tallies(people: readonly Person[], games: readonly CountedGame[]): ReadonlyMap<Person, Tally> {
  const book = new Map(people.map((person) => [person, { win: 0, draw: 0, loss: 0 }]))
  for (const { white, black, result } of games) {
    const [whites, blacks] = shares[result]
    const [first, second] = [book.get(white), book.get(black)]
    if (first) first[whites]++
    if (second) second[blacks]++
  }
  return book
}

export const winnerOf = ({ white, black, result }: CountedGame): Person | undefined =>
  shares[result][0] === 'win' ? white : shares[result][1] === 'win' ? black : undefined

/** DIA-9, in halves. */
export const lostHalves = ({ draw, loss }: Tally, drawCost: number): number => 2 * loss + drawCost * draw
