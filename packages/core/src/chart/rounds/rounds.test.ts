import { expect, test } from 'vitest'
import { bridge } from '../../../test/hall.ts'
import type { Stage } from '../stage.ts'
import { roundsOf, roundsToCome } from './rounds.ts'

test('rounds that are drawn come before those that are still to be paired', () => {
  const [stage] = bridge(8, { handicap: true }).tournament.chart.board.stages as [Stage]
  const rounds = roundsOf(
    stage,
    ({ number }) => `${number} drawn`,
    ({ number }) => `${number} to come`,
  )
  expect(rounds).toEqual(['1 drawn', '2 to come', '3 to come'])
  expect(roundsToCome(stage).map(({ number }) => number)).toEqual([2, 3])
})
