/** What the decider takes and what it refuses, in the words of those who ask. */
import { describe, expect, test } from 'vitest'
import { Hall, league } from '../../test/hall.ts'
import { instantOf } from '../facts/instant.ts'
import { league as format } from '../formats/league/league.ts'
import { sentenceOf } from '../refusals/sentence.ts'
import { parseCommand } from './command.ts'
import { act } from './decide.ts'
import { openTournament } from './opening.ts'

describe('reading commands', () => {
  test.each`
    command                                                       | field                  | suggestion   | problem
    ${{ do: 'reprot' }}                                           | ${'do'}                | ${'report'}  | ${'no command'}
    ${{}}                                                         | ${undefined}           | ${undefined} | ${'an object with "do"'}
    ${null}                                                       | ${undefined}           | ${undefined} | ${'an object with "do"'}
    ${'undo'}                                                     | ${undefined}           | ${undefined} | ${'an object with "do"'}
    ${{ do: 'report', match: '1' }}                               | ${'result'}            | ${undefined} | ${'give result or imps'}
    ${{ do: 'report', match: '1', result: '2-0' }}                | ${'result'}            | ${undefined} | ${'expected one of'}
    ${{ do: 'report', match: 1, result: '1-0' }}                  | ${'match'}             | ${undefined} | ${'string'}
    ${{ do: 'report', match: '1', reslut: '1-0', result: '1-0' }} | ${'reslut'}            | ${'result'}  | ${'no field'}
    ${{ do: 'undo', at: 'now' }}                                  | ${'at'}                | ${undefined} | ${'ISO time'}
    ${{ do: 'undo', at: '2026-02-30T10:00:00Z' }}                 | ${'at'}                | ${undefined} | ${'calendar'}
    ${{ do: 'undo', key: '#12' }}                                 | ${'key'}               | ${undefined} | ${''}
    ${{ do: 'enter', name: 'A\u0007' }}                           | ${'entrants.0.name'}   | ${undefined} | ${'control characters'}
    ${{ do: 'enter', name: 'A', rating: 12.5 }}                   | ${'entrants.0.rating'} | ${undefined} | ${'int'}
  `('$command is refused at $field', ({ command, field, suggestion, problem }) => {
    const refusal = parseCommand(command) as unknown as Record<string, unknown>
    expect(refusal).toMatchObject({ code: 'bad-command', problem: expect.stringContaining(problem) })
    expect([refusal['field'], refusal['suggestion']]).toEqual([field, suggestion])
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
    expect(refusal && sentenceOf(refusal)).toMatch(/^[A-Z"].*[.?]$/s)
    expect([open.text, open.tournament.log.length]).toEqual(before)
  })

  test('before the start there are no matches to report', () => {
    expect(new Hall(format).enter('A').try({ do: 'report', match: '1', result: '1-0' })?.code).toBe('not-started')
  })

  test('a decided match is refused with its result and the way to change it', () => {
    const refusal = league(4).play('1 1-0').try({ do: 'report', match: '1', result: '0-1' })
    expect(refusal && sentenceOf(refusal)).toBe(
      'Match 1 is decided already (1-0 by score, A won). Use correct to change it.',
    )
  })

  test('finish time and lengths are kept, and correct may change them alone', () => {
    const hall = league(4).did({
      do: 'report',
      match: '1',
      result: '1-0',
      finishedAt: '2026-05-01T16:02:10+02:00',
      moves: 41,
    })
    hall.did({ do: 'correct', match: '1', moves: 42, movesToFinish: 6 })
    expect(hall.match('1')?.games).toMatchObject([
      { result: '1-0', finishedAt: '2026-05-01T14:02:10Z', moves: 42, movesToFinish: 6 },
    ])
    expect(hall.try({ do: 'correct', match: '1', moves: 42 })?.code).toBe('nothing-changes')
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
        code: 'bad-author',
      })
    },
  )

  test('a tournament is not opened with a bad name or without dice', () => {
    const asked = { by: 'director', now: instantOf(0) }
    expect(openTournament(format, { dice: 'd', name: 'A\u0007' }, asked)).toMatchObject({ code: 'bad-name' })
    expect(openTournament(format, { dice: '' }, asked)).toMatchObject({ code: 'bad-option', option: 'dice' })
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
