/** The boards of two teams one by one, with the worth of each and the number still missing (BRI-96). */

import type { Chart } from '../../../chart/chart.ts'
import type { Match } from '../../../chart/match.ts'
import { namesOf } from '../../../chart/names.ts'
import type { MatchId } from '../../../facts/ids.ts'
import type { Imps } from '../../../formats/views/boards.ts'
import { at } from '../../../lists/at.ts'
import type { BoardScore, TableScore } from '../facts/boards-scored.ts'
import { bridgeLedger } from '../ledger.ts'
import { impsOf } from '../scoring/duplicate.ts'
import { perPair } from '../series/boards-series.ts'
import { type Meeting, meetingsOf } from '../series/meetings.ts'

export interface ScorecardView {
  readonly between: readonly [string, string]
  /** By number. */
  readonly boards: readonly BoardView[]
  /** The sum of the boards. */
  readonly imps: Imps
  /** Boards these two play, and boards still missing. */
  readonly of: number
  readonly missing: number
}

export interface BoardView {
  readonly board: number
  readonly half?: 1 | 2
  /** Results at the two tables, if known. */
  readonly tables?: readonly [TableScore, TableScore]
  readonly imps: Imps
}

/** Scorecards of a match, for each meeting with a board entered. */
export function scorecardsOf({ chart }: { readonly chart: Chart }, id: string): ScorecardView[] {
  const match = chart.board.matches.get(id as MatchId)
  if (!match?.isSeated || match.series.results === 'marks') return []
  return meetingsOf(match.here).flatMap((meeting) => scorecardOf(chart, match, meeting))
}

function scorecardOf(chart: Chart, match: Match, { first, second }: Meeting): ScorecardView[] {
  const names = namesOf(chart)
  const sides = [match.who(first), match.who(second)] as const
  const known = [
    ...bridgeLedger(chart)
      .boardsOf(
        match.id,
        sides.map((who) => chart.field.entrant(who).id),
      )
      .values(),
  ]
  if (known.length === 0) return []
  const boards = known.toSorted((a, b) => a.board - b.board).map((board) => boardShown(board, impsOf(board)))
  const sum = (side: 0 | 1) => boards.reduce((total, { imps }) => total + imps[side], 0)
  const of = perPair(match)
  const between = [at(names, sides[0]), at(names, sides[1])] as const
  return [{ between, boards, imps: [sum(0), sum(1)], of, missing: Math.max(0, of - boards.length) }]
}

const boardShown = (board: BoardScore & { readonly half?: 1 | 2 | undefined }, imps: Imps): BoardView => ({
  board: board.board,
  ...(board.half === undefined ? {} : { half: board.half }),
  ...('tables' in board ? { tables: board.tables } : {}),
  imps,
})
