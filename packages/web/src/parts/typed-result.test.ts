import { expect, test } from 'vitest'
import { parseTypedResult } from './typed-result.ts'

const now = new Date('2026-05-01T15:00:00').getTime()
const at = (time: string) => new Date(`2026-05-01T${time}`).toISOString().replace('.000Z', 'Z')

test.each`
  typed             | read
  ${''}             | ${{ isUnreadable: false }}
  ${'1'}            | ${{ result: '1-0', isUnreadable: false }}
  ${'R'}            | ${{ result: '1/2-1/2', isUnreadable: false }}
  ${'1:0'}          | ${{ result: '1-0', isUnreadable: false }}
  ${'−−'}           | ${{ result: '--', isUnreadable: false }}
  ${'= 14.32.05'}   | ${{ result: '1/2-1/2', finishedAt: at('14:32:05'), isUnreadable: false }}
  ${'1 14:32:99'}   | ${{ result: '1-0', isUnreadable: true }}
  ${'1 14:32 late'} | ${{ result: '1-0', finishedAt: at('14:32:00'), isUnreadable: true }}
  ${'x'}            | ${{ isUnreadable: true }}
`('"$typed" is read the same on every pen line', ({ typed, read }) =>
  expect(parseTypedResult(typed, now)).toEqual(read),
)
