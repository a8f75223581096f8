/** Which pair has which opening (CUP-20a, CUP-21, CUP-21a). Openings are their numbers in the order, from 1. */
import type { MatchId } from '../facts/ids.ts'

/** A match with its scheduled pairs. */
interface Scheduled {
  readonly id: MatchId
  readonly pairs: number
}

export interface Draw {
  readonly seq: number
  readonly match: MatchId
  readonly pair: number
  readonly opening: number
  readonly isReused: boolean
}

export class Openings {
  private readonly count: number
  private readonly isOncePerMatch: boolean
  /** By match: the openings of its pairs, scheduled ones first. */
  private readonly pairs = new Map<MatchId, number[]>()
  private readonly inCup = new Set<number>()
  private readonly lastOfPlan: number
  private readonly published: Draw[] = []

  constructor(count: number, matches: readonly Scheduled[], isOncePerMatch: boolean) {
    this.count = count
    this.isOncePerMatch = isOncePerMatch
    let planned = 0
    for (const { id, pairs } of matches) {
      this.pairs.set(
        id,
        Array.from({ length: pairs }, () => (planned++ % count) + 1),
      )
    }
    for (let opening = 1; opening <= Math.min(planned, count); opening++) this.inCup.add(opening)
    this.lastOfPlan = ((planned - 1) % count) + 1
  }

  /** The draws that stand, as they were published. */
  get draws(): readonly Draw[] {
    return this.published
  }

  drawsOf(match: MatchId): Draw[] {
    return this.published.filter((draw) => draw.match === match)
  }

  add(draw: Draw): void {
    this.published.push(draw)
    this.pairs.get(draw.match)?.push(draw.opening)
    this.inCup.add(draw.opening)
  }

  has(opening: number): boolean {
    return opening <= this.count
  }

  /** The opening of a pair, once it has one. */
  ofPair(match: MatchId, pair: number): number | undefined {
    return this.pairs.get(match)?.[pair - 1]
  }

  hasPair(match: MatchId, pair: number): boolean {
    return pair <= (this.pairs.get(match)?.length ?? 0)
  }

  hasUnusedFor(match: MatchId): boolean {
    const used = this.isOncePerMatch ? new Set(this.pairs.get(match)) : this.inCup
    return used.size < this.count
  }

  /** A draw before this one that takes its opening away from it (CUP-31). */
  rivalOf({ match, opening }: Pick<Draw, 'match' | 'opening'>): Draw | undefined {
    return this.published.find((draw) => draw.opening === opening && (!this.isOncePerMatch || draw.match === match))
  }

  /** CUP-21a. */
  dueFor(match: MatchId): Pick<Draw, 'opening' | 'isReused'> {
    const inTurn = this.fromTheCursor()
    const own = this.pairs.get(match) ?? []
    const used = this.isOncePerMatch ? new Set(own) : this.inCup
    const unused = inTurn.find((opening) => !used.has(opening))
    if (unused !== undefined) return { opening: unused, isReused: false }
    return { opening: inTurn.find((opening) => !own.includes(opening)) ?? longestAgo(own), isReused: true }
  }

  private fromTheCursor(): number[] {
    const cursor = this.published.at(-1)?.opening ?? this.lastOfPlan
    return Array.from({ length: this.count }, (_, i) => ((cursor + i) % this.count) + 1)
  }
}

/** The one whose last use comes first. */
const longestAgo = (openings: readonly number[]): number =>
  openings.find((opening, i) => openings.lastIndexOf(opening) === i) ?? 1
