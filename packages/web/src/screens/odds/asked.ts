/** What the page asks the worker and what the worker tells: plain data both ways. */

import type { Recorded } from '@arbiter/core'
import type { Message } from '@arbiter/core/messages'
import type { ModelSpec, SimulationAnswer } from '@arbiter/core/simulate'
import type { Comparison } from '@arbiter/core/simulate/plot'

/** How all games to come between two of them end. */
export type Supposition = NonNullable<Extract<ModelSpec, { kind: 'elo' }>['suppose']>[number]

/** A format to compare; one this field is not for says why. */
export interface Candidate {
  readonly format: string
  readonly title: Message
  readonly options?: Readonly<Record<string, unknown>>
  readonly refusal?: Message
}

/** Who would play: those of a list, or so many of mixed strength. */
export type Field = { readonly entrants: readonly EntrantAsked[] } | { readonly count: number }

export interface EntrantAsked {
  readonly name: string
  readonly rating?: number
  readonly maxRating?: number
  readonly players?: readonly { readonly name: string; readonly masterpoints: number }[]
}

export type Ask =
  | {
      readonly kind: 'odds'
      /** What comes of an older question is not wanted any more. */
      readonly turn: number
      readonly log: readonly Recorded[]
      readonly suppose?: Supposition | undefined
      /** Facts after which the chances are wanted too, the first first. */
      readonly moments: readonly number[]
    }
  | {
      readonly kind: 'compare'
      readonly field: Field
      /** The field in words. */
      readonly called: Message
      readonly candidates: readonly Candidate[]
    }
  | { readonly kind: 'cancel' }
  /** Nobody looks: nothing is computed until somebody does. */
  | { readonly kind: 'rest'; readonly isResting: boolean }

/** The chances as they were after a fact. */
export interface Moment {
  readonly seq: number
  readonly answer: SimulationAnswer
}

export interface Reckoned {
  readonly answer: SimulationAnswer
  /** Where something is supposed: the chances with it. */
  readonly supposed?: SimulationAnswer | undefined
  /** How results are drawn, and what is assumed of whom nothing is told. */
  readonly model: readonly Message[]
  readonly prior: readonly Message[]
  readonly isEnough: boolean
  readonly seconds: number
}

/** The page draws the plot and says the rest: here nobody knows its language. */
export interface Compared {
  readonly comparison: Comparison
}

export type Told =
  | ({ readonly kind: 'now'; readonly turn: number } & Reckoned)
  | ({ readonly kind: 'moment'; readonly turn: number } & Moment)
  | { readonly kind: 'refused'; readonly turn: number; readonly sentence: Message }
  | { readonly kind: 'comparing'; readonly share: number }
  | ({ readonly kind: 'compared' } & Compared)
