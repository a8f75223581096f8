/** `arbiter bridge awards FILE` */
import { awardsIn, type PlayerAwards, type TeamAwards } from '@arbiter/core/bridge'
import type { Answer } from '../command-line/command.ts'
import { wordMissing } from '../command-line/reading.ts'
import { orStop } from '../command-line/refusal.ts'
import { misused } from '../command-line/stop.ts'
import { look } from '../desk/looking.ts'
import { awardsPage } from '../page/awards.ts'
import type { Asked } from './asked.ts'
import { exampleOf } from './example.ts'

export function awards(call: Asked): Answer {
  const teams = teamsAsked(call, 'awards')
  return { exit: 'done', data: { teams: teams.map(shown) }, page: (paper) => awardsPage(teams, paper) }
}

/** The teams of the event, or the one that was named. */
export function teamsAsked({ words: { points: file }, options, world }: Asked, what: string): TeamAwards[] {
  if (file === undefined) throw misused([wordMissing(`bridge ${what}`, 'FILE'), exampleOf(`${what} evening.arbiter`)])
  return orStop<TeamAwards[]>(awardsIn(look(world, file), options.team))
}

/** Teams are told by name, and an award by its own fields. */
export const shown = ({ bracket, team, players }: TeamAwards): object => ({
  bracket,
  team,
  players: players.map(playerShown),
})

const playerShown = (player: PlayerAwards) => (player.state === 'in' ? player : { ...player, ...player.award })
