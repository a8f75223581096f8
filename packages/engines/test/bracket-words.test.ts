/** Every sentence about bracket files is produced, and said in every language. */
import type { Instant } from '@arbiter/core'
import type { Message } from '@arbiter/core/messages'
import { afterAll, describe, expect, test } from 'vitest'
import { MessageCoverage } from '../../../tools/message-coverage.ts'
import { saidInEveryLanguage } from '../../core/test/in-every-language.ts'
import { bracketOf } from '../src/bracket-file/bracket-of.ts'
import { configFromBracket } from '../src/bracket-file/config-from-bracket.ts'
import { beyondLog } from '../src/bracket-file/differences/beyond-log.ts'
import { bracketDifferences } from '../src/bracket-file/differences/differences.ts'
import type { BracketFile, OwnBracket } from '../src/bracket-file/file.ts'
import { tournamentFromPgn } from '../src/bracket-file/from-pgn.ts'
import type { Import, ImportWorld } from '../src/bracket-file/import.ts'
import { readBracket } from '../src/bracket-file/read.ts'
import { tournamentFrom } from '../src/bracket-file/tournament-from.ts'
import { writeBracket } from '../src/bracket-file/write.ts'
import type { ReadGame } from '../src/pgn/read.ts'
import { bookOf, type CupStory, cup } from './cup-story.ts'

const hostile = ['Smith and Jones', 'Black und White', '{name}', '-term', 'محمد صلاح', '👩‍🎓 Žofia', '$&']
const now = '2026-06-01T00:00:00Z' as Instant
const reached = new MessageCoverage()

function said(messages: readonly Message[]): void {
  expect(messages.length).toBeGreaterThan(0)
  for (const message of messages) {
    reached.count(message)
    saidInEveryLanguage(message)
  }
}

const saidOf = (made: Import): void => said(made.ok ? made.remarks : made.problems)

const bracketIn = ({ tournament }: CupStory): OwnBracket => bracketOf(tournament, now)
/** The bracket with an edit. */
const edited = (bracket: OwnBracket, edit: (copy: Loose) => void): OwnBracket => {
  const copy = structuredClone(bracket)
  edit(copy as unknown as Loose)
  return copy
}
type Loose = { Rounds: { Matches: Record<string, unknown>[] }[] } & Record<string, unknown>
const matchIn = ({ Rounds }: Loose, number: number) =>
  Rounds.flatMap(({ Matches }) => Matches)[number - 1] as Record<string, unknown> & { Games: Record<string, unknown>[] }

describe('a file that cannot be read', () => {
  const text = writeBracket(bracketIn(cup(4, {}, bookOf(9)).play('1 1=')))
  test.each([
    ...['', '[]', '{}', 'PGN', text.slice(0, 400), text.replace('"schemaVersion": 1', '"schemaVersion": 9')],
    ...[
      text.replace('"IsDecided": true,', '"IsDecided": true'),
      text.replace(/"finishedUtc": "[^"]*"/, '"finishedUtc": "noon"'),
    ],
    ...[text.replace('"ScoreA": 1.5', '"ScoreA": "x"'), '{"a":\u0000}'],
  ])('%#', (damaged) => {
    const reading = readBracket(damaged)
    said(reading.ok ? [] : reading.says)
  })

  test('one that does not say how engines are started', () => {
    const config = configFromBracket(bracketIn(cup(2)), 'cup_bracket.json', undefined)
    said('problem' in config ? [config.problem] : [])
  })
})

describe('what two files tell differently', () => {
  const story = cup(4, { thirdPlaceMatch: true }, bookOf(9)).play('1 1=', '2 1=', '3 1=', '4 1=')
  const bracket = bracketIn(story)
  test.each<[string, (copy: Loose) => void]>([
    ['a score', (copy) => Object.assign(matchIn(copy, 1), { ScoreB: 2 })],
    ['a winner', (copy) => Object.assign(matchIn(copy, 1), { Winner: null })],
    ['no winner yet', (copy) => Object.assign(matchIn(copy, 1), { IsDecided: false })],
    ['players', (copy) => Object.assign(matchIn(copy, 1), { PlayerA: hostile[0], PlayerB: hostile[2] })],
    ['a game', (copy) => matchIn(copy, 1).Games.pop()],
    ['plies', (copy) => Object.assign(matchIn(copy, 1).Games[0] as object, { plies: 7 })],
    ['a seed', (copy) => Object.assign(matchIn(copy, 1), { seedA: 3 })],
    ['a list', (copy) => Object.assign(copy, { GlobalOpeningOrder: [] })],
    ['a name', (copy) => Object.assign(copy, { TournamentName: hostile[3] })],
    ['a match too few', (copy) => copy.Rounds.at(-1)?.Matches.pop()],
    ['rounds', (copy) => void Object.assign(copy, { Rounds: [] })],
  ])('%s', (_, edit) => {
    said(bracketDifferences(edited(bracket, edit), bracket))
    said(bracketDifferences(bracket, edited(bracket, edit), { source: 'games' }))
  })

  test('more than are told', () => {
    const other = cup(16).play('1 1=', '2 1=', '3 1=', '4 1=', '5 1=', '6 1=', '7 1=')
    said(bracketDifferences(bracketIn(cup(16)), bracketIn(other)))
  })
})

test('what a bracket knows beyond its log', () => {
  const story = cup(4, {}, bookOf(9)).play('1 1').do({ do: 'rule', match: '2', winner: 'B' })
  story.do({ do: 'withdraw', entrant: 'A' })
  said(beyondLog(bracketIn(story), cup(4, {}, bookOf(9)).tournament))
})

describe('a cup from its own bracket', () => {
  const book = bookOf(9)
  const world: ImportWorld = { book, now, by: 'tester' }
  const drawn = cup(4, { uniquePerMatchOnly: false }, book).play('1 ==', '1 1', '2 1')
  const nameless = { ...bracketIn(drawn), book: { ...bracketIn(drawn).book, name: null } } as OwnBracket

  test.each<[string, OwnBracket, Partial<ImportWorld>]>([
    ['no book', bracketIn(drawn), { book: undefined }],
    ['no book and no name', nameless, { book: undefined }],
    ['another book', bracketIn(drawn), { book: bookOf(7, 4) }],
    ['a book that is too small', bracketIn(drawn), { book: bookOf(1, 1), forceBook: true }],
    ['a book by force', bracketIn(drawn), { book: bookOf(7, 4), forceBook: true }],
    ['nobody plays', { ...bracketIn(drawn), players: [] }, {}],
    ['it is closed too early', { ...bracketIn(drawn), state: 'closed' }, {}],
    ['a draw of nothing', edited(bracketIn(drawn), (copy) => drawsIn(copy, 2, { number: 99 })), {}],
    ['a game of strangers', edited(bracketIn(drawn), (copy) => strangersIn(copy)), {}],
  ])('%s', (_, bracket, more) => saidOf(tournamentFrom(bracket, { ...world, ...more })))

  test('what does not fit is named by what it is', () => {
    const story = cup(4, {}, book).play('1 1').do({ do: 'abandon', match: '2', game: 1, why: 'interrupted' })
    story.do({ do: 'rule', match: '2', winner: 'B' }).do({ do: 'withdraw', entrant: 'A' })
    const bracket = bracketIn(story)
    const strange = [
      { ...bracket, rulings: bracket.rulings.map((each) => ({ ...each, match: 77 })) },
      { ...bracket, withdrawn: bracket.withdrawn.map((each) => ({ ...each, player: hostile[0] as string })) },
      edited(bracket, (copy) => Object.assign((matchIn(copy, 2)['abandoned'] as object[])[0] as object, { GameNr: 9 })),
      { ...bracket, arrangement: [{ from: 1, play: 7, seq: 2, recordedUtc: now }] },
    ] as OwnBracket[]
    for (const each of strange) saidOf(tournamentFrom(each, world))
  })

  test('a draw that would come out otherwise now', () => {
    const story = cup(4, { uniquePerMatchOnly: false, allowReuse: true }, bookOf(4)).play('1 ==', '2 ==', '2 1')
    story.do({ do: 'correct', match: '1', game: 1, result: '1-0', confirm: true })
    saidOf(tournamentFrom(bracketIn(story), { ...world, book: bookOf(4) }))
  })
})

const drawsIn = (copy: Loose, pair: number, fields: object): void => {
  for (const { openings } of copy.Rounds.flatMap(({ Matches }) => Matches) as unknown as {
    openings: { pair: number }[]
  }[])
    for (const opening of openings) if (opening.pair === pair) Object.assign(opening, fields)
}

const strangersIn = (copy: Loose): void =>
  void Object.assign(matchIn(copy, 1).Games[0] as object, { White: hostile[1], Black: hostile[2] })

describe('a cup from another program’s bracket', () => {
  const names = ['Ada', 'Bob', 'Cyd', 'Dan']
  const config = { name: 'Cup', options: {}, engines: names.map((name) => ({ name })) }
  const world = { config, book: bookOf(12), now, by: 'tester' } as ImportWorld

  interface Played {
    readonly opening: number
    readonly Result: string
  }
  const match = (MatchId: number, a: string, b: string, played: readonly Played[] = [], more: object = {}) => ({
    ...{ MatchId, PlayerA: a, PlayerB: b, ScoreA: 0, ScoreB: 0, Winner: null, IsDecided: false },
    Games: played.map(({ opening, Result }, i) => ({
      ...{ GameNr: i + 1, OpeningId: opening, Result },
      ...(i % 2 === 0 ? { White: a, Black: b } : { White: b, Black: a }),
    })),
    ...more,
  })
  const bracket = (first: object, second: object, more: object = {}): BracketFile => {
    const Rounds = [
      { RoundNumber: 1, Matches: [first, second] },
      { RoundNumber: 2, Matches: [match(3, 'TBD', 'TBD')] },
    ]
    return { TournamentName: 'Theirs', GamesPerMatch: 2, Rounds, ...more } as unknown as BracketFile
  }
  const [first, second] = [match(1, 'Ada', 'Dan'), match(2, 'Bob', 'Cyd')]
  const win = { opening: 5, Result: '1-0' }
  const draw = { opening: 5, Result: '1/2-1/2' }
  const level = { ScoreA: 1, ScoreB: 1 }

  test.each<[string, BracketFile, Partial<ImportWorld>]>([
    ['no configuration', bracket(first, second), { config: undefined }],
    ['strangers', bracket(match(1, hostile[0] as string, hostile[1] as string), second), {}],
    ['one who plays twice', bracket(match(1, 'Ada', 'Bob'), second), {}],
    ['an empty seat', bracket(match(1, 'Ada', 'TBD'), second), {}],
    ['no first round', bracket(first, second, { Rounds: [] }), {}],
    ['another length', bracket(first, second, { GamesPerMatch: 8 }), {}],
    [
      'a round too short',
      bracket(first, second, {
        Rounds: bracket(first, second).Rounds.slice(0, 1).concat({ RoundNumber: 2, Matches: [] }),
      }),
      {},
    ],
    ['no book', bracket(match(1, 'Ada', 'Dan', [win]), second), { book: undefined }],
    ['an opening beyond it', bracket(match(1, 'Ada', 'Dan', [{ ...win, opening: 40 }]), second), {}],
    ['no result', bracket(match(1, 'Ada', 'Dan', [{ ...win, Result: '2-0' }]), second), {}],
    ['a score that does not add', bracket(match(1, 'Ada', 'Dan', [win]), second), {}],
    [
      'half a pair twice',
      bracket(match(1, 'Ada', 'Dan', [win], { ScoreA: 1 }), match(2, 'Bob', 'Cyd', [win], { ScoreA: 1 })),
      {},
    ],
    [
      'other openings',
      bracket(match(1, 'Ada', 'Dan', [draw, draw], level), match(2, 'Bob', 'Cyd', [draw, draw], level)),
      {},
    ],
    [
      'an opening that would not be drawn',
      bracket(
        match(1, 'Ada', 'Dan', [draw, draw, { ...draw, opening: 9 }], { ScoreA: 1.5, ScoreB: 1.5 }),
        match(2, 'Bob', 'Cyd', [draw, draw, { ...draw, opening: 9 }], { ScoreA: 1.5, ScoreB: 1.5 }),
      ),
      {},
    ],
    [
      'two pairs from one opening',
      bracket(
        match(1, 'Ada', 'Dan', [draw, draw, { ...draw, opening: 2 }, { ...draw, opening: 2 }], {
          ScoreA: 2,
          ScoreB: 2,
        }),
        match(
          2,
          'Bob',
          'Cyd',
          [
            { ...draw, opening: 2 },
            { ...draw, opening: 2 },
          ],
          level,
        ),
      ),
      {},
    ],
  ])('%s', (_, file, more) => saidOf(tournamentFrom(file, { ...world, ...more })))
})

describe('a cup from its games', () => {
  const engines = ['A', 'B', 'C', 'D'].map((name, i) => ({ name, rating: 2800 - 10 * i }))
  const config = { name: 'Spring cup', options: {}, engines }
  const world = { config, book: bookOf(9), now, by: 'tester' } as ImportWorld
  const game = (line: number, tags: Readonly<Record<string, string>>, result = '1-0'): ReadGame =>
    ({ line, tags: new Map(Object.entries(tags)), start: '', moves: [], result, text: '' }) as unknown as ReadGame
  const first = game(1, { CupMatch: '1', CupGame: '1', White: 'A', Black: 'D' })

  test.each<[string, readonly ReadGame[], Partial<ImportWorld>]>([
    ['no configuration', [first], { config: undefined }],
    ['no seed', [first], { config: { ...config, options: { seedingStrategy: 'Random' } } }],
    ['no game of a cup', [game(1, {})], {}],
    ['a game twice', [first, first], {}],
    ['a game twice otherwise', [first, game(9, Object.fromEntries(first.tags), '0-1')], {}],
    ['another opening', [game(1, { ...Object.fromEntries(first.tags), OpeningNumber: '7' })], {}],
  ])('%s', (_, games, more) => saidOf(tournamentFromPgn(games, { ...world, ...more })))
})

afterAll(() => expect(reached.missing('packages/engines/src/bracket-file')).toEqual([]))
