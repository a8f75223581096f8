import type { RecordedFact } from '@arbiter/core'
import { type BulletinMatch, show } from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'
import { describe, expect, it, test } from 'vitest'
import { done, started } from '../../../test/played.ts'
import { boardsAmendment, boardsSubject, choicesFor, factSubject, gameAmendment, gameSubject } from './subject.ts'

const long = 'Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine'

/** Match 1 of a knockout of four after a draw. */
function knockout(): Tournament {
  const tournament = started('hybrid-knockout', ['Anna Alder', 'محمد صلاح', 'Smith and Jones', long], {
    autoPair: true,
  })
  return done(tournament, { do: 'report', match: '1', result: '1/2' })
}

const match = (tournament: Tournament, id: string): BulletinMatch =>
  show(tournament)
    .stages.flatMap(({ rounds }) => rounds.flatMap(({ matches }) => matches))
    .find((each) => each.match === id) as BulletinMatch

const lastFact = ({ log }: Tournament): RecordedFact => log.at(-1) as RecordedFact

describe('the page of a match and the history correct the same thing', () => {
  it('a game', () => {
    const tournament = knockout()
    const subject = factSubject(tournament, lastFact(tournament))
    expect(subject).toEqual(gameSubject(match(tournament, '1'), 1))
    expect(subject).toMatchObject({ about: 'game', match: '1', game: 1, recorded: '1/2-1/2' })
  })

  it('a game that was corrected before, by either of its facts', () => {
    const tournament = knockout()
    const reported = lastFact(tournament)
    done(tournament, { do: 'correct', match: '1', game: 1, result: '1-0' })
    for (const fact of [reported, lastFact(tournament)])
      expect(factSubject(tournament, fact)).toMatchObject({ game: 1, recorded: '1-0' })
  })

  it('a ruling: a game was played after all', () => {
    const tournament = knockout()
    const { seats } = match(tournament, '2')
    const absent = show(tournament).entrants.find(({ name }) => name === seats[0]?.entrant)?.id
    done(tournament, { do: 'forfeit', match: '2', absent: [absent] })
    expect(factSubject(tournament, lastFact(tournament))).toEqual({ about: 'game', match: '2' })
    expect(gameSubject(match(tournament, '2'), undefined)).toEqual({ about: 'game', match: '2' })
  })

  it('boards of two teams', () => {
    const teams = ['Harbour', 'Smith and Jones', 'Müller, Anna', 'Ferry'].map((name) => ({
      name,
      players: [1, 2, 3, 4].map((n) => ({ name: `${name} ${n}`, masterpoints: 500 })),
    }))
    const tournament = started('bridge-knockout', teams, { autoPair: true })
    done(tournament, { do: 'report', match: '1', imps: [38, 24] })
    const subject = factSubject(tournament, lastFact(tournament))
    const shown = match(tournament, '1')
    const between = shown.boards?.scores[0]?.between as readonly [string, string]
    expect(subject).toMatchObject({ about: 'boards', match: '1', names: between, recorded: [38, 24] })
    expect(boardsSubject(tournament, shown, { between })).toMatchObject({ names: between, recorded: [38, 24] })
  })

  it('no other fact is corrected', () => {
    const tournament = knockout()
    expect(factSubject(tournament, tournament.log[0] as RecordedFact)).toBeUndefined()
  })
})

describe('what is sent', () => {
  const game = { about: 'game', match: '1', game: 3, recorded: '1-0' } as const

  it('the recorded result is no choice', () => {
    expect(choicesFor(game)).toEqual(['0-1', '1/2-1/2', '+-', '-+', '--'])
    expect(choicesFor({ about: 'game', match: '2' })).toHaveLength(6)
  })

  test.each`
    chosen                                    | sent
    ${{}}                                     | ${undefined}
    ${{ result: '0-1' }}                      | ${{ do: 'correct', match: '1', game: 3, result: '0-1' }}
    ${{ finishedAt: '2026-11-17T14:32:00Z' }} | ${{ do: 'correct', match: '1', game: 3, finishedAt: '2026-11-17T14:32:00Z' }}
  `('of a game: $chosen', ({ chosen, sent }) => expect(gameAmendment(game, chosen)).toEqual(sent))

  const boards = { about: 'boards', match: '5', ids: ['a', 'b'], names: ['A', 'B'], half: 2 } as const

  test.each`
    typed             | imps
    ${['', '']}       | ${undefined}
    ${['38', '']}     | ${undefined}
    ${['38', '-3']}   | ${undefined}
    ${['38', '3,5']}  | ${undefined}
    ${['38', ' 24 ']} | ${[38, 24]}
    ${['0', '0']}     | ${[0, 0]}
  `('of boards: $typed', ({ typed, imps }) => {
    const sent = imps && { do: 'correct', match: '5', between: ['a', 'b'], imps, half: 2 }
    expect(boardsAmendment(boards, typed)).toEqual(sent)
  })
})
