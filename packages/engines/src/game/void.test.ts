import { expect, test } from 'vitest'
import type { Fault, GameRecord } from './record.ts'
import { isVoid } from './void.ts'

const lost = (fault: Partial<Fault> | undefined): GameRecord => ({
  white: 'A',
  black: 'B',
  moves: [],
  result: '0-1',
  ending: 'time',
  ...(fault ? { fault: { colour: 'white', says: [], ...fault } } : {}),
  startedAt: '',
  endedAt: '',
})

test.each`
  fault                                                           | isReplayed | why
  ${{ overrunUs: 8000, delayUs: 9000 }}                           | ${true}    | ${'we were later than the engine'}
  ${{ overrunUs: 8000, delayUs: 7999 }}                           | ${false}   | ${'it would have been too late anyhow'}
  ${{ overrunUs: 100, delayUs: 4000 }}                            | ${false}   | ${'so small a delay proves nothing'}
  ${{ overrunUs: 8000 }}                                          | ${false}   | ${'no delay was seen'}
  ${{ overrunUs: 2000, delayUs: 9000, isUnanswered: true }}       | ${false}   | ${'there was no answer that we could have delayed'}
  ${{ overrunUs: 900_000, delayUs: 950_000, isUnanswered: true }} | ${true}    | ${'the whole machine stood still'}
  ${{}}                                                           | ${false}   | ${'another fault'}
  ${undefined}                                                    | ${false}   | ${'no fault'}
`('$why', ({ fault, isReplayed }) => expect(isVoid(lost(fault))).toBe(isReplayed))
