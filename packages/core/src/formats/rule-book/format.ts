/** A rule book: straight-line code that fills in the chart. Formats keep no state and know nothing of undo. */

import type { output, ZodMiniType } from 'zod/mini'
import type { Chart } from '../../chart/chart.ts'
import type { Ledger } from '../../chart/ledger.ts'
import type { Match } from '../../chart/match.ts'
import type { Round } from '../../chart/round.ts'
import type { Who } from '../../chart/slot.ts'
import type { Dice } from '../../dice/dice.ts'
import type { Entrant, Profile } from '../../facts/entrant.ts'
import type { Reason } from '../../facts/fact.ts'
import type { MatchId, Seq } from '../../facts/ids.ts'
import type { Instant } from '../../facts/instant.ts'
import type { Shape } from '../../facts/kind.ts'
import type { Place } from '../../ids/ids.ts'
import type { Message, Saying } from '../../message/message.ts'
import type { Refused } from '../../refusals/result.ts'
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

/** What is counted: the name of a round is a message. */
export type Count = number | boolean | string | Message

/** A line of a table: the rank and what the format counts. */
export interface Row {
  readonly rank: Place
  readonly sharing: number
  /** The last place of the band, where that is not told by how many share it. */
  readonly last?: Place
  readonly who: Who
  readonly counts: Readonly<Record<string, Count>>
}

/** What somebody may ask about. */
export type Subject =
  | { readonly about: 'match'; readonly match: Match; readonly aspect?: 'advance' | 'handicap' }
  | { readonly about: 'bye'; readonly who: Who; readonly round: Round }
  | { readonly about: 'seed'; readonly who: Who }
  | { readonly about: 'rank'; readonly who: Who }
  | { readonly about: 'tie'; readonly who: Who; readonly other: Who }

/** The answer: the rule, what a director can read to a player (at most 40 words), and the facts behind it. */
export interface Explanation extends Saying {
  readonly rule: string
  readonly facts: readonly Seq[]
}

/** What a table is asked for: as it stands, or as it stood after a round. */
export interface TableQuery {
  readonly through?: number | undefined
  /** The table of one stage; without it the whole tournament's. */
  readonly stage?: string | undefined
}

/** Joining after the start. */
export interface LateEntry<Options> {
  /** The rule that says how far a field may grow. */
  readonly rule?: string
  /** May the field that started grow to this size? */
  hasRoom(options: Options, count: number, chart: Chart): boolean
  /** Why nobody may join at this moment. */
  refusal(options: Options, chart: Chart): Refused | undefined
  /** The matches a late entrant may take a seat in, the one meant if none is named first; others take these seats now. */
  joinable?(options: Options, chart: Chart, newcomer?: Entrant, taken?: readonly MatchId[]): readonly Match[]
}

/** A report as it would be recorded: the match, when it was finished if that is said, and the report it replaces. */
export interface Reported {
  readonly match: Match
  readonly finishedAt: Instant | undefined
  readonly replaces?: Seq | undefined
}

/** What a director may not do now, and why not. */
export interface Gates<Options> {
  /** Entering somebody with this profile, or editing somebody to have it, beside these others. */
  enter?(options: Options, others: readonly Entrant[], profile: Profile): Refused | undefined
  /** Putting the list in order, or starting although an order is given. */
  start?(
    options: Options,
    entrants: readonly Entrant[],
    present: readonly Who[],
    isOrderGiven: boolean,
  ): Refused | undefined
  /** Without it nobody joins after the start. */
  readonly join?: LateEntry<Options>
  /** Coming back after a withdrawal. */
  comeBack?(options: Options, chart: Chart, who: Who): Refused | undefined
  /** Do all results of somebody who withdraws now fall? Without this rule they stand, and the rest is forfeited. */
  annuls?(options: Options, chart: Chart, who: Who): boolean
  /** Taking a report although its game is open. */
  report?(options: Options, chart: Chart, reported: Reported): Refused | undefined
  /** Playing by other options from now on; without it they hold from first to last. */
  change?(options: Options, chart: Chart, next: Options): Refused | undefined
}

/** A command that a format brings; the decider knows the rest of it. */
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
  /** What it keeps on a chart beside matches; whatever is changed there is remembered by the chart's trail. */
  ledger?(options: Options, chart: Chart): Ledger
  readonly gates?: Gates<Options>
  /** Why a field of this size cannot play, in divisions of these sizes where they are given. */
  field(count: number, options: Options, divisions?: readonly number[]): Refused | undefined
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

/** A format whose options are those that its schema gives. */
export const defineFormat = <Schema extends ZodMiniType, const Name extends string>(
  format: Format<output<Schema>, Name> & { readonly options: Schema },
): Format<output<Schema>, Name> => format

/** Any format, its options unknown; only a format's own schema makes options for it. */
export type AnyFormat = Format<unknown>

/** The format of a chart; every chart is made with a whole one. */
export const formatOf = ({ format }: Pick<Chart, 'format'>): AnyFormat => format as AnyFormat
