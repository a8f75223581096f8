import { describe, expect, test } from 'vitest'
import { vector } from '../../../../test/vectors.ts'
import { roundsFor } from './regular.ts'
import { secondRoundFor, type ThreeWay } from './second-round.ts'

const { fields } = vector('bridge-bracketing') as { fields: { teams: number; rounds: { teams: number[] }[][] }[] }
const sizes = Array.from({ length: 11 }, (_, i) => 37 + i)
const from1to = (last: number) => Array.from({ length: last }, (_, i) => i + 1)

describe('printed', () => {
  test.each([9, 10, 11, 19, 20, 21, 22, 23])('BRI-18, BRI-22 the second round of %i teams', (teams) => {
    const printed = fields.find((field) => field.teams === teams)?.rounds[1]
    expect(secondRoundFor(teams)).toEqual(printed?.map((match) => match.teams))
  })

  test('BRI-19, BRI-20, BRI-23, BRI-24, BRI-26 the others have a regular second round', () => {
    const irregular = from1to(64).filter((teams) => secondRoundFor(teams))
    expect(irregular).toEqual([9, 10, 11, 19, 20, 21, 22, 23, ...sizes])
  })
})

describe('found', () => {
  test.each(sizes)('BRI-31 %i teams: one of 1 to 8, one of 9 to 16, one of 17 to 24, each once', (teams) => {
    const list = secondRoundFor(teams) as readonly ThreeWay[]
    expect(list.map(([first]) => first)).toEqual(from1to(8))
    expect(list.map(([, middle]) => middle - 8).toSorted((a, b) => a - b)).toEqual(from1to(8))
    expect(list.map(([, , third]) => third - 16).toSorted((a, b) => a - b)).toEqual(from1to(8))
  })

  test.each(sizes)('BRI-31 %i teams: survivors of one three-way of round 1 are kept apart', (teams) => {
    for (const [a, b] of together(teams)) expect(threeWayOf(a, teams)).not.toBe(threeWayOf(b, teams))
  })

  test.each(sizes)('BRI-31 %i teams: a three-way hands on numbers of opposite halves of sixteen', (teams) => {
    for (const [first, middle] of secondRoundFor(teams) ?? []) expect(halfOf(first)).not.toBe(halfOf(middle))
  })

  test.each(sizes)('BRI-31 %i teams: who was together comes into matches of disjoint quarters', (teams) => {
    for (const [a, b] of together(teams)) expect(areApart(threeWayOf(a, teams), threeWayOf(b, teams))).toBe(true)
  })

  test.each(sizes)('BRI-31 %i teams: no such list is closer to that of 24 (all searched)', (teams) =>
    expect(secondRoundFor(teams)).toEqual(closestTo24(together(teams))),
  )
})

test('BRI-31 of sixteen, 1 4 5 8 9 12 13 16 are one half and 1 8 9 16 one quarter', () => {
  expect(from1to(16).filter((number) => halfOf(number) === 1)).toEqual([1, 4, 5, 8, 9, 12, 13, 16])
  expect(from1to(16).filter((number) => quarterOf(number) === 1)).toEqual([1, 8, 9, 16])
})

/** The two numbers that each three-way of round 1 hands on. */
const together = (teams: number): [number, number][] =>
  (roundsFor(teams)[0] ?? []).filter(({ advance }) => advance === 2).map(({ takes }) => takes as [number, number])

const threeWayOf = (number: number, teams: number): ThreeWay =>
  secondRoundFor(teams)?.find((threeWay) => threeWay.includes(number)) as ThreeWay

const areApart = (one: readonly number[], other: readonly number[]): boolean => {
  const quarters = one.slice(0, 2).map(quarterOf)
  return !other.slice(0, 2).some((number) => quarters.includes(quarterOf(number)))
}

const quarterOf = (number: number): number => broughtTo(8, broughtTo(16, number))
const halfOf = (number: number): number => broughtTo(4, quarterOf(number))
const broughtTo = (teams: number, number: number): number => Math.min(number, teams + 1 - number)

type Column = readonly number[]
/** Whether the numbers below a beginning of a column can still be placed. */
type MayBegin = (beginning: Column) => boolean

/** BRI-31: fewest middle numbers moved, then fewest third numbers, then the first in the order of both columns. */
function closestTo24(couples: readonly (readonly [number, number])[]): ThreeWay[] | undefined {
  const others = new Map(couples.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]))
  const list = (roundsFor(24)[0] ?? []).map(({ seats }) => seats as ThreeWay)
  const [middlesOf24, thirdsOf24] = [list.map(([, middle]) => middle), list.map(([, , third]) => third)]
  for (let middlesMoved = 0; middlesMoved <= 8; middlesMoved++) {
    const placed = [...columns(middlesOf24, middlesMoved, besideFirsts(others))]
    for (let thirdsMoved = 0; thirdsMoved <= 8; thirdsMoved++)
      for (const middles of placed)
        for (const thirds of columns(thirdsOf24, thirdsMoved, besideMiddles(middles, others)))
          return middles.map((middle, row) => [row + 1, middle, thirds[row] as number])
  }
  return undefined
}

/** In their order, the columns of these numbers with so many of them in another row than listed. */
function* columns(listed: Column, moved: number, mayBegin: MayBegin, above: Column = []): Generator<Column> {
  const row = above.length
  if (moved < 0 || !mayBegin(above)) return
  if (row === listed.length && moved === 0) yield above
  for (const number of listed.toSorted((a, b) => a - b))
    if (!above.includes(number))
      yield* columns(listed, number === listed[row] ? moved : moved - 1, mayBegin, [...above, number])
}

const besideFirsts =
  (others: ReadonlyMap<number, number>): MayBegin =>
  (middles) => {
    const rows = middles.map((middle, row) => [row + 1, middle] as const)
    const rowWith = (number: number) => rows.find((row) => row.includes(number))
    return rows.every((row) => {
      const other = rowWith(others.get(row[1]) ?? 0)
      return halfOf(row[0]) !== halfOf(row[1]) && (!other || areApart(row, other))
    })
  }

/** Each third apart from the row of the other it was with, and the rows of those that wait are not too few for them. */
function besideMiddles(middles: Column, others: ReadonlyMap<number, number>): MayBegin {
  const rows = middles.map((_, row) => row)
  const handsOn = (row: number) => [row + 1, middles[row] as number]
  const apart = rows.map((row) => rows.filter((other) => areApart(handsOn(row), handsOn(other))))
  const rowsFor = (third: number, thirds: Column): number[] => {
    const other = others.get(third) ?? 0
    const row = other <= 8 ? other - 1 : other <= 16 ? middles.indexOf(other) : thirds.indexOf(other)
    return apart[row] ?? rows
  }
  return (thirds) => {
    const waiting = seventeenTo24.filter((third) => !thirds.includes(third)).map((third) => rowsFor(third, thirds))
    const hasRoom = (wanted: number[]) =>
      waiting.filter((each) => each.every((row) => wanted.includes(row))).length <=
      wanted.filter((row) => row >= thirds.length).length
    return thirds.every((third, row) => rowsFor(third, thirds).includes(row)) && waiting.every(hasRoom)
  }
}

const seventeenTo24 = from1to(8).map((number) => number + 16)
