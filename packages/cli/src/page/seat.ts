/** Who sits somewhere, or will. */
import { type SeatShown, seatInWords } from '@arbiter/core'
import { harmless } from './text-width.ts'

export const seatName = (seat: SeatShown): string => harmless(seatInWords(seat))
