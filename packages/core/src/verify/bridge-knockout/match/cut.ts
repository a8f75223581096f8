/** Which of the teams present advance: matches won, IMP quotient, extra boards (BRI-35 to BRI-37). */
import { at } from '../../../lists/at.ts'
import type { Person } from '../../field.ts'

/** The score of two teams in a set of boards; undefined until all is reported. */
export type ScoresIn = (set: number, a: Person, b: Person) => readonly [number, number] | undefined

/** The teams that play in the set that is not complete. */
export interface BoardsDue {
  readonly due: { readonly set: number; readonly among: readonly Person[] }
}

export type Cut = { readonly through: readonly Person[] } | BoardsDue

export function cut(group: readonly Person[], places: number, scoresIn: ScoresIn, set: number): Cut {
  if (group.length <= places || places === 0) return { through: places === 0 ? [] : group }
  const levels = levelsOf(group, scoresIn, set)
  if (!levels) return { due: { set, among: group } }
  const through: Person[] = []
  for (const level of levels) {
    const next = cut(level, places - through.length, scoresIn, set + 1)
    if ('due' in next) return next
    through.push(...next.through)
  }
  return { through }
}

/** Best first, ties of matches won and quotient in groups; undefined until all is reported. */
export function levelsOf(group: readonly Person[], scoresIn: ScoresIn, set: number): Person[][] | undefined {
  const lines = linesOf(group, (a, b) => scoresIn(set, a, b))
  const levels = lines && inLevels(lines, group.length === 2 ? byWins : byWinsAndQuotient)
  return levels?.map((level) => level.map(({ person }) => person))
}

/** The same by matches won alone. */
export function levelsByWins(group: readonly Person[], scoresIn: ScoresIn, set: number): Line[][] | undefined {
  const lines = linesOf(group, (a, b) => scoresIn(set, a, b))
  return lines && inLevels(lines, byWins)
}

interface Line {
  readonly person: Person
  /** Two for a match won, one for a tied one. */
  wins: number
  won: number
  lost: number
}

/** Wins and IMPs of each team; undefined until all is reported. */
function linesOf(
  group: readonly Person[],
  scores: (a: Person, b: Person) => readonly [number, number] | undefined,
): Line[] | undefined {
  const lines = group.map((person) => ({ person, wins: 0, won: 0, lost: 0 }))
  for (let i = 0; i < lines.length; i++)
    for (let j = i + 1; j < lines.length; j++) {
      const [a, b] = [at(lines, i), at(lines, j)]
      const score = scores(a.person, b.person)
      if (!score) return undefined
      count(a, score[0], score[1])
      count(b, score[1], score[0])
    }
  return lines
}

function count(line: Line, won: number, lost: number): void {
  line.wins += won > lost ? 2 : won === lost ? 1 : 0
  line.won += won
  line.lost += lost
}

/** BRI-37: two tied teams play on; a quotient says nothing about one match. */
const byWins = (a: Line, b: Line): number => b.wins - a.wins
const byWinsAndQuotient = (a: Line, b: Line): number => b.wins - a.wins || byQuotient(a, b)

/** BRI-36: compared as fractions; a quotient with no IMPs lost is best, and 0/0 counts as 1. */
export function byQuotient(a: Pick<Line, 'won' | 'lost'>, b: Pick<Line, 'won' | 'lost'>): number {
  const [first, second] = [fraction(a), fraction(b)]
  return second.won * first.lost - first.won * second.lost
}

const fraction = ({ won, lost }: Pick<Line, 'won' | 'lost'>) =>
  lost > 0 ? { won, lost } : won > 0 ? { won: 1, lost: 0 } : { won: 1, lost: 1 }

/** Sorts, with ties in groups. */
export function inLevels<Item>(items: readonly Item[], compare: (a: Item, b: Item) => number): Item[][] {
  const levels: Item[][] = []
  for (const item of items.toSorted(compare)) {
    const level = levels.at(-1)
    if (level?.[0] !== undefined && compare(level[0], item) === 0) level.push(item)
    else levels.push([item])
  }
  return levels
}
