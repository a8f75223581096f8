/** A question: how does the tournament end from these facts on? Plain data that can be sent to a worker. */

import * as z from 'zod/mini'
import { act } from '../decider/decide.ts'
import type { Profile } from '../facts/entrant.ts'
import type { RecordedFact } from '../facts/fact.ts'
import type { Instant } from '../facts/instant.ts'
import type { AnyFormat } from '../formats/rule-book/format.ts'
import { readAs } from '../refusals/read-as.ts'
import { isRefused, type RefusedResult, type Result } from '../refusals/result.ts'
import { openTournament } from '../tournament/open.ts'
import type { Tournament } from '../tournament/tournament.ts'
import { type ModelSpec, modelSpecSchema, usualModel } from './models/spec.ts'
import { type Tempo, tempoSchema, usualTempo } from './pace.ts'

export interface Question {
  /** The facts so far; a tournament that has not started yet starts again in every run. */
  readonly log: readonly RecordedFact[]
  readonly model: ModelSpec
  readonly tempo: Tempo
  /** The same seed gives the same answer. */
  readonly seed: string
}

const questionSchema = z.strictObject({
  log: z.array(z.unknown()),
  model: modelSpecSchema,
  tempo: tempoSchema,
  seed: z.string(),
})

/** A question from outside that is none. */
export function refusedQuestion(question: unknown): RefusedResult | undefined {
  const read = readAs(questionSchema, question, 'question')
  return isRefused(read) ? read : undefined
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
export interface InventedTournament extends Manner {
  readonly format: AnyFormat
  readonly options?: Readonly<Record<string, unknown>>
  readonly entrants: readonly Profile[]
}

/** The time does not matter. */
const stamp = { by: 'simulation', now: '2000-01-01T00:00:00Z' as Instant }

/** Asks how such a tournament would end, from its first entry on. */
export function questionFor(imagined: InventedTournament): Result<{ readonly question: Question }> {
  const { format, options, entrants, ...manner }: InventedTournament = Object(imagined)
  const opened = openTournament(format, { dice: manner.seed, ...(options ? { options } : {}) }, stamp)
  if (!opened.ok) return opened
  const { tournament } = opened
  const entered = act(tournament, { do: 'enter', entrants }, stamp)
  return entered.ok ? { ok: true, question: questionFrom(tournament, manner) } : entered
}
