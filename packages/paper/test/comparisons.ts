/** Comparisons made from a few words, for the tests of the plot. */
import { german } from '@arbiter/words/de'
import { english } from '@arbiter/words/en'
import { french } from '@arbiter/words/fr'
import type { Message } from '../../core/src/message/message.ts'
import type { SimulationAnswer, Spread } from '../../core/src/simulate/answer.ts'
import type { Comparison, ComparisonRow } from '../src/comparison/comparison.ts'

interface Words {
  readonly best?: number
  readonly order?: number | null
  /** Mean, and from 5 to 95 %. */
  readonly hours?: readonly [number, number, number]
  readonly games?: readonly [number, number, number]
}

for (const language of [english, german, french]) language.add({ 'test-title': '{ $text }' })

/** A title that somebody wrote, hostile or not; those of formats are messages of theirs. */
const titled = (text: string): Message => ({ id: 'test-title', text: { text } })

export const row = (title: string, words: Words = {}): ComparisonRow => ({
  format: title.toLowerCase(),
  title: titled(title),
  answer: answer(words),
})

export const refused = (title: string, refusal: string): ComparisonRow => ({
  format: title.toLowerCase(),
  title: titled(title),
  refusal: [titled(refusal)],
})

export const compared = (
  rows: readonly ComparisonRow[],
  { field = '16 entrants, 1800 to 1200', seed = 'autumn' }: { field?: string; seed?: string } = {},
): Comparison => ({
  field: titled(field),
  runs: 20_000,
  seed,
  rows,
})

function answer({ best = 0.5, order = 0.8, hours = [5, 4, 6.5], games = [50, 40, 60] }: Words): SimulationAnswer {
  const sure = (mean: number, reach: number) => [mean - reach, mean + reach] as const
  return {
    ...{ runs: 20_000, seed: 'autumn', format: 'any' },
    ...{ bestWins: best, bestWinsInterval: [Math.max(0, best - 0.007), Math.min(1, best + 0.007)] },
    ...{ correlation: order, correlationInterval: order === null ? null : sure(order, 0.002) },
    ...{ hours: spread(hours), games: spread(games), gamesPerEntrant: spread([games[0] / 8, 2, 12]) },
    ...{ rounds: spread([4, 4, 4]), byes: spread([0.2, 0, 1]), unequal: 0.341, entrants: [] },
  }
}

const spread = ([mean, p5, p95]: readonly [number, number, number]): Spread => ({ mean, p5, p95 })

export const usual = compared([
  row('League', { best: 0.58, order: 0.86, hours: [20.3, 19, 21.8], games: [240, 240, 240] }),
  row('Cup', { best: 0.46, order: 0.71, hours: [9.1, 7.2, 12.4], games: [54, 42, 76] }),
  row('Diagonal', { best: 0.41, order: 0.78, hours: [7.2, 6, 8.9], games: [82, 64, 104] }),
  row('Hybrid Knockout', { best: 0.31, order: 0.62, hours: [3.8, 3.1, 4.9], games: [19, 15, 26] }),
  refused('Bridge Knockout', 'It is for teams, and these entrants are players.'),
])

const titles = ['League', 'Cup', 'Diagonal', 'Hybrid Knockout', 'Bridge Knockout', 'Cup with three pairs']

/** So many formats that come out all the same. */
export const alike = (count: number): Comparison => compared(titles.slice(0, count).map((title) => row(title)))

/** Nothing and all, for nothing and for much. */
export const extreme = compared([
  row('League', { best: 1, order: 1, hours: [20, 20, 20], games: [240, 240, 240] }),
  row('Cup', { best: 0, order: -1, hours: [0, 0, 0], games: [0, 0, 0] }),
  row('Diagonal', { best: 1, order: 1, hours: [0, 0, 0], games: [0, 0, 0] }),
  row('Hybrid Knockout', { best: 0, order: -1, hours: [20, 20, 20], games: [240, 240, 240] }),
])

export const equals = compared([
  row('League', { best: 1, order: null }),
  row('Cup', { best: 1, order: null, hours: [3, 2, 4] }),
])

export const nothing = compared([refused('Cup', 'A cup takes 8 or 16 entrants, not 12 (CUP-4).')])

const hostile = `</style></svg><script>alert('1')</script><img src=x onerror="alert(2)">\u0000\u202E&amp;`

export const hostileEverywhere = compared([row(hostile), refused(hostile, hostile)], { field: hostile, seed: hostile })
