/** Figures for the plot and its table, in significant digits only. */
import type { Message } from '@arbiter/core/messages'
import type { Spread } from '@arbiter/core/simulate'
import { message } from './words/messages.ts'

/** "58 %"; only shares of exactly 0 or 1 are shown as 0 % or 100 %. */
export function shareSaid(share: number): Message {
  if (share > 0 && share < 0.001) return message('plot-share-below', { share: { percent: 0.001 } })
  if (share < 1 && share > 0.999) return message('plot-share-above', { share: { percent: 0.999 } })
  const isNearAnEnd = share < 0.0995 || (share > 0.9005 && share < 1)
  return message('plot-share', { share: { percent: rounded(share, isNearAnEnd && share > 0 ? 3 : 2) } })
}

/** "3.8 h", "20 h". */
export const hoursSaid = (count: number): Message => message('plot-hours', { hours: { number: amount(count) } })

/** "3.8", "54". */
export const amountSaid = (count: number): Message => message('plot-amount', { value: { number: amount(count) } })

/** A decimal only if it is significant. */
const amount = (count: number): number => rounded(count, count < 9.95 && !Number.isInteger(count) ? 1 : 0)

/** "0.86". */
export const correlationSaid = (value: number): Message =>
  message('plot-correlation', { value: { number: rounded(value, 2) } })

/** "54", or "54 (42–76)" if runs differ. */
export const spreadSaid = ({ mean, p5, p95 }: Spread, said: (count: number) => Message): Message =>
  p5 === p95
    ? said(mean)
    : message('plot-spread', { mean: said(mean), low: { number: amount(p5) }, high: { number: amount(p95) } })

/** Rounded to a number of decimals; never −0. */
export const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals)) + 0
