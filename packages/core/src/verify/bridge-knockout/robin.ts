/** The round robin of five teams: its rings, victory points and places (BRI-41 to BRI-43). */

import type { Person } from '../field.ts'
import { inLevels } from './match/cut.ts'
import type { BridgeMatch } from './match/match.ts'
import type { BridgeSettings } from './options.ts'

/** BRI-42, the lower number first seated (BRI-91). */
export const rings: readonly (readonly (readonly [number, number])[])[] = [
  [
    [1, 2],
    [2, 4],
    [4, 5],
    [3, 5],
    [1, 3],
  ],
  [
    [1, 4],
    [3, 4],
    [2, 3],
    [2, 5],
    [1, 5],
  ],
]

const forSixToEight = [1, 3, 5, 8, 11, 14, 17, 20, 24, 28]
const forNineToEleven = [1, 3, 6, 10, 14, 18, 22, 26, 31, 36]

/** The least margins for 11 to 20 victory points; undefined if there are none for this number of boards. */
export function scaleFor({ boards, victoryPoints }: BridgeSettings): readonly number[] | undefined {
  if (victoryPoints) return victoryPoints
  const played = boards / 4
  if (played >= 6 && played <= 8) return forSixToEight
  return played >= 9 && played <= 11 ? forNineToEleven : undefined
}

/** The gains of both teams in a match. */
interface Award {
  readonly points: number
  /** Two for a match won, one for a tied one. */
  readonly wins: number
  /** Thousandths of an IMP, handicap included. */
  readonly margin: number
}

const nothing: Award = { points: 0, wins: 0, margin: 0 }

/** This team's gains in a decided match. */
function awardOf(match: BridgeMatch, team: Person, opponent: Person, scale: readonly number[]): Award {
  const { decision } = match
  if (!decision) return nothing
  if (decision.how === 'played') return awardByMargin(marginOf(match, team, opponent), scale)
  if (decision.how === 'cancelled') return { points: 10, wins: 1, margin: 0 }
  return decision.through.includes(team) ? { points: 20, wins: 2, margin: 0 } : nothing
}

function marginOf(match: BridgeMatch, team: Person, opponent: Person): number {
  const isFirst = match.seats[0] === team
  const [first, second] = (isFirst ? match.scores(0, team, opponent) : match.scores(0, opponent, team)) ?? [0, 0]
  return isFirst ? first - second : second - first
}

export function awardByMargin(margin: number, scale: readonly number[]): Award {
  const steps = scale.filter((least) => Math.abs(margin) >= 1000 * least).length
  return { points: 10 + Math.sign(margin) * steps, wins: 1 + Math.sign(margin), margin }
}

export interface Places {
  /** Best first, ties in groups. */
  readonly levels: readonly (readonly Person[])[]
  /** Teams tied across the line between fourth and fifth. */
  readonly acrossTheLine: readonly Person[]
}

/** The places of the teams that are there. */
export function placesOf(teams: readonly Person[], matches: readonly BridgeMatch[], scale: readonly number[]): Places {
  const levels = new Standing(teams, matches, scale).levels
  let placed = 0
  for (const level of levels) {
    if (placed < 4 && placed + level.length > 4) return { levels, acrossTheLine: level }
    placed += level.length
  }
  return { levels, acrossTheLine: [] }
}

type Measure = (team: Person) => number

class Standing {
  private readonly teams: readonly Person[]
  private readonly awards = new Map<Person, Map<Person, Award>>()
  readonly levels: Person[][] = []

  constructor(teams: readonly Person[], matches: readonly BridgeMatch[], scale: readonly number[]) {
    this.teams = teams.toSorted((a, b) => a.number - b.number)
    for (const match of matches) {
      const [a, b] = match.people
      if (!a || !b) continue
      this.note(a, b, awardOf(match, a, b, scale))
      this.note(b, a, awardOf(match, b, a, scale))
    }
    this.separate(this.teams)
  }

  private note(team: Person, opponent: Person, award: Award): void {
    const own = this.awards.get(team) ?? new Map<Person, Award>()
    own.set(opponent, award)
    this.awards.set(team, own)
  }

  private sum(team: Person, what: (award: Award) => number, against?: readonly Person[]): number {
    let total = 0
    for (const [opponent, award] of this.awards.get(team) ?? [])
      if (!against || against.includes(opponent)) total += what(award)
    return total
  }

  /** BRI-43: the first step that tells them apart; then the list begins anew for those still level. */
  private separate(tied: readonly Person[]): void {
    if (tied.length > 1)
      for (const measure of this.steps(tied)) {
        const levels = inLevels(tied, (a, b) => measure(b) - measure(a))
        if (levels.length === 1) continue
        for (const level of levels) this.separate(level)
        return
      }
    if (tied.length > 0) this.levels.push([...tied])
  }

  private *steps(tied: readonly Person[]): Generator<Measure> {
    yield this.points
    yield this.wins
    yield (team) => this.sum(team, ({ points }) => points, tied)
    for (const other of this.outside(tied)) yield (team) => this.sum(team, ({ margin }) => margin, [other])
  }

  private readonly points: Measure = (team) => this.sum(team, ({ points }) => points)
  private readonly wins: Measure = (team) => this.sum(team, ({ wins }) => wins)

  /** In the order of victory points, matches won and number. */
  private outside(tied: readonly Person[]): Person[] {
    const others = this.teams.filter((team) => !tied.includes(team))
    return others.sort((a, b) => this.points(b) - this.points(a) || this.wins(b) - this.wins(a))
  }
}
