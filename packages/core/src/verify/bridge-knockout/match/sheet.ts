/** The reports of a match, by their game numbers (BRI-72, BRI-94). */
import type { Imps } from '../facts.ts'

/** Two seats of a match, counted from 0. */
export type SeatPair = readonly [number, number]

/** The meaning of a game number. */
export interface Slot {
  readonly pair: SeatPair
  /** 0 for the boards of the match, 1, 2, … for extra boards. */
  readonly set: number
  readonly isSecondHalf: boolean
}

/** BRI-94: 0-1, 0-2, 1-2, 0-3, 1-3, 2-3 … */
export function seatPairs(seats: number): SeatPair[] {
  const pairs: SeatPair[] = []
  for (let second = 1; second < seats; second++)
    for (let first = 0; first < second; first++) pairs.push([first, second])
  return pairs
}

/** Undefined if no pair of a match with this many seats has the game. */
export function slotOf(game: number, seats: number): Slot | undefined {
  const pairs = seatPairs(seats)
  const extra = game - 2 * pairs.length - 1
  const index = extra < 0 ? Math.floor((game - 1) / 2) : extra % pairs.length
  const pair = pairs[index]
  if (!pair) return undefined
  if (extra < 0) return { pair, set: 0, isSecondHalf: game % 2 === 0 }
  return { pair, set: Math.floor(extra / pairs.length) + 1, isSecondHalf: false }
}

interface Report {
  readonly imps: Imps
  readonly isHalf: boolean
}

export class Sheet {
  private readonly reports = new Map<number, Report>()

  get isEmpty(): boolean {
    return this.reports.size === 0
  }

  write(slot: Slot, imps: Imps, isHalf: boolean): void {
    this.reports.set(keyOf(slot.pair, slot.set, slot.isSecondHalf), { imps, isHalf })
  }

  has({ pair, set, isSecondHalf }: Slot): boolean {
    return this.reports.has(keyOf(pair, set, isSecondHalf))
  }

  /** True if the pair's match is reported by halves; undefined while nothing is reported. */
  isInHalves(pair: SeatPair): boolean | undefined {
    const report = this.reports.get(keyOf(pair, 0, false)) ?? this.reports.get(keyOf(pair, 0, true))
    return report?.isHalf
  }

  /** The report of a first half. */
  firstHalf(pair: SeatPair): Imps | undefined {
    const report = this.reports.get(keyOf(pair, 0, false))
    return report?.isHalf ? report.imps : undefined
  }

  /** The IMPs of a pair in a set; undefined while boards are missing. */
  imps(pair: SeatPair, set: number): Imps | undefined {
    const first = this.reports.get(keyOf(pair, set, false))
    if (!first?.isHalf) return first?.imps
    const second = this.reports.get(keyOf(pair, set, true))
    return second && [first.imps[0] + second.imps[0], first.imps[1] + second.imps[1]]
  }

  /** True if anything besides extra boards is reported. */
  get hasBoardsOfTheMatch(): boolean {
    return [...this.reports.keys()].some((key) => key < keysOfASet)
  }
}

/** No match has more than eight seats. */
const keysOfASet = 128

const keyOf = ([first, second]: SeatPair, set: number, isSecondHalf: boolean): number =>
  set * keysOfASet + first * 16 + second * 2 + (isSecondHalf ? 1 : 0)
