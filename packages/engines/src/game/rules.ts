/** What a tournament may settle about its games beyond the rules of chess. Everything is off unless it is set. */

export interface GameRules {
  /** A flag that falls against a bare king is a draw; on unless switched off. */
  readonly bareKingDraws?: boolean
  readonly draw?: DrawRule
  readonly resign?: ResignRule
  /** So many moves of both sides, known opening moves included, and the game is a draw. */
  readonly maximumMoves?: number
}

/** From this move on, so many moves in a row in which both sides see no more than this. */
export interface DrawRule {
  readonly fromMove: number
  readonly moves: number
  readonly centipawns: number
}

/** So many moves in a row in which a player sees itself this far behind, or mated. */
export interface ResignRule {
  readonly moves: number
  readonly centipawns: number
  /** The opponent must have seen itself as far ahead in as many moves. */
  readonly bothAgree?: boolean
}
