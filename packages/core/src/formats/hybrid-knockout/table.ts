/** The tables: the final ranking (HYB-26), the qualification's (HYB-34) and the knockout's. */
import type { Chart } from '../../chart/chart.ts'
import type { Round } from '../../chart/rounds/round.ts'
import { isSomebody, type Who } from '../../chart/slot.ts'
import type { Seed } from '../../ids/ids.ts'
import { type Compare, inTurn, least, most, ranked, tellRanks } from '../../ranking/ranking.ts'
import type { Count as Counted, Row, TableQuery } from '../rule-book/format.ts'
import type { TellPlace } from '../views/views.ts'
import type { Count } from './counts.ts'
import type { HybridOptions } from './options.ts'
import { qualificationOf } from './qualification.ts'
import { byPoints, type Race } from './race/race.ts'
import { raceNow } from './race/race-now.ts'

/** A player's progress: the knockout counts first, then the seed, then points. */
export interface Progress {
  readonly who: Who
  readonly seed: Seed | undefined
  /** The knockout round of the loss; `alive` without a loss; 0 without a place in the knockout. */
  readonly level: number
  readonly lostIn: Round | undefined
  /** The player's counts in the qualification, if there is one. */
  readonly count: Count | undefined
  readonly isWithdrawn: boolean
}

/** Better than any round; finite, so that two players without a loss are level. */
const alive = Number.MAX_SAFE_INTEGER

export function tableOf(options: HybridOptions, chart: Chart, query: TableQuery): Row[] {
  const all = allProgress(options, chart, untilOf(chart, query))
  switch (query.stage) {
    case 'qualification':
      return rowsOf(all.map(inQualification), qualificationOrder)
    case 'knockout':
      return rowsOf(all.filter(isInKnockout), byLevel)
    default:
      return rowsOf(all, finalOrder(chart))
  }
}

/** The final ranking. */
export const tellPlaces = (options: HybridOptions, chart: Chart, tell: TellPlace): void =>
  tellRanks(allProgress(options, chart), finalOrder(chart), ({ who }, rank, sharing) => tell(who, rank, sharing))

/** The last phase of the qualification, or round of the knockout, to include. */
interface Until {
  readonly phase?: number
  readonly round?: number
}

function untilOf(chart: Chart, { through, stage }: TableQuery): Until {
  if (through === undefined) return {}
  return stage === 'knockout' || !qualificationOf(chart) ? { round: through } : { phase: through }
}

function rowsOf(all: readonly Progress[], order: Compare<Progress>): Row[] {
  return ranked(all, order).map(({ rank, sharing, item }) => ({
    rank,
    sharing,
    who: item.who,
    counts: countsOf(item),
  }))
}

const inQualification = (progress: Progress): Progress => ({ ...progress, lostIn: undefined })

const isInKnockout = ({ level }: Progress): boolean => level > 0

/** In list order. */
export function allProgress(options: HybridOptions, chart: Chart, { phase, round = alive }: Until = {}): Progress[] {
  const race = raceNow(options, chart, phase)
  if (phase === undefined) race?.due()
  const seeds = seedsIn(chart, race, phase !== undefined)
  const isKnockout = phase === undefined && (!race || qualificationOf(chart)?.isSeeded === true)
  const losses = isKnockout ? lossesIn(chart, round) : []
  return chart.field.order.map((who) => {
    const seed = seeds[who]
    const lostIn = losses[who]
    const level = isKnockout && seed !== undefined ? (lostIn?.number ?? alive) : 0
    const isWithdrawn = chart.field.gone.has(who) || (race !== undefined && !race.isHere(who))
    return { who, seed, level, lostIn, count: race?.counts.of(who), isWithdrawn }
  })
}

/** Seeds by player: as published, or as given so far. */
function seedsIn(chart: Chart, race: Race | undefined, isPast: boolean): (number | undefined)[] {
  const seeds: (number | undefined)[] = chart.field.entrants.map(() => undefined)
  const order = race ? seedOrder(chart, race, isPast) : chart.field.order
  order.forEach((who, i) => {
    if (isSomebody(who)) seeds[who] = i + 1
  })
  return seeds
}

function seedOrder(chart: Chart, { places }: Race, isPast: boolean): Who[] {
  const told = qualificationOf(chart)
  return told?.isSeeded && !isPast ? told.seedsTold.map(({ who }) => who) : places.map(({ who }) => who)
}

/** The knockout round of each loss; a match nobody wins is lost by both. */
function lossesIn(chart: Chart, through: number): (Round | undefined)[] {
  const losses: (Round | undefined)[] = chart.field.entrants.map(() => undefined)
  const rounds = chart.board.stages.find(({ id }) => id === 'knockout')?.rounds ?? []
  for (const round of rounds)
    if (round.number <= through)
      for (const match of round.matches)
        if (match.outcome)
          for (const { who } of match.seats) if (isSomebody(who) && who !== match.winnerNow) losses[who] = round
  return losses
}

const byLevel = most<Progress>(({ level }) => level)

const bySeed = least<Progress>(({ seed }) => seed ?? alive)

const bySharePoints: Compare<Progress> = (a, b) => (a.count && b.count ? byPoints(a.count, b.count) : 0)

const seedsFirst: Compare<Progress> = (a, b) => (a.seed === b.seed ? 0 : bySeed(a, b))

const qualificationOrder = inTurn(seedsFirst, bySharePoints)

/** HYB-26; while the qualification runs, the race is the ranking (HYB-34). */
const finalOrder = (chart: Chart): Compare<Progress> => {
  const qualification = qualificationOf(chart)
  return qualification && !qualification.isSeeded ? qualificationOrder : knockoutOrder
}

/** Points rank only players without a place in the knockout. */
const knockoutOrder: Compare<Progress> = (a, b) =>
  a.level === 0 && b.level === 0 ? bySharePoints(a, b) : b.level - a.level

/** Built field by field for speed: a table of 500 is made often. */
function countsOf({ seed, lostIn, count, isWithdrawn }: Progress): Row['counts'] {
  const counts: Record<string, Counted> = {}
  if (seed !== undefined) counts['seed'] = seed
  if (count) Object.assign(counts, shareOf(count))
  if (lostIn) counts['lostIn'] = lostIn.name
  if (isWithdrawn) counts['withdrawn'] = true
  return counts
}

function shareOf({ halfPoints, played, wins, draws, losses, byes, reached }: Count): Row['counts'] {
  const qualified = reached ? { qualifiedAt: reached.at } : {}
  return { points: halfPoints / 2, played, wins, draws, losses, byes, ...qualified }
}
