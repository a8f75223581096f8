import type { Instant } from '@arbiter/core'
import { cupLedger } from '@arbiter/core/formats/cup'
import type { Tournament } from '@arbiter/core/tournament'
import { verify } from '@arbiter/core/verify'
import { describe, expect, test } from 'vitest'
import { bookOf } from '../../../test/cup-story.ts'
import { inEnglish } from '../../../test/said.ts'
import { bracketOf } from '../bracket-of.ts'
import type { AnyMatch, BracketFile } from '../file.ts'
import type { Import, ImportWorld } from '../import.ts'
import { readBracket } from '../read.ts'
import { tournamentFrom } from '../tournament-from.ts'
import { writeBracket } from '../write.ts'

const names = ['Ada', 'Bob', 'Cyd', 'Dan']
const config = { name: 'Cup', options: {} as object, engines: names.map((name) => ({ name })) }
const world: ImportWorld = {
  config: config as never,
  book: bookOf(12),
  now: '2026-06-01T00:00:00Z' as Instant,
  by: 'tester',
}

/** `Ada Dan 3:1 4:=`: a match with its games, each with its opening and its result for the one who has White. */
function match(id: number, words: string, winner: string | null = null): AnyMatch {
  const [a = '', b = '', ...games] = words.split(' ')
  const Games = games.map((word, i) => {
    const [opening, letter = ''] = word.split(':')
    const [White, Black] = i % 2 === 0 ? [a, b] : [b, a]
    return {
      GameNr: i + 1,
      White,
      Black,
      OpeningId: Number(opening),
      OpeningHash: 'aa',
      Result: results[letter] as string,
    }
  })
  const points = (name: string) => Games.reduce((sum, { White, Result }) => sum + pointsOf(Result, White === name), 0)
  return {
    ...{ MatchId: id, RoundNumber: 1, PlayerA: a, PlayerB: b, PlayerARating: 2500, PlayerBRating: 2400.4 },
    ...{ ScoreA: points(a), ScoreB: points(b), Winner: winner, IsDecided: winner !== null, OpeningOrder: [], Games },
  }
}

const results: Readonly<Record<string, string>> = { 1: '1-0', 0: '0-1', '=': '1/2-1/2', '*': '*' }
const pointsOf = (result: string, isWhite: boolean): number =>
  result === '1/2-1/2' ? 0.5 : result === (isWhite ? '1-0' : '0-1') ? 1 : 0

/** Of four: two semifinals and the final. */
function four(first: AnyMatch, second: AnyMatch, final: AnyMatch, more: Partial<BracketFile> = {}): BracketFile {
  const Rounds = [
    { RoundNumber: 1, Matches: [first, second] },
    { RoundNumber: 2, Matches: [final] },
  ]
  return {
    TournamentName: 'Theirs',
    GamesPerMatch: 2,
    GlobalOpeningOrder: [5, 3, 8, 1],
    UpdatedUtc: 'x',
    Rounds,
    ...more,
  }
}

const empty = match(3, 'TBD TBD')

function imported(bracket: BracketFile, more: Partial<ImportWorld> = {}): Import {
  const reading = readBracket(JSON.stringify(bracket))
  if (!reading.ok) throw new Error(inEnglish(reading.says))
  return tournamentFrom(reading.bracket, { ...world, ...more })
}

const withOptions = (options: object) => ({ config: { ...config, options } as never })
const problemsIn = (made: Import): string => (made.ok ? 'none' : made.problems.map(inEnglish).join('; '))

function cupIn(made: Import): Tournament {
  if (!made.ok) throw new Error(made.problems.map(inEnglish).join('; '))
  expect(verify(made.tournament.log).findings).toEqual([])
  return made.tournament
}

const gamesIn = (tournament: Tournament, number: number) =>
  bracketOf(tournament, '').Rounds.flatMap(({ Matches }) => Matches)[number - 1]

describe('a bracket of another program', () => {
  test('CUP-12 players have the seeds of their places', () => {
    const { players } = bracketOf(cupIn(imported(four(match(1, 'Dan Ada'), match(2, 'Cyd Bob'), empty))), '')
    expect(players).toMatchObject([
      { name: 'Dan', seed: 1, rating: 2500 },
      { name: 'Ada', seed: 4, rating: 2400 },
      { name: 'Cyd', seed: 2 },
      { name: 'Bob', seed: 3 },
    ])
  })

  test('decided matches stand, and their winners have gone on', () => {
    const made = imported(
      four(match(1, 'Ada Dan 5:1 5:=', 'Ada'), match(2, 'Bob Cyd 3:0 3:1', 'Cyd'), match(3, 'Ada Cyd')),
    )
    const tournament = cupIn(made)
    expect(gamesIn(tournament, 3)).toMatchObject({ PlayerA: 'Ada', PlayerB: 'Cyd', OpeningOrder: [2] })
    expect(gamesIn(tournament, 1)?.Games).toMatchObject([{ OpeningId: 0 }, { OpeningId: 0 }])
    expect(cupLedger(tournament.chart).numbered(1)).toMatchObject({ name: 'Opening 6' })
    expect(made).toMatchObject({ remarks: [{ id: 'import-now-ours' }] })
  })

  test('CUP-25 a half-played pair goes on from the opening of its first game, wherever our plan had it', () => {
    const tournament = cupIn(
      imported(four(match(1, 'Ada Dan 7:1 7:=', 'Ada'), match(2, 'Bob Cyd 11:0'), match(3, 'Ada TBD'))),
    )
    const open = tournament.chart.board.openMatches().find(({ id }) => id === '2')
    const number = open && cupLedger(tournament.chart).of(open, 1)
    expect(cupLedger(tournament.chart).numbered(number as number)).toMatchObject({ name: 'Opening 12' })
    expect(open?.series.next(open)).toMatchObject([{ number: 2 }])
  })

  test('CUP-19 a game from another opening than the plan can have does not claim the plan’s', () => {
    const made = imported(
      four(match(1, 'Ada Dan 5:1 5:=', 'Ada'), match(2, 'Bob Cyd 5:1 5:=', 'Bob'), match(3, 'Ada Bob')),
    )
    expect(gamesIn(cupIn(made), 2)?.Games).toMatchObject([{ OpeningId: -1 }, { OpeningId: -1 }])
    expect(made).toMatchObject({
      remarks: [expect.anything(), { id: 'import-pair-elsewhere', match: { text: '2' }, pair: 1 }],
    })
  })

  test('CUP-21a a tiebreak pair keeps what it was played from', () => {
    const tournament = cupIn(
      imported(four(match(1, 'Ada Dan 5:= 5:= 9:='), match(2, 'Bob Cyd'), empty), { book: bookOf(12) }),
    )
    const open = tournament.chart.board.openMatches().find(({ id }) => id === '1')
    expect(
      cupLedger(tournament.chart).numbered(open ? (cupLedger(tournament.chart).of(open, 2) as number) : 0),
    ).toMatchObject({ name: 'Opening 10' })
  })

  test('CUP-16 a program that gives White to the other first is understood', () => {
    const { Games, ...rest } = match(1, 'Ada Dan 5:1 5:=', 'Ada')
    const swapped = { ...rest, Games: Games.toReversed() }
    expect(gamesIn(cupIn(imported(four(swapped, match(2, 'Bob Cyd'), match(3, 'Ada TBD')))), 1)).toMatchObject({
      Winner: 'Ada',
    })
  })

  test('a game that was not finished is passed over', () =>
    expect(
      gamesIn(cupIn(imported(four(match(1, 'Ada Dan 5:1 5:*'), match(2, 'Bob Cyd'), empty))), 1)?.Games,
    ).toHaveLength(1))

  test('without openings it needs no book', () => {
    const bracket = four(match(1, 'Ada Dan -1:1 -1:=', 'Ada'), match(2, 'Bob Cyd'), match(3, 'Ada TBD'))
    expect(cupLedger(cupIn(imported(bracket, { book: undefined })).chart).order).toBeUndefined()
  })

  test('our own bracket of it comes back without the book', () => {
    const tournament = cupIn(
      imported(four(match(1, 'Ada Dan 7:1 7:=', 'Ada'), match(2, 'Bob Cyd 11:0'), match(3, 'Ada TBD'))),
    )
    const reading = readBracket(writeBracket(bracketOf(tournament, '2026-06-01T00:00:00Z')))
    const again = reading.ok && tournamentFrom(reading.bracket, { now: world.now, by: 'tester' })
    expect(again).toMatchObject({ ok: true, remarks: [] })
  })
})

describe('what our rules would not have asked for is refused', () => {
  const second = match(2, 'Bob Cyd')
  test.each`
    what                             | bracket                                                                                                                   | more                                         | problem
    ${'no configuration'}            | ${four(match(1, 'Ada Dan'), second, empty)}                                                                               | ${{ config: undefined }}                     | ${/configuration/}
    ${'games after the decision'}    | ${four(match(1, 'Ada Dan 5:1 5:0 3:1', 'Ada'), second, match(3, 'Ada TBD'))}                                              | ${{}}                                        | ${/Match 1, game 3 of its list: .*decided/}
    ${'a score that does not add'}   | ${four({ ...match(1, 'Ada Dan 5:1'), ScoreA: 2 }, second, empty)}                                                         | ${{}}                                        | ${/Match 1, score: 2–0 in the file, 1–0 by its games/}
    ${'a winner without games'}      | ${four(match(1, 'Ada Dan', 'Ada'), second, match(3, 'Ada TBD'))}                                                          | ${{}}                                        | ${/Match 1, winner: Ada in the file, not known yet/}
    ${'somebody else in the final'}  | ${four(match(1, 'Ada Dan 5:1 5:=', 'Ada'), second, match(3, 'Dan TBD'))}                                                  | ${{}}                                        | ${/Match 3, player A: Dan in the file, Ada/}
    ${'other engines'}               | ${four(match(1, 'Ada Eve'), second, empty)}                                                                               | ${{}}                                        | ${/Eve is in the bracket but not in the configuration.; Dan is in the configuration/}
    ${'one who plays twice'}         | ${four(match(1, 'Ada Bob'), second, empty)}                                                                               | ${{}}                                        | ${/Bob plays twice/}
    ${'an empty seat'}               | ${four(match(1, 'Ada TBD'), second, empty)}                                                                               | ${{}}                                        | ${/seat of the first round is empty/}
    ${'another length'}              | ${four(match(1, 'Ada Dan'), second, empty)}                                                                               | ${withOptions({ roundPairIncrements: [2] })} | ${/2 games in the file, but 4 by the options/}
    ${'a round too many'} | ${{ ...four(match(1, 'Ada Dan'), second, empty), Rounds: [{ RoundNumber: 1, Matches: [match(1, 'Ada Dan'), second] }, { RoundNumber: 2, Matches: [empty, empty] }] }} | ${{}} | ${/Round 2 has 2 matches/}
    ${'an opening beyond the book'}  | ${four(match(1, 'Ada Dan 40:1'), second, empty)}                                                                          | ${{}}                                        | ${/opening 40 .*the book has only 12/}
    ${'no book'}                     | ${four(match(1, 'Ada Dan 4:1'), second, empty)}                                                                           | ${{ book: undefined }}                       | ${/book .* is not here/}
    ${'a result that is none'}       | ${four({ ...match(1, 'Ada Dan 4:1'), Games: [{ GameNr: 1, White: 'Ada', Black: 'Dan', Result: '2-0' }] }, second, empty)} | ${{}}                                        | ${/“2-0” is not a result/}
    ${'two halves from one opening'} | ${four(match(1, 'Ada Dan 5:1'), match(2, 'Bob Cyd 5:1'), empty)}                                                          | ${{}}                                        | ${/Match 2: the opening of its half-played pair/}
  `('$what', ({ bracket, more, problem }) => expect(problemsIn(imported(bracket, more))).toMatch(problem))
})
