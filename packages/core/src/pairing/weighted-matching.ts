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
import { Blossom, flipped, inner, type Link, outer, pairUp, unreached, Vertex } from './blossom.ts'

/** Each one's mate. The number of vertices is even, the cost of two is a whole number and the same both ways round. */
export function weightedMatching(size: number, cost: (a: number, b: number) => number): Int32Array {
  if (size % 2 !== 0) throw new RangeError(`${size} cannot be paired without somebody left over`)
  const search = new Search(costTable(size, cost), size)
  while (search.isIncomplete()) search.addPair()
  return search.mates()
}

/**
 * Up to here all numbers are exact. Who has no mate has had every rise of prices, and even two of those may not cost more
 * than their pair: so no price moves by more than half the largest cost in all, and no slack is more than double of it.
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

/** What happens once the prices have moved by `step`. */
type Event =
  | { readonly what: 'reached' | 'met'; readonly step: number; readonly link: Link }
  | { readonly what: 'used up'; readonly step: number; readonly blossom: Blossom }

class Search {
  private readonly costs: Float64Array
  private readonly size: number
  private readonly vertices: readonly Vertex[]
  /** The blossoms that are in no other. */
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
    return Int32Array.from(this.vertices, ({ mate }) => (mate as Vertex).place)
  }

  /** Grows a tree from everybody without a mate until two of the trees meet. */
  addPair(): void {
    this.plant()
    let meeting: Link | undefined
    while (!meeting) meeting = this.goOn()
    this.join(meeting)
  }

  /** Moves the prices until something happens, and follows it up; the link where two trees meet is left to the caller. */
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

  /** Half of what the cheapest mate costs: two such halves never add up to more than a pair. */
  private firstPrice(place: number): number {
    let cheapest = Number.POSITIVE_INFINITY
    for (let other = 0; other < this.size; other++)
      if (other !== place) cheapest = Math.min(cheapest, this.costs[place * this.size + other] as number)
    return cheapest / 2
  }

  private pairWithoutSlack(from: Vertex): void {
    if (from.mate) return
    const to = this.vertices.find((other) => other !== from && !other.mate && this.slack(from, other) === 0)
    if (to) pairUp({ from, to })
  }

  /** Between vertices of different blossoms; what is inside of one is settled. */
  private slack(a: Vertex, b: Vertex): number {
    return (this.costs[a.place * this.size + b.place] as number) - a.price - b.price
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
    return next as Event
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
    this.becomeOuter((top.base.mate as Vertex).top)
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

  /** Notes where a new outer vertex is nearer than those before. */
  private lookAround(from: Vertex): void {
    for (const to of this.vertices) {
      if (to.top === from.top) continue
      if (to.top.side === outer) this.offer(from, to)
      else if (!to.nearest || this.slack(from, to) < this.slack(to.nearest, to)) to.nearest = from
    }
  }

  /** A link between two outer blossoms; each pair of them keeps its best one, and each blossom its best of all. */
  private offer(from: Vertex, to: Vertex): void {
    const [there, back] = [this.between(from.top, to.top), this.between(to.top, from.top)]
    const slack = this.slack(from, to)
    const best = this.ends[there]
    if (!best || slack < this.slack(best, this.ends[back] as Vertex)) {
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

  /** The way from an outer vertex to the root: a pair, the link by which its inner end was entered, a pair, … */
  private wayUp(from: Vertex): Link[] {
    const way: Link[] = []
    let { base } = from.top
    while (base.mate) {
      const entry = base.mate.top.entry as Link
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
      for (let i = 1; i < way.length; i += 2) this.turnIntoPair(way[i] as Link)
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
    const blossom = new Blossom(members, (ring[0] as Blossom).base, ring, links)
    blossom.side = outer
    for (const member of members) member.top = blossom
    this.tops = [...this.tops.filter((top) => top.base.top === top), blossom]
    for (const each of ring) this.settleIn(each, blossom)
  }

  /** From where the two ways up part, down to the one end of the link, and up again from the other. */
  private ringThrough(link: Link): Link[] {
    const [left, right] = [this.wayUp(link.from), this.wayUp(link.to)]
    while (left.length > 0 && right.length > 0 && left.at(-1)?.from === right.at(-1)?.from) {
      left.pop()
      right.pop()
    }
    return [...left.toReversed().map(flipped), link, ...right]
  }

  /** What was outer hands on what it knows of the other outer blossoms; what was inner looks around for the first time. */
  private settleIn(part: Blossom, whole: Blossom): void {
    if (part.side === inner) for (const member of part.members) this.lookAround(member)
    else
      for (const other of this.tops)
        if (other.side === outer && other !== whole)
          this.offer(this.ends[this.between(part, other)] as Vertex, this.ends[this.between(other, part)] as Vertex)
  }

  /** Of the ring of an inner blossom, the way from where it was entered to the base stays in the tree. */
  private open(blossom: Blossom): void {
    const entry = blossom.entry as Link
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
      this.becomeOuter(ring[i + 1] as Blossom)
      const next = links[i + 1] as Link
      this.becomeInner(next.to.top, next)
    }
  }
}
