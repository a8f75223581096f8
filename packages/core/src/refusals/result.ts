/** The answer to anything that can be refused: what was found, or why it was refused. */
import type { Refusal } from './refusal.ts'

/** A class, so that no value from outside passes for one. */
export class RefusedResult<Of extends Refusal = Refusal> {
  readonly ok = false
  readonly refusal: Of
  /** Makes the type nominal: an object literal is no `RefusedResult`. */
  declare protected readonly brand: never

  constructor(refusal: Of) {
    this.refusal = refusal
  }
}

/** The code is inferred, so that a gate can say which refusals it answers with. */
export const refuse = <Code extends Refusal['code']>(
  refusal: Refusal & { readonly code: Code },
): RefusedResult<Refusal & { readonly code: Code }> => new RefusedResult(refusal)

/** Inside the library a function answers with the value itself or a `RefusedResult`. */
export const isRefused = (answer: unknown): answer is RefusedResult => answer instanceof RefusedResult

/** The answers if none is refused, or else the first that is. */
export function collected<Found>(answers: readonly (Found | RefusedResult)[]): Found[] | RefusedResult {
  const found: Found[] = []
  for (const answer of answers) {
    if (isRefused(answer)) return answer
    found.push(answer)
  }
  return found
}

/** Functions for programs answer with the outcome under its name, and `ok` tells it from a `RefusedResult`. */
export type Result<Found extends object = object> = ({ readonly ok: true } & Found) | RefusedResult

/** Thrown by `unwrap`. */
export class RefusedError extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(`refused: ${JSON.stringify(refusal)}`)
    this.name = 'RefusedError'
    this.refusal = refusal
  }
}

/** The outcome of a result; throws `RefusedError` for a refusal. */
export function unwrap<Found extends object>(result: Result<Found>): { readonly ok: true } & Found {
  if (!result.ok) throw new RefusedError(result.refusal)
  return result
}
