/** The outbox of this browser. Spectators never load what is behind it. */
import { type Answer, offline } from '../api.ts'
import type { CommandOutcome } from '../live.ts'
import { session } from '../session.ts'
import { Subject } from '../subscription.ts'
import type { OutboxEntry, Wish } from './intent.ts'
import type { Outbox, Receipt } from './outbox.ts'

class SiteOutbox extends Subject {
  /** Undefined for spectators. */
  opened: Outbox | undefined
  #opening: Promise<Outbox> | undefined

  get entries(): readonly OutboxEntry[] {
    return this.opened?.entries ?? []
  }

  /** For people who can change something, before the network can be lost, and for what an earlier page left. */
  open(): Promise<Outbox> {
    this.#opening ??= import('./opened-outbox.ts').then(({ openedOutbox }) => {
      this.opened = openedOutbox()
      this.opened.watch(() => this.tell())
      this.tell()
      return this.opened
    })
    this.#opening.catch(() => {
      this.#opening = undefined
    })
    return this.#opening
  }

  /** Refused if the outbox cannot be loaded: then nothing was sent. */
  send<Value>(wish: Wish): Receipt<Value> {
    if (this.opened) return this.opened.send<Value>(wish)
    const sent = this.open().then(
      (outbox) => outbox.send<Value>(wish),
      () => undefined,
    )
    const refused: Answer<Value> = { ok: false, problem: offline() }
    return {
      known: sent.then((receipt) => receipt?.known ?? refused),
      settled: sent.then((receipt) => receipt?.settled ?? refused),
    }
  }

  settle(key: string, outcome: CommandOutcome): void {
    this.opened?.settle(key, outcome)
  }
}

export const outbox = new SiteOutbox()

/** Once, when the page is loaded. */
export function openOutbox(): void {
  const open = () => {
    if (session.who.kind !== 'nobody' || hasIntents()) void outbox.open().catch(() => undefined)
  }
  session.watch(open)
  open()
}

function hasIntents(): boolean {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith('outbox.'))
  } catch {
    return false
  }
}

/** A change outside the commands of a tournament. Resolves when it is known what became of it. */
export const change = <Value>(path: string, body: Readonly<Record<string, unknown>> = {}): Promise<Answer<Value>> =>
  outbox.send<Value>({ path, content: { json: body }, isStored: true }).settled

/** The answer brings a link or token, which is of no use to a page that is loaded again. */
export const changeForSecret = <Value>(
  path: string,
  body: Readonly<Record<string, unknown>> = {},
): Promise<Answer<Value>> => outbox.send<Value>({ path, content: { json: body }, isStored: false }).settled

/** Too large for the browser's storage. */
export const changeWithFile = <Value>(path: string, text: string, type: string): Promise<Answer<Value>> =>
  outbox.send<Value>({ path, content: { text, type }, isStored: false }).settled
