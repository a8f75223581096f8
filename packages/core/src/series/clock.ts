/** Clocks, in seconds. */

export interface Clock {
  readonly base: number
  readonly increment: number
  /** Seconds added after move 40. */
  readonly bonus40: number
}

export interface Clocks {
  readonly white: Clock
  readonly black: Clock
}

export const sameClocks = (clock: Clock): Clocks => ({ white: clock, black: clock })

/** Parses a typed clock, minutes and seconds a move: `10+5`, `90`, `0.5+1`; `undefined` if it is not valid. */
export function parseClock(text: string): Pick<Clock, 'base' | 'increment'> | undefined {
  const [, minutes, seconds = '0'] = /^(\d{1,3}(?:\.\d{1,2})?)(?:\+(\d{1,3}(?:\.\d{1,2})?))?$/.exec(text.trim()) ?? []
  return minutes === undefined ? undefined : { base: Math.round(60 * Number(minutes)), increment: Number(seconds) }
}

/** The figures of a running clock and its tenths: "1:02:03" and "4", "0:21" and "0". */
export function clockFigures(ms: number): readonly [whole: string, tenths: string] {
  const tenths = Math.max(0, Math.floor(ms / 100))
  const seconds = Math.floor(tenths / 10)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const start = hours > 0 ? `${hours}:${twoDigits(minutes)}` : String(minutes)
  return [`${start}:${twoDigits(seconds % 60)}`, String(tenths % 10)]
}

const twoDigits = (figure: number): string => String(figure).padStart(2, '0')

/** A clock without increment or bonus. */
export const plainClock = (base: number): Clock => ({ base, increment: 0, bonus40: 0 })
