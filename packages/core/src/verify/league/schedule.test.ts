/** The schedule is checked against the printed one and against what LEA-S2 to LEA-S5 say of every size. */
import { expect, test } from 'vitest'
import { leagueSchedule, type ScheduledPhase } from './schedule.ts'

const sizes = Array.from({ length: 27 }, (_, i) => i + 4)

const inWords = ({ pairs, bye }: ScheduledPhase): string =>
  [...pairs.map(([white, black]) => `${'ABCDE'[white - 1]}-${'ABCDE'[black - 1]}`), 'ABCDE'[(bye ?? 0) - 1]].join(' ')

test('LEA-S6 the printed schedule for five players: pairs, colours, byes and order', () => {
  expect(leagueSchedule(5, false).map(inWords)).toEqual([
    'A-B C-D E',
    'A-C B-E D',
    'A-D C-E B',
    'A-E B-D C',
    'B-C D-E A',
    'B-A D-C E',
    'C-A E-B D',
    'D-A E-C B',
    'E-A D-B C',
    'C-B E-D A',
  ])
})

test.each(sizes)('LEA-S2 of %i everybody meets everybody once with each colour', (players) => {
  for (const balancedColours of [false, true]) {
    const pairs = leagueSchedule(players, balancedColours).flatMap((phase) => phase.pairs.map((pair) => pair.join('-')))
    expect(pairs).toHaveLength(players * (players - 1))
    expect(new Set(pairs).size).toBe(pairs.length)
  }
})

test.each(sizes)(
  'LEA-S4 of %i everybody has one place in every phase and one bye in a cycle if they are odd',
  (players) => {
    const phases = leagueSchedule(players, false)
    const everybody = Array.from({ length: players }, (_, i) => i + 1)
    expect(phases).toHaveLength(players % 2 === 0 ? 2 * (players - 1) : 2 * players)
    for (const { pairs, bye } of phases) expect(sorted([...pairs.flat(), ...(bye ? [bye] : [])])).toEqual(everybody)
    const byes = phases.filter(({ cycle }) => cycle === 1).flatMap(({ bye }) => bye ?? [])
    expect(sorted(byes)).toEqual(players % 2 === 0 ? [] : everybody)
  },
)

test.each(sizes)('LEA-6 of %i the matches of a phase stand in the order of the earlier-listed player', (players) => {
  for (const { pairs } of [...leagueSchedule(players, false), ...leagueSchedule(players, true)]) {
    const earlier = pairs.map((pair) => Math.min(...pair))
    expect(earlier).toEqual(sorted(earlier))
  }
})

test.each(sizes)('LEA-8 of %i balanced colours differ by at most one in a cycle and run to four at most', (players) => {
  const phases = leagueSchedule(players, true)
  for (let player = 1; player <= players; player++) {
    const coloursIn = (cycle: ScheduledPhase[]) => cycle.flatMap(({ pairs }) => coloursOf(player, pairs))
    const first = coloursIn(phases.filter(({ cycle }) => cycle === 1))
    const whites = first.filter((colour) => colour === 'W').length
    expect(Math.abs(2 * whites - first.length)).toBe(players % 2 === 0 ? 1 : 0)
    expect(coloursIn(phases).join('')).not.toMatch(/W{5}|B{5}/)
  }
})

const coloursOf = (player: number, pairs: ScheduledPhase['pairs']): ('W' | 'B')[] =>
  pairs.flatMap(([white, black]) => (white === player ? ['W'] : black === player ? ['B'] : []))

const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b)
