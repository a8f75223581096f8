/** Somebody who was renamed is told to spectators under the new name, everywhere. */

import { expect, test } from 'vitest'
import { act } from '../decider/decide.ts'
import type { RecordedFact } from '../facts/fact.ts'
import { formats } from '../formats/index.ts'
import { formatNamed } from '../formats/rule-book/format-by-name.ts'
import { unwrap } from '../refusals/result.ts'
import { openTournament } from '../tournament/open.ts'
import type { Tournament } from '../tournament/tournament.ts'
import { renames, underCurrentNames } from './current-names.ts'
import { publicFacts } from './publisher.ts'

const asked = { by: 'director', now: '2026-11-17T10:00:00.000Z' } as never
const seal = { diceHash: '0'.repeat(64), salt: 'salt' }

function opened(format: string): Tournament {
  const { format: known } = unwrap(formatNamed(format, formats))
  const { tournament } = unwrap(openTournament(known, { dice: 'd', autoPair: false }, asked))
  return tournament
}

function done(tournament: Tournament, command: object): readonly RecordedFact[] {
  const before = tournament.log.length
  const answer = act(tournament, command as never, asked)
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal))
  return tournament.log.slice(before)
}

const told = (tournament: Tournament): string =>
  JSON.stringify(underCurrentNames(publicFacts(tournament.log, seal, formats), () => tournament.chart))

test('the name somebody had before is nowhere; taken back, it is the only one (M6)', () => {
  const league = opened('league')
  done(league, {
    do: 'enter',
    entrants: [{ name: 'Smith and Jones' }, { id: 'second', name: '#3 Ann' }, { name: 'Cy' }],
  })
  const edit = (name: string) => done(league, { do: 'edit', entrant: 'second', name })
  const news = [edit('عائشة'), edit('Aisha'), done(league, { do: 'undo' }), done(league, { do: 'undo' })]
  news.push(done(league, { do: 'redo' }))
  for (const facts of news) expect(facts.some((fact) => renames(fact, league.log))).toBe(true)
  expect(told(league)).toContain('عائشة')
  expect(told(league)).not.toMatch(/#3|Aisha/)
  expect(told(league)).toContain('Smith and Jones')
})

test('what tells nothing of names changes nothing that was published (M6)', () => {
  const league = opened('league')
  const news = [
    done(league, { do: 'enter', entrants: [{ id: 'first', name: 'Ann' }, { name: 'Ben' }] }),
    done(league, { do: 'edit', entrant: 'first', club: 'North' }),
    done(league, { do: 'undo' }),
  ]
  for (const fact of news.flat()) expect(renames(fact, league.log)).toBe(false)
  expect(told(league)).toBe(JSON.stringify(publicFacts(league.log, seal, formats)))
})

test('a member of a team who was renamed is; one who left or changed places is not (M6)', () => {
  const teams = opened('bridge-knockout')
  const member = (name: string, masterpoints = 100) => ({ name, masterpoints })
  const players = [member('Ann'), member('Ben'), member('Cy'), member('Di', 50)]
  done(teams, { do: 'enter', entrants: [{ id: 'first', name: 'Harbour', captain: 'Ann', players }] })
  const later = [member('Anna'), member('Cy'), member('Ben'), member('Eve', 70)]
  done(teams, { do: 'edit', entrant: 'first', captain: 'Anna', players: later })
  const [, first] = underCurrentNames(publicFacts(teams.log, seal, formats), () => teams.chart)
  if (first?.type !== 'entrant-entered') throw new Error('nobody entered')
  expect(first.entrant.captain).toBe('Anna')
  expect(first.entrant.players?.map(({ name }) => name)).toEqual(['Anna', 'Ben', 'Cy', 'Di'])
})
