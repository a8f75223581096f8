/** A match of two engines as it was asked for; everything that is wrong is said before an engine starts. */
import { resolve } from 'node:path'
import type { Message } from '@arbiter/core/messages'
import {
  type Book,
  type EngineSpec,
  type GameRules,
  type HeadToHead,
  type SprtPlan,
  shippedBook,
  sprtProblem,
} from '@arbiter/engines'
import { misused } from '../command-line/stop.ts'
import { bookFrom } from './book.ts'
import { concurrencyFrom } from './concurrency.ts'
import { engineFromWord, enginesKnown, limitFrom, numberFromOption } from './known-engines.ts'
import type { MatchCall } from './options.ts'
import { message } from './words/messages.ts'

export interface MatchPlan {
  readonly match: HeadToHead
  readonly book: Book
  readonly atOnce: number
  /** Why so many. */
  readonly arithmetic: readonly Message[]
}

export async function planFrom({ words, options }: MatchCall): Promise<MatchPlan> {
  const [first, second] = await opponents([words.first, words.second], options.engines)
  const games = gamesFrom(options.games)
  const sprt = sprtFrom(options.sprt)
  const rules = rulesFrom(options)
  const limit = limitFrom(options)
  const { games: atOnce, arithmetic } = concurrencyFrom(options, [first, second])
  const book = await bookFromOption(options)
  const transcripts = resolve(options.transcripts ?? 'transcripts')
  const match = { first, second, games, openings: book.openings, limit, rules, transcripts, ...(sprt ? { sprt } : {}) }
  return { match, book, atOnce, arithmetic }
}

async function opponents(
  [one, other]: readonly [string, string],
  file: string | undefined,
): Promise<readonly [EngineSpec, EngineSpec]> {
  const known = await enginesKnown(file)
  const [first, second] = [engineFromWord(one, known), engineFromWord(other, known)]
  return first.name === second.name ? [first, { ...second, name: `${second.name} (2)` }] : [first, second]
}

function gamesFrom(text: string | undefined): number {
  const games = numberFromOption('games', text) ?? 100
  if (games % 2 === 0) return games
  throw misused(message('cli-engines-odd-games', { games: { text: String(games + 1) } }))
}

function sprtFrom(text: string | undefined): SprtPlan | undefined {
  if (text === undefined) return undefined
  const numbers = text.split(',').map(Number)
  const [elo0 = Number.NaN, elo1 = Number.NaN, alpha = 0.05, beta = 0.05] = numbers
  const plan = { elo0, elo1, alpha, beta }
  const problem = sprtProblem(plan) ?? (numbers.length > 4 ? message('cli-engines-sprt-four') : undefined)
  if (problem !== undefined) throw misused(message('cli-engines-bad-sprt', { problem }))
  return plan
}

function rulesFrom(options: MatchCall['options']): GameRules {
  const draw = numbersFromOption('--draw', options.draw, 'FROM,MOVES,CP', '40,8,10')
  const resign = numbersFromOption('--resign', options.resign, 'MOVES,CP', '4,900')
  const maximumMoves = numberFromOption('max-moves', options['max-moves'])
  return {
    ...(draw ? { draw: { fromMove: draw[0] as number, moves: draw[1] as number, centipawns: draw[2] as number } } : {}),
    ...(resign ? { resign: { moves: resign[0] as number, centipawns: resign[1] as number } } : {}),
    ...(maximumMoves === undefined ? {} : { maximumMoves }),
  }
}

function numbersFromOption(
  option: string,
  text: string | undefined,
  shape: string,
  example: string,
): number[] | undefined {
  if (text === undefined) return undefined
  const numbers = text.split(',').map((part) => part.trim())
  const isWhole = numbers.length === shape.split(',').length
  if (isWhole && numbers.every((part) => /^\d{1,5}$/.test(part))) return numbers.map(Number)
  const given = { option: { text: option }, shape: { text: shape }, example: { text: example }, typed: { text } }
  throw misused(message('cli-engines-bad-shape', given))
}

async function bookFromOption({ book, plies, 'skip-bad': skipBad }: MatchCall['options']): Promise<Book> {
  return book === undefined ? shippedBook() : bookFrom(book, { plies, skipBad })
}
