/**
 * Any cup, at any moment: written, read and made again it is the same cup.
 * @module-tag both
 */

import { type Instant, unwrap } from '@arbiter/core'
import { formats } from '@arbiter/core/formats'
import { cupLedger } from '@arbiter/core/formats/cup'
import { type Tournament, tournamentOf } from '@arbiter/core/tournament'
import { verify } from '@arbiter/core/verify'
import { describe, expect, test } from 'vitest'
import { sized } from '../../../../tools/tier.ts'
import { bookOf, Chance, type CupStory, entered } from '../../test/cup-story.ts'
import { inEnglish } from '../../test/said.ts'
import type { Book } from '../openings/opening.ts'
import { bracketOf } from './bracket-of.ts'
import { bracketDifferences } from './differences/differences.ts'
import { readBracket } from './read.ts'
import { tournamentFrom } from './tournament-from.ts'
import { writeBracket } from './write.ts'

const stories = sized({ test: 30, rest: 60, deep: 600 })
const steps = 45
const now = '2026-06-01T00:00:00Z' as Instant

/** Counts of all stories: an idle generator tests nothing. */
const happened = new Map<string, number>()
const count = (what: string) => happened.set(what, (happened.get(what) ?? 0) + 1)

describe('CUP-24 a bracket file tells all that is needed to make its log again', () => {
  test.each(Array.from({ length: stories }, (_, i) => i + 1))('story %i, after every fact', (seed) => {
    const chance = new Chance(seed)
    const book = chance.once(4) ? undefined : bookOf(3 + chance.below(14))
    const { tournament } = told(chance, book)
    for (let length = 1; length <= tournament.log.length; length++) comesBack(asOf(tournament, length), book)
    notice(tournament)
  })

  test('the stories were not idle', () => {
    const wanted = ['half pair', 'tiebreak', 'reused', 'armageddon', 'third place', 'walkover', 'organiser', 'absence']
    const more = ['correct', 'change', 'abandon', 'arrange', 'withdraw', 'undo', 'record', 'closed', 'seed']
    for (const what of [...wanted, ...more]) expect(happened.get(what) ?? 0, what).toBeGreaterThan(0)
  })
})

function asOf(tournament: Tournament, length: number): Tournament {
  const { tournament: made } = unwrap(tournamentOf(tournament.log.slice(0, length), formats))
  return made
}

function comesBack(tournament: Tournament, book: Book | undefined): void {
  const reading = readBracket(writeBracket(bracketOf(tournament, now)))
  if (!reading.ok) throw new Error(inEnglish(reading.says))
  const made = tournamentFrom(reading.bracket, { book, now, by: 'tester' })
  if (!made.ok) throw new Error(`${tournament.log.length} facts: ${made.problems.map(inEnglish).join('; ')}`)
  expect(bracketDifferences(bracketOf(made.tournament, now), reading.bracket, withoutDue(made.tournament))).toEqual([])
  for (const match of tournament.chart.board.openMatches())
    if (match.games.length % 2 === 1)
      expect(secondGame(made.tournament, match.id)).toBe(secondGame(tournament, match.id))
  if (tournament.log.length % 5 === 0) agrees(tournament, made.tournament, made.remarks.length > 0)
}

/** The second opinion finds nothing new. */
function agrees(tournament: Tournament, made: Tournament, hasRemarks: boolean): void {
  const before = new Set(verify(tournament.log).findings.map(({ rule }) => rule))
  const isExplained = (rule: string) => before.has(rule) || (rule === 'CUP-21a' && hasRemarks)
  expect(verify(made.log).findings.filter(({ rule }) => !isExplained(rule))).toEqual([])
}

/** A log that ends inside a command waits for an opening, which is then drawn. */
const withoutDue = ({ opened }: Tournament) => ({
  source: 'log' as const,
  passing: opened.autoPair ? ['openings', 'OpeningOrder', 'id'] : ['id'],
})

/** The position of the open game of a half-played pair. */
function secondGame({ chart }: Tournament, id: string): string | undefined {
  const match = chart.board.openMatches().find((each) => each.id === id)
  const [game] = match?.series.next(match) ?? []
  const number = match && cupLedger(chart).of(match, game?.pair)
  return number === undefined ? undefined : cupLedger(chart).numbered(number).position
}

// --- a story by chance ---------------------------------------------------------------------------------

function told(chance: Chance, book: Book | undefined): CupStory {
  const size = chance.one([2, 4, 8])
  const story = entered(size, optionsBy(chance), `dice ${chance.below(1000)}`)
  if (chance.once(6)) story.attempt({ do: 'enter', entrants: [{ name: 'Z', id: 'zed' }] })
  if (story.tournament.chart.field.entrants.length > size) story.do({ do: 'withdraw', entrant: 'Z' })
  if (chance.once(3)) story.do({ do: 'arrange', from: 1, play: { limit: '1+0', deep: [1, { a: null }] } })
  const order = chance.once(5) ? { order: 'entry' } : chance.once(5) ? { order: byHand(size) } : {}
  const openings = book && { openings: book.openings, name: book.name, ...(chance.once(5) ? {} : { hash: book.hash }) }
  story.do({ do: 'start', ...order, ...(openings ? { openings } : {}) })
  for (let step = 0; step < steps; step++) happen(story, chance)
  return story
}

const byHand = (size: number): string[] => Array.from({ length: size }, (_, i) => `#${size - i}`)

const optionsBy = (chance: Chance) => ({
  roundPairIncrements: chance.one([[1], [1, 2], [2, 1, 1], [3]]),
  seedingStrategy: chance.one(['ByRating', 'Random']),
  shuffleWithinBands: chance.once(2),
  uniquePerMatchOnly: chance.once(2),
  randomOpenings: chance.once(2),
  finishPairs: chance.once(3),
  maxTiebreakPairs: chance.one([null, null, 0, 1, 2]),
  tiebreakFallback: chance.one(['HigherSeed', 'Armageddon', 'Stop']),
  thirdPlaceMatch: chance.once(2),
  allowReuse: true,
})

function happen(story: CupStory, chance: Chance): void {
  const command = chance.below(10) < 7 ? report(story, chance) : rare(story, chance)
  if (!command || story.attempt(command) !== undefined) return
  count(String(command['do']))
  if ('record' in command) count('record')
  const halves = story.tournament.chart.board.openMatches().filter(({ games }) => games.length % 2 === 1)
  if (halves.length > 0) count('half pair')
}

type Fields = Readonly<Record<string, unknown>>

function gameBy({ tournament }: CupStory, chance: Chance): Fields | undefined {
  const open = tournament.chart.board.openMatches().filter((match) => match.series.next(match).length > 0)
  if (open.length === 0) return undefined
  const match = chance.one(open)
  return { match: match.id, game: chance.one(match.series.next(match)).number }
}

function report(story: CupStory, chance: Chance): Fields | undefined {
  const game = gameBy(story, chance)
  const result = chance.one(['1-0', '0-1', '1/2-1/2', '1/2-1/2', '1/2-1/2', chance.one(['+-', '-+', '--', '1-0'])])
  return game && { do: 'report', ...game, result, ...(chance.once(2) ? { record: recordBy(chance) } : {}) }
}

const recordBy = (chance: Chance): Fields => ({
  ending: chance.one(['checkmate', 'time', 'forfeit']),
  plies: chance.below(200),
  ...(chance.once(2) ? { pgn: '[Event "?"]' } : {}),
  ...(chance.once(4) ? { fault: { by: chance.one(['white', 'black']), sentence: 'It said nothing.' } } : {}),
  ...(chance.once(4) ? { replayed: true } : {}),
  ...(chance.once(4) ? { repeats: 1 } : {}),
})

function rare(story: CupStory, chance: Chance): Fields | undefined {
  const game = gameBy(story, chance)
  const { chart, log } = story.tournament
  const sides = game
    ? [...(chart.board.matches.get(game['match'] as never)?.seats ?? [])].map(({ who }) => `#${who + 1}`)
    : []
  const late = { finishedAt: '2026-05-01T09:00:00Z' }
  const played = [...chart.board.matches.values()].flatMap(({ id, games }) =>
    games.map(({ number }) => ({ match: id, game: number })),
  )
  const wishes: readonly (() => Fields | undefined)[] = [
    () => game && { do: 'abandon', ...game, why: 'interrupted', record: recordBy(chance) },
    () => game && { do: 'abandon', ...game, why: 'no-start', engine: chance.one(sides) },
    () => ({ do: 'arrange', from: 1 + chance.below(3), play: { limit: `${chance.below(9)}+0` }, note: 'slower' }),
    () => ({ do: 'change', options: { roundPairIncrements: [1, 1 + chance.below(3), 1 + chance.below(3)] } }),
    () =>
      game && chance.once(3)
        ? { do: 'rule', match: game['match'], winner: chance.one(sides), note: 'power cut' }
        : undefined,
    () =>
      game && chance.once(3)
        ? { do: 'forfeit', match: game['match'], absent: chance.once(3) ? sides : [chance.one(sides)] }
        : undefined,
    () =>
      chance.once(6) ? { do: 'withdraw', entrant: `#${1 + chance.below(chart.field.entrants.length)}` } : undefined,
    () =>
      played.length > 0
        ? {
            do: 'correct',
            ...chance.one(played),
            result: chance.one(['1-0', '0-1', '1/2-1/2', '+-']),
            confirm: true,
            ...(chance.once(2) ? late : {}),
          }
        : undefined,
    () => ({ do: chance.one(['undo', 'undo', 'redo']) }),
    () => ({ do: 'revoke', fact: 1 + chance.below(log.length), confirm: true }),
    () => ({ do: 'edit', entrant: '#1', name: chance.one(['A', 'Anna', 'B']) }),
    () => ({ do: 'rule', match: '1', winner: '#1' }),
    () => ({ do: 'close' }),
  ]
  return chance.one(wishes)()
}

/** Counts what the end of a story shows. */
function notice(tournament: Tournament): void {
  const bracket = bracketOf(tournament, now)
  if (bracket.state === 'closed') count('closed')
  for (const match of bracket.Rounds.flatMap(({ Matches }) => Matches)) {
    if (match.decidedBy) count(match.decidedBy)
    if (match.thirdPlace && match.IsDecided) count('third place')
    if (match.Games.some(({ absence }) => absence)) count('absence')
    if (match.openings.some(({ reused }) => reused)) count('reused')
  }
}
