import { show } from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { done, played, seen, started, tenOClock } from '../../../../test/played.ts'
import { loadAllWords, loadWords } from '../../../words/texts.ts'
import { outlookFor } from './outlook.ts'

beforeAll(() => Promise.all([loadWords('first'), loadWords('match'), loadAllWords()]))

const follows = (tournament: Tournament, match: string, result: string, game = 1): string =>
  outlookFor(
    { ...seen(tournament), seen: { autoPair: true } },
    match,
    { do: 'report', match, game, result } as never,
    tenOClock,
  ).sentence.replaceAll(/[\u2068\u2069]/g, '')

const knockout = (players: number) =>
  started(
    'hybrid-knockout',
    Array.from({ length: players }, (_, i) => `Player ${i + 1}`),
    { autoPair: true },
  )

const loserOf = (tournament: Tournament, match: string): string | undefined =>
  show(tournament)
    .stages.flatMap(({ rounds }) => rounds.flatMap(({ matches }) => matches))
    .find((each) => each.match === match)?.next?.[0]?.black

describe('what follows from a result', () => {
  test.each`
    round               | before                                                                  | match  | places
    ${'a quarterfinal'} | ${() => knockout(8)}                                                    | ${'1'} | ${'5–8'}
    ${'a semifinal'}    | ${() => knockout(4)}                                                    | ${'1'} | ${'3–4'}
    ${'the other one'}  | ${() => done(knockout(4), { do: 'report', match: '1', result: '1-0' })} | ${'2'} | ${'3–4'}
    ${'the final'}      | ${() => played(knockout(4))}                                            | ${'3'} | ${'2'}
  `('who loses $round is out with the places of the round: $places', ({ before, match, places }) => {
    const tournament = before()
    expect(follows(tournament, match, '1-0')).toContain(`${loserOf(tournament, match)} is out, place ${places}.`)
  })

  it('the winner goes to the next match, against whoever is known', () => {
    const tournament = knockout(4)
    expect(follows(tournament, '1', '1-0')).toMatch(/goes to match 3 against Winner of 2\./)
  })

  it('a draw asks for the next game, with its clock and colours', () => {
    const tournament = knockout(4)
    expect(follows(tournament, '1', '1/2-1/2')).toMatch(/^Game 2 follows: .+ has White\.$/)
  })

  it('in a league the places move', () => {
    const league = started('league', ['Smith and Jones', 'Müller, Anna', 'Cleo', 'محمد صلاح'], { autoPair: true })
    expect(follows(league, '1', '1-0')).toMatch(/ moves from place 1–4 to 1\. .+ moves from place 1–4 to 2–4\./)
  })

  it('a refusal is said instead', () => {
    const tournament = knockout(4)
    expect(follows(tournament, '3', '1-0')).not.toBe('')
    expect(follows(tournament, '3', '1-0')).not.toContain('is out')
  })
})
