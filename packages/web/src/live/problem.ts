/** Makes text of problems, in the language of the page. */
import type { Message } from '@arbiter/core/messages'
import { textOfAll } from '../words/message-text.ts'
import type { Problem } from './api.ts'

/** A problem that no request had: a file that cannot be read, a link without its secret, a page that did not load. */
export interface PageProblem {
  readonly code: 'page'
  readonly status: 0
  readonly says: readonly Message[]
  readonly refusal: Readonly<Record<never, never>>
}

export const pageProblem = (...says: readonly Message[]): PageProblem => ({
  code: 'page',
  status: 0,
  says,
  refusal: {},
})

/** The server's own text stands in for words that this page does not have, after an update of the server. */
export function problemText(problem: Problem): string {
  const told = 'detail' in problem ? problem.detail : ''
  try {
    return textOfAll(problem.says) || told
  } catch {
    return told
  }
}
