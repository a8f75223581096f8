import { show } from '@arbiter/core/bulletin'
import { verify } from '@arbiter/core/verify'
import { expect, test } from 'vitest'
import { demos, tournamentOf } from './demo.ts'

const now = Date.parse('2026-05-01T20:00:00Z')

test.each(demos)(
  '$name stands half-way: results are in, others are to come, and a second opinion finds nothing',
  (demo) => {
    const tournament = tournamentOf(demo, now)
    const { state, stages, todo } = show(tournament)
    const matches = stages.flatMap(({ rounds }) => rounds.flatMap((round) => round.matches))
    expect(state).toBe('running')
    expect(matches.filter((match) => match.state === 'decided')).toHaveLength(demo.stopAt)
    expect(todo.length).toBeGreaterThan(0)
    expect(verify(tournament.log).findings).toEqual([])
  },
)

test.each(demos)('$name is the same everywhere, and all of it lies in the past', (demo) => {
  const [one, another] = [tournamentOf(demo, now), tournamentOf(demo, now)]
  expect(one.log).toEqual(another.log)
  expect(Date.parse(one.last.at)).toBeLessThanOrEqual(now)
  expect(now - Date.parse(one.last.at)).toBeLessThan(60 * 60_000)
})
