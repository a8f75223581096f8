/** The report of a game, with the players as this page sees them: a page that is behind cannot record for others. */
import type { GameToReport } from '@arbiter/core/bulletin'
import type { Asked, Live } from '../../../live/live.ts'
import { calledIn } from '../../../parts/names.ts'
import type { GameResult } from './pen.ts'

export function reportOf(live: Live, game: GameToReport, result: GameResult): Extract<Asked, { do: 'report' }> {
  const { byName } = live.look(calledIn)
  const id = (name: string) => byName.get(name)?.id ?? name
  return { do: 'report', match: game.match, game: game.game, result, players: [id(game.white), id(game.black)] }
}
