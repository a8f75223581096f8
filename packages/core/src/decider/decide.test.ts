/** What the decider takes and what it refuses, in the words of those who ask. */

import { describe, expect, test } from 'vitest'
import { bridge, diagonal, Hall, hybrid, league } from '../../test/hall.ts'
import { refusalText } from '../../test/said.ts'
import { chronicle } from '../chronicle/chronicle.ts'
import { type Instant, instantOf } from '../facts/instant.ts'
import { parseCommand } from '../formats/commands.ts'
import { formats } from '../formats/index.ts'
import { league as format } from '../formats/league/league.ts'
import { readLog, writeLog } from '../formats/log.ts'
import { formatNamed } from '../formats/rule-book/format-by-name.ts'
import type { Refusal } from '../refusals/refusal.ts'
import type { RefusedResult } from '../refusals/result.ts'
import { openTournament } from '../tournament/open.ts'
import { why } from '../why/why.ts'
import { act, decide } from './decide.ts'

describe('reading commands', () => {
  test.each`
    command                                                       | field                  | suggestion   | problem
    ${{ do: 'reprot' }}                                           | ${'do'}                | ${'report'}  | ${'no command'}
    ${{}}                                                         | ${undefined}           | ${undefined} | ${'an object with “do”'}
    ${null}                                                       | ${undefined}           | ${undefined} | ${'an object with “do”'}
    ${'undo'}                                                     | ${undefined}           | ${undefined} | ${'an object with “do”'}
    ${{ do: 'report', match: '1' }}                               | ${'result'}            | ${undefined} | ${'Give “result” or “imps”.'}
    ${{ do: 'report', match: '1', result: '2-0' }}                | ${'result'}            | ${undefined} | ${'takes 1-0, 0-1, 1/2-1/2, +-, -+, -- or 1/2; you gave “2-0”'}
    ${{ do: 'report', match: 1, result: '1-0' }}                  | ${'match'}             | ${undefined} | ${'The field “match” takes 1 to 40 characters; you gave 1.'}
    ${{ do: 'report', match: '1', reslut: '1-0', result: '1-0' }} | ${'reslut'}            | ${'result'}  | ${'no field'}
    ${{ do: 'undo', at: 'now' }}                                  | ${'at'}                | ${undefined} | ${'a time with a zone, such as 2026-05-01T14:02:10Z; you gave “now”'}
    ${{ do: 'undo', at: '2026-02-30T10:00:00Z' }}                 | ${'at'}                | ${undefined} | ${'calendar'}
    ${{ do: 'undo', key: '#12' }}                                 | ${'key'}               | ${undefined} | ${'the first of them no “#”'}
    ${{ do: 'enter', name: 'A\u0007' }}                           | ${'entrants.0.name'}   | ${undefined} | ${'control characters'}
    ${{ do: 'enter', name: 'A', rating: 12.5 }}                   | ${'entrants.0.rating'} | ${undefined} | ${'takes a whole number from 0 to 9999; you gave 12.5'}
  `('$command is refused at $field', ({ command, field, suggestion, problem }) => {
    const { refusal } = parseCommand(command) as RefusedResult<Extract<Refusal, { code: 'bad-command' }>>
    expect(refusal.code).toBe('bad-command')
    expect(refusalText(refusal)).toContain(problem)
    expect([refusal.field, refusal.suggestion]).toEqual([field, suggestion])
  })
})

describe('a program with a typo', () => {
  const asked = { by: 'director', now: instantOf(0) }

  test.each`
    command                                        | by            | now              | code
    ${{ do: 'report', match: '1', result: '2-0' }} | ${'director'} | ${asked.now}     | ${'bad-command'}
    ${{ do: 'report', match: '1' }}                | ${'director'} | ${asked.now}     | ${'bad-command'}
    ${{ do: 'reprot' }}                            | ${'director'} | ${asked.now}     | ${'bad-command'}
    ${{}}                                          | ${'director'} | ${asked.now}     | ${'bad-command'}
    ${null}                                        | ${'director'} | ${asked.now}     | ${'bad-command'}
    ${undefined}                                   | ${'director'} | ${asked.now}     | ${'bad-command'}
    ${{ do: 'report', match: '1', result: '1-0' }} | ${'director'} | ${1794942383903} | ${'bad-command'}
    ${{ do: 'report', match: '1', result: '1-0' }} | ${'director'} | ${'yesterday'}   | ${'bad-command'}
    ${{ do: 'report', match: '1', result: '1-0' }} | ${'director'} | ${undefined}     | ${'bad-command'}
    ${{ do: 'report', match: '1', result: '1-0' }} | ${7}          | ${asked.now}     | ${'bad-author'}
  `('cannot corrupt a tournament: $command by $by at $now', ({ command, by, now, code }) => {
    const { tournament } = league(4)
    const before = writeLog(tournament.log, formats)
    for (const door of [act, decide])
      expect(door(tournament, command, { by, now })).toMatchObject({ ok: false, refusal: { code } })
    expect([writeLog(tournament.log, formats), chronicle(tournament).length]).toEqual([before, tournament.log.length])
  })

  test('a time as JavaScript writes it is kept as we write it', () => {
    const { tournament } = league(4)
    const now = new Date(Date.parse('2031-05-01T10:00:00Z')).toISOString() as Instant
    expect(act(tournament, { do: 'report', match: '1', result: '1-0' }, { by: 'director', now }).ok).toBe(true)
    expect(tournament.last.at).toBe('2031-05-01T10:00:00Z')
    expect(readLog(writeLog(tournament.log, formats), formats).ok).toBe(true)
  })

  test('an asker that is missing is refused', () => {
    const { tournament } = league(4)
    expect(act(tournament, { do: 'undo' }, undefined as never)).toMatchObject({ ok: false })
  })

  test.each`
    named       | opening                   | code
    ${'leauge'} | ${{ dice: 'a' }}          | ${'unknown-format'}
    ${'league'} | ${{}}                     | ${'bad-option'}
    ${'league'} | ${{ dice: 'a', name: 7 }} | ${'bad-name'}
  `('cannot open $named with $opening', ({ named, opening, code }) => {
    const format = formatNamed(named, formats)
    const answer = format.ok ? openTournament(format.format, opening, asked) : format
    expect(answer).toMatchObject({ refusal: { code } })
  })
})

describe('results', () => {
  const open = league(5)

  test.each`
    command                                                                    | code
    ${{ do: 'report', match: '99', result: '1-0' }}                            | ${'no-such-match'}
    ${{ do: 'report', match: '3', result: '1-0' }}                             | ${'round-not-open'}
    ${{ do: 'report', match: '1', game: 2, result: '1-0' }}                    | ${'no-such-game'}
    ${{ do: 'report', match: '1', result: '1-0', players: ['B', 'A'] }}        | ${'not-between-these-players'}
    ${{ do: 'report', match: '1', result: '1-0', players: ['A', 'X'] }}        | ${'no-such-entrant'}
    ${{ do: 'report', match: '1', result: '1-0', at: '2020-01-01T00:00:00Z' }} | ${'bad-time'}
    ${{ do: 'correct', match: '1', result: '1-0' }}                            | ${'not-reported'}
    ${{ do: 'correct', match: '99', result: '1-0' }}                           | ${'no-such-match'}
    ${{ do: 'rule', match: '1', winner: 'E' }}                                 | ${'not-between-these-players'}
    ${{ do: 'pair' }}                                                          | ${'nothing-to-pair'}
    ${{ do: 'close' }}                                                         | ${'not-finished'}
    ${{ do: 'return', entrant: 'A' }}                                          | ${'not-withdrawn'}
    ${{ do: 'revoke', fact: 1 }}                                               | ${'nothing-to-revoke'}
    ${{ do: 'revoke', fact: 400 }}                                             | ${'nothing-to-revoke'}
    ${{ do: 'start' }}                                                         | ${'already-started'}
    ${{ do: 'edit', entrant: 'A', rating: 2000 }}                              | ${'rating-fixed'}
    ${{ do: 'edit', entrant: 'A', name: 'A' }}                                 | ${'nothing-to-edit'}
    ${{ do: 'redo' }}                                                          | ${'nothing-to-redo'}
  `('$command is refused: $code; nothing changes, and the sentence says what to do', ({ command, code }) => {
    const before = [open.text, open.tournament.log.length]
    const refusal = open.try(command)
    expect(refusal?.code).toBe(code)
    expect(refusalText(refusal)).toMatch(/^[A-Z“].*[.?]$/s)
    expect([open.text, open.tournament.log.length]).toEqual(before)
  })

  test('before the start there are no matches to report', () => {
    expect(new Hall(format).enter('A').try({ do: 'report', match: '1', result: '1-0' })?.code).toBe('not-started')
  })

  test('a decided match is refused with its result and the way to change it', () => {
    const refusal = league(4).play('1 1-0').try({ do: 'report', match: '1', result: '0-1' })
    expect(refusalText(refusal)).toBe('Match 1 is decided already. A won 1–0. Correct it to change it.')
  })

  describe('a match that was decided without play says what to take back (W6)', () => {
    const told = (hall: Hall, command: object) => {
      const refusal = hall.try(command)
      return refusalText(refusal)
    }
    const asked = [
      { do: 'report', match: 'Q2.1', result: '1-0' },
      { do: 'correct', match: 'Q2.1', result: '1-0' },
      { do: 'cancel', match: 'Q2.1' },
      { do: 'forfeit', match: 'Q2.1', absent: ['P1'] },
      { do: 'rule', match: 'Q2.1', winner: 'P1' },
    ]

    test('the withdrawal is named by its fact, also after a return, and revoking it helps', () => {
      const hall = hybrid(5).playPhases(1)
      const name = hall.match('Q2.1')?.seats[0]?.entrant as string
      hall.did({ do: 'withdraw', entrant: name })
      const fact = hall.tournament.log.findLast(({ type }) => type === 'entrant-withdrew')?.seq as number
      hall.did({ do: 'return', entrant: name })
      for (const command of asked)
        expect(told(hall, command)).toContain(`The withdrawal of ${name} decided it. Revoke fact ${fact} to open it`)
      hall.did({ do: 'revoke', fact, confirm: true }).play('Q2.1 1-0')
    })

    test('a ruling is named by its fact', () => {
      const hall = league(4).did({ do: 'forfeit', match: '1', absent: ['A'] })
      const { seq } = hall.tournament.last
      expect(told(hall, { do: 'forfeit', match: '1', absent: ['B'] })).toContain(
        `Correct it if it was played after all, or revoke fact ${seq} to take the ruling back.`,
      )
      expect(told(hall, { do: 'correct', match: '1', moves: 20 })).toContain(`revoke fact ${seq}`)
    })

    test('results annulled by a withdrawal come back with it', () => {
      const hall = league(4).did({ do: 'withdraw', entrant: 'A' })
      const { seq } = hall.tournament.last
      expect(told(hall, { do: 'report', match: '1', result: '1-0' })).toContain(`Revoke fact ${seq} to open it again`)
    })

    test('a walkover names the match nobody came from', () => {
      const hall = hybrid(4)
        .did({ do: 'forfeit', match: '1', absent: ['P1', 'P4'] })
        .play('2 1-0')
      for (const wish of ['report', 'correct'])
        expect(told(hall, { do: wish, match: '3', result: '1-0' })).toContain(
          'Nobody came from match 1 to play it. Change match 1 first.',
        )
    })

    test('a bridge match decided by a withdrawal names it', () => {
      const hall = bridge(8).did({ do: 'withdraw', entrant: 'T1' })
      const { seq } = hall.tournament.last
      for (const wish of ['report', 'correct'])
        expect(told(hall, { do: wish, match: '1', imps: [20, 10] })).toContain(
          `The withdrawal of T1 decided it. Revoke fact ${seq}`,
        )
    })
  })

  describe('a second report of the same game is not taken for the next one (R2)', () => {
    test('in a knockout whose first game was drawn the game must be named', () => {
      const hall = hybrid(2).did({ do: 'report', match: '1', result: '1/2' })
      const again = hall.try({ do: 'report', match: '1', result: '1/2' })
      expect(again).toMatchObject({ code: 'which-game', next: [2], reported: { game: 1, result: '1/2-1/2' } })
      expect(refusalText(again)).toBe(
        'Game 1 of match 1 is in already: ½–½. Say which game this is (2). To change game 1, correct it.',
      )
      expect(hall.try({ do: 'report', match: '1', result: '1-0' })?.code).toBe('which-game')
      hall.did({ do: 'report', match: '1', result: '1/2', game: 2 })
      hall.did({ do: 'report', match: '1', result: '1-0', players: ['P2', 'P1'] })
    })

    test('of two games with both colours, the second too', () => {
      const hall = diagonal(2).did({ do: 'report', match: 'D1.1', result: '1-0', game: 1 })
      expect(hall.try({ do: 'report', match: 'D1.1', result: '1-0' })?.code).toBe('which-game')
    })

    test('the IMPs of a tied match are not taken for the extra boards', () => {
      const hall = bridge(8).score('1 30-30')
      const again = { do: 'report', match: '1', imps: [30, 30] }
      expect(hall.try(again)).toMatchObject({ code: 'which-game', next: [3] })
      hall.did({ ...again, game: 3 }).score('1 5-6')
    })

    test('the IMPs of one half are not taken for the whole', () => {
      const hall = bridge(8).score('1/1 20-8')
      expect(hall.try({ do: 'report', match: '1', imps: [20, 8] })?.code).toBe('which-half')
      hall.did({ do: 'report', match: '1', imps: [0, 0], half: 2 })
    })
  })

  test('finish time and lengths are kept, and correct may change them alone', () => {
    const hall = league(4).did({
      do: 'report',
      match: '1',
      result: '1-0',
      finishedAt: '2026-05-01T16:00:03+02:00',
      moves: 41,
    })
    hall.did({ do: 'correct', match: '1', moves: 42, movesToFinish: 6 })
    expect(hall.match('1')?.games).toMatchObject([
      { result: '1-0', finishedAt: '2026-05-01T14:00:03Z', moves: 42, movesToFinish: 6 },
    ])
    expect(hall.try({ do: 'correct', match: '1', moves: 42 })?.code).toBe('nothing-changes')
  })
})

describe('what people mean', () => {
  test('nobody can be called "#3", which means the third in the list (W11)', () => {
    const hall = new Hall(format).enter('ann', 'ben', 'cai')
    const refusal = hall.try({ do: 'enter', entrants: [{ name: '#3' }] })
    expect(refusalText(refusal)).toBe(
      'The name “#3” cannot be used. A number sign with a number stands for a place in the list.',
    )
    expect(hall.try({ do: 'edit', entrant: 'ann', name: '#2' })?.code).toBe('bad-name')
  })

  test('a match is found in capitals or not, and its round is followed by the next (R5)', () => {
    const hall = hybrid(3)
    hall.did({ do: 'report', match: 'q1.1', result: '1-0' })
    expect(hall.match('Q2.1')).toBeDefined()
    expect(hall.why('match q1.1')).toContain('HYB')
    expect(hall.why('q1.1')).toBe(hall.why('match Q1.1'))
  })

  test('why takes a bye without a name, a phase and a playoff (R16)', () => {
    const hall = hybrid(5)
    expect(hall.why('bye')).toBe(hall.why('bye P5'))
    const phase = why(hall.tournament, 'phase 1')
    expect(!phase.ok && refusalText(phase.refusal)).toMatch(/It has several matches.*Q1\.1.*Q1\.2/)
    expect(hybrid(3).why('phase 1')).toBe(hybrid(3).why('match Q1.1'))
    const none = why(hall.tournament, 'playoff')
    expect(!none.ok && refusalText(none.refusal)).toContain('“playoff” cannot be explained. There is no such round.')
    const nobody = why(hybrid(4).tournament, 'bye')
    expect(!nobody.ok && refusalText(nobody.refusal)).toContain('Nobody has a bye.')
  })

  test('colours that are swapped are called so (R14)', () => {
    const refusal = league(4).try({ do: 'report', match: '1', result: '1-0', players: ['B', 'A'] })
    expect(refusalText(refusal)).toBe(
      'In match 1 A has White and B has Black, so the colours are the other way round. Look at the pairings again.',
    )
  })

  test('the close of a tournament with a round to be paired says so (R11)', () => {
    const hall = hybrid(3, {}, false).did({ do: 'pair' })
    hall.play('Q1.1 1-0')
    const refusal = hall.try({ do: 'close' })
    expect(refusalText(refusal)).toBe(
      'The tournament is not finished. Phase 2 is ready to be paired and published. Pair it first.',
    )
  })

  test('moves to finish a game say how many were played (R15)', () => {
    const hall = league(4)
    expect(hall.try({ do: 'report', match: '1', result: '1-0', movesToFinish: 5 })).toMatchObject({
      code: 'bad-command',
      field: 'movesToFinish',
    })
  })

  test('nobody enters a field for which other rules would hold, and the rule and the way are named (R19)', () => {
    const refusal = hybrid(7).try({ do: 'enter', entrants: [{ name: 'late' }] })
    expect(refusalText(refusal)).toContain('HYB-')
    expect(refusalText(refusal)).toContain('Undo the start')
  })

  test('a pair of games with a win each is decided as what it was (R12)', () => {
    const hall = diagonal(2).play('D1.1/1 1-0', 'D1.1/2 1-0')
    const refusal = hall.try({ do: 'report', match: 'D1.1', game: 1, result: '1-0' })
    expect(refusalText(refusal)).toContain('The match was drawn 1–1.')
  })
})

describe('time and keys', () => {
  test('a clock that runs behind gets the time of the last fact', () => {
    const hall = league(4).did({ do: 'report', match: '1', result: '1-0', at: '2030-01-01T00:00:00Z' }).play('2 1-0')
    expect(hall.tournament.last.at).toBe('2030-01-01T00:00:00Z')
  })

  test('a retry with the same key is answered again and counts once', () => {
    const hall = league(4)
    const command = { do: 'report', match: '1', result: '1-0', key: 'table-7' }
    hall.did(command)
    const { length } = hall.tournament.log
    hall.did(command)
    expect(hall.tournament.log).toHaveLength(length)
  })
})

describe('authors and names', () => {
  test.each(['', ' ', 'A\u0007', 'x'.repeat(201)])(
    'the author %j is refused, so that the file stays readable',
    (by) => {
      const { tournament } = league(4)
      const answer = act(tournament, { do: 'report', match: '1', result: '1-0' }, { by, now: tournament.last.at })
      expect(answer).toMatchObject({ ok: false, refusal: { code: 'bad-author' } })
      expect(openTournament(format, { dice: 'd' }, { by, now: tournament.last.at })).toMatchObject({
        refusal: {
          code: 'bad-author',
        },
      })
    },
  )

  test('a tournament is not opened with a bad name or without dice', () => {
    const asked = { by: 'director', now: instantOf(0) }
    expect(openTournament(format, { dice: 'd', name: 'A\u0007' }, asked)).toMatchObject({
      refusal: { code: 'bad-name' },
    })
    expect(openTournament(format, { dice: '' }, asked)).toMatchObject({
      refusal: { code: 'bad-option', option: 'dice' },
    })
  })
})

describe('entrants', () => {
  test('two of one name are told apart by their number of entry', () => {
    const hall = new Hall(format).enter('Ann', 'Ben', 'Ann', 'Cai').did({ do: 'start' })
    expect(hall.bulletin.table.map(({ name }) => name)).toEqual(['Ann #1', 'Ben', 'Ann #3', 'Cai'])
    expect(hall.try({ do: 'withdraw', entrant: 'Ann' })).toEqual({
      code: 'which-entrant',
      entrant: 'Ann',
      candidates: ['Ann #1', 'Ann #3'],
    })
    expect(hall.did({ do: 'withdraw', entrant: '#3' }).row('Ann #3')).toMatchObject({ annulled: true })
  })

  test.each(['', '  ', ' Ann', 'Ann ', 'A\nB', 'A\u202EB', 'x'.repeat(201)])('the name %j is refused', (name) => {
    expect(new Hall(format).try({ do: 'enter', name })?.code).toBe('bad-command')
  })

  test.each`
    id          | code
    ${'e7'}     | ${'bad-id'}
    ${'nobody'} | ${'bad-id'}
    ${'a b'}    | ${'bad-id'}
    ${'ann'}    | ${'id-taken'}
    ${'FIDE-1'} | ${undefined}
  `('the id "$id" gives $code', ({ id, code }) => {
    const hall = new Hall(format).did({ do: 'enter', name: 'Ann', id: 'ann' })
    expect(hall.try({ do: 'enter', name: 'Ben', id })?.code).toBe(code)
  })

  test('all of a list enter, or none', () => {
    const hall = new Hall(format)
    expect(
      hall.try({
        do: 'enter',
        entrants: [
          { name: 'A', id: 'a' },
          { name: 'B', id: 'a' },
        ],
      })?.code,
    ).toBe('id-taken')
    expect(hall.bulletin.entrants).toEqual([])
  })

  test('a name that nobody has is answered with the nearest one', () => {
    const hall = new Hall(format).enter('Annabel', 'Ben')
    expect(hall.try({ do: 'withdraw', entrant: 'Anabel' })).toMatchObject({
      code: 'no-such-entrant',
      suggestion: 'Annabel',
    })
  })
})
