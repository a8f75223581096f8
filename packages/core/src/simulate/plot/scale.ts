/** An axis: round numbers from one end to the other, and where a value lies between them. */
import { first, last } from '../../lists/at.ts'

export interface Scale {
  readonly low: number
  readonly high: number
  /** Round, from `low` to `high`. */
  readonly ticks: readonly number[]
  /** How many decimals tell two ticks apart. */
  readonly decimals: number
}

/** Values that cannot be left, and how much is shown at least, so that noise is never blown up to fill the picture. */
export interface Limits {
  readonly least: number
  readonly most: number
  readonly span: number
}

/** More would crowd the axis. */
const mostSteps = 5

export function scaleOver(values: readonly number[], limits: Limits): Scale {
  const [low, high] = widened(Math.min(...values), Math.max(...values), limits)
  const step = roundStep((high - low) / mostSteps)
  const from = Math.floor(low / step + rounding)
  const to = Math.ceil(high / step - rounding)
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + rounding))
  const ticks = Array.from({ length: to - from + 1 }, (_, i) => Number(((from + i) * step).toFixed(decimals)))
  return { low: first(ticks), high: last(ticks), ticks, decimals }
}

/** A sum of steps is never quite round. */
const rounding = 1e-9

/** 1, 2 or 5, or ten, a hundred … of them; not smaller than this. */
function roundStep(least: number): number {
  const unit = 10 ** Math.floor(Math.log10(least) + rounding)
  return unit * ([1, 2, 5].find((factor) => factor * unit >= least * (1 - rounding)) ?? 10)
}

/** As far to both sides as is still to be shown, but not beyond the limits. */
function widened(low: number, high: number, { least, most, span }: Limits): [number, number] {
  const lack = Math.max(0, span - (high - low))
  const from = Math.max(least, Math.min(low - lack / 2, most - span))
  return [from, Math.min(most, Math.max(high, from + span))]
}

/** How far along the axis, from 0 to 1. */
export const shareOf = ({ low, high }: Scale, value: number): number => (value - low) / (high - low)
