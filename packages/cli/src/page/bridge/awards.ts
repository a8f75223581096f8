/** Awards on a page: for each team what every player has played in each match, what he gets and by which rule. */

import { type PlayedMatch, type PlayerAwards, rankSaid, type TeamAwards } from '@arbiter/core/bridge'
import type { Message, Statement } from '@arbiter/core/messages'
import { textOf, textOfAll } from '../../language/voice.ts'
import type { Paper } from '../paper.ts'
import { parts, wrapped } from '../prose.ts'
import { type Column, table } from '../table.ts'
import { asText, harmless } from '../text-width.ts'
import { message, words } from '../words/messages.ts'

export function awardsPage(teams: readonly TeamAwards[], paper: Paper): string {
  const told = teams.filter(({ players }) => players.length > 0)
  if (told.length === 0) return words('term-awards-nobody')
  return parts(
    ...told.map((team) => teamLines(team, paper)),
    paper.pencil(wrapped(words('term-awards-columns'), paper.width)),
  )
}

export const teamHeading = ({ bracket, team }: TeamAwards, paper: Paper): string =>
  paper.strong(
    bracket === '' ? harmless(team) : words('term-awards-team', { team: asText(team), bracket: asText(bracket) }),
  )

function teamLines(team: TeamAwards, paper: Paper): string[] {
  const { players } = team
  const rows = players.map((player) => ({ cells: [harmless(player.name), ...boardsOf(player), ...awardOf(player)] }))
  const columns = [...playerColumns(players), { heading: words('term-col-award') }, { heading: words('term-col-rule') }]
  const reasons = players.flatMap((player) => (player.state === 'awarded' ? [reasonOf(player.name, player.award)] : []))
  return [teamHeading(team, paper), ...table(paper, columns, rows, '  '), ...reasonLines(reasons, paper)]
}

/** The player, and a column for each match of the team by its number in the event. */
export const playerColumns = (players: readonly PlayerAwards[]): Column[] => [
  { heading: words('term-col-player'), least: 8 },
  ...(players[0]?.matches ?? []).map(({ match }): Column => ({ heading: match, align: 'right' })),
]

export const boardsOf = ({ matches }: PlayerAwards): string[] => matches.map(playedOf)

/** "14/28"; "?/28" while a line-up is missing. */
const playedOf = ({ played, boards }: PlayedMatch): string => `${played ?? '?'}/${boards}`

function awardOf(player: PlayerAwards): [award: string, rule: string] {
  if (player.state === 'in') return [words('term-award-in'), '']
  const { award, rule } = player.award
  return [textOf(awardSaid(award)), rule]
}

type Award = Extract<PlayerAwards, { state: 'awarded' }>['award']['award']

export function awardSaid(award: Award): Message {
  if (award === 'match') return message('term-award-match')
  if (award === 'nothing') return message('term-award-nothing')
  return award === 'unknown' ? message('term-award-unknown') : rankSaid(award)
}

interface Reason {
  readonly name: string
  readonly sentence: string
}

/** With the sums behind it. */
export const reasonOf = (name: string, { says = [], more = [] }: Statement): Reason => ({
  name,
  sentence: textOfAll([...says, ...more]),
})

/** Players for whom the same is said stand together. */
export function reasonLines(reasons: readonly Reason[], paper: Paper): string[] {
  const names = new Map<string, { readonly text: string }[]>()
  for (const { name, sentence } of reasons) names.set(sentence, [...(names.get(sentence) ?? []), asText(name)])
  return [...names].map(([sentence, who]) =>
    paper.pencil(wrapped(`  ${words('term-award-reason', { who, why: { text: sentence } })}`, paper.width, '    ')),
  )
}
