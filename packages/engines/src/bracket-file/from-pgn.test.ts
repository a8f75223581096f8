import type { Instant } from '@arbiter/core'
import { cupLedger } from '@arbiter/core/formats/cup'
import { expect, test } from 'vitest'
import { bookOf, cup } from '../../test/cup-story.ts'
import { inEnglish } from '../../test/said.ts'
import type { GameRecord } from '../game/record.ts'
import { shippedBook } from '../openings/book.ts'
import { type ReadGame, readPgn } from '../pgn/read.ts'
import { writePgn } from '../pgn/write.ts'
import { bracketOf } from './bracket-of.ts'
import { bracketDifferences } from './differences/differences.ts'
import { tournamentFromPgn } from './from-pgn.ts'
import type { Import, ImportWorld } from './import.ts'

const suite = await shippedBook()
const book = { ...suite, openings: suite.openings.slice(0, 9) }
const engines = ['A', 'B', 'C', 'D'].map((name, i) => ({ name, rating: 2800 - 10 * i }))
const config = { name: 'Spring cup', options: { uniquePerMatchOnly: false }, engines }
const world: ImportWorld = { config, book, now: '2026-06-01T00:00:00Z' as Instant, by: 'tester' }

const story = cup(4, config.options, book)
const fault = { ending: 'crash', plies: 0, fault: { by: 'black', did: { what: 'killed', signal: 'SIGKILL' } } }
story.report('1', '1', { record: fault }).report('1', '=', { record: { ending: 'stalemate', plies: 0 } })
story
  .report('2', '=', { record: { ending: 'repetition', plies: 0 } })
  .report('2', '=', { record: { ending: 'repetition', plies: 0 } })
story.report('2', '0', { record: { ending: 'checkmate', plies: 0 } })

/** Our own PGN of the story's games. */
function pgnOf(): ReadGame[] {
  const { chart } = story.tournament
  const texts = [...chart.board.matches.values()].flatMap((match) =>
    match.games.map((game) => {
      const pair = Math.ceil(game.number / 2)
      const number = cupLedger(chart).of(match, pair) as number
      const nameOf = (seat: number) => chart.field.entrants[match.who(seat)]?.name as string
      const at = game.finishedAt
      const { ending = 'checkmate', fault } = game.report?.record ?? {}
      const record = {
        ...{ white: nameOf(game.white), black: nameOf(game.black), opening: cupLedger(chart).numbered(number) },
        ...{ moves: [], result: game.score.result, ending, startedAt: at, endedAt: at },
        ...(fault ? { fault: { colour: fault.by, says: [], did: fault.did } } : {}),
      } as unknown as GameRecord
      return writePgn(record, { cup: { round: 1, match: Number(match.id), pair, game: game.number } })
    }),
  )
  return [...readPgn(texts.join(''))]
}

const games = pgnOf()
const [first] = games as [ReadGame]
const retagged = (game: ReadGame, tags: Readonly<Record<string, string>>, more: Partial<ReadGame> = {}): ReadGame => ({
  ...game,
  ...more,
  tags: new Map([...game.tags, ...Object.entries(tags)]),
})
const problemsIn = (made: Import): string => (made.ok ? 'none' : made.problems.map(inEnglish).join('; '))

test('CUP-24 the cup comes back from its games and the configuration', () => {
  const made = tournamentFromPgn(games, world)
  if (!made.ok) throw new Error(made.problems.map(inEnglish).join('; '))
  const differences = bracketDifferences(bracketOf(made.tournament, ''), bracketOf(story.tournament, ''), {
    source: 'log',
    passing: ['rngSeed', 'openedUtc', 'recordedUtc', 'id'],
  })
  expect(differences).toEqual([])
})

test('games stand in any order, and some twice', () =>
  expect(tournamentFromPgn([first, ...games.toReversed()], world)).toMatchObject({
    ok: true,
    remarks: [{ id: 'import-twice', games: 1 }],
  }))

test('a game that was not finished is passed over', () =>
  expect(problemsIn(tournamentFromPgn([...games, retagged(first, {}, { result: '*' })], world))).toBe('none'))

test.each`
  what                        | given                                                        | more                                                                 | problem
  ${'a game twice otherwise'} | ${[first, retagged(first, {}, { result: '0-1', line: 99 })]} | ${{}}                                                                | ${/Line 99: game 1 of match 1 is also in line 1, with another end/}
  ${'no game of a cup'}       | ${[retagged(first, { CupMatch: '' })]}                       | ${{}}                                                                | ${/Line 1: this is not a game of a cup/}
  ${'other colours'}          | ${[retagged(first, { White: 'D', Black: 'A' })]}             | ${{}}                                                                | ${/Line 1, match 1, game 1: /}
  ${'another opening'}        | ${[retagged(first, { OpeningNumber: '7' })]}                 | ${{}}                                                                | ${/played from opening 7 of the book, but the draw gives opening 1/}
  ${'nobody of that name'}    | ${[retagged(first, { White: 'Nemo' })]}                      | ${{}}                                                                | ${/Nemo/}
  ${'a later round alone'}    | ${[retagged(first, { CupMatch: '3' })]}                      | ${{}}                                                                | ${/match 3, game 1: /}
  ${'a draw by lot'}          | ${games}                                                     | ${{ config: { ...config, options: { seedingStrategy: 'Random' } } }} | ${/by lot, and the configuration has no Seed/}
  ${'openings by lot'}        | ${games}                                                     | ${{ config: { ...config, options: { randomOpenings: true } } }}      | ${/by lot/}
  ${'no configuration'}       | ${games}                                                     | ${{ config: undefined }}                                             | ${/configuration/}
  ${'too few openings'}       | ${games}                                                     | ${{ book: bookOf(1) }}                                               | ${/opening/}
`('$what', ({ given, more, problem }) =>
  expect(problemsIn(tournamentFromPgn(given, { ...world, ...more }))).toMatch(problem),
)
