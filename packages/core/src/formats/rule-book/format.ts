/** A rule book: straight-line code that fills in the chart. Formats keep no state and know nothing of undo. */

import type { output, ZodMiniType } from 'zod/mini'
import type { Chart } from '../../chart/chart.ts'
import type { Ledger } from '../../chart/ledger.ts'
import type { Match } from '../../chart/match.ts'
import type { Round } from '../../chart/rounds/round.ts'
import type { Who } from '../../chart/slot.ts'
import type { Dice } from '../../dice/dice.ts'
import type { Entrant, Profile } from '../../facts/entrant.ts'
import type { Reason } from '../../facts/fact.ts'
import type { MatchId, Seq } from '../../facts/ids.ts'
import type { Instant } from '../../facts/instant.ts'
import type { Shape } from '../../facts/kind.ts'
import type { Place } from '../../ids/ids.ts'
import type { Message, Statement } from '../../message/message.ts'
import type { StartRefusal } from '../../refusals/refusal.ts'
import type { RefusedResult } from '../../refusals/result.ts'
import type { Views } from '../views/views.ts'
import type { AnyAddedFields } from './facts/added-fields.ts'
import type { AnyOwnKind } from './facts/own-fact.ts'
import type { About } from './setting.ts'

/** The order the entrants start in, and why. */
export interface Seeding {
  readonly order: readonly Who[]
  readonly reason: Reason
  /** Chess960 positions of the rounds, where they are drawn at the start. */
  readonly starts?: readonly number[] | undefined
}

/** A counted value; the name of a round is a message. */
export type Count = number | boolean | string | Message

/** A line of a table: the rank and what the format counts. */
export interface Row {
  readonly rank: Place
  readonly sharing: number
  /** The last place of the band, if it does not follow from the number of entrants who share it. */
  readonly last?: Place
  readonly who: Who
  readonly counts: Readonly<Record<string, Count>>
}

/** A subject of "why?". */
export type Subject =
  | { readonly about: 'match'; readonly match: Match; readonly aspect?: 'advance' | 'handicap' }
  | { readonly about: 'bye'; readonly who: Who; readonly round: Round }
  | { readonly about: 'seed'; readonly who: Who }
  | { readonly about: 'rank'; readonly who: Who }
  | { readonly about: 'tie'; readonly who: Who; readonly other: Who }

/** The answer: the rule, what a director can read to a player (at most 40 words), and the facts behind it. */
export interface Explanation extends Statement {
  readonly rule: string
  readonly facts: readonly Seq[]
}

/** Which table: the current one, or the table after a round. */
export interface TableQuery {
  readonly through?: number | undefined
  /** The table of one stage; by default of the whole tournament. */
  readonly stage?: string | undefined
}

/** Joining after the start. */
export interface LateEntry<Options> {
  /** The rule that says how far a field may grow. */
  readonly rule?: string
  /** True if the field may grow to this size after the start. */
  hasRoom(options: Options, count: number, chart: Chart): boolean
  /** Why nobody may join at this moment. */
  refusal(options: Options, chart: Chart): RefusedResult | undefined
  /** Matches with a seat for a late entrant, the default first; `taken` are seats given in the same command. */
  joinable?(options: Options, chart: Chart, newcomer?: Entrant, taken?: readonly MatchId[]): readonly Match[]
}

/** A report as it would be recorded: its match, its finish time if given, and the report it replaces. */
export interface ReportDraft {
  readonly match: Match
  readonly finishedAt: Instant | undefined
  readonly replaces?: Seq | undefined
}

/** Rules for what a director may not do now; each answers with the reason. */
export interface Gates<Options> {
  /** Entering or editing an entrant with this profile, beside these others. */
  enter?(options: Options, others: readonly Entrant[], profile: Profile): RefusedResult | undefined
  /** Putting the list in order, or starting with a given order. */
  start?(
    options: Options,
    entrants: readonly Entrant[],
    present: readonly Who[],
    isOrderGiven: boolean,
  ): RefusedResult<StartRefusal> | undefined
  /** Without this rule nobody joins after the start. */
  readonly join?: LateEntry<Options>
  /** Coming back after a withdrawal. */
  comeBack?(options: Options, chart: Chart, who: Who): RefusedResult | undefined
  /** True if a withdrawal now annuls all results of the entrant. Without this rule results stand, and open games are forfeited. */
  annuls?(options: Options, chart: Chart, who: Who): boolean
  /** Taking a report although its game is open. */
  report?(options: Options, chart: Chart, reported: ReportDraft): RefusedResult | undefined
  /** Changing the options after the start; without this rule they never change. */
  change?(options: Options, chart: Chart, next: Options): RefusedResult | undefined
}

/** A command that a format brings, without the part only the decider knows. */
export interface BroughtCommand {
  readonly name: string
  readonly shape: Shape
}

export interface Format<Options, Name extends string = string> {
  readonly name: Name
  readonly about: About<Options>
  /** One schema: types, validation, forms, documentation. */
  readonly options: ZodMiniType<Options>
  /** The kinds of facts it brings. */
  readonly facts?: readonly AnyOwnKind[]
  /** The fields it adds to facts that every format has. */
  readonly adds?: readonly AnyAddedFields[]
  /** The commands it brings, and its own versions of those that every format has. */
  readonly commands?: readonly BroughtCommand[]
  /** Its records on a chart beside matches; the chart's trail records every change to them. */
  ledger?(options: Options, chart: Chart): Ledger
  readonly gates?: Gates<Options>
  /** Why a field of this size cannot play, in divisions of these sizes if given. */
  field(count: number, options: Options, divisions?: readonly number[]): RefusedResult<StartRefusal> | undefined
  /** The order of the list; with sizes of divisions also the order inside each. */
  seeding(
    options: Options,
    entrants: readonly Entrant[],
    present: readonly Who[],
    dice: Dice,
    divisions?: readonly number[],
  ): Seeding
  /** The rule book, top to bottom. */
  draw(options: Options, chart: Chart): void
  table(options: Options, chart: Chart, query: TableQuery): Row[]
  readonly views: Views<Options>
  why(options: Options, chart: Chart, subject: Subject): Explanation
}

/** Defines a format; the type of its options follows from their schema. */
export const defineFormat = <Schema extends ZodMiniType, const Name extends string>(
  format: Format<output<Schema>, Name> & { readonly options: Schema },
): Format<output<Schema>, Name> => format

/** Any format; only its own schema makes its options. */
export type AnyFormat = Format<unknown>

/** The format of a chart, which always has a whole one. */
export const formatOf = ({ format }: Pick<Chart, 'format'>): AnyFormat => format as AnyFormat
