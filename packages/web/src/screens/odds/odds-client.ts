/** The page's side of the odds worker: asks it after new facts, and keeps its answers. */
import type { Message } from '@arbiter/core/messages'
import type { Tournament } from '@arbiter/core/tournament'
import { useEffect, useState } from 'preact/hooks'
import type { Live } from '../../live/live.ts'
import { Subject, useWatched } from '../../live/subscription.ts'
import { stopsIn } from './moments.ts'
import type { ComparisonAnswer, OddsAnswer, OddsAt, Supposition, WorkerMessage, WorkerRequest } from './protocol.ts'

/** Results often arrive together. */
const burstMs = 250

type ComparisonState =
  | { readonly state: 'none' }
  | { readonly state: 'running'; readonly share: number }
  | ({ readonly state: 'done' } & ComparisonAnswer)

export class OddsClient extends Subject {
  now: OddsAnswer | undefined
  /** Why there are no chances. */
  refused: Message | undefined
  /** By fact: never outdated. */
  readonly course = new Map<number, OddsAt>()
  comparing: ComparisonState = { state: 'none' }
  /** The last fact the chances are based on. */
  seq = 0
  #asked = 0
  #turn = 0
  #of: Tournament | undefined
  readonly #worker: Worker

  constructor() {
    super()
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    this.#worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => this.#hear(data)
  }

  ask(live: Live, suppose: Supposition | undefined): void {
    const { tournament } = live
    if (tournament !== this.#of) this.course.clear()
    this.#of = tournament
    this.#turn++
    this.#asked = live.seq
    const moments = live.look(stopsIn).map(({ seq }) => seq)
    const unknown = moments.filter((seq) => !this.course.has(seq) && seq !== live.seq)
    this.#send({ kind: 'odds', turn: this.#turn, log: tournament.log, suppose, moments: unknown })
  }

  compare(ask: Omit<Extract<WorkerRequest, { kind: 'compare' }>, 'kind'>): void {
    this.comparing = { state: 'running', share: 0 }
    this.#send({ kind: 'compare', ...ask })
    this.tell()
  }

  cancel(): void {
    this.comparing = { state: 'none' }
    this.#send({ kind: 'cancel' })
    this.tell()
  }

  rest(isResting: boolean): void {
    this.#send({ kind: 'rest', isResting })
  }

  close(): void {
    this.#worker.terminate()
  }

  #send(ask: WorkerRequest): void {
    this.#worker.postMessage(ask)
  }

  #hear(told: WorkerMessage): void {
    if ('turn' in told && told.turn !== this.#turn) return
    if (told.kind === 'now') this.#take(told)
    if (told.kind === 'moment') this.course.set(told.seq, told)
    if (told.kind === 'refused') this.refused = told.sentence
    if (told.kind === 'comparing' && this.comparing.state === 'running')
      this.comparing = { state: 'running', share: told.share }
    if (told.kind === 'compared' && this.comparing.state === 'running') this.comparing = { ...told, state: 'done' }
    this.tell()
  }

  #take(told: OddsAnswer): void {
    this.now = told
    this.refused = undefined
    this.seq = this.#asked
    this.course.set(this.seq, { seq: this.seq, answer: told.answer })
  }
}

/** One client while the page is open; it pauses while nobody looks. */
export function useOddsClient(live: Live, suppose: Supposition | undefined): OddsClient | undefined {
  const [desk, set] = useState<OddsClient | undefined>()
  useEffect(() => {
    const made = new OddsClient()
    const looked = () => made.rest(document.hidden)
    document.addEventListener('visibilitychange', looked)
    looked()
    set(made)
    return () => {
      document.removeEventListener('visibilitychange', looked)
      made.close()
    }
  }, [])
  const key = suppose ? `${suppose.first} ${suppose.second} ${suppose.result}` : ''
  useEffect(() => {
    if (!desk) return
    let seq = live.seq
    let of = live.tournament
    let timer: ReturnType<typeof setTimeout> | undefined
    desk.ask(live, suppose)
    const stop = live.watch(() => {
      if (live.seq === seq && live.tournament === of) return
      seq = live.seq
      of = live.tournament
      clearTimeout(timer)
      timer = setTimeout(() => desk.ask(live, suppose), burstMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [desk, live, key])
  return useWatched(desk ?? nothing) === nothing ? undefined : desk
}

const nothing = new Subject()
