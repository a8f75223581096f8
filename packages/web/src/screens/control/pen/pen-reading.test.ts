/** What the pen line reads: results with the time they ended, by the clock in the hall. */

import { instantOf, unwrap } from '@arbiter/core'
import { show } from '@arbiter/core/bulletin'
import { formatNamed, formats } from '@arbiter/core/formats'
import { act, openTournament } from '@arbiter/core/tournament'
import { expect, test } from 'vitest'
import { openMatchesOf } from './open-matches.ts'
import { parsePenLine } from './pen-reading.ts'

const now = new Date('2026-05-01T11:00:00').getTime()
const asked = { by: 'director', now: instantOf(now) }

function league() {
  const { format } = unwrap(formatNamed('league', formats))
  const { tournament } = unwrap(openTournament(format, { dice: 'pen', options: {} }, asked))
  act(tournament, { do: 'enter', entrants: ['Ann', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name })) }, asked)
  act(tournament, { do: 'start' }, asked)
  return openMatchesOf(show(tournament))
}

test('a finish time is typed as the clock shows it, and is of today', () => {
  const read = parsePenLine('1 1 10:20', league(), now)
  expect(read).toMatchObject({
    is: 'game',
    result: '1-0',
    command: { finishedAt: instantOf(new Date('2026-05-01T10:20:00').getTime()) },
  })
})

test('what is no time is not taken for one', () => {
  expect(parsePenLine('1 1 10:75', league(), now)).toMatchObject({ is: 'unreadable', typed: '1 10:75' })
})
