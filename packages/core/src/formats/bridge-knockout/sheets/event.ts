/** The head of every sheet, and the part of the event it covers. */

import type { Chart } from '../../../chart/chart.ts'
import { message as named } from '../../../chart/words/messages.ts'
import type { Seq } from '../../../facts/ids.ts'
import type { Instant } from '../../../facts/instant.ts'
import type { Message } from '../../../message/message.ts'
import { type RefusedResult, refuse } from '../../../refusals/result.ts'
import { formatOf } from '../../rule-book/format.ts'
import { bridgeRules } from '../bridge-knockout.ts'
import { type Division, divisionsIn, indicatorsOf, planOf, robinBefore, teamsIn } from '../divisions/division.ts'
import { tablesIn } from '../divisions/tables.ts'
import type { BridgeOptions } from '../options.ts'
import { isRing } from '../plan/compact.ts'
import { roundsOf } from './rounds.ts'
import { message } from './words/messages.ts'

/** Limits a sheet to one division or one round. */
export interface SheetQuery {
  readonly bracket?: string | undefined
  readonly round?: number | undefined
}

export interface Event {
  /** The tournament's name, or its format's. */
  readonly title: Message
  /** State of the log at the time of printing. */
  readonly after: { readonly seq: Seq; readonly at: Instant }
}

/** The tournament on a sheet, with the state of its log. */
export interface Occasion {
  readonly chart: Chart
  readonly opened: { readonly name?: string | undefined }
  readonly last: Event['after']
  /** The tournament as it stood after a fact. */
  asOf(seq: number): Occasion
}

export const eventOf = ({ opened, chart, last }: Occasion): Event => ({
  title:
    opened.name === undefined ? formatOf(chart).about.title : message('sheet-title', { name: { text: opened.name } }),
  after: { seq: last.seq, at: last.at },
})

export const optionsOf = ({ chart }: Occasion): BridgeOptions => chart.options as BridgeOptions

/** The divisions to print, or why there are none. */
export function divisionsFor(tournament: Occasion, { bracket, round }: SheetQuery): Division[] | RefusedResult {
  const { chart } = tournament
  const format = formatOf(chart)
  if (format.name !== bridgeRules.name)
    return refuse({ code: 'not-in-this-format', wish: 'print', format: format.name })
  if (!chart.started) return refuse({ code: 'not-started' })
  const all = divisionsIn(optionsOf(tournament), chart)
  const asked = all.filter(({ letter }) => bracket === undefined || letter === bracket.toUpperCase())
  if (asked.length === 0)
    return refuse({
      code: 'no-such-bracket',
      bracket: bracket ?? '',
      brackets: all.flatMap(({ letter }) => letter || []),
    })
  const most = Math.max(...asked.map((each) => roundsOf(each).length))
  return round === undefined || (round >= 1 && round <= most)
    ? asked
    : refuse({ code: 'no-such-round', round, rounds: most })
}

/** A division's figures before a board is played. */
export interface BracketHead {
  /** Empty where there is only one. */
  readonly bracket: string
  readonly teams: number
  readonly tables: string
  /** Highest and lowest average of the teams drawn into it (BRI-99). */
  readonly indicators?: { readonly high: number; readonly low: number } | undefined
  readonly boards: number
  readonly compactBoards?: number
  readonly sessions: number
}

export function headOf(division: Division): BracketHead {
  const { options, letter } = division
  const indicators = roundedIndicators(division)
  return {
    bracket: letter,
    teams: teamsIn(division).length,
    tables: tablesInWords(division),
    ...(indicators ? { indicators } : {}),
    boards: options.boards,
    ...(options.compact ? { compactBoards: options.compactBoards } : {}),
    sessions: sessionsOf(division),
  }
}

/** Averages rounded to two decimals. */
export function roundedIndicators(division: Division): BracketHead['indicators'] {
  const indicators = indicatorsOf(division)
  const rounded = (average: number) => Math.round(average * 100) / 100
  return indicators && { high: rounded(indicators.high), low: rounded(indicators.low) }
}

/** "13–23", "1–8, 24"; compact "AB1–AB5, XYZ7". */
export function tablesInWords(division: Division): string {
  if (division.options.compact) return lettersInWords(division)
  const { from, to, late } = tablesIn(division)
  return [`${from}–${to}`, ...late].join(', ')
}

/** Tables of a compact session, both halves. */
function lettersInWords(division: Division): string {
  const matches = planOf(division)
    .slice(0, 2)
    .flatMap((round) => round.matches.map(({ ticket = '' }) => ticket))
  const numbers = (isOfKind: (ticket: string) => boolean) =>
    [...new Set(matches.filter(isOfKind).map((ticket) => Number(ticket.replace(/^\D+/, ''))))].toSorted((a, b) => a - b)
  const rings = numbers(isRing).map((number) => `XYZ${number}`)
  const pairs = numbers((ticket) => !isRing(ticket))
  return [`AB${pairs[0]}–AB${pairs.at(-1)}`, ...rings].join(', ')
}

/** A round is a session; the longer ones of three and four teams are two, both halves of a compact one and all rings of five are one. */
function sessionsOf(division: Division): number {
  const { options } = division
  const robin = robinBefore(division) === undefined ? 0 : 1
  const rounds = planOf(division).map(({ matches }) =>
    Math.ceil(Math.max(...matches.map(({ boards, seats }) => (boards * (seats.length - 1)) / options.boards))),
  )
  const inTree = rounds.reduce((sum, sessions) => sum + sessions, 0)
  return options.compact ? planOf(division).length - 1 : inTree + robin
}

/** "Bracket B"; none where there is only one. */
export const bracketSaid = (letter: string): Message[] =>
  letter === '' ? [] : [named('stage-bracket', { bracket: { text: letter } })]
