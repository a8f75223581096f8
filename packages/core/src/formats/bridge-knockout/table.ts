/** The table: bands of places by the round a team went out in (BRI-4, BRI-48, BRI-87). */
import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import type { Round } from '../../chart/round.ts'
import { isSomebody, type Who } from '../../chart/slot.ts'
import type { Stage } from '../../chart/stage.ts'
import { averageOf } from '../../facts/holding.ts'
import { inTurn, least } from '../../ranking/ranking.ts'
import type { Row, TableQuery } from '../format.ts'
import { knockout } from './bracket.ts'
import { teamsDrawn } from './late.ts'
import type { BridgeOptions } from './options.ts'
import { placingOf } from './placings.ts'
import { type PlannedRound, planFor } from './plan.ts'
import { fifthPlace, thirdPlace } from './playoffs.ts'
import { roundRobin, tallies } from './round-robin.ts'

/** The places a team can be said to hold, first and last. */
export interface Band {
  readonly first: number
  readonly last: number
}

/** Where a team stands: still in, or out in a match. */
export interface Fate {
  readonly who: Who
  readonly band: Band
  readonly isIn: boolean
  /** The match it went out in. */
  readonly outIn?: Match | undefined
  /** It was not there, so it ranks as if it had lost the match before (BRI-48). */
  readonly forfeited: boolean
  /** The match that moved it inside its band: for third place or 5th/8th. */
  readonly playoff?: Match | undefined
}

export function tableOf(options: BridgeOptions, chart: Chart, query: TableQuery): Row[] {
  if (query.stage === roundRobin) return roundRobinTable(options, chart, query)
  const fates = fatesOf(options, chart, query)
  const inOrder = fates.toSorted(
    inTurn(
      least(({ band }) => band.first),
      least(({ band }) => band.last),
      least(({ who }) => chart.order.indexOf(who)),
    ),
  )
  return inOrder.map(({ who, band }) => ({
    rank: band.first,
    last: band.last,
    sharing: fates.filter((other) => sameBand(other.band, band)).length,
    who,
    counts: countsOf(chart, who, band),
  }))
}

const sameBand = (a: Band, b: Band): boolean => a.first === b.first && a.last === b.last

function countsOf(chart: Chart, who: Who, band: Band): Row['counts'] {
  const average = averageOf(chart.entrant(who))
  return {
    number: chart.order.indexOf(who) + 1,
    ...(average === undefined ? {} : { average: Math.round(average * 100) / 100 }),
    won: wins(chart, who),
    ...(chart.isFinished ? { ribbon: band.last <= 2 } : {}),
  }
}

/** Matches won; who advances from a three-way has won one. */
const wins = (chart: Chart, who: Who): number =>
  [...chart.matchesOf(who)].filter((match) => isThrough(match, who)).length

/** Does somebody go on from a decided match, or has won it where nobody goes on? */
function isThrough(match: Match, who: Who): boolean {
  const { outcome, advance } = match
  if (!outcome || outcome.tied) return false
  return outcome.order.slice(0, Math.max(advance, 1)).some((seat) => match.who(seat) === who)
}

export function fatesOf(options: BridgeOptions, chart: Chart, { through }: TableQuery = {}): Fate[] {
  const plan = planFor(teamsDrawn(chart), options)
  const stage = chart.stages.find(({ id }) => id === knockout)
  const rounds = (stage?.rounds ?? [])
    .filter(({ number }) => number <= (through ?? number))
    .toSorted(least(({ number }) => number))
  const fates = chart.order.map((who) => fateIn(chart, plan, rounds, who))
  const left = fates.filter(({ isIn }) => isIn).length
  const inFor = { first: 1, last: Math.max(1, left) }
  return fates.map((fate) => afterPlayoffs(chart, fate.isIn ? { ...fate, band: inFor } : fate, through !== undefined))
}

function fateIn(chart: Chart, plan: readonly PlannedRound[], rounds: readonly Round[], who: Who): Fate {
  const placeless = isPlaceless(chart, who)
  if (placeless) return { who, band: { first: 5, last: 5 }, isIn: false, forfeited: false }
  for (const round of rounds) {
    const match = round.matches.find(({ seats }) => seats.some((slot) => slot.who === who))
    if (!match?.outcome || isThrough(match, who)) continue
    const forfeited = isAbsent(match, who) ? isForfeitedBy(chart, match, who) : isForfeitedByAll(match)
    return {
      who,
      band: bandOf(chart, plan, forfeited ? round.number - 1 : round.number),
      isIn: false,
      outIn: match,
      forfeited,
    }
  }
  return { who, band: { first: 1, last: 1 }, isIn: true, forfeited: false }
}

const isAbsent = (match: Match, who: Who): boolean => !match.here.includes(match.seatOf(who) as number)

/** It was not there; who had to leave in an emergency, and was not ruled absent, has lost the match it left (BRI-50). */
function isForfeitedBy(chart: Chart, match: Match, who: Who): boolean {
  const isRuledAbsent = (match.absent & (1 << (match.seatOf(who) as number))) !== 0
  return isRuledAbsent || !chart.emergencies.has(who)
}

/** Nobody was there and had paid (BRI-49). */
const isForfeitedByAll = ({ outcome }: Match): boolean =>
  outcome?.order.length === 0 && (outcome.by === 'forfeit' || outcome.by === 'walkover')

/** The losers of a round share the places between those who began it and those it leaves; none was before the first. */
function bandOf(chart: Chart, plan: readonly PlannedRound[], number: number): Band {
  const isFive = teamsDrawn(chart) === 5
  if (number < 1 && isFive) return { first: 5, last: 5 }
  const index = Math.max(1, number) - 1
  const began = index === 0 && !isFive ? chart.order.length : (plan[index]?.teams ?? 1)
  const left = plan[index + 1]?.teams ?? 1
  return { first: left + 1, last: began }
}

/** Of five: out after the round robin, or withdrawn before its places were given. */
function isPlaceless(chart: Chart, who: Who): boolean {
  const stage = chart.stages.find(({ id }) => id === roundRobin)
  if (!stage) return false
  return stage.isSeeded ? !stage.seedsTold.some((slot) => slot.who === who) : chart.gone.has(who)
}

/** BRI-86, BRI-87. */
function afterPlayoffs(chart: Chart, fate: Fate, isEarlier: boolean): Fate {
  const { who, band, forfeited } = fate
  if (isEarlier || fate.isIn || forfeited) return fate
  const third = playoffMatch(chart, thirdPlace, who) ?? leftOut(chart, fate)
  if (third && band.first === 3 && band.last === 4) return placedThird(fate, third)
  const fifth = playoffMatch(chart, fifthPlace, who)
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

function playoffMatch(chart: Chart, id: string, who: Who): Match | 'bye' | undefined {
  const round = chart.stages.find((stage) => stage.id === id)?.find(1)
  if (round?.byes.some((slot) => slot.who === who)) return 'bye'
  return round?.matches.find(({ seats }) => seats.some((slot) => slot.who === who))
}

/** It lost the semifinal and left, and third place went without a match to the one who was there. */
function leftOut(chart: Chart, { outIn, who }: Fate): 'left out' | undefined {
  const byes = chart.stages.find(({ id }) => id === thirdPlace)?.find(1)?.byes.length
  return byes === 1 && outIn && !isAbsent(outIn, who) ? 'left out' : undefined
}

/** Victory points, matches won, and the steps of BRI-43. */
function roundRobinTable(options: BridgeOptions, chart: Chart, { through }: TableQuery): Row[] {
  const stage = chart.stages.find(({ id }) => id === roundRobin) as Stage
  const placing = placingOf(tallies(options, chart, stage, through))
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
