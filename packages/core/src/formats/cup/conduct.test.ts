/** What a cup that plays by itself records beside results: records of games, games broken off, how games are played. */

import { describe, expect, test } from 'vitest'
import { cup, league } from '../../../test/hall.ts'
import { refusalText } from '../../../test/said.ts'
import type { BulletinMatch } from '../../bulletin/show.ts'
import type { Refusal } from '../../refusals/refusal.ts'
import { unwrap } from '../../refusals/result.ts'
import { tournamentOf } from '../../tournament/open.ts'
import { formats } from '../index.ts'
import { readLog, writeLog } from '../log.ts'
import { cupLedger } from './ledger.ts'

const record = {
  ending: 'time',
  plies: 61,
  pgn: '[Result "0-1"]\n\n1. e4 e5 0-1',
  fault: { by: 'white', sentence: 'E1 overstepped the time by 40 ms.' },
  replayed: true,
}
const reported = () => cup(2, {}, 3).did({ do: 'report', match: '1', game: 1, result: '0-1', record })
const gameOf = (hall: ReturnType<typeof cup>, match = '1') => (hall.match(match) as BulletinMatch).games[0]

describe('CUP-22 the record of a game', () => {
  test('CUP-22 it is kept with the report, word for word, and comes back from the file', () => {
    const { log } = reported().tournament
    expect(log.at(-1)).toMatchObject({ type: 'game-finished', opening: 1, result: '0-1', record })
    const read = readLog(writeLog(log, formats), formats)
    expect(read.ok && read.log).toEqual(log)
  })

  test('CUP-22 what an engine did wrong is data in the log, and said with the name the engine has now', () => {
    const did = { what: 'late', tookMs: 10_040, hadMs: 10_000 }
    const fault = { by: 'white', did }
    const command = { do: 'report', match: '1', game: 1, result: '0-1', record: { ending: 'time', plies: 61, fault } }
    const hall = cup(2, {}, 3).did(command).did({ do: 'edit', entrant: 'E1', name: 'Ampère' })
    expect(hall.tournament.log.find(({ type }) => type === 'game-finished')).toMatchObject({ record: { fault } })
    const says = { id: 'fault-late', engine: { text: 'Ampère' }, took: { number: 10.04 }, had: { number: 10 } }
    expect(gameOf(hall)).toMatchObject({ fault: says })
  })

  test('CUP-22 it is shown without the moves', () => {
    const game = gameOf(reported())
    expect(game).toMatchObject({
      ending: 'time',
      plies: 61,
      fault: { id: 'fault-written', sentence: { text: record.fault.sentence } },
      replayed: true,
    })
    expect(JSON.stringify(reported().bulletin)).not.toContain('e4 e5')
    expect(gameOf(cup(2, {}, 3).play('1/1 1-0'))).not.toHaveProperty('ending')
  })

  test('CUP-22 a game that repeats an earlier one says which', () => {
    const repeats = { ending: 'checkmate', plies: 30, repeats: 1 }
    const hall = cup(2).did({ do: 'report', match: '1', game: 1, result: '1-0', record: repeats })
    expect(gameOf(hall)).toMatchObject({ repeats: 1 })
  })

  test('CUP-22 it decides nothing: the result does', () => {
    const contrary = { ending: 'checkmate', plies: 9, fault: { by: 'black', sentence: 'E2 crashed.' } }
    const hall = cup(2).did({ do: 'report', match: '1', game: 1, result: '0-1', record: contrary })
    expect(hall.play('1/2 1-0').match('1')).toMatchObject({ winner: 'E2' })
  })

  test('CUP-22 a corrected result is the word of the director: how the game ended is not shown any more', () => {
    const hall = reported().did({ do: 'correct', match: '1', game: 1, result: '1-0' })
    expect(gameOf(hall)).toMatchObject({ result: '1-0', plies: 61, replayed: true })
    for (const word of ['ending', 'fault', 'repeats']) expect(gameOf(hall)).not.toHaveProperty(word)
    expect(hall.tournament.chart.board.matches.get('1' as never)?.games[0]?.report).toMatchObject({
      record,
      before: '0-1',
    })
    expect(gameOf(hall.did({ do: 'correct', match: '1', game: 1, result: '0-1' }))).toMatchObject({ ending: 'time' })
  })

  test('CUP-22 a correction of the time alone leaves the record as it is', () => {
    const hall = reported().did({ do: 'correct', match: '1', game: 1, finishedAt: '2026-05-01T14:00:01Z' })
    expect(gameOf(hall)).toMatchObject({ ending: 'time', finishedAt: '2026-05-01T14:00:01Z' })
  })
})

describe('CUP-22a games that were broken off', () => {
  const abandon = { do: 'abandon', match: '1', game: 2, why: 'interrupted' } as const

  test('CUP-22a recorded with sides and opening, never counted, and the game is played anew', () => {
    const hall = cup(2, {}, 3).play('1/1 1-0')
    const before = JSON.stringify(hall.bulletin)
    hall.did({ ...abandon, record: { ending: 'interrupted', plies: 12 }, note: 'power cut' })
    expect(hall.tournament.log.at(-1)).toMatchObject({
      type: 'game-abandoned',
      match: '1',
      game: 2,
      sides: ['e3', 'e2'],
      opening: 1,
      why: 'interrupted',
      record: { plies: 12 },
      note: 'power cut',
    })
    expect(JSON.stringify(hall.bulletin)).toBe(before)
    expect(hall.play('1/2 1-0').match('1')?.games).toHaveLength(2)
  })

  test('CUP-22a the chart keeps them, so that failed starts can be counted; undo takes one back', () => {
    const hall = cup(2).did({ ...abandon, game: 1, why: 'no-start', engine: 'E2' })
    hall.did({ ...abandon, game: 1, why: 'no-start', engine: 'E2' })
    expect(cupLedger(hall.tournament.chart).abandoned.map(({ why, entrant }) => [why, entrant])).toEqual([
      ['no-start', 'e3'],
      ['no-start', 'e3'],
    ])
    expect(cupLedger(hall.did({ do: 'undo' }).tournament.chart).abandoned).toHaveLength(1)
  })

  test.each([
    [{ match: '1', game: 3 }, 'no-such-game'],
    [{ match: '3', game: 1 }, 'players-not-known'],
    [{ match: '9', game: 1 }, 'no-such-match'],
    [{ match: '1', game: 1, why: 'no-start', engine: 'E2' }, 'not-between-these-players'],
    [{ match: '1', game: 1, engine: 'E1' }, 'bad-command'],
  ])('CUP-22a only a game that can be played now: %j is refused (%s)', (fields, code) => {
    expect(cup(4).try({ ...abandon, ...fields })).toMatchObject({ code })
  })

  test('CUP-22a not while an opening is to be drawn, nor once the match is decided', () => {
    const waiting = cup(2, {}, 3, false).play('1/1 1-0', '1/2 1-0')
    expect(waiting.try({ ...abandon, game: 3 })).toMatchObject({ code: 'no-game-now' })
    expect(cup(2).play('1/1 1-0', '1/2 0-1').try(abandon)).toMatchObject({ code: 'already-decided' })
  })

  test('CUP-22a it falls with the game it tells of', () => {
    const hall = cup(4)
      .play('1/1 1-0', '1/2 0-1', '2/1 1-0', '2/2 0-1')
      .did({ ...abandon, match: '3', game: 1 })
    const refusal = hall.try({ do: 'correct', match: '1', game: 1, result: '0-1' }) as Refusal
    expect(refusalText(refusal)).toMatch(/would be void\. Fact \d+: Game 1 of match 3 was broken off/)
    hall.did({ do: 'correct', match: '1', game: 1, result: '0-1', confirm: true })
    expect(cupLedger(hall.tournament.chart).abandoned).toEqual([])
  })

  test('CUP-22a other formats refuse it', () => {
    const refusal = league(4).try({ ...abandon, game: 1 }) as Refusal
    expect(refusal).toMatchObject({ code: 'not-in-this-format' })
    expect(refusalText(refusal)).toBe('This format has no command “abandon”.')
  })
})

describe('CUP-22b how games are played', () => {
  const arrange = { do: 'arrange', from: 1, play: { nodes: 1000, engines: [{ name: 'E1', options: { Hash: 16 } }] } }

  test('CUP-22b kept as it was given, in the order of the log; it decides nothing', () => {
    const hall = cup(2)
    const before = JSON.stringify(hall.bulletin)
    hall.did(arrange).did({ ...arrange, from: 2, play: { nodes: 2000 } })
    expect(cupLedger(hall.tournament.chart).arrangements.map(({ from, play }) => [from, play])).toEqual([
      [1, arrange.play],
      [2, { nodes: 2000 }],
    ])
    expect(JSON.stringify(hall.bulletin)).toBe(before)
    expect(cupLedger(hall.did({ do: 'undo' }).tournament.chart).arrangements).toHaveLength(1)
  })

  test('CUP-22b before the start and until the cup is closed', () => {
    const hall = cup(2).did({ do: 'undo' }).did(arrange).did({ do: 'start' })
    hall.play('1/1 1-0', '1/2 0-1').did(arrange).did({ do: 'close' })
    expect(cupLedger(hall.tournament.chart).arrangements).toHaveLength(2)
    expect(hall.try(arrange)).toMatchObject({ code: 'closed' })
  })

  test('CUP-22b a million characters at most; other formats refuse it', () => {
    expect(cup(2).try({ ...arrange, play: { text: 'x'.repeat(1_000_001) } })).toMatchObject({ code: 'bad-command' })
    expect(league(4).try(arrange)).toMatchObject({ code: 'not-in-this-format', wish: 'arrange' })
  })

  test('a log written with all of it is read again as it was', () => {
    const hall = reported().did(arrange).did({ do: 'abandon', match: '1', game: 2, why: 'void' })
    const again = unwrap(tournamentOf(hall.tournament.log, formats)).tournament
    expect(cupLedger(again.chart).abandoned).toEqual(cupLedger(hall.tournament.chart).abandoned)
    expect(cupLedger(again.chart).arrangements).toEqual(cupLedger(hall.tournament.chart).arrangements)
  })
})
