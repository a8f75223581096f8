/** The knockout: bracket, colours, sudden death, Armageddon, absence. */

import { describe, expect, test } from 'vitest'
import { type Hall, hybrid } from '../../../../test/hall.ts'
import { inEnglish } from '../../../../test/said.ts'
import { vector } from '../../../../test/vectors.ts'
import type { BulletinMatch } from '../../../bulletin/show.ts'
import { type TableRow, tableOf } from '../../../bulletin/table.ts'
import { outline } from '../../../outline/outline.ts'
import { unwrap } from '../../../refusals/result.ts'
import { hybridKnockout } from '../hybrid.ts'

const shapeOf = (players: number, options = {}) => unwrap(outline(hybridKnockout, players, options)).outline
const roundsOf = (players: number, options = {}) => shapeOf(players, options).stages[0]?.rounds ?? []

/** The next game of a match. */
const next = (hall: Hall, match: string) => (hall.match(match) as BulletinMatch).next?.[0]
/** Draws the match so often. */
const drawn = (hall: Hall, match: string, times: number) => hall.play(...new Array<string>(times).fill(`${match} 1/2`))

describe('the bracket', () => {
  test('HYB-S15, HYB-S16, HYB-S17, HYB-15, HYB-16 the printed example for 16 players, match by match', () => {
    const rounds = roundsOf(16).map(({ round, name, matches }) => ({
      round,
      name: inEnglish([name]),
      matches: matches.map(({ match, seats }) => {
        const seat = (i: number) => {
          const { seed, winnerOf } = seats[i] ?? {}
          return winnerOf === undefined ? { seed } : { winnerOf: Number(winnerOf) }
        }
        return { match: Number(match), player1: seat(0), player2: seat(1) }
      }),
    }))
    expect(rounds).toEqual((vector('hybrid-16-bracket') as { rounds: unknown }).rounds)
  })

  test('HYB-17 with player1=first the winner of the earlier match is always first named', () => {
    for (const { matches, round } of roundsOf(32, { player1: 'first' }))
      if (round > 2)
        for (const { seats } of matches) expect(Number(seats[0]?.winnerOf)).toBeLessThan(Number(seats[1]?.winnerOf))
  })

  test('HYB-17 by the number of the round: 32 players, round 3 earlier first, later rounds later first', () => {
    const isEarlierFirst = roundsOf(32).map(({ matches }) =>
      matches.every(({ seats }) => Number(seats[0]?.winnerOf) < Number(seats[1]?.winnerOf)),
    )
    expect(isEarlierFirst).toEqual([false, true, false, false, false])
  })

  test('HYB-29 rounds are named by the players left', () =>
    expect(roundsOf(64).map(({ name }) => inEnglish([name]))).toEqual([
      'Round of 64',
      'Round of 32',
      'Round of 16',
      'Quarterfinals',
      'Semifinals',
      'Final',
    ]))

  test.each([2, 4, 8, 64, 256])('HYB-S14 of %i players one is left after n - 1 matches', (players) => {
    const hall = hybrid(players)
    let played = 0
    for (
      let open = hall.tournament.chart.board.openMatches();
      open.length > 0;
      open = hall.tournament.chart.board.openMatches()
    )
      for (const { id } of open) {
        hall.play(`${id} 0-1`)
        played++
      }
    expect(played).toBe(players - 1)
    expect(hall.bulletin.champion).toMatch(/^P\d+$/)
  })

  test('a later match is played as soon as its two players are known', () => {
    const hall = hybrid(8).play('1 0-1', '4 0-1')
    expect(hall.match('5')).toMatchObject({ state: 'open' })
    expect(hall.try({ do: 'report', match: '6', result: '1-0' })).toMatchObject({ code: 'players-not-known' })
  })
})

describe('a match', () => {
  test('HYB-S18, HYB-S19 the higher seed number has White in game 1', () =>
    expect(next(hybrid(4), '1')).toMatchObject({ game: 1, white: 'P4', black: 'P1', step: 'normal' }))

  test('HYB-S22, HYB-S23, HYB-S24, HYB-19 to HYB-22 ten halved games, then Armageddon, as printed', () => {
    const { attempts, armageddon, maxGames } = vector('sudden-death') as {
      attempts: number[]
      armageddon: { whiteMinutes: number; blackMinutes: number }
      maxGames: number
    }
    const hall = hybrid(2)
    expect(next(hall, '1')).toMatchObject({ step: 'normal', clock: { white: { base: 600, increment: 0, bonus40: 0 } } })
    for (const [i, minutes] of attempts.entries()) {
      const clock = { base: minutes * 60, increment: 0, bonus40: 0 }
      const step = { step: 'sudden-death', attempt: i + 1, clock: { white: clock, black: clock } }
      expect(next(drawn(hall, '1', 1), '1')).toMatchObject({ game: i + 2, ...step })
    }
    expect(next(drawn(hall, '1', 1), '1')).toMatchObject({
      game: maxGames,
      step: 'armageddon',
      white: 'P1',
      black: 'P2',
      clock: { white: { base: armageddon.whiteMinutes * 60 }, black: { base: armageddon.blackMinutes * 60 } },
    })
    expect(drawn(hall, '1', 1).match('1')).toMatchObject({ winner: 'P2', decidedBy: 'armageddon' })
    expect(hall.why('1')).toContain('a draw in the Armageddon game is a win for Black')
    expect(hall.try({ do: 'report', match: '1', game: 13, result: '1-0' })).toMatchObject({ code: 'already-decided' })
  })

  test('HYB-S21 a decisive sudden-death game ends the match', () => {
    const hall = drawn(hybrid(2), '1', 3).play('1 1-0')
    expect(hall.match('1')).toMatchObject({ winner: 'P1', decidedBy: 'sudden-death' })
  })

  test('HYB-19 a base below a minute: thirty seconds throughout, increment and bonus are gone', () => {
    const hall = hybrid(2, { timeControl: { base: 20, increment: 5, bonus40: 60 } })
    expect(next(hall, '1')?.clock?.white).toEqual({ base: 20, increment: 5, bonus40: 60 })
    expect(next(drawn(hall, '1', 1), '1')?.clock?.white).toEqual({ base: 30, increment: 0, bonus40: 0 })
  })

  test.each`
    points | games | rest
    ${0.5} | ${12} | ${'one game'}
    ${1}   | ${13} | ${'two games'}
    ${2.5} | ${16} | ${'five games'}
  `('HYB-21 played to $points points a match has at most $games games', ({ points, games }) => {
    const hall = hybrid(2, { raceToPoints: points })
    expect(shapeOf(2, { raceToPoints: points }).games.max).toBe(games)
    for (let game = 1; game <= games; game++) {
      expect(next(hall, '1')?.white).toBe(game % 2 === 1 ? 'P2' : 'P1')
      drawn(hall, '1', 1)
    }
    expect(hall.match('1')).toMatchObject({ decidedBy: 'armageddon', state: 'decided' })
  })

  test('HYB-18 a race to 1.5 ends as soon as one alone has it', () => {
    const hall = hybrid(2, { raceToPoints: 1.5 }).play('1 1-0', '1 1/2')
    expect(hall.match('1')).toMatchObject({ winner: 'P2', decidedBy: 'score' })
    const long = hybrid(2, { raceToPoints: 1.5 }).play('1 1-0', '1 1-0')
    expect(next(long, '1')).toMatchObject({ game: 3, step: 'normal' })
    expect(next(long.play('1 1/2'), '1')).toMatchObject({ game: 4, step: 'sudden-death', attempt: 1 })
  })

  test('HYB-32 it cannot be cancelled or declared drawn; a winner can be declared', () => {
    const hall = hybrid(4)
    for (const command of [
      { do: 'rule', match: '1', winner: null },
      { do: 'cancel', match: '1' },
    ])
      expect(hall.try(command)).toMatchObject({ code: 'needs-a-winner', match: '1' })
    expect(hall.did({ do: 'rule', match: '1', winner: 'P1' }).match('1')).toMatchObject({
      winner: 'P1',
      decidedBy: 'ruling',
    })
  })

  test('HYB-18 a game that is not asked for is refused', () =>
    expect(hybrid(2).try({ do: 'report', match: '1', game: 2, result: '1-0' })).toMatchObject({
      code: 'no-such-game',
      next: [1],
    }))
})

describe('absence', () => {
  test('HYB-24 who does not come loses; both absent: the next opponent walks over', () => {
    const hall = hybrid(8)
      .did({ do: 'forfeit', match: '1', absent: ['P8', 'P1'] })
      .play('4 0-1')
    expect(hall.match('1')).toMatchObject({ winner: null, decidedBy: 'forfeit' })
    expect(hall.match('5')).toMatchObject({ winner: 'P4', decidedBy: 'walkover' })
  })

  test('HYB-24 a game both miss ends its match at any step of the ladder', () => {
    const hall = drawn(hybrid(2), '1', 4).play('1 --')
    expect(hall.match('1')).toMatchObject({ winner: null, decidedBy: 'forfeit' })
    expect(hall.bulletin).toMatchObject({ state: 'finished', champion: null })
  })

  test('HYB-24 who is left alone is champion without a game', () => {
    const hall = hybrid(4)
    for (const player of ['P1', 'P2', 'P3']) hall.did({ do: 'withdraw', entrant: player })
    expect(hall.bulletin).toMatchObject({ state: 'finished', champion: 'P4' })
  })

  test('HYB-28 who withdrew returns while his next match is not forfeited, and not afterwards', () => {
    const hall = hybrid(4).play('1 0-1').did({ do: 'withdraw', entrant: 'P1' }).did({ do: 'return', entrant: 'P1' })
    hall.play('2 0-1').did({ do: 'withdraw', entrant: 'P1' })
    expect(hall.bulletin.champion).toBe('P2')
    const out = hybrid(4).did({ do: 'withdraw', entrant: 'P1' })
    expect(out.try({ do: 'return', entrant: 'P1' })).toMatchObject({ code: 'is-out', rule: 'HYB-28' })
  })
})

describe('the ranking', () => {
  test('HYB-26 champion, finalist, then by the round of the loss, shared', () => {
    const hall = hybrid(8)
    for (const match of ['1', '2', '3', '4', '5', '6', '7']) hall.play(`${match} 0-1`)
    expect(hall.bulletin.table.map(({ place, name }) => `${place} ${name}`)).toEqual([
      '1 P4',
      '2 P3',
      '3–4 P1',
      '3–4 P2',
      '5–8 P5',
      '5–8 P6',
      '5–8 P7',
      '5–8 P8',
    ])
    expect(hall.why('rank P2')).toMatch(/3rd, sharing the place with P1\. P2 lost match \d in the semifinals to/)
    expect(hall.why('tie P3, P4')).toMatch(/P4 is ahead of P3 by a later round/)
  })
})

describe('the ranking on the way', () => {
  test('HYB-26 those still in it share the best rank, also after an earlier round', () => {
    const hall = hybrid(8).play('1 0-1', '2 0-1', '3 0-1', '4 0-1', '5 0-1')
    const places = (table: readonly TableRow[]) => table.map(({ place, name }) => `${place} ${name}`).slice(0, 5)
    expect(places(hall.bulletin.table)).toEqual(['1–3 P2', '1–3 P3', '1–3 P4', '4 P1', '5–8 P5'])
    const before = tableOf(hall.tournament.chart, { through: 2, stage: 'knockout' })
    expect(places(before)).toEqual(['1–4 P1', '1–4 P2', '1–4 P3', '1–4 P4', '5–8 P5'])
    expect(hall.why('tie P2, P3')).toContain('P2 and P3 share the place')
  })
})

describe('Chess960', () => {
  test('HYB-8 each round has one position for all its games, told at the start, and all differ', () => {
    const hall = hybrid(64)
    const starts = hall.bulletin.stages[0]?.rounds.map(({ start }) => start) ?? []
    expect(new Set(starts).size).toBe(6)
    expect(hall.match('1')?.next?.[0]?.start).toBe(starts[0])
    expect(hall.match('32')?.next?.[0]?.start).toBe(starts[0])
    expect(drawn(hall, '1', 2).match('1')?.next?.[0]?.start).toBe(starts[0])
    expect(hall.bulletin.stages[0]?.rounds[0]?.fen).toMatch(
      /^[bnqrk]{8}\/pppppppp\/8\/8\/8\/8\/PPPPPPPP\/[BNQRK]{8} w KQkq - 0 1$/,
    )
  })

  test('HYB-8 without Chess960 nothing is said about it', () => {
    const hall = hybrid(4, { chess960: false })
    expect(hall.text).not.toContain('"start"')
    expect(hall.tournament.log.some((fact) => 'starts' in fact)).toBe(false)
  })
})
