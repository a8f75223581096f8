/** The parts of a weighted matching: vertices, and odd groups of vertices called blossoms. */
import { at } from '../lists/at.ts'

/** A player, or the empty chair for a bye. */
export class Vertex {
  readonly place: number
  mate: Vertex | undefined
  /** The vertex's share in the cost of a pair. */
  price: number
  /** The largest blossom around the vertex. */
  top: Blossom = new Blossom([this], this)
  /** The outer vertex with the least slack to this one, unless this one is outer itself. */
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

/** A blossom's side in the search decides how its prices move: they rise if outer, fall if inner. */
export const outer = 1
export const inner = -1
export const unreached = 0

/**
 * A single vertex, or a ring of an odd number of smaller blossoms. All its vertices but the base are paired inside it.
 *
 *          1 ═══ 2        links[i] leads from ring[i] to the next in the ring; links at odd places are pairs.
 *        ╱        ╲       ring[0] has the base, whose mate is outside.
 *     ═ 0 ─── 4 ═══ 3
 */
export class Blossom {
  readonly members: readonly Vertex[]
  base: Vertex
  ring: readonly Blossom[]
  links: readonly Link[]
  /** A discount for pairs inside, since one vertex must pair outside. */
  charge = 0
  side: typeof outer | typeof inner | typeof unreached = unreached
  /** The link by which the search entered an inner blossom. */
  entry: Link | undefined
  /** An outer blossom's link of least slack to another outer one. */
  exit: Link | undefined

  constructor(members: readonly Vertex[], base: Vertex, ring: readonly Blossom[] = [], links: readonly Link[] = []) {
    this.members = members
    this.base = base
    this.ring = ring
    this.links = links
  }

  /** Makes another member the base. */
  rebase(base: Vertex): void {
    this.base = base
    if (this.ring.length === 0) return
    this.turnTo(this.ring.findIndex(({ members }) => members.includes(base)))
    this.ring[0]?.rebase(base)
    for (let i = 1; i < this.ring.length; i += 2) {
      const link = at(this.links, i)
      this.ring[i]?.rebase(link.from)
      this.ring[i + 1]?.rebase(link.to)
      pairUp(link)
    }
  }

  private turnTo(first: number): void {
    this.ring = [...this.ring.slice(first), ...this.ring.slice(0, first)]
    this.links = [...this.links.slice(first), ...this.links.slice(0, first)]
  }

  /** Reverses the ring; the base stays first. */
  turnRound(): void {
    this.ring = [...this.ring.slice(0, 1), ...this.ring.slice(1).toReversed()]
    this.links = this.links.toReversed().map(flipped)
  }
}
