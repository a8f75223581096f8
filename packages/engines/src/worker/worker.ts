/** A worker as the pool sees it: a process that plays one game at a time, and may die. */
import { type ChildProcess, fork } from 'node:child_process'
import type { Message } from '@arbiter/core/messages'
import type { GameRecord } from '../game/record.ts'
import { interruptedGame } from '../game/unplayed-game.ts'
import { Tail } from '../uci/transcript.ts'
import type { EnginePids, FromWorker, GameJob, LiveMove, ToWorker } from './message.ts'
import { message } from './words/messages.ts'

export type JobOutcome =
  | { readonly kind: 'finished'; readonly record: GameRecord }
  /** Does not count; after `worker-died` it may be tried again. */
  | {
      readonly kind: 'interrupted'
      readonly why: 'asked' | 'worker-died'
      readonly record: GameRecord
      readonly says: readonly Message[]
    }
  /** The job itself is invalid. */
  | { readonly kind: 'unplayable'; readonly says: readonly Message[] }

export interface JobListener {
  /** An engine that takes long to get ready. */
  readonly awaited?: (engine: string) => void
  /** Also when a void game is played again. */
  readonly started?: (pids: EnginePids) => void
  readonly moves?: (moves: readonly LiveMove[]) => void
}

export interface QueuedGame {
  readonly job: GameJob
  readonly listener: JobListener
  readonly settle: (outcome: JobOutcome) => void
}

/**
 * Moves leave only short-lived garbage, and a collection costs by what survives: rare collections of a large young generation
 * delay fewer moves than frequent ones of a small one. Measured with bench/engines.mjs: the slowest percent of moves takes
 * half as long as with 1 MB.
 */
const flags = ['--min-semi-space-size=16', '--max-semi-space-size=16']
/** Engines get two seconds to end, and the worker a little more. */
const endMs = 5000

export class Worker {
  readonly #child: ChildProcess
  readonly #complaints = new Tail(2000)
  readonly #ended: Promise<void>
  #queued: QueuedGame | undefined
  #pair = ''
  #wasInterrupted = false

  constructor(file: string, onEnd: () => void) {
    this.#child = fork(file, [], { execArgv: flags, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
    this.#child.stderr?.on('data', (chunk: Buffer) => this.#complaints.add(chunk))
    this.#child.on('message', (told: FromWorker) => this.#heard(told))
    this.#child.on('error', () => {})
    this.#ended = new Promise((resolve) => {
      this.#child.once('close', (code, signal) => {
        this.#died(code, signal)
        onEnd()
        resolve()
      })
    })
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  get isFree(): boolean {
    return !this.#queued && this.#child.connected
  }

  /** True if it has just played these two: their engines are still running. */
  knows(job: GameJob): boolean {
    return this.#pair === pairOf(job)
  }

  plays(queued: QueuedGame): boolean {
    return this.#queued === queued
  }

  play(queued: QueuedGame): void {
    this.#queued = queued
    this.#wasInterrupted = false
    this.#pair = pairOf(queued.job)
    this.#tell({ kind: 'play', job: queued.job })
  }

  interrupt(): void {
    this.#wasInterrupted = true
    if (this.#queued) this.#tell({ kind: 'interrupt' })
  }

  /** Asks it to end; a worker that does not is killed, and its guardian ends the engines. */
  async end(): Promise<void> {
    this.#tell({ kind: 'end' })
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), endMs)
    await this.#ended
    clearTimeout(timer)
  }

  #tell(order: ToWorker): void {
    if (this.#child.connected) this.#child.send(order)
  }

  #heard(told: FromWorker): void {
    const { job, listener } = this.#queued ?? {}
    if (told.id !== job?.id) return
    switch (told.kind) {
      case 'awaited':
        listener?.awaited?.(told.engine)
        break
      case 'started':
        listener?.started?.(told.pids)
        break
      case 'moves':
        listener?.moves?.(told.moves)
        break
      case 'finished':
        this.#settle(outcomeOf(told.record))
        break
      case 'unplayable':
        this.#settle({ kind: 'unplayable', says: told.says })
    }
  }

  #settle(outcome: JobOutcome): void {
    const queued = this.#queued
    this.#queued = undefined
    queued?.settle(outcome)
  }

  #died(code: number | null, signal: NodeJS.Signals | null): void {
    if (!this.#queued) return
    const last = this.#complaints
      .toString()
      .split('\n')
      .find((line) => line.includes('Error'))
    const ended = signal
      ? message('worker-killed', { signal: { text: signal } })
      : message('worker-exited', { code: { text: String(code) } })
    const complaint = last === undefined ? [] : [message('worker-complaint', { complaint: { text: last } })]
    const why = this.#wasInterrupted ? 'asked' : 'worker-died'
    this.#settle(interrupted(this.#queued.job, why, [ended, ...complaint]))
  }
}

const pairOf = ({ white, black }: GameJob) => [white.name, black.name].sort().join('\n')

function outcomeOf(record: GameRecord): JobOutcome {
  if (record.ending !== 'interrupted') return { kind: 'finished', record }
  return { kind: 'interrupted', why: 'asked', record, says: [message('worker-interrupted')] }
}

export function interrupted(job: GameJob, why: 'asked' | 'worker-died', says: readonly Message[]): JobOutcome {
  const { white, black, opening } = job
  const pairing = { white: white.name, black: black.name, startedAt: new Date().toISOString() }
  return {
    kind: 'interrupted',
    why,
    record: interruptedGame({ ...pairing, ...(opening ? { opening } : {}) }),
    says,
  }
}
