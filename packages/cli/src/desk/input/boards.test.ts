import { beforeAll, expect, test } from 'vitest'
import { loadAllWords } from '../../language/voice.ts'
import { boardFrom } from './boards.ts'

beforeAll(loadAllWords)

test.each`
  typed                  | board
  ${'1:4SN=/3NTE+1'}     | ${{ board: 1, tables: ['4SN=', '3NTE+1'] }}
  ${'12: pass / 4HxW-2'} | ${{ board: 12, tables: ['pass', '4HxW-2'] }}
  ${'2:420/-50'}         | ${{ board: 2, tables: [420, -50] }}
  ${'2:+420/−50'}        | ${{ board: 2, tables: [420, -50] }}
  ${'3:+5'}              | ${{ board: 3, imps: [5, 0] }}
  ${'3:-5'}              | ${{ board: 3, imps: [0, 5] }}
  ${'3:5-0'}             | ${{ board: 3, imps: [5, 0] }}
  ${'3:0–12'}            | ${{ board: 3, imps: [0, 12] }}
  ${'3:='}               | ${{ board: 3, imps: [0, 0] }}
`('BRI-96 $typed', ({ typed, board }) => expect(boardFrom(typed)).toEqual(board))

test.each(['', '1', '1:', ':+5', '1:5', '1:a', '1:1/2/3', '1:/420', '1234:+5', 'x:+5'])(
  'BRI-81 "%s" is no board',
  (typed) => expect(() => boardFrom(typed)).toThrow('is not a board. Write its number'),
)
