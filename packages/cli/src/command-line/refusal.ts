/** The core's refusals on the command line: the same code, and what it says. */
import { type Refusal, type Result, refusalSays } from '@arbiter/core'
import { textOfAll } from '../language/voice.ts'
import { Stop, type StopData } from './stop.ts'

/** As `--json` and `apply` tell it. */
export function stopDataOf(refusal: Refusal): StopData {
  const says = refusalSays(refusal)
  return { ...refusal, says, message: textOfAll(says) }
}

/** The outcome, or the end of the command if it is refused. */
export function orStop<Found extends object>(result: Result<Found>): { readonly ok: true } & Found {
  return result.ok ? result : stopFor(result.refusal)
}

export function stopFor(refusal: Refusal): never {
  throw new Stop('refused', stopDataOf(refusal))
}
