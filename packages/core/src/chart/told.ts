/** What players were told and what stands: pairings by stage and round, orders of seeds by stage, handicaps. */
import type { Handicap } from '../facts/fact.ts'
import type { EntrantId, StageId } from '../facts/ids.ts'
import type { Chart } from './chart.ts'
import type { Publication, ToldSeeds } from './stage.ts'

export class Told {
  private readonly chart: Chart
  private readonly pairings = new Map<StageId, Map<number, Publication>>()
  private readonly orders = new Map<StageId, ToldSeeds>()
  private readonly handicaps = new Map<string, number>()

  constructor(chart: Chart) {
    this.chart = chart
  }

  pairing(stage: StageId, round: number): Publication | undefined {
    return this.pairings.get(stage)?.get(round)
  }

  seeds(stage: StageId): ToldSeeds | undefined {
    return this.orders.get(stage)
  }

  /** What one of two teams was told it receives in a match of so many boards, in thousandths of an IMP. */
  handicap(to: EntrantId, against: EntrantId, boards: number): number | undefined {
    return this.handicaps.get(`${to} ${against} ${boards}`)
  }

  keepHandicaps(told: readonly Handicap[] | undefined): void {
    for (const { between, boards, receives } of told ?? []) {
      const [one, other] = between
      this.keep(`${one} ${other} ${boards}`, receives[0])
      this.keep(`${other} ${one} ${boards}`, receives[1])
    }
  }

  private keep(key: string, imps: number): void {
    const before = this.handicaps.get(key)
    this.handicaps.set(key, Math.round(imps * 1000))
    this.chart.remember(() => {
      if (before === undefined) this.handicaps.delete(key)
      else this.handicaps.set(key, before)
    })
  }

  /** Hangs up a published pairing; false if the format has no place for it. */
  publishPairing(stage: StageId, round: number, pairing: Publication): boolean {
    const isHung = () => this.chart.stages.some((s) => s.id === stage && s.find(round)?.publication === pairing)
    const isPlaced = this.publish(this.pairingsIn(stage), round, pairing, isHung)
    if (isPlaced) this.keepHandicaps(pairing.handicaps)
    return isPlaced
  }

  private pairingsIn(stage: StageId): Map<number, Publication> {
    const known = this.pairings.get(stage) ?? new Map<number, Publication>()
    this.pairings.set(stage, known)
    return known
  }

  /** Fills in published seeds; false if the format has no place for them. */
  publishSeeds(stage: StageId, seeds: ToldSeeds): boolean {
    return this.publish(this.orders, stage, seeds, () => this.chart.stages.some((s) => s.id === stage && s.isSeeded))
  }

  /** Keeps what was published under a key if the format finds a place for it; false if it does not. */
  publish<Key, Published>(list: Map<Key, Published>, key: Key, published: Published, isFound: () => boolean): boolean {
    if (!this.chart.started || list.has(key)) return false
    list.set(key, published)
    this.chart.remember(() => {
      list.delete(key)
    })
    this.chart.askAgain()
    if (isFound()) return true
    list.delete(key)
    this.chart.askAgain()
    return false
  }
}
