import { expect, test } from 'vitest'
import { spoken } from '../../test/said.ts'
import type { MatchId } from '../facts/ids.ts'
import type { Result } from '../facts/result.ts'
import { decisionShown, scoreShown, sideShown } from './score.ts'
import type { BulletinMatch } from './show.ts'

const seats = [{ entrant: 'Ann' }, { entrant: 'Ben' }]

/** Colours change from game to game, as in a knockout. */
function match(results: string, more: Partial<BulletinMatch> = {}): BulletinMatch {
  const games = results.split(' ').flatMap((result, i) => {
    const [white, black] = i % 2 === 0 ? ['Ann', 'Ben'] : ['Ben', 'Ann']
    const game = { game: i + 1, white, black, result: result as Result, finishedAt: '2026-05-01T14:02:10Z' }
    return result === '' ? [] : [game as BulletinMatch['games'][number]]
  })
  return { match: '1' as MatchId, seats, advance: 1, state: 'decided', games, ...more }
}

const draws = (count: number): string => Array.from({ length: count }, () => '1/2-1/2').join(' ')

test.each`
  games                            | score             | first      | second
  ${'1-0'}                         | ${'1–0'}          | ${'1'}     | ${'0'}
  ${'1/2-1/2 1-0'}                 | ${'½–½ 0–1'}      | ${'½0'}    | ${'½1'}
  ${'1/2-1/2 1/2-1/2 1-0'}         | ${'½–½ ½–½ 1–0'}  | ${'½½1'}   | ${'½½0'}
  ${`${draws(6)} 1-0`}             | ${'6 × ½–½, 1–0'} | ${'6×½ 1'} | ${'6×½ 0'}
  ${draws(12)}                     | ${'12 × ½–½'}     | ${'12×½'}  | ${'12×½'}
  ${'1-0 1-0 1/2-1/2 1/2-1/2 1-0'} | ${'3–2'}          | ${'3'}     | ${'2'}
  ${'+-'}                          | ${'+:−'}          | ${'+'}     | ${'−'}
  ${'--'}                          | ${'−:−'}          | ${'−'}     | ${'−'}
`('$games is written $score, whoever had White', ({ games, score, first, second }) => {
  expect(scoreShown(match(games))).toBe(score)
  expect(sideShown(match(games), 0)).toBe(first)
  expect(sideShown(match(games), 1)).toBe(second)
})

test.each`
  what                     | of                                          | score
  ${'not played yet'}      | ${{ state: 'open' }}                        | ${'–'}
  ${'declared drawn'}      | ${{ ruling: 'drawn', winner: null }}        | ${'=:='}
  ${'declared won by Ann'} | ${{ ruling: 'won', winner: 'Ann' }}         | ${'+:−'}
  ${'a walkover for Ben'}  | ${{ decidedBy: 'walkover', winner: 'Ben' }} | ${'−:+'}
  ${'cancelled'}           | ${{ ruling: 'cancelled', winner: null }}    | ${'×'}
`('without play: $what is written $score', ({ of, score }) => {
  expect(scoreShown(match('', of))).toBe(score)
})

test.each`
  games                 | by                | words
  ${'1-0'}              | ${'score'}        | ${''}
  ${'1/2-1/2 1-0'}      | ${'sudden-death'} | ${'sudden death'}
  ${`${draws(11)} 1-0`} | ${'armageddon'}   | ${'Armageddon'}
  ${draws(12)}          | ${'armageddon'}   | ${'Armageddon drawn, Black wins'}
`('HYB-S23 $games, decided by $by, says "$words"', ({ games, by, words }) => {
  expect(spoken(decisionShown(match(games, { decidedBy: by })))).toBe(words)
})
