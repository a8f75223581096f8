/** The round robin of five: victory points and the order of the teams (BRI-41 to BRI-43). */

import type { Match } from '../../../chart/match.ts'
import type { Who } from '../../../chart/slot.ts'
import { first, known } from '../../../lists/at.ts'
import { inTurn, least, most } from '../../../ranking/ranking.ts'
import { marginOf, scoreOfMeeting } from '../series/comparison.ts'
import { meetingsOf } from '../series/meetings.ts'
import { victoryPoints } from './victory-points.ts'

/** One result of a team: victory points and IMP margin in thousandths. */
interface Result {
  readonly points: number
  readonly margin: number
}

export interface Tally {
  readonly who: Who
  /** In the list, from 0. */
  readonly number: number
  points: number
  wonInHalves: number
  played: number
  readonly against: Map<Who, Result>
}

export type Step =
  | 'victory-points'
  | 'matches-won'
  | 'head-to-head'
  | 'result-against'
  | 'extra-boards'
  | 'lot'
  | 'number'

export interface PlacedTeam {
  readonly tally: Tally
  /** The step that separates it from the next team, if any has yet. */
  readonly ahead: Step | undefined
}

export function talliesOf(order: readonly Who[], matches: readonly Match[], scale: readonly number[]): Tally[] {
  const tallies = order.map(
    (who, number): Tally => ({ who, number, points: 0, wonInHalves: 0, played: 0, against: new Map() }),
  )
  const of = new Map(tallies.map((tally) => [tally.who, tally]))
  for (const match of matches) {
    if (!match.outcome) continue
    const [first, second] = [known(of.get(match.who(0))), known(of.get(match.who(1)))]
    const result = resultOf(match, scale)
    count(first, second.who, result)
    count(second, first.who, { points: result.others, others: result.points, margin: -result.margin, won: -result.won })
  }
  return tallies
}

/** A match seen from one side: victory points of both, the IMP margin in thousandths, and +1 for won, −1 for lost. */
interface CountedMatch {
  readonly points: number
  readonly others: number
  readonly margin: number
  readonly won: number
}

function count(tally: Tally, other: Who, { points, margin, won, others }: CountedMatch): void {
  tally.points += points
  tally.wonInHalves += points + others === 0 ? 0 : 1 + won
  tally.played++
  tally.against.set(other, { points, margin })
}

/** By the boards; otherwise 20 to 0, 10 to 10, or nothing if both were missing. */
function resultOf(match: Match, scale: readonly number[]): CountedMatch {
  const { outcome } = match
  const [meeting] = meetingsOf(match.here)
  if (meeting && (outcome?.by === 'score' || outcome?.by === 'draw')) {
    const margin = marginOf(scoreOfMeeting(match, meeting))
    const [points, others] = victoryPoints(scale, margin)
    return { points, others, margin, won: Math.sign(margin) }
  }
  const [first] = outcome?.order ?? []
  if (outcome?.tied || (outcome?.by === 'ruling' && first === undefined)) return level
  if (first === undefined) return missed
  return first === 0 ? { points: 20, others: 0, margin: 0, won: 1 } : { points: 0, others: 20, margin: 0, won: -1 }
}

const level: CountedMatch = { points: 10, others: 10, margin: 0, won: 0 }
const missed: CountedMatch = { points: 0, others: 0, margin: 0, won: 0 }

/** The teams in order, each with the step that separates it from the next. */
export function placingOf(tallies: readonly Tally[]): PlacedTeam[] {
  const inTable = tallies.toSorted(byTable)
  return split(
    inTable,
    ({ points }) => points,
    'victory-points',
    (level) =>
      split(
        level,
        ({ wonInHalves }) => wonInHalves,
        'matches-won',
        (tied) => untied(tied, inTable),
      ),
  )
}

const byTable = inTurn<Tally>(
  most(({ points }) => points),
  most(({ wonInHalves }) => wonInHalves),
  least(({ number }) => number),
)

/** Groups by a figure, most first, then each group in its own order. */
function split(
  teams: readonly Tally[],
  figure: (tally: Tally) => number,
  step: Step,
  within: (level: readonly Tally[]) => PlacedTeam[],
): PlacedTeam[] {
  const figures = [...new Set(teams.map(figure))].sort((a, b) => b - a)
  return figures.flatMap((value, i) => {
    const placed = within(teams.filter((team) => figure(team) === value))
    const isLast = i === figures.length - 1
    return placed.map((each, k) => (k === placed.length - 1 && !isLast ? { ...each, ahead: step } : each))
  })
}

/** A step that separates some teams starts the list again for the teams still level. */
function untied(tied: readonly Tally[], inTable: readonly Tally[]): PlacedTeam[] {
  if (tied.length === 1) return [{ tally: first(tied), ahead: undefined }]
  const anew = (level: readonly Tally[]) => untied(level, inTable)
  const among = (team: Tally) => tied.reduce((sum, { who }) => sum + (team.against.get(who)?.points ?? 0), 0)
  if (separates(tied, among)) return split(tied, among, 'head-to-head', anew)
  for (const outside of inTable.filter((team) => !tied.includes(team))) {
    const result = (team: Tally) => team.against.get(outside.who)?.margin ?? 0
    if (separates(tied, result)) return split(tied, result, 'result-against', anew)
  }
  return tied.map((tally) => ({ tally, ahead: undefined }))
}

const separates = (teams: readonly Tally[], figure: (tally: Tally) => number): boolean =>
  new Set(teams.map(figure)).size > 1
