import { unwrap } from '@arbiter/core'
import { formats } from '@arbiter/core/formats'
import { tournamentOf } from '@arbiter/core/tournament'
import { describe, expect, test } from 'vitest'
import { bookOf, type CupStory, cup } from '../../../test/cup-story.ts'
import { inEnglish } from '../../../test/said.ts'
import { readPgn } from '../../pgn/read.ts'
import { bracketOf } from '../bracket-of.ts'
import { beyondBracket, beyondLog, gamesBeyondLog, isEarlierState, isOfSameCup } from './beyond-log.ts'

const at = '2026-06-01T00:00:00Z'
const bracketIn = ({ tournament }: CupStory) => bracketOf(tournament, at)
const after = ({ tournament }: CupStory, facts: number) =>
  unwrap(tournamentOf(tournament.log.slice(0, facts), formats)).tournament
const played = (...words: string[]) => cup(4, { roundPairIncrements: [2] }, bookOf(9)).play(...words)

describe('CUP-24 what a bracket knows beyond its log', () => {
  const story = played('1 1=', '2 0')
  const bracket = bracketIn(story)
  const length = story.tournament.log.length

  test('nothing beyond the log it was written from, or a longer one', () => {
    expect(beyondLog(bracket, story.tournament)).toEqual([])
    expect(beyondLog(bracket, played('1 1=', '2 0=').tournament)).toEqual([])
  })

  test('the games that an older log lacks, by their names', () => {
    expect(beyondLog(bracket, after(story, length - 2)).map(inEnglish)).toEqual([
      'game 2 of match 1',
      'game 1 of match 2',
    ])
    expect(beyondBracket(after(story, length - 2), bracket)).toEqual([])
  })

  test('a ruling and a withdrawal', () => {
    const ruled = played('1 1').do({ do: 'rule', match: '2', winner: 'B' }).do({ do: 'withdraw', entrant: 'A' })
    expect(beyondLog(bracketIn(ruled), after(ruled, ruled.tournament.log.length - 2)).map(inEnglish)).toEqual([
      'the ruling in match 2',
      'the withdrawal of A',
    ])
  })

  test('not a game that the log has taken back or corrected', () => {
    const taken = played('1 1=', '2 0').do({ do: 'undo' }).do({ do: 'correct', match: '1', game: 1, result: '0-1' })
    expect(beyondLog(bracket, taken.tournament)).toEqual([])
    expect(isEarlierState(bracket, taken.tournament)).toBe(true)
  })

  test('a game of another end at the same place: each has one of its own', () => {
    const other = played('2 0', '1 1')
    expect(beyondLog(bracket, other.tournament)).not.toEqual([])
    expect(beyondBracket(other.tournament, bracket)).not.toEqual([])
  })

  test('another cup has other dice', () => {
    expect(isOfSameCup(bracket, story.tournament)).toBe(true)
    expect(isOfSameCup(bracket, cup(4, {}, bookOf(9), 'Friday').tournament)).toBe(false)
  })

  test('a bracket that was edited is no state this log has gone through', () => {
    const edited = JSON.parse(JSON.stringify(bracket).replace('"ScoreA":1.5', '"ScoreA":7'))
    expect(isEarlierState(bracket, played('1 1=', '2 0=').tournament)).toBe(true)
    expect(isEarlierState(edited, played('1 1=', '2 0=').tournament)).toBe(false)
  })
})

describe('CUP-24 what a PGN knows beyond the log', () => {
  const game = (number: number, end: string) =>
    `[CupMatch "1"]\n[CupGame "${number}"]\n[Result "1-0"]\n[GameEndTime "${end}"]\n\n1-0\n\n`
  const story = played().report('1', '1', { record: { ending: 'checkmate', plies: 0, pgn: game(1, 'noon') } })
  const beyond = (text: string) => gamesBeyondLog([...readPgn(text)], story.tournament).length

  test('the games behind those it has', () => expect(beyond(game(1, 'noon') + game(2, 'two'))).toBe(1))
  test('nothing, if it has another game at a place: it is of another cup', () =>
    expect(beyond(game(1, 'one') + game(2, 'two'))).toBe(0))
})
