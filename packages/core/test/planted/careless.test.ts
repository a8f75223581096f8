/** A heart that counts a game for whoever sits there now is caught: the error the equality laws cannot see. */
import { expect, test, vi } from 'vitest'
import { Chart } from '../../src/chart/chart.ts'
import { Dice } from '../../src/dice/dice.ts'
import type { RecordedFact, RecordedFactOf } from '../../src/facts/fact.ts'
import { type FactInForce, factsInForce } from '../../src/facts/in-force.ts'
import type { AnyFormat } from '../../src/formats/rule-book/format.ts'
import { campaign } from '../../src/testing/campaign.ts'
import { LawBroken } from '../../src/testing/world.ts'
import { effort } from '../contract.ts'
import { trial } from './trial.ts'

vi.mock('../../src/chart/apply.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('../../src/chart/apply.ts')>()
  const applyFact = (chart: Chart, fact: FactInForce) => original.applyFact(chart, forWhoeverSitsThere(chart, fact))
  const chartOf = (format: AnyFormat, log: readonly RecordedFact[]) => {
    const { options, dice } = log[0] as RecordedFactOf<'tournament-opened'>
    const chart = new Chart(format, options, new Dice(dice))
    for (const fact of factsInForce(log)) applyFact(chart, fact)
    return chart
  }
  return { ...original, applyFact, chartOf }
})

function forWhoeverSitsThere(chart: Chart, fact: FactInForce): FactInForce {
  const match = fact.type === 'game-finished' ? chart.board.matches.get(fact.match) : undefined
  if (!match || fact.type !== 'game-finished') return fact
  const game = match.series.next(match).find(({ number }) => number === fact.game)
  const ids = game && [game.white, game.black].map((seat) => chart.field.entrants[match.who(seat)]?.id)
  return ids?.every((id) => id !== undefined) ? { ...fact, sides: ids as unknown as typeof fact.sides } : fact
}

test('games counted without looking at the names: "a game counts for the people it names"', () => {
  const format = trial() as AnyFormat
  const world = { format, sizes: [4, 5, 8], options: [{}], longest: 120, rules: '', verify: () => ({ findings: [] }) }
  // It is seldom caught: the campaigns begin shortly before the one that catches it today.
  const isCaught = Array.from({ length: 400 }, (_, run) => 110 + run).some((run) => {
    try {
      campaign(world, `careless ${run}`, new Map(), { ...effort, limit: 150 })
    } catch (error) {
      return error instanceof LawBroken && error.law === 'a game counts for the people it names'
    }
    return false
  })
  expect(isCaught).toBe(true)
})
