/** The diagonal matrix: the row of players against itself, with opponents, rounds and results. */
import type { Chart } from '../../chart/chart.ts'
import type { Message } from '../../message/message.ts'

export interface Matrix<Options> {
  readonly picture: 'matrix'
  /** Called once the tournament has started. */
  shown(options: Options, chart: Chart): MatrixView
}

export const matrix = <Options>(shown: Matrix<Options>['shown']): Matrix<Options> => ({ picture: 'matrix', shown })

export interface MatrixView {
  readonly rounds: readonly MatrixRound[]
  /** The players in the order of the row. */
  readonly rows: readonly MatrixRow[]
  /** Lost games that put a player out. */
  readonly outAt: number
}

export interface MatrixRound {
  readonly round: number
  readonly name: Message
  /** `now`: being played. */
  readonly state: 'done' | 'now'
  /** The pattern of its pairing. */
  readonly pattern: 'neighbours' | 'pair' | 'ring' | 'thirds'
}

export interface MatrixRow {
  /** Number in the row, which is also the number of the column. */
  readonly number: number
  readonly name: string
  readonly rating?: number
  readonly lostGames: number
  /**
   * Still in; out when the round being played is over; out; out by lost games but level with others and able
   * to win; winner, or one of several who share the win.
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
  /** Points of this row's player so far; none before the first game. */
  readonly points?: number
  /** Games 1 and 2 from this row's side; `·` is to be played, `×` will not be played. */
  readonly games: readonly (Mark | '=' | '·' | '×')[]
}

/** 1 ½ 0 played, + − without play. */
export type Mark = '1' | '½' | '0' | '+' | '−'
