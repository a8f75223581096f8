/** A cup played by this server. It continues from whatever the log says, and looks again when that changes. */
import type { CupReport, LiveEvent, LiveGame } from '@arbiter/api/shapes'
import {
  Conductor,
  type ConductorOptions,
  type CupEvent,
  type CupView,
  type Wait,
  type WorkerPool,
} from '@arbiter/engines'
import { arrangedBy } from './arrangement.ts'
import { Boards } from './boards.ts'
import { discreetOutcome } from './discretion.ts'
import type { EngineOffer } from './engines.ts'
import { ServerStorage } from './server-storage.ts'
import type { PlayGame } from './shared-pool.ts'
import type { Venue } from './venue.ts'
import { waitShown } from './wait.ts'
import { message } from './words/messages.ts'

export interface PlayWorld {
  readonly venue: Venue
  readonly offer: EngineOffer
  readonly play: PlayGame
  /** Games of this cup at once. */
  readonly atOnce: number
  readonly retries?: NonNullable<ConductorOptions['retries']>
  readonly now: () => number
  /** Receives errors that only the operator may see. */
  readonly complain: (error: unknown) => void
}

export class RunningCup {
  /** Resolves when the cup has stopped and nothing of it runs any more. */
  readonly over: Promise<void>
  readonly #world: PlayWorld
  readonly #boards: Boards
  readonly #stopping = new AbortController()
  #conductor: Conductor
  #state: CupView['state'] | undefined
  /** True if the log has changed since the conductor last looked. */
  #isChanged = false
  #wake: () => void = () => {}
  /** An error of the server itself, which waits for the operator. */
  #fault: Wait | undefined

  constructor(world: PlayWorld) {
    this.#world = world
    this.#boards = new Boards((event) => this.#tell(event), world.now)
    this.#conductor = this.#newConductor()
    this.over = this.#goOn()
  }

  view(): CupReport {
    const view = this.#conductor.view()
    const playing = new Set(this.#boards.all.map(({ match }) => match))
    return {
      ...view,
      state: this.#stateOf(view),
      live: view.live.filter(({ match }) => playing.has(match)),
      waits: [...view.waits.map(waitShown), ...(this.#fault ? [this.#fault] : [])],
    }
  }

  /** Running games with their moves so far, for viewers who join later. */
  live(): readonly LiveGame[] {
    return this.#boards.all
  }

  /** To be called after every recorded fact. */
  changed(): void {
    this.#isChanged = true
    this.#conductor.changed()
    this.#wake()
    if (this.#state === 'finished' && this.#world.venue.tournament.chart.state !== 'finished') this.#tellState()
  }

  /** Breaks off running games and records how far they came. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    this.#wake()
    await this.over
  }

  // --- the loop --------------------------------------------------------------------------------------

  async #goOn(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      this.#isChanged = false
      await this.#conduct()
      this.#tellState()
      await this.#change()
    }
    this.#tellState()
  }

  async #conduct(): Promise<void> {
    this.#conductor = this.#newConductor()
    this.#fault = undefined
    this.#tellState()
    try {
      await this.#conductor.run()
    } catch (error) {
      this.#world.complain(error)
      this.#fault = { ...ourFault, since: this.#world.now() }
      this.#isChanged = false // the same error would happen again
    }
  }

  /** Resolves on a change or a stop. */
  #change(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve
      if (this.#isChanged || this.#stopping.signal.aborted) resolve()
    })
  }

  #newConductor(): Conductor {
    const { venue, offer, atOnce, retries, complain } = this.#world
    return new Conductor({
      storage: new ServerStorage(venue, complain),
      pool: this.#pool(),
      atOnce,
      signal: this.#stopping.signal,
      ...(retries ? { retries } : {}),
      arranged: (round, names) => arrangedBy(offer, venue.tournament, round, names),
      tell: (event) => this.#heard(event),
    })
  }

  /** Announces games once they have a worker, without the server's paths and commands. */
  #pool(): WorkerPool {
    const { play, offer } = this.#world
    return {
      play: async (job, listener = {}, signal) => {
        const started: typeof listener.started = (pids) => {
          this.#boards.begin(job)
          listener.started?.(pids)
        }
        const outcome = await play(job, { ...listener, started }, signal)
        this.#boards.clear(job)
        return discreetOutcome(outcome, offer.discretion)
      },
      close: async () => {},
      pids: () => [],
    }
  }

  // --- telling ---------------------------------------------------------------------------------------

  #heard(event: CupEvent): void {
    switch (event.event) {
      case 'game-began':
        this.#boards.announce(event)
        break
      case 'moves':
        this.#boards.moved(event)
        break
      case 'waiting':
      case 'going-on':
        this.#tell({ event: event.event, ...waitShown(event) })
        break
      default:
        this.#tell(event)
    }
  }

  #tell(event: LiveEvent): void {
    this.#world.venue.tell(event)
    if (event.event === 'waiting' || event.event === 'going-on') this.#tellState()
  }

  #tellState(): void {
    const { state, champion } = this.view()
    if (state === this.#state) return
    this.#state = state
    this.#tell({ event: 'cup-state', state, ...(champion === undefined ? {} : { champion }) })
  }

  /** A resting conductor is waiting, not stopped: it looks again when something changes. */
  #stateOf({ state }: CupView): CupView['state'] {
    if (state === 'finished') return state
    if (this.#stopping.signal.aborted) return 'stopped'
    return state === 'stopped' ? 'waiting' : state
  }
}

const ourFault: Omit<Wait, 'since'> = {
  for: 'organiser',
  says: [message('cup-play-our-fault')],
  hint: [message('cup-play-our-fault-hint')],
}
