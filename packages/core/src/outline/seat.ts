/** Seats and slots as they are shown: where somebody comes from, and who it is once that is known. */
import { NOBODY, type Slot } from '../chart/slot.ts'

/** `{"seed":1}`, `{"winnerOf":"12"}`, …, with `entrant` or `nobody` beside it once it is known. */
export interface SeatShown {
  readonly seed?: number
  /** Letter of the bracket whose seed it is. */
  readonly bracket?: string
  readonly winnerOf?: string
  readonly loserOf?: string
  readonly number?: number
  /** Of a compact knockout: its tables. */
  readonly ticket?: string
  readonly entrant?: string
  readonly nobody?: true
}

export function sourceShown({ label }: Slot): SeatShown {
  switch (label.from) {
    case 'seed':
      return { seed: label.seed, ...(label.bracket === undefined ? {} : { bracket: label.bracket }) }
    case 'winner':
      return { winnerOf: label.of }
    case 'loser':
      return { loserOf: label.of }
    case 'number':
      return { number: label.number }
    case 'entrant':
    case 'champion':
      return {}
    default:
      return label satisfies never
  }
}

export function seatShown(slot: Slot, names: readonly string[]): SeatShown {
  const source = sourceShown(slot)
  if (slot.who === NOBODY) return { ...source, nobody: true }
  const entrant = names[slot.who]
  return entrant === undefined ? source : { ...source, entrant }
}

/** "Ann", "nobody", "winner of 12", "seed 3". */
export function seatInWords(seat: SeatShown): string {
  const { entrant, nobody, winnerOf, loserOf, number, seed } = seat
  if (entrant !== undefined) return String(entrant)
  if (nobody) return 'nobody'
  if (winnerOf !== undefined) return `winner of ${winnerOf}`
  if (loserOf !== undefined) return `loser of ${loserOf}`
  return number === undefined ? `seed ${seed}` : `number ${number}`
}
