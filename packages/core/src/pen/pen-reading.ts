/** What a typed line was understood as, before anything is recorded. */
import type { Instant } from '../facts/instant.ts'
import type { Numbers, Result } from '../facts/result.ts'
import type { EntrantId, MatchId } from '../ids/ids.ts'
import type { Message } from '../message/message.ts'
import type { PenMatch } from './pen-sheet.ts'
import type { Span } from './words-of-line.ts'

interface ReportedPart {
  readonly do: 'report'
  readonly match: MatchId
  readonly game?: number
  readonly finishedAt?: Instant
}

export interface GameReport extends ReportedPart {
  readonly result: Result
  readonly players?: readonly [EntrantId, EntrantId]
  readonly moves?: number
  readonly movesToFinish?: number
}

export interface BoardsReport extends ReportedPart {
  readonly imps: Numbers
  readonly between?: readonly [EntrantId, EntrantId]
  readonly half?: 1 | 2
}

export type PenReport = GameReport | BoardsReport

export type PenCommand =
  | PenReport
  | { readonly do: 'forfeit'; readonly match: MatchId; readonly absent: readonly EntrantId[] }
  | { readonly do: 'cancel'; readonly match: MatchId }
  | { readonly do: 'rule'; readonly match: MatchId; readonly winner: EntrantId | null }
  | { readonly do: 'rule'; readonly match: MatchId; readonly winners: readonly EntrantId[] }
  | { readonly do: 'undo' | 'redo' }

interface PenStatement {
  /** Of a command first the deed, then its place and conditions; otherwise what is missing or wrong. */
  readonly says: readonly [Message, ...Message[]]
}

/** Enter does this. */
export interface PenOrder extends PenStatement {
  readonly is: 'command'
  readonly command: PenCommand
  /** The command without what the line left to the sheet: the game and its players. */
  readonly plain: PenCommand
  readonly match?: PenMatch
}

export type PenWish = 'result' | 'time' | 'teams' | 'names'

/** All of it was understood, and more is needed. */
export interface PenQuestion extends PenStatement {
  readonly is: 'unfinished'
  readonly wants: PenWish
  readonly match: PenMatch
  /** What was typed so far, if it is a command that only lacks this. */
  readonly plain?: PenCommand
}

export type PenProblem =
  | 'no-such-match'
  | 'several'
  | 'decided'
  | 'waiting'
  | 'no-such-game'
  | 'not-a-result'
  | 'not-a-time'
  | 'too-much'
  | 'not-in-match'
  | 'repeated'

/** A word that can stand in place of one of the line. */
export interface PenChoice {
  readonly text: string
  readonly says: Message
}

/** The line was understood up to `at`. */
export interface PenStop extends PenStatement {
  readonly is: 'stopped'
  readonly at: Span
  readonly problem: PenProblem
  readonly match?: PenMatch
  /** Every word that may be meant, if there are several. */
  readonly choices?: readonly PenChoice[]
  /** What was asked for, if only the state of the match is against it. */
  readonly plain?: PenCommand
}

export type PenReading = { readonly is: 'empty'; readonly says: readonly [Message] } | PenOrder | PenQuestion | PenStop

export const isReport = (command: PenCommand): command is PenReport => command.do === 'report'
