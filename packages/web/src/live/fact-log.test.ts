import { unwrap } from '@arbiter/core'
import { show } from '@arbiter/core/bulletin'
import { type AnyFormat, formats } from '@arbiter/core/formats'
import { act, openTournament, type Tournament } from '@arbiter/core/tournament'
import { describe, expect, it } from 'vitest'
import { factLogOf, type LogAnswer } from './fact-log.ts'

const league = formats.find(({ name }) => name === 'league') as AnyFormat
const asked = { by: 'desk', now: '2026-11-17T10:00:00.000Z' } as never

/** The log of a league with these entrants, as the server has it. */
function server(...names: readonly string[]): Tournament {
  const { tournament } = unwrap(openTournament(league, { name: 'T', options: {}, autoPair: true, dice: 'd' }, asked))
  for (const name of names) act(tournament, { do: 'enter', entrants: [{ name }] } as never, asked)
  return tournament
}

const answer = ({ log }: Tournament, until = log.length): LogAnswer => ({
  ...{ seq: until, edition: 1, audience: 'inside' as const },
  facts: log.slice(0, until),
})

const namesIn = (tournament: Tournament) => show(tournament).entrants.map(({ name }) => name)

describe('a log of facts', () => {
  const { log: facts } = server('Müller, Anna', 'Smith and Jones')

  it.each`
    arriving             | from | to   | expected
    ${'the next fact'}   | ${1} | ${2} | ${'taken'}
    ${'known facts'}     | ${0} | ${1} | ${'nothing-new'}
    ${'known and new'}   | ${0} | ${3} | ${'taken'}
    ${'one of later on'} | ${2} | ${3} | ${'gap'}
  `('$arriving: $expected', ({ from, to, expected }) => {
    const log = factLogOf(league, answer(server('Müller, Anna', 'Smith and Jones'), 1))
    expect(log.take(facts.slice(from, to))).toBe(expected)
    expect(log.seq).toBe(expected === 'taken' ? to : 1)
    expect(log.news).toHaveLength(expected === 'taken' ? to - 1 : 0)
  })

  it('computes a view once per state', () => {
    const log = factLogOf(league, answer(server('Müller, Anna', 'Smith and Jones'), 2))
    expect(log.look(namesIn)).toBe(log.look(namesIn))
    expect(log.look(namesIn)).toEqual(['Müller, Anna'])
    log.take(facts)
    expect(log.look(namesIn)).toEqual(['Müller, Anna', 'Smith and Jones'])
  })
})
