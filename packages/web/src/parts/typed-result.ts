/** A result as it is typed on a pen line, then the time the game ended if it is told: "1", "= 14:32". */
import type { Instant } from '@arbiter/core'
import { type GameResult, parseResult, parseTimeOfDay } from '@arbiter/core/facts'

export interface TypedResult {
  readonly result?: GameResult
  readonly finishedAt?: Instant
  /** Something was typed that is not a result followed by a time. */
  readonly isUnreadable: boolean
}

export function parseTypedResult(text: string, now: number = Date.now()): TypedResult {
  const [first = '', time, ...more] = text.trim().split(/\s+/)
  if (first === '') return { isUnreadable: false }
  const result = parseResult(first)
  const finishedAt = time === undefined ? undefined : parseTimeOfDay(time, { now })
  const isUnreadable = result === undefined || more.length > 0 || (time !== undefined && finishedAt === undefined)
  return { ...(result ? { result } : {}), ...(finishedAt ? { finishedAt } : {}), isUnreadable }
}
