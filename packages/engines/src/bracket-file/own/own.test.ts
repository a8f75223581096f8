import type { Instant } from '@arbiter/core'
import { cupLedger } from '@arbiter/core/formats/cup'
import type { Tournament } from '@arbiter/core/tournament'
import { describe, expect, test } from 'vitest'
import { bookOf, CupStory, cup } from '../../../test/cup-story.ts'
import { inEnglish } from '../../../test/said.ts'
import { bracketOf } from '../bracket-of.ts'
import type { BracketMatch, OwnBracket } from '../file.ts'
import type { Import, ImportWorld } from '../import.ts'
import { tournamentFrom } from '../tournament-from.ts'

const now = '2026-06-01T00:00:00Z' as Instant
const book = bookOf(9)
const world: ImportWorld = { book, now, by: 'tester' }

const imported = (bracket: OwnBracket, more: Partial<ImportWorld> = {}): Import =>
  tournamentFrom(bracket, { ...world, ...more })

/** All problems in one text. */
const problemsIn = (made: Import): string => (made.ok ? 'none' : made.problems.map(inEnglish).join('; '))

function cupIn(made: Import): Tournament {
  if (!made.ok) throw new Error(made.problems.map(inEnglish).join('; '))
  return made.tournament
}

const bracketIn = ({ tournament }: CupStory): OwnBracket => bracketOf(tournament, now)
const matchesIn = ({ Rounds }: OwnBracket) => Rounds.flatMap(({ Matches }) => Matches)

type Editable = BracketMatch
const set = (fields: object) => (match: Editable) => ({ ...match, ...fields })
/** Edits the first game of a match. */
const rewrite = (fields: object) => (match: Editable) => ({
  ...match,
  Games: match.Games.map((game, i) => (i === 0 ? { ...game, ...fields } : game)),
})

describe('a file that was edited by hand is refused with what does not follow', () => {
  const bracket = bracketIn(cup(4, {}, book).play('1 1=', '2 1').do({ do: 'rule', match: '2', winner: 'B' }))
  const [semifinal] = matchesIn(bracket) as [Editable]

  test.each`
    edited                 | edit                                                                                                               | problem
    ${'nothing'}           | ${(m: Editable) => m}                                                                                              | ${/^none$/}
    ${'a score'}           | ${set({ ScoreA: 2 })}                                                                                              | ${/Match 1, score: 2–½ in the file, 1½–½ by its games/}
    ${'a winner'}          | ${set({ Winner: 'D' })}                                                                                            | ${/Match 1, winner: D in the file, A by its games/}
    ${'a player'}          | ${set({ PlayerB: 'C' })}                                                                                           | ${/Match 1, players: A – C in the file, A – D/}
    ${'a seed'}            | ${set({ seedA: 2 })}                                                                                               | ${/Match 1, seedA: 2 in the file, 1/}
    ${'an unknown player'} | ${rewrite({ White: 'Nemo' })}                                                                                      | ${/Game 1 of match 1: .*Nemo/}
    ${'colours'}           | ${rewrite({ White: 'D', Black: 'A' })}                                                                             | ${/Game 1 of match 1: /}
    ${'a result'}          | ${rewrite({ Result: '1/2-1/2' })}                                                                                  | ${/Match 1, score:/}
    ${'an opening'}        | ${rewrite({ OpeningId: 3 })}                                                                                       | ${/Game 1 of match 1, OpeningId: 3 in the file, 0/}
    ${'a game too many'}   | ${({ Games: [game], ...m }: Editable) => ({ ...m, Games: [...semifinal.Games, { ...game, GameNr: 3, seq: 99 }] })} | ${/Game 3 of match 1: .*decided/}
    ${'a game too few'}    | ${set({ Games: semifinal.Games.slice(0, 1) })}                                                                     | ${/Match 1, score:/}
  `('$edited', ({ edit, problem }) => {
    const copy = structuredClone(bracket)
    const [round] = copy.Rounds as unknown as { Matches: Editable[] }[]
    if (round) round.Matches = round.Matches.map((match) => (match.MatchId === 1 ? edit(match) : match))
    expect(problemsIn(imported(copy))).toMatch(problem)
  })

  test.each`
    edited                  | fields                                                                                | problem
    ${'the dice'}           | ${{ options: { ...bracket.options, seedingStrategy: 'Random' }, Strategy: 'Random' }} | ${/seed|players|Match/}
    ${'the state'}          | ${{ state: 'closed' }}                                                                | ${/The end: /}
    ${'a ruling taken out'} | ${{ rulings: [] }}                                                                    | ${/rulings|winner/}
    ${'nobody plays'}       | ${{ players: [] }}                                                                    | ${/The start: /}
    ${'an unknown option'}  | ${{ options: { ...bracket.options, lives: 3 } }}                                      | ${/lives/}
  `('$edited', ({ fields, problem }) => expect(problemsIn(imported({ ...bracket, ...fields }))).toMatch(problem))
})

describe('CUP-25 another book', () => {
  const half = cup(4, { uniquePerMatchOnly: false }, book).play('1 ==', '1 1', '2 1')
  const other = bookOf(7, 4)

  test('is refused', () =>
    expect(problemsIn(imported(bracketIn(half), { book: other }))).toMatch(/not the one this cup began with/))

  test('no book at all is refused with its name', () =>
    expect(problemsIn(imported(bracketIn(half), { book: undefined }))).toMatch(/is not here \(made up\)/))

  test('may be forced: pairs that were begun keep their openings, at their numbers', () => {
    const made = imported(bracketIn(half), { book: other, forceBook: true })
    const { chart } = cupIn(made)
    const before = cupLedger(half.tournament.chart)
    for (const number of [1, 2, 4])
      expect(cupLedger(chart).numbered(number).position).toBe(before.numbered(number).position)
    const positions = cupLedger(chart).order?.map(({ position }) => position) ?? []
    expect(new Set(positions).size).toBe(positions.length)
    expect(positions[2]).toBe(
      other.openings.find(({ position }) => !positions.slice(0, 2).includes(position) && position !== positions[3])
        ?.position,
    )
    expect(made).toMatchObject({ remarks: [{ id: 'import-book-exchanged', book: { text: 'another' } }] })
  })

  test('the cup that was forced can be brought back again without any book', () => {
    const made = cupIn(imported(bracketIn(half), { book: other, forceBook: true }))
    const again = cupIn(imported(bracketOf(made, now), { book: undefined }))
    expect(cupLedger(again.chart).order).toEqual(cupLedger(made.chart).order)
  })

  test('too small for what is still to come is refused with the sum', () =>
    expect(problemsIn(imported(bracketIn(half), { book: bookOf(1, 1), forceBook: true }))).toMatch(
      /has 3 openings, but 4 are needed to continue/,
    ))
})

test('CUP-25 the second game of a half-played pair has the opening of the first', () => {
  const story = cup(4, { randomOpenings: true }, book).play('1 ==', '1 1')
  const made = cupIn(imported(bracketIn(story)))
  const openingOf = ({ chart }: Tournament) => {
    const match = chart.board.openMatches().find(({ id }) => id === '1')
    return match && cupLedger(chart).numbered(cupLedger(chart).of(match, 2) as number)
  }
  expect(openingOf(made)).toEqual(openingOf(story.tournament))
})

test('CUP-31 a draw that would come out otherwise now stands as it was told, and that is said', () => {
  const story = cup(4, { uniquePerMatchOnly: false, allowReuse: true }, bookOf(4)).play('1 ==', '2 ==', '2 1')
  story.do({ do: 'correct', match: '1', game: 1, result: '1-0', confirm: true })
  const made = imported(bracketIn(story), { book: bookOf(4) })
  expect(made).toMatchObject({
    ok: true,
    remarks: [{ id: 'import-drawn-otherwise', match: { text: '2' }, pair: 2 }],
  })
})

test('CUP-22 the texts of the games come back from the PGN, where it has them', () => {
  const record = { ending: 'checkmate', plies: 9 }
  const bracket = bracketIn(cup(2).report('1', '1', { record }).report('1', '=', { record }))
  const tags = (game: number, result: string) =>
    new Map([
      ['CupMatch', '1'],
      ['CupGame', String(game)],
      ['White', game === 1 ? 'A' : 'B'],
      ['Black', game === 1 ? 'B' : 'A'],
      ['Result', result],
    ])
  const pgn = [
    { line: 1, tags: tags(1, '1-0'), start: '', moves: [], result: '1-0' as const, text: '[Event "?"]\n\n1-0\n' },
    { line: 9, tags: tags(2, '1-0'), start: '', moves: [], result: '1-0' as const, text: 'another result' },
  ]
  const records = cupIn(imported(bracket, { pgn })).log.flatMap((fact) =>
    fact.type === 'game-finished' ? [fact.record] : [],
  )
  expect(records).toEqual([{ ...record, pgn: '[Event "?"]\n\n1-0\n\n' }, record])
})

test('moments are kept', () => {
  const story = cup(2).report('1', '1', { finishedAt: '2026-05-01T09:59:00Z' }).play('1 =')
  const moments = (tournament: Tournament) => tournament.log.slice(4).map(({ at, type }) => `${type} ${at}`)
  expect(moments(cupIn(imported(bracketIn(story))))).toEqual(moments(story.tournament))
})

test('a rating of 0, no rating at all and a chosen id come back as they were', () => {
  const entrants = [
    { name: 'A', rating: 0 },
    { name: 'B', id: 'bee' },
  ]
  const story = new CupStory({}).do({ do: 'enter', entrants }).do({ do: 'start' })
  expect(cupIn(imported(bracketIn(story))).chart.field.entrants).toEqual(story.tournament.chart.field.entrants)
})
