import { expect, test } from 'vitest'
import { bookOf } from '../../../test/cup-book.ts'
import { inEnglish } from '../../../test/said.ts'
import type { Chart } from '../../chart/chart.ts'
import { act } from '../../decider/decide.ts'
import type { Instant } from '../../facts/instant.ts'
import { bridgeKnockout } from '../../formats/bridge-knockout/format.ts'
import { cup } from '../../formats/cup/format.ts'
import { formats } from '../../formats/index.ts'
import type { AnyFormat } from '../../formats/rule-book/format.ts'
import { unwrap } from '../../refusals/result.ts'
import { openTournament } from '../../tournament/open.ts'
import { Elo } from './elo.ts'
import { EnginePairs } from './engines.ts'
import { fieldOf } from './field.ts'
import { type ModelSpec, modelOf, modelSays, modelSpecSchema, suits, usualModel } from './spec.ts'
import { Teams } from './teams.ts'

const asked = { by: 'test', now: '2026-01-01T00:00:00Z' as Instant }

function chartOf(format: AnyFormat, ...commands: Parameters<typeof act>[1][]): Chart {
  const { tournament } = unwrap(openTournament(format, { dice: 'spec' }, asked))
  const entrants = fieldOf(8, {}, format.about.whom)
  for (const command of [{ do: 'enter', entrants } as const, ...commands])
    expect(act(tournament, command, asked)).toMatchObject({ ok: true })
  return tournament.chart
}

test.each(formats)('$name is played by the model that fits it', (format) => {
  const chart = chartOf(format)
  const spec = usualModel(chart)
  expect(spec).toEqual({ kind: format.about.whom === 'teams' ? 'teams' : 'elo' })
  expect(modelSpecSchema.parse(spec)).toEqual(spec)
  expect(modelOf(spec, chart)).toBeInstanceOf(format.about.whom === 'teams' ? Teams : Elo)
})

test('a cup with openings is one of engines', () => {
  const chart = chartOf(cup, { do: 'start', openings: bookOf(30) })
  expect(usualModel(chart)).toEqual({ kind: 'engines' })
  expect(modelOf(usualModel(chart), chart)).toBeInstanceOf(EnginePairs)
})

test('so is one whose games were arranged for engines, without openings', () => {
  const chart = chartOf(cup, { do: 'arrange', from: 1, play: {} })
  expect(usualModel(chart)).toEqual({ kind: 'engines' })
})

test('a model that gives results the format does not know suits it not, and is never made', () => {
  expect(suits({ kind: 'elo' }, bridgeKnockout)).toBe(false)
  expect(suits({ kind: 'teams' }, cup)).toBe(false)
  expect(suits({ kind: 'engines' }, cup)).toBe(true)
  expect(() => modelOf({ kind: 'elo' }, chartOf(bridgeKnockout))).toThrow(TypeError)
  expect(() => modelOf({ kind: 'teams' }, chartOf(cup))).toThrow(TypeError)
})

test('what is said takes the place of what is usual', () => {
  const chart = chartOf(cup)
  const [best, worst] = [0, 7]
  const expected = (spec: ModelSpec) => modelOf(spec, chart).expected(best, worst)
  expect(expected({ kind: 'elo', advantage: 300 })).toBeLessThan(expected({ kind: 'elo' }) - 0.01)
  expect(expected({ kind: 'engines', spread: 300 })).toBeLessThan(expected({ kind: 'engines' }) - 0.01)
  expect(expected({ kind: 'engines', drawElo: 500 })).not.toBeCloseTo(expected({ kind: 'engines' }), 3)
  expect(expected({ kind: 'engines', advantage: 300 })).toBeLessThan(expected({ kind: 'engines' }) - 0.01)
  const bridge = chartOf(bridgeKnockout)
  const steady = modelOf({ kind: 'teams', deviation: 2 }, bridge).expected(best, worst)
  expect(steady).toBeGreaterThan(modelOf({ kind: 'teams' }, bridge).expected(best, worst) + 0.1)
})

test.each`
  spec                                                        | isTaken
  ${{ kind: 'elo', advantage: -500, draws: 1 }}               | ${true}
  ${{ kind: 'elo', draws: 1.01 }}                             | ${false}
  ${{ kind: 'elo', draws: -0.1 }}                             | ${false}
  ${{ kind: 'elo', advantage: Number.NaN }}                   | ${false}
  ${{ kind: 'elo', drawElo: 97.3 }}                           | ${false}
  ${{ kind: 'engines', advantage: 0, spread: 0, drawElo: 0 }} | ${true}
  ${{ kind: 'engines', drawElo: 601 }}                        | ${false}
  ${{ kind: 'engines', spread: -1 }}                          | ${false}
  ${{ kind: 'teams', deviation: 6 }}                          | ${true}
  ${{ kind: 'teams', deviation: 0 }}                          | ${false}
  ${{ kind: 'dice' }}                                         | ${false}
  ${{}}                                                       | ${false}
`('$spec may be asked for: $isTaken', ({ spec, isTaken }) => {
  expect(modelSpecSchema.safeParse(spec).success).toBe(isTaken)
})

test.each`
  spec                                           | words
  ${{ kind: 'elo' }}                             | ${'Results follow Elo’s expected score: the first move is worth 35 rating points, and equals draw 40% of their games.'}
  ${{ kind: 'elo', advantage: 0, draws: 0.255 }} | ${'Results follow Elo’s expected score: the first move is worth 0 rating points, and equals draw 26% of their games.'}
  ${{ kind: 'engines' }}                         | ${'Engines play pairs of games. An opening is worth 30 points to White, give or take 65, in both games of its pair. A side wins by being 153 points better: from a level opening, equals draw 41% of their games.'}
  ${{ kind: 'teams' }}                           | ${'Teams score IMPs by board, around the margin that a handicap by masterpoints would even out, or that their ratings suggest, with a deviation of 5.63 IMPs a board.'}
`('$spec in words', ({ spec, words }) => expect(inEnglish(modelSays(spec))).toBe(words))

test('what is supposed is said', () => {
  const suppose = [{ first: 'a', second: 'b', result: 'draw' }] as never
  expect(modelSays({ kind: 'elo', suppose }).at(-1)).toEqual({ id: 'simulate-supposed', count: 1 })
})
