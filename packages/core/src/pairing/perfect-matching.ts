/**
 * Everybody paired with somebody who fits: a perfect matching, found by augmenting paths (Edmonds 1965).
 *
 *     ○───●═══○───●═══○───○      From somebody without a mate a tree grows, now by a new link (─), now by a pair (═).
 *     ○═══●───○═══●───○═══○      When it reaches a second one without, links and pairs change roles: one pair more.
 *
 * The ends of pairs (○) are *outer*: the search goes on from them. Where two outer ones of a tree fit each other there is
 * an odd ring, a *blossom*. All of it becomes outer, and it counts as one, under the name of its base: the member that is
 * nearest to the root.
 */

/** Whether two may be paired; the same both ways round. */
export type Fits = (a: number, b: number) => boolean

export const NOBODY = -1

/**
 * Completes the pairs of `start` (each one's mate, or NOBODY; who sits out is their own mate), changing them where needed.
 * Undefined if nobody could: it takes only one player who cannot be reached.
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
  /** The outer player from whom one was reached. */
  private readonly from: Int32Array
  private readonly isOuter: Uint8Array
  /** The base of the blossom one is in; oneself outside of blossoms. */
  private readonly base: Int32Array
  /** Bases of what a new blossom is made of. */
  private readonly isInRing: Uint8Array
  /** Outer players in the order in which the search goes on from them. */
  private readonly queue: number[] = []

  constructor(start: Int32Array, fits: Fits) {
    this.mates = start.slice()
    this.fits = fits
    this.from = new Int32Array(start.length)
    this.isOuter = new Uint8Array(start.length)
    this.base = new Int32Array(start.length)
    this.isInRing = new Uint8Array(start.length)
  }

  /** One pair more, if there is a path for it. */
  findMateFor(root: number): boolean {
    this.plant(root)
    for (let next = 0; next < this.queue.length; next++) {
      const end = this.growFrom(this.queue[next] as number)
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

  /** Somebody without a mate who fits, or NOBODY after the tree has grown by all who fit. */
  private growFrom(outer: number): number {
    const { mates, from, isOuter, base, fits } = this
    for (let other = 0; other < mates.length; other++) {
      if (base[other] === base[outer] || mates[other] === other) continue
      if (isOuter[other]) {
        if (fits(outer, other)) this.shrink(outer, other)
      } else if (from[other] === NOBODY && fits(outer, other)) {
        from[other] = outer
        if (mates[other] === NOBODY) return other
        this.becomeOuter(mates[other] as number)
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

  /** Where the ways of two outer players to the root meet first. */
  private commonBase(a: number, b: number): number {
    const above = new Set<number>()
    for (let base = this.baseOf(a); base !== NOBODY; base = this.baseAbove(base)) above.add(base)
    let base = this.baseOf(b)
    while (!above.has(base)) base = this.baseAbove(base)
    return base
  }

  private baseOf(player: number): number {
    return this.base[player] as number
  }

  /** The next outer base on the way to the root, or NOBODY above the root. */
  private baseAbove(base: number): number {
    const mate = this.mates[base] as number
    return mate === NOBODY ? NOBODY : this.baseOf(this.from[mate] as number)
  }

  /**
   * Half of a ring: the way of `outer` to its base. All on it can now be reached from the other side too, which is noted
   * for those who were outer already; the others keep the link by which the tree reached them.
   */
  private markRing(outer: number, reachedFrom: number, base: number): void {
    let [player, other] = [outer, reachedFrom]
    while (this.baseOf(player) !== base) {
      const mate = this.mates[player] as number
      this.isInRing[this.baseOf(player)] = 1
      this.isInRing[this.baseOf(mate)] = 1
      this.from[player] = other
      other = mate
      player = this.from[mate] as number
    }
  }

  /** Pairs everybody on the way from `end` to the root with whom they were reached from. */
  private changeRoles(end: number): void {
    for (let player = end; player !== NOBODY; ) {
      const mate = this.from[player] as number
      const left = this.mates[mate] as number
      this.mates[player] = mate
      this.mates[mate] = player
      player = left
    }
  }
}
