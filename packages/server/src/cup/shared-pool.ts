/** The worker pool as several cups share it: a free worker goes to the cup with the fewest running games. */
import type { GameJob, JobListener, JobOutcome, WorkerPool } from '@arbiter/engines'

/** Plays a game for one cup. */
export type PlayGame = WorkerPool['play']

interface PoolRequest {
  readonly cup: symbol
  readonly seat: (isSeated: boolean) => void
}

export class SharedPool {
  readonly #pool: WorkerPool
  readonly #number: number
  readonly #waiting: PoolRequest[] = []
  readonly #playing = new Map<symbol, number>()

  constructor(pool: WorkerPool, number: number) {
    this.#pool = pool
    this.#number = number
  }

  get taken(): number {
    return [...this.#playing.values()].reduce((sum, games) => sum + games, 0)
  }

  forCup(): PlayGame {
    const cup = Symbol('cup')
    return (job, listener, signal) => this.#play(cup, job, listener, signal)
  }

  /** A game called off before it has a worker gets none; the pool then reports that it did not begin. */
  async #play(cup: symbol, job: GameJob, listener?: JobListener, signal?: AbortSignal): Promise<JobOutcome> {
    const isSeated = await this.#table(cup, signal)
    try {
      return await this.#pool.play(job, listener, signal)
    } finally {
      if (isSeated) this.#leave(cup)
    }
  }

  #table(cup: symbol, signal: AbortSignal | undefined): Promise<boolean> {
    return new Promise((seat) => {
      if (signal?.aborted) return seat(false)
      const waiting = { cup, seat }
      signal?.addEventListener('abort', () => this.#giveUp(waiting), { once: true })
      this.#waiting.push(waiting)
      this.#seatNext()
    })
  }

  #giveUp(waiting: PoolRequest): void {
    const place = this.#waiting.indexOf(waiting)
    if (place < 0) return
    this.#waiting.splice(place, 1)
    waiting.seat(false)
  }

  #leave(cup: symbol): void {
    this.#count(cup, -1)
    this.#seatNext()
  }

  #seatNext(): void {
    while (this.#waiting.length > 0 && this.taken < this.#number) {
      const next = this.#waiting.reduce((first, each) => (this.#gamesOf(each) < this.#gamesOf(first) ? each : first))
      this.#waiting.splice(this.#waiting.indexOf(next), 1)
      this.#count(next.cup, 1)
      next.seat(true)
    }
  }

  #gamesOf({ cup }: PoolRequest): number {
    return this.#playing.get(cup) ?? 0
  }

  #count(cup: symbol, more: number): void {
    const games = (this.#playing.get(cup) ?? 0) + more
    if (games === 0) this.#playing.delete(cup)
    else this.#playing.set(cup, games)
  }
}
