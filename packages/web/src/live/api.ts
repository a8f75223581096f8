/** Requests to the server: routes by their names, with the types of the API. A refusal and a lost network are answers too. */
import {
  type Answer as AnswerOf,
  type AnswerTo,
  type CallName,
  createCaller,
  noAnswer,
  problemIn,
  type RequestArguments,
  type Problem as RequestProblem,
} from '@arbiter/api'
import { language } from '../words/language.ts'
import { loadWords } from '../words/texts.ts'
import { checkAnswer } from './check-answer.ts'
import type { PageProblem } from './problem.ts'

export { newKey } from '@arbiter/api'

export type Problem = RequestProblem | PageProblem

export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem }

const client = createCaller('', undefined, { language, retriesMs: [], onAnswer: checkAnswer })

/** `call('tournament.see', { tournament })`. The words of a refusal are loaded before it is returned. */
export async function call<Name extends CallName>(
  name: Name,
  ...request: RequestArguments<Name>
): Promise<AnswerOf<AnswerTo<Name>>> {
  const answer = await client.call(name, ...request)
  if (!answer.ok && answer.problem.status > 0) await loadWords('more').catch(() => {})
  return answer
}

/** By the path, for changes that may have been made by an earlier page. */
export async function send<Value>(path: string, init: RequestInit): Promise<Answer<Value>> {
  const headers = { ...init.headers, 'accept-language': language }
  const response = await fetch(`/api/v1${path}`, { ...init, headers }).catch(() => undefined)
  if (!response) return { ok: false, problem: noAnswer(init.method ?? 'GET') }
  const body: unknown = await response.json().catch(() => undefined)
  return response.ok ? { ok: true, value: body as Value } : { ok: false, problem: problemIn(body, response.status) }
}
