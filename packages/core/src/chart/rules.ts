/** What a chart asks the rules that fill it in. */
import type { Entrant } from '../facts/entrant.ts'
import type { Recorded } from '../facts/fact.ts'
import type { Refusal } from '../refusals/refusal.ts'
import type { Chart } from './chart.ts'
import type { Ledger } from './ledger.ts'
import type { Match } from './match.ts'
import type { Who } from './slot.ts'

export interface Rules {
  /** Reads the options of a tournament. */
  readonly options: { parse(given: unknown): unknown }
  /** The kinds of facts it brings. */
  readonly facts?: readonly PlacedKind[]
  /** What it keeps on a chart beside matches; whatever is changed there is remembered by the chart's trail. */
  ledger?(options: unknown, chart: Chart): Ledger
  /** The sizes of the brackets a field is cut into, from the strongest; without it the field is not divided. */
  brackets?(options: unknown, count: number): readonly number[] | undefined
  /** Why a field of this size cannot play, in brackets of these sizes where they are given. */
  field(count: number, options: unknown, brackets?: readonly number[]): Refusal | undefined
  /** The rule book, top to bottom. */
  draw(options: unknown, chart: Chart): void
  /** Do all results of somebody who withdraws now fall? Without this rule they stand, and the rest is forfeited. */
  annuls?(options: unknown, chart: Chart, who: Who): boolean
  /** Why these options may not take the place of the ones in force; without it they hold from first to last. */
  changing?(options: unknown, chart: Chart, next: unknown): Refusal | undefined
  /** Without it nobody joins after the start. */
  readonly late?: Latecomers
  /** Openings can be given with the start. */
  readonly openings?: object
}

interface Latecomers {
  /** May the field that started grow to this size? */
  hasRoom(options: unknown, count: number, chart: Chart): boolean
  /** The matches a late entrant may take a seat in. */
  joinable?(options: unknown, chart: Chart, newcomer?: Entrant): readonly Match[]
}

interface PlacedKind {
  is(fact: Pick<Recorded, 'type'>): boolean
  place(chart: Chart, fact: never): boolean
}
