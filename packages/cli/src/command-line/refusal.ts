/** The core's refusals on the command line: the same code, and what it says. */
import { isRefusal, type Refusal, refusalSays } from '@arbiter/core'
import { allSaid } from '../language/voice.ts'
import { Stop, type Told } from './stop.ts'

/** As `--json` and `apply` tell it. */
export function told(refusal: Refusal): Told {
  const says = refusalSays(refusal)
  return { ...refusal, says, message: allSaid(says) }
}

/** The answer, or the end of the command if it is a refusal. */
export function orStop<Answer>(answer: Answer | Refusal): Answer {
  if (isRefusal(answer)) throw new Stop('refused', told(answer))
  return answer
}
