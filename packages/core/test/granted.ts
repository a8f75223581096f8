/** What a function inside the library found; a refusal fails the test. */

export function granted<Found>(answer: Found | Refused): Found {
  if (isRefused(answer)) throw new Error(JSON.stringify(answer.refusal))
  return answer
}

import { isRefused, type Refused } from '../src/refusals/result.ts'
