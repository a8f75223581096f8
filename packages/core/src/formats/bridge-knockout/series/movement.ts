/** Seating in a three-way: three tables, and the move at half time (BRI-34). */
import { known } from '../../../lists/at.ts'

export const ringTables = ['X', 'Y', 'Z'] as const
export type RingTable = (typeof ringTables)[number]

/** The tickets of the three teams, lowest number first: the table of the North-South pair, then of the East-West pair. */
export const tickets = ['XY', 'YZ', 'ZX'] as const

/** Teams are counted 0, 1, 2 from the lowest number. */
export interface RingSeating {
  readonly table: RingTable
  readonly northSouth: number
  readonly eastWest: number
  /** A set of boards, named after its first table. */
  readonly boards: RingTable
}

/** At half time; North-South pairs stay. */
export const halfTime = {
  eastWest: { X: 'Y', Y: 'Z', Z: 'X' },
  boards: { X: 'Z', Y: 'X', Z: 'Y' },
} as const satisfies Record<string, Record<RingTable, RingTable>>

export const firstHalf: readonly RingSeating[] = ringTables.map((table) => ({
  table,
  northSouth: tickets.findIndex((ticket) => ticket[0] === table),
  eastWest: tickets.findIndex((ticket) => ticket[1] === table),
  boards: table,
}))

export const secondHalf: readonly RingSeating[] = firstHalf.map(({ table, northSouth }) => ({
  table,
  northSouth,
  eastWest: known(firstHalf.find((from) => halfTime.eastWest[from.table] === table)).eastWest,
  boards: known(firstHalf.find((from) => halfTime.boards[from.table] === table)).boards,
}))
