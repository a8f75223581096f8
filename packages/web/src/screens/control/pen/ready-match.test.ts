/** The line after Enter, and typing on it. */
import { instantOf, unwrap } from '@arbiter/core'
import { formatNamed, formats } from '@arbiter/core/formats'
import { act, openTournament } from '@arbiter/core/tournament'
import { expect, test } from 'vitest'
import { penSheet } from '../../../parts/pen-sheet.ts'
import { lineAfter, neighbour, withoutReady } from './ready-match.ts'

const now = new Date('2026-05-01T11:00:00').getTime()
const asked = { by: 'director', now: instantOf(now) }

function league(...played: readonly string[]) {
  const { format } = unwrap(formatNamed('league', formats))
  const { tournament } = unwrap(openTournament(format, { dice: 'pen', options: {} }, asked))
  const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn']
  act(tournament, { do: 'enter', entrants: names.map((name) => ({ name })) }, asked)
  act(tournament, { do: 'start' }, asked)
  for (const match of played) act(tournament, { do: 'report', match, result: '1-0' }, asked)
  return penSheet(tournament)
}

test.each`
  played        | after        | line
  ${['1']}      | ${'1'}       | ${'2 '}
  ${['2']}      | ${'2'}       | ${'3 '}
  ${['3']}      | ${'3'}       | ${'1 '}
  ${['1', '3']} | ${'3'}       | ${'2 '}
  ${[]}         | ${undefined} | ${'1 '}
`('after match $after the line is "$line"', ({ played, after, line }) =>
  expect(lineAfter(league(...played), after)).toBe(line),
)

test.each`
  ready   | text       | line
  ${'2 '} | ${'2 '}    | ${'2 '}
  ${'2 '} | ${'2 1'}   | ${'2 1'}
  ${'2 '} | ${'2 ='}   | ${'2 ='}
  ${'2 '} | ${'2 3'}   | ${'3'}
  ${'2 '} | ${'2 3 1'} | ${'3 1'}
  ${'2 '} | ${'2 1 0'} | ${'1 0'}
  ${'2 '} | ${'2 eve'} | ${'eve'}
  ${'2 '} | ${'2 u'}   | ${'u'}
  ${'2 '} | ${'2 x'}   | ${'2 x'}
  ${''}   | ${'2 3 1'} | ${'2 3 1'}
`('"$text", where "$ready" was ready, is "$line"', ({ ready, text, line }) =>
  expect(withoutReady(league(), ready, text, now)).toBe(line),
)

test('the arrows go through the open matches and round again', () => {
  const sheet = league('2')
  expect(['1', '3', undefined].map((match) => neighbour(sheet, match, 1))).toEqual(['3 ', '1 ', '1 '])
  expect(['1', '3', undefined].map((match) => neighbour(sheet, match, -1))).toEqual(['3 ', '1 ', '3 '])
})
