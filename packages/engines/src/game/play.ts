/**
 * Plays one game between two ready engines. Between a `bestmove` and the next `go` only the necessary is done: the clock,
 * legality, the move, the end of the game. Notes are parsed later, while
 * the opponent thinks.
 */
import { type Misdeed, misdeedSays } from '@arbiter/core/faults'
import { Clock } from '../clock/clock.ts'
import type { DelayProbe } from '../clock/delay.ts'
import { type Clocks, goCommand } from '../clock/go.ts'
import type { Limit } from '../clock/limit.ts'
import type { BookOpening } from '../openings/opening.ts'
import type { Engine } from '../uci/engine.ts'
import { crash } from '../uci/failure.ts'
import { parseInfo } from '../uci/info.ts'
import { Adjudication, type Verdict } from './adjudication.ts'
import { GameBoard } from './board.ts'
import { interruption } from './interruption.ts'
import { type Note, playedMove } from './note.ts'
import {
  type Colour,
  type Ending,
  type Fault,
  type GameRecord,
  opponent,
  type PlayedMove,
  resultFor,
} from './record.ts'
import type { GameRules } from './rules.ts'
import { awaited } from './slow-engine.ts'
import { startOf } from './start.ts'
import { type Failures, interruptedGame, type Pairing, unplayedGame } from './unplayed-game.ts'

export interface Seat {
  readonly engine: Engine
  readonly limit: Limit
}

export interface GameSetup {
  readonly white: Seat
  readonly black: Seat
  readonly opening?: BookOpening
  readonly rules?: GameRules
  /** Measures our own delay, for games with a clock. */
  readonly probe?: DelayProbe
  /** Called for an engine that takes long to get ready. */
  readonly onAwaited?: (engine: string) => void
  readonly onMove?: (move: PlayedMove, colour: Colour) => void
  readonly signal?: AbortSignal
}

/** Returns at once, whatever state the engines are in: then `settle` the sound one and replace the other. */
export async function playGame(setup: GameSetup): Promise<GameRecord> {
  const startedAt = new Date().toISOString()
  const start = startOf(setup.opening)
  const failures = await Promise.race([announce(setup, start.isChess960), interruption(setup.signal)])
  if (!failures) return interruptedGame(pairingOf(setup, startedAt))
  if (failures.white || failures.black) return unplayedGame(pairingOf(setup, startedAt), failures)
  return new Game(setup, new GameBoard(start), startedAt).play()
}

async function announce({ white, black, onAwaited }: GameSetup, isChess960: boolean): Promise<Failures> {
  const announceTo = ({ engine }: Seat) => awaited(engine.spec.name, engine.newGame(isChess960), onAwaited)
  const announced = [announceTo(white), announceTo(black)] as const
  return { white: await announced[0], black: await announced[1] }
}

const pairingOf = ({ white, black, opening }: GameSetup, startedAt: string): Pairing => ({
  white: white.engine.spec.name,
  black: black.engine.spec.name,
  ...(opening ? { opening } : {}),
  limits: { white: white.limit, black: black.limit },
  startedAt,
})

interface Ruling {
  readonly winner: Colour | 'nobody' | 'unknown'
  readonly ending: Ending
  readonly fault?: Fault
  readonly evidence?: readonly string[]
}

class Game {
  readonly #setup: GameSetup
  readonly #board: GameBoard
  readonly #startedAt: string
  readonly #clocks: Clocks
  readonly #adjudication: Adjudication
  readonly #notes: Note[] = []
  #over: (record: GameRecord) => void = () => {}

  constructor(setup: GameSetup, board: GameBoard, startedAt: string) {
    this.#setup = setup
    this.#board = board
    this.#startedAt = startedAt
    this.#clocks = { white: new Clock(setup.white.limit), black: new Clock(setup.black.limit) }
    this.#adjudication = new Adjudication(setup.rules ?? {})
  }

  play(): Promise<GameRecord> {
    const record = new Promise<GameRecord>((resolve) => {
      this.#over = resolve
    })
    this.#setup.signal?.addEventListener('abort', this.#interrupted)
    this.#attend('white')
    this.#attend('black')
    this.#begin()
    return record
  }

  #begin(): void {
    const { ending } = this.#board
    if (this.#setup.signal?.aborted) this.#interrupted()
    else if (ending) this.#rule(this.#natural(ending))
    else this.#ask()
  }

  #attend(colour: Colour): void {
    this.#setup[colour].engine.serve({
      moved: (word, tookUs, atUs) => this.#moved(colour, word, tookUs, atUs),
      overdue: (tookUs, atUs) => this.#late(colour, tookUs, atUs, true),
      gone: (exit) => this.#lost(colour, crash(this.#name(colour), exit)),
    })
  }

  // --- the way from one engine to the other ------------------------------------------------------

  #ask(): void {
    const colour = this.#board.turn
    const command = this.#board.commandTo(goCommand(this.#clocks, colour))
    const startedUs = this.#setup[colour].engine.search(command, this.#clocks[colour].allowanceUs)
    this.#setup.probe?.restart(startedUs)
  }

  #moved(colour: Colour, word: string, tookUs: number, atUs: number): void {
    const clock = this.#clocks[colour]
    if (tookUs > clock.allowanceUs) this.#late(colour, tookUs, atUs, false)
    else {
      clock.charge(tookUs)
      const { moveNumber } = this.#board
      const judgement = this.#board.play(word)
      if (judgement === 'played') this.#goOn(colour, moveNumber, tookUs, atUs)
      else this.#wrong(colour, judgement, word)
    }
  }

  #goOn(colour: Colour, moveNumber: number, tookUs: number, atUs: number): void {
    const uci = this.#board.lastMove
    const delayUs = this.#setup.probe?.largestUs(atUs) ?? 0
    const ruling = this.#rulingAfter(colour, moveNumber)
    if (!ruling) this.#ask()
    this.#note(colour, uci, tookUs, delayUs)
    if (ruling) this.#rule(ruling)
  }

  #rulingAfter(colour: Colour, moveNumber: number): Ruling | undefined {
    const { ending, plies } = this.#board
    if (ending) return this.#natural(ending)
    if (this.#adjudication.isOn) {
      const { evaluation } = parseInfo(this.#setup[colour].engine.lastInfo())
      const settled = this.#adjudication.settledBy(colour, moveNumber, evaluation)
      if (settled) return adjudicated(settled)
    }
    const { maximumMoves } = this.#setup.rules ?? {}
    if (maximumMoves !== undefined && plies >= maximumMoves * 2) return { winner: 'nobody', ending: 'maximum-length' }
    return undefined
  }

  #natural(ending: Ending): Ruling {
    return { winner: ending === 'checkmate' ? opponent(this.#board.turn) : 'nobody', ending }
  }

  /** Keeps only what would be lost; parsed after the game, or at once for viewers. */
  #note(colour: Colour, uci: string, tookUs: number, delayUs: number): void {
    const { hasTime, leftUs } = this.#clocks[colour]
    const note = {
      uci,
      tookUs,
      leftUs: hasTime ? leftUs : undefined,
      delayUs,
      info: this.#setup[colour].engine.lastInfo(),
    }
    this.#notes.push(note)
    this.#setup.onMove?.(playedMove(note), colour)
  }

  // --- what goes wrong ---------------------------------------------------------------------------

  #lost(colour: Colour, { ending, ...fault }: Omit<Fault, 'colour'> & { readonly ending: Ending }): void {
    this.#rule({ winner: opponent(colour), ending, fault: this.#fault(colour, fault) })
  }

  #wrong(colour: Colour, ending: 'illegal-move' | 'garbage', word: string): void {
    const what = ending === 'garbage' ? 'no-move' : ending
    this.#lost(colour, { ending, ...this.#misdeed(colour, { what, answer: word.slice(0, 40) }) })
  }

  /** Too late: with a clock a loss on time, without one a stall. */
  #late(colour: Colour, tookUs: number, atUs: number, isUnanswered: boolean): void {
    if (this.#clocks[colour].isTimed) this.#flagged(colour, tookUs, atUs, isUnanswered)
    else this.#hung(colour, tookUs)
  }

  #flagged(colour: Colour, tookUs: number, atUs: number, isUnanswered: boolean): void {
    const { allowanceUs } = this.#clocks[colour]
    const overrunUs = tookUs - allowanceUs
    const delayUs = this.#setup.probe?.largestUs(atUs) ?? 0
    const times = { tookMs: inMs(tookUs), hadMs: inMs(allowanceUs) }
    const misdeed = this.#misdeed(colour, { what: isUnanswered ? 'silent' : 'late', ...times })
    const fault = this.#fault(colour, { ...misdeed, overrunUs, delayUs, ...(isUnanswered ? { isUnanswered } : {}) })
    const isDraw = (this.#setup.rules?.bareKingDraws ?? true) && this.#board.hasBareKing(opponent(colour))
    this.#rule(
      isDraw ? { winner: 'nobody', ending: 'bare-king', fault } : { winner: opponent(colour), ending: 'time', fault },
    )
  }

  #hung(colour: Colour, tookUs: number): void {
    this.#lost(colour, { ending: 'stall', ...this.#misdeed(colour, { what: 'hung', tookMs: inMs(tookUs) }) })
  }

  readonly #interrupted = (): void => this.#rule({ winner: 'unknown', ending: 'interrupted' })

  #fault(colour: Colour, fault: Omit<Fault, 'colour'>): Fault {
    const { stderr } = this.#setup[colour].engine
    return { colour, ...fault, ...(stderr === '' ? {} : { stderr: stderr.slice(-2000) }) }
  }

  #misdeed(colour: Colour, did: Misdeed): Pick<Fault, 'says' | 'did'> {
    return { says: [misdeedSays(did, this.#name(colour))], did }
  }

  #name(colour: Colour): string {
    return this.#setup[colour].engine.spec.name
  }

  // --- the end -----------------------------------------------------------------------------------

  #rule({ winner, ...ruling }: Ruling): void {
    const { white, black, signal } = this.#setup
    white.engine.dismiss()
    black.engine.dismiss()
    signal?.removeEventListener('abort', this.#interrupted)
    this.#over({
      ...pairingOf(this.#setup, this.#startedAt),
      ids: { white: white.engine.id.name, black: black.engine.id.name },
      moves: this.#notes.map(playedMove),
      result: resultFor(winner),
      ...ruling,
      endedAt: new Date().toISOString(),
    })
  }
}

function adjudicated({ winner, evidence }: Verdict): Ruling {
  return { winner, ending: winner === 'nobody' ? 'adjudicated-draw' : 'adjudicated-win', evidence }
}

const inMs = (us: number) => Math.round(us / 1000)
