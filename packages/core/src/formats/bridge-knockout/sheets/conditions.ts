/** The conditions of contest that hang beside the scores: rules that are not printed elsewhere are posted here (BRI-47, BRI-80). */

import { namesOf } from '../../../chart/names.ts'
import { isSomebody } from '../../../chart/slot.ts'
import type { Reason } from '../../../facts/fact.ts'
import type { Instant } from '../../../facts/instant.ts'
import { at } from '../../../lists/at.ts'
import type { Message } from '../../../message/message.ts'
import { isRefused, type RefusedResult } from '../../../refusals/result.ts'
import { type Division, planOf } from '../divisions/division.ts'
import { bridgeLedger } from '../ledger.ts'
import type { BridgeOptions, HandicapOverride } from '../options.ts'
import { boardsOf, perPair } from '../series/boards-series.ts'
import { meetingsOf } from '../series/meetings.ts'
import type { Occasion } from './event.ts'
import { type BracketHead, divisionsFor, type Event, eventOf, headOf, optionsOf, type SheetQuery } from './event.ts'
import { roundsOf } from './rounds.ts'
import { message } from './words/messages.ts'

export interface ConditionsSheet extends Event {
  readonly conditions: readonly Condition[]
  readonly brackets: readonly (BracketHead & { readonly rounds: readonly Message[] })[]
  readonly handicap: boolean
  /** Who approved another handicap, and why (BRI-64). */
  readonly overrideNote?: string
  /** Handicaps of every match whose teams are known. */
  readonly figures: readonly HandicapFigure[]
  /** When they were posted and announced, and by whom; null while they are not. */
  readonly posted: { readonly at: Instant; readonly by: string; readonly note?: string } | null
}

interface Condition {
  readonly about: Message
  readonly says: readonly Message[]
  readonly rules: readonly string[]
}

interface HandicapFigure {
  readonly bracket: string
  readonly round: Message
  readonly match: string
  readonly boards: number
  readonly receives: string
  readonly against: string
  readonly imps: number
}

export function conditionsSheet(tournament: Occasion, query: SheetQuery = {}): ConditionsSheet | RefusedResult {
  const divisions = divisionsFor(tournament, query)
  if (isRefused(divisions)) return divisions
  const options = optionsOf(tournament)
  return {
    ...eventOf(tournament),
    conditions: conditionsOf(options, divisions),
    brackets: divisions.map((division) => ({
      ...headOf(division),
      rounds: roundsOf(division).map(({ name }) => name),
    })),
    handicap: options.handicap,
    ...(options.handicapOverride ? { overrideNote: options.handicapOverride.note } : {}),
    figures: options.handicap ? divisions.flatMap((division) => figuresIn(division, query.round)) : [],
    posted: postedIn(tournament),
  }
}

function postedIn({ chart }: Occasion): ConditionsSheet['posted'] {
  const { posted } = bridgeLedger(chart)
  return posted ? { at: posted.at, by: posted.by, ...(posted.note === undefined ? {} : { note: posted.note }) } : null
}

/** The receiving team, match by match; level averages give no handicap and are left out. */
function figuresIn(division: Division, only: number | undefined): HandicapFigure[] {
  const names = namesOf(division.chart)
  const rounds = roundsOf(division).filter(({ number }) => only === undefined || number === only)
  const seated = rounds.flatMap(({ name, parts }) =>
    parts.flatMap(({ fixtures }) => fixtures.flatMap(({ match }) => (match?.isSeated ? [{ name, match }] : []))),
  )
  return seated.flatMap(({ name, match }) =>
    meetingsOf(match.here.filter((seat) => isSomebody(match.who(seat)))).flatMap(({ first, second }) => {
      const imps = (boardsOf(match)?.handicap(match, first, second) ?? 0) / 1000
      const [receives, against] = imps > 0 ? [first, second] : [second, first]
      const teams = { receives: at(names, match.who(receives)), against: at(names, match.who(against)) }
      const place = { bracket: division.letter, round: name, match: match.id, boards: perPair(match) }
      return imps === 0 ? [] : [{ ...place, ...teams, imps: Math.abs(imps) }]
    }),
  )
}

// --- what they say ---------------------------------------------------------------------------------

function conditionsOf(options: BridgeOptions, divisions: readonly Division[]): Condition[] {
  const { compact, handicap } = options
  return [
    condition('format', formatSays(options, divisions), compact ? ['BRI-65', 'BRI-68'] : ['BRI-27', 'BRI-98']),
    condition('teams', [message(compact ? 'sheet-members-four' : 'sheet-members')], ['BRI-3']),
    ...(isRepairable(divisions) ? [condition('re-pairing', [message('sheet-re-pairing')], ['BRI-29'])] : []),
    condition('boards', [boardsSaid(options)], compact ? ['BRI-69'] : ['BRI-2', 'BRI-34']),
    condition('ties', tiesSay(), ['BRI-35', 'BRI-36', 'BRI-37']),
    ...(divisions.some(({ drawn }) => drawn === 5) ? [condition('ties-of-five', tiesOfFiveSay(), ['BRI-43'])] : []),
    condition('handicap', handicapSays(options), handicap ? ['BRI-58', 'BRI-62', 'BRI-64'] : ['BRI-58']),
    condition('participation', participationSays(), ['BRI-5', 'BRI-6', 'BRI-10']),
    condition('absence', absenceSays(), ['BRI-48', 'BRI-49', 'BRI-50']),
  ]
}

type About = Parameters<typeof message<'sheet-about'>>[1]['about']

const condition = (about: About, says: readonly Message[], rules: readonly string[]): Condition => ({
  about: message('sheet-about', { about }),
  says,
  rules,
})

function formatSays(options: BridgeOptions, divisions: readonly Division[]): Message[] {
  return [
    formatSaid(options, divisions),
    message('sheet-format-numbers', { by: numbersBy(options, divisions[0]?.chart.started?.reason) }),
    ...(options.compact ? [] : [message('sheet-format-advancing')]),
    ...(options.playoff ? [message('sheet-format-playoff')] : []),
    ...(options.thirdPlace ? [message('sheet-format-third-place')] : []),
  ]
}

function formatSaid({ compact, bracketed }: BridgeOptions, divisions: readonly Division[]): Message {
  const teams = divisions.reduce((sum, { order }) => sum + order.length, 0)
  if (compact) return message('sheet-format-compact', { teams })
  return bracketed
    ? message('sheet-format-brackets', { teams, brackets: divisions.length })
    : message('sheet-format-knockout', { teams })
}

const orders = ['average', 'lot', 'entry', 'hand'] as const

/** Averages as given at the start; without players nobody has masterpoints. */
function numbersBy({ seeding }: BridgeOptions, reason: Reason | undefined): (typeof orders)[number] {
  const by = String(reason?.['by'] ?? seeding)
  return orders.find((each) => each === by) ?? 'hand'
}

const boardsSaid = ({ boards, compact, compactBoards }: BridgeOptions): Message =>
  compact
    ? message('sheet-boards-compact', { half: compactBoards, boards })
    : message('sheet-boards-session', { boards })

const tiesSay = (): Message[] => [
  message('sheet-ties-two'),
  message('sheet-ties-three'),
  message('sheet-ties-line'),
  message('sheet-ties-extra'),
]

const tiesOfFiveSay = (): Message[] => [message('sheet-ties-of-five'), message('sheet-ties-choice')]

function handicapSays({ handicap, handicapRounding, handicapOverride }: BridgeOptions): Message[] {
  if (!handicap) return [message('sheet-handicap-none')]
  return [
    handicapOverride
      ? message('sheet-handicap-override', { how: overrideSaid(handicapOverride) })
      : message('sheet-handicap-formula'),
    message('sheet-handicap-rounding', { to: handicapRounding === 'nearest' ? 'nearest' : 'three-decimals' }),
  ]
}

function overrideSaid(override: HandicapOverride): Message {
  if ('percent' in override) return message('sheet-override-percent', { percent: { percent: override.percent / 100 } })
  if ('imps' in override) return message('sheet-override-imps', { imps: { imps: override.imps } })
  const steps = override.table.map(([difference, imps]) =>
    message('sheet-override-step', { imps: { imps }, difference: { number: difference } }),
  )
  return message('sheet-override-table', { steps })
}

const participationSays = (): Message[] => [
  message('sheet-participation-half'),
  message('sheet-participation-rank'),
  message('sheet-participation-next'),
  message('sheet-participation-row'),
  message('sheet-participation-one-win'),
]

const isRepairable = (divisions: readonly Division[]): boolean =>
  divisions.some((division) => planOf(division).some(({ mayBeRepaired }) => mayBeRepaired))

const absenceSays = (): Message[] => [
  message('sheet-absence-forfeit'),
  message('sheet-absence-double'),
  message('sheet-absence-emergency'),
]
