import { describe, expect, it, test } from 'vitest'
import { lanesOf, ticksTo } from './course-lanes.ts'

const title = { id: 'title', name: 'Title', places: 1 }

/** Chances of the title at one moment. */
const at = (chances: Readonly<Record<string, number>>) =>
  ({
    runs: 10_000,
    entrants: Object.entries(chances).map(([name, chance]) => ({ name, ranks: [chance, 1 - chance] })),
  }) as never

describe('the lanes of a course', () => {
  const course = [
    at({ Ann: 0.4, 'Müller, Anna': 0.3, 'محمد صلاح': 0.2, Dan: 0.1 }),
    at({ Ann: 0.5, 'Müller, Anna': 0.3, 'محمد صلاح': 0.2, Dan: 0 }),
    at({ Ann: 0.6, 'Müller, Anna': 0.4, 'محمد صلاح': 0, Dan: 0 }),
  ]

  it('the leader, the one who is followed, and those who are out', () => {
    const lanes = lanesOf(course, title, 'Müller, Anna')
    expect(Object.fromEntries(lanes.map(({ name, kind, out }) => [name, [kind, out]]))).toEqual({
      Ann: ['lead', undefined],
      'Müller, Anna': ['me', undefined],
      'محمد صلاح': ['gone', 2],
      Dan: ['gone', 1],
    })
  })

  it('a moment that is still being reckoned is left out', () => {
    const [lane] = lanesOf([course[0], undefined, course[2]], title, undefined).filter(({ name }) => name === 'Ann')
    expect(lane?.points.map(({ i }) => i)).toEqual([0, 2])
  })

  it('nothing before the present is known', () => expect(lanesOf([course[0], undefined], title, undefined)).toEqual([]))

  it('at most nine lines, the followed one among them', () => {
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`P${i + 1}`, (20 - i) / 210]))
    const names = lanesOf([at(many)], title, 'P20').map(({ name }) => name)
    expect(names).toHaveLength(9)
    expect(names).toContain('P20')
    expect(names).not.toContain('P9')
  })

  it('names never overlap, however close the lines end', () => {
    const level = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`P${i + 1}`, 1 / 9]))
    const labels = lanesOf([at(level)], title, undefined)
      .map(({ label }) => label)
      .sort((a, b) => a - b)
    const gaps = labels.slice(1).map((label, i) => label - (labels[i] as number))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(8.3)
    expect(labels[0]).toBeGreaterThanOrEqual(0)
    expect(labels.at(-1)).toBeLessThanOrEqual(100)
  })
})

test.each`
  most    | ticks
  ${0}    | ${[0, 0.01]}
  ${0.04} | ${[0, 0.01, 0.02, 0.03, 0.04]}
  ${0.3}  | ${[0, 0.1, 0.2, 0.3]}
  ${1}    | ${[0, 0.2, 0.4, 0.6, 0.8, 1]}
`('ticks to $most', ({ most, ticks }) => {
  expect(ticksTo(most).map((tick) => Number(tick.toFixed(4)))).toEqual(ticks)
})
