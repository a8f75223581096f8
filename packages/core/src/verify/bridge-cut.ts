/** Who advances of those who are there: matches won, IMP quotient, extra boards (BRI-35 to BRI-37). */
import type { Person } from './field.ts'

/** What two scored against each other in a set of boards; undefined while it is not all reported. */
export type ScoresIn = (set: number, a: Person, b: Person) => readonly [number, number] | undefined

export type Cut =
  | { readonly through: readonly Person[] }
  /** The pairs that have still to report this set. */
  | { readonly due: { readonly set: number; readonly pairs: readonly (readonly [Person, Person])[] } }

export function cut(group: readonly Person[], places: number, scoresIn: ScoresIn, set: number): Cut {
  if (group.length <= places || places === 0) return { through: places === 0 ? [] : group }
  const pairs = pairsAmong(group).filter(([a, b]) => !scoresIn(set, a, b))
  if (pairs.length > 0) return { due: { set, pairs } }
  const through: Person[] = []
  for (const level of levelGroups(group, (a, b) => scoresIn(set, a, b))) {
    const left = places - through.length
    const next = cut(level, left, scoresIn, set + 1)
    if ('due' in next) return next
    through.push(...next.through)
  }
  return { through }
}

export function pairsAmong(group: readonly Person[]): (readonly [Person, Person])[] {
  return group.flatMap((a, i) => group.slice(i + 1).map((b) => [a, b] as const))
}

interface Line {
  readonly person: Person
  /** Two for a match won, one for a tied one. */
  wins: number
  won: number
  lost: number
}

/** Those who are level together, best first. */
function levelGroups(
  group: readonly Person[],
  scores: (a: Person, b: Person) => readonly [number, number] | undefined,
): Person[][] {
  const lines = group.map((person) => ({ person, wins: 0, won: 0, lost: 0 }))
  for (const [i, a] of lines.entries())
    for (const b of lines.slice(i + 1)) {
      const [forA, forB] = scores(a.person, b.person) ?? [0, 0]
      count(a, forA, forB)
      count(b, forB, forA)
    }
  const compare = group.length === 2 ? byWins : byWinsAndQuotient
  return inLevels(lines, compare).map((level) => level.map(({ person }) => person))
}

function count(line: Line, won: number, lost: number): void {
  line.wins += won > lost ? 2 : won === lost ? 1 : 0
  line.won += won
  line.lost += lost
}

/** BRI-37: two teams who are level play on; a quotient says nothing about one match. */
const byWins = (a: Line, b: Line): number => b.wins - a.wins
const byWinsAndQuotient = (a: Line, b: Line): number => b.wins - a.wins || byQuotient(a, b)

/** BRI-36: compared as fractions; none lost and some won is best of all, and 0/0 counts as 1. */
export function byQuotient(a: Pick<Line, 'won' | 'lost'>, b: Pick<Line, 'won' | 'lost'>): number {
  const [first, second] = [fraction(a), fraction(b)]
  return second.won * first.lost - first.won * second.lost
}

const fraction = ({ won, lost }: Pick<Line, 'won' | 'lost'>) =>
  lost > 0 ? { won, lost } : won > 0 ? { won: 1, lost: 0 } : { won: 1, lost: 1 }

/** Sorts and puts those together whom the comparison does not separate. */
export function inLevels<Item>(items: readonly Item[], compare: (a: Item, b: Item) => number): Item[][] {
  const levels: Item[][] = []
  for (const item of items.toSorted(compare)) {
    const level = levels.at(-1)
    if (level?.[0] !== undefined && compare(level[0], item) === 0) level.push(item)
    else levels.push([item])
  }
  return levels
}
