/** What the players of teams are awarded, for the commands that show it. */
import { awardsIn, type PlayerAwards, type TeamAwards } from '@arbiter/core/bridge'
import { orStop } from '../../command-line/refusal.ts'
import type { World } from '../../command-line/world.ts'
import { look } from '../../desk/look.ts'

interface TeamsCall {
  readonly words: { readonly file: string }
  readonly options: { readonly team: string | undefined }
  readonly world: World
}

/** All teams of the event, or the one that was named. */
export const teamsIn = async ({ words: { file }, options, world }: TeamsCall): Promise<readonly TeamAwards[]> =>
  orStop(awardsIn(await look(world, file), options.team)).awards

export const teamShown = ({ bracket, team, players }: TeamAwards): object => ({
  bracket,
  team,
  players: players.map(playerShown),
})

const playerShown = (player: PlayerAwards) => (player.state === 'in' ? player : { ...player, ...player.award })
