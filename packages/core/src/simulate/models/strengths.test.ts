import { expect, test } from 'vitest'
import { inEnglish } from '../../../test/said.ts'
import type { Chart } from '../../chart/chart.ts'
import { act } from '../../decider/decide.ts'
import type { Profile } from '../../facts/entrant.ts'
import type { Instant } from '../../facts/instant.ts'
import { bridgeKnockout } from '../../formats/bridge-knockout/format.ts'
import { league } from '../../formats/league/league.ts'
import type { AnyFormat } from '../../formats/rule-book/format.ts'
import { unwrap } from '../../refusals/result.ts'
import { openTournament } from '../../tournament/open.ts'
import { priorOf, priorSays, strengthsIn } from './strengths.ts'

const asked = { by: 'test', now: '2026-01-01T00:00:00Z' as Instant }

function entered(format: AnyFormat, entrants: readonly Profile[], ...withdrawn: string[]): Chart {
  const { tournament } = unwrap(openTournament(format, { dice: 'prior' }, asked))
  const done = (command: Parameters<typeof act>[1]) =>
    expect(act(tournament, command, asked)).toMatchObject({ ok: true })
  done({ do: 'enter', entrants: [...entrants] })
  for (const entrant of withdrawn) done({ do: 'withdraw', entrant } as never)
  return tournament.chart
}

/** "Ann 1800, Ben" */
const people = (text: string): Profile[] =>
  text.split(', ').map((word) => {
    const [name = '', rating] = word.split(' ')
    return rating === undefined ? { name } : { name, rating: Number(rating) }
  })

/** "Aces 400, Bees": a team, and the masterpoints of its members on average. */
const teams = (text: string): Profile[] =>
  text.split(', ').map((word) => {
    const [name = '', average] = word.split(' ')
    if (average === undefined) return { name }
    const shares = [0.5, 0.5, 1, 2]
    return { name, players: shares.map((each, i) => ({ name: `${name} ${i}`, masterpoints: each * Number(average) })) }
  })

test.each`
  field                        | strengths             | missing | value   | words
  ${'Ann 1800, Ben 1601'}      | ${[1800, 1601]}       | ${0}    | ${1701} | ${''}
  ${'Ann 1800, Ben, Cai 1601'} | ${[1800, 1701, 1601]} | ${1}    | ${1701} | ${'1 of 3 entrants has no rating: taken to be 1701, the mean of the others.'}
  ${'Ann, Ben, Cai 0'}         | ${[0, 0, 0]}          | ${2}    | ${0}    | ${'2 of 3 entrants have no rating: taken to be 0, the mean of the others.'}
  ${'Ann, Ben'}                | ${[1500, 1500]}       | ${2}    | ${1500} | ${'Nobody has a rating: all are taken to be equally strong, at 1500.'}
`('players $field are taken for $strengths', ({ field, strengths, missing, value, words }) => {
  const chart = entered(league, people(field))
  const prior = priorOf(chart)
  expect(prior).toEqual({ basis: 'ratings', whom: 'players', players: strengths.length, missing, value })
  expect(strengthsIn(chart, prior)).toEqual(strengths)
  expect(inEnglish(priorSays(prior))).toBe(words)
})

test('who has withdrawn before the start says nothing about the others', () => {
  const chart = entered(league, people('Ann 1800, Ben, Cai 1200, Dan'), 'Cai', 'Dan')
  const prior = priorOf(chart)
  expect(prior).toMatchObject({ players: 2, missing: 1, value: 1800 })
  expect(strengthsIn(chart, prior)).toEqual([1800, 1800, 1200, 1800])
})

test.each`
  field                           | basis             | strengths               | words
  ${'Aces 400, Bees 100.5'}       | ${'masterpoints'} | ${[400, 100.5]}         | ${''}
  ${'Aces 400, Bees, Cats 100.5'} | ${'masterpoints'} | ${[400, 250.25, 100.5]} | ${'1 of 3 teams has not given masterpoints: taken to average 250.25, the mean of the others.'}
  ${'Aces, Bees'}                 | ${'ratings'}      | ${[1500, 1500]}         | ${'No team has given masterpoints or a rating: all are taken to be equally strong.'}
`('teams $field are taken for $strengths', ({ field, basis, strengths, words }) => {
  const chart = entered(bridgeKnockout, teams(field))
  const prior = priorOf(chart)
  expect(prior).toMatchObject({ basis, whom: 'teams' })
  expect(strengthsIn(chart, prior)).toEqual(strengths)
  expect(inEnglish(priorSays(prior))).toBe(words)
})

test('teams that have only ratings are read by them, also where some have none', () => {
  const chart = entered(bridgeKnockout, people('Aces 1800, Bees 1600'))
  expect(priorOf(chart).basis).toBe('ratings')
  expect(strengthsIn(chart, priorOf(chart))).toEqual([1800, 1600])
  expect(priorSays(priorOf(chart))).toEqual([{ id: 'simulate-by-ratings' }])
  expect(inEnglish(priorSays(priorOf(entered(bridgeKnockout, people('Aces 1800, Bees')))))).toBe(
    'No team has given masterpoints: ratings tell how strong they are. 1 of 2 teams has no rating: taken to be 1800, the mean of the others.',
  )
})

test('ratings of teams count for nothing beside masterpoints', () => {
  const chart = entered(bridgeKnockout, [...teams('Aces 400'), ...people('Bees 2400')])
  expect(strengthsIn(chart, priorOf(chart))).toEqual([400, 400])
})

test('masterpoints count for nothing where no bridge is played', () => {
  const chart = entered(league, [...teams('Aces 400'), ...people('Bees 2400')])
  expect(strengthsIn(chart, priorOf(chart))).toEqual([2400, 2400])
})
