/** The recap: the final ranks, all decisions on the way, and every player's award (BRI-77). */

import { nameOf } from '../../../chart/names.ts'
import type { Who } from '../../../chart/slot.ts'
import { at } from '../../../lists/at.ts'
import { type Statement, saidIn } from '../../../message/message.ts'
import { isRefused, type RefusedResult } from '../../../refusals/result.ts'
import type { Row } from '../../rule-book/format.ts'
import { awardsOf, type PlayedMatch, type PlayerAwards } from '../awards/awards.ts'
import type { Award } from '../awards/participation.ts'
import type { Division } from '../divisions/division.ts'
import { bridgeLedger } from '../ledger.ts'
import { tableOf } from '../table.ts'
import { type BracketSheet, bracketSheets } from './bracket-sheet.ts'
import type { Occasion } from './event.ts'
import { divisionsFor, type Event, eventOf, optionsOf, type SheetQuery } from './event.ts'
import { type Incident, incidentsIn } from './incidents.ts'

export interface Recap extends Event {
  readonly isFinished: boolean
  readonly brackets: readonly RecapOfBracket[]
  readonly incidents: readonly Incident[]
}

export interface RecapOfBracket extends BracketSheet {
  readonly ranks: readonly RankInRecap[]
  readonly awards: readonly TeamInRecap[]
}

export type RankInRecap = { readonly rank: string } & (
  | { readonly isVacant: true }
  | {
      readonly isVacant: false
      readonly team: string
      /** Number at the start; a team moved here for the second round has none. */
      readonly number?: number
      readonly movedFrom?: string
      readonly average?: number
      readonly won: number
      readonly isDisqualified: boolean
      /** Qualified for the ribbon event (BRI-87). */
      readonly hasRibbon: boolean
    }
)

export interface TeamInRecap {
  readonly team: string
  readonly players: readonly PlayerInRecap[]
}

export interface PlayerInRecap extends Statement {
  readonly name: string
  readonly matches: readonly PartInRecap[]
  /** A rank, "match", "nothing", "unknown"; "in" while the team still plays. */
  readonly award: Award['award'] | 'in'
  readonly rule: string
}

interface PartInRecap {
  readonly match: string
  readonly boards: number
  /** Null while a line-up is missing. */
  readonly played: number | null
  readonly percent: number | null
}

export function recapOf(tournament: Occasion, query: SheetQuery = {}): Recap | RefusedResult {
  const divisions = divisionsFor(tournament, query)
  const sheets = bracketSheets(tournament, query)
  if (isRefused(divisions)) return divisions
  if (isRefused(sheets)) return sheets
  const { chart } = tournament
  const options = optionsOf(tournament)
  const isAsked = ({ bracket }: Incident) => bracket === '' || divisions.some(({ letter }) => letter === bracket)
  return {
    ...eventOf(tournament),
    isFinished: chart.state === 'finished',
    brackets: sheets.map((sheet, i) => ({ ...sheet, ...resultsIn(at(divisions, i)) })),
    incidents: incidentsIn(options, chart).filter(isAsked),
  }
}

function resultsIn({ options, chart, letter, newcomer }: Division): Pick<RecapOfBracket, 'ranks' | 'awards'> {
  const rows = tableOf(options, chart, {}).filter(({ counts }) => (counts['bracket'] ?? '') === letter)
  const from = (who: Who) => (who === newcomer ? bridgeLedger(chart).misplaced.moveTo(letter)?.from : undefined)
  const ranked = rows.map((row) => ({ first: row.rank, line: rankOf(row, nameOf(chart, row.who), from(row.who)) }))
  const vacant = vacantIn(rows).map((rank) => ({ first: rank, line: { rank: String(rank), isVacant: true as const } }))
  return {
    ranks: [...vacant, ...ranked].toSorted((a, b) => a.first - b.first).map(({ line }) => line),
    awards: awardsOf(options, chart)
      .filter(({ bracket, players }) => bracket === letter && players.length > 0)
      .map(({ team, players }) => ({ team, players: players.map(playerIn) })),
  }
}

/** Places nobody holds, left by a double forfeit (BRI-48, BRI-50). */
function vacantIn(rows: readonly Row[]): number[] {
  const last = Math.max(...rows.map(({ rank }) => rank))
  const places = Array.from({ length: last }, (_, i) => i + 1)
  return places.filter((place) => !rows.some((row) => row.rank <= place && place <= (row.last ?? row.rank)))
}

function rankOf({ rank, last = rank, counts }: Row, team: string, movedFrom: string | undefined): RankInRecap {
  const { number, average, won } = counts
  return {
    rank: rank === last ? String(rank) : `${rank}–${last}`,
    isVacant: false,
    team,
    ...(movedFrom === undefined ? { number: Number(number) } : { movedFrom }),
    ...(average === undefined ? {} : { average: Number(average) }),
    won: Number(won),
    isDisqualified: counts['disqualified'] === true,
    hasRibbon: counts['ribbon'] === true,
  }
}

const playerIn = (player: PlayerAwards): PlayerInRecap => ({
  name: player.name,
  matches: player.matches.map(partPlayed),
  ...(player.state === 'awarded'
    ? { award: player.award.award, rule: player.award.rule, ...saidIn(player.award) }
    : { award: 'in', rule: '', says: [] }),
})

/** To one decimal, for the eye alone: rules compare whole boards (BRI-6). */
const partPlayed = ({ match, boards, played }: PlayedMatch): PartInRecap => ({
  match,
  boards,
  played: played ?? null,
  percent: played === undefined || boards === 0 ? null : Math.round((1000 * played) / boards) / 10,
})
