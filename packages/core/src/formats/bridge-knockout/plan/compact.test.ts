/** Compact knockouts: the printed patterns, and every size played to the end. */
import { describe, expect, test } from 'vitest'
import { bridge } from '../../../../test/hall.ts'
import { vector } from '../../../../test/vectors.ts'
import { bridgeOptions } from '../options.ts'
import { compactPattern, compactPlan, firstHalfTickets, isRing, secondHalfTickets } from './compact.ts'

interface Pattern {
  readonly tables: number
  readonly headToHeadTables: readonly [number, number]
  readonly ringTables: readonly [number, number]
  readonly matches: readonly Readonly<Record<'match' | 'winnerTo' | 'firstTo' | 'secondTo' | 'loserTo', string>>[]
}
const { patterns } = vector('bridge-compact') as { patterns: readonly Pattern[] }
const options = bridgeOptions.parse({ compact: true })
const stronger = (a: string, b: string): [number, number] =>
  Number(a.slice(1)) < Number(b.slice(1)) ? [20, 10] : [10, 20]

describe.each(patterns)('$tables tables', ({ tables, matches, headToHeadTables, ringTables }) => {
  test('BRI-66 everybody goes where the document sends them', () => {
    const printed = matches.map(({ match, winnerTo, firstTo, secondTo, loserTo }) => ({
      match,
      to: [winnerTo, firstTo, secondTo, loserTo].filter((ticket) => ticket !== undefined),
    }))
    expect(compactPattern(tables)).toEqual(printed)
  })

  test('BRI-65 every seat of both halves is filled once, on as many tables as printed', () => {
    const halves = [firstHalfTickets(tables), secondHalfTickets(tables)]
    halves.forEach((tickets, half) => {
      expect(new Set(tickets).size).toBe(tables)
      expect(tickets.filter((ticket) => !isRing(ticket)).length).toBe(headToHeadTables[half])
      expect(tickets.filter(isRing).length).toBe(ringTables[half])
    })
  })

  test('BRI-66 winners never meet losers, and nobody meets again in the second half', () => {
    const [first, second] = compactPlan(tables, options)
    const from = (number: number) => first?.matches.findIndex(({ takes }) => takes.includes(number))
    for (const { seats, isOfLosers } of second?.matches ?? []) {
      const sources = seats.map(from)
      expect(new Set(sources).size).toBe(seats.length)
      const lost = seats.map((number) => first?.matches.some(({ takes }) => takes.at(-1) === number))
      expect(lost.every((each) => each === (isOfLosers === true))).toBe(true)
    }
  })

  test('BRI-68 four survive and play a regular four', () => {
    const [, second, semifinals, final] = compactPlan(tables, options)
    expect(second?.matches.flatMap(({ takes }) => takes)).toEqual([1, 2, 3, 4])
    expect(semifinals?.matches.map(({ seats }) => seats)).toEqual([
      [1, 4],
      [2, 3],
    ])
    expect(final?.matches.map(({ seats, boards }) => [seats, boards])).toEqual([[[1, 2], 28]])
  })

  test('BRI-69 everybody is seated once, and the two strongest are among the four survivors', () => {
    const [first] = compactPlan(tables, options)
    expect(first?.matches.flatMap(({ seats }) => seats).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: tables }, (_, i) => i + 1),
    )
    const hall = bridge(tables, { compact: true })
    hall.scoreRound(stronger).scoreRound(stronger)
    const semifinalists = hall.bulletin.table.filter(({ rank }) => rank === 1).map(({ name }) => name)
    expect(semifinalists).toEqual(expect.arrayContaining(['T1', 'T2']))
    expect(semifinalists).toHaveLength(4)
  })

  test('played to the end: the strongest wins, and ranks go by halves', () => {
    const hall = bridge(tables, { compact: true })
    for (let round = 0; round < 4; round++) hall.scoreRound(stronger)
    const { state, champion, table } = hall.bulletin
    expect([state, champion, table[1]?.name]).toEqual(['finished', 'T1', 'T2'])
    const won = compactPlan(tables, options)[1]?.teams as number
    const bands = table.map(({ place }) => place)
    expect(bands.slice(0, 4)).toEqual(['1', '2', '3–4', '3–4'])
    expect(bands.filter((band) => band === `5–${won}`).length).toBe(won - 4)
    expect(bands.filter((band) => band === `${won + 1}–${tables}`).length).toBe(tables - won)
  })
})

test.each([11, 17, 4])('BRI-70 %i teams are refused with the numbers that can play', (teams) => {
  expect(() => bridge(teams, { compact: true })).toThrow('[12,13,14,15,16]')
})

test.each(['bracketed', 'playoff'])('BRI-70 compact does not go with %s', (option) => {
  expect(() => bridge(12, { compact: true, [option]: true })).toThrow('bridge-not-compact')
})
