/** All are out: the winner among the players of the last round, or the players still level (DIA-S12, DIA-18 to DIA-20). */

import { at, known } from '../../lists/at.ts'
import type { Person } from '../field.ts'
import { type CountedGame, lostHalves, tallies, winnerOf } from './game.ts'

/** A single player is the winner; several play an extra round. */
export function stillLevel(people: readonly Person[], games: readonly CountedGame[], drawCost: number): Person[] {
  const book = tallies(people, games)
  const fewest = leastBy(people, (person) => lostHalves(known(book.get(person)), drawCost))
  const level = byDirectComparison(fewest, games)
  return level.length > 1 ? byLength(level, games) : level
}

/** DIA-19. */
function byDirectComparison(people: readonly Person[], games: readonly CountedGame[]): Person[] {
  const book = tallies(people, gamesAmong(people, games))
  const best = leastBy(people, (person) => {
    const { win, loss } = known(book.get(person))
    return loss - win
  })
  return best.length === people.length ? best : byDirectComparison(best, games)
}

/** DIA-20. */
function byLength(people: Person[], games: readonly CountedGame[]): Person[] {
  const atBoard = gamesAmong(people, games).filter(({ isAtBoard }) => isAtBoard)
  const lengths = people.map((person) =>
    atBoard.filter((game) => winnerOf(game) === person).map(({ length }) => length),
  )
  const won = lengths[0]?.length ?? 0
  if (won === 0 || lengths.some((own) => own.length !== won || own.includes(undefined))) return people
  const sums = lengths.map((own) => own.reduce<number>((sum, length) => sum + (length ?? 0), 0))
  const shortest = Math.min(...sums)
  return people.filter((_, i) => isLevelWith(shortest, at(sums, i)))
}

/** Less than 10 % is no difference: 109 is level with 100, 110 is not. */
const isLevelWith = (shortest: number, sum: number): boolean => sum === shortest || 10 * (sum - shortest) < shortest

function gamesAmong(people: readonly Person[], games: readonly CountedGame[]): CountedGame[] {
  const among = new Set(people)
  return games.filter(({ white, black }) => among.has(white) && among.has(black))
}

/** The people with the least cost. */
function leastBy(people: readonly Person[], measure: (person: Person) => number): Person[] {
  const measures = people.map(measure)
  const least = Math.min(...measures)
  return people.filter((_, i) => measures[i] === least)
}
