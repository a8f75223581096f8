/** Results of chess: words, not IMPs, and none of the halves and rulings of a bridge match (LOG-18). */

import type { Result } from '../facts/result.ts'
import type { RecordedOf, Ruling } from './facts.ts'
import { about, type Finding } from './finding.ts'
import { message } from './words/messages.ts'

type Game = RecordedOf<'game-finished'>
type RulingFact = RecordedOf<'ruling-made'>

export type ChessGame = Omit<Game, 'result'> & { readonly result: Result }
export type ChessRuling = Exclude<Ruling, { kind: 'through' }>
export type ChessRulingFact = Omit<RulingFact, 'ruling'> & { readonly ruling: ChessRuling }
/** A fact that decides matches. */
export type ChessResult = ChessGame | ChessRulingFact

export function isChess(fact: Game | RulingFact): fact is ChessResult {
  if (fact.type === 'ruling-made') return fact.ruling.kind !== 'through'
  return typeof fact.result === 'string' && fact.half === undefined
}

export const notChess = (fact: Game | RulingFact): Finding => about(fact, 'LOG-18', message('found-not-chess'))
