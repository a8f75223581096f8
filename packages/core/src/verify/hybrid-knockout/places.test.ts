/** Who has which seed: the steps of HYB-S11 and their exceptions, in small races to one point. */
import { expect, test } from 'vitest'
import type { Seq } from '../../facts/ids.ts'
import { instantOf } from '../../facts/instant.ts'
import type { Person } from '../field.ts'
import { type Game, HybridMatch } from './match.ts'
import type { Phase } from './phase.ts'
import { Places } from './places.ts'
import { byesOf, tallies } from './tally.ts'

const list = 'abcdefgh'.split('').map((id, i) => ({ id, name: id, number: i + 1, isAway: false }) as unknown as Person)
const person = (id: string): Person => list.find((each) => each.id === id) as Person

/** "a1b" A has won, "a=b" a draw, "a?b" is open; "@5" was finished at 5; in the order of the log. A lone letter is a bye. */
function phasesOf(...texts: string[]): Phase[] {
  let seq = 0
  return texts.map((text, i) => {
    const number = i + 1
    const words = text.split(' ')
    const matches = words.filter((word) => word.length > 1).map((word) => matchOf(word, number, ++seq))
    const byes = words.filter((word) => word.length === 1).map(person)
    return { number, kind: 'regular', matches, byes, publishedAt: instantOf(0) }
  })
}

function matchOf(word: string, number: number, seq: number): HybridMatch {
  const [a = '', how = '', b = ''] = word
  const match = new HybridMatch(`Q${number}.${seq}`, 'regular', number, [person(a), person(b)])
  const time = word.split('@')[1]
  const finishedAt = time ? { finishedAt: instantOf(Number(time) * 1000) } : {}
  const game = { seq: seq as Seq, at: instantOf(0), result: how === '1' ? '1-0' : '1/2-1/2', ...finishedAt } as Game
  if (how !== '?') match.play(game, 1)
  return match
}

/** The seeds given so far, and in brackets who has to play for the next. */
function seedsAfter(places: number, seedPlayoffs: boolean, phases: readonly Phase[]): string {
  const terms = { seedPlayoffs, isThere: ({ isAway }: Person) => !isAway }
  const race = new Places({ least: 8, most: 8, places, needed: 2 }, terms)
  race.settle({ list, phases })
  const due = race.playoffDue.map(({ id }) => id).join('')
  return race.given.map(({ id }) => id).join('') + (due ? ` (${due})` : '')
}

test.each`
  rule                                                           | places | phases                               | seeds
  ${'HYB-10 the order of the log'}                               | ${3}   | ${['c1d a1b']}                       | ${'ca'}
  ${'HYB-10 finish times, where there are some'}                 | ${3}   | ${['c1d@2 a1b@1']}                   | ${'ac'}
  ${'HYB-10 the log, where only some have a time'}               | ${3}   | ${['c1d@2 a1b']}                     | ${'ca'}
  ${'HYB-S10 who reaches it in an earlier phase is first'}       | ${3}   | ${['a=b c1d', 'b1d a1e']}            | ${'cba'}
  ${'HYB-S11 at one time fewer matches'}                         | ${3}   | ${['a=b c', 'a=e@1 c1d@1']}          | ${'ca'}
  ${'HYB-S11, HYB-9 then more points'}                           | ${4}   | ${['c=d a1e f1b', 'b1h@1 c1g@1']}    | ${'afcb'}
  ${'HYB-11 more reach it than there are places'}                | ${2}   | ${['c1d a1b e1f']}                   | ${'ca'}
  ${'HYB-12 level and enough places: list order'}                | ${3}   | ${['b=a', 'c1d@1 b=a@1']}            | ${'cab'}
  ${'HYB-13 level and one place too few: a playoff'}             | ${2}   | ${['b=a', 'c1d@1 b=a@2']}            | ${'c (ab)'}
  ${'HYB-33 no place is given while an earlier phase is open'}   | ${3}   | ${['a?b c1d', 'e1f']}                | ${''}
  ${'HYB-33 nor in a phase that is not complete'}                | ${3}   | ${['a1b c?d']}                       | ${''}
  ${'HYB-27 who reached it earlier has the seed of that moment'} | ${3}   | ${['a1b c=d', 'e1f c1d', 'a1g d1h']} | ${'aec'}
`('$rule', ({ places, phases, seeds }) => {
  expect(seedsAfter(places, false, phasesOf(...phases))).toBe(seeds)
})

test('HYB-12 with seedPlayoffs the level ones play for the order, and who comes behind them waits', () => {
  expect(seedsAfter(4, true, phasesOf('b=a', 'b=a@1 c1d@2'))).toBe(' (ab)')
})

test('HYB-4 a regular phase that was missed counts as a bye', () => {
  const book = tallies(list, phasesOf('a1b c1d e', 'a1c b1e'))
  expect([...'abcde'].map((id) => byesOf(person(id), book))).toEqual([0, 0, 0, 1, 1])
})
