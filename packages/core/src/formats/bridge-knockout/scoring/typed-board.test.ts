/** Boards as they are typed on the command line and on the page of a match. */
import { describe, expect, test } from 'vitest'
import { parseBoard, parseBoards } from './typed-board.ts'

describe('a board', () => {
  test.each`
    typed                   | board
    ${'1:4SN=/3NTE+1'}      | ${{ board: 1, tables: ['4SN=', '3NTE+1'] }}
    ${'1 4SN= 3NTE+1'}      | ${{ board: 1, tables: ['4SN=', '3NTE+1'] }}
    ${' 12: pass / 4HxW-2'} | ${{ board: 12, tables: ['pass', '4HxW-2'] }}
    ${'12 pass 4HxW−2'}     | ${{ board: 12, tables: ['pass', '4HxW-2'] }}
    ${'2:420/-50'}          | ${{ board: 2, tables: [420, -50] }}
    ${'2 +420 −50'}         | ${{ board: 2, tables: [420, -50] }}
    ${'2 50 -50'}           | ${{ board: 2, tables: [50, -50] }}
    ${'3:+5'}               | ${{ board: 3, imps: [5, 0] }}
    ${'3 -5'}               | ${{ board: 3, imps: [0, 5] }}
    ${'3 5-0'}              | ${{ board: 3, imps: [5, 0] }}
    ${'3:0 – 12'}           | ${{ board: 3, imps: [0, 12] }}
    ${'3 ='}                | ${{ board: 3, imps: [0, 0] }}
  `('BRI-96 $typed', ({ typed, board }) => expect(parseBoard(typed)).toEqual(board))

  test.each(['', '1', '1:', ':+5', '1:5', '1:a', '1:1/2/3', '1:/420', '1234:+5', 'x:+5', '1 2 3 4'])(
    'BRI-81 "%s" is none',
    (typed) => expect(parseBoard(typed)).toBeUndefined(),
  )
})

test('of several lines the first that is no board is named; empty ones are passed over', () => {
  expect(parseBoards('1 4SN= pass\n\n 2:+5 \n')).toEqual({
    boards: [
      { board: 1, tables: ['4SN=', 'pass'] },
      { board: 2, imps: [5, 0] },
    ],
  })
  expect(parseBoards('1 4SN= pass\n\nboard two')).toEqual({ line: 3 })
})
