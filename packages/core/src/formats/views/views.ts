/** What shows a format: data that choose among the pictures there are, and what it alone knows of its matches. */

import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import type { Overtaken } from '../../chart/overtaken.ts'
import type { Who } from '../../chart/slot.ts'
import type { Stage } from '../../chart/stage.ts'
import type { Fact } from '../../facts/fact.ts'
import type { Message, Saying } from '../../message/message.ts'
import type { BoardsShown } from './boards.ts'
import type { MatchFigures } from './figures.ts'
import type { DraftOfPair, OpeningOfGame, PairOpening } from './openings.ts'
import type { Picture } from './picture.ts'

export interface Views<Options> {
  /** Of the table. */
  readonly columns: readonly Column[]
  /** The one that shows the tournament best comes first. */
  readonly pictures: readonly Picture<Options>[]
  remarks?(options: Options, chart: Chart): readonly Remark[]
  /** What was published and stands although the results would now give another. */
  overtaken?(options: Options, chart: Chart): Overtaken<Who> | undefined
  /** What is known of a match by the round it is in and its place there. */
  figures?(options: Options, stage: Stage, round: number, index: number): MatchFigures | undefined
  /** Where somebody is who is not in the match he was looked for in: "Ann has qualified and left the pool." */
  whereabouts?(options: Options, chart: Chart, who: Who): Message | undefined
  /** What is shown of a match beside seats, games and decision. */
  readonly match?: MatchView
  readonly simulation?: SimulationView<Options>
}

/** How a count is headed where a person reads it. */
export interface Column {
  readonly count: string
  readonly heading: Message
  readonly meaning: Message
  /** Left out where nobody has any. */
  readonly isRare?: true
  /** Exact in the data, shown as a whole number. */
  readonly isRounded?: true
}

/** Something worth saying beside the table. */
export interface Remark extends Saying {
  readonly rule: string
  readonly [fact: string]: unknown
}

/** What only this format shows of a match: boards, or the openings of its pairs. `names` are those of the entrants, in the order of the list. */
export interface MatchView {
  shown(match: Match, names: readonly string[]): MatchDetail
  /** The opening of a pair of games. */
  ofPair?(match: Match, pair: number | undefined): OpeningOfGame
  /** A draw that is proposed for it. */
  draft?(match: Match, fact: Fact): DraftOfPair
}

export interface MatchDetail {
  /** Teams play boards, scored in IMPs. */
  readonly boards?: BoardsShown
  /** The openings of its pairs, as far as they are known. */
  readonly openings?: readonly PairOpening[]
}

/** What a simulation asks a format for. */
export interface SimulationView<Options> {
  /** Tells who is where, without what is counted: asked in every run. The table says it too, more slowly. */
  places?(options: Options, chart: Chart, tell: TellPlace): void
  /** Do engines play, in pairs of games from one opening? */
  isOfEngines?(chart: Chart): boolean
  /** Given where teams play boards. */
  readonly boards?: BoardsSimulated
}

export interface BoardsSimulated {
  /** What a team wins on a board against another on average, in IMPs, by the averages of their masterpoints. */
  marginPerBoard(one: number, other: number): number
  /** Boards that each two teams play in a match. */
  perPair(match: Match): number
  /** The most IMPs that a board gives. */
  readonly mostImps: number
}

/** Hears of everybody's place, in any order. */
export type TellPlace = (who: Who, rank: number, sharing: number) => void
