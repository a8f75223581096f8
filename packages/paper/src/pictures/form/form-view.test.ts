import type { BulletinMatch } from '@arbiter/core/bulletin'
import { expect, test } from 'vitest'
import { formsOf } from './form-view.ts'

type Round = Parameters<typeof formsOf>[0]['rounds'][number]

const match = (given: object): BulletinMatch =>
  ({
    match: '1',
    state: 'decided',
    games: [{}],
    seats: [{ entrant: 'Ann' }, { entrant: 'Ben' }],
    ...given,
  }) as unknown as BulletinMatch

test.each`
  what                               | round                                                                                 | ann            | ben
  ${'a win'}                         | ${{ matches: [match({ winner: 'Ann' })], byes: [] }}                                  | ${['won']}     | ${['lost']}
  ${'a draw'}                        | ${{ matches: [match({ winner: null })], byes: [] }}                                   | ${['drawn']}   | ${['drawn']}
  ${'decided without a game, level'} | ${{ matches: [match({ winner: null, games: [] })], byes: [] }}                        | ${undefined}   | ${undefined}
  ${'being played'}                  | ${{ matches: [match({ state: 'open', games: [] })], byes: [] }}                       | ${['playing']} | ${['playing']}
  ${'annulled'}                      | ${{ matches: [match({ winner: 'Ann', annulled: true })], byes: [] }}                  | ${undefined}   | ${undefined}
  ${'a bye beside a match'}          | ${{ matches: [match({ seats: [{ entrant: 'Cleo' }] })], byes: [{ entrant: 'Ann' }] }} | ${['bye']}     | ${undefined}
  ${'a round nobody has begun'}      | ${{ matches: [match({ state: 'waiting' })], byes: [{ entrant: 'Ann' }] }}             | ${undefined}   | ${undefined}
`('$what', ({ round, ann, ben }) => {
  const forms = formsOf({ rounds: [round as Round] })
  expect([forms.get('Ann'), forms.get('Ben')]).toEqual([ann, ben])
})
