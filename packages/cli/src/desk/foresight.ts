/** What a command would lead to, without doing it: the facts, and the tournament as it would be. */
import { type Command, instantOf, type RecordedFact } from '@arbiter/core'
import { decide, Tournament } from '@arbiter/core/tournament'
import { stopFor } from '../command-line/refusal.ts'
import type { World } from '../command-line/world.ts'

export interface Foreseen {
  readonly facts: readonly RecordedFact[]
  readonly before: Tournament
  readonly after: Tournament
}

export function foresee(world: World, before: Tournament, command: Command, by = 'director'): Foreseen {
  const answer = decide(before, command, { by, now: instantOf(world.now()) })
  if (!answer.ok) return stopFor(answer.refusal)
  const { facts } = answer
  return { facts, before, after: new Tournament(before.format, [...before.log, ...facts]) }
}
