/** What a function inside the library found; a refusal fails the test. */

export function granted<Found>(answer: Found | RefusedResult): Found {
  if (isRefused(answer)) throw new Error(JSON.stringify(answer.refusal))
  return answer
}

import { isRefused, type RefusedResult } from '../src/refusals/result.ts'
