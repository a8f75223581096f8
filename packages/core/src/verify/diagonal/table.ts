/** The table at any moment (DIA-24), counted from scratch. */

import type { Person } from '../field.ts'
import type { VerifiedRow } from '../opinion.ts'
import { type CountedGame, lostHalves, type Tally, tallies } from './game.ts'
import type { DiagonalSettings } from './options.ts'
import { byPerformance, type Performance, performances } from './performance.ts'

/** The basis of a table. */
interface Standings {
  readonly row: readonly Person[]
  readonly games: readonly CountedGame[]
  /** The winner, several players who share the win (DIA-31), or nobody yet. */
  readonly winners: readonly Person[]
  readonly settings: DiagonalSettings
}

interface Line {
  readonly person: Person
  readonly tally: Tally
  /** Lost games, in halves. */
  readonly lost: number
  readonly performance: Performance | undefined
}

export function diagonalTable(standings: Standings): VerifiedRow[] {
  const lines = linesOf(standings)
  const hasWon = ({ person }: Line): boolean => standings.winners.includes(person)
  const others = lines.filter((line) => !hasWon(line)).sort(compare)
  const inTurn = [...lines.filter(hasWon), ...others]
  return inTurn.map((line, i) => {
    return { rank: hasWon(line) ? 1 : i + 1, entrant: line.person.id, counts: countsOf(line) }
  })
}

/** In the order of the row. */
function linesOf({ row, games, settings }: Standings): Line[] {
  const performed = performances(row, games, settings)
  return [...tallies(row, games)].map(([person, tally]) => {
    return { person, tally, lost: lostHalves(tally, settings.drawCost), performance: performed.get(person) }
  })
}

const compare = (a: Line, b: Line): number =>
  byPerformance(a.performance, b.performance) || a.lost - b.lost || a.person.number - b.person.number

function countsOf({ tally, lost, performance }: Line): VerifiedRow['counts'] {
  const { win: wins, draw: draws, loss: losses } = tally
  const rating = performance ? { performance: performance.sum / performance.games } : {}
  return { lostGames: lost / 2, played: wins + draws + losses, wins, draws, losses, ...rating }
}
