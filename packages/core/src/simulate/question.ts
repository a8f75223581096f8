/** A question: how does the tournament end from these facts on? Plain data that can be sent to a worker. */

import { act } from '../decider/decide.ts'
import type { Profile } from '../facts/entrant.ts'
import type { Recorded } from '../facts/fact.ts'
import type { Instant } from '../facts/instant.ts'
import type { AnyFormat } from '../formats/rule-book/format.ts'
import { isRefusal, type Refusal } from '../refusals/refusal.ts'
import { openTournament } from '../tournament/open.ts'
import type { Tournament } from '../tournament/tournament.ts'
import { type ModelSpec, usualModel } from './models/spec.ts'
import { type Tempo, usualTempo } from './pace.ts'

export interface Question {
  /** The facts so far; a tournament that has not started yet starts anew in every run. */
  readonly log: readonly Recorded[]
  readonly model: ModelSpec
  readonly tempo: Tempo
  /** The same seed gives the same answer. */
  readonly seed: string
}

/** Parts of a question with a default. */
export interface Manner {
  readonly seed: string
  readonly model?: ModelSpec | undefined
  readonly tempo?: Tempo | undefined
}

/** Asks how a tournament ends from its present state. */
export const questionFrom = ({ log, chart }: Tournament, { seed, model, tempo }: Manner): Question => ({
  log,
  model: model ?? usualModel(chart),
  tempo: tempo ?? usualTempo,
  seed,
})

/** An invented tournament. */
export interface Imagined extends Manner {
  readonly format: AnyFormat
  readonly options?: Readonly<Record<string, unknown>>
  readonly entrants: readonly Profile[]
}

/** The time does not matter. */
const asked = { by: 'simulation', now: '2000-01-01T00:00:00Z' as Instant }

/** Asks how such a tournament would end, from its first entry on. */
export function questionFor(imagined: Imagined): Question | Refusal {
  const { format, options, entrants, ...manner }: Imagined = Object(imagined)
  const tournament = openTournament(format, { dice: manner.seed, ...(options ? { options } : {}) }, asked)
  if (isRefusal(tournament)) return tournament
  const entered = act(tournament, { do: 'enter', entrants }, asked)
  return entered.ok ? questionFrom(tournament, manner) : entered.refusal
}
