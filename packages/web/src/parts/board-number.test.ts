import type { BulletinMatch } from '@arbiter/core/bulletin'
import { expect, test } from 'vitest'
import { seatNumber } from './board-number.ts'

const match = (id: string, given: object = {}): BulletinMatch =>
  ({ match: id, state: 'open', games: [], seats: [{}, {}], ...given }) as unknown as BulletinMatch

test.each`
  what                                   | matches                                                              | numbers
  ${'a league in phase 2'}               | ${[match('31'), match('32')]}                                        | ${['1 31', '2 32']}
  ${'a phase with letters'}              | ${[match('Q6.1'), match('Q6.2')]}                                    | ${['1 Q6.1', '2 Q6.2']}
  ${'the same number is said once'}      | ${[match('1'), match('2')]}                                          | ${['1', '2']}
  ${'teams have no boards of their own'} | ${[match('4', { boards: {} }), match('5', { seats: [{}, {}, {}] })]} | ${['4', '5']}
`('$what', ({ matches, numbers }: { matches: BulletinMatch[]; numbers: string[] }) => {
  const shown = matches.map((each) => seatNumber({ matches }, each))
  expect(shown.map(({ large, small }) => [large, ...(small === undefined ? [] : [small])].join(' '))).toEqual(numbers)
})
