/** The answer to anything that can be refused: the outcome or the refusal. */
import type { Refusal } from '../refusals/refusal.ts'

export type Result<Found extends object = object> = ({ readonly ok: true } & Found) | Refused

export interface Refused {
  readonly ok: false
  readonly refusal: Refusal
}

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

export const refuse = (refusal: Refusal): Refused => ({ ok: false, refusal })
