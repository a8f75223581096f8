/** The final of three in a corrected bracket, each with each: ranks 1, 2 and 3 (BRI-57). */

import type { Person } from '../../field.ts'
import { type BoardsDue, levelsByWins, levelsOf, type ScoresIn } from './cut.ts'

/** Best first, teams that share places in groups. */
export type Ranking = { readonly ranking: readonly (readonly Person[])[] } | BoardsDue

export function rankingOf(group: readonly Person[], scoresIn: ScoresIn): Ranking {
  const levels = group.length === 3 ? levelsByWins(group, scoresIn, 0) : undefined
  if (!levels || levels.length === 1) return rankedBy(group, scoresIn, 0)
  // 4-1-1: twice 2/3; 3-3-0: the two play on.
  const isShared = levels[1]?.length === 2
  const teams = levels.map((level) => level.map(({ person }) => person))
  return isShared ? { ranking: teams } : playedOut(teams, scoresIn, 1)
}

/** Matches won and quotient of one set of boards. */
function rankedBy(group: readonly Person[], scoresIn: ScoresIn, set: number): Ranking {
  const levels = levelsOf(group, scoresIn, set)
  return levels ? playedOut(levels, scoresIn, set + 1) : { due: { set, among: group } }
}

/** Tied teams play on until the tie is broken. */
function playedOut(levels: readonly (readonly Person[])[], scoresIn: ScoresIn, set: number): Ranking {
  const ranking: (readonly Person[])[] = []
  for (const level of levels) {
    const next: Ranking = level.length > 1 ? rankedBy(level, scoresIn, set) : { ranking: [level] }
    if ('due' in next) return next
    ranking.push(...next.ranking)
  }
  return { ranking }
}
