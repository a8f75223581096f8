/** The board of a running game: legal moves, their effects, and the endings by the rules of chess. */
import { type Chess, type Context, castlingSide, normalizeMove } from 'chessops/chess'
import type { NormalMove } from 'chessops/types'
import { kingCastlesTo, makeSquare, parseUci } from 'chessops/util'
import type { Colour, Ending } from './record.ts'
import { Repetition } from './repetition.ts'
import type { Start } from './start.ts'

export type Judgement = 'played' | 'illegal-move' | 'garbage'
export type NaturalEnding = Extract<Ending, 'checkmate' | 'stalemate' | 'repetition' | 'fifty-moves' | 'dead-position'>

const moveForm = /^[a-h][1-8][a-h][1-8][qrbn]?$/

export class GameBoard {
  readonly #position: Chess
  readonly #isChess960: boolean
  readonly #repetition = new Repetition()
  readonly #mobile = { white: 0, black: 63 }
  #context: Context
  #command: string
  #plies = 0
  #ending: NaturalEnding | undefined
  #lastMove = ''

  constructor(start: Start) {
    this.#position = start.position.clone()
    this.#isChess960 = start.isChess960
    this.#command = start.command
    this.#context = this.#position.ctx()
    this.#ending = this.#endingNow()
    for (const move of start.moves) this.play(move)
  }

  get turn(): Colour {
    return this.#position.turn
  }

  /** The number of the next move. */
  get moveNumber(): number {
    return this.#position.fullmoves
  }

  /** Moves of both sides, opening included. */
  get plies(): number {
    return this.#plies
  }

  get ending(): NaturalEnding | undefined {
    return this.#ending
  }

  /** The last move in this game's notation: castling is e1g1, in Chess960 king takes rook. */
  get lastMove(): string {
    return this.#lastMove
  }

  /** The whole game as a UCI `position` command. */
  get command(): string {
    return this.#command
  }

  /** The same with a `go` command. Slicing keeps it one flat string instead of a rope of moves. */
  commandTo(go: string): string {
    const text = `${this.#command}\n${go}\n`
    this.#command = text.slice(0, this.#command.length)
    return text
  }

  hasBareKing(colour: Colour): boolean {
    return !this.#position.board[colour].moreThanOne()
  }

  play(word: string): Judgement {
    if (!moveForm.test(word)) return 'garbage'
    const move = this.#legalMove(word)
    if (!move) return 'illegal-move'
    this.#lastMove = this.#written(move, word)
    this.#position.play(move)
    this.#command += this.#plies++ === 0 ? ` moves ${this.#lastMove}` : ` ${this.#lastMove}`
    this.#context = this.#position.ctx()
    this.#ending = this.#endingNow()
    return 'played'
  }

  #legalMove(word: string): NormalMove | undefined {
    const said = parseUci(word) as NormalMove
    const move = normalizeMove(this.#position, said) as NormalMove
    if (move !== said && !this.#isCastlingOf(said, move)) return undefined
    return this.#position.isLegal(move, this.#context) ? move : undefined
  }

  /**
   * The chess library reads any king move onto an own man, and any two-square king move, as castling. Only king takes rook,
   * and two squares from the e-file, are meant so.
   */
  #isCastlingOf(said: NormalMove, meant: NormalMove): boolean {
    if (said.promotion !== undefined) return false
    if (said.to === meant.to) return true
    const side = castlingSide(this.#position, said)
    return side !== undefined && said.from % 8 === 4 && said.to === kingCastlesTo(this.turn, side)
  }

  #written(move: NormalMove, word: string): string {
    const side = castlingSide(this.#position, move)
    if (side === undefined) return word
    return makeSquare(move.from) + makeSquare(this.#isChess960 ? move.to : kingCastlesTo(this.turn, side))
  }

  /** Mate comes before the draws; each position is examined once. */
  #endingNow(): NaturalEnding | undefined {
    const isThird = this.#repetition.isThird(this.#position)
    if (!this.#canMove()) return this.#context.checkers.nonEmpty() ? 'checkmate' : 'stalemate'
    if (this.#isDead()) return 'dead-position'
    if (isThird) return 'repetition'
    return this.#position.halfmoves >= 100 ? 'fifty-moves' : undefined
  }

  /** Usually the man that could move last time still can; only otherwise are all tried. */
  #canMove(): boolean {
    const { turn } = this.#position
    if (this.#position.dests(this.#mobile[turn], this.#context).nonEmpty()) return true
    for (const square of this.#position.board[turn]) {
      this.#mobile[turn] = square
      if (this.#position.dests(square, this.#context).nonEmpty()) return true
    }
    return false
  }

  #isDead(): boolean {
    const { pawn, rook, queen } = this.#position.board
    if (pawn.nonEmpty() || rook.nonEmpty() || queen.nonEmpty()) return false
    return this.#position.isInsufficientMaterial()
  }
}
