/** A command that goes wrong on the way, by our own mistake, leaves the tournament as it was. */

import { describe, expect, test } from 'vitest'
import type { Decision } from '../commands/command-kind.ts'
import { report } from '../commands/match-commands.ts'
import { instantOf } from '../facts/instant.ts'
import { ownCommand } from '../formats/commands/own-command.ts'
import { formats } from '../formats/index.ts'
import { league } from '../formats/league/league.ts'
import { writeLog } from '../formats/log.ts'
import { ownFact } from '../formats/rule-book/facts/own-fact.ts'
import type { AnyFormat } from '../formats/rule-book/format.ts'
import { unwrap } from '../refusals/result.ts'
import { snapshot } from '../testing/snapshot.ts'
import { openTournament } from '../tournament/open.ts'
import { Stamp } from '../tournament/stamp.ts'
import type { Tournament } from '../tournament/tournament.ts'
import { act, decide } from './decide.ts'

const asked = { by: 'director', now: instantOf(1_780_000_000_000) }

const unplaced = ownFact('unplaced', { shape: {}, view: {}, topic: 'rest', place: () => false, says: () => [] })
const thrown = ownFact('thrown', {
  shape: {},
  view: {},
  topic: 'rest',
  place: () => {
    throw new Error('it cannot be placed')
  },
  says: () => [],
})

/** A league in which one command reports a game, and then goes wrong. */
function leagueThat(goes: (tournament: Tournament) => Decision): Tournament {
  const wrong = ownCommand('go-wrong', { shape: {}, role: 'director', decide: (tournament) => goes(tournament) })
  const format = { ...league, facts: [unplaced, thrown], commands: [wrong] } as AnyFormat
  const { tournament } = unwrap(openTournament(format, { dice: 'wrong' }, asked))
  act(tournament, { do: 'enter', entrants: ['Ann', 'Ben', 'Cai', 'Dan'].map((name) => ({ name })) }, asked)
  act(tournament, { do: 'start' }, asked)
  return tournament
}

const game = (tournament: Tournament) => {
  const decided = report.decide(tournament, { match: '1', result: '1-0' }, new Stamp(0, undefined, asked.now, 'x'))
  if (!Array.isArray(decided)) throw new Error('the report is refused')
  return decided
}

describe.each([
  ['act', act],
  ['decide', decide],
] as const)('%s', (_, door) => {
  test.each`
    what                              | goes                                                               | error
    ${'a fact without a place'}       | ${(t: Tournament) => [...game(t), unplaced.fact({})]}              | ${'decided on facts without a place'}
    ${'a fact that cannot be placed'} | ${(t: Tournament) => [...game(t), thrown.fact({})]}                | ${'it cannot be placed'}
    ${'a game that is given twice'}   | ${(t: Tournament) => [...game(t), ...game(t)]}                     | ${'decided on facts without a place'}
    ${'a change that cannot be made'} | ${() => ({ after: 1, make: () => expect.fail('no such change') })} | ${'no such change'}
  `('$what leaves the tournament as it was', ({ goes, error }) => {
    const tournament = leagueThat(goes)
    const before = [snapshot(tournament.chart), writeLog(tournament.log, formats)]
    expect(() => door(tournament, { do: 'go-wrong' }, asked)).toThrow(error)
    expect([snapshot(tournament.chart), writeLog(tournament.log, formats)]).toEqual(before)
    expect(act(tournament, { do: 'report', match: '1', result: '0-1' }, asked).ok).toBe(true)
  })
})

test('the facts of a correction are taken up with the chart that was built for them', () => {
  const tournament = leagueThat(() => [])
  act(tournament, { do: 'report', match: '1', result: '1-0' }, asked)
  const answer = decide(tournament, { do: 'correct', match: '1', result: '0-1' }, asked)
  if (!answer.ok) throw new Error(answer.refusal.code)
  const before = snapshot(tournament.chart)
  tournament.apply(answer.facts)
  expect(snapshot(tournament.chart)).not.toEqual(before)
  expect(snapshot(tournament.chart)).toEqual(snapshot(tournament.asOf(tournament.log.length).chart))
})
