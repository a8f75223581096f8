/** The words in a box of the bracket sheet. */

import type { BracketHead, MatchOnSheet, RoundOnSheet, TeamOnSheet } from '@arbiter/core/bridge'
import type { Message } from '@arbiter/core/messages'
import { message } from './words/messages.ts'
/** The figures of the head. */
export function factsOf({ teams, indicators, tables, boards, compactBoards, sessions }: BracketHead): Message[] {
  return [
    message('sheet-teams', { count: teams }),
    ...(indicators
      ? [message('sheet-averages', { high: averageSaid(indicators.high), low: averageSaid(indicators.low) })]
      : []),
    message('sheet-tables', { tables: { text: tables } }),
    ...(compactBoards === undefined ? [] : [message('sheet-boards-a-half', { count: compactBoards })]),
    message('sheet-boards-a-session', { count: boards }),
    message('sheet-sessions', { count: sessions }),
  ]
}

export const averageSaid = (average: number): Message => message('sheet-average', { average: { number: average } })

export const impsSaid = (imps: number): Message => message('sheet-imps', { imps: { imps } })

/** "0.800"; "∞" for a team that lost none. */
export const quotientSaid = (quotient: string): Message =>
  message('sheet-quotient', { quotient: { number: quotient === '∞' ? Number.POSITIVE_INFINITY : Number(quotient) } })

/** "tables 5–6"; with a note for a three-way from which one advances, or a final of three. */
export function kindOf({ tables, teams, advance, isForPlaces }: MatchOnSheet): Message[] {
  const one = message(isForPlaces ? 'sheet-for-places' : 'sheet-one-advances')
  const shown = message('sheet-tables', { tables: { text: tablesShown(tables) } })
  return [shown, ...(teams.length > 2 && advance === 1 ? [one] : [])]
}

/** "28 boards", "14 each, two go on", "28 boards, three-ways 14". */
export function boardsOf({ parts }: Pick<RoundOnSheet, 'parts'>): Message {
  const matches = parts.flatMap((part) => part.matches)
  const boardsIn = (isOfKind: (match: MatchOnSheet) => boolean) => [
    ...new Set(matches.filter(isOfKind).map(({ boards }) => boards)),
  ]
  const boards = boardsIn(({ teams }) => teams.length === 2)
  const threes = boardsIn(({ teams }) => teams.length > 2)
  if (threes.length === 0) return message('sheet-boards-of-round', { boards })
  if (boards.length > 0) return message('sheet-boards-mixed', { boards, threes })
  return matches.every(({ advance }) => advance === 2)
    ? message('sheet-boards-two-advance', { boards: threes })
    : message('sheet-boards-each', { boards: threes })
}

/** "5–6", "7, 8, 24", "A3, B3". */
function tablesShown(tables: readonly string[]): string {
  const isRun = tables.length > 1 && tables.every((table, i) => Number(table) === Number(tables[0]) + i)
  return isRun ? `${tables[0]}–${tables.at(-1)}` : tables.join(', ')
}

/** "6500.00", "+3.2", "c/o 14"; of a three-way each handicap stands beside its sub-match. */
export function detailOf(team: TeamOnSheet, teams: number): Message[] {
  const { average, handicaps = [], carryover, away, movedFrom } = team
  const received = teams > 2 ? [] : handicaps.map(({ imps }) => message('sheet-received', { imps: { imps } }))
  return [
    ...(average === undefined ? [] : [averageSaid(average)]),
    ...received,
    ...(carryover === undefined ? [] : [message('sheet-carried', { imps: { imps: carryover } })]),
    ...(away === undefined ? [] : [away]),
    ...movedSaid(movedFrom),
  ]
}

export const movedSaid = (from: string | undefined): Message[] =>
  from === undefined ? [] : [message('sheet-moved-from', { bracket: { text: from } })]

/** How it was decided where the score does not say it, and what the director noted. */
export function remarkOf({ decidedBy, note, isRepaired }: MatchOnSheet): Message[] {
  const how = decisions.find((each) => each === decidedBy)
  return [
    ...(isRepaired ? [message('sheet-paired', { how: 're-paired' })] : []),
    ...(how ? [message('sheet-decided', { how })] : []),
    ...noteSaid(note),
  ]
}

export const noteSaid = (note: string | undefined): Message[] =>
  note === undefined ? [] : [message('sheet-note', { note: { text: note } })]

/** Ways to decide a match of teams; a score needs no word. */
const decisions = ['quotient', 'extra-boards', 'forfeit', 'walkover', 'ruling', 'draw'] as const

type LeadKind = Parameters<typeof message<'sheet-given'>>[1]['what']

/** "carry-over 14 to 3". */
export function givenSaid(
  what: LeadKind,
  line: readonly [number, number] | undefined,
  between: readonly [number, number],
): Message[] {
  if (!line) return []
  const side = line[0] > 0 ? 0 : 1
  return [message('sheet-given', { what, imps: { imps: line[side] }, number: between[side] })]
}
