/** Handicaps: the formula against the printed table, and those of a log (BRI-58 to BRI-64, BRI-93). */
import { describe, expect, test } from 'vitest'
import {
  average,
  entered,
  entry,
  type Fields,
  handicap,
  isFound,
  isGood,
  type Log,
  named,
  paired,
  ranks,
  report,
  rulesFound,
  type Setup,
  start,
  upTo,
  verdictOf,
} from '../../../test/bridge-log.ts'
import { vector } from '../../../test/vectors.ts'
import type { Person } from '../field.ts'
import { handicapOf } from './handicap.ts'
import type { BridgeSettings } from './options.ts'

const team = (masterpoints: number): Person => average(masterpoints) as unknown as Person
const plain = { override: undefined, isRoundedToWhole: false } as BridgeSettings
const imps = (high: number, low: number, boards: number, settings: Partial<BridgeSettings> = {}): number =>
  handicapOf(team(high), team(low), boards, { ...plain, ...settings })[1] / 1000

test('BRI-58, BRI-61 the formula gives every printed figure but the four misprints', () => {
  interface Entry {
    readonly higher: number
    readonly lower: number
    readonly printed: number
    readonly misprint: boolean
  }
  const { entries } = vector('bridge-handicap') as { readonly entries: readonly Entry[] }
  const off = entries.filter(({ higher, lower, printed }) => imps(higher, lower, 24) !== printed)
  expect(entries).toHaveLength(798)
  expect(off).toEqual(entries.filter(({ misprint }) => misprint))
})

test.each`
  title                             | high    | low    | boards | settings                         | due
  ${'BRI-58 equal averages'}        | ${500}  | ${500} | ${28}  | ${{}}                            | ${0}
  ${'BRI-83 an average of nothing'} | ${60}   | ${0}   | ${10}  | ${{}}                            | ${3.979}
  ${'BRI-62 rounded to whole IMPs'} | ${1000} | ${500} | ${24}  | ${{ isRoundedToWhole: true }}    | ${5}
  ${'BRI-64 a percentage'}          | ${60}   | ${0}   | ${10}  | ${{ override: { percent: 50 } }} | ${1.99}
  ${'BRI-64 a fixed number'}        | ${1000} | ${999} | ${24}  | ${{ override: { imps: 5 } }}     | ${5}
  ${'BRI-64 a table: below its first step'} | ${999} | ${500} | ${24} | ${{ override: { table: [[500, 3], [1000, 6]] } }} | ${0}
  ${'BRI-64 a table: a step that is reached'} | ${1000} | ${500} | ${24} | ${{ override: { table: [[500, 3], [1000, 6]] } }} | ${3}
  ${'BRI-64 a table: the last step'} | ${9000} | ${500} | ${24} | ${{ override: { table: [[500, 3], [1000, 6]] } }} | ${6}
`('$title', ({ high, low, boards, settings, due }) => {
  expect(imps(high, low, boards, settings)).toBe(due)
})

// --- in a log ----------------------------------------------------------------------------------

/** Four teams of 1000, 500, 200 and 100 masterpoints. */
const points = [1000, 500, 200, 100]
const setup = (options: Fields = {}): Setup => ({
  options: { handicap: true, ...options },
  team: (number) => average(points[number - 1] ?? 50, number),
})
const due = (a: number, b: number, boards: number): Fields =>
  handicap(`${a}-${b}`, boards, 0, imps(points[a - 1] ?? 50, points[b - 1] ?? 50, boards))
const withHandicaps = (log: Log, ...handicaps: Fields[]): Log => log.add(start(upTo(4), { handicaps }))
const four = (options: Fields = {}) => withHandicaps(entered(4, setup(options)), due(1, 4, 28), due(2, 3, 28))
const final = (handicaps: Fields[]) => paired(2, '1-2', { handicaps })

describe('told before play', () => {
  isGood('BRI-64 those of round 1 are in the start', four)
  isFound(
    'BRI-64 none is left out',
    () => entered(4, setup()),
    (log) => withHandicaps(log, due(1, 4, 28)),
  )
  isFound(
    'BRI-64 they are in the order of the matches',
    () => entered(4, setup()),
    (log) => withHandicaps(log, due(2, 3, 28), due(1, 4, 28)),
  )
  isFound(
    'BRI-63 for the boards of the match',
    () => entered(4, setup()),
    (log) => withHandicaps(log, due(1, 4, 24), due(2, 3, 28)),
  )
  isFound(
    'BRI-58 by the formula',
    () => entered(4, setup()),
    (log) => withHandicaps(log, handicap('1-4', 28, 0, 18.777), due(2, 3, 28)),
  )
  isFound(
    'BRI-58 for the lower team',
    () => entered(4, setup()),
    (log) => withHandicaps(log, handicap('1-4', 28, imps(1000, 100, 28), 0), due(2, 3, 28)),
  )
  isFound(
    'BRI-62 rounded where the option says so',
    () => entered(4, setup({ handicapRounding: 'nearest' })),
    (log) => withHandicaps(log, due(1, 4, 28), due(2, 3, 28)),
  )
  isFound(
    'BRI-64 none without the option',
    () => entered(4),
    (log) => withHandicaps(log, due(1, 4, 28)),
  )
  isFound(
    'BRI-59 an unknown average is an error',
    () => entered(4, { options: { handicap: true } }),
    (log) => log.add(start(upTo(4))),
  )
  isGood('BRI-93 the final is published with its handicap, of twice the boards', () =>
    four()
      .play('1 1-4 60-20')
      .add(report('2 2-3 60-20'), final([due(1, 2, 56)]))
      .play('3 1-2 60-20'),
  )
  isFound(
    'BRI-81 before that it is not played',
    () => four().play('1 1-4 60-20', '2 2-3 60-20'),
    (log) => log.play('3 1-2 60-20'),
  )
  isFound(
    'BRI-58 the final has a wrong one',
    () => four().play('1 1-4 60-20'),
    (log) => log.add(report('2 2-3 60-20'), final([handicap('1-2', 56, 0, 1)])),
  )
  isFound(
    'BRI-93 it is default',
    () => four().play('1 1-4 60-20', '2 2-3 60-20'),
    (log) => log.add(paired(2, '1-2', { kind: 're-paired', handicaps: [due(1, 2, 56)] })),
  )
  isGood('BRI-93 third place is published by name', () =>
    four({ thirdPlace: true })
      .play('1 1-4 60-20')
      .add(
        report('2 2-3 60-20'),
        final([due(1, 2, 56)]),
        named('third-place', 'default', '4-3', {
          handicaps: [handicap('4-3', 28, imps(points[2] ?? 50, points[3] ?? 50, 28), 0)],
        }),
      )
      .play('T1.1 4-3 20-60', '3 1-2 60-20'),
  )
})

test('BRI-73 a handicap counts to the score', () => {
  const given = imps(1000, 100, 28)
  expect(given).toBeGreaterThan(10)
  const log = four().play('1 1-4 30-20')
  expect(rulesFound(log)).toEqual([])
  expect(ranks(log)).toBe('1:2,3,4 3:1')
})

test('BRI-62 in a three-way each two teams have one, for half the boards; extra boards are scratch', () => {
  const log = entered(3, setup()).add(start(upTo(3), { handicaps: [due(1, 2, 28), due(1, 3, 28), due(2, 3, 28)] }))
  expect(rulesFound(log)).toEqual([])
  const seven = entered(7, setup())
  const pairs = ['1-4', '1-7', '4-7'].map((pair) => pair.split('-').map(Number) as [number, number])
  const handicaps = [...pairs.map(([a, b]) => due(a, b, 14)), due(2, 6, 28), due(3, 5, 28)]
  expect(rulesFound(seven.add(start(upTo(7), { handicaps })))).toEqual([])
})

test('BRI-63 boards carried over count for the handicap', () => {
  const log = entered(3, setup()).add(start(upTo(3), { handicaps: [due(1, 2, 28), due(1, 3, 28), due(2, 3, 28)] }))
  log.play('1/1 1-2 60-20', '1/3 1-3 60-20').add(report('1/5 2-3 60-20'), final([due(1, 2, 56)]))
  expect(rulesFound(log)).toEqual([])
  expect(verdictOf(log.play('2 1-2 20-40')).champion).toBe('t1')
})

test('BRI-59 a late team tells its players', () => {
  const nine = ['1-8', '2-7', '3-6', '4-5'].map((pair) => pair.split('-').map(Number) as [number, number])
  const eight = () => entered(8, setup()).add(start(upTo(8), { handicaps: nine.map(([a, b]) => due(a, b, 28)) }))
  expect(rulesFound(eight())).toEqual([])
  expect(rulesFound(eight().add(entry(9)))).toEqual(['BRI-59'])
  const told = [due(4, 5, 14), due(4, 9, 14), due(5, 9, 14)]
  expect(rulesFound(eight().add(entry(9, average(50, 9), { handicaps: told })))).toEqual([])
  expect(rulesFound(eight().add(entry(9, average(50, 9), { handicaps: [due(4, 9, 14)] })))).toEqual(['BRI-64'])
  expect(
    rulesFound(eight().add(entry(9, average(50, 9), { handicaps: [due(4, 5, 28), due(4, 9, 28), due(5, 9, 28)] }))),
  ).toEqual(['BRI-63'])
})
