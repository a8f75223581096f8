/** What entrants have said of a game, beside the game that is to be reported. */
import type { BoardsToReport, GameToReport } from '@arbiter/core'
import type { Meeting } from '../../claims/claim.ts'

type ToReport = GameToReport | BoardsToReport
type Names = Readonly<Record<string, string>>

/** Was it said of this game? Sides go by id, what is to be done by name. */
export function isSaidOf({ meeting, match, sides }: Meeting, todo: ToReport, names: Names): boolean {
  const [, game, half] = JSON.parse(meeting) as [string, number, number]
  if (match !== todo.match) return false
  if ('game' in todo) return game === todo.game
  const between = sides.map((side) => names[side])
  return todo.between.every((name) => between.includes(name)) && half === (todo.half ?? 0)
}

const shown: Readonly<Record<string, string>> = { '1-0': '1–0', '0-1': '0–1', '1/2-1/2': '½–½' }

/** "1–0", "35–12". */
export const resultWords = (result: unknown): string =>
  Array.isArray(result) ? result.join('–') : (shown[String(result)] ?? String(result))
