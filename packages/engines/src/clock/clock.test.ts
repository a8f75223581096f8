import { describe, expect, test } from 'vitest'
import { Clock } from './clock.ts'
import { goCommand } from './go.ts'
import type { Limit } from './limit.ts'
import { parseLimit } from './notation.ts'

const limit = (text: string) => parseLimit(text) as Limit
const clock = (text: string) => new Clock(limit(text))

/** The time left, in milliseconds, after these moves. */
function leftAfter(text: string, ...tookMs: readonly number[]): number {
  const it = clock(text)
  for (const ms of tookMs) it.charge(ms * 1000)
  return it.leftUs / 1000
}

describe('a clock', () => {
  test.each`
    control         | moves                 | left
    ${'10+0.1'}     | ${[]}                 | ${10_100}
    ${'10+0.1'}     | ${[1000]}             | ${9200}
    ${'10'}         | ${[1000, 2000]}       | ${7000}
    ${'1+0.5'}      | ${[1505]}             | ${500}
    ${'2/10'}       | ${[3000]}             | ${7000}
    ${'2/10'}       | ${[3000, 3000]}       | ${14_000}
    ${'2/10+1 5+2'} | ${[]}                 | ${11_000}
    ${'2/10+1 5+2'} | ${[1000, 1000]}       | ${17_000}
    ${'2/10+1 5+2'} | ${[1000, 1000, 1000]} | ${18_000}
  `('$control after $moves ms shows $left ms', ({ control, moves, left }) =>
    expect(leftAfter(control, ...moves)).toBe(left),
  )

  test('within the margin it shows 0 before the increment, never less', () =>
    expect(leftAfter('1+0.1 margin=50', 1140)).toBe(100))

  test.each`
    control              | ms
    ${'1+0.1'}           | ${1110}
    ${'1+0.1 margin=0'}  | ${1100}
    ${'st=0.2'}          | ${250}
    ${'st=0.2 margin=5'} | ${205}
    ${'1 st=5'}          | ${1010}
    ${'9 st=1'}          | ${1050}
    ${'nodes=5'}         | ${60_000}
    ${'nodes=5 hang=2'}  | ${2000}
  `('$control allows $ms ms for the first move', ({ control, ms }) =>
    expect(clock(control).allowanceUs).toBe(ms * 1000),
  )

  test('the next period is not there before its moves are made', () => {
    const it = clock('1/10 5')
    expect(it.allowanceUs).toBe(10_010_000)
    it.charge(10_005_000)
    expect(it.leftUs).toBe(5_000_000)
  })
})

describe('go', () => {
  const go = (white: string, black: string, turn: 'white' | 'black') =>
    goCommand({ white: clock(white), black: clock(black) }, turn)

  test.each`
    white                | black       | turn       | command
    ${'10+0.1'}          | ${'10+0.1'} | ${'white'} | ${'go wtime 10100 btime 10100 winc 100 binc 100'}
    ${'10+0.1'}          | ${'5'}      | ${'black'} | ${'go wtime 10100 btime 5000 winc 100 binc 0'}
    ${'40/60'}           | ${'20/60'}  | ${'white'} | ${'go wtime 60000 btime 60000 winc 0 binc 0 movestogo 40'}
    ${'40/60'}           | ${'20/60'}  | ${'black'} | ${'go wtime 60000 btime 60000 winc 0 binc 0 movestogo 20'}
    ${'st=0.2'}          | ${'10'}     | ${'white'} | ${'go movetime 200'}
    ${'st=0.2'}          | ${'10'}     | ${'black'} | ${'go wtime 10000 btime 10000 winc 0 binc 0'}
    ${'nodes=5 depth=3'} | ${'10'}     | ${'white'} | ${'go nodes 5 depth 3'}
    ${'10 nodes=5'}      | ${'10'}     | ${'white'} | ${'go wtime 10000 btime 10000 winc 0 binc 0 nodes 5'}
  `('$white against $black, $turn to move: $command', ({ white, black, turn, command }) =>
    expect(go(white, black, turn)).toBe(command),
  )

  test('what is left is rounded down, and never shown as 0', () => {
    const white = clock('1')
    white.charge(400_400)
    const black = clock('1')
    black.charge(1_005_000)
    expect(goCommand({ white, black }, 'white')).toBe('go wtime 599 btime 1 winc 0 binc 0')
  })
})
