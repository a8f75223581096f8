import { describe, expect, test } from 'vitest'
import { inEnglish } from '../../test/said.ts'
import type { EngineSpec } from '../engine/spec.ts'
import { concurrencyFor, grantConcurrency } from './concurrency.ts'

const engine = (more: Partial<EngineSpec> = {}): EngineSpec => ({ name: 'X', command: 'x', ...more })

describe('games at once', () => {
  test.each`
    cores | engines                                                        | games
    ${2}  | ${[engine(), engine()]}                                        | ${2}
    ${8}  | ${[engine({ threads: 4 }), engine()]}                          | ${2}
    ${8}  | ${[engine({ options: { Threads: 3 } }), engine()]}             | ${2}
    ${8}  | ${[engine({ options: { threads: 3 }, threads: 2 }), engine()]} | ${4}
    ${2}  | ${[engine({ threads: 4 })]}                                    | ${1}
    ${1}  | ${[]}                                                          | ${1}
  `('on $cores cores: $games', ({ cores, engines, games }) => expect(concurrencyFor(engines, cores).games).toBe(games))

  test('the arithmetic is told', () => {
    expect(inEnglish(concurrencyFor([engine(), engine()], 2).arithmetic)).toBe(
      'This machine has 2 cores and a game needs 1 of them, because only one side thinks at a time: that makes 2 games at once.',
    )
    expect(inEnglish(concurrencyFor([engine({ threads: 4 })], 1).arithmetic)).toBe(
      'This machine has 1 core, and a game needs 4. One game at a time is played all the same.',
    )
  })

  test('more than that is refused with the arithmetic, unless forced', () => {
    const { arithmetic } = concurrencyFor([engine()], 2)
    expect(grantConcurrency(2, [engine()], { cores: 2 })).toEqual({ games: 2, arithmetic })
    expect(grantConcurrency(3, [engine()], { cores: 2 })).toEqual({
      code: 'too-many-games',
      wished: 3,
      games: 2,
      arithmetic,
    })
    expect(grantConcurrency(3, [engine()], { cores: 2, isForced: true })).toMatchObject({
      games: 3,
      arithmetic: [...arithmetic, { id: 'concurrency-forced', wished: 3 }],
    })
  })
})
