/** By number of players: a knockout at once (HYB-S2), or a qualification by the table of HYB-S5. */

export interface Row {
  readonly least: number
  readonly most: number
  /** Places in the knockout. */
  readonly places: number
  /** In half points. */
  readonly needed: number
}

const row = (least: number, most: number, places: number, points: number): Row => ({
  least,
  most,
  places,
  needed: 2 * points,
})

const rows: readonly Row[] = [
  row(3, 3, 2, 5),
  row(5, 7, 4, 5),
  row(9, 15, 4, 5),
  row(17, 31, 8, 7),
  row(33, 63, 16, 7),
  row(65, 127, 32, 7),
  row(129, 255, 64, 9),
  row(257, 511, 128, 9),
]

/** The row of the table; a power of two has none. */
export const rowFor = (players: number): Row | undefined =>
  rows.find(({ least, most }) => least <= players && players <= most)
