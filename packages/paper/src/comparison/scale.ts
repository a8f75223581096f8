/** An axis: its round numbers, and the position of a value between them. */
import { first, last } from '../lists/at.ts'

export interface Scale {
  readonly low: number
  readonly high: number
  /** Round numbers from `low` to `high`. */
  readonly ticks: readonly number[]
  /** Decimals needed to tell two ticks apart. */
  readonly decimals: number
}

/** The least and greatest possible values, and the least span shown, so that noise does not fill the picture. */
export interface Limits {
  readonly least: number
  readonly most: number
  readonly span: number
}

/** The most steps on an axis. */
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

/** Tolerance for sums of steps, which are never quite round. */
const rounding = 1e-9

/** The smallest step of 1, 2 or 5 times a power of ten that is at least this. */
function roundStep(least: number): number {
  const unit = 10 ** Math.floor(Math.log10(least) + rounding)
  return unit * ([1, 2, 5].find((factor) => factor * unit >= least * (1 - rounding)) ?? 10)
}

/** The range widened to both sides to the least span, within the limits. */
function widened(low: number, high: number, { least, most, span }: Limits): [number, number] {
  const lack = Math.max(0, span - (high - low))
  const from = Math.max(least, Math.min(low - lack / 2, most - span))
  return [from, Math.min(most, Math.max(high, from + span))]
}

/** The position of a value on the axis, from 0 to 1. */
export const shareOf = ({ low, high }: Scale, value: number): number => (value - low) / (high - low)
