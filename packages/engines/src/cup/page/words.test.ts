/** What is said of games and matches. */
import { endingSaid } from '@arbiter/core/bulletin'
import { expect, test } from 'vitest'
import { inEnglish } from '../../../test/said.ts'
import { endings } from '../../game/record.ts'
import type { LiveGame, MatchView } from '../view.ts'
import {
  clockAt,
  clockShown,
  decisionSaid,
  evaluationShown,
  faultsSaid,
  gameSaid,
  moveShown,
  resultShown,
  standingSaid,
} from './words.ts'

test.each`
  evaluation               | colour     | shown
  ${{ centipawns: 31 }}    | ${'white'} | ${'+0.31'}
  ${{ centipawns: 31 }}    | ${'black'} | ${'−0.31'}
  ${{ centipawns: -1205 }} | ${'black'} | ${'+12.05'}
  ${{ centipawns: 0 }}     | ${'black'} | ${'0.00'}
  ${{ mate: 5 }}           | ${'white'} | ${'+M5'}
  ${{ mate: 5 }}           | ${'black'} | ${'−M5'}
  ${{ mate: -2 }}          | ${'black'} | ${'+M2'}
  ${{ mate: 0 }}           | ${'white'} | ${'−M0'}
`('$evaluation of $colour is $shown for White', ({ evaluation, colour, shown }) => {
  expect(evaluationShown(evaluation, colour)).toBe(shown)
})

test.each`
  ms           | shown
  ${-5}        | ${'0:00.0'}
  ${21_499}    | ${'0:21.4'}
  ${59_999}    | ${'0:59.9'}
  ${60_000}    | ${'1:00'}
  ${125_900}   | ${'2:05'}
  ${3_599_999} | ${'59:59'}
  ${3_723_000} | ${'1:02:03'}
`('a clock with $ms ms shows $shown', ({ ms, shown }) => expect(clockShown(ms)).toBe(shown))

const live: LiveGame = {
  ...{ match: 1, game: 1, pair: 1, isTiebreak: false, roundName: { id: 'round-final' }, white: 'A', black: 'B' },
  ...{ startedAt: 1000, plies: 0, toMove: 'white' },
  clocksMs: { white: 5000, black: 4000 },
  evaluations: { white: undefined, black: undefined },
  depths: { white: undefined, black: undefined },
}

test('before the first move the clock of White runs from the start of the game', () => {
  expect(clockAt(live, 'white', 3000)).toBe(3000)
  expect(clockAt(live, 'black', 3000)).toBe(4000)
  expect(clockAt({ ...live, lastMoveAt: 2500 }, 'white', 3000)).toBe(4500)
  expect(clockAt(live, 'white', 0)).toBe(5000)
})

test.each`
  plies | toMove     | shown
  ${1}  | ${'black'} | ${'1 e2e4'}
  ${2}  | ${'white'} | ${'1… e2e4'}
  ${61} | ${'black'} | ${'31 e2e4'}
`('ply $plies is $shown', ({ plies, toMove, shown }) => {
  expect(moveShown({ ...live, plies, toMove, lastMove: 'e2e4' })).toBe(shown)
  expect(moveShown({ ...live, plies, toMove })).toBe('')
})

test('every ending has words without hyphens of programs', () => {
  for (const ending of endings) expect(inEnglish([endingSaid(ending)])).toMatch(/^[a-z ]+$/)
  expect(inEnglish([endingSaid('forfeit')])).toBe('forfeit')
})

test('faults are counted', () => {
  const faults = [
    { ending: 'crash', games: 2 },
    { ending: 'time', games: 1 },
    { ending: 'odd-thing', games: 3 },
  ]
  expect(faultsSaid(faults).map((each) => inEnglish([each]))).toEqual(['2 crashes', '1 loss on time', '3 odd thing'])
})

const seat = (name: string, halfPoints: number) => ({ name, halfPoints, crashes: 0 })
const match = (points: readonly [number, number], more: Partial<MatchView> = {}): MatchView => ({
  match: 1,
  seats: [seat('Ann', points[0]), seat('Ben', points[1])],
  state: 'open',
  games: [],
  ...more,
})

test.each`
  points    | more                                                           | words
  ${[3, 1]} | ${{}}                                                          | ${'Ann leads 1½–½'}
  ${[1, 3]} | ${{}}                                                          | ${'Ben leads 1½–½'}
  ${[2, 2]} | ${{}}                                                          | ${'level at 1–1'}
  ${[1, 3]} | ${{ state: 'decided', winner: 'Ben', decidedBy: 'score' }}     | ${'Ben wins 1½–½'}
  ${[4, 4]} | ${{ state: 'decided', winner: 'Ann', decidedBy: 'seed' }}      | ${'Ann wins 2–2 (higher seed)'}
  ${[1, 3]} | ${{ state: 'decided', winner: 'Ann', decidedBy: 'organiser' }} | ${'Ann wins ½–1½ (declared)'}
  ${[0, 0]} | ${{ state: 'decided', winner: 'Ann', decidedBy: 'walkover' }}  | ${'Ann wins 0–0 (walkover)'}
  ${[4, 4]} | ${{ state: 'decided', decidedBy: 'armageddon' }}               | ${'nobody wins'}
`('CUP-17, CUP-18, CUP-27, CUP-29 $points is: $words', ({ points, more, words }) => {
  expect(inEnglish([standingSaid(match(points, more))])).toBe(words)
})

test('only what the score did not decide is named', () => {
  expect(decisionSaid(match([2, 0], { decidedBy: 'score' }))).toBeUndefined()
  expect(decisionSaid(match([2, 0]))).toBeUndefined()
  expect(decisionSaid(match([2, 0], { decidedBy: 'tiebreak' }))).toEqual({ id: 'cup-page-decided', how: 'tiebreak' })
})

test('results and games are named as people write them', () => {
  expect(['1-0', '1/2-1/2', '+-', '*'].map((result) => resultShown({ result }))).toEqual(['1-0', '½-½', '+:−', '*'])
  expect(inEnglish([gameSaid({ game: 3, isTiebreak: false }, 4)])).toBe('game 3 of 4')
  expect(inEnglish([gameSaid({ game: 5, isTiebreak: true }, 4)])).toBe('tiebreak game 5')
})
