/** Asks the server. A refusal is an answer, and so is a network that is gone: nothing here throws. */

import { language } from '../words/language.ts'
import { words } from './words/messages.ts'

export interface Problem {
  readonly code: string
  readonly status: number
  /** A sentence that says what to do, in the language of the page. */
  readonly sentence: string
  /** What the rules looked at: see `Refusal` of core. */
  readonly refusal: Readonly<Record<string, unknown>>
}

export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem }

export const look = <Value>(path: string): Promise<Answer<Value>> => sent<Value>(path, {})

/** Something that changes: a command, an invitation, a setting. */
export const post = <Value>(path: string, body: unknown = {}): Promise<Answer<Value>> =>
  sent<Value>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** A file as it is. */
export const postText = <Value>(path: string, text: string, type: string): Promise<Answer<Value>> =>
  sent<Value>(path, { method: 'POST', headers: { 'content-type': type }, body: text })

async function sent<Value>(path: string, init: RequestInit): Promise<Answer<Value>> {
  const headers = { ...init.headers, 'accept-language': language }
  const response = await fetch(`/api/v1${path}`, { ...init, headers, credentials: 'same-origin' }).catch(
    () => undefined,
  )
  if (!response) return { ok: false, problem: offline(init.method === 'POST') }
  const body: unknown = await response.json().catch(() => undefined)
  if (body === undefined) return { ok: false, problem: unreadable(response.status) }
  return response.ok ? { ok: true, value: body as Value } : { ok: false, problem: problemIn(body, response.status) }
}

const offline = (isChange: boolean): Problem =>
  ofOurOwn('offline', 0, () => (isChange ? words('live-unanswered') : words('live-offline')))

const unreadable = (status: number): Problem => ofOurOwn('unreadable', status, () => words('live-unreadable'))

/** Said when it is shown: the network may be gone before the words are there. */
const ofOurOwn = (code: string, status: number, sentence: () => string): Problem => ({
  ...{ code, status, refusal: {} },
  get sentence() {
    return sentence()
  },
})

/** As the server tells it, in the language that was asked for. */
interface Told {
  readonly code?: string
  readonly detail?: string
  readonly refusal?: Record<string, unknown>
}

function problemIn(body: unknown, status: number): Problem {
  const { code, detail, refusal } = body as Told
  if (code === undefined || detail === undefined) return unreadable(status)
  return { code, status, sentence: detail, refusal: refusal ?? {} }
}

/** Says the same command twice only once. Browsers have no `randomUUID` on a plain address in a hall. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
