/** The pictures of a tournament, beside table and rounds. */

import {
  type BracketShown,
  bracketsOf,
  hasPicture,
  type MatrixShown,
  matrixOf,
  type RaceShown,
  type RoundRobinShown,
  raceOf,
  roundRobinsOf,
} from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'
export interface Pictures {
  readonly race: RaceShown | undefined
  readonly matrix: MatrixShown | undefined
  readonly brackets: readonly BracketShown[]
  /** Only for five teams. */
  readonly robins: readonly RoundRobinShown[]
}

/** Brackets of teams use other cards. */
export const isOfTeams = (brackets: readonly BracketShown[]): boolean => brackets.some(({ of }) => of === 'teams')

export function picturesOf(tournament: Tournament): Pictures {
  const hasBracket = hasPicture(tournament.format, 'bracket')
  return {
    race: raceOf(tournament),
    matrix: matrixOf(tournament),
    brackets: hasBracket ? bracketsOf(tournament) : [],
    robins: roundRobinsOf(tournament),
  }
}
