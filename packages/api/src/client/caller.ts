/** Calls routes of a server by their names. A problem is an answer too: nothing here throws. */
import { keyedRoutes, type RouteName, textRoutes } from '../addresses/routes.ts'
import { idempotencyHeader } from '../route.ts'
import type { AnswerTo } from '../routes/index.ts'
import { newKey } from './key.ts'
import { pause } from './pause.ts'
import { type Answer, isLost, noAnswer, problemIn, unreadable } from './problem.ts'
import { type CallName, type HttpRequest, httpRequest, type RequestArguments, type RequestOptions } from './request.ts'

export interface ClientOptions {
  /** Of the texts in answers: `en`, `de`, `fr`, or any value of `Accept-Language`. */
  readonly language?: string
  /** Delays before a request is sent again whose answer was lost; none: it is sent once. */
  readonly retriesMs?: readonly number[]
  readonly fetch?: typeof fetch
  /** Sees every answer before it is returned, to hold it against its shape. */
  readonly onAnswer?: (name: CallName, value: unknown) => void
}

export interface Caller {
  /** `call('tournament.command', { tournament, body: { do: 'start' } })`. */
  call<Name extends CallName>(name: Name, ...request: RequestArguments<Name>): Promise<Answer<AnswerTo<Name>>>
}

const usualRetriesMs = [500, 1500, 4000]

/** A client without the feed, for pages that count their bytes. */
export const createCaller = (url: string, token?: string, options: ClientOptions = {}): Caller =>
  callerOn(serverAt(url, token, options))

export const serverAt = (url: string, token: string | undefined, options: ClientOptions): Server =>
  new Server(url.replace(/\/+$/, ''), headersFor(token, options), options)

export const callerOn = (server: Server): Caller => ({
  call: async <Name extends CallName>(name: Name, ...[request]: RequestArguments<Name>) =>
    (await server.answer(name, request ?? {})) as Answer<AnswerTo<Name>>,
})

const headersFor = (token: string | undefined, { language }: ClientOptions): Readonly<Record<string, string>> => ({
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  ...(language === undefined ? {} : { 'accept-language': language }),
})

const keyed: ReadonlySet<RouteName> = new Set(keyedRoutes)
const answeredInText: ReadonlySet<RouteName> = new Set(textRoutes)

export class Server {
  readonly #url: string
  readonly #headers: Readonly<Record<string, string>>
  readonly #options: ClientOptions
  readonly #tagged = new TaggedAnswers()

  constructor(url: string, headers: Readonly<Record<string, string>>, options: ClientOptions) {
    this.#url = url
    this.#headers = headers
    this.#options = options
  }

  async answer(name: CallName, given: RequestOptions & { readonly body?: unknown }): Promise<Answer<unknown>> {
    const request = httpRequest(name, given)
    const key = keyed.has(name) ? { [idempotencyHeader]: given.key ?? newKey() } : {}
    const isRepeatable = request.method === 'GET' || keyed.has(name)
    const send = () => this.#sent(name, request, key, given.signal)
    let answer = await send()
    for (const ms of isRepeatable ? (this.#options.retriesMs ?? usualRetriesMs) : []) {
      if (answer.ok || !isLost(answer.problem)) break
      await pause(ms, given.signal)
      answer = await send()
    }
    if (answer.ok) this.#options.onAnswer?.(name, answer.value)
    return answer
  }

  async #sent(
    name: CallName,
    { method, path, body, contentType }: HttpRequest,
    key: Readonly<Record<string, string>>,
    signal: AbortSignal | undefined,
  ): Promise<Answer<unknown>> {
    const type = contentType === undefined ? {} : { 'content-type': contentType }
    const response = await this.fetched(path, {
      method,
      headers: { ...type, ...key, ...this.#tagged.headersFor(path) },
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
    })
    const text = await response?.text().catch(() => undefined)
    if (!response || text === undefined) return { ok: false, problem: noAnswer(method) }
    const told = response.status === 304 ? this.#tagged.text(path) : text
    if (response.ok) this.#tagged.keep(path, response.headers.get('etag'), text)
    return read(name, response, told)
  }

  /** Undefined if nobody answered in time. A request that its caller aborts throws, as `fetch` does. */
  async fetched(path: string, init: RequestInit): Promise<Response | undefined> {
    const { fetch: fetchIt = fetch } = this.#options
    try {
      return await fetchIt(this.#url + path, {
        ...init,
        headers: { ...this.#headers, ...init.headers },
        credentials: 'same-origin',
      })
    } catch (error) {
      if (init.signal?.aborted && !isTimeout(init.signal.reason)) throw error
      return undefined
    }
  }
}

/** Of `AbortSignal.timeout`. */
const isTimeout = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'TimeoutError'

function read(name: CallName, { ok, status, headers }: Response, text: string | undefined): Answer<unknown> {
  const isFresh = ok || status === 304
  if (isFresh && answeredInText.has(name)) return { ok: true, value: text }
  const isJson = status === 304 || /\bjson\b/.test(headers.get('content-type') ?? '')
  const value = isJson ? parsed(text) : undefined
  if (value === undefined) return { ok: false, problem: unreadable(status) }
  return isFresh ? { ok: true, value } : { ok: false, problem: problemIn(value, status) }
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** Answers with an ETag: the server sends them again only if they have changed. */
class TaggedAnswers {
  readonly #answers = new Map<string, { readonly tag: string; readonly text: string }>()
  static readonly most = 20

  headersFor(path: string): Readonly<Record<string, string>> {
    const kept = this.#answers.get(path)
    return kept ? { 'if-none-match': kept.tag } : {}
  }

  text(path: string): string | undefined {
    return this.#answers.get(path)?.text
  }

  keep(path: string, tag: string | null, text: string): void {
    this.#answers.delete(path)
    if (tag !== null) this.#answers.set(path, { tag, text })
    const [oldest] = this.#answers.keys()
    if (this.#answers.size > TaggedAnswers.most && oldest !== undefined) this.#answers.delete(oldest)
  }
}
