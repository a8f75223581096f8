/** Figures of a simulation as people read them. */
import { type Interval, listed, type SimulationAnswer, type Spread } from '@arbiter/core'
import { harmless } from '../page/text-width.ts'

/** "100,000". */
export const grouped = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',')

/** "100,000 runs, seed spring, supposing “Ann beats Ben”". */
export function runsInWords(
  { runs, seed }: Pick<SimulationAnswer, 'runs' | 'seed'>,
  supposed: readonly string[] = [],
): string {
  const words = `${grouped(runs)} ${runs === 1 ? 'run' : 'runs'}, seed ${harmless(seed)}`
  return supposed.length === 0 ? words : `${words}, supposing ${listed(supposed.map((text) => `“${harmless(text)}”`))}`
}

/** "31.2 %", "0.04 %"; what never came is a dash, and what nearly always came is not always. */
export function shareShown(share: number): string {
  const percent = 100 * share
  if (percent === 0) return '–'
  if (percent < 0.005) return '< 0.01 %'
  if (percent >= 99.95) return share === 1 ? '100 %' : '> 99.9 %'
  return `${percent.toFixed(percent < 0.1 ? 2 : 1)} %`
}

/** "± 0.3": half of the interval, in hundredths; nothing where it is certain. */
export function marginShown([low, high]: Interval): string {
  const margin = 50 * (high - low)
  if (margin === 0) return ''
  return `± ${margin.toFixed(margin < 0.1 ? 2 : 1)}`
}

/** "+3.1", "−0.4", "0". */
export function changeShown(change: number): string {
  const points = (100 * Math.abs(change)).toFixed(1)
  return points === '0.0' ? '0' : `${change < 0 ? '−' : '+'}${points}`
}

/** "31.4 (30 to 34)"; one figure where it is always the same. */
export function spreadShown({ mean, p5, p95 }: Spread, decimals = 0): string {
  const ends = [p5, p95].map((end) => end.toFixed(decimals))
  if (p5 === p95 && Math.abs(mean - p5) < 0.005) return ends[0] as string
  return `${mean.toFixed(1)} (${ends.join(' to ')})`
}

const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉']

/** So many columns of it for the whole. */
export function bar(share: number, columns: number): string {
  const parts = Math.round(8 * columns * share)
  const rest = share > 0 && parts === 0 ? 1 : parts % 8
  return `${'█'.repeat(Math.floor(parts / 8))}${eighths[rest]}`
}
