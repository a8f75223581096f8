/** What a weighted matching is made of: vertices, and the odd groups of them that are called blossoms. */

/** A player, or the empty chair of a bye. */
export class Vertex {
  readonly place: number
  mate: Vertex | undefined
  /** Its share in the cost of a pair. */
  price: number
  /** The largest blossom it is in. */
  top: Blossom = new Blossom([this], this)
  /** For one that is not outer: the outer one to which there is the least slack. */
  nearest: Vertex | undefined

  constructor(place: number, price: number) {
    this.place = place
    this.price = price
  }
}

export interface Link {
  readonly from: Vertex
  readonly to: Vertex
}

export const flipped = ({ from, to }: Link): Link => ({ from: to, to: from })

export function pairUp({ from, to }: Link): void {
  from.mate = to
  to.mate = from
}

/** How the search has reached a blossom, and so which way its prices move: outer ones rise, inner ones fall. */
export const outer = 1
export const inner = -1
export const unreached = 0

/**
 * A single vertex, or a ring of an odd number of smaller blossoms; all in it are paired with one another but the base.
 *
 *          1 ═══ 2        links[i] leads from ring[i] to the next of the ring; those at odd places are pairs.
 *        ╱        ╲       ring[0] has the base, whose mate is outside.
 *     ═ 0 ─── 4 ═══ 3
 */
export class Blossom {
  readonly members: readonly Vertex[]
  base: Vertex
  ring: readonly Blossom[]
  links: readonly Link[]
  /** What a pair inside is let off, in return for the one that must pair outside. */
  charge = 0
  side: typeof outer | typeof inner | typeof unreached = unreached
  /** For an inner one: the link by which the search has entered it. */
  entry: Link | undefined
  /** For an outer one: the link of least slack to another outer one. */
  exit: Link | undefined

  constructor(members: readonly Vertex[], base: Vertex, ring: readonly Blossom[] = [], links: readonly Link[] = []) {
    this.members = members
    this.base = base
    this.ring = ring
    this.links = links
  }

  /** Makes this member the one that is paired outside. */
  rebase(base: Vertex): void {
    this.base = base
    if (this.ring.length === 0) return
    this.turnTo(this.ring.findIndex(({ members }) => members.includes(base)))
    this.ring[0]?.rebase(base)
    for (let i = 1; i < this.ring.length; i += 2) {
      const link = this.links[i] as Link
      this.ring[i]?.rebase(link.from)
      this.ring[i + 1]?.rebase(link.to)
      pairUp(link)
    }
  }

  private turnTo(first: number): void {
    this.ring = [...this.ring.slice(first), ...this.ring.slice(0, first)]
    this.links = [...this.links.slice(first), ...this.links.slice(0, first)]
  }

  /** The ring the other way round, the base still in the first place. */
  turnRound(): void {
    this.ring = [...this.ring.slice(0, 1), ...this.ring.slice(1).toReversed()]
    this.links = this.links.toReversed().map(flipped)
  }
}
