import { describe, expect, test } from 'vitest'
import { vector } from '../../../../test/vectors.ts'
import { type HandicapCell, handicapBlocks, handicapCells, misprints, tableBoards } from './handicap-table.ts'

const golden = vector('bridge-handicap') as {
  boards: number
  entries: { higher: number; lower: number; printed: number }[]
  misprints: { higher: number; lower: number; printed: string; formula: string }[]
  missingRow: { lower: number; higherColumns: number[] }
  zeroDiagonalNotPrinted: number[]
}
const inThousandths = (imps: number | string) => Math.round(Number(imps) * 1000)
const cells = handicapBlocks.flatMap(handicapCells).flat()
const cellOf = (at: { higher: number; lower: number }) =>
  cells.find(({ higher, lower }) => higher === at.higher && lower === at.lower) as HandicapCell
const name = ({ higher, lower }: { higher: number; lower: number }) => `${higher} v ${lower}`
const are = (print: string) => cells.filter((cell) => cell.print === print)

describe('798 printed figures', () => {
  test('BRI-60 they are the cells that are not missing, in the order of the print', () => {
    expect(golden.entries).toHaveLength(798)
    expect(cells.filter(({ print }) => print !== 'missing').map(name)).toEqual(golden.entries.map(name))
    expect(tableBoards).toBe(golden.boards)
  })

  test('BRI-60, BRI-61 794 are as computed, and exactly the four misprints differ', () => {
    const wrong = golden.entries.filter((entry) => inThousandths(entry.printed) !== cellOf(entry).thousandths)
    expect(wrong.map(name).toSorted()).toEqual(misprints.map(name).toSorted())
    expect(are('the same')).toHaveLength(794)
  })

  test.each(golden.misprints)('BRI-61 $higher v $lower: $printed is printed, $formula computed', (misprint) => {
    expect(cellOf(misprint).thousandths).toBe(inThousandths(misprint.formula))
    expect(cellOf(misprint).print).toMatchObject({ printedThousandths: inThousandths(misprint.printed) })
  })
})

test('BRI-60 missing are the row 700, four zeros, and 15,000 v 12,500, which stands before one of them', () => {
  const row = golden.missingRow.higherColumns.map((higher) => ({ higher, lower: golden.missingRow.lower }))
  const zeros = golden.zeroDiagonalNotPrinted.map((average) => ({ higher: average, lower: average }))
  const missing = [...row, ...zeros, { higher: 15000, lower: 12500 }]
  expect(are('missing').map(name).toSorted()).toEqual(missing.map(name).toSorted())
  for (const zero of zeros) expect(cellOf(zero).thousandths).toBe(0)
})

test('BRI-60 no cell twice, and none where the row’s average is the higher one', () => {
  expect(new Set(cells.map(name)).size).toBe(cells.length)
  expect(cells.every(({ higher, lower }) => higher >= lower)).toBe(true)
})
