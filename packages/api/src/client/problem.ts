/** What a call answers with: a value, or a problem, which is a value too. */
import type { Message } from '@arbiter/core/messages'
import type { AnyRefusal } from '../shapes/codes.ts'
import { message } from './words/messages.ts'

export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem }

/** The server refused, or nobody knows what it did. */
export type Problem = RefusedProblem | LostProblem

/** The code, and under `refusal` the fields that belong to it. */
export type RefusedProblem = AnyRefusal extends infer Each
  ? Each extends AnyRefusal
    ? ProblemWith<Each['code'], Omit<Each, 'code'>>
    : never
  : never

/**
 * `no-answer`: the network failed; `recorded` says what is known of a change. `unreadable`: the answer is not one of this server,
 * perhaps a proxy's.
 */
export type LostProblem =
  | ProblemWith<'no-answer', { readonly recorded: 'nothing' | 'unknown' }>
  | ProblemWith<'unreadable', Readonly<Record<never, never>>>

interface ProblemWith<Code extends string, Fields> {
  readonly code: Code
  /** Of HTTP; 0 without an answer. */
  readonly status: number
  /** As text, in the language that was asked for. */
  readonly detail: string
  /** As data, to be said in any language. */
  readonly says: readonly Message[]
  readonly refusal: Fields
}

/** In English, as an error of the system; `says` has the message. */
export function noAnswer(method: string): LostProblem {
  const detail = 'The server did not answer.'
  const lost = { code: 'no-answer', status: 0, detail } as const
  return method === 'GET'
    ? { ...lost, says: [message('client-no-answer')], refusal: { recorded: 'nothing' } }
    : { ...lost, says: [message('client-no-answer-unknown')], refusal: { recorded: 'unknown' } }
}

export const unreadable = (status: number): LostProblem => ({
  ...{ code: 'unreadable', status, refusal: {} },
  says: [message('client-unreadable')],
  detail: `The answer (status ${status}) is not one of this server.`,
})

/** The problem in the body of an answer. */
export const problemIn = (body: unknown, status: number): Problem =>
  isProblem(body) ? { ...body, status } : unreadable(status)

/** Whoever sends a code, a text and messages is a server of ours. */
const isProblem = (body: unknown): body is RefusedProblem =>
  isObject(body) &&
  typeof body['code'] === 'string' &&
  typeof body['detail'] === 'string' &&
  Array.isArray(body['says']) &&
  isObject(body['refusal'])

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** True if the request may have been carried out, or would be if it were sent again. */
export const isLost = ({ code, status }: Problem): boolean =>
  code === 'no-answer' || code === 'unreadable' || status === 408 || (status >= 500 && code !== 'our-mistake')
