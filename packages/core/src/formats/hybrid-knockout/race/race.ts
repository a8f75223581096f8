/**
 * The race for the places in the knockout: the order of players who reached the points needed, playoffs, and
 * what is due next. Computed from the rounds of the qualification alone.
 */

import type { Chart } from '../../../chart/chart.ts'
import type { Match } from '../../../chart/match.ts'
import type { Round } from '../../../chart/rounds/round.ts'
import { isSomebody, NOBODY, type Who } from '../../../chart/slot.ts'
import type { Reason } from '../../../facts/fact.ts'
import type { Seq } from '../../../facts/ids.ts'
import { first, known } from '../../../lists/at.ts'
import { type Compare, inTurn, least } from '../../../ranking/ranking.ts'
import { type Count, Counts, compareCompletions, completionOf, hasTimes, type QualifyingMatch } from '../counts.ts'
import type { Plan } from '../knockout/plan.ts'
import type { HybridOptions } from '../options.ts'

/** A place in the knockout, or one that stays empty. */
export interface Place {
  readonly who: Who
  readonly reason: Reason
}

/** Players level in every step, who play for places or for their order (HYB-13). */
export interface Contest {
  /** Players still in it, in list order. */
  readonly contenders: readonly Who[]
  /** Places at stake. */
  readonly places: number
  /** True if all get a place and play only for the order (HYB-12). */
  readonly isForOrder: boolean
  /** Players who left it while it was for the order. */
  readonly dropped: readonly Who[]
}

export type Due =
  | { readonly what: 'results' }
  | { readonly what: 'phase'; readonly pool: readonly Who[] }
  | { readonly what: 'playoff'; readonly contest: Contest; readonly contenders: readonly Who[] }
  | { readonly what: 'seeds' }

export class Race {
  readonly counts: Counts
  /** Seeds given so far, in order. */
  readonly places: Place[] = []
  readonly plan: Plan
  contest: Contest | undefined = undefined
  private readonly chart: Chart
  private readonly options: HybridOptions
  private readonly settled = new Set<Who>()
  /** Groups that reached the points needed and wait for an earlier contest to end. */
  private readonly waiting: Who[][] = []
  private isSure = true

  /** Published seeds rest on the players present at publication. */
  private readonly moment: Seq | undefined

  constructor(options: HybridOptions, chart: Chart, plan: Plan, moment?: Seq) {
    this.moment = moment
    this.options = options
    this.chart = chart
    this.plan = plan
    this.counts = new Counts(chart, plan.points * 2)
  }

  get open(): number {
    return this.plan.qualifiers - this.places.length
  }

  /** True for players in the running: present, without a place, not beaten in a playoff. */
  get pool(): Who[] {
    return this.chart.field.order.filter((who) => !this.settled.has(who) && this.isHere(who))
  }

  isHere(who: Who): boolean {
    const since = this.chart.field.gone.get(who)
    const isGone = since !== undefined && (this.moment === undefined || since < this.moment)
    return !isGone && this.counts.of(who).absences < this.options.noShowLimit
  }

  take(round: Round): void {
    if (isPlayoff(round)) this.takePlayoff(round)
    else this.takePhase(round)
  }

  /** HYB-33: places are given when this phase and all before it are complete. */
  private takePhase(round: Round): void {
    this.counts.addPhase(round)
    if (!round.isDone) this.isSure = false
    if (!this.isSure) return
    this.waiting.push(...this.groupsThatReached())
    this.dealPlaces()
  }

  /** HYB-S11: players who reached the points needed since the last phase, in order; level players in one group. */
  private groupsThatReached(): Who[][] {
    if (this.counts.reached.length === 0) return []
    const groups: Count[][] = []
    const isOpen = ({ who }: Count) => !this.settled.has(who)
    for (const count of this.counts.reached.splice(0).filter(isOpen).sort(byReachingInTheList)) {
      const group = groups.at(-1)
      if (group && byReaching(first(group), count) === 0) group.push(count)
      else groups.push([count])
    }
    return groups.map((group) => group.map(({ who }) => who))
  }

  private dealPlaces(): void {
    while (!this.contest && this.open > 0) {
      const group = this.waiting.shift()
      if (!group) return
      this.dealTo(group)
    }
  }

  private dealTo(group: readonly Who[]): void {
    const fits = group.length <= this.open
    if (fits && (group.length === 1 || !this.options.seedPlayoffs))
      for (const who of group) this.giveReached(who, group)
    else {
      for (const who of group) this.settled.add(who)
      this.contest = {
        contenders: group,
        places: Math.min(group.length, this.open),
        isForOrder: fits,
        dropped: [],
      }
    }
  }

  private giveReached(who: Who, group: readonly Who[]): void {
    const { phase, at, played, halfPoints } = known(this.counts.of(who).reached)
    const rule = group.length > 1 ? 'HYB-12' : 'HYB-S10'
    this.give(who, { rule, phase, at, played, points: halfPoints / 2 })
  }

  private give(who: Who, reason: Reason): void {
    this.places.push({ who, reason })
    if (isSomebody(who)) this.settled.add(who)
  }

  // --- playoffs ----------------------------------------------------------------------------------

  /** HYB-13: the winners qualify if there is room for all of them, otherwise they play on. */
  private takePlayoff(round: Round): void {
    this.counts.addPlayoff(round)
    if (!round.isDone) this.isSure = false
    if (!this.isSure || !this.contest) return
    const through = this.throughIn(round)
    const contest = afterRound(this.contest, new Set(participantsOf(round)), through)
    if (contest.places < this.contest.places)
      for (const who of through) this.give(who, { rule: 'HYB-14', phase: round.number, places: this.contest.places })
    this.contest = contest
    if (contest.places === 0) this.endContest()
    else if (contest.isForOrder && contest.contenders.length <= 1) this.settleContest(contest, contest.contenders)
  }

  /** HYB-14: the winners in the order their matches were complete, then list order; then the bye. */
  private throughIn(round: Round): Who[] {
    const isTimed = hasTimes(round)
    const order = inTurn<Match>(
      (a, b) => compareCompletions(completionOf(a, isTimed), completionOf(b, isTimed)),
      least(({ winnerNow }) => this.counts.of(winnerNow).place),
    )
    const won = round.matches.filter(({ winnerNow }) => isSomebody(winnerNow)).toSorted(order)
    return [...won.map(({ winnerNow }) => winnerNow), ...round.byes.map(({ who }) => who)]
  }

  private endContest(): void {
    this.contest = undefined
    this.dealPlaces()
  }

  /** Contenders who are present; if there are places for all, none need play. */
  private settleContest({ contenders, places, isForOrder, dropped }: Contest, here: readonly Who[]): void {
    for (const who of here) this.give(who, { rule: 'HYB-13', places })
    const gone = isForOrder ? [...dropped, ...contenders.filter((who) => !here.includes(who))] : []
    for (const who of gone.toSorted(least((each) => this.counts.of(each).place)))
      this.give(who, { rule: 'HYB-35', places })
    if (!isForOrder) for (let i = here.length; i < places; i++) this.give(NOBODY, { rule: 'HYB-35' })
    this.endContest()
  }

  // --- what is due -------------------------------------------------------------------------------

  /** The next step after the last published round. */
  due(): Due {
    if (!this.isSure) return { what: 'results' }
    while (this.contest) {
      const { contest } = this
      const contenders = contest.contenders.filter((who) => this.isHere(who))
      const enough = contest.isForOrder ? 1 : contest.places
      if (contenders.length > enough) return { what: 'playoff', contest, contenders }
      this.settleContest(contest, contenders)
    }
    if (this.open === 0) return { what: 'seeds' }
    const { pool } = this
    if (pool.length > this.open) return { what: 'phase', pool }
    this.giveAll(pool)
    return { what: 'seeds' }
  }

  /** HYB-25: nobody needs to play any more. */
  private giveAll(pool: readonly Who[]): void {
    const order = pool.map((who) => this.counts.of(who)).sort(byPoints)
    for (const { who, halfPoints, played } of order) this.give(who, { rule: 'HYB-25', points: halfPoints / 2, played })
    while (this.open > 0) this.give(NOBODY, { rule: 'HYB-25' })
  }
}

/** The race after these rounds. */
export function raceThrough(
  options: HybridOptions,
  chart: Chart,
  plan: Plan,
  rounds: readonly Round[],
  moment?: Seq,
): Race {
  const race = new Race(options, chart, plan, moment)
  for (const round of rounds) race.take(round)
  return race
}

/** HYB-13: with room for all winners, the losers play on for the places left; otherwise the winners do. */
function afterRound(contest: Contest, playing: ReadonlySet<Who>, through: readonly Who[]): Contest {
  const { contenders, places } = contest
  const dropped = [...contest.dropped, ...contenders.filter((who) => !playing.has(who))]
  if (through.length > places)
    return { ...contest, dropped, contenders: contenders.filter((who) => through.includes(who)) }
  const losers = contenders.filter((who) => playing.has(who) && !through.includes(who))
  return { ...contest, dropped, contenders: losers, places: places - through.length }
}

/** HYB-26, HYB-34: more points, then fewer matches. */
export const byPoints: Compare<Count> = (a, b) => b.halfPoints - a.halfPoints || a.played - b.played

/** HYB-S11. */
const byReaching: Compare<Count> = ({ reached: a }, { reached: b }) => compareReached(known(a), known(b))

const compareReached: Compare<QualifyingMatch> = (a, b) =>
  compareCompletions(a, b) || a.played - b.played || b.halfPoints - a.halfPoints

/** Level players in list order. */
const byReachingInTheList: Compare<Count> = (a, b) => byReaching(a, b) || a.place - b.place

export const isPlayoff = ({ publication }: Round): boolean => publication?.kind === 'playoff'

export const participantsOf = ({ matches, byes }: Round): Who[] => [
  ...matches.flatMap(({ seats }) => seats.map(({ who }) => who)),
  ...byes.map(({ who }) => who),
]
