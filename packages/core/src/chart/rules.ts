/** The part of a format that a chart uses. */
import type { Entrant } from '../facts/entrant.ts'
import type { FactType, RecordedFact } from '../facts/fact.ts'
import type { StartInForce } from '../facts/in-force.ts'
import type { StartRefusal } from '../refusals/refusal.ts'
import type { RefusedResult } from '../refusals/result.ts'
import type { GameToPlay } from '../series/series.ts'
import type { Chart } from './chart.ts'
import type { Ledger } from './ledger.ts'
import type { Match } from './match.ts'
import type { Who } from './slot.ts'

export interface Rules {
  /** Reads the options of a tournament. */
  readonly options: { parse(given: unknown): unknown }
  /** The kinds of facts it brings. */
  readonly facts?: readonly PlacedKind[]
  /** The fields it adds to facts that every format has. */
  readonly adds?: readonly AddedToFacts[]
  /** Its records on a chart beside matches; the chart's trail records every change to them. */
  ledger?(options: unknown, chart: Chart): Ledger
  /** Why a field of this size cannot play, in divisions of these sizes if given. */
  field(count: number, options: unknown, divisions?: readonly number[]): RefusedResult<StartRefusal> | undefined
  /** The rule book, top to bottom. */
  draw(options: unknown, chart: Chart): void
  readonly gates?: ChartGates
}

interface ChartGates {
  /** Without this gate nobody joins after the start. */
  readonly join?: Latecomers
  annuls?(options: unknown, chart: Chart, who: Who): boolean
  /** Without this gate options never change. */
  change?(options: unknown, chart: Chart, next: unknown): RefusedResult | undefined
}

interface Latecomers {
  hasRoom(options: unknown, count: number, chart: Chart): boolean
  joinable?(options: unknown, chart: Chart, newcomer?: Entrant): readonly Match[]
}

interface PlacedKind {
  is(fact: Pick<RecordedFact, 'type'>): boolean
  place(chart: Chart, fact: never): boolean
  /** Corrects the seats that the start has drawn, before absence is settled. */
  putRight?(chart: Chart, start: StartInForce): void
}

/** Fields that a format adds to facts of these types. */
export interface AddedToFacts {
  readonly to: readonly FactType[]
  readonly shape: object
  /** Takes up the fields once their fact has its place. */
  hear(chart: Chart, fact: object): void
  /** Their values in a start in this order. */
  start?(chart: Chart, order: readonly Who[], divisions: readonly number[] | undefined): object
  /** Their values in the entry of a latecomer who joins a match. */
  entry?(chart: Chart, joins: Match, newcomer: Entrant): object | RefusedResult
  /** Their values in the report of a game; a report with other values is of another game. */
  game?(match: Match, game: GameToPlay): object
}
