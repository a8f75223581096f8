/** The outbox of this browser. Spectators never load what is behind it. */
import { type AnswerTo, type CallName, httpRequest, noAnswer, type RequestArguments } from '@arbiter/api'
import type { Answer } from '../api.ts'
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
    const refused: Answer<Value> = { ok: false, problem: noAnswer('GET') }
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

/** Their answers bring a link or token, or their bodies are too large for the browser's storage. */
const notStored: ReadonlySet<CallName> = new Set([
  'session.open',
  'session.link',
  'keys.token',
  'site.invite',
  'site.signIn',
  'people.invite',
  'entrants.link',
  'tournaments.import',
])

/** A change by its route, as `call` has it. */
export function requestChange<Name extends CallName>(
  name: Name,
  ...[given]: RequestArguments<Name>
): Receipt<AnswerTo<Name>> {
  const { path, body, contentType = '' } = httpRequest(name, given ?? {})
  const { key, expect } = (given ?? {}) as { readonly key?: string; readonly expect?: number }
  return outbox.send({
    path: path.replace(/^\/api\/v1/, '').replace(/\?expect=\d+$/, ''),
    content: contentType.startsWith('text/')
      ? { text: body ?? '', type: contentType }
      : { json: JSON.parse(body ?? '{}') },
    isStored: !notStored.has(name),
    ...(key === undefined ? {} : { key }),
    ...(expect === undefined ? {} : { expect }),
  })
}

/** Resolves when it is known what became of the change. */
export const changeBy = <Name extends CallName>(
  name: Name,
  ...request: RequestArguments<Name>
): Promise<Answer<AnswerTo<Name>>> => requestChange(name, ...request).settled
