/** Asks the server. A refusal is an answer, and so is a network that is gone: nothing here throws. */

import { catalogue } from '../words/catalogue.ts'
import { said } from '../words/said.ts'

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

const words = catalogue(
  {
    offline: 'The server cannot be reached. Try again when the network is back.',
    unanswered:
      'The server did not answer, so it is not known whether this was done. What you typed is kept; when the network is back, look first, then try again.',
    unreadable:
      'The server gave an answer that cannot be read. Load the page again; if that does not help, tell whoever runs it.',
  },
  {
    offline: 'Der Server ist nicht erreichbar. Versuchen Sie es erneut, sobald das Netz wieder da ist.',
    unanswered:
      'Der Server hat nicht geantwortet, also ist nicht bekannt, ob das geschehen ist. Ihre Eingabe bleibt stehen; sehen Sie nach, sobald das Netz wieder da ist, und versuchen Sie es dann erneut.',
    unreadable:
      'Die Antwort des Servers ist nicht lesbar. Laden Sie die Seite neu; hilft das nicht, sagen Sie es dem Betreiber.',
  },
)

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
  const response = await fetch(`/api/v1${path}`, { ...init, credentials: 'same-origin' }).catch(() => undefined)
  if (!response) return { ok: false, problem: offline(init.method === 'POST') }
  const body: unknown = await response.json().catch(() => undefined)
  if (body === undefined) return { ok: false, problem: unreadable(response.status) }
  return response.ok ? { ok: true, value: body as Value } : { ok: false, problem: problemIn(body, response.status) }
}

const offline = (isChange: boolean): Problem => ({
  code: 'offline',
  status: 0,
  sentence: isChange ? words.unanswered : words.offline,
  refusal: {},
})

const unreadable = (status: number): Problem => ({
  code: 'unreadable',
  status,
  sentence: words.unreadable,
  refusal: {},
})

function problemIn(body: unknown, status: number): Problem {
  const { code, detail, refusal } = body as { code?: string; detail?: string; refusal?: Record<string, unknown> }
  if (code === undefined || detail === undefined) return unreadable(status)
  return { code, status, sentence: said(detail), refusal: refusal ?? {} }
}

/** Says the same command twice only once. Browsers have no `randomUUID` on a plain address in a hall. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
