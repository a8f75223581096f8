/**
 * A conversation with one engine: handshake, options, searches, quit. A search ends with its own
 * `bestmove` or not at all: no new search begins while one is unanswered, and an answer after `stop`, or too late, is
 * ignored.
 */
import assert from 'node:assert/strict'
import type { EngineSpec } from '../engine/spec.ts'
import { bestmove, bestmoveIn } from './bestmove.ts'
import { Deadline } from './deadline.ts'
import {
  crash,
  type Failure,
  noChess960,
  noHandshake,
  noStart,
  notReady,
  type ReadyAfter,
  wrongOptions,
} from './failure.ts'
import { Greeting } from './greeting.ts'
import type { Guardian } from './guardian.ts'
import { hasScore } from './info.ts'
import { LineCutter } from './lines.ts'
import { checkOptions, type DeclaredOption, declaredAs, setOption } from './option.ts'
import { type Patience, usualPatience } from './patience.ts'
import { EngineProcess, type Exit } from './process.ts'
import { bytesOf, firstWord, hasWordAt } from './words.ts'

/** Receives what the engine does in a game. */
export interface Caller {
  /** It answered with this word, which may not be a move. */
  readonly moved: (word: string, tookUs: number, atUs: number) => void
  /** Its time is used up without an answer. */
  readonly overdue: (tookUs: number, atUs: number) => void
  /** Its process ended. */
  readonly gone: (exit: Exit) => void
}

const nobody: Caller = { moved: () => {}, overdue: () => {}, gone: () => {} }

const uciok = bytesOf('uciok')
const readyok = bytesOf('readyok')
const i = 0x69
/** Enough for everything before the principal variation. */
const longestInfo = 1024

interface ExpectedLine {
  readonly word: Uint8Array
  readonly settle: (isHeard: boolean) => void
}

export class Engine {
  readonly spec: EngineSpec
  readonly #patience: Required<Patience>
  readonly #startMs: number
  readonly #process: EngineProcess
  readonly #lines = new LineCutter((bytes, start, end) => this.#heardLine(bytes, start, end))
  readonly #greeting = new Greeting()
  readonly #deadline = new Deadline((atUs) => this.#overdue(atUs))
  #caller = nobody
  #awaited: ExpectedLine | undefined
  #exit: Exit | undefined
  #isGreeting = true
  #hasSpoken = false
  #isChess960 = false
  #owes = false
  #startedUs = 0
  #arrivedUs = 0
  #scored: Buffer | undefined
  #scoredStart = 0
  #scoredEnd = 0

  constructor(spec: EngineSpec, guardian: Guardian, patience: Patience = {}) {
    this.spec = spec
    this.#patience = { ...usualPatience, ...patience }
    this.#startMs = Math.min(this.#patience.readyMs, patience.uciokMs ?? this.#patience.readyMs)
    this.#process = new EngineProcess(spec, guardian, {
      heard: (chunk, atUs) => this.#heard(chunk, atUs),
      gone: (exit) => this.#gone(exit),
    })
  }

  get pid(): number | undefined {
    return this.#process.pid
  }

  /** Its own name and author. */
  get id(): { readonly name: string; readonly author: string } {
    return this.#greeting.id
  }

  get options(): readonly DeclaredOption[] {
    return this.#greeting.options
  }

  get isGone(): boolean {
    return this.#process.isGone
  }

  /** True while a search is unanswered. */
  get isSearching(): boolean {
    return this.#owes
  }

  get transcript(): string {
    return this.#process.transcript.toString()
  }

  get stderr(): string {
    return this.#process.stderr.toString()
  }

  // --- off the clock -----------------------------------------------------------------------------

  /** From `uci` to the first `readyok`, with the options set. */
  async greet(): Promise<Failure | undefined> {
    return (await this.handshake()) ?? (await this.setOptions()) ?? (await this.firstReady())
  }

  /** The first `readyok` after the options, within the startup time. */
  firstReady(): Promise<Failure | undefined> {
    return this.ready('options', this.#startMs)
  }

  async handshake(): Promise<Failure | undefined> {
    const answered = await this.#ask('uci\n', uciok, this.#patience.uciokMs)
    this.#isGreeting = false
    if (this.#exit) return noStart(this.spec.name, this.#exit)
    return answered ? undefined : noHandshake(this.spec.name, this.#patience.uciokMs, this.#hasSpoken)
  }

  async setOptions(): Promise<Failure | undefined> {
    const wanted = this.spec.options ?? {}
    const problems = checkOptions(this.options, wanted)
    if (problems.length > 0) return wrongOptions(this.spec.name, problems)
    for (const [name, value] of Object.entries(wanted)) {
      const declared = declaredAs(this.options, name)
      if (declared) this.#process.write(setOption(declared, value))
    }
    return undefined
  }

  /** Output about the last game comes before this `readyok`. */
  async newGame(isChess960: boolean): Promise<Failure | undefined> {
    const declared = declaredAs(this.options, 'UCI_Chess960')
    if (isChess960 && !declared) return noChess960(this.spec.name)
    if (declared && isChess960 !== this.#isChess960) this.#process.write(setOption(declared, isChess960))
    this.#isChess960 = isChess960
    this.#process.write('ucinewgame\n')
    return this.ready('new-game')
  }

  async ready(after: ReadyAfter, withinMs = this.#patience.readyMs): Promise<Failure | undefined> {
    const answered = await this.#ask('isready\n', readyok, withinMs)
    if (this.#exit) return crash(this.spec.name, this.#exit)
    return answered ? undefined : notReady(this.spec.name, withinMs, after)
  }

  /** Stops whatever it is doing; true if it can be used again. */
  async settle(): Promise<boolean> {
    this.dismiss()
    if (this.#exit || this.#awaited) return false
    if (this.#owes && !(await this.stop())) return false
    return (await this.ready('stop')) === undefined
  }

  /** True if it answered `stop` with a `bestmove`, as it must. */
  stop(): Promise<boolean> {
    return this.#ask('stop\n', bestmove, this.#patience.stopMs)
  }

  end(): Promise<Exit> {
    this.dismiss()
    return this.#process.end()
  }

  kill(): Promise<Exit> {
    this.dismiss()
    return this.#process.kill()
  }

  /** Closes its input only; true if it exits. */
  endsOnClosedInput(withinMs: number): Promise<boolean> {
    this.dismiss()
    this.#process.closeInput()
    return this.#process.isGoneWithin(withinMs)
  }

  /** Says `quit` only; true if it exits. */
  endsOnQuit(withinMs: number): Promise<boolean> {
    this.dismiss()
    this.#process.write('quit\n')
    return this.#process.isGoneWithin(withinMs)
  }

  // --- on the clock ------------------------------------------------------------------------------

  serve(caller: Caller): void {
    this.#caller = caller
    if (this.#exit) setImmediate(caller.gone, this.#exit)
  }

  dismiss(): void {
    this.#caller = nobody
    this.#deadline.clear()
  }

  /** Starts a search; returns the time from which the clock runs. */
  search(command: string, allowanceUs: number): number {
    if (this.#owes) assert.fail(`${this.spec.name} was asked for a move before it had answered`)
    this.#owes = true
    this.#scored = undefined
    this.#startedUs = this.#process.write(command)
    this.#deadline.set(this.#startedUs + allowanceUs)
    return this.#startedUs
  }

  /** Its last info line about the move, unparsed until there is time. */
  lastInfo(): string {
    return this.#scored?.toString('latin1', this.#scoredStart, this.#scoredEnd) ?? ''
  }

  // --- listening ---------------------------------------------------------------------------------

  #heard(chunk: Buffer, atUs: number): void {
    this.#arrivedUs = atUs
    this.#hasSpoken = true
    this.#lines.cut(chunk)
  }

  #heardLine(bytes: Buffer, start: number, end: number): void {
    const at = firstWord(bytes, start, end)
    const move = bestmoveIn(bytes, at, end)
    if (move !== undefined) this.#heardMove(move)
    else if (this.#owes && bytes[at] === i && hasScore(bytes, at, end)) this.#keepScore(bytes, at, end)
    else if (this.#isGreeting) this.#greeting.heard(bytes.toString('latin1', at, end).trimEnd())
    if (this.#awaited && hasWordAt(bytes, this.#awaited.word, at, end)) this.#awaited.settle(true)
  }

  #heardMove(word: string): void {
    if (!this.#owes) return
    this.#owes = false
    this.#deadline.lift()
    this.#caller.moved(word, Math.floor(this.#arrivedUs - this.#startedUs), this.#arrivedUs)
  }

  #keepScore(bytes: Buffer, start: number, end: number): void {
    this.#scored = bytes
    this.#scoredStart = start
    this.#scoredEnd = Math.min(end, start + longestInfo)
  }

  #gone(exit: Exit): void {
    this.#exit = exit
    this.#deadline.clear()
    this.#awaited?.settle(false)
    this.#caller.gone(exit)
  }

  /** An exited engine did not think too long; its end is about to be reported. */
  #overdue(atUs: number): void {
    if (!this.#process.hasExited) this.#caller.overdue(Math.floor(atUs - this.#startedUs), atUs)
  }

  // --- asking and waiting ------------------------------------------------------------------------

  async #ask(command: string, word: Uint8Array, withinMs: number): Promise<boolean> {
    if (this.#exit) return false
    const answer = new Promise<boolean>((resolve) => {
      const timer = setTimeout(resolve, withinMs, false)
      const settle = (isHeard: boolean) => {
        clearTimeout(timer)
        this.#awaited = undefined
        resolve(isHeard)
      }
      this.#awaited = { word, settle }
    })
    this.#process.write(command)
    return answer
  }
}

export type EngineStart =
  | { readonly engine: Engine }
  | { readonly failure: Failure; readonly transcript: string; readonly stderr: string }

/** Starts an engine and makes it ready for its first game; a failed one is ended in the background. */
export async function startEngine(spec: EngineSpec, guardian: Guardian, patience?: Patience): Promise<EngineStart> {
  const engine = new Engine(spec, guardian, patience)
  const failure = await engine.greet()
  if (!failure) return { engine }
  void engine.kill()
  return { failure, transcript: engine.transcript, stderr: engine.stderr }
}
