/** What a typed line can be about: the matches, what can be reported of each now, and everybody's name. */
import { progressOf } from '../bulletin/progress.ts'
import type { Bulletin, BulletinMatch } from '../bulletin/show.ts'
import type { BoardsToReport, GameToReport } from '../bulletin/todo.ts'
import type { EntrantId, MatchId } from '../ids/ids.ts'
import type { Series } from '../series/series.ts'

/** An entrant with the name on the screen. */
export interface PenEntrant {
  readonly entrant: EntrantId
  readonly name: string
}

export interface PenMatch {
  readonly id: MatchId
  readonly state: BulletinMatch['state']
  /** Seats whose entrant is not known yet are left out. */
  readonly seats: readonly PenEntrant[]
  /** How its results are written: the series says. */
  readonly results: Series['results']
  /** Games and boards that can be reported now. */
  readonly games: readonly GameToReport[]
  readonly boards: readonly BoardsToReport[]
  readonly shown: BulletinMatch
}

export interface PenSheet {
  readonly matches: ReadonlyMap<string, PenMatch>
  /** Matches of the rounds in play: a number alone means one of these, 6 is Q6.6. */
  readonly current: readonly PenMatch[]
  /** Matches that take a result, in order. */
  readonly open: readonly PenMatch[]
  readonly entrants: readonly PenEntrant[]
}

export function penSheetOf(bulletin: Bulletin): PenSheet {
  const entrants = bulletin.entrants.map(({ id, name }) => ({ entrant: id as EntrantId, name }))
  const all = matchesOf(bulletin, new Map(entrants.map((each) => [each.name, each])))
  const matches = new Map(all.map((match) => [match.id as string, match]))
  const inPlay = progressOf(bulletin).open.flatMap(({ round }) => round.matches)
  return {
    matches,
    current: inPlay.flatMap(({ match }) => matches.get(match) ?? []),
    open: all.filter(({ games, boards }) => games.length + boards.length > 0),
    entrants,
  }
}

function matchesOf({ stages, todo }: Bulletin, byName: ReadonlyMap<string, PenEntrant>): PenMatch[] {
  const reports = todo.filter((each) => each.do === 'report')
  return stages
    .flatMap(({ rounds }) => rounds.flatMap(({ matches }) => matches))
    .map((shown) => {
      const own = reports.filter(({ match }) => match === shown.match)
      return {
        id: shown.match,
        state: shown.state,
        seats: shown.seats.flatMap(({ entrant = '' }) => byName.get(entrant) ?? []),
        results: shown.boards ? ('numbers' as const) : ('marks' as const),
        games: own.filter((each): each is GameToReport => 'game' in each),
        boards: own.filter((each): each is BoardsToReport => 'between' in each),
        shown,
      }
    })
}

/** The letters beside the teams of a match: a, b, c. */
export const seatLetter = (seat: number): string => 'abcdefgh'[seat] ?? ''
