/** The games of a tournament in its log, as PGN (CUP-22). */

import { cupLedger } from '@arbiter/core/formats/cup'
import type { Tournament } from '@arbiter/core/tournament'

interface GamesQuery {
  /** Broken-off games too. */
  readonly hasUnfinished?: boolean
  /** Only the games of this match. */
  readonly match?: string | undefined
}

/** In the order of the log. */
export function gamesInLog({ chart }: Tournament, { hasUnfinished = false, match }: GamesQuery = {}): string[] {
  const matches = [...chart.board.matches.values()].filter(({ id }) => match === undefined || id === match)
  const ended = matches.flatMap(({ games }) =>
    games.map(({ report, seq, score }): GameText => ({ seq, pgn: report && pgnOf(report, String(score.result)) })),
  )
  const unfinished = hasUnfinished
    ? cupLedger(chart).abandoned.map(({ seq, record }): GameText => ({ seq, pgn: record?.pgn }))
    : []
  return [...ended, ...unfinished].toSorted((a, b) => a.seq - b.seq).flatMap(({ pgn }) => pgn ?? [])
}

interface GameText {
  readonly seq: number
  readonly pgn: string | undefined
}

type Report = NonNullable<MatchGame['report']>
type MatchGame = ReturnType<Tournament['chart']['board']['openMatches']>[number]['games'][number]

/** A corrected result is put into the PGN, with the earlier one as a tag. */
function pgnOf({ record, before }: Report, result: string): string | undefined {
  if (before === undefined || record?.pgn === undefined) return record?.pgn
  return record.pgn
    .replace(/^\[Result ".*"\]$/m, `[Result "${result}"]\n[ResultBefore "${before}"]`)
    .replace(/\S+\s*$/, `${result}\n\n`)
}
