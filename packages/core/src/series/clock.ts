/** Clocks, in seconds. */

export interface Clock {
  readonly base: number
  readonly increment: number
  /** Given after move 40. */
  readonly bonus40: number
}

export interface Clocks {
  readonly white: Clock
  readonly black: Clock
}

export const sameClocks = (clock: Clock): Clocks => ({ white: clock, black: clock })

/** A clock without increment or bonus. */
export const plainClock = (base: number): Clock => ({ base, increment: 0, bonus40: 0 })
