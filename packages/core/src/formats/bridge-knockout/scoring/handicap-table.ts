/** The document's table of handicaps, computed, with a note where its print differs (BRI-60, BRI-61). */
import { first } from '../../../lists/at.ts'
import { handicapInThousandths } from './handicap.ts'

export interface HandicapCell {
  readonly higher: number
  readonly lower: number
  readonly thousandths: number
  readonly print: 'the same' | 'missing' | Misprint
}

export interface Misprint {
  readonly higher: number
  readonly lower: number
  readonly printedThousandths: number
}

export interface HandicapBlock {
  /** Higher averages, one column each. */
  readonly columns: readonly number[]
  /** Lower averages, one row each, up to the first column. */
  readonly rows: readonly number[]
  /** Rows of these that the document leaves out, among them those of four zeros of equal averages. */
  readonly missingRows: readonly number[]
}

/** Boards per match in the printed table. */
export const tableBoards = 24

/** Row by row; a row has the columns of averages that are not lower. */
export const handicapCells = (block: HandicapBlock): readonly (readonly HandicapCell[])[] =>
  block.rows.map((lower) =>
    block.columns
      .filter((higher) => higher >= lower)
      .map((higher) => ({
        higher,
        lower,
        thousandths: handicapInThousandths(higher, lower, tableBoards),
        print: block.missingRows.includes(lower) ? 'missing' : (misprintAt(higher, lower) ?? 'the same'),
      })),
  )

const misprintAt = (higher: number, lower: number): Misprint | undefined =>
  misprints.find((misprint) => misprint.higher === higher && misprint.lower === lower)

/** BRI-61 */
export const misprints: readonly Misprint[] = [
  { higher: 3000, lower: 550, printedThousandths: 14_033 },
  { higher: 2000, lower: 850, printedThousandths: 6_540 },
  { higher: 1800, lower: 850, printedThousandths: 5_677 },
  { higher: 1800, lower: 125, printedThousandths: 22_116 },
]

/** The rows of the first block; the others have the end of the same list. */
const lowerAverages = [
  15000, 12500, 10000, 9000, 8500, 8000, 7500, 7000, 6500, 6000, 5500, 5000, 4750, 4500, 4250, 4000, 3750, 3500, 3250,
  3000, 2750, 2500, 2250, 2000, 1900, 1800, 1700, 1600, 1500, 1400, 1300, 1200, 1100, 1000, 950, 900, 850, 800, 750,
  700, 650, 600, 550, 500, 450, 400, 350, 300, 250, 200, 175, 150, 125, 100, 75, 50, 25,
]

const block = (columns: readonly number[], missingRows: readonly number[]): HandicapBlock => ({
  columns,
  rows: lowerAverages.filter((lower) => lower <= first(columns)),
  missingRows,
})

export const handicapBlocks: readonly HandicapBlock[] = [
  block([15000, 12500, 10000, 8000, 6000, 5000, 4500, 4000, 3500], [15000, 12500, 700]),
  block([3000, 2500, 2000, 1800, 1600, 1400, 1200, 1000, 900], [3000]),
  block([800, 700, 600, 500, 400, 300, 200, 100], [800]),
]
