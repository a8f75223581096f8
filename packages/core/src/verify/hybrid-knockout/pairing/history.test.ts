/** Who has White: every step of HYB-7, told by former games of A, B and others. */
import { expect, test } from 'vitest'
import type { Result } from '../../../facts/result.ts'
import type { Person } from '../../field.ts'
import { type Game, HybridMatch } from '../match.ts'
import type { Phase } from '../phase.ts'
import { History } from './history.ts'

const people = new Map('abcd'.split('').map((id, i) => [id, { id, name: id, number: i + 1 } as unknown as Person]))
const person = (id: string): Person => people.get(id) as Person

/** "a-b" is a game, "a-b +-" a forfeit, "playoff a-b" no regular phase, "a-b ?" not played yet; one phase each. */
function phaseOf(text: string, i: number): Phase {
  const words = text.split(' ')
  const kind = words[0] === 'playoff' ? 'playoff' : 'regular'
  const [pair = '', result = '1-0'] = kind === 'playoff' ? words.slice(1) : words
  const [white = '', black = ''] = pair.split('-')
  const match = new HybridMatch(`Q${i + 1}.1`, kind, i + 1, [person(white), person(black)])
  if (result !== '?') match.games.push({ result: result as Result } as Game)
  return { number: i + 1, kind, matches: [match], byes: [], publishedAt: '' as Phase['publishedAt'] }
}

test.each`
  rule                                          | before                       | phase | white
  ${'in odd phases the earlier has White'}      | ${''}                        | ${1}  | ${'a'}
  ${'in even phases the later'}                 | ${''}                        | ${2}  | ${'b'}
  ${'the smaller difference has White'}         | ${'a-c'}                     | ${3}  | ${'b'}
  ${'two Whites weigh more than one'}           | ${'a-c, b-c, b-d'}           | ${2}  | ${'a'}
  ${'level: who had Black last'}                | ${'a-c, d-b, c-a, b-d'}      | ${2}  | ${'a'}
  ${'who had Black last before who had none'}   | ${'b-c, c-b'}                | ${1}  | ${'b'}
  ${'who had none before who had White last'}   | ${'c-b, b-c'}                | ${2}  | ${'a'}
  ${'level: the reverse of their last meeting'} | ${'b-a, c-b, c-b, b-c, a-d'} | ${2}  | ${'a'}
  ${'also in odd phases'}                       | ${'a-b, c-a, c-a, a-c, b-d'} | ${1}  | ${'b'}
  ${'a forfeit has no colours'}                 | ${'a-c +-'}                  | ${1}  | ${'a'}
  ${'nor has a match not begun'}                | ${'a-c ?'}                   | ${1}  | ${'a'}
  ${'nor has a playoff'}                        | ${'playoff a-c'}             | ${1}  | ${'a'}
`('HYB-7 $rule', ({ before, phase, white }) => {
  const texts: string[] = before === '' ? [] : before.split(', ')
  const history = new History(texts.map(phaseOf))
  expect(history.whiteOf(person('a'), person('b'), phase).id).toBe(white)
  expect(history.whiteOf(person('b'), person('a'), phase).id).toBe(white)
})

test('HYB-5 two paired in a regular phase have met, whatever came of their match', () => {
  const history = new History(['a-b ?', 'b-a +-', 'playoff a-b', 'c-d'].map(phaseOf))
  expect(history.meetings(person('a'), person('b'))).toBe(2)
  expect(history.meetings(person('a'), person('c'))).toBe(0)
})

test('HYB-5 what a pair adds to the sum of squares', () => {
  const history = new History(['a-c', 'a-d', 'd-b'].map(phaseOf))
  expect(history.imbalance(person('a'), person('b'))).toBe(0 + 1)
  expect(history.imbalance(person('a'), person('a'))).toBe(9 + 1)
})
