/** What a box of the bracket sheet says in words. */
import { averageShown } from '../../bulletin/figures.ts'
import { impsShown } from '../../bulletin/imps.ts'
import { plural } from '../../words/sentence.ts'
import type { MatchOnSheet, RoundOnSheet, TeamOnSheet } from '../bracket-sheet.ts'
import type { BracketHead } from '../event.ts'

/** The figures of the head. */
export function factsOf({ teams, indicators, tables, boards, compactBoards, sessions }: BracketHead): string[] {
  return [
    plural(teams, 'team'),
    ...(indicators ? [`averages ${averageShown(indicators.high)} to ${averageShown(indicators.low)}`] : []),
    `tables ${tables}`,
    ...(compactBoards === undefined ? [] : [`${compactBoards} boards a half`]),
    `${boards} boards a session`,
    plural(sessions, 'session'),
  ]
}

/** "tables 5–6"; of a three-way from which one goes on, or a final of three, it is said. */
export function kindOf({ tables, teams, advance, isForPlaces }: MatchOnSheet): string {
  const one = isForPlaces ? 'for places 1 to 3' : 'one goes on'
  return [tablesShown(tables), ...(teams.length > 2 && advance === 1 ? [one] : [])].join(' · ')
}

/** "28 boards", "14 each, two go on", "28 boards, three-ways 14". */
export function boardsOf({ parts }: Pick<RoundOnSheet, 'parts'>): string {
  const matches = parts.flatMap((part) => part.matches)
  const boardsIn = (isOfKind: (match: MatchOnSheet) => boolean) =>
    [...new Set(matches.filter(isOfKind).map(({ boards }) => boards))].join(' or ')
  const duels = boardsIn(({ teams }) => teams.length === 2)
  const threeWays = boardsIn(({ teams }) => teams.length > 2)
  if (threeWays === '') return `${duels} boards`
  if (duels === '')
    return matches.every(({ advance }) => advance === 2) ? `${threeWays} each, two go on` : `${threeWays} boards each`
  return `${duels} boards, three-ways ${threeWays}`
}

/** "tables 5–6", "tables 7, 8, 24", "tables A3, B3". */
function tablesShown(tables: readonly string[]): string {
  const isRun = tables.length > 1 && tables.every((table, i) => Number(table) === Number(tables[0]) + i)
  return `tables ${isRun ? `${tables[0]}–${tables.at(-1)}` : tables.join(', ')}`
}

/** "6500.00 · +3.2 · c/o 14"; of a three-way each handicap stands beside its sub-match. */
export function detailOf(team: TeamOnSheet, teams: number): string {
  const { average, handicaps = [], carryover, away, movedFrom } = team
  const received = teams > 2 ? [] : handicaps.map(({ imps }) => `+${impsShown(imps)}`)
  return [
    ...(average === undefined ? [] : [averageShown(average)]),
    ...received,
    ...(carryover === undefined ? [] : [`c/o ${impsShown(carryover)}`]),
    ...(away === undefined ? [] : [away]),
    ...(movedFrom === undefined ? [] : [`moved from ${movedFrom}`]),
  ].join(' · ')
}

/** How it was decided where the score does not say it, and what the director noted. */
export function remarkOf({ decidedBy, note, isRepaired }: MatchOnSheet): string {
  const how = decidedBy === undefined ? [] : [decisions[decidedBy] ?? decidedBy]
  return [...(isRepaired ? ['re-paired'] : []), ...how, ...(note === undefined ? [] : [`“${note}”`])].join(' · ')
}

const decisions: Readonly<Record<string, string>> = {
  quotient: 'by IMP quotient',
  'extra-boards': 'by extra boards',
  forfeit: 'by forfeit',
  walkover: 'walkover',
  ruling: 'by ruling of the director',
  draw: 'level',
}
