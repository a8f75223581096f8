/** What a board is worth (BRI-71, BRI-96). */
import { expect, test } from 'vitest'
import { vector } from '../../../../test/vectors.ts'
import { impsFor, impsOfBoard, northSouthScore } from './contract.ts'

/** Board 1 has nobody vulnerable, board 4 everybody. */
test.each`
  contract     | board | score
  ${'pass'}    | ${1}  | ${0}
  ${'1CN='}    | ${1}  | ${70}
  ${'1NTN='}   | ${1}  | ${90}
  ${'1NTN+2'}  | ${1}  | ${150}
  ${'2SN='}    | ${1}  | ${110}
  ${'2SxN='}   | ${1}  | ${470}
  ${'2SxN='}   | ${4}  | ${670}
  ${'2SxxN+1'} | ${4}  | ${1240}
  ${'3NTE+1'}  | ${1}  | ${-430}
  ${'3NTE+1'}  | ${4}  | ${-630}
  ${'4SN='}    | ${1}  | ${420}
  ${'4SN+1'}   | ${4}  | ${650}
  ${'5DW='}    | ${1}  | ${-400}
  ${'6HS='}    | ${1}  | ${980}
  ${'6NTS='}   | ${4}  | ${1440}
  ${'7CN='}    | ${1}  | ${1440}
  ${'7NTxxN='} | ${4}  | ${2980}
  ${'1CxxN='}  | ${1}  | ${230}
  ${'1NTxN+1'} | ${4}  | ${380}
  ${'4SN-1'}   | ${1}  | ${-50}
  ${'4SN-2'}   | ${4}  | ${-200}
  ${'4SxN-1'}  | ${1}  | ${-100}
  ${'4SxN-3'}  | ${1}  | ${-500}
  ${'4SxN-4'}  | ${1}  | ${-800}
  ${'4SxN-3'}  | ${4}  | ${-800}
  ${'4SxxE-2'} | ${1}  | ${600}
  ${'4SxxW-2'} | ${4}  | ${1000}
  ${120}       | ${1}  | ${120}
`('BRI-96 $contract on board $board is $score', ({ contract, board, score }) => {
  expect(northSouthScore(contract, board)).toBe(score)
})

test.each(['', '4S', '4SN', '8SN=', '0SN=', '4TN=', '4SX N=', '4SxxxN=', '7SN+1', '1NTN+7', '1CN-8', '4SN+0', 'Pass'])(
  'BRI-96 "%s" is no contract',
  (text) => expect(northSouthScore(text, 1)).toBeUndefined(),
)

test('BRI-96 vulnerable by board number, in turn of sixteen', () => {
  const vulnerable = (board: number): string => {
    const [ns, ew] = ['4SN-1', '4SE-1'].map((contract) => Math.abs(northSouthScore(contract, board) ?? 0) === 100)
    return ns ? (ew ? 'both' : 'NS') : ew ? 'EW' : 'none'
  }
  const turn = 'none NS EW both NS EW both none EW both none NS both none NS EW'.split(' ')
  expect(Array.from({ length: 32 }, (_, i) => vulnerable(i + 1))).toEqual([...turn, ...turn])
})

test('BRI-71 the scale as printed', () => {
  const { impLowerBounds } = vector('bridge-scoring') as { readonly impLowerBounds: readonly number[] }
  expect(impLowerBounds.map(impsFor)).toEqual(impLowerBounds.map((_, i) => i + 1))
  expect(impLowerBounds.map((least) => impsFor(least - 10))).toEqual(impLowerBounds.map((_, i) => i))
})

test.each`
  tables               | imps
  ${['4SN=', '4SN=']}  | ${[0, 0]}
  ${['4SN=', '4SN-1']} | ${[10, 0]}
  ${['4SN-1', '4SN=']} | ${[0, 10]}
  ${[420, '3SN+1']}    | ${[6, 0]}
`('BRI-96 $tables: $imps IMPs', ({ tables, imps }) => {
  expect(impsOfBoard({ board: 1, tables })).toEqual(imps)
})
