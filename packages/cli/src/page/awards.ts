/** Awards on a page: for each team what every player has played in each match, what he gets and by which rule. */
import { listed, type PlayedMatch, type PlayerAwards, type TeamAwards } from '@arbiter/core'
import type { Paper } from './paper.ts'
import { parts, wrapped } from './prose.ts'
import { type Column, table } from './table.ts'
import { harmless } from './text-width.ts'

export function awardsPage(teams: readonly TeamAwards[], paper: Paper): string {
  const told = teams.filter(({ players }) => players.length > 0)
  if (told.length === 0) return 'No team has told its players, so there is nobody to give an award to.'
  return parts(...told.map((team) => teamLines(team, paper)), paper.pencil(wrapped(columnsMean, paper.width)))
}

export const columnsMean = 'Boards played of boards, match by match of the team, each by its number in the event.'

export const teamHeading = ({ bracket, team }: TeamAwards, paper: Paper): string =>
  paper.strong(`${harmless(team)}${bracket === '' ? '' : ` · Bracket ${bracket}`}`)

function teamLines(team: TeamAwards, paper: Paper): string[] {
  const { players } = team
  const rows = players.map((player) => ({ cells: [harmless(player.name), ...boardsOf(player), ...awardOf(player)] }))
  const columns = [...playerColumns(players), { heading: 'Award' }, { heading: 'Rule' }]
  const said = players.flatMap((player) =>
    player.state === 'awarded' ? [{ name: player.name, sentence: player.award.sentence }] : [],
  )
  return [teamHeading(team, paper), ...table(paper, columns, rows, '  '), ...reasonLines(said, paper)]
}

/** The player, and a column for each match of the team by its number in the event. */
export const playerColumns = (players: readonly PlayerAwards[]): Column[] => [
  { heading: 'Player', least: 8 },
  ...(players[0]?.matches ?? []).map(({ match }): Column => ({ heading: match, align: 'right' })),
]

export const boardsOf = ({ matches }: PlayerAwards): string[] => matches.map(playedOf)

/** "14/28"; "?/28" while a line-up is missing. */
const playedOf = ({ played, boards }: PlayedMatch): string => `${played ?? '?'}/${boards}`

function awardOf(player: PlayerAwards): [award: string, rule: string] {
  if (player.state === 'in') return ['still in', '']
  const { award, rule } = player.award
  return [award === 'match' ? 'match award' : award, rule]
}

/** Players for whom the same is said stand together. */
export function reasonLines(
  said: readonly { readonly name: string; readonly sentence: string }[],
  paper: Paper,
): string[] {
  const names = new Map<string, string[]>()
  for (const { name, sentence } of said) names.set(sentence, [...(names.get(sentence) ?? []), harmless(name)])
  return [...names].map(([sentence, who]) =>
    paper.pencil(wrapped(`  ${listed(who)}: ${sentence}`, paper.width, '    ')),
  )
}
