/** Commands that a format brings: what their types say, a version of a command that every format has, and two of one name. */
import { expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import { inEnglish } from '../../../test/said.ts'
import { report } from '../../commands/match-commands.ts'
import { act } from '../../decider/decide.ts'
import { orderIn } from '../../decider/order.ts'
import { instantOf } from '../../facts/instant.ts'
import { isRefused, refuse, unwrap } from '../../refusals/result.ts'
import { refusalSays } from '../../refusals/says.ts'
import { openTournament } from '../../tournament/open.ts'
import type { Tournament } from '../../tournament/tournament.ts'
import { commandKinds, type ShippedCommand } from '../commands.ts'
import { league } from '../league/league.ts'
import type { AnyFormat } from '../rule-book/format.ts'
import { type AnyOwnCommand, ownCommand } from './own-command.ts'

const asked = { by: 'director', now: instantOf(1_780_000_000_000) }

const bringing = (name: string, ...commands: AnyOwnCommand[]): AnyFormat => ({ ...league, name, commands }) as AnyFormat

function started(format: AnyFormat): Tournament {
  const { tournament } = unwrap(openTournament(format, { dice: 'own' }, asked))
  act(tournament, { do: 'enter', entrants: ['Ann', 'Ben', 'Cai', 'Dan'].map((name) => ({ name })) }, asked)
  act(tournament, { do: 'start' }, asked)
  return tournament
}

const ring = ownCommand('ring', {
  shape: { times: z.int(), softly: z.optional(z.boolean()) },
  role: 'scorer',
  decide(_, command) {
    expectTypeOf(command.times).toEqualTypeOf<number>()
    expectTypeOf(command.softly).toEqualTypeOf<boolean | undefined>()
    expectTypeOf(command.note).toEqualTypeOf<string | undefined>()
    // @ts-expect-error a field that is not in the shape
    command.loudly satisfies unknown
    return command.times > 3 ? refuse({ code: 'finished' }) : []
  },
})

test('what is decided on has the fields of the shape, and none other', () => {
  const tournament = started(bringing('ringing', ring))
  expect(act(tournament, { do: 'ring', times: 3 }, asked)).toEqual({ ok: true, facts: [] })
  expect(act(tournament, { do: 'ring', times: 4 }, asked)).toEqual({ ok: false, refusal: { code: 'finished' } })
  expect(act(tournament, { do: 'ring', times: 3, loudly: true }, asked)).toMatchObject({
    refusal: { code: 'bad-command', field: 'loudly' },
  })
  // @ts-expect-error one of two fields that must be given is in the shape
  ownCommand('tell', { shape: { who: z.string() }, role: 'scorer', oneOf: ['who', 'whom'], decide: () => [] })
  // @ts-expect-error the line-up of a team names players
  const wrong: ShippedCommand = { do: 'lineup', match: '1', team: 'Reds', player: ['Ann'] }
  expect(wrong.do).toBe('lineup')
})

test('two formats may own commands of one name', () => {
  const called = ownCommand('ring', {
    shape: { who: z.string() },
    role: 'director',
    decide: () => refuse({ code: 'closed' }),
  })
  const [one, other] = [bringing('one', ring), bringing('other', called)] as const
  expect(act(started(one), { do: 'ring', times: 1 }, asked).ok).toBe(true)
  expect(act(started(other), { do: 'ring', who: 'Ann' }, asked)).toMatchObject({ refusal: { code: 'closed' } })
  expect(act(started(other), { do: 'ring', times: 1 }, asked)).toMatchObject({ refusal: { code: 'bad-command' } })
  const kinds = commandKinds([one, other])
  expect(kinds.filter(({ name }) => name === 'ring')).toEqual([ring, called])
  for (const command of [
    { do: 'ring', times: 1 },
    { do: 'ring', who: 'Ann' },
  ])
    expect(isRefused(orderIn(command, kinds))).toBe(false)
})

test('a format may bring its own version of a command that every format has', () => {
  const signed = ownCommand('report', {
    shape: { ...report.shape, referee: z.string() },
    role: report.role,
    decide: (tournament, { referee, ...command }, stamp) =>
      referee === 'Nobody' ? refuse({ code: 'closed' }) : report.decide(tournament, command, stamp),
  })
  const tournament = started(bringing('signed', signed))
  const result = { do: 'report', match: '1', result: '1-0' }
  expect(act(tournament, result, asked)).toMatchObject({ refusal: { code: 'bad-command', field: 'referee' } })
  expect(act(tournament, { ...result, referee: 'Nobody' }, asked).ok).toBe(false)
  expect(act(tournament, { ...result, referee: 'Cai' }, asked)).toMatchObject({
    facts: [{ type: 'game-finished', result: '1-0' }],
  })
  expect(commandKinds([bringing('signed', signed)]).filter(({ name }) => name === 'report')).toEqual([signed])
})

test('a command that belongs to another format is refused with the name of this one', () => {
  const answer = act(started(bringing('quiet')), { do: 'ring', times: 1 }, asked)
  expect(answer).toMatchObject({ refusal: { code: 'not-in-this-format', wish: 'ring', format: 'quiet' } })
  if (!answer.ok) expect(inEnglish(refusalSays(answer.refusal))).toContain('has no command “ring”')
})
