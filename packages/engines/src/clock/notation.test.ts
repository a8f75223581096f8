import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Limit } from './limit.ts'
import { parseLimit, writeLimit } from './notation.ts'

const clock = (...clock: NonNullable<Limit['clock']>) => ({ clock })

describe('time controls as people write them', () => {
  test.each`
    text                         | limit
    ${'10+0.1'}                  | ${clock({ baseMs: 10_000, incrementMs: 100 })}
    ${'tc=10+0.1'}               | ${clock({ baseMs: 10_000, incrementMs: 100 })}
    ${'60'}                      | ${clock({ baseMs: 60_000, incrementMs: 0 })}
    ${'0+1'}                     | ${clock({ baseMs: 0, incrementMs: 1000 })}
    ${'5:00+3'}                  | ${clock({ baseMs: 300_000, incrementMs: 3000 })}
    ${'40/60'}                   | ${clock({ moves: 40, baseMs: 60_000, incrementMs: 0 })}
    ${'40/1:30+.5'}              | ${clock({ moves: 40, baseMs: 90_000, incrementMs: 500 })}
    ${'40/5400+30:1800+30'}      | ${clock({ moves: 40, baseMs: 5_400_000, incrementMs: 30_000 }, { baseMs: 1_800_000, incrementMs: 30_000 })}
    ${'40/7200:3600'}            | ${clock({ moves: 40, baseMs: 7_200_000, incrementMs: 0 }, { baseMs: 3_600_000, incrementMs: 0 })}
    ${'40/90:00+30 30:00+30'}    | ${clock({ moves: 40, baseMs: 5_400_000, incrementMs: 30_000 }, { baseMs: 1_800_000, incrementMs: 30_000 })}
    ${'40/60, 20/30, 10'}        | ${clock({ moves: 40, baseMs: 60_000, incrementMs: 0 }, { moves: 20, baseMs: 30_000, incrementMs: 0 }, { baseMs: 10_000, incrementMs: 0 })}
    ${'st=0.2'}                  | ${{ movetimeMs: 200 }}
    ${'movetime=200'}            | ${{ movetimeMs: 200 }}
    ${'nodes=1000'}              | ${{ nodes: 1000 }}
    ${'nodes=20k depth=8'}       | ${{ nodes: 20_000, depth: 8 }}
    ${'nodes=1M, hang=30'}       | ${{ nodes: 1_000_000, hangMs: 30_000 }}
    ${'1+0.01 nodes=5 margin=0'} | ${{ ...clock({ baseMs: 1000, incrementMs: 10 }), nodes: 5, marginMs: 0 }}
  `('$text', ({ text, limit }) => expect(parseLimit(text)).toEqual(limit))

  test.each`
    text            | term            | problem
    ${''}           | ${''}           | ${'limit-none'}
    ${'margin=10'}  | ${'margin=10'}  | ${'limit-none'}
    ${'fast'}       | ${'fast'}       | ${'limit-unreadable'}
    ${'10+'}        | ${'10+'}        | ${'limit-unreadable'}
    ${'-5'}         | ${'-5'}         | ${'limit-unreadable'}
    ${'0/60'}       | ${'0/60'}       | ${'limit-no-moves'}
    ${'0+0'}        | ${'0+0'}        | ${'limit-no-time'}
    ${'10 20'}      | ${'20'}         | ${'limit-after-last'}
    ${'node=1000'}  | ${'node=1000'}  | ${'limit-meant'}
    ${'nodes=many'} | ${'nodes=many'} | ${'limit-not-a-number'}
    ${'depth=0'}    | ${'depth=0'}    | ${'limit-not-positive'}
    ${'st=1 st=2'}  | ${'st=2'}       | ${'limit-twice'}
    ${'depth=1.5'}  | ${'depth=1.5'}  | ${'limit-not-whole'}
    ${'qqqqqqqq=1'} | ${'qqqqqqqq=1'} | ${'limit-unknown'}
  `('“$text” is refused at “$term”', ({ text, term, problem }) =>
    expect(parseLimit(text)).toEqual({ code: 'bad-limit', term, problem: expect.objectContaining({ id: problem }) }),
  )

  test('what is written reads back the same', () => {
    const ms = fc.integer({ min: 1, max: 10_000_000 })
    const period = fc.record({ moves: fc.integer({ min: 1, max: 99 }), baseMs: ms, incrementMs: fc.nat(60_000) })
    const last = fc.record({ baseMs: ms, incrementMs: fc.nat(60_000) })
    const clocks = fc.tuple(fc.array(period, { maxLength: 3 }), last).map(([periods, rest]) => [...periods, rest])
    const limit = fc.record(
      { clock: clocks, movetimeMs: ms, nodes: ms, depth: ms, marginMs: fc.nat(100), hangMs: ms },
      { requiredKeys: ['nodes'] },
    )
    fc.assert(
      fc.property(limit, (it) => {
        expect(parseLimit(writeLimit(it as Limit))).toEqual(it)
      }),
    )
  })
})
