/**
 * Plays games in worker processes, a limited number at once. A worker plays one game at a time, so that a delay of one game
 * cannot delay another. Workers are started on demand and kept; one that dies is replaced, and its
 * game is reported as interrupted, so that the caller can play it again.
 */
import assert from 'node:assert/strict'
import { workerFile } from '../shipped-files.ts'
import type { GameJob } from './message.ts'
import { message } from './words/messages.ts'
import { interrupted, type JobListener, type JobOutcome, type QueuedGame, Worker } from './worker.ts'

export type { JobListener, JobOutcome } from './worker.ts'

export interface WorkerPoolOptions {
  /** Games at once. */
  readonly concurrency: number
  /** Aborting interrupts running games, and waiting ones do not begin. */
  readonly signal?: AbortSignal
  /** The program of the workers, if not the shipped one. */
  readonly workerFile?: string
}

export interface WorkerPool {
  /** The signal calls off this game alone. */
  readonly play: (job: GameJob, listener?: JobListener, signal?: AbortSignal) => Promise<JobOutcome>
  /** Interrupts running games; resolves when no worker and no engine is left. */
  readonly close: () => Promise<void>
  readonly pids: () => readonly number[]
}

export function openWorkerPool(options: WorkerPoolOptions): WorkerPool {
  const workers = new Workers(options)
  return {
    play: (job, listener = {}, signal) => workers.play(job, listener, signal),
    close: () => workers.close(),
    pids: () => workers.pids(),
  }
}

const notBegun = (job: GameJob): JobOutcome => interrupted(job, 'asked', [message('worker-not-begun')])

class Workers {
  readonly #concurrency: number
  readonly #file: string
  readonly #workers = new Set<Worker>()
  readonly #queue: QueuedGame[] = []
  #isClosing = false

  constructor({ concurrency, signal, workerFile: file = workerFile() }: WorkerPoolOptions) {
    assert(concurrency >= 1, 'a pool plays at least one game at once')
    this.#concurrency = concurrency
    this.#file = file
    if (signal?.aborted) this.#interrupt()
    else signal?.addEventListener('abort', () => this.#interrupt(), { once: true })
  }

  async play(job: GameJob, listener: JobListener, signal?: AbortSignal): Promise<JobOutcome> {
    if (signal?.aborted) return notBegun(job)
    const outcome = await new Promise<JobOutcome>((settle) => {
      const queued = { job, listener, settle }
      signal?.addEventListener('abort', () => this.#callOff(queued), { once: true })
      this.#queue.push(queued)
      this.#playNext()
    })
    this.#playNext()
    return outcome
  }

  pids(): readonly number[] {
    return [...this.#workers].flatMap(({ pid }) => pid ?? [])
  }

  async close(): Promise<void> {
    this.#interrupt()
    await Promise.all([...this.#workers].map((worker) => worker.end()))
  }

  #callOff(queued: QueuedGame): void {
    const place = this.#queue.indexOf(queued)
    const [waiting] = place < 0 ? [] : this.#queue.splice(place, 1)
    waiting?.settle(notBegun(waiting.job))
    for (const worker of this.#workers) if (worker.plays(queued)) worker.interrupt()
  }

  #interrupt(): void {
    this.#isClosing = true
    for (const { job, settle } of this.#queue.splice(0)) settle(notBegun(job))
    for (const worker of this.#workers) worker.interrupt()
  }

  #playNext(): void {
    if (this.#isClosing) this.#interrupt()
    for (let next = this.#queue[0]; next; next = this.#queue[0]) {
      const worker = this.#freeWorker(next.job)
      if (!worker) return
      this.#queue.shift()
      worker.play(next)
    }
  }

  #freeWorker(job: GameJob): Worker | undefined {
    const free = [...this.#workers].filter((worker) => worker.isFree)
    const familiar = free.find((worker) => worker.knows(job)) ?? free[0]
    return familiar ?? (this.#workers.size < this.#concurrency ? this.#addWorker() : undefined)
  }

  #addWorker(): Worker {
    const worker = new Worker(this.#file, () => {
      this.#workers.delete(worker)
      this.#playNext()
    })
    this.#workers.add(worker)
    return worker
  }
}
