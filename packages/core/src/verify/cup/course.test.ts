/** How a match goes on (CUP-17 to CUP-18b), read off its score. */
import { describe, expect, test } from 'vitest'
import type { Result } from '../../facts/result.ts'
import { type Course, courseOf, type Halves, type Terms } from './course.ts'

const halves: Readonly<Record<string, Halves>> = { 1: [2, 0], 0: [0, 2], '=': [1, 1], x: [0, 0] }
const plain: Terms = { finishPairs: false, fallback: 'HigherSeed', mayFollow: (n) => n < 2, isReady: () => true }

/** "1 = . 0": game 3 is open; each from the higher seed's side. */
function after(pairs: number, words: string, terms: Partial<Terms> = {}, armageddon?: Result): Course {
  const games = new Map(words.split('').flatMap((word, i) => (halves[word] ? [[i + 1, halves[word]] as const] : [])))
  return courseOf({ pairs, games, armageddon }, { ...plain, ...terms })
}

function inWords(course: Course): string {
  if (course.what === 'play') return course.games.join(' ')
  return course.what === 'won' ? course.by : course.what === 'draw' ? `draw ${course.pair}` : course.what
}

describe('CUP-17 a match is decided as soon as the lead is greater than the games left', () => {
  test.each`
    pairs | games       | next
    ${3}  | ${'111='}   | ${'higher'}
    ${3}  | ${'000='}   | ${'lower'}
    ${3}  | ${'111'}    | ${'4'}
    ${2}  | ${'11='}    | ${'higher'}
    ${3}  | ${'1111'}   | ${'higher'}
    ${2}  | ${'11'}     | ${'3'}
    ${1}  | ${'1'}      | ${'2'}
    ${1}  | ${'1='}     | ${'higher'}
    ${1}  | ${'=x'}     | ${'3 4'}
    ${1}  | ${'0x'}     | ${'lower'}
    ${2}  | ${'xx1'}    | ${'4'}
    ${2}  | ${'xx1x'}   | ${'higher'}
    ${3}  | ${'.11111'} | ${'higher'}
  `('$pairs pairs, $games: $next', ({ pairs, games, next }) => expect(inWords(after(pairs, games))).toBe(next))
})

describe('CUP-17a every game that must be played can be played at once, in order of the numbers', () => {
  test.each`
    pairs | games     | next
    ${1}  | ${''}     | ${'1 2'}
    ${2}  | ${''}     | ${'1 2 3'}
    ${3}  | ${''}     | ${'1 2 3 4'}
    ${3}  | ${'1'}    | ${'2 3 4'}
    ${3}  | ${'11'}   | ${'3 4'}
    ${3}  | ${'10'}   | ${'3 4 5'}
    ${3}  | ${'...1'} | ${'1 2 3'}
    ${3}  | ${'=.=1'} | ${'2 5'}
    ${3}  | ${'1='}   | ${'3 4'}
    ${3}  | ${'===='} | ${'5 6'}
  `('$pairs pairs, $games: $next', ({ pairs, games, next }) => expect(inWords(after(pairs, games))).toBe(next))

  /** Is a game played whatever those before it give? Asked of every way they can go. */
  function mustBePlayed(pairs: number, words: string, more: number): boolean {
    if (inWords(after(pairs, words)).match(/higher|lower/)) return false
    return more === 0 || ['1', '0', '='].every((word) => mustBePlayed(pairs, words + word, more - 1))
  }
  const scores = (length: number): string[] =>
    length === 0 ? [''] : scores(length - 1).flatMap((words) => ['1', '0', '=', 'x'].map((word) => words + word))

  test.each([1, 2, 3, 4])('so it is in every match that has begun with %i pairs to play', (pairs) => {
    for (const words of [0, 1, 2, 3].flatMap(scores)) {
      const course = words.length < 2 * pairs ? after(pairs, words) : undefined
      if (course?.what !== 'play') continue
      const left = 2 * pairs - words.length
      const due = Array.from({ length: left }, (_, i) => i).filter((more) => mustBePlayed(pairs, words, more))
      expect([words, course.games.length]).toEqual([words, due.length])
    }
  })
})

describe('CUP-17b a match ends only when every pair that was begun is complete', () => {
  test.each`
    pairs | games     | next
    ${2}  | ${''}     | ${'1 2 3 4'}
    ${3}  | ${''}     | ${'1 2 3 4'}
    ${3}  | ${'11'}   | ${'3 4'}
    ${3}  | ${'10'}   | ${'3 4 5 6'}
    ${2}  | ${'11='}  | ${'4'}
    ${2}  | ${'11=0'} | ${'higher'}
    ${2}  | ${'1.1'}  | ${'2 4'}
    ${2}  | ${'111.'} | ${'4'}
    ${3}  | ${'1111'} | ${'higher'}
    ${3}  | ${'11=1'} | ${'higher'}
  `('$pairs pairs, $games: $next', ({ pairs, games, next }) =>
    expect(inWords(after(pairs, games, { finishPairs: true }))).toBe(next),
  )
})

describe('CUP-18 level after the scheduled pairs: one further pair, and again until one leads', () => {
  test.each`
    games       | next
    ${'10'}     | ${'3 4'}
    ${'101'}    | ${'4'}
    ${'101='}   | ${'higher'}
    ${'10=0'}   | ${'lower'}
    ${'1010'}   | ${'5 6'}
    ${'10101'}  | ${'6'}
    ${'101010'} | ${'higher'}
  `('$games: $next', ({ games, next }) => expect(inWords(after(1, games))).toBe(next))
})

describe('CUP-18b then', () => {
  const level = (terms: Partial<Terms>, result?: Result) =>
    inWords(after(1, '10', { mayFollow: () => false, ...terms }, result))
  test('the higher seed wins', () => expect(level({})).toBe('higher'))
  test('the director is asked', () => expect(level({ fallback: 'Stop' })).toBe('asked'))
  test('one more game', () => expect(level({ fallback: 'Armageddon' })).toBe('3'))
  test.each`
    result       | winner
    ${'1-0'}     | ${'lower'}
    ${'+-'}      | ${'lower'}
    ${'0-1'}     | ${'higher'}
    ${'1/2-1/2'} | ${'higher'}
    ${'-+'}      | ${'higher'}
    ${'--'}      | ${'nobody'}
  `('in which the higher seed has Black: $result is won by $winner', ({ result, winner }) =>
    expect(level({ fallback: 'Armageddon' }, result)).toBe(winner),
  )
})

test('CUP-21a a tiebreak pair without its opening waits for the draw', () =>
  expect(inWords(after(2, '1010', { isReady: () => false }))).toBe('draw 3'))
