/** A seat as it is shown: where its entrant comes from, and the entrant once known. */
import { NOBODY, type Slot } from '../chart/slot.ts'
import type { MatchId } from '../facts/ids.ts'
import type { Kinds, Message } from '../message/message.ts'
import { message } from './words/messages.ts'

/** `{"seed":1}`, `{"winnerOf":"12"}`, …, with `entrant` or `nobody` once that is known. */
export interface SeatOutline {
  readonly seed?: number
  /** Letter of the bracket, if the seed counts within one. */
  readonly bracket?: string
  readonly winnerOf?: string
  readonly loserOf?: string
  readonly number?: number
  /** In a compact knockout: the table assignment. */
  readonly ticket?: string
  readonly entrant?: string
  readonly nobody?: true
}

export function sourceShown({ label }: Slot): SeatOutline {
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

export function seatShown(slot: Slot, names: readonly string[]): SeatOutline {
  const source = sourceShown(slot)
  if (slot.who === NOBODY) return { ...source, nobody: true }
  const entrant = names[slot.who]
  return entrant === undefined ? source : { ...source, entrant }
}

/** "Ann", "nobody", "winner of 12", "seed 3". */
export function seatSaid({ entrant, nobody, winnerOf, loserOf, number, seed = 0 }: SeatOutline): Message {
  if (entrant !== undefined) return message('outline-entrant', { who: { text: entrant } })
  if (nobody) return message('outline-nobody')
  if (winnerOf !== undefined) return message('outline-winner', { match: matchOf(winnerOf) })
  if (loserOf !== undefined) return message('outline-loser', { match: matchOf(loserOf) })
  return number === undefined ? message('outline-seed', { seed }) : message('outline-number', { number })
}

const matchOf = (id: string): Kinds['match'] => ({ match: id as MatchId })
