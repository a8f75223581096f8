/** A match of two engines as it was asked for; everything that is wrong is said before an engine starts. */
import { resolve } from 'node:path'
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
import type { Asked } from './asked.ts'
import { bookFrom } from './book.ts'
import { concurrencyMeant } from './concurrency.ts'
import { engineMeant, enginesKnown, limitMeant, numberMeant } from './naming.ts'

export interface MatchPlan {
  readonly match: HeadToHead
  readonly book: Book
  readonly atOnce: number
  /** Why so many. */
  readonly arithmetic: string
}

export async function planMeant({ words, options }: Asked): Promise<MatchPlan> {
  const [first, second] = await opponents(words.names, options.engines)
  const games = gamesMeant(options.games)
  const sprt = sprtMeant(options.sprt)
  const rules = rulesMeant(options)
  const limit = limitMeant(options)
  const { games: atOnce, arithmetic } = concurrencyMeant(options, [first, second])
  const book = await bookMeant(options)
  const transcripts = resolve(options.transcripts ?? 'transcripts')
  const match = { first, second, games, openings: book.openings, limit, rules, transcripts, ...(sprt ? { sprt } : {}) }
  return { match, book, atOnce, arithmetic }
}

async function opponents(
  names: readonly string[],
  file: string | undefined,
): Promise<readonly [EngineSpec, EngineSpec]> {
  const [one, other, ...more] = names
  if (one === undefined || other === undefined || more.length > 0)
    throw misused('engines play: name two engines, such as: arbiter engines play "Stockfish 10" "Stockfish 10 Hasty"')
  const known = await enginesKnown(file)
  const [first, second] = [engineMeant(one, known), engineMeant(other, known)]
  return first.name === second.name ? [first, { ...second, name: `${second.name} (2)` }] : [first, second]
}

function gamesMeant(text: string | undefined): number {
  const games = numberMeant('games', text) ?? 100
  if (games % 2 === 0) return games
  throw misused(`--games takes an even number: every opening is played with both colours. Say ${games + 1}.`)
}

function sprtMeant(text: string | undefined): SprtPlan | undefined {
  if (text === undefined) return undefined
  const numbers = text.split(',').map(Number)
  const [elo0 = Number.NaN, elo1 = Number.NaN, alpha = 0.05, beta = 0.05] = numbers
  const plan = { elo0, elo1, alpha, beta }
  const problem = sprtProblem(plan) ?? (numbers.length > 4 ? 'four numbers at most' : undefined)
  if (problem !== undefined) throw misused(`--sprt takes ELO0,ELO1 such as 0,5, or 0,5,0.05,0.05: ${problem}.`)
  return plan
}

function rulesMeant(options: Asked['options']): GameRules {
  const draw = numbersMeant('draw', options.draw, 'FROM,MOVES,CP such as 40,8,10', 3)
  const resign = numbersMeant('resign', options.resign, 'MOVES,CP such as 4,900', 2)
  const maximumMoves = numberMeant('max-moves', options['max-moves'])
  return {
    ...(draw ? { draw: { fromMove: draw[0] as number, moves: draw[1] as number, centipawns: draw[2] as number } } : {}),
    ...(resign ? { resign: { moves: resign[0] as number, centipawns: resign[1] as number } } : {}),
    ...(maximumMoves === undefined ? {} : { maximumMoves }),
  }
}

function numbersMeant(option: string, text: string | undefined, shape: string, count: number): number[] | undefined {
  if (text === undefined) return undefined
  const numbers = text.split(',').map((part) => part.trim())
  if (numbers.length === count && numbers.every((part) => /^\d{1,5}$/.test(part))) return numbers.map(Number)
  throw misused(`--${option} takes ${shape}, not "${text}".`)
}

async function bookMeant({ book, plies, 'skip-bad': skipBad }: Asked['options']): Promise<Book> {
  return book === undefined ? shippedBook() : bookFrom(book, { plies, skipBad })
}
