/** The table: bands of places by the round a team went out in (BRI-4, BRI-48, BRI-87). */

import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import type { Round } from '../../chart/rounds/round.ts'
import { isSomebody, type Who } from '../../chart/slot.ts'
import type { Stage } from '../../chart/stage.ts'
import { averageOf } from '../../facts/masterpoints.ts'
import { known } from '../../lists/at.ts'
import { inTurn, least } from '../../ranking/ranking.ts'
import type { Row, TableQuery } from '../rule-book/format.ts'
import {
  type Division,
  divisionsIn,
  fifthPlace,
  isStage,
  knockout,
  numberIn,
  planOf,
  robinBefore,
  roundRobin,
  stageOf,
  teamsIn,
  thirdPlace,
} from './divisions/division.ts'
import { tallies } from './draw/round-robin.ts'
import { bridgeLedger } from './ledger.ts'
import type { BridgeOptions } from './options.ts'
import type { PlannedRound } from './plan/plan.ts'
import { placingOf } from './scoring/placings.ts'
import { isSharedLast, teamScoresIn } from './series/boards.ts'

/** The places a team shares, first and last. */
export interface Band {
  readonly first: number
  readonly last: number
}

/** A team's fate: still in, or out in a match. */
export interface Fate {
  readonly who: Who
  readonly band: Band
  readonly isIn: boolean
  /** The match the team lost. */
  readonly outIn?: Match | undefined
  /** True if it was absent, so that it ranks as if it had lost the match before (BRI-48). */
  readonly forfeited: boolean
  /** The playoff that gave its place within the band: for third place or 5th/8th. */
  readonly playoff?: Match | undefined
}

/** The table, division by division, or of one stage. */
export function tableOf(options: BridgeOptions, chart: Chart, query: TableQuery): Row[] {
  const stage = chart.board.stages.find(({ id }) => id === query.stage)
  if (stage && isStage(stage, roundRobin)) return roundRobinTable(options, stage, query)
  return divisionsIn(options, chart)
    .filter(({ letter }) => stage === undefined || letter === stage.letter)
    .flatMap((division) => tableIn(division, query))
}

function tableIn(division: Division, query: TableQuery): Row[] {
  const fates = fatesIn(division, query)
  const inOrder = fates.toSorted(
    inTurn(
      least(({ band }) => band.first),
      least(({ band }) => band.last),
      least(({ who }) => numberIn(division, who)),
    ),
  )
  return inOrder.map(({ who, band }) => ({
    rank: band.first,
    last: band.last,
    sharing: fates.filter((other) => sameBand(other.band, band)).length,
    who,
    counts: countsOf(division, who, band),
  }))
}

const sameBand = (a: Band, b: Band): boolean => a.first === b.first && a.last === b.last

function countsOf(division: Division, who: Who, band: Band): Row['counts'] {
  const { chart, letter } = division
  const average = averageOf(chart.field.entrant(who))
  return {
    ...(letter === '' ? {} : { bracket: letter }),
    number: numberIn(division, who),
    ...(average === undefined ? {} : { average: Math.round(average * 100) / 100 }),
    won: wins(division, who),
    ...(isDisqualified(division, who) ? { disqualified: true } : {}),
    ...(chart.state === 'finished' ? { ribbon: band.last <= 2 } : {}),
  }
}

const isDisqualified = ({ chart, letter }: Division, who: Who): boolean =>
  chart.field.divisions.isOutOf(letter, who) && !bridgeLedger(chart).misplaced.hasMoved(letter, who)

/** Matches won; advancing from a three-way counts as one, and so does a playoff without an opponent (BRI-33a). */
function wins(division: Division, who: Who): number {
  const { chart, letter } = division
  const own = [...chart.board.matchesOf(who)].filter(
    (match) => match.round.stage.letter === letter && isThrough(match, who),
  )
  return own.length + (playoffMatch(division, fifthPlace, who) === 'bye' ? 1 : 0)
}

/** True for entrants who advance from a decided match, or win a match from which nobody advances. */
export function isThrough(match: Match, who: Who): boolean {
  const { outcome, advance } = match
  if (!outcome || outcome.tied) return false
  return outcome.order.slice(0, Math.max(advance, 1)).some((seat) => match.who(seat) === who)
}

export const fatesOf = (options: BridgeOptions, chart: Chart): Fate[] =>
  divisionsIn(options, chart).flatMap((division) => fatesIn(division))

export function fatesIn(division: Division, { through }: TableQuery = {}): Fate[] {
  const plan = planOf(division)
  const rounds = (stageOf(division, knockout)?.rounds ?? [])
    .filter(({ number }) => number <= (through ?? number))
    .toSorted(least(({ number }) => number))
  const fates = teamsIn(division).map((who) => fateIn(division, plan, rounds, who))
  const left = fates.filter(({ isIn }) => isIn).length
  const inFor = { first: 1, last: Math.max(1, left) }
  return fates.map((fate) =>
    afterPlayoffs(division, fate.isIn ? { ...fate, band: inFor } : fate, through !== undefined),
  )
}

function fateIn(division: Division, plan: readonly PlannedRound[], rounds: readonly Round[], who: Who): Fate {
  const { chart } = division
  if (isPlaceless(division, who) && !wentOutBeforeRobin(division, rounds, who))
    return { who, band: { first: 5, last: 5 }, isIn: false, forfeited: false }
  for (const round of rounds) {
    const match = round.matches.find(({ seats }) => seats.some((slot) => slot.who === who))
    if (!match?.outcome || isThrough(match, who)) continue
    const forfeited = isAbsent(match, who) ? isForfeitedBy(chart, match, who) : isForfeitedByAll(match)
    return {
      who,
      band:
        (plan[round.number - 1]?.matches[0]?.isForPlaces && placesOf(match, who)) ||
        bandOf(division, plan, forfeited ? round.number - 1 : round.number),
      isIn: false,
      outIn: match,
      forfeited,
    }
  }
  return { who, band: { first: 1, last: 1 }, isIn: true, forfeited: false }
}

const isAbsent = (match: Match, who: Who): boolean => !match.here.includes(known(match.seatOf(who)))

/** BRI-90: nobody comes back into a match that was decided without the team. */
export const isLostByAbsence = (match: Match, who: Who): boolean => match.outcome !== undefined && isAbsent(match, who)

/** True for a team of five that is missing from the published seeds. */
export function isWithoutPlace(division: Division, who: Who): boolean {
  const stage = stageOf(division, roundRobin)
  return stage?.isSeeded === true && !stage.seedsTold.some((slot) => slot.who === who)
}

/** True for an absent team. A team that left in an emergency, without being ruled absent, lost the match it left (BRI-50). */
function isForfeitedBy(chart: Chart, match: Match, who: Who): boolean {
  const isRuledAbsent = (match.absent & (1 << known(match.seatOf(who)))) !== 0
  return isRuledAbsent || !chart.field.emergencies.has(who)
}

/** True if no team was there and had paid (BRI-49). */
const isForfeitedByAll = ({ outcome }: Match): boolean =>
  outcome?.order.length === 0 && (outcome.by === 'forfeit' || outcome.by === 'walkover')

/** The losers of a round share the places between the teams that began it and the teams it leaves. */
function bandOf(division: Division, plan: readonly PlannedRound[], number: number): Band {
  const robin = robinBefore(division)
  const isFive = robin === 1
  if (number < 1 && isFive) return { first: 5, last: 5 }
  const index = Math.max(1, number) - 1
  const drawn = division.order.length + (division.newcomer === undefined ? 0 : 1)
  const began = index === 0 && !isFive ? drawn : (plan[index]?.teams ?? 1)
  const left = robin === index + 2 ? 5 : (plan[index + 1]?.teams ?? 1)
  return { first: left + 1, last: began }
}

/** BRI-57: a final of three gives all its places. */
function placesOf(match: Match, who: Who): Band | undefined {
  const place = (match.outcome?.order ?? []).findIndex((seat) => match.who(seat) === who) + 1
  if (place < 2) return undefined
  const isShared = match.here.length === 3 && isSharedLast(teamScoresIn(match).flat().slice(1))
  return isShared ? { first: 2, last: 3 } : { first: place, last: place }
}

/** True for a team that lost in the first round, before a round robin in the second (BRI-56). */
function wentOutBeforeRobin(division: Division, rounds: readonly Round[], who: Who): boolean {
  const before = rounds.filter(({ number }) => number < (robinBefore(division) ?? 1))
  return before.some(({ matches }) =>
    matches.some((match) => match.seatOf(who) !== undefined && match.outcome !== undefined && !isThrough(match, who)),
  )
}

/** Of five teams: out after the round robin, or gone before its places were given and too late to return. */
function isPlaceless(division: Division, who: Who): boolean {
  const { chart, letter } = division
  const stage = stageOf(division, roundRobin)
  if (!stage || stage.isSeeded) return isWithoutPlace(division, who)
  if (chart.field.divisions.isOutOf(letter, who)) return true
  const matches = stage.rounds.flatMap((round) => round.matches)
  return (
    chart.field.gone.has(who) && matches.some((match) => match.seatOf(who) !== undefined && isLostByAbsence(match, who))
  )
}

/** BRI-86, BRI-87. */
function afterPlayoffs(division: Division, fate: Fate, isEarlier: boolean): Fate {
  const { who, band, forfeited } = fate
  if (isEarlier || fate.isIn || forfeited) return fate
  const third = playoffMatch(division, thirdPlace, who) ?? leftOut(division, fate)
  if (third && band.first === 3 && band.last === 4) return placedThird(fate, third)
  const fifth = playoffMatch(division, fifthPlace, who)
  if (fifth && band.first === 5 && band.last === 8) return placedFifth(fate, fifth)
  return fate
}

function placedThird(fate: Fate, match: Match | 'bye' | 'left out'): Fate {
  if (match === 'bye') return { ...fate, band: { first: 3, last: 3 } }
  if (match === 'left out') return { ...fate, band: { first: 4, last: 4 } }
  const { winnerNow } = match
  if (!isSomebody(winnerNow)) return fate
  const place = winnerNow === fate.who ? 3 : 4
  return { ...fate, band: { first: place, last: place }, playoff: match }
}

function placedFifth(fate: Fate, match: Match | 'bye'): Fate {
  if (match === 'bye' || !match.outcome) return fate
  return { ...fate, band: { first: match.winnerNow === fate.who ? 5 : 7, last: 8 }, playoff: match }
}

function playoffMatch(
  division: Division,
  name: typeof thirdPlace | typeof fifthPlace,
  who: Who,
): Match | 'bye' | undefined {
  const round = stageOf(division, name)?.find(1)
  if (round?.byes.some((slot) => slot.who === who)) return 'bye'
  return round?.matches.find(({ seats }) => seats.some((slot) => slot.who === who))
}

/** True if it lost the semifinal and left, so that third place went to the other team without a match. */
function leftOut(division: Division, { outIn, who }: Fate): 'left out' | undefined {
  const byes = stageOf(division, thirdPlace)?.find(1)?.byes.length
  return byes === 1 && outIn && !isAbsent(outIn, who) ? 'left out' : undefined
}

/** Victory points, matches won, and the steps of BRI-43. */
function roundRobinTable(options: BridgeOptions, stage: Stage, { through }: TableQuery): Row[] {
  const placing = placingOf(tallies(options, stage, through))
  const seeded = stage.isSeeded ? stage.seedsTold.map(({ who }) => who) : []
  const place = (who: Who, i: number) => (seeded.includes(who) ? seeded.indexOf(who) : seeded.length + i)
  const order = placing.map(({ tally }, i) => ({ tally, at: place(tally.who, i) })).toSorted(least(({ at }) => at))
  return order.map(({ tally }, i) => ({
    rank: i + 1,
    sharing: 1,
    who: tally.who,
    counts: { number: tally.number + 1, victoryPoints: tally.points, won: tally.wonInHalves / 2, played: tally.played },
  }))
}
