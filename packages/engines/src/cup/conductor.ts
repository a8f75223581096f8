/**
 * Plays a cup: open matches at the same time, the games of one match in order. The conductor keeps no state of its own: every
 * game is saved before the next one of that match begins, so it may be killed at any moment.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { MatchId } from '@arbiter/core'
import type { Kinds, Message } from '@arbiter/core/messages'
import type { Tournament } from '@arbiter/core/tournament'
import type { GameRecord } from '../game/record.ts'
import type { JobListener, JobOutcome, WorkerPool } from '../worker/worker-pool.ts'
import { matchNumbered } from './cup-match.ts'
import type { CupCommand, CupStorage, LogConflict } from './cup-storage.ts'
import { playsTheSameAgain } from './deterministic.ts'
import { type GameDue, gamesDue, isSameGame } from './due.ts'
import type { AbandonReason, CupEvent } from './event.ts'
import { abandonOf, forfeitOf, jobFor, reportOf } from './job.ts'
import { type KnownGame, knownGame, takenOver } from './known-game.ts'
import { LiveGames } from './live-games.ts'
import { Pace } from './pace.ts'
import { crashesIn, failedStartsIn, isCrash } from './policies.ts'
import { type RoundSetup, setupFor } from './round-setup.ts'
import { StorageQueue } from './storage-queue.ts'
import type { CupView, Wait } from './view.ts'
import { viewOf } from './view-of.ts'
import { Waits } from './waits.ts'
import { message } from './words/messages.ts'

export interface ConductorOptions {
  readonly storage: CupStorage
  readonly pool: WorkerPool
  /** Games at once. */
  readonly atOnce: number
  readonly signal: AbortSignal
  /** The folder for transcripts of failing engines. */
  readonly transcripts?: string
  readonly retries?: Partial<Retries>
  /** False: ends when nothing can be played without help, instead of trying again. */
  readonly isPatient?: boolean
  /** How these engines play in this round, if the log alone is not to be trusted. */
  arranged?(round: number, engines: readonly string[]): RoundSetup | SetupProblem
  tell?(event: CupEvent): void
}

/** Why games cannot be played now. */
export interface SetupProblem {
  readonly says: readonly Message[]
}

/** Delays before another attempt, in milliseconds. */
interface Retries {
  readonly disk: number
  /** After an engine did not start, before that counts as a failure. */
  readonly start: number
  /** After waiting for an engine. */
  readonly engine: number
}
const usualRetries: Retries = { disk: 1000, start: 500, engine: 15_000 }

/** Attempts to start an engine, and to play a game whose worker died. */
const attempts = 3

/** `finished`, `stopped` by its signal, or `waiting` for the organiser. */
export type CupEnd = 'finished' | 'stopped' | 'waiting'

/** A match whose game is being played, saved, or tried again. */
interface AtWork {
  readonly due: GameDue
  readonly calledOff: AbortController
  done: Promise<void>
}

export class Conductor {
  readonly #options: ConductorOptions
  readonly #retries: Retries
  readonly #waits: Waits
  readonly #live = new LiveGames()
  readonly #pace: Pace
  readonly #writing: StorageQueue
  readonly #busy = new Map<number, AtWork>()
  #wake: () => void = () => {}
  #isOver = false
  /** Matches given up for now, if the conductor does not wait. */
  readonly #left = new Set<number>()

  constructor(options: ConductorOptions) {
    this.#options = options
    this.#retries = { ...usualRetries, ...options.retries }
    this.#waits = new Waits((event, wait) => {
      this.#tell({ event, ...wait })
      this.#wake()
    })
    this.#pace = new Pace(options.atOnce, Date.now())
    const { storage, signal } = options
    this.#writing = new StorageQueue({
      storage,
      signal,
      waits: this.#waits,
      retryMs: this.#retries.disk,
      now: Date.now,
    })
  }

  async run(): Promise<CupEnd> {
    const { signal } = this.#options
    const callOffAll = () => this.#callOff(() => true)
    signal.addEventListener('abort', callOffAll)
    try {
      await this.#writing.publish()
      for (this.#seat(); this.#busy.size > 0; this.#seat()) await this.#somethingNew()
    } finally {
      signal.removeEventListener('abort', callOffAll)
      callOffAll()
      this.#isOver = true
    }
    return this.#end()
  }

  /** The tournament was changed by somebody else: breaks off games it no longer asks for, and starts new ones. */
  changed(): void {
    const asked = gamesDue(this.#tournament)
    this.#callOff((due) => !asked.some((each) => isSameGame(each, due)))
    this.#wake()
  }

  #callOff(isOff: (due: GameDue) => boolean): void {
    for (const { due, calledOff } of this.#busy.values()) if (isOff(due)) calledOff.abort()
  }

  /** Resolves when a game ends, or a match begins to wait. */
  #somethingNew(): Promise<void> {
    const woken = new Promise<void>((resolve) => {
      this.#wake = resolve
    })
    return Promise.race([woken, ...[...this.#busy.values()].map(({ done }) => done)])
  }

  view(): CupView {
    return viewOf(this.#tournament, {
      live: this.#live.all,
      waits: this.#waits.all,
      pace: this.#pace,
      state: this.#state(),
    })
  }

  /** Waiting, if nothing else is being played. */
  #state(): 'playing' | 'waiting' | 'stopped' {
    const waits = this.#waits.all.length
    if (waits > 0 && this.#busy.size <= waits) return 'waiting'
    return this.#isOver ? 'stopped' : 'playing'
  }

  get #tournament(): Tournament {
    return this.#options.storage.tournament
  }

  #tell(event: CupEvent): void {
    this.#options.tell?.(event)
  }

  #end(): CupEnd {
    if (this.#tournament.chart.state === 'finished') return 'finished'
    return this.#options.signal.aborted ? 'stopped' : 'waiting'
  }

  // --- which games ---------------------------------------------------------------------------------

  #seat(): void {
    if (this.#options.signal.aborted) return
    const asked = gamesDue(this.#tournament)
    this.#waits.keepFor(asked.map(({ match }) => match))
    for (const due of asked) {
      if (this.#busy.size >= this.#options.atOnce + this.#held) return
      if (!this.#busy.has(due.match) && !this.#left.has(due.match)) this.#begin(due)
    }
  }

  #begin(due: GameDue): void {
    const atWork: AtWork = { due, calledOff: new AbortController(), done: Promise.resolve() }
    this.#busy.set(due.match, atWork)
    atWork.done = this.#play(due).finally(() => this.#busy.delete(due.match))
    atWork.done.catch(() => {}) // reported by the match that failed first
  }

  /** True if the match still asks for this game. */
  #isAsked(due: GameDue): boolean {
    return gamesDue(this.#tournament).some((each) => isSameGame(each, due))
  }

  #signalFor({ match }: GameDue): AbortSignal | undefined {
    return this.#busy.get(match)?.calledOff.signal
  }

  /** The number of waiting matches, whose places others may take. */
  get #held(): number {
    return [...this.#busy.keys()].filter((match) => this.#waits.has(keyOf(match))).length
  }

  async #play(due: GameDue): Promise<void> {
    const arranged = this.#arrangedFor(due)
    if ('says' in arranged) return this.#notArranged(due, arranged)
    const known = this.#wouldRepeat(due, arranged) ? knownGame(this.#tournament, due) : undefined
    if (known) await this.#takeOver(due, known)
    else await this.#playAnew(due, arranged)
  }

  #arrangedFor({ round, white, black }: GameDue): RoundSetup | SetupProblem {
    return this.#options.arranged?.(round, [white.name, black.name]) ?? setupFor(this.#tournament, round)
  }

  #wouldRepeat(due: GameDue, arranged: RoundSetup): boolean {
    const engines = [due.white, due.black].map(({ name }) => arranged.engine(name))
    return due.opening?.isReused === true && engines.every((engine) => playsTheSameAgain(engine, arranged.limit))
  }

  // --- one game ------------------------------------------------------------------------------------

  async #playAnew(due: GameDue, arranged: RoundSetup): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const outcome = await this.#playOnce(due, arranged)
      const isLast = attempt % attempts === 0
      if (await this.#isSettled(due, arranged, outcome, isLast)) return
      if (this.#isGivenUp(due)) return
      await this.#wait(due, isLast ? this.#retries.engine : this.#retries.start)
      if (this.#signalFor(due)?.aborted || !this.#isAsked(due)) return
    }
  }

  async #playOnce(due: GameDue, arranged: RoundSetup): Promise<JobOutcome> {
    const begin = () => this.#live.begin(due, Date.now())
    begin()
    this.#tell({ event: 'game-began', ...named(due), round: due.roundName, ...openingName(due) })
    const moves: JobListener['moves'] = (told) => {
      this.#waits.end(readyKeyOf(due.match))
      this.#live.moved(due.match, told, Date.now())
      this.#tell({ event: 'moves', ...named(due), moves: told })
    }
    const job = jobFor(due, arranged, this.#options.transcripts)
    const awaited = (engine: string) => this.#waits.begin(readyKeyOf(due.match), notReadyYet(due, engine, Date.now()))
    const outcome = await this.#options.pool.play(job, { awaited, started: begin, moves }, this.#signalFor(due))
    this.#waits.end(readyKeyOf(due.match))
    this.#live.end(due.match)
    return outcome
  }

  #isGivenUp({ match }: GameDue): boolean {
    const { isPatient = true } = this.#options
    if (isPatient || !this.#waits.has(keyOf(match))) return false
    this.#left.add(match)
    return true
  }

  /** True if this game needs no further attempt. */
  async #isSettled(due: GameDue, arranged: RoundSetup, outcome: JobOutcome, isLast: boolean): Promise<boolean> {
    switch (outcome.kind) {
      case 'finished':
        if (outcome.record.ending === 'no-start') return this.#failedToStart(due, arranged, outcome.record, isLast)
        await this.#ended(due, arranged, outcome.record)
        return true
      case 'interrupted':
        if (outcome.why === 'worker-died') return this.#workerDied(due, outcome.says, isLast)
        if (outcome.record.moves.length > 0) await this.#abandon(due, 'interrupted', outcome.record)
        return true
      case 'unplayable':
        return this.#unplayable(due, outcome.says)
      default:
        return outcome satisfies never
    }
  }

  async #ended(due: GameDue, { policies }: RoundSetup, record: GameRecord): Promise<void> {
    this.#waits.end(keyOf(due.match))
    if (record.replayOf) await this.#abandon(due, 'void', record.replayOf)
    if (!(await this.#record(due, reportOf(due, record, this.#event)))) return
    this.#pace.played(record)
    const { ending, moves, result, fault } = record
    const wrong = fault?.says[0] ? { fault: fault.says[0] } : {}
    this.#tell({ event: 'game-ended', ...named(due), result, ending, plies: moves.length, ...wrong })
    if (fault && isCrash(ending) && this.#isTooOften(due, record, policies.maxCrashesPerMatch))
      await this.#walkover(due, spoilerOf(due, record))
    else this.#tellDecision(due)
  }

  /** Takes over the result of an equal game (CUP-24a). */
  async #takeOver(due: GameDue, known: KnownGame): Promise<void> {
    if (!(await this.#record(due, takenOver(due, known)))) return
    const { result, record, game: repeats } = known
    const { ending, plies } = record
    this.#tell({ event: 'game-ended', ...named(due), result, ending, plies, repeats })
    this.#tellDecision(due)
  }

  async #abandon(due: GameDue, why: AbandonReason, record?: GameRecord, engine?: string): Promise<void> {
    const command = abandonOf(due, why, record, this.#event)
    const isWritten = await this.#record(due, engine === undefined ? command : { ...command, engine })
    if (isWritten) this.#tell({ event: 'game-abandoned', ...named(due), why })
  }

  // --- what goes wrong -----------------------------------------------------------------------------

  /** After three attempts the opponent gets a walkover if the policies say so; otherwise the match waits. */
  async #failedToStart(due: GameDue, { policies }: RoundSetup, record: GameRecord, isLast: boolean): Promise<boolean> {
    if (!isLast) return this.#options.signal.aborted
    const engine = spoilerOf(due, record)
    const areBoth = record.result === '*'
    const { walkoverAfter } = policies
    if (walkoverAfter !== undefined || !this.#waits.has(keyOf(due.match)))
      await this.#abandon(due, 'no-start', undefined, engine)
    const failures = failedStartsIn(this.#tournament, due.match, engine)
    if (walkoverAfter !== undefined && failures >= walkoverAfter && !areBoth) return this.#walkover(due, engine)
    this.#waits.begin(keyOf(due.match), {
      ...{ for: 'engine', match: due.match, engine, since: Date.now() },
      says: [message('wait-match', matchOf(due)), ...(record.fault?.says ?? [])],
      hint: [message('wait-engine-hint', { engine: { text: engine }, seconds: this.#retrySeconds })],
    })
    return this.#options.signal.aborted
  }

  #isTooOften(due: GameDue, record: GameRecord, most = Number.POSITIVE_INFINITY): boolean {
    return crashesIn(this.#tournament, due.match, spoilerOf(due, record)) >= most
  }

  async #walkover(due: GameDue, absent: string): Promise<true> {
    this.#waits.end(keyOf(due.match))
    const match = matchNumbered(this.#tournament, due.match)
    if (match && !match.outcome) await this.#writing.record(forfeitOf(due, absent))
    this.#tellDecision(due)
    return true
  }

  #workerDied(due: GameDue, says: readonly Message[], isLast: boolean): boolean {
    if (isLast)
      this.#waits.begin(keyOf(due.match), {
        ...{ for: 'worker', match: due.match, since: Date.now() },
        says: [message('wait-match', matchOf(due)), ...says],
        hint: [message('wait-worker-hint', { seconds: this.#retrySeconds })],
      })
    return this.#options.signal.aborted
  }

  #unplayable(due: GameDue, says: readonly Message[]): boolean {
    this.#waits.begin(keyOf(due.match), {
      ...{ for: 'engine', match: due.match, since: Date.now() },
      says: [message('wait-unplayable', matchOf(due)), ...says],
      hint: [message('wait-unplayable-hint')],
    })
    return this.#options.signal.aborted
  }

  async #notArranged(due: GameDue, { says }: SetupProblem): Promise<void> {
    this.#unplayable(due, says)
    if (!this.#isGivenUp(due)) await this.#wait(due, this.#retries.engine)
  }

  /** The game was not settled by anybody else, so the organiser must look; it is played again later. */
  async #refused(due: GameDue, { refused }: LogConflict): Promise<void> {
    if (!this.#isAsked(due)) return
    this.#waits.begin(keyOf(due.match), {
      ...{ for: 'organiser', match: due.match, since: Date.now() },
      says: [message('wait-not-recorded', matchOf(due)), ...refused],
      hint: [message('wait-not-recorded-hint', { seconds: this.#retrySeconds })],
    })
    if (!this.#isGivenUp(due)) await this.#wait(due, this.#retries.engine)
  }

  get #retrySeconds(): number {
    return this.#retries.engine / 1000
  }

  // --- telling and writing -------------------------------------------------------------------------

  get #event(): string {
    return this.#tournament.opened.name ?? 'Cup'
  }

  /** False if it was stopped first, or somebody changed the match. */
  async #record(due: GameDue, command: CupCommand): Promise<boolean> {
    if (!this.#isAsked(due)) return false
    const written = await this.#writing.record(command)
    if (typeof written === 'object') await this.#refused(due, written)
    return written === 'written'
  }

  async #wait(due: GameDue, ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.#signalFor(due) }).catch(() => {})
  }

  #tellDecision({ match: number }: GameDue): void {
    const match = matchNumbered(this.#tournament, number)
    if (!match?.outcome) return
    const winner = this.#tournament.chart.field.entrants[match.winnerNow]?.name ?? null
    this.#tell({ event: 'match-decided', match: number, winner, decidedBy: match.outcome.by })
  }
}

/** The engine at fault. */
const spoilerOf = ({ white, black }: GameDue, { fault }: GameRecord): string =>
  fault?.colour === 'black' ? black.name : white.name

const keyOf = (match: number): string => `match ${match}`
const readyKeyOf = (match: number): string => `ready for match ${match}`

const notReadyYet = (due: GameDue, engine: string, since: number): Wait => ({
  ...{ for: 'engine', match: due.match, engine, since },
  says: [message('wait-ready', { ...matchOf(due), game: due.game, engine: { text: engine } })],
  hint: [message('wait-ready-hint')],
})

const matchOf = ({ match }: GameDue): { readonly match: Kinds['match'] } => ({
  match: { match: String(match) as MatchId },
})

const named = ({ match, game, white, black }: GameDue) => ({ match, game, white: white.name, black: black.name })

function openingName({ opening }: GameDue): { opening?: string } {
  const name = opening?.position.name
  return name === undefined ? {} : { opening: name }
}
