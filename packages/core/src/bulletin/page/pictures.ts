/** What there is to see of a tournament beside table and rounds. */
import type { Tournament } from '../../tournament/tournament.ts'
import { type BracketShown, bracketsOf } from '../bracket.ts'
import { type MatrixShown, matrixOf } from '../matrix.ts'
import { type RaceShown, raceOf } from '../race.ts'

export interface Pictures {
  readonly race: RaceShown | undefined
  readonly matrix: MatrixShown | undefined
  readonly brackets: readonly BracketShown[]
}

export function picturesOf(tournament: Tournament): Pictures {
  const hasBracket = tournament.format.pictures.includes('bracket')
  return {
    race: raceOf(tournament),
    matrix: matrixOf(tournament),
    brackets: hasBracket ? bracketsOf(tournament) : [],
  }
}
