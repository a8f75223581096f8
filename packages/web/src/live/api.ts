/** Requests to the server. A refusal and a lost network are answers too: nothing here throws. */

import { language } from '../words/language.ts'
import { words } from './words/messages.ts'

export interface Problem {
  readonly code: string
  readonly status: number
  /** In the language of the page; says what to do. */
  readonly sentence: string
  /** The arguments of the refusal; see `Refusal` of core. */
  readonly refusal: Readonly<Record<string, unknown>>
}

export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem }

export const look = <Value>(path: string): Promise<Answer<Value>> => send<Value>(path, {})

/** A question with a body; changes go through the outbox. */
export const post = <Value>(path: string, body: unknown): Promise<Answer<Value>> =>
  send<Value>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

export async function send<Value>(path: string, init: RequestInit): Promise<Answer<Value>> {
  const headers = { ...init.headers, 'accept-language': language }
  const response = await fetch(`/api/v1${path}`, { ...init, headers, credentials: 'same-origin' }).catch(
    () => undefined,
  )
  if (!response) return { ok: false, problem: offline() }
  const body: unknown = await response.json().catch(() => undefined)
  if (body === undefined) return { ok: false, problem: unreadable(response.status) }
  return response.ok ? { ok: true, value: body as Value } : { ok: false, problem: problemIn(body, response.status) }
}

export const offline = (): Problem => ofOurOwn('offline', 0, () => words('live-offline'))

const unreadable = (status: number): Problem => ofOurOwn('unreadable', status, () => words('live-unreadable'))

/** Looked up when it is shown: the network may be gone before the words are loaded. */
const ofOurOwn = (code: string, status: number, sentence: () => string): Problem => ({
  ...{ code, status, refusal: {} },
  get sentence() {
    return sentence()
  },
})

/** A problem as the server describes it, in the language of the request. */
interface ProblemBody {
  readonly code?: string
  readonly detail?: string
  readonly refusal?: Record<string, unknown>
}

function problemIn(body: unknown, status: number): Problem {
  const { code, detail, refusal } = body as ProblemBody
  if (code === undefined || detail === undefined) return unreadable(status)
  return { code, status, sentence: detail, refusal: refusal ?? {} }
}

/** An idempotency key. Browsers have no `randomUUID` on an address without https. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
