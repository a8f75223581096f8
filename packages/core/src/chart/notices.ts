/** The publications in force: pairings by stage and round, orders of seeds by stage. */
import type { StageId } from '../facts/ids.ts'
import type { Chart } from './chart.ts'
import type { Publication, PublishedSeeds } from './stage.ts'

export class Notices {
  private readonly chart: Chart
  private readonly pairings = new Map<StageId, Map<number, Publication>>()
  private readonly orders = new Map<StageId, PublishedSeeds>()

  constructor(chart: Chart) {
    this.chart = chart
  }

  pairing(stage: StageId, round: number): Publication | undefined {
    return this.pairings.get(stage)?.get(round)
  }

  seeds(stage: StageId): PublishedSeeds | undefined {
    return this.orders.get(stage)
  }

  /** Adds a published pairing; false if the format has no place for it. */
  publishPairing(stage: StageId, round: number, pairing: Publication): boolean {
    const isHung = () => this.chart.board.stages.some((s) => s.id === stage && s.find(round)?.publication === pairing)
    return this.publish(this.pairingsIn(stage), round, pairing, isHung)
  }

  private pairingsIn(stage: StageId): Map<number, Publication> {
    const known = this.pairings.get(stage) ?? new Map<number, Publication>()
    this.pairings.set(stage, known)
    return known
  }

  /** Fills in published seeds; false if the format has no place for them. */
  publishSeeds(stage: StageId, seeds: PublishedSeeds): boolean {
    return this.publish(this.orders, stage, seeds, () =>
      this.chart.board.stages.some((s) => s.id === stage && s.isSeeded),
    )
  }

  /** Keeps a publication under a key; false if the format has no place for it. */
  publish<Key, Published>(list: Map<Key, Published>, key: Key, published: Published, isFound: () => boolean): boolean {
    if (!this.chart.started || list.has(key)) return false
    list.set(key, published)
    this.chart.trail.remember(() => {
      list.delete(key)
    })
    this.chart.askAgain()
    if (isFound()) return true
    list.delete(key)
    this.chart.askAgain()
    return false
  }
}
