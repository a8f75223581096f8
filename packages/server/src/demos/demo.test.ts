import { show } from '@arbiter/core/bulletin'
import { formats } from '@arbiter/core/formats'
import { verify } from '@arbiter/core/verify'
import { expect, test } from 'vitest'
import { casts } from './cast.ts'
import { demoOf } from './demo.ts'

const now = Date.parse('2026-05-01T20:00:00Z')

test('every format has its demo', () =>
  expect(casts.map(({ format }) => format).toSorted()).toEqual(formats.map(({ name }) => name).toSorted()))

test.each(casts)(
  '$name stands half-way: results are in, others are to come, and a second opinion finds nothing',
  (cast) => {
    const tournament = demoOf(cast, now)
    const { state, stages, todo } = show(tournament)
    const matches = stages.flatMap(({ rounds }) => rounds.flatMap((round) => round.matches))
    expect(state).toBe('running')
    expect(matches.filter((match) => match.state === 'decided')).toHaveLength(cast.stopAt)
    expect(todo.length).toBeGreaterThan(0)
    expect(verify(tournament.log).findings).toEqual([])
  },
)

test.each(casts)('$name is the same everywhere, and all of it lies in the past', (cast) => {
  const [one, another] = [demoOf(cast, now), demoOf(cast, now)]
  expect(one.log).toEqual(another.log)
  expect(Date.parse(one.last.at)).toBeLessThanOrEqual(now)
  expect(now - Date.parse(one.last.at)).toBeLessThan(60 * 60_000)
})
