/**
 * The cheapest way to pair everybody: a perfect matching of least cost when anybody may meet anybody (Edmonds, O(n³)).
 *
 * Everybody has a price, and no two prices may add up to more than the two would cost as a pair. Then no pairing costs less
 * than all prices together, and one whose pairs have no *slack* (cost less the two prices) is the cheapest there is. The
 * search pairs without slack whom it can. When it is stuck it moves the prices: up for the *outer*, who want a mate or
 * another one, down for the *inner*, whom they have reached. Then one of three things happens, and each leads on:
 *
 *   - an outer one loses its slack to somebody unreached: that one becomes inner, and its mate outer;
 *   - two outer ones lose theirs: one pair more or, in the same tree, an odd ring, which becomes one outer blossom;
 *   - an inner blossom has used up its charge: it falls apart into its ring.
 */
import { at, known } from '../lists/at.ts'
import { float64At } from '../lists/cells.ts'
import { Blossom, flipped, inner, type Link, outer, pairUp, unreached, Vertex } from './blossom.ts'

/** The mate of each vertex. The number of vertices is even, costs are whole and symmetric. */
export function weightedMatching(size: number, cost: (a: number, b: number) => number): Int32Array {
  if (size % 2 !== 0) throw new RangeError(`${size} cannot be paired without somebody left over`)
  const search = new Search(costTable(size, cost), size)
  while (search.isIncomplete()) search.addPair()
  return search.mates()
}

/**
 * The largest cost that keeps all numbers exact. A vertex without a mate has had every rise of prices, and two such vertices
 * may not cost more than their pair: so no price moves by more than half the largest cost, and no slack exceeds twice it.
 */
const LARGEST_COST = 2 ** 49

/** All costs in quarters, row by row: the first prices are halves of them, steps are halves of slacks, and all are whole. */
function costTable(size: number, cost: (a: number, b: number) => number): Float64Array {
  const table = new Float64Array(size * size)
  for (let a = 0; a < size; a++)
    for (let b = 0; b < a; b++) {
      const each = cost(a, b)
      if (!Number.isInteger(each) || each < 0 || each > LARGEST_COST)
        throw new RangeError(`${a} with ${b} cannot cost ${each}`)
      table[a * size + b] = 4 * each
      table[b * size + a] = 4 * each
    }
  return table
}

/** The next event, due once prices have moved by `step`. */
type Event =
  | { readonly what: 'reached' | 'met'; readonly step: number; readonly link: Link }
  | { readonly what: 'used up'; readonly step: number; readonly blossom: Blossom }

class Search {
  private readonly costs: Float64Array
  private readonly size: number
  private readonly vertices: readonly Vertex[]
  /** The blossoms inside no other. */
  private tops: readonly Blossom[]
  /** The link of least slack between two outer blossoms, by their bases: its end in a is at [a, b], that in b at [b, a]. */
  private readonly ends: (Vertex | undefined)[]

  constructor(costs: Float64Array, size: number) {
    this.costs = costs
    this.size = size
    this.vertices = Array.from({ length: size }, (_, place) => new Vertex(place, this.firstPrice(place)))
    this.tops = this.vertices.map(({ top }) => top)
    this.ends = new Array<Vertex | undefined>(size * size).fill(undefined)
    for (const vertex of this.vertices) this.pairWithoutSlack(vertex)
  }

  isIncomplete(): boolean {
    return this.vertices.some(({ mate }) => !mate)
  }

  mates(): Int32Array {
    return Int32Array.from(this.vertices, ({ mate }) => known(mate).place)
  }

  /** Grows a tree from each vertex without a mate until two trees meet. */
  addPair(): void {
    this.plant()
    let meeting: Link | undefined
    while (!meeting) meeting = this.goOn()
    this.join(meeting)
  }

  /** Moves the prices to the next event and acts on it; returns the link if two trees meet. */
  private goOn(): Link | undefined {
    const event = this.nextEvent()
    this.movePrices(event.step)
    if (event.what === 'reached') this.grow(event.link)
    else if (event.what === 'used up') this.open(event.blossom)
    else if (this.areInOneTree(event.link)) this.shrink(event.link)
    else return event.link
    return undefined
  }

  // --- prices --------------------------------------------------------------------------------------

  /** Half the cost of the cheapest mate: two such halves never exceed the cost of their pair. */
  private firstPrice(place: number): number {
    let cheapest = Number.POSITIVE_INFINITY
    for (let other = 0; other < this.size; other++)
      if (other !== place) cheapest = Math.min(cheapest, float64At(this.costs, place * this.size + other))
    return cheapest / 2
  }

  private pairWithoutSlack(from: Vertex): void {
    if (from.mate) return
    const to = this.vertices.find((other) => other !== from && !other.mate && this.slack(from, other) === 0)
    if (to) pairUp({ from, to })
  }

  /** Only for vertices of different blossoms; pairs inside one are settled. */
  private slack(a: Vertex, b: Vertex): number {
    return float64At(this.costs, a.place * this.size + b.place) - a.price - b.price
  }

  private movePrices(step: number): void {
    if (step === 0) return
    for (const vertex of this.vertices) vertex.price += step * vertex.top.side
    for (const top of this.tops) top.charge += 2 * step * top.side
  }

  // --- what happens next ---------------------------------------------------------------------------

  private nextEvent(): Event {
    let next: Event | undefined
    for (const event of [this.nextMet(), this.nextReached(), this.nextUsedUp()])
      if (event && (!next || event.step < next.step)) next = event
    return known(next)
  }

  /** Both sides move towards each other. */
  private nextMet(): Event | undefined {
    let next: Link | undefined
    let least = Number.POSITIVE_INFINITY
    for (const { side, exit } of this.tops) {
      if (side !== outer || !exit) continue
      const slack = this.slack(exit.from, exit.to)
      if (slack < least) [least, next] = [slack, exit]
    }
    return next && { what: 'met', step: least / 2, link: next }
  }

  private nextReached(): Event | undefined {
    let next: Vertex | undefined
    let least = Number.POSITIVE_INFINITY
    for (const vertex of this.vertices) {
      if (vertex.top.side !== unreached || !vertex.nearest) continue
      const slack = this.slack(vertex.nearest, vertex)
      if (slack < least) [least, next] = [slack, vertex]
    }
    return next?.nearest && { what: 'reached', step: least, link: { from: next.nearest, to: next } }
  }

  private nextUsedUp(): Event | undefined {
    let next: Blossom | undefined
    for (const top of this.tops)
      if (top.side === inner && top.ring.length > 0 && (!next || top.charge < next.charge)) next = top
    return next && { what: 'used up', step: next.charge / 2, blossom: next }
  }

  // --- trees ---------------------------------------------------------------------------------------

  private plant(): void {
    this.ends.fill(undefined)
    for (const vertex of this.vertices) vertex.nearest = undefined
    for (const top of this.tops) top.side = unreached
    for (const top of this.tops) if (!top.base.mate) this.becomeOuter(top)
  }

  private grow(link: Link): void {
    const { top } = link.to
    this.becomeInner(top, link)
    this.becomeOuter(known(top.base.mate).top)
  }

  private becomeInner(blossom: Blossom, entry: Link): void {
    blossom.side = inner
    blossom.entry = entry
  }

  private becomeOuter(blossom: Blossom): void {
    blossom.side = outer
    blossom.exit = undefined
    for (const member of blossom.members) this.lookAround(member)
  }

  /** Notes the vertices to which a new outer vertex is nearer than earlier ones. */
  private lookAround(from: Vertex): void {
    for (const to of this.vertices) {
      if (to.top === from.top) continue
      if (to.top.side === outer) this.offer(from, to)
      else if (!to.nearest || this.slack(from, to) < this.slack(to.nearest, to)) to.nearest = from
    }
  }

  /** Offers a link between two outer blossoms; each pair of blossoms keeps its best, each blossom its best of all. */
  private offer(from: Vertex, to: Vertex): void {
    const [there, back] = [this.between(from.top, to.top), this.between(to.top, from.top)]
    const slack = this.slack(from, to)
    const best = this.ends[there]
    if (!best || slack < this.slack(best, known(this.ends[back]))) {
      this.ends[there] = from
      this.ends[back] = to
    }
    if (this.isBetter(slack, from.top.exit)) from.top.exit = { from, to }
  }

  private between(a: Blossom, b: Blossom): number {
    return a.base.place * this.size + b.base.place
  }

  private isBetter(slack: number, link: Link | undefined): boolean {
    return !link || slack < this.slack(link.from, link.to)
  }

  /** The way from an outer vertex to the root: a pair, the link that entered its inner end, a pair, … */
  private wayUp(from: Vertex): Link[] {
    const way: Link[] = []
    let { base } = from.top
    while (base.mate) {
      const entry = known(base.mate.top.entry)
      way.push({ from: base, to: base.mate }, flipped(entry))
      base = entry.from.top.base
    }
    return way
  }

  private rootOf(from: Vertex): Blossom {
    return (this.wayUp(from).at(-1)?.to ?? from).top
  }

  private areInOneTree({ from, to }: Link): boolean {
    return this.rootOf(from) === this.rootOf(to)
  }

  /** Two trees have met: on both ways to the roots, links and pairs change roles. */
  private join(link: Link): void {
    for (const { from } of [link, flipped(link)]) {
      const way = this.wayUp(from)
      from.top.rebase(from)
      for (let i = 1; i < way.length; i += 2) this.turnIntoPair(at(way, i))
    }
    pairUp(link)
  }

  private turnIntoPair(link: Link): void {
    link.from.top.rebase(link.from)
    link.to.top.rebase(link.to)
    pairUp(link)
  }

  // --- blossoms ------------------------------------------------------------------------------------

  private shrink(link: Link): void {
    const links = this.ringThrough(link)
    const ring = links.map(({ from }) => from.top)
    const members = ring.flatMap((each) => each.members)
    const blossom = new Blossom(members, at(ring, 0).base, ring, links)
    blossom.side = outer
    for (const member of members) member.top = blossom
    this.tops = [...this.tops.filter((top) => top.base.top === top), blossom]
    for (const each of ring) this.settleIn(each, blossom)
  }

  /** Down from the fork of the two ways to one end of the link, and up again from the other. */
  private ringThrough(link: Link): Link[] {
    const [left, right] = [this.wayUp(link.from), this.wayUp(link.to)]
    while (left.length > 0 && right.length > 0 && left.at(-1)?.from === right.at(-1)?.from) {
      left.pop()
      right.pop()
    }
    return [...left.toReversed().map(flipped), link, ...right]
  }

  /** An outer part passes on its links to other outer blossoms; the vertices of an inner part look around for the first time. */
  private settleIn(part: Blossom, whole: Blossom): void {
    if (part.side === inner) for (const member of part.members) this.lookAround(member)
    else
      for (const other of this.tops)
        if (other.side === outer && other !== whole)
          this.offer(known(this.ends[this.between(part, other)]), known(this.ends[this.between(other, part)]))
  }

  /** Of an inner blossom's ring only the way from its entry to the base stays in the tree. */
  private open(blossom: Blossom): void {
    const entry = known(blossom.entry)
    for (const part of blossom.ring) {
      part.side = unreached
      for (const member of part.members) member.top = part
    }
    this.tops = [...this.tops.filter((top) => top !== blossom), ...blossom.ring]
    if (blossom.ring.indexOf(entry.to.top) % 2 === 0) blossom.turnRound()
    const { ring, links } = blossom
    const entered = ring.indexOf(entry.to.top)
    this.becomeInner(entry.to.top, entry)
    for (let i = entered; i % ring.length !== 0; i += 2) {
      this.becomeOuter(at(ring, i + 1))
      const next = at(links, i + 1)
      this.becomeInner(next.to.top, next)
    }
  }
}
