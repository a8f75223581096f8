/** Line-ups that should have been told by now: of teams with more than four players, of halves that were played (BRI-16c). */
import type { Match } from '../chart/match.ts'
import { namesOf } from '../chart/names.ts'
import { attendanceIn } from '../formats/bridge-knockout/awards/line-ups.ts'
import type { Tournament } from '../tournament/tournament.ts'

export interface MissingLineup {
  readonly match: string
  readonly team: string
  /** Given while only that half has been played. */
  readonly half?: 1
}

export function lineupsMissing({ chart, format }: Tournament): MissingLineup[] {
  if (!format.boardsOfTeam) return []
  const names = namesOf(chart)
  return [...chart.matches.values()].filter(hasGames).flatMap((match) =>
    match.here
      .map((seat) => match.who(seat))
      .filter((who) => (chart.entrant(who).players?.length ?? 0) > 4)
      .filter((who) => attendanceIn(chart, match, who).played === undefined)
      .map((who) => ({ match: match.id, team: names[who] as string, ...(match.outcome ? {} : { half: 1 as const }) })),
  )
}

const hasGames = ({ games }: Match): boolean => games.length > 0
