/**
 * Pairs everybody with a player who fits: a perfect matching, found by augmenting paths (Edmonds 1965).
 *
 *     ○───●═══○───●═══○───○      From a player without a mate a tree grows, by new links (─) and pairs (═) in turn.
 *     ○═══●───○═══●───○═══○      When it reaches another player without one, links and pairs swap: one pair more.
 *
 * The ends of pairs (○) are *outer*: the search goes on from them. Two outer players of a tree who fit each other close an
 * odd ring, a *blossom*. All its members become outer and count as one under its base, the member nearest to the root.
 */

import { at } from '../lists/at.ts'
import { int32At } from '../lists/cells.ts'

/** True if two players may be paired; symmetric. */
export type Fits = (a: number, b: number) => boolean

export const NOBODY = -1

/**
 * Completes the pairs of `start`, which holds each player's mate or NOBODY; players who sit out are their own mates. Changes
 * pairs where needed. Undefined if a single player cannot be reached.
 */
export function perfectMatching(start: Int32Array, fits: Fits): Int32Array | undefined {
  const search = new Search(start, fits)
  for (let player = 0; player < start.length; player++)
    if (search.mates[player] === NOBODY && !search.findMateFor(player)) return undefined
  return search.mates
}

class Search {
  readonly mates: Int32Array
  private readonly fits: Fits
  /** The outer player from whom each player was reached. */
  private readonly from: Int32Array
  private readonly isOuter: Uint8Array
  /** The base of each player's blossom; the player outside of blossoms. */
  private readonly base: Int32Array
  /** Marks the bases on the ring of a new blossom. */
  private readonly isInRing: Uint8Array
  /** Outer players in the order in which the search continues from them. */
  private readonly queue: number[] = []

  constructor(start: Int32Array, fits: Fits) {
    this.mates = start.slice()
    this.fits = fits
    this.from = new Int32Array(start.length)
    this.isOuter = new Uint8Array(start.length)
    this.base = new Int32Array(start.length)
    this.isInRing = new Uint8Array(start.length)
  }

  /** Adds a pair if a path allows it. */
  findMateFor(root: number): boolean {
    this.plant(root)
    for (let next = 0; next < this.queue.length; next++) {
      const end = this.growFrom(at(this.queue, next))
      if (end === NOBODY) continue
      this.changeRoles(end)
      return true
    }
    return false
  }

  private plant(root: number): void {
    this.from.fill(NOBODY)
    this.isOuter.fill(0)
    for (let player = 0; player < this.base.length; player++) this.base[player] = player
    this.queue.length = 0
    this.becomeOuter(root)
  }

  private becomeOuter(player: number): void {
    this.isOuter[player] = 1
    this.queue.push(player)
  }

  /** A player without a mate who fits, or NOBODY once the tree has grown by all players who fit. */
  private growFrom(outer: number): number {
    const { mates, from, isOuter, base, fits } = this
    for (let other = 0; other < mates.length; other++) {
      if (base[other] === base[outer] || mates[other] === other) continue
      if (isOuter[other]) {
        if (fits(outer, other)) this.shrink(outer, other)
      } else if (from[other] === NOBODY && fits(outer, other)) {
        from[other] = outer
        if (mates[other] === NOBODY) return other
        this.becomeOuter(int32At(mates, other))
      }
    }
    return NOBODY
  }

  /** Two outer players fit: the ring through them is a blossom. */
  private shrink(a: number, b: number): void {
    const base = this.commonBase(a, b)
    this.isInRing.fill(0)
    this.markRing(a, b, base)
    this.markRing(b, a, base)
    for (let player = 0; player < this.base.length; player++) {
      if (!this.isInRing[this.baseOf(player)]) continue
      this.base[player] = base
      if (!this.isOuter[player]) this.becomeOuter(player)
    }
  }

  /** The first base common to the ways of two outer players to the root. */
  private commonBase(a: number, b: number): number {
    const above = new Set<number>()
    for (let base = this.baseOf(a); base !== NOBODY; base = this.baseAbove(base)) above.add(base)
    let base = this.baseOf(b)
    while (!above.has(base)) base = this.baseAbove(base)
    return base
  }

  private baseOf(player: number): number {
    return int32At(this.base, player)
  }

  /** The next outer base on the way to the root, or NOBODY above the root. */
  private baseAbove(base: number): number {
    const mate = int32At(this.mates, base)
    return mate === NOBODY ? NOBODY : this.baseOf(int32At(this.from, mate))
  }

  /**
   * Marks half of a ring, from `outer` to its base. Its players can now be reached from the other side too; that is noted
   * for players who were outer already, the others keep the link by which the tree reached them.
   */
  private markRing(outer: number, reachedFrom: number, base: number): void {
    let [player, other] = [outer, reachedFrom]
    while (this.baseOf(player) !== base) {
      const mate = int32At(this.mates, player)
      this.isInRing[this.baseOf(player)] = 1
      this.isInRing[this.baseOf(mate)] = 1
      this.from[player] = other
      other = mate
      player = int32At(this.from, mate)
    }
  }

  /** Pairs each player between `end` and the root with the player by whom they were reached. */
  private changeRoles(end: number): void {
    for (let player = end; player !== NOBODY; ) {
      const mate = int32At(this.from, player)
      const left = int32At(this.mates, mate)
      this.mates[player] = mate
      this.mates[mate] = player
      player = left
    }
  }
}
