/** The opening of each pair (CUP-20a, CUP-21, CUP-21a). Openings are numbered in order, from 1. */
import type { MatchId } from '../../facts/ids.ts'

/** A match with its scheduled pairs. */
interface ScheduledMatch {
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
  readonly size: number
  private readonly isOncePerMatch: boolean
  /** By match: the openings of its pairs, scheduled pairs first. */
  private readonly pairs = new Map<MatchId, number[]>()
  private readonly inCup = new Set<number>()
  /** The number of scheduled pairs in all matches. */
  private planned = 0
  /** Matches with their numbers in the cup. */
  private readonly matches: ReadonlyMap<MatchId, { readonly pairs: number; readonly number: number }>
  private readonly published: Draw[] = []

  constructor(count: number, matches: readonly ScheduledMatch[], isOncePerMatch: boolean) {
    this.size = count
    this.isOncePerMatch = isOncePerMatch
    this.matches = new Map(matches.map((match, i) => [match.id, { pairs: match.pairs, number: i + 1 }]))
    for (const { id, pairs } of matches) {
      const first = this.planned
      this.planned += pairs
      this.pairs.set(
        id,
        Array.from({ length: pairs }, (_, i) => ((first + i) % count) + 1),
      )
    }
    for (let opening = 1; opening <= Math.min(this.planned, count); opening++) this.inCup.add(opening)
  }

  /** The draws in force, as published. */
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
    return opening <= this.size
  }

  /** The opening of a pair, if it has one yet. */
  ofPair(match: MatchId, pair: number): number | undefined {
    return this.pairs.get(match)?.[pair - 1]
  }

  hasPair(match: MatchId, pair: number): boolean {
    return pair <= (this.pairs.get(match)?.length ?? 0)
  }

  hasUnusedFor(match: MatchId): boolean {
    const used = this.isOncePerMatch ? new Set(this.pairs.get(match)) : this.inCup
    return used.size < this.size
  }

  /** An earlier draw that takes this one's opening (CUP-31). */
  rivalOf({ match, opening }: Pick<Draw, 'match' | 'opening'>): Draw | undefined {
    return this.published.find((draw) => draw.opening === opening && (!this.isOncePerMatch || draw.match === match))
  }

  /** True if the plan of single use includes it (CUP-21). */
  isPlanned(match: MatchId, opening: number): boolean {
    if (!this.isOncePerMatch) return opening <= this.planned
    const own = this.pairs.get(match) ?? []
    return own.slice(0, this.matches.get(match)?.pairs).includes(opening)
  }

  /** CUP-21a. */
  dueFor(match: MatchId): Pick<Draw, 'opening' | 'isReused'> {
    const inTurn = this.fromTheCursorOf(match)
    const own = this.pairs.get(match) ?? []
    const used = this.isOncePerMatch ? new Set(own) : this.inCup
    const unused = inTurn.find((opening) => !used.has(opening))
    if (unused !== undefined) return { opening: unused, isReused: false }
    return { opening: inTurn.find((opening) => !own.includes(opening)) ?? longestAgo(own), isReused: true }
  }

  /** The cursor stands before number P + (j − 1)·M + m. */
  private fromTheCursorOf(id: MatchId): number[] {
    const { number = 1, pairs = 0 } = this.matches.get(id) ?? {}
    const tiebreak = (this.pairs.get(id)?.length ?? 0) - pairs + 1
    const next = this.planned + (tiebreak - 1) * this.matches.size + number
    return Array.from({ length: this.size }, (_, i) => ((next - 1 + i) % this.size) + 1)
  }
}

/** The opening whose last use is earliest. */
const longestAgo = (openings: readonly number[]): number =>
  openings.find((opening, i) => openings.lastIndexOf(opening) === i) ?? 1
