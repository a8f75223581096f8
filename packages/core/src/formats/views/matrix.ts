/** The diagonal matrix: the row of players against itself, with whom each has met, in which round, and how it went. */
import type { Chart } from '../../chart/chart.ts'
import type { Message } from '../../message/message.ts'

export interface Matrix<Options> {
  readonly picture: 'matrix'
  /** Asked once the tournament has started. */
  shown(options: Options, chart: Chart): MatrixShown
}

export const matrix = <Options>(shown: Matrix<Options>['shown']): Matrix<Options> => ({ picture: 'matrix', shown })

export interface MatrixShown {
  readonly rounds: readonly MatrixRound[]
  /** The players in the order of the row. */
  readonly rows: readonly MatrixRow[]
  /** Lost games with which somebody is out. */
  readonly outAt: number
}

export interface MatrixRound {
  readonly round: number
  readonly name: Message
  /** `now`: being played. */
  readonly state: 'done' | 'now'
  /** The pattern it was drawn by. */
  readonly pattern: 'neighbours' | 'pair' | 'ring' | 'thirds'
}

export interface MatrixRow {
  /** Number in the row, which is also the number of the column. */
  readonly number: number
  readonly name: string
  readonly rating?: number
  readonly lostGames: number
  /**
   * Still in; out when the round being played is over; out; out by lost games but level with others, so that he can
   * still win; winner, or one of those who share the win.
   */
  readonly state: 'in' | 'going-out' | 'out' | 'level' | 'won'
  /** The round at whose end the player was out. */
  readonly out?: number
  readonly withdrawn?: true
  /** By number of the opponent, then by round. */
  readonly meetings: readonly Meeting[]
}

export interface Meeting {
  /** Number of the opponent in the row. */
  readonly against: number
  readonly opponent: string
  readonly round: number
  readonly match: string
  readonly state: 'open' | 'decided'
  /** Of the player of this row, from the games so far; none before the first. */
  readonly points?: number
  /** Game 1 and game 2 as the player of this row has them; `·` is to be played, `×` will not be played. */
  readonly games: readonly (Mark | '=' | '·' | '×')[]
}

/** 1 ½ 0 played, + − without play. */
export type Mark = '1' | '½' | '0' | '+' | '−'
