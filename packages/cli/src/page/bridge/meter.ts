/** The meter on a page: for each team still in what every player has, or still needs, for each rank. */
import { type PlayerAwards, rankSaid, type TeamAwards } from '@arbiter/core/bridge'
import { textOf } from '../../language/voice.ts'
import type { Paper } from '../paper.ts'
import { parts, wrapped } from '../prose.ts'
import { type Column, table } from '../table.ts'
import { harmless } from '../text-width.ts'
import { words } from '../words/messages.ts'
import { boardsOf, playerColumns, reasonLines, reasonOf, teamHeading } from './awards.ts'

type Player = Extract<PlayerAwards, { state: 'in' }>
type Reading = Player['meter'][number]

/** `hasReasons`: with a sentence for every player and rank. */
export function meterPage(teams: readonly TeamAwards[], hasReasons: boolean, paper: Paper): string {
  if (teams.length === 0) return words('term-meter-nobody')
  const legend = `${words('term-awards-columns')} ${words('term-meter-legend')}`
  return parts(...teams.map((team) => teamLines(team, hasReasons, paper)), paper.pencil(wrapped(legend, paper.width)))
}

function teamLines(team: TeamAwards, hasReasons: boolean, paper: Paper): string[] {
  const players = team.players.filter((player): player is Player => player.state === 'in')
  const ranks = (players[0]?.meter ?? []).map(
    ({ rank }): Column => ({ heading: textOf(rankSaid(rank)), align: 'right' }),
  )
  const rows = players.map((player) => ({
    cells: [harmless(player.name), ...boardsOf(player), ...player.meter.map(readingOf)],
  }))
  const sentences = hasReasons
    ? players.flatMap(({ name, meter }) => meter.map((reading) => reasonOf(name, reading)))
    : []
  const reasons = reasonLines(sentences, paper)
  return [teamHeading(team, paper), ...table(paper, [...playerColumns(players), ...ranks], rows, '  '), ...reasons]
}

function readingOf(reading: Reading): string {
  if (reading.state === 'can') return `+${reading.boards}`
  if (reading.state === 'unknown') return '?'
  return reading.state === 'has' ? words('term-yes') : words('term-no')
}
