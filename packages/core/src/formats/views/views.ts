/** How a format is shown: columns, pictures, and details of matches that only the format knows. */

import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import type { Overtaken } from '../../chart/overtaken.ts'
import type { Who } from '../../chart/slot.ts'
import type { Stage } from '../../chart/stage.ts'
import type { Place } from '../../ids/ids.ts'
import type { Message, Statement } from '../../message/message.ts'
import type { BoardsView } from './boards.ts'
import type { MatchFigures } from './figures.ts'
import type { PairOpening } from './openings.ts'
import type { Picture } from './picture.ts'

export interface Views<Options> {
  /** Columns of the table. */
  readonly columns: readonly Column[]
  /** Pictures, the best one first. */
  readonly pictures: readonly Picture<Options>[]
  remarks?(options: Options, chart: Chart): readonly Remark[]
  /** Publications that stand although the current results would give others. */
  overtaken?(options: Options, chart: Chart): Overtaken<Who> | undefined
  /** Figures of a match by its round and its place there. */
  figures?(options: Options, stage: Stage, round: number, index: number): MatchFigures | undefined
  /** Why an entrant is not in the expected match: "Ann has qualified and left the pool." */
  whereabouts?(options: Options, chart: Chart, who: Who): Message | undefined
  /** Numbers of moves break ties, so forms ask for them. */
  readonly usesMoves?: true
  /** Details of a match beside seats, games and decision. */
  readonly match?: MatchView
  readonly simulation?: SimulationView<Options>
}

/** Heading of a count. */
export interface Column {
  readonly count: string
  readonly heading: Message
  readonly meaning: Message
  /** Left out if nobody has any. */
  readonly isRare?: true
  /** Shown as a whole number, exact in the data. */
  readonly isRounded?: true
  /** An amount in the smallest unit; a row may name its `currency`. */
  readonly isMoney?: true
}

/** A remark beside the table. */
export interface Remark extends Statement {
  readonly rule: string
  readonly [fact: string]: unknown
}

/** Details of a match only this format has: boards, or the openings of its pairs. `names`: the entrants' names in list order. */
export type MatchView = (match: Match, names: readonly string[]) => MatchDetail

export interface MatchDetail {
  /** Teams play boards, scored in IMPs. */
  readonly boards?: BoardsView
  /** The openings of its pairs known so far. */
  readonly openings?: readonly PairOpening[]
}

/** Parts of a format used by simulations. */
export interface SimulationView<Options> {
  /** Gives every entrant's rank without counts; called in every run, so faster than the table. */
  places?(options: Options, chart: Chart, tell: TellPlace): void
  /** Its options set the clocks of its games. */
  readonly hasClocks?: true
  /** Who plays its games; players of given strength unless it says otherwise. */
  playedBy?(chart: Chart): PlayedBy
}

/** Players, engines in pairs of games from one opening, or teams that play boards. */
export type PlayedBy =
  | { readonly kind: 'elo' | 'engines' }
  | { readonly kind: 'teams'; readonly boards: SimulatedBoards }

export interface SimulatedBoards {
  /** Average IMPs a team wins on a board, by both averages of masterpoints. */
  marginPerBoard(one: number, other: number): number
  /** Boards between each two teams of a match. */
  perPair(match: Match): number
  /** Largest number of IMPs on a board. */
  readonly mostImps: number
}

/** Receives everybody's rank, in any order. */
export type TellPlace = (who: Who, rank: Place, sharing: number) => void
