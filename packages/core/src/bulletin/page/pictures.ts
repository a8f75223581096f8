/** The pictures of a tournament, beside table and rounds. */

import type { MatrixShown } from '../../formats/views/matrix.ts'
import { hasPicture } from '../../formats/views/picture.ts'
import type { RaceShown } from '../../formats/views/race.ts'
import type { Tournament } from '../../tournament/tournament.ts'
import { type BracketShown, bracketsOf } from '../pictures/bracket.ts'
import { matrixOf } from '../pictures/matrix.ts'
import { raceOf } from '../pictures/race.ts'
import { type RoundRobinShown, roundRobinsOf } from '../pictures/round-robin.ts'

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
