/** The command that reports a game, with its players as this page sees them: a page that is behind cannot report for others. */
import type { Instant } from '@arbiter/core'
import type { GameToReport } from '@arbiter/core/bulletin'
import type { GameResult } from '@arbiter/core/facts'
import type { CommandInput } from '../live/live.ts'

/** `ids` has the id of each entrant by the name on the screen. */
export function reportCommand(
  game: GameToReport,
  result: GameResult,
  ids: ReadonlyMap<string, string>,
  finishedAt?: Instant,
): Extract<CommandInput, { do: 'report' }> {
  const players = [ids.get(game.white) ?? game.white, ids.get(game.black) ?? game.black] as const
  const time = finishedAt === undefined ? {} : { finishedAt }
  return { do: 'report', match: game.match, game: game.game, result, players, ...time }
}
