/** The pairing of a phase: the rotation while the field is whole, then the best pairing of the pool; colours; playoffs. */

import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import type { Round } from '../../chart/rounds/round.ts'
import type { Who } from '../../chart/slot.ts'
import type { Pairing, Stage } from '../../chart/stage.ts'
import type { Reason } from '../../facts/fact.ts'
import { at, first } from '../../lists/at.ts'
import { pairPool } from '../../pairing/pool.ts'
import { rotationPhase } from '../../pairing/rotation.ts'
import { inTurn, least } from '../../ranking/ranking.ts'
import { type Counts, hasColours } from './counts.ts'
import { isPlayoff, type Race } from './race/race.ts'

/** Two players, the earlier in the list first. */
type Couple = readonly [Who, Who]

interface PhasePairing {
  readonly couples: readonly Couple[]
  readonly byes: readonly Who[]
  readonly reason: Reason
}

/** HYB-5: the next regular phase. */
export function proposePhase(chart: Chart, stage: Stage, race: Race, pool: readonly Who[], phase: number): Pairing {
  const past = regularMatches(stage.rounds)
  const { couples, byes, reason } = isWhole(chart, race, pool)
    ? byRotation(pool, phase)
    : byOptimum(past, race.counts, pool)
  const seats = couples.map((couple) => inColours(couple, race.counts, past, phase))
  return {
    kind: 'regular',
    matches: seats.map((pair) => pair.map((who) => chart.board.person(who))),
    byes: byes.map((who) => chart.board.person(who)),
    reasons: [reason],
  }
}

/** HYB-5: is the pool exactly the starters, and was each in every phase? */
function isWhole({ field: { order }, started }: Chart, { counts }: Race, pool: readonly Who[]): boolean {
  const starters = started?.order.length ?? 0
  const isFaithful = (who: Who, place: number) => counts.of(who).phases === (place < starters ? counts.phases : 0)
  return pool.length === starters && pool.every((who, i) => who === order[i]) && order.every(isFaithful)
}

function byRotation(pool: readonly Who[], phase: number): PhasePairing {
  const { pairs, byes } = rotationPhase(pool.length, phase)
  const numbered = (number: number) => at(pool, number - 1)
  return {
    couples: pairs.map(([a, b]): Couple => [numbered(a), numbered(b)]),
    byes: byes.map(numbered),
    reason: { rule: 'HYB-5', by: 'rotation', pool: pool.length },
  }
}

function byOptimum(past: readonly Match[], counts: Counts, pool: readonly Who[]): PhasePairing {
  const players = pool.map((who) => {
    const count = counts.of(who)
    const { whites, blacks, played, halfPoints } = count
    return { whites, blacks, byes: counts.byesOf(count), matches: played, halfPoints }
  })
  const { pairs, bye, proof, ...sums } = pairPool(players, meetingsIn(past, pool))
  return {
    couples: pairs.map(([a, b]): Couple => [at(pool, a), at(pool, b)]),
    byes: bye === undefined ? [] : [at(pool, bye)],
    reason: { rule: 'HYB-5', by: proof, pool: pool.length, ...sums },
  }
}

/** Former meetings within the pool, by places in it. */
function meetingsIn(past: readonly Match[], pool: readonly Who[]): [number, number][] {
  const places: number[] = []
  pool.forEach((who, i) => {
    places[who] = i
  })
  const meetings: [number, number][] = []
  for (const match of past) {
    const a = places[match.who(0)]
    const b = places[match.who(1)]
    if (a !== undefined && b !== undefined) meetings.push([a, b])
  }
  return meetings
}

export function regularMatches(rounds: readonly Round[]): Match[] {
  const all: Match[] = []
  for (const round of rounds) if (!isPlayoff(round)) for (const match of round.matches) all.push(match)
  return all
}

// --- colours -------------------------------------------------------------------------------------

/** White in the last game of two players; searched on demand, because it is rarely needed. */
function lastWhite([a, b]: Couple, past: readonly Match[]): Who | undefined {
  for (let i = past.length - 1; i >= 0; i--) {
    const match = at(past, i)
    const white = match.who(0)
    const black = match.who(1)
    if (((white === a && black === b) || (white === b && black === a)) && hasColours(match)) return white
  }
  return undefined
}

/** HYB-7: the player with White, and the step that decided it. */
export type ColourStep = 'balance' | 'last' | 'meeting' | 'phase'

export function whiteBetween(
  couple: Couple,
  counts: Counts,
  past: readonly Match[],
  phase: number,
): { white: Who; step: ColourStep } {
  const [earlier, later] = couple
  const a = counts.of(earlier)
  const b = counts.of(later)
  const balance = a.whites - a.blacks - (b.whites - b.blacks)
  if (balance !== 0) return { white: balance < 0 ? earlier : later, step: 'balance' }
  if (a.last !== b.last) return { white: a.last < b.last ? earlier : later, step: 'last' }
  const before = lastWhite(couple, past)
  if (before !== undefined) return { white: before === earlier ? later : earlier, step: 'meeting' }
  return { white: phase % 2 === 1 ? earlier : later, step: 'phase' }
}

function inColours(couple: Couple, counts: Counts, past: readonly Match[], phase: number): readonly Who[] {
  const { white } = whiteBetween(couple, counts, past, phase)
  return white === couple[0] ? couple : [couple[1], couple[0]]
}

// --- playoffs ------------------------------------------------------------------------------------

/** HYB-13, HYB-14: the last in the list against the first; the later player is named first. */
export function proposePlayoff(chart: Chart, { counts }: Race, contenders: readonly Who[], places: number): Pairing {
  const byes = contenders.length % 2 === 1 ? [byeAmong(contenders, counts)] : []
  const playing = contenders.filter((who) => !byes.includes(who))
  const matches = playing
    .slice(0, playing.length / 2)
    .map((who, i) => [at(playing, playing.length - 1 - i), who].map((each) => chart.board.person(each)))
  return {
    kind: 'playoff',
    matches,
    byes: byes.map((who) => chart.board.person(who)),
    reasons: [{ rule: 'HYB-13', level: contenders.length, places }],
  }
}

function byeAmong(contenders: readonly Who[], counts: Counts): Who {
  const order = inTurn<Who>(
    least((who) => counts.byesOf(counts.of(who))),
    least((who) => counts.of(who).place),
  )
  return first(contenders.toSorted(order))
}
