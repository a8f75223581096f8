/** The effects of entries, withdrawals and returns on the chart. */
import type { Entrant } from '../facts/entrant.ts'
import type { Seq } from '../facts/ids.ts'
import { annul, settle } from './absence.ts'
import type { Chart } from './chart.ts'
import type { Match } from './match.ts'
import type { Who } from './slot.ts'

/** Enters an entrant; a late one may get a seat in a match. */
export function enter(chart: Chart, entrant: Entrant, joins?: Match): void {
  const { field, board } = chart
  const who = field.add(entrant)
  if (!chart.started) return
  field.append(who)
  chart.isStale = true
  const slot = board.joinDivision(joins?.round.stage.letter ?? '', who)
  if (joins) board.seat(joins, slot)
}

/** True if one more entrant may join after the start. */
export const hasRoom = (chart: Chart): boolean =>
  chart.format.gates?.join?.hasRoom(chart.options, chart.field.size + 1, chart) ?? false

export function withdraw(chart: Chart, who: Who, seq: Seq, isEmergency = false): void {
  const { field, board, format, options } = chart
  field.leave(who, seq, isEmergency)
  board.expectAbsence()
  if (!chart.started) return
  if (format.gates?.annuls?.(options, chart, who)) annul(chart, who)
  else for (const match of board.matchesOf(who)) settle(chart, match)
  chart.isStale = true
}

export function comeBack(chart: Chart, who: Who): void {
  const { field, board } = chart
  field.comeBack(who)
  if (!chart.started) return
  for (const match of board.matchesOf(who)) if (match.series.absence === 'leaves-match') settle(chart, match)
  chart.isStale = true
}
