/**
 * Every change a person asks for, until it is known what became of it. An intent has one idempotency key for all attempts, so
 * nothing is done twice; it is settled by the server's answer or by facts that carry its key.
 */
import type { Answer, Problem } from '../api.ts'
import type { CommandOutcome } from '../live.ts'
import { Subject } from '../subscription.ts'
import { type Intent, type IntentStatus, isRemoval, laneOf, type OutboxEntry, type Wish } from './intent.ts'
import type { IntentStore } from './intent-store.ts'

export interface OutboxPort {
  deliver(intent: Intent): Promise<Answer<unknown>>
  readonly store: IntentStore
  /** Returns the function that cancels it. */
  after(ms: number, run: () => void): () => void
  newKey(): string
  now(): number
  /** Undefined until the server has said who uses the page. */
  person(): string | undefined
}

export interface Receipt<Value> {
  /** Resolves as soon as the person need not wait any longer. */
  readonly known: Promise<Answer<Value> | 'unheard'>
  /** Resolves when it is known what became of it, however long that takes. */
  readonly settled: Promise<Answer<Value>>
}

/** After this time without an answer a change is shown as not heard of. */
export const patienceMs = 2500
/** Between attempts; the last delay is repeated. */
export const retriesMs: readonly number[] = [500, 1500, 4000, 8000, 15_000, 30_000]

interface Delivery {
  intent: Intent
  status: IntentStatus
  readonly sent: Receipt<unknown>
  readonly tellKnown: (answer: Answer<unknown> | 'unheard') => void
  readonly settle: (answer: Answer<unknown>) => void
  /** From another page or an earlier load: nobody here waits for it. */
  readonly isRestored: boolean
  /** The server failed at it, so the others do not wait behind it. */
  isAside: boolean
  stopWaiting: () => void
}

interface Lane {
  isBusy: boolean
  attempts: number
  cancelRetry: () => void
}

const nothing = () => {}

export class Outbox extends Subject {
  readonly #port: OutboxPort
  /** In the order of their intents. */
  readonly #deliveries = new Map<string, Delivery>()
  readonly #lanes = new Map<string, Lane>()

  constructor(port: OutboxPort) {
    super()
    this.#port = port
  }

  /** Those of the person who uses the page, as far as that is known. */
  get entries(): readonly OutboxEntry[] {
    const person = this.#port.person()
    return [...this.#deliveries.values()]
      .filter(({ intent: { by } }) => by === '' || person === undefined || by === person)
      .map(({ intent, status }) => ({ intent, status }))
  }

  /** An intent that was not heard of yet is not made again: pressing U twice is one undo. */
  send<Value>(wish: Wish): Receipt<Value> {
    const known = this.#sameAs(wish)
    if (known) {
      this.#drain(laneOf(known.intent))
      return known.sent as Receipt<Value>
    }
    const { newKey, now, person, store } = this.#port
    const intent: Intent = { ...wish, key: wish.key ?? newKey(), by: person() ?? store.lastPerson(), madeAt: now() }
    const delivery = deliveryOf(intent, { state: 'sending' }, false)
    this.#deliveries.set(intent.key, delivery)
    this.#store(delivery)
    delivery.stopWaiting = this.#port.after(patienceMs, () => this.#unheard([delivery]))
    this.#drain(laneOf(intent))
    return delivery.sent as Receipt<Value>
  }

  /** Loads what an earlier page left. */
  restore(): void {
    for (const { intent, status } of this.#port.store.all()) {
      if (this.#deliveries.has(intent.key)) continue
      const state = status.state === 'sending' ? ({ state: 'unheard' } as const) : status
      this.#deliveries.set(intent.key, deliveryOf(intent, state, true))
    }
    this.#port.store.watch((key) => this.#droppedElsewhere(key))
    this.tell()
    this.lineIsBack()
  }

  /** Tries everything again at once. */
  lineIsBack(): void {
    for (const delivery of this.#deliveries.values()) delivery.isAside = false
    for (const lane of new Set([...this.#deliveries.values()].map(({ intent }) => laneOf(intent)))) {
      const state = this.#laneNamed(lane)
      state.attempts = 0
      state.cancelRetry()
      this.#drain(lane)
    }
  }

  /** For facts that carry the key: it was recorded, however its answer got lost. */
  settle(key: string, outcome: CommandOutcome): void {
    const delivery = this.#deliveries.get(key)
    if (delivery) this.#recorded(delivery, { ok: true, value: outcome })
  }

  /** The person has read that it was refused. */
  dismiss(key: string): void {
    if (this.#deliveries.get(key)?.status.state === 'refused') this.#drop(key)
  }

  /** Does a refused one all the same, whatever has come in between. */
  again(key: string): void {
    const refused = this.#deliveries.get(key)
    if (refused?.status.state !== 'refused') return
    const { path, content, isStored } = refused.intent
    this.#drop(key)
    this.send({ path, content, isStored })
    this.lineIsBack()
  }

  /** For another person at this browser. */
  forget(): void {
    for (const { cancelRetry } of this.#lanes.values()) cancelRetry()
    for (const { stopWaiting } of this.#deliveries.values()) stopWaiting()
    this.#deliveries.clear()
    this.#port.store.clear()
    this.tell()
  }

  /** Undo and redo mean the last command, so they are the same only if nothing was asked since. */
  #sameAs(wish: Wish): Delivery | undefined {
    const name = nameOf(wish)
    const open = [...this.#deliveries.values()].filter(({ status }) => status.state !== 'refused')
    const found = open.findLast(({ intent }) => nameOf(intent) === name)
    if (!found || !isAboutTheLast(wish)) return found
    return open.findLast(({ intent }) => laneOf(intent) === laneOf(found.intent)) === found ? found : undefined
  }

  #laneNamed(name: string): Lane {
    const lane = this.#lanes.get(name) ?? { isBusy: false, attempts: 0, cancelRetry: nothing }
    this.#lanes.set(name, lane)
    return lane
  }

  #drain(name: string): void {
    const lane = this.#laneNamed(name)
    const waiting = this.#waitingIn(name).filter(({ intent }) => this.#isTheirs(intent))
    const next = waiting.find(({ isAside }) => !isAside)
    if (lane.isBusy || waiting.length === 0) return
    if (!next) {
      this.#retryLater(name, lane)
      return
    }
    lane.isBusy = true
    lane.cancelRetry()
    void this.#port.deliver(next.intent).then((answer) => {
      lane.isBusy = false
      this.#answered(next, answer, lane)
      this.#drainUnlessDown(name, answer)
    })
  }

  /** Made before the server had said who uses the page: by whoever that is. */
  #isTheirs({ by }: Intent): boolean {
    const person = this.#port.person()
    return person !== undefined && (by === '' || by === person)
  }

  #waitingIn(name: string): Delivery[] {
    return [...this.#deliveries.values()].filter(
      ({ intent, status }) => status.state !== 'refused' && laneOf(intent) === name,
    )
  }

  #answered(delivery: Delivery, answer: Answer<unknown>, lane: Lane): void {
    if (this.#deliveries.get(delivery.intent.key) !== delivery) return
    if (answer.ok) this.#recorded(delivery, answer)
    else if (isGone(delivery, answer.problem)) this.#recorded(delivery, { ok: true, value: {} })
    else if (isRefused(answer.problem)) this.#refused(delivery, answer)
    else this.#lost(delivery, answer.problem, lane)
    if (answer.ok || isRefused(answer.problem)) lane.attempts = 0
  }

  #lost(delivery: Delivery, problem: Problem, lane: Lane): void {
    const name = laneOf(delivery.intent)
    delivery.isAside = isOurMistake(problem)
    this.#unheard(delivery.isAside ? [delivery] : this.#waitingIn(name))
    if (!delivery.isAside) this.#retryLater(name, lane)
  }

  /** Without a line the others need not be tried. */
  #drainUnlessDown(name: string, answer: Answer<unknown>): void {
    if (answer.ok || isRefused(answer.problem) || isOurMistake(answer.problem)) this.#drain(name)
  }

  #retryLater(name: string, lane: Lane): void {
    const ms = retriesMs[Math.min(lane.attempts++, retriesMs.length - 1)] as number
    lane.cancelRetry()
    lane.cancelRetry = this.#port.after(ms, () => {
      for (const each of this.#waitingIn(name)) each.isAside = false
      this.#drain(name)
    })
  }

  #unheard(deliveries: readonly Delivery[]): void {
    for (const delivery of deliveries) {
      if (delivery.status.state !== 'sending') continue
      delivery.stopWaiting()
      delivery.status = { state: 'unheard' }
      this.#store(delivery)
      delivery.tellKnown('unheard')
    }
    this.tell()
  }

  #recorded(delivery: Delivery, answer: Extract<Answer<unknown>, { ok: true }>): void {
    this.#moveExpectations(delivery, answer.value)
    this.#drop(delivery.intent.key)
    delivery.tellKnown(answer)
    delivery.settle(answer)
  }

  /** What the person was told at once need not be said again. */
  #refused(delivery: Delivery, answer: Extract<Answer<unknown>, { ok: false }>): void {
    const isLate = delivery.status.state === 'unheard'
    if (isLate) {
      delivery.status = { state: 'refused', problem: answer.problem }
      this.#store(delivery)
      this.tell()
    } else this.#drop(delivery.intent.key)
    delivery.tellKnown(answer)
    delivery.settle(answer)
  }

  /** What was typed after this one was decided on a log that did not have its facts yet. */
  #moveExpectations({ intent: done }: Delivery, outcome: unknown): void {
    const [first, last] = seqsIn(outcome)
    if (first === undefined || last === undefined) return
    for (const each of this.#waitingIn(laneOf(done))) {
      if (each.intent.expect !== first - 1) continue
      each.intent = { ...each.intent, expect: last }
      this.#store(each)
    }
  }

  #droppedElsewhere(key: string): void {
    if (this.#deliveries.get(key)?.isRestored) this.#remove(key)
  }

  #drop(key: string): void {
    this.#port.store.drop(key)
    this.#remove(key)
  }

  #remove(key: string): void {
    this.#deliveries.get(key)?.stopWaiting()
    this.#deliveries.delete(key)
    this.tell()
  }

  #store({ intent, status }: Delivery): void {
    if (intent.isStored) this.#port.store.put({ intent, status })
  }
}

function deliveryOf(intent: Intent, status: IntentStatus, isRestored: boolean): Delivery {
  let tellKnown: Delivery['tellKnown'] = nothing
  let settle: Delivery['settle'] = nothing
  const sent: Receipt<unknown> = {
    known: new Promise((resolve) => {
      tellKnown = resolve
    }),
    settled: new Promise((resolve) => {
      settle = resolve
    }),
  }
  return { intent, status, sent, tellKnown, settle, isRestored, isAside: false, stopWaiting: nothing }
}

const nameOf = ({ path, content }: Wish): string => JSON.stringify([path, content])

const isAboutTheLast = ({ content }: Wish): boolean =>
  'json' in content && (content.json['do'] === 'undo' || content.json['do'] === 'redo')

function seqsIn(outcome: unknown): readonly (number | undefined)[] {
  const facts = (outcome as Partial<CommandOutcome> | undefined)?.facts ?? []
  return [facts[0]?.seq, facts.at(-1)?.seq]
}

/** What was to be removed is not there any more: an earlier attempt arrived. */
const isGone = ({ intent, status }: Delivery, problem: Problem): boolean =>
  status.state === 'unheard' && problem.status === 404 && isRemoval(intent)

/** Otherwise nobody answered, a proxy did, or the server does not know the outcome. */
const isRefused = ({ status, code }: Problem): boolean =>
  status >= 400 && status < 500 && status !== 408 && code !== 'unreadable'

/** An internal error would happen again at once. */
const isOurMistake = ({ code }: Problem): boolean => code === 'our-mistake'
