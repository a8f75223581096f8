/** The pictures of a tournament, beside table and rounds. */
import {
  type BulletinBracket,
  type BulletinRoundRobin,
  bracketsOf,
  crosstable,
  hasPicture,
  type MatrixView,
  matrixOf,
  type RaceView,
  raceOf,
  roundRobinsOf,
} from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'
import { type CrosstableView, crosstableView } from '../pictures/crosstable/crosstable-view.ts'

export interface Pictures {
  readonly crosstable: CrosstableView | undefined
  readonly race: RaceView | undefined
  readonly matrix: MatrixView | undefined
  readonly brackets: readonly BulletinBracket[]
  /** Only for five teams. */
  readonly robins: readonly BulletinRoundRobin[]
}

/** Brackets of teams use other cards. */
export const isOfTeams = (brackets: readonly BulletinBracket[]): boolean => brackets.some(({ of }) => of === 'teams')

export function picturesOf(tournament: Tournament): Pictures {
  const { format } = tournament
  return {
    crosstable: hasPicture(format, 'crosstable') ? crosstableView(crosstable(tournament)) : undefined,
    race: raceOf(tournament),
    matrix: matrixOf(tournament),
    brackets: hasPicture(format, 'bracket') ? bracketsOf(tournament) : [],
    robins: roundRobinsOf(tournament),
  }
}
