/** The core's refusals on the command line: the same code, and its one sentence. */
import { isRefusal, type Refusal, sentenceOf } from '@arbiter/core'
import { Stop, type Told } from './stop.ts'

/** As `--json` and `apply` tell it. */
export const told = (refusal: Refusal): Told => ({ ...refusal, message: sentenceOf(refusal) })

/** The answer, or the end of the command if it is a refusal. */
export function orStop<Answer>(answer: Answer | Refusal): Answer {
  if (isRefusal(answer)) throw new Stop('refused', told(answer))
  return answer
}
