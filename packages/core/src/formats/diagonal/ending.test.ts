/** How it ends: each test a sentence of RULES.md. */

import { describe, expect, test } from 'vitest'
import { draw, favourite, isOut, isSound, lostGames, pairsIn, playAs } from '../../../test/diagonal-play.ts'
import { diagonal as hall } from '../../../test/hall.ts'
import { inEnglish, textOf } from '../../../test/said.ts'
import { vector } from '../../../test/vectors.ts'
import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import type { Round } from '../../chart/rounds/round.ts'
import type { Who } from '../../chart/slot.ts'
import { scoreOf } from '../../facts/result.ts'
import { endingAmong } from './ending.ts'
import type { DiagonalOptions } from './options.ts'

/** The names of the steps in the description, and our rules. */
const stepRules: Readonly<Record<string, string>> = {
  'fewest-losses': 'DIA-18',
  'direct-comparison': 'DIA-19',
  'game-lengths': 'DIA-20',
  'new-rounds': 'DIA-21',
}

describe('the end', () => {
  test('DIA-S11 one is left: the winner', () => {
    const t = hall(4)
    while (t.bulletin.state === 'running') t.playRound(favourite)
    expect(t.bulletin.champion).toBe('A')
    expect(t.why('champion')).toMatch(/^DIA-S11: A has won: nobody else is left after round \d/)
    isSound(t)
  })

  /** Two players, three rounds in which each wins with White: three lost games each. */
  const evenAfterThree = (options = {}) => {
    const t = hall(2, options)
    for (let round = 0; round < 3; round++) t.playRound(() => '1-0')
    return t
  }

  test('DIA-18 all out: fewest lost games', () => {
    const t = hall(4).playRound(() => '1-0')
    // Three lost games each. In the ring A beats C twice, and all others win with White.
    expect(pairsIn(t, 2)).toBe('A-C A-D B-C B-D')
    t.playRound((white, black) => (white === 'C' && black === 'A' ? '0-1' : '1-0'))
    expect(['A', 'B', 'C', 'D'].map((name) => lostGames(t, name))).toEqual([4, 5, 6, 5])
    expect(t.bulletin.champion).toBe('A')
    expect(t.why('champion')).toMatch(/^DIA-18: A has won: all were out after round 2/)
    expect(t.whyMore('champion')).toBe('Lost games: A 4, B 5, C 6 and D 5 (DIA-18).')
    isSound(t)
  })

  test('DIA-18 to DIA-20 level in everything: an extra round between the level', () => {
    const t = evenAfterThree()
      .playRound(() => '1-0')
      .did({ do: 'pair', lengths: 'unknown' })
    expect(t.bulletin.remarks).toMatchObject([{ rule: 'DIA-21', between: ['A', 'B'] }])
    expect(t.bulletin.stages[0]?.rounds.at(-1)).toMatchObject({ round: 5, name: { id: 'round-extra', number: 1 } })
    t.playRound(favourite)
    expect(t.bulletin.champion).toBe('A')
    expect(t.why('champion')).toContain('1 extra round followed (DIA-21)')
    isSound(t)
  })

  test('DIA-S12 the steps are taken in the order of the description', () => {
    const { lastRoundOrder } = vector('diagonal-rules') as { lastRoundOrder: string[] }
    const rules = lastRoundOrder.map((step) => stepRules[step])
    const t = hall(2)
    for (let round = 1; round <= 4; round++)
      for (const game of [1, 2]) t.did({ do: 'report', match: `D${round}.1`, game, result: '1-0', moves: 40 * game })
    const cited = [...t.whyMore('champion').matchAll(/\((DIA-\d+)\)\./g)].map(([, rule]) => rule)
    expect(cited).toEqual(rules.slice(0, 3))
    const level = evenAfterThree().playRound(() => '1-0')
    expect(level.did({ do: 'pair', lengths: 'unknown' }).bulletin.remarks).toMatchObject([{ rule: rules[3] }])
  })

  test.each`
    theirs        | result
    ${[100, 110]} | ${'decides'}
    ${[100, 109]} | ${'is level'}
    ${[0, 0]}     | ${'is level'}
    ${[0, 1]}     | ${'decides'}
    ${[50, 200]}  | ${'decides'}
  `('DIA-20 the shortest sum of lengths, less than 10 % is no difference: $theirs $result', ({ theirs, result }) => {
    const t = hall(2)
    for (let round = 1; round <= 4; round++)
      for (const [game, total] of [
        [1, theirs[0]],
        [2, theirs[1]],
      ] as const)
        t.did({
          do: 'report',
          match: `D${round}.1`,
          game,
          result: '1-0',
          moves: round === 1 ? total : 0,
          movesToFinish: 0,
        })
    expect(t.bulletin.champion).toBe(result === 'decides' ? 'A' : null)
    if (result === 'decides')
      expect(t.whyMore('champion')).toMatch(/Moves of the games won there: A \d+ and B \d+ \(DIA-20\)\.$/)
    isSound(t)
  })

  test('DIA-20 moves to finish are added', () => {
    const played = (last: object) => {
      const t = hall(2)
      for (let round = 1; round <= 4; round++)
        for (const game of [1, 2])
          t.did({
            do: 'report',
            match: `D${round}.1`,
            game,
            result: '1-0',
            moves: 30,
            ...(game === 2 && round === 4 ? last : {}),
          })
      return t
    }
    expect(played({ movesToFinish: 12 }).bulletin.champion).toBe('A')
    expect(played({ movesToFinish: 11 }).bulletin.champion).toBeNull()
  })

  /** Two players who win with White in four rounds; the second game of round 1 was reported without its length. */
  const oneLengthMissing = () => {
    const t = hall(2)
    for (let round = 1; round <= 4; round++) {
      t.did({ do: 'report', match: `D${round}.1`, game: 1, result: '1-0', moves: 20 })
      t.did({ do: 'report', match: `D${round}.1`, game: 2, result: '1-0', ...(round > 1 ? { moves: 30 } : {}) })
    }
    return t
  }
  const missing = [{ match: 'D1.1', game: 2, white: 'B', black: 'A' }]

  test('DIA-20 a missing length is asked for by its game before an extra round is published (W1)', () => {
    const t = oneLengthMissing()
    expect(t.bulletin.stages[0]?.rounds).toHaveLength(4)
    expect(t.bulletin.remarks).toEqual([])
    expect(t.bulletin.todo).toMatchObject([{ do: 'pair', round: 5, lengths: missing }])
    expect(textOf(t.bulletin.todo[0])).toContain('match D1.1, game 2 (B – A)')
    const refusal = t.try({ do: 'pair' })
    expect(refusal).toMatchObject({
      code: 'lengths-missing',
      round: { id: 'round-extra', number: 1 },
      games: missing,
      rule: 'DIA-20',
    })
    t.did({ do: 'correct', match: 'D1.1', game: 2, moves: 30 })
    expect(t.bulletin.champion).toBe('A')
    isSound(t)
  })

  test('DIA-20 lengths that are level within a tenth lead to the extra round as soon as the last one is in (W1)', () => {
    const t = oneLengthMissing()
    for (const match of ['D2.1', 'D3.1', 'D4.1']) t.did({ do: 'correct', match, game: 2, moves: 20 })
    t.did({ do: 'correct', match: 'D1.1', game: 2, moves: 21 })
    expect(t.bulletin.stages[0]?.rounds.at(-1)?.name).toMatchObject({ id: 'round-extra', number: 1 })
    expect(t.bulletin.remarks).toMatchObject([{ rule: 'DIA-21' }])
    expect(inEnglish(t.bulletin.remarks[0]?.more ?? [])).toContain('level in every step')
    isSound(t)
  })

  test('DIA-20 the director may say that nobody knows them; show and why tell that lengths were not compared (W1)', () => {
    const t = oneLengthMissing().did({ do: 'pair', lengths: 'unknown' })
    const [remark] = t.bulletin.remarks
    const more = inEnglish(remark?.more ?? [])
    expect(more).not.toContain('level in every step')
    expect(more).toContain('the length of game 2 of match D1.1 (B – A) is not known')
    expect(t.whyMore('match D5.1')).toContain('the length of game 2 of match D1.1 (B – A) is not known')
    isSound(t)
    t.playRound(() => '1-0')
    expect(t.bulletin.stages[0]?.rounds.at(-1)?.name, 'it is not asked for again').toMatchObject({
      id: 'round-extra',
      number: 2,
    })
    isSound(t)
  })

  test('DIA-20 where numbers of wins differ no length is asked for, and the page says why (W1)', () => {
    const t = hall(2)
    for (let round = 1; round <= 3; round++) t.playRound(() => '1-0')
    t.play('D4.1/1 +-', 'D4.1/2 1-0')
    expect(inEnglish(t.bulletin.remarks[0]?.more ?? [])).toContain('have not won the same number of games at the board')
  })

  test('DIA-19 direct comparison over all rounds decides among the level', () => {
    const t = hall(3)
    playAs(t, { 'A-B': '1-0', 'B-A': '0-1', 'A-C': '0-1', 'C-A': '1-0', 'B-C': '1-0', 'C-B': '0-1' })
    playAs(t, { 'A-C': '1-0', 'C-A': '0-1', 'B-C': '1-0', 'C-B': '0-1' })
    expect(isOut(t)).toBe('C')
    t.playRound(() => '1-0')
    expect([lostGames(t, 'A'), lostGames(t, 'B')]).toEqual([4, 4])
    expect(t.bulletin.champion).toBe('A')
    expect(t.whyMore('champion')).toMatch(/Games against each other: A 3 won, 1 lost and B 1 won, 3 lost \(DIA-19\)/)
    isSound(t)
  })

  test('DIA-22 after the extra rounds the director is asked: a winner or a shared win', () => {
    const t = evenAfterThree({ maxExtraRounds: 1 })
    t.playRound(() => '1-0')
      .did({ do: 'pair', lengths: 'unknown' })
      .playRound(() => '1-0')
    expect(t.bulletin.todo).toMatchObject([{ do: 'declare', among: ['A', 'B'] }])
    expect(t.try({ do: 'pair' })).toMatchObject({ code: 'nothing-to-pair' })
    t.did({ do: 'declare', winners: ['B', 'A'], note: 'after ten hours' })
    expect(t.bulletin).toMatchObject({ state: 'finished', champion: null, table: [{ place: '1–2' }, { place: '1–2' }] })
    expect(t.why('rank A')).toMatch(
      /^DIA-22: A shares the win with B: the director declared it \(DIA-22\)\. 1 extra round did not decide it\./,
    )
    isSound(t)
    t.did({ do: 'undo' }).did({ do: 'declare', winners: ['B'] })
    expect(t.bulletin.champion).toBe('B')
    isSound(t)
  })

  test('DIA-30 the director ends it: what is open is not played', () => {
    const t = hall(5).playRound(draw)
    t.play('D2.1/1 1-0').did({ do: 'declare', winners: ['C'], note: 'the hall closes' })
    expect(t.bulletin).toMatchObject({ state: 'finished', champion: 'C' })
    expect(t.bulletin.remarks).toMatchObject([{ rule: 'DIA-30', winners: ['C'] }])
    expect(t.why('champion')).toContain('the hall closes')
    expect(t.try({ do: 'declare', winners: ['B'] })).toMatchObject({ code: 'nothing-to-declare' })
    isSound(t)
  })

  test('DIA-30 not before round 1 is over, and not for somebody who is out', () => {
    expect(hall(3).try({ do: 'declare', winners: ['A'] })).toMatchObject({ code: 'nothing-to-declare' })
    const t = hall(3).playRound((white, black) => (white === 'C' ? '0-1' : black === 'C' ? '1-0' : '1/2'))
    expect(t.try({ do: 'declare', winners: ['C'] })).toMatchObject({
      code: 'cannot-win',
      among: [{ name: 'A' }, { name: 'B' }],
    })
  })
})

test.each`
  rule        | why                                       | who      | games                           | left
  ${'DIA-18'} | ${'fewest lost games'}                    | ${'abc'} | ${'xa xb xb xc'}                | ${'ac'}
  ${'DIA-19'} | ${'won less lost, not won'}               | ${'abc'} | ${'ab ba ac ca xb xc'}          | ${'abc'}
  ${'DIA-19'} | ${'a forfeited win counts'}               | ${'ab'}  | ${'ab+ xa'}                     | ${'a'}
  ${'DIA-19'} | ${'games against others do not'}          | ${'ab'}  | ${'ax xa xb'}                   | ${'ab'}
  ${'DIA-19'} | ${'who is left is compared alone'}        | ${'abc'} | ${'ac ac bc cb ba xa xa xb xb'} | ${'b'}
  ${'DIA-20'} | ${'compared with the shortest, no chain'} | ${'abc'} | ${'ab100 bc109 ca118'}          | ${'ab'}
  ${'DIA-20'} | ${'forfeited wins are left out'}          | ${'ab'}  | ${'ab10 ab+ ba50 ba+'}          | ${'a'}
  ${'DIA-20'} | ${'not the same number won'}              | ${'ab'}  | ${'ab10 ab+ ba50 ba50'}         | ${'ab'}
  ${'DIA-20'} | ${'a length is missing'}                  | ${'ab'}  | ${'ab10 ba90 ab10 ba'}          | ${'ab'}
`('$rule $why: of $who with $games $left', ({ who, games, left }) => expect(levelAfter(who, games)).toBe(left))

/** Who is level after all steps; "ab50": a beat b in 50 moves, "ab+" without play; x is anybody else. */
function levelAfter(who: string, games: string): string {
  const matches = games.split(' ').map((text) => {
    const [winner = '', loser = '', ...length] = text
    const isForfeit = length[0] === '+'
    const report = length.length === 0 || isForfeit ? {} : { moves: Number(length.join('')) }
    const game = { number: 1, white: 0, black: 1, score: scoreOf(isForfeit ? '+-' : '1-0'), report }
    return { who: (seat: number) => 'abcx'.indexOf(seat === 0 ? winner : loser), games: [game] } as unknown as Match
  })
  const rounds = [{ matches }] as unknown as Round[]
  const chart = { field: { entrants: [...'abcx'] } } as unknown as Chart
  const players = [...who].map((name) => 'abcx'.indexOf(name) as Who)
  const steps = endingAmong({ drawLoss: 0.5 } as DiagonalOptions, chart, rounds, players)
  return (steps.at(-1)?.left ?? []).map((player) => 'abcx'[player]).join('')
}
