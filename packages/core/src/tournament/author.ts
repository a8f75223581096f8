import { problemWithName } from '../facts/entrant.ts'
import type { Author } from '../facts/ids.ts'
import type { Refusal } from '../refusals/refusal.ts'

/** An author must be readable in the history: what holds for names holds for him. */
export function refusedAuthor(author: Author): Refusal | undefined {
  const problem = problemWithName(author)
  return problem === undefined ? undefined : { code: 'bad-author', author, problem }
}
