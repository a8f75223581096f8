/** Records the players of a team in a match or half, or the boards each member has played (BRI-97). */
import * as z from 'zod/mini'
import { entrantOf } from '../../../chart/names.ts'
import { match, who } from '../../../commands/command-fields.ts'
import type { ParsedCommand } from '../../../commands/command-kind.ts'
import { seatedIn } from '../../../commands/resolve-match.ts'
import { described } from '../../../descriptions/schema-description.ts'
import { message as about } from '../../../descriptions/words/messages.ts'
import type { Player } from '../../../facts/entrant.ts'
import type { Fact } from '../../../facts/fact.ts'
import type { Message } from '../../../message/message.ts'
import { isRefused, type RefusedResult, refuse } from '../../../refusals/result.ts'
import type { Tournament } from '../../../tournament/tournament.ts'
import { ownCommand } from '../../commands/own-command.ts'
import { boardsOfTeam } from '../draw/matches.ts'
import { halfSchema } from '../facts/boards-scored.ts'
import { lineupTold } from '../facts/lineup-told.ts'
import { message as own } from './descriptions/words/messages.ts'
import { seatedMatch } from './seated-match.ts'
import { message } from './words/messages.ts'

const member = described(z.string().check(z.minLength(1), z.maxLength(200)), own('about-member'))
const boardsOfMember = z.readonly(
  z.strictObject({ player: member, boards: z.int().check(z.minimum(0), z.maximum(9999)) }),
)

const shape = {
  match,
  team: who,
  half: described(z.optional(halfSchema), about('about-lineup-half')),
  players: described(z.optional(z.readonly(z.array(member).check(z.maxLength(20)))), own('about-lineup-four')),
  played: described(
    z.optional(z.readonly(z.array(boardsOfMember).check(z.maxLength(20)))),
    own('about-lineup-instead'),
  ),
}
type Lineup = ParsedCommand<typeof shape>

export const lineup = ownCommand('lineup', { shape, role: 'scorer', oneOf: ['players', 'played'], decide })

function decide(tournament: Tournament, command: Lineup): Fact[] | RefusedResult {
  const { chart } = tournament
  const match = seatedMatch(tournament, command.match)
  if (isRefused(match)) return match
  const who = seatedIn(tournament, match, command.team)
  if (isRefused(who)) return who
  const team = chart.field.entrant(who)
  const refused = (problem: Message): RefusedResult =>
    refuse({
      code: 'bad-lineup',
      match: match.id,
      team: entrantOf(chart, who),
      problem,
      rule: 'BRI-97',
    })
  if (!team.players) return refused(message('lineup-no-players'))
  const { players, half } = command
  const told = players ? fourOf(team.players, players) : playedBy(team.players, command, boardsOfTeam(match))
  if ('id' in told) return refused(told)
  const part = players && half !== undefined ? { half } : {}
  if (!players && half !== undefined) return refused(message('lineup-half'))
  return [lineupTold.fact({ match: match.id, entrant: team.id, ...part, ...told })]
}

function fourOf(members: readonly Player[], named: readonly string[]): { players: number[] } | Message {
  const players: number[] = []
  for (const name of named) {
    const place = placeOf(members, name)
    if (place === undefined) return message('lineup-stranger', { name: { text: name } })
    if (players.includes(place)) return message('lineup-twice', { name: { text: name } })
    players.push(place)
  }
  return players.length === 4 ? { players } : message('lineup-four', { count: players.length })
}

/** Finds a member by name, federation number or place. */
function placeOf(members: readonly Player[], text: string): number | undefined {
  const index = members.findIndex(({ name, number }, i) => [name, number, `#${i + 1}`].includes(text))
  return index < 0 ? undefined : index + 1
}

function playedBy(members: readonly Player[], { played = [] }: Lineup, boards: number): { played: number[] } | Message {
  const each = members.map(() => 0)
  for (const { player, boards: own } of played) {
    const place = placeOf(members, player)
    if (place === undefined) return message('lineup-stranger', { name: { text: player } })
    if (own > boards) return message('lineup-boards', { name: { text: player }, boards: own, most: boards })
    each[place - 1] = own
  }
  const sum = each.reduce((all, own) => all + own, 0)
  const all = 4 * boards
  return sum === all ? { played: each } : message('lineup-sum', { boards, all, sum })
}
