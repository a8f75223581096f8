/** Results of chess: words, not IMPs, and none of the halves and rulings of a bridge match (LOG-18). */

import type { Result } from '../facts/result.ts'
import type { RecordedOf, Ruling } from './facts.ts'
import { about, type Finding } from './finding.ts'
import { message } from './words/messages.ts'

type Game = RecordedOf<'game-finished'>
type Ruled = RecordedOf<'ruling-made'>

export type ChessGame = Omit<Game, 'result'> & { readonly result: Result }
export type ChessRuling = Exclude<Ruling, { kind: 'through' }>
export type ChessRuled = Omit<Ruled, 'ruling'> & { readonly ruling: ChessRuling }
/** A fact that decides matches. */
export type ChessResult = ChessGame | ChessRuled

export function isChess(fact: Game | Ruled): fact is ChessResult {
  if (fact.type === 'ruling-made') return fact.ruling.kind !== 'through'
  return typeof fact.result === 'string' && fact.half === undefined
}

export const notChess = (fact: Game | Ruled): Finding => about(fact, 'LOG-18', message('found-not-chess'))
