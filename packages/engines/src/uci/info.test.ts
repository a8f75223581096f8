import { describe, expect, test } from 'vitest'
import { hasScore, parseInfo } from './info.ts'

const scored = (line: string) => hasScore(Buffer.from(line, 'latin1'), 0, line.length)

describe('what an engine says of its search', () => {
  test.each`
    line                                                                  | seen
    ${'info depth 12 seldepth 20 score cp 31 nodes 4711 time 20 pv e2e4'} | ${{ depth: 12, evaluation: { centipawns: 31 }, nodes: 4711, timeMs: 20 }}
    ${'info score cp -250 depth 3'}                                       | ${{ depth: 3, evaluation: { centipawns: -250 } }}
    ${'info score mate -3 nodes 9'}                                       | ${{ evaluation: { mate: -3 }, nodes: 9 }}
    ${'info  depth\t5   score   mate 2'}                                  | ${{ depth: 5, evaluation: { mate: 2 } }}
    ${'info depth x score cp y'}                                          | ${{}}
    ${'info score'}                                                       | ${{}}
    ${'info depth 4 score cp 5 pv e2e4 nodes 99'}                         | ${{ depth: 4, evaluation: { centipawns: 5 } }}
    ${'info depth 4 string score cp 99'}                                  | ${{ depth: 4 }}
  `('$line', ({ line, seen }) => expect(parseInfo(line)).toEqual(seen))

  test.each`
    line                                           | isKept
    ${'info depth 1 score cp 5 nodes 3'}           | ${true}
    ${'info score mate 1'}                         | ${true}
    ${'info depth 1 multipv 1 score cp 5'}         | ${true}
    ${'info depth 1 multipv 2 score cp 5'}         | ${false}
    ${'info depth 1 score cp 5 multipv 3'}         | ${false}
    ${'info depth 1 multipv 10 score cp 5'}        | ${false}
    ${'info currmove e2e4 currmovenumber 1'}       | ${false}
    ${'info string scores are nice'}               | ${false}
    ${'info depth 1 score'}                        | ${false}
    ${'info score cp 5 lowerbound nodes 3'}        | ${false}
    ${'info depth 9 score cp -5 upperbound'}       | ${false}
    ${'info score mate 3 lowerbound pv e2e4'}      | ${false}
    ${'info score cp 5 pv e2e4 string lowerbound'} | ${true}
  `('of the best line and with an exact score: $line is $isKept', ({ line, isKept }) =>
    expect(scored(line)).toBe(isKept),
  )
})
