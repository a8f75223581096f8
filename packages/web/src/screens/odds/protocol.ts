/** The messages between the page and the worker of the odds: plain data both ways. */

import type { RecordedFact } from '@arbiter/core'
import type { Message } from '@arbiter/core/messages'
import type { ModelSpec, SimulationAnswer } from '@arbiter/core/simulate'
import type { Comparison } from '@arbiter/paper/comparison'

/** The assumed result of all games to come between two entrants. */
export type Supposition = NonNullable<Extract<ModelSpec, { kind: 'elo' }>['suppose']>[number]

/** A format to compare; one that does not suit this field says why. */
export interface Candidate {
  readonly format: string
  readonly title: Message
  readonly options?: Readonly<Record<string, unknown>>
  readonly refusal?: Message
}

/** The field: the entrants of a list, or a number of mixed strength. */
export type Field = { readonly entrants: readonly FieldEntrant[] } | { readonly count: number }

export interface FieldEntrant {
  readonly name: string
  readonly rating?: number
  readonly maxRating?: number
  readonly players?: readonly { readonly name: string; readonly masterpoints: number }[]
}

export type WorkerRequest =
  | {
      readonly kind: 'odds'
      /** Answers to an older question are dropped. */
      readonly turn: number
      readonly log: readonly RecordedFact[]
      readonly suppose?: Supposition | undefined
      /** Facts after which the chances are also wanted, in order of urgency. */
      readonly moments: readonly number[]
    }
  | {
      readonly kind: 'compare'
      readonly field: Field
      /** The field as a message. */
      readonly called: Message
      readonly candidates: readonly Candidate[]
    }
  | { readonly kind: 'cancel' }
  /** Nobody is looking: the worker pauses. */
  | { readonly kind: 'rest'; readonly isResting: boolean }

/** The chances as they were after a fact. */
export interface OddsAt {
  readonly seq: number
  readonly answer: SimulationAnswer
}

export interface OddsAnswer {
  readonly answer: SimulationAnswer
  /** The chances with the assumed results. */
  readonly supposed?: SimulationAnswer | undefined
  /** How results are drawn, and what is assumed of entrants without a rating. */
  readonly model: readonly Message[]
  readonly prior: readonly Message[]
  readonly isEnough: boolean
  readonly seconds: number
}

/** The page draws the plot and formats the rest; the worker does not know its language. */
export interface ComparisonAnswer {
  readonly comparison: Comparison
}

export type WorkerMessage =
  | ({ readonly kind: 'now'; readonly turn: number } & OddsAnswer)
  | ({ readonly kind: 'moment'; readonly turn: number } & OddsAt)
  | { readonly kind: 'refused'; readonly turn: number; readonly sentence: Message }
  | { readonly kind: 'comparing'; readonly share: number }
  | ({ readonly kind: 'compared' } & ComparisonAnswer)
