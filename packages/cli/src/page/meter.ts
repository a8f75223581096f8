/** The meter on a page: for each team still in what every player has, or still needs, for each rank. */
import type { PlayerAwards, TeamAwards } from '@arbiter/core'
import { boardsOf, columnsMean, playerColumns, reasonLines, teamHeading } from './awards.ts'
import type { Paper } from './paper.ts'
import { parts, wrapped } from './prose.ts'
import { type Column, table } from './table.ts'
import { harmless } from './text-width.ts'

type Playing = Extract<PlayerAwards, { state: 'in' }>
type Reading = Playing['meter'][number]

/** `hasReasons`: with a sentence for every player and rank. */
export function meterPage(teams: readonly TeamAwards[], hasReasons: boolean, paper: Paper): string {
  if (teams.length === 0) return 'No team that has told its players is still in.'
  const legend = `${columnsMean} If the team gets there: yes, he has it; +14, with so many boards more at least; no, not any more; ?, a line-up is missing. (BRI-16d)`
  return parts(...teams.map((team) => teamLines(team, hasReasons, paper)), paper.pencil(wrapped(legend, paper.width)))
}

function teamLines(team: TeamAwards, hasReasons: boolean, paper: Paper): string[] {
  const players = team.players.filter((player): player is Playing => player.state === 'in')
  const ranks = (players[0]?.meter ?? []).map(({ rank }): Column => ({ heading: rank, align: 'right' }))
  const rows = players.map((player) => ({
    cells: [harmless(player.name), ...boardsOf(player), ...player.meter.map(readingOf)],
  }))
  const said = hasReasons ? players.flatMap(({ name, meter }) => meter.map(({ sentence }) => ({ name, sentence }))) : []
  const reasons = reasonLines(said, paper)
  return [teamHeading(team, paper), ...table(paper, [...playerColumns(players), ...ranks], rows, '  '), ...reasons]
}

const words = { has: 'yes', cannot: 'no', unknown: '?' } as const

const readingOf = (reading: Reading): string => (reading.state === 'can' ? `+${reading.boards}` : words[reading.state])
