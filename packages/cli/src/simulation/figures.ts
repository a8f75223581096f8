/** Figures of a simulation as people read them. */

import type { Message } from '@arbiter/core/messages'
import type { Interval, SimulationAnswer, Spread } from '@arbiter/core/simulate'
import { asText } from '../page/text-width.ts'
import { message } from './words/messages.ts'

/** "100,000 runs, seed spring, supposing “Ann beats Ben”". */
export function runsSaid(
  { runs: count, seed }: Pick<SimulationAnswer, 'runs' | 'seed'>,
  supposed: readonly string[] = [],
): Message {
  const runs = message('sim-runs', { runs: count, seed: asText(seed) })
  if (supposed.length === 0) return runs
  const texts = supposed.map((text) => message('sim-supposed', { text: asText(text) }))
  return message('sim-runs-supposing', { runs, supposed: texts })
}

/** "31.2%", "0.04%"; what never came is a dash, and what nearly always came is not always. */
export function shareSaid(share: number): Message {
  const percent = 100 * share
  if (percent === 0) return message('sim-never')
  if (percent < 0.005) return message('sim-share-below', { share: { number: 0.01 } })
  if (percent >= 99.95)
    return share === 1 ? message('sim-share-all') : message('sim-share-above', { share: { number: 99.9 } })
  return percent < 0.1
    ? message('sim-share-small', { share: { number: percent } })
    : message('sim-share', { share: { number: percent } })
}

/** "±0.3": half of the interval, in hundredths; nothing where it is certain. */
export function marginSaid([low, high]: Interval): Message | undefined {
  const margin = 50 * (high - low)
  if (margin === 0) return undefined
  return margin < 0.1
    ? message('sim-margin-small', { margin: { number: margin } })
    : message('sim-margin', { margin: { number: margin } })
}

/** "31.2% ±0.3". */
export function chanceSaid(chance: number, interval: Interval): Message {
  const [share, margin] = [shareSaid(chance), marginSaid(interval)]
  return margin ? message('sim-chance', { share, margin }) : share
}

/** "+3.1", "−0.4", "0". */
export function changeSaid(change: number): Message {
  const points = { number: 100 * Math.abs(change) }
  if (points.number < 0.05) return message('sim-unchanged')
  return change < 0 ? message('sim-lost', { points }) : message('sim-gained', { points })
}

/** "3.4". */
export const meanSaid = (mean: number): Message => message('sim-mean', { mean: { number: mean } })

/** "31.4 (30 to 34)"; one figure where it is always the same. */
export function spreadSaid({ mean, p5, p95 }: Spread, decimals = 0): Message {
  const [low, high] = [rounded(p5, decimals), rounded(p95, decimals)]
  if (p5 === p95 && Math.abs(mean - p5) < 0.005) return message('sim-amount', { value: low })
  return message('sim-spread', { mean: { number: mean }, low, high })
}

const rounded = (value: number, decimals: number) => ({ number: Number(value.toFixed(decimals)) })

const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉']

/** So many columns of it for the whole. */
export function bar(share: number, columns: number): string {
  const parts = Math.round(8 * columns * share)
  const rest = share > 0 && parts === 0 ? 1 : parts % 8
  return `${'█'.repeat(Math.floor(parts / 8))}${eighths[rest]}`
}
