import { describe, expect, test } from 'vitest'
import { vector } from '../../../../test/vectors.ts'
import { firstHalf, halfTime, type RingSeating, secondHalf, tickets } from './movement.ts'

const golden = vector('bridge-scoring') as {
  ring: { seats: Record<string, [string, string]>; halfTime: string }
}
const written = ({ table, northSouth, eastWest }: RingSeating) =>
  `${table}: ${tickets[northSouth]} v ${tickets[eastWest]}`
const meet = (a: number, b: number) => (seating: RingSeating) =>
  [seating.northSouth, seating.eastWest].toSorted().join() === [a, b].toSorted().join()

describe('three teams', () => {
  test('BRI-34 the lowest number has ticket XY, the next YZ, the third ZX', () =>
    expect(tickets).toEqual(['XY', 'YZ', 'ZX']))

  test('BRI-34 first half: at X XY v ZX, at Y YZ v XY, at Z ZX v YZ', () =>
    expect(firstHalf.map(written)).toEqual(['X: XY v ZX', 'Y: YZ v XY', 'Z: ZX v YZ']))

  test('BRI-34 second half: at X XY v YZ, at Y YZ v ZX, at Z ZX v XY', () =>
    expect(secondHalf.map(written)).toEqual(['X: XY v YZ', 'Y: YZ v ZX', 'Z: ZX v XY']))

  test.each(Object.entries(golden.ring.seats))('BRI-34 ticket %s begins %j', (ticket, [northSouth, eastWest]) => {
    const team = (tickets as readonly string[]).indexOf(ticket)
    expect(`N-S at ${firstHalf.find((seating) => seating.northSouth === team)?.table}`).toBe(northSouth)
    expect(`E-W at ${firstHalf.find((seating) => seating.eastWest === team)?.table}`).toBe(eastWest)
  })

  test('BRI-34 half time as the document says it', () => {
    const moves = (to: Record<string, string>) =>
      Object.entries(to)
        .map((move) => move.join(' to '))
        .join(', ')
    expect(`E-W pairs ${moves(halfTime.eastWest)}; boards ${moves(halfTime.boards)}`).toBe(golden.ring.halfTime)
  })

  test.each([
    [0, 1],
    [1, 2],
    [2, 0],
  ])('BRI-34 teams %i and %i play the same boards at two tables, seats reversed, once in each half', (a, b) => {
    const [first, ...othersOfFirst] = firstHalf.filter(meet(a, b))
    const [second, ...othersOfSecond] = secondHalf.filter(meet(a, b))
    expect([...othersOfFirst, ...othersOfSecond]).toEqual([])
    expect(second?.boards).toBe(first?.boards)
    expect(second?.table).not.toBe(first?.table)
    expect(second).toMatchObject({ northSouth: first?.eastWest, eastWest: first?.northSouth })
  })

  test('BRI-34 in each half every pair sits once, nobody against itself, and every set of boards is at one table', () => {
    for (const half of [firstHalf, secondHalf]) {
      expect(half.map(({ northSouth }) => northSouth).toSorted()).toEqual([0, 1, 2])
      expect(half.map(({ eastWest }) => eastWest).toSorted()).toEqual([0, 1, 2])
      expect(half.map(({ boards }) => boards).toSorted()).toEqual(['X', 'Y', 'Z'])
      expect(half.some(({ northSouth, eastWest }) => northSouth === eastWest)).toBe(false)
    }
  })
})
