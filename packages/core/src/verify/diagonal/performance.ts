/** Performance ratings (DIA-23), as exact fractions. */

import { at } from '../../lists/at.ts'
import type { Person } from '../field.ts'
import { type CountedGame, type Tally, tallies } from './game.ts'
import type { DiagonalSettings } from './options.ts'

/** The rating is the sum divided by the games. */
export interface Performance {
  readonly sum: number
  readonly games: number
}

type Performances = ReadonlyMap<Person, Performance>

/** Without people who have no performance. */
export function performances(
  row: readonly Person[],
  games: readonly CountedGame[],
  settings: DiagonalSettings,
): Performances {
  const ratingOf = (person: Person): number | undefined => person[settings.row === 'maxRating' ? 'maxRating' : 'rating']
  if (row.some((person) => ratingOf(person) === undefined)) return new Map()
  const atBoard = games.filter(({ isAtBoard }) => isAtBoard)
  const met = opponentRatings(atBoard, (person) => ratingOf(person) ?? 0)
  const book = tallies([...met.keys()], atBoard)
  return new Map([...book].map(([person, tally]) => [person, performanceBy(tally, met.get(person) ?? 0, settings)]))
}

/** The sum of the opponents' ratings, by game. */
function opponentRatings(games: readonly CountedGame[], ratingOf: (person: Person) => number): Map<Person, number> {
  const sums = new Map<Person, number>()
  for (const { white, black } of games) {
    sums.set(white, (sums.get(white) ?? 0) + ratingOf(black))
    sums.set(black, (sums.get(black) ?? 0) + ratingOf(white))
  }
  return sums
}

function performanceBy(tally: Tally, ratings: number, { performance }: DiagonalSettings): Performance {
  const { win, draw, loss } = tally
  const games = win + draw + loss
  const bonus = performance === 'fide' ? games * fideDifference(2 * win + draw, games) : 400 * (win - loss)
  return { sum: ratings + bonus, games }
}

/** FIDE's rating difference for a score in half points: whole per cent, halves up. */
function fideDifference(halfPoints: number, games: number): number {
  const perCent = quotient(100 * halfPoints + games, 2 * games)
  return perCent < 50 ? -at(differences, 50 - perCent) : at(differences, perCent - 50)
}

const quotient = (number: number, divisor: number): number => (number - (number % divisor)) / divisor

/** From 50 % to 100 %. */
const differences = [
  0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193, 202,
  211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677,
  800,
]

/** The higher first; people without one come last. */
export function byPerformance(a: Performance | undefined, b: Performance | undefined): number {
  if (!a || !b) return Number(!a) - Number(!b)
  return b.sum * a.games - a.sum * b.games
}
