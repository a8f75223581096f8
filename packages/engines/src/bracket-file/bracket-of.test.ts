import { describe, expect, test } from 'vitest'
import { bookOf, cup, entered } from '../../test/cup-story.ts'
import { bracketOf } from './bracket-of.ts'
import type { BracketMatch, OwnBracket } from './file.ts'
import { openingHash } from './opening-hash.ts'
import { readBracket } from './read.ts'
import { writeBracket } from './write.ts'

const at = '2026-05-01T12:00:00Z'
const matchIn = ({ Rounds }: OwnBracket, number: number) =>
  Rounds.flatMap(({ Matches }) => Matches).find(({ MatchId }) => MatchId === number) as BracketMatch

describe('CUP-24 the bracket file has the names other programs know', () => {
  const book = bookOf(9)
  const story = cup(4, { roundPairIncrements: [1, 2], uniquePerMatchOnly: false }, book).play('1 1=')
  const bracket = bracketOf(story.tournament, at, { file: 'made-up.epd', plies: 8 })

  test('of the whole cup', () =>
    expect(bracket).toMatchObject({
      TournamentName: 'Spring cup',
      Strategy: 'ByRating',
      GamesPerMatch: 2,
      UniqueOpeningsGlobal: true,
      NextOpeningIndex: 4,
      GlobalOpeningOrder: [0, 1, 2, 3, 4, 5, 6, 7, 8],
      UpdatedUtc: at,
      schemaVersion: 1,
      format: 'cup',
      state: 'running',
      champion: null,
      pairsPerRound: [1, 2],
      rngSeed: 'Tuesday',
      book: { name: 'made up', hash: book.hash, count: 9, file: 'made-up.epd', plies: 8 },
      players: [
        { name: 'A', rating: 2800, seed: 1, id: 'e2' },
        { name: 'B', rating: 2790, seed: 2, id: 'e3' },
        { name: 'C', rating: 2780, seed: 3, id: 'e4' },
        { name: 'D', rating: 2770, seed: 4, id: 'e5' },
      ],
    }))

  test('of a decided match', () =>
    expect(matchIn(bracket, 1)).toMatchObject({
      RoundNumber: 1,
      PlayerA: 'A',
      PlayerB: 'D',
      PlayerARating: 2800,
      PlayerBRating: 2770,
      ScoreA: 1.5,
      ScoreB: 0.5,
      Winner: 'A',
      IsDecided: true,
      OpeningOrder: [0],
      seedA: 1,
      seedB: 4,
      decidedBy: 'score',
      openings: [{ pair: 1, number: 1, position: book.openings[0]?.position, name: 'Opening 1' }],
    }))

  test('of a match whose players are not known yet', () =>
    expect(matchIn(bracket, 3)).toMatchObject({
      RoundNumber: 2,
      PlayerA: 'A',
      PlayerB: 'TBD',
      PlayerBRating: 0,
      ScoreA: 0,
      Winner: null,
      IsDecided: false,
      OpeningOrder: [2, 3],
      seedB: null,
      decidedBy: null,
      openings: [],
    }))

  test('of a game', () =>
    expect(matchIn(bracket, 1).Games[0]).toEqual({
      GameNr: 1,
      White: 'A',
      Black: 'D',
      OpeningId: 0,
      OpeningHash: openingHash(book.openings[0] as { position: string }),
      Result: '1-0',
      pair: 1,
      gameInPair: 1,
      termination: null,
      plies: null,
      tiebreak: false,
      void: false,
      seq: 7,
      finishedUtc: '2026-05-01T10:00:03Z',
    }))
})

test('the hash of an opening is made of its position and its variant', () => {
  expect(openingHash({ position: 'rnbq' })).toMatch(/^[0-9a-f]{16}$/)
  expect(openingHash({ position: 'rnbq' })).not.toBe(openingHash({ position: 'rnbq', variant: 'chess960' }))
})

test('CUP-22 the record of a game is told, its PGN is not', () => {
  const record = {
    ending: 'crash',
    plies: 12,
    pgn: '[Event "?"]',
    fault: { by: 'black', sentence: 'It ended.' },
    replayed: true,
  }
  const { tournament } = cup(2).report('1', '1', { record })
  const [game] = matchIn(bracketOf(tournament, at), 1).Games
  expect(game).toMatchObject({ termination: 'crash', plies: 12, fault: record.fault, replayed: true })
  expect(writeBracket(bracketOf(tournament, at))).not.toContain('[Event')
})

test('CUP-22 the record of a game whose result was corrected says nothing any more', () => {
  const story = cup(2).report('1', '1', {
    record: { ending: 'time', plies: 12, fault: { by: 'black', sentence: '…' } },
  })
  story.do({ do: 'correct', match: '1', game: 1, result: '1/2-1/2' })
  const [game] = matchIn(bracketOf(story.tournament, at), 1).Games
  expect(game).toMatchObject({ Result: '1/2-1/2', termination: null, plies: null })
  expect(game).not.toHaveProperty('fault')
})

test('CUP-22a games that were broken off stand apart, so that nobody counts them', () => {
  const story = cup(2, {}, bookOf(3)).do({ do: 'abandon', match: '1', game: 1, why: 'no-start', engine: 'B' })
  const match = matchIn(bracketOf(story.tournament, at), 1)
  expect(match.Games).toEqual([])
  expect(match.openings).toHaveLength(1)
  expect(match.abandoned).toMatchObject([
    {
      GameNr: 1,
      White: 'A',
      Black: 'B',
      Result: '*',
      pair: 1,
      gameInPair: 1,
      termination: 'no-start',
      engine: 'B',
      void: true,
    },
  ])
})

test('CUP-27 forfeited games are won and lost, with the termination forfeit', () => {
  const story = cup(4, { roundPairIncrements: [2] })
    .play('1 1')
    .do({ do: 'withdraw', entrant: 'D' })
  const match = matchIn(bracketOf(story.tournament, at), 1)
  expect(match).toMatchObject({ Winner: 'A', ScoreA: 3, ScoreB: 0, decidedBy: 'walkover' })
  expect(match.Games.slice(1)).toMatchObject([
    { Result: '0-1', termination: 'forfeit', forfeit: true, absence: true },
    { Result: '1-0', termination: 'forfeit', forfeit: true, absence: true },
  ])
})

test('CUP-29 who wins by a word of the director wins by the organiser', () => {
  const story = cup(2).do({ do: 'rule', match: '1', winner: 'B', note: 'power cut' })
  const bracket = bracketOf(story.tournament, at)
  expect(matchIn(bracket, 1)).toMatchObject({ Winner: 'B', decidedBy: 'organiser' })
  expect(bracket.rulings).toMatchObject([{ match: 1, kind: 'won', players: ['B'], note: 'power cut' }])
  expect(bracket).toMatchObject({ state: 'finished', champion: 'B' })
})

test('CUP-1 the match for third place stands behind the final', () => {
  const { tournament } = cup(4, { thirdPlaceMatch: true }).play('1 1=', '2 1=')
  const last = bracketOf(tournament, at).Rounds.at(-1)
  expect(last?.Matches).toMatchObject([
    { MatchId: 3, PlayerA: 'A', PlayerB: 'B' },
    { MatchId: 4, RoundNumber: 2, PlayerA: 'D', PlayerB: 'C', thirdPlace: true },
  ])
  expect(last?.Matches[0]).not.toHaveProperty('thirdPlace')
})

test('CUP-18, CUP-21a a tiebreak pair has the opening that was drawn for it', () => {
  const { tournament } = cup(2, {}, bookOf(1)).play('1 ==')
  expect(matchIn(bracketOf(tournament, at), 1)).toMatchObject({
    OpeningOrder: [0, 0],
    openings: [
      { pair: 1, number: 1 },
      { pair: 2, number: 1, tiebreak: true, reused: true },
    ],
  })
})

test('CUP-18b the one last game is in no pair', () => {
  const { tournament } = cup(2, { maxTiebreakPairs: 0, tiebreakFallback: 'Armageddon' }).play('1 ===')
  const match = matchIn(bracketOf(tournament, at), 1)
  expect(match).toMatchObject({ decidedBy: 'armageddon', Winner: 'A' })
  expect(match.Games[2]).toMatchObject({
    White: 'B',
    pair: null,
    gameInPair: null,
    tiebreak: true,
    OpeningId: -1,
    OpeningHash: '',
  })
})

test('before the start there are players and no rounds', () =>
  expect(bracketOf(entered(4).tournament, at)).toMatchObject({
    state: 'entering',
    started: null,
    Rounds: [],
    book: null,
  }))

test('a book without a hash is written out, for nobody could find it again', () => {
  const { hash: _, duplicates: _d, ...openings } = bookOf(3)
  const { tournament } = entered(2).do({ do: 'start', openings })
  expect(bracketOf(tournament, at).book).toMatchObject({ hash: null, count: 3, openings: openings.openings })
  expect(bracketOf(cup(2, {}, bookOf(3)).tournament, at).book).not.toHaveProperty('openings')
})

test('what is written is read again, with two spaces and a newline at the end', () => {
  const bracket = bracketOf(cup(8, { thirdPlaceMatch: true }, bookOf(30)).play('1 1=', '3 ==').tournament, at)
  const text = writeBracket(bracket)
  expect(text).toMatch(/^\{\n {2}"TournamentName": "Spring cup",\n.*\n\}\n$/s)
  expect(readBracket(text)).toEqual({ ok: true, isOurs: true, bracket })
})

test('the bracket tells what an engine calls itself, by its latest game (F6)', () => {
  const pgn = '[WhiteEngine "Stockfish 15.1 \\"dev\\""]\n[BlackEngine "Toga II 3.0"]\n'
  const { tournament } = cup(2).report('1', '1', { record: { ending: 'checkmate', plies: 4, pgn } })
  const bracket = bracketOf(tournament, at)
  expect(bracket.players).toMatchObject([{ idName: 'Stockfish 15.1 "dev"' }, { idName: 'Toga II 3.0' }])
  expect(readBracket(writeBracket(bracket))).toEqual({ ok: true, isOurs: true, bracket })
})
