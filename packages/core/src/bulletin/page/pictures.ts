/** What there is to see of a tournament beside table and rounds. */
import type { Tournament } from '../../tournament/tournament.ts'
import { type BracketShown, bracketsOf } from '../bracket.ts'
import { type MatrixShown, matrixOf } from '../matrix.ts'
import { type RaceShown, raceOf } from '../race.ts'
import { type RoundRobinShown, roundRobinsOf } from '../round-robin.ts'

export interface Pictures {
  readonly race: RaceShown | undefined
  readonly matrix: MatrixShown | undefined
  readonly brackets: readonly BracketShown[]
  /** Of five teams. */
  readonly robins: readonly RoundRobinShown[]
}

/** Brackets of teams have cards of their own. */
export const isOfTeams = (brackets: readonly BracketShown[]): boolean => brackets.some(({ of }) => of === 'teams')

export function picturesOf(tournament: Tournament): Pictures {
  const hasBracket = tournament.format.pictures.includes('bracket')
  return {
    race: raceOf(tournament),
    matrix: matrixOf(tournament),
    brackets: hasBracket ? bracketsOf(tournament) : [],
    robins: roundRobinsOf(tournament),
  }
}
