/** The matches for the pen line: which take a result now, what each is called, who plays. */
import {
  type BoardsToReport,
  type Bulletin,
  type BulletinMatch,
  type GameToReport,
  progressOf,
} from '@arbiter/core/bulletin'

export interface OpenMatches {
  readonly matches: ReadonlyMap<string, BulletinMatch>
  /** Matches that take a result, in order. */
  readonly open: readonly string[]
  /** Matches of the rounds in play: a bare number means one of these. */
  readonly current: readonly BulletinMatch[]
  readonly games: ReadonlyMap<string, readonly GameToReport[]>
  readonly boards: ReadonlyMap<string, readonly BoardsToReport[]>
  /** Ids of entrants by the name on the screen. */
  readonly ids: ReadonlyMap<string, string>
}

export function openMatchesOf(bulletin: Bulletin): OpenMatches {
  const reports = bulletin.todo.filter((todo) => todo.do === 'report')
  const all = bulletin.stages.flatMap(({ rounds }) => rounds.flatMap(({ matches }) => matches))
  return {
    matches: new Map(all.map((match) => [match.match, match])),
    open: [...new Set(reports.map(({ match }) => match))],
    current: progressOf(bulletin).open.flatMap(({ round }) => round.matches),
    games: byMatch(reports.filter((todo): todo is GameToReport => 'game' in todo)),
    boards: byMatch(reports.filter((todo): todo is BoardsToReport => 'between' in todo)),
    ids: new Map(bulletin.entrants.map(({ name, id }) => [name, id])),
  }
}

function byMatch<Report extends { readonly match: string }>(reports: readonly Report[]): Map<string, Report[]> {
  const found = new Map<string, Report[]>()
  for (const report of reports) found.set(report.match, [...(found.get(report.match) ?? []), report])
  return found
}

/** The letters beside the teams of a match: a, b, c. */
export const letterOf = (seat: number): string => 'abcdefgh'[seat] ?? ''
