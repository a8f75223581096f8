import { show } from '@arbiter/core/bulletin'
import { matchesThatChange, type Tournament } from '@arbiter/core/tournament'
import { beforeAll, describe, expect, it } from 'vitest'
import { after, done, started } from '../../../test/played.ts'
import { loadWords } from '../../words/texts.ts'
import { matchSentence } from '../match-words.ts'
import { draftToCome } from './to-come.ts'

beforeAll(() => loadWords('first'))

describe('before a withdrawal or a late entry is done', () => {
  it('a withdrawal from a league names the games it forfeits in phases to come, not “No match changes” (B7)', () => {
    const league = started('league', ['Ann', 'Ben', 'Cleo', 'Dan'])
    for (let match = 1; match <= 8; match++)
      done(league, { do: 'report', match: String(match), result: '1-0' } as never)
    const then = after(league, { do: 'withdraw', entrant: 'Ben' } as never)
    expect(matchesThatChange(league.chart, then.chart).map(({ match }) => match)).toContain('12')
    expect(matchesThatChange(league.chart, league.chart)).toEqual([])
  })

  it('annulled games are not called drawn (B7)', () => {
    const league = done(started('league', ['Ann', 'Ben', 'Cleo', 'Dan']), {
      do: 'report',
      match: '1',
      result: '1-0',
    } as never)
    const then = after(league, { do: 'withdraw', entrant: 'Ann' } as never)
    const {
      board: { matches },
    } = then.chart
    expect([...matches.values()].some(({ isAnnulled }) => isAnnulled)).toBe(true)
    expect(sentences(then).join('\n')).not.toMatch(/drawn/)
  })

  it('a late entry says that it changes the draft and who has the bye (B7)', () => {
    const hybrid = started(
      'hybrid-knockout',
      Array.from({ length: 12 }, (_, i) => `Player ${i + 1}`),
    )
    const then = after(hybrid, { do: 'enter', entrants: [{ name: 'Late Lou', rating: 1500 }] } as never)
    expect(draftToCome(hybrid, then)).toMatchObject({ matches: 6, byes: [expect.any(String)] })
    expect(draftToCome(hybrid, hybrid)).toBeUndefined()
  })
})

function sentences(tournament: Tournament): string[] {
  const { stages } = show(tournament)
  return stages.flatMap(({ rounds }) =>
    rounds.flatMap(({ name, matches }) => matches.map((match) => matchSentence(match, name))),
  )
}
