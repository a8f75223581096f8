/** Formats side by side on one field: the quality and cost of each, or why it cannot be played. */

import type { Message } from '@arbiter/core/messages'
import type { SimulationAnswer } from '@arbiter/core/simulate'
export interface Comparison {
  /** "16 entrants, 1800 to 1200". */
  readonly field: Message
  readonly runs: number
  readonly seed: string
  readonly rows: readonly ComparisonRow[]
}

/** A format with its answer, or with the reason why this field cannot play it. */
export type ComparisonRow = AnsweredRow | RefusedRow

export interface AnsweredRow {
  readonly format: string
  readonly title: Message
  readonly answer: SimulationAnswer
}

export interface RefusedRow {
  readonly format: string
  readonly title: Message
  readonly refusal: readonly Message[]
}

export const isAnswered = (row: ComparisonRow): row is AnsweredRow => 'answer' in row

export const answeredIn = ({ rows }: Comparison): AnsweredRow[] => rows.filter(isAnswered)

export const refusedIn = ({ rows }: Comparison): RefusedRow[] =>
  rows.filter((row): row is RefusedRow => !isAnswered(row))
