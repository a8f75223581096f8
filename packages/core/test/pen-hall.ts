/** Tournaments for the tests of typed lines, with names that hurt. */

import { show } from '../src/bulletin/show.ts'
import { league as leagueFormat } from '../src/formats/league/league.ts'
import type { PenReading } from '../src/pen/pen-reading.ts'
import { type PenSheet, penSheetOf } from '../src/pen/pen-sheet.ts'
import { bridge, cup, diagonal, type Hall, hybrid, Hall as PlayingHall } from './hall.ts'
import { inEnglish } from './said.ts'

export const names = [
  'Anna Müller',
  'Ben Ott',
  'Smith and Jones',
  "O'Brien, Pat",
  'Jean-Luc Picard-Smith',
  'محمد صلاح الدين',
  'Anna Berg',
  '7 Ravens',
  'Łukasz Żak',
  'Team 1',
  'Ann',
  'Ann',
]

export const halls: Readonly<Record<string, () => Hall>> = {
  league: () =>
    new PlayingHall(leagueFormat)
      .enter(...names)
      .did({ do: 'start' })
      .play('1 1-0'),
  hybrid: () => hybrid(6),
  diagonal: () => diagonal(6),
  cup: () => cup(4, {}, 20),
  bridge: () => bridge(8),
  'three-way': () => bridge(9),
}

export const sheetOf = (hall: Hall): PenSheet => penSheetOf(show(hall.tournament))

/** "Ann 1–0 Ben, match 1"; of what is not recorded "… what is missing" and "✗ 2-5 what was not understood". */
export function readingText(reading: PenReading): string {
  const says = reading.says
    .map((each) => inEnglish([each]))
    .join(', ')
    .replace(/[\u2066-\u2069]/g, '')
  if (reading.is === 'stopped') return `✗ ${reading.at.from}-${reading.at.to} ${says}`
  return reading.is === 'command' ? says : `… ${says}`
}
