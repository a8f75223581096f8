/** Seats and slots as they are shown: where somebody comes from, and who it is once that is known. */
import { NOBODY, type Slot } from '../chart/slot.ts'
import type { MatchId } from '../facts/ids.ts'
import type { Message } from '../message/message.ts'
import { message } from './words/messages.ts'

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
export function seatSaid({ entrant, nobody, winnerOf, loserOf, number, seed = 0 }: SeatShown): Message {
  if (entrant !== undefined) return message('outline-entrant', { who: { text: entrant } })
  if (nobody) return message('outline-nobody')
  if (winnerOf !== undefined) return message('outline-winner', { match: { match: winnerOf as MatchId } })
  if (loserOf !== undefined) return message('outline-loser', { match: { match: loserOf as MatchId } })
  return number === undefined ? message('outline-seed', { seed }) : message('outline-number', { number })
}
