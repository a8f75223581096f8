/** Pools with a past, for the tests of the pairing: played phase by phase, made hard, or thrown together. */
import type { Roll } from '../../src/dice/dice.ts'
import { type PoolPlayer, pairPool } from '../../src/pairing/pool.ts'
import { rotationPhase } from '../../src/pairing/rotation.ts'

/** Two places in the pool. */
export type Couple = readonly [number, number]

export interface Past {
  readonly players: readonly PoolPlayer[]
  readonly meetings: readonly Couple[]
}

/** The seed of the random tests: the same for every commit, a fresh one in a deep run, or the one asked for. */
export { campaignSeed as seed } from '../../../../tools/tier.ts'

type Tally = { -readonly [Count in keyof PoolPlayer]: PoolPlayer[Count] }

/** Phases as HYB-5 has them: the rotation while everybody is there, then `pairPool`. Who leaves is gone for good. */
class Qualification {
  private readonly everybody: Tally[]
  private readonly roll: Roll
  private here: Tally[]
  private readonly met: [Tally, Tally][] = []
  private phases = 0

  constructor(size: number, roll: Roll) {
    this.roll = roll
    this.everybody = Array.from({ length: size }, () => ({ whites: 0, blacks: 0, byes: 0, matches: 0, halfPoints: 0 }))
    this.here = [...this.everybody]
  }

  /** One match in thirty is forfeited: the two have met, but had no colours. */
  play(): this {
    const { pairs, bye } = this.pairing()
    if (bye !== undefined) this.at(bye).byes++
    return this.meet(pairs, (a, b) => {
      const lead = a.whites - a.blacks - (b.whites - b.blacks)
      if (this.roll(1, 30) === 1) return
      if (lead < 0 || (lead === 0 && this.roll(0, 1) === 0)) giveColours(a, b)
      else giveColours(b, a)
    })
  }

  /** A phase that somebody else has paired: places in the pool. */
  meet(pairs: readonly Couple[], colours: (a: Tally, b: Tally) => void): this {
    this.phases++
    for (const [a, b] of pairs.map((pair) => pair.map((place) => this.at(place)) as [Tally, Tally])) {
      this.met.push([a, b])
      const halfPoints = this.roll(0, 2)
      a.halfPoints += halfPoints
      b.halfPoints += 2 - halfPoints
      for (const player of [a, b]) player.matches++
      colours(a, b)
    }
    return this
  }

  /** By lot, until so many are left. */
  leaveUntil(size: number): this {
    while (this.here.length > size) this.here.splice(this.roll(0, this.here.length - 1), 1)
    return this
  }

  get past(): Past {
    const places = new Map(this.here.map((player, place) => [player, place]))
    const meetings = this.met.flatMap(([a, b]): Couple[] => {
      const [one, other] = [places.get(a), places.get(b)]
      return one === undefined || other === undefined ? [] : [[one, other]]
    })
    return { players: this.here.map((player) => ({ ...player })), meetings }
  }

  private at(place: number): Tally {
    return this.here[place] as Tally
  }

  private pairing(): { pairs: readonly Couple[]; bye: number | undefined } {
    const { players, meetings } = this.past
    if (players.length < this.everybody.length) return pairPool(players, meetings)
    const { pairs, byes } = rotationPhase(players.length, this.phases + 1)
    return { pairs: pairs.map(([a, b]) => [a - 1, b - 1]), bye: byes.map((number) => number - 1)[0] }
  }
}

function giveColours(white: Tally, black: Tally): void {
  white.whites++
  black.blacks++
}

/** So many phases of a qualification, a few leaving after each from some phase on: no rotation any more. */
export function playedPast(size: number, phases: number, roll: Roll): Past {
  const leavers = roll(1, phases)
  const hall = new Qualification(size + leavers, roll)
  for (let phase = 1; phase <= phases; phase++) hall.play().leaveUntil(size + Math.min(leavers, phases - phase))
  return hall.past
}

/**
 * Twelve random phases and players leaving, made hard: the field is two clubs, most phases pair the one with the other, and
 * one club has White more often than not. Many who are due White have met all who are due Black.
 */
export function clubPast(size: number, roll: Roll): Past {
  const club = Math.ceil(size / 2) + roll(0, 2)
  const [across, whites] = [roll(50, 100), roll(20, 100)]
  const hall = new Qualification(2 * club, roll)
  for (let phase = 0; phase < 12; phase++)
    hall.meet(roll(1, 100) <= across ? acrossClubs(club, phase) : byLot(2 * club, roll), (a, b) =>
      roll(1, 100) <= whites ? giveColours(a, b) : giveColours(b, a),
    )
  return hall.leaveUntil(size).past
}

const acrossClubs = (club: number, phase: number): Couple[] =>
  Array.from({ length: club }, (_, i) => [i, club + ((i + phase) % club)])

function byLot(size: number, roll: Roll): Couple[] {
  const lots = Array.from({ length: size }, (_, place) => ({ place, lot: roll(0, 1_000_000) }))
  const places = lots.sort((a, b) => a.lot - b.lot).map(({ place }) => place)
  return places.slice(size / 2).map((place, i) => [place, places[i] as number])
}

/** A past that nobody played: any counts, and meetings as they fall. */
export function anyPast(size: number, roll: Roll): Past {
  const [colours, byes, matches, density] = [roll(0, 4), roll(0, 2), roll(0, 2), roll(0, 130)]
  const players = Array.from({ length: size }, () => ({
    whites: roll(0, colours),
    blacks: roll(0, colours),
    byes: roll(0, byes),
    matches: roll(0, matches),
    halfPoints: roll(0, 3),
  }))
  const meetings = Array.from({ length: size < 2 ? 0 : Math.round((size * size * density) / 200) }, () => {
    const a = roll(0, size - 1)
    return [a, (a + roll(1, size - 1)) % size] as const
  })
  return { players, meetings }
}
