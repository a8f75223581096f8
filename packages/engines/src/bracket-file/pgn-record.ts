/** The record of a game from our own PGN. */

import type { RecordOfGame } from '@arbiter/core/facts'
import type { Fault } from '@arbiter/core/faults'
import { endings, type GameRecord, type GameResult } from '../game/record.ts'
import { reasonOf } from '../pgn/ending.ts'
import { readFault } from '../pgn/fault.ts'
import type { ReadGame } from '../pgn/read.ts'
import type { AnyGame } from './file.ts'

/** Opening moves are in the PGN, but were not played. */
export function recordFrom(game: ReadGame, bookPlies: number): RecordOfGame {
  const { tags, moves } = game
  const repeats = Number(tags.get('RepeatOf'))
  const plies = Number(tags.get('PlyCount')) || moves.length
  return {
    ...endingIn(game),
    plies: Math.max(0, plies - (tags.has('FEN') ? 0 : bookPlies)),
    ...(repeats > 0 ? { repeats } : {}),
    ...textOf(game),
  }
}

const textOf = ({ text }: ReadGame) => ({ pgn: `${text.trimEnd()}\n\n` })

/** The PGN text of a game of the cup, if it has these players and this result. */
export function pgnAt(games: PgnByPlace, match: number, { GameNr, White, Black, Result }: AnyGame): { pgn?: string } {
  const game = games.get(placeOf(match, GameNr))
  const isTheSame = game?.tags.get('White') === White && game.tags.get('Black') === Black && game.result === Result
  return game && isTheSame ? textOf(game) : {}
}

export type PgnByPlace = ReadonlyMap<string, ReadGame>

const placeOf = (match: unknown, game: unknown): string => `${match}.${game}`

/** Finished games by match and game number. */
export function byPlace(games: Iterable<ReadGame>): PgnByPlace {
  const ended = [...games].filter(({ result }) => result !== '*')
  return new Map(ended.map((game) => [placeOf(game.tags.get('CupMatch'), game.tags.get('CupGame')), game]))
}

/** The ending behind the PGN's sentence; details follow a colon. */
function endingIn({ tags, result }: ReadGame): Pick<RecordOfGame, 'ending' | 'fault'> {
  const reason = tags.get('TerminationReason') ?? ''
  for (const ending of endings) {
    const sentence = reasonOf({ ending, result } as GameRecord)
    if (reason === sentence) return { ending }
    if (reason.startsWith(`${sentence}: `))
      return { ending, fault: faultIn(reason.slice(sentence.length + 2), result, tags) }
  }
  return { ending: 'unknown' }
}

function faultIn(sentence: string, result: GameResult, tags: ReadGame['tags']): Fault {
  const by = result === '0-1' ? 'white' : 'black'
  const did = readFault(sentence, tags.get(by === 'white' ? 'White' : 'Black') ?? '')
  return did ? { by, did } : { by, sentence }
}
