/** Rules of a tournament beyond the rules of chess. All are off unless set. */

export interface GameRules {
  /** A flag that falls against a bare king is a draw; on by default. */
  readonly bareKingDraws?: boolean
  readonly draw?: DrawRule
  readonly resign?: ResignRule
  /** Moves of both sides, opening included, after which the game is a draw. */
  readonly maximumMoves?: number
}

/** From this move on, a draw after this many moves in a row in which neither side sees more than this. */
export interface DrawRule {
  readonly fromMove: number
  readonly moves: number
  readonly centipawns: number
}

/** A loss after this many moves in a row in which a player sees itself this far behind, or mated. */
export interface ResignRule {
  readonly moves: number
  readonly centipawns: number
  /** The opponent must have seen itself as far ahead in as many moves. */
  readonly bothAgree?: boolean
}
