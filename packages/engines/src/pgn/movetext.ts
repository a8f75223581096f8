/** The moves of a game in SAN, with evaluations and clocks as comments. */
import { Chess } from 'chessops/chess'
import { makeSanAndPlay } from 'chessops/san'
import type { GameRecord, PlayedMove } from '../game/record.ts'
import { readUci } from '../openings/line.ts'
import { readPosition, usualStart } from '../openings/position.ts'
import { reasonOf } from './ending.ts'

export interface Movetext {
  /** Tokens that are not broken across lines: a move with its number, a comment, the result. */
  readonly words: readonly string[]
  readonly plies: number
}

/** The opening moves, marked as book, then the played ones, the ending and the result. */
export function movetext(record: GameRecord): Movetext {
  const position = startingPosition(record)
  const words: string[] = []
  const book = startFen(record) ? [] : (record.opening?.moves ?? []).map((uci) => ({ uci }))
  let plies = 0
  let remark = closing(record)
  for (const move of [...book, ...record.moves]) {
    const white = position.turn === 'white'
    const number = white ? `${position.fullmoves}. ` : `${position.fullmoves}... `
    const san = sanOf(position, move.uci)
    if (!san) {
      remark = `${remark}. The move ${move.uci} is not legal here and all after it is left out`
      break
    }
    words.push(number + san, comment(move, white))
    plies++
  }
  return { words: [...words, ...`{${plain(remark)}}`.split(' '), record.result], plies }
}

/** The FEN tag of a game that does not start from the usual position. */
export function startFen({ opening }: Pick<GameRecord, 'opening'>): string | undefined {
  if (!opening || opening.position === usualStart || (opening.moves && !opening.variant)) return undefined
  return `${opening.position} 0 1`
}

function startingPosition(record: GameRecord): Chess {
  const fen = startFen(record)
  if (!fen) return Chess.default()
  const reading = readPosition(fen)
  if (!reading.ok) throw new Error(`a game was played from ${fen}, which is ${reading.fault.code}`)
  return reading.position
}

function sanOf(position: Chess, uci: string): string | undefined {
  const move = readUci(position, uci)
  return move && makeSanAndPlay(position, move)
}

/** `{[%eval 0.35,18] [%clk 0:00:09.9] [%emt 0:00:00.1]}`; a book move has only its mark. */
function comment(move: PlayedMove | { readonly uci: string }, white: boolean): string {
  if (!('tookUs' in move)) return '{book}'
  const score = scoreText(move, white)
  const clock = move.leftUs === undefined ? '' : `[%clk ${timeText(move.leftUs)}] `
  return `{${score}${clock}[%emt ${timeText(move.tookUs)}]}`
}

/** In pawns from White's side, `#-3` if Black mates in three; then the depth. */
function scoreText({ evaluation, depth }: PlayedMove, white: boolean): string {
  if (!evaluation) return ''
  const sign = white ? 1 : -1
  const score = 'mate' in evaluation ? `#${sign * evaluation.mate}` : pawns(sign * evaluation.centipawns)
  return `[%eval ${score}${depth === undefined ? '' : `,${depth}`}] `
}

/** Never "-0.00". */
function pawns(centipawns: number): string {
  return (Math.round(centipawns) / 100 + 0).toFixed(2)
}

/** Hours, minutes and seconds, with thousandths if there are any: `0:00:09.9`. */
function timeText(us: number): string {
  const ms = Math.max(0, Math.floor(us / 1000))
  const seconds = Math.floor(ms / 1000)
  const part = (ms % 1000) / 1000
  const two = (number: number) => String(number).padStart(2, '0')
  const clock = `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return part === 0 ? clock : clock + String(part).slice(1)
}

function closing(record: GameRecord): string {
  const evidence = record.evidence?.length ? `. Evidence: ${record.evidence.join('; ')}` : ''
  const replay = record.replayOf ? '. Played again: the first attempt was void' : ''
  return reasonOf(record) + evidence + replay
}

/** A comment ends at the first closing brace, so braces are removed. */
function plain(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[{}]/g, '')
    .trim()
}
