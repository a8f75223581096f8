/** How many games can run at once without slowing each other, and the arithmetic behind it. */
import { availableParallelism } from 'node:os'
import type { Message } from '@arbiter/core/messages'
import type { EngineSpec } from '../engine/spec.ts'
import { message } from './words/messages.ts'

export interface Concurrency {
  readonly games: number
  /** The arithmetic: cores, and what a game needs of them. */
  readonly arithmetic: readonly Message[]
}

/** Engines think in turn, so a game needs as many cores as its engine with more threads. */
export function concurrencyFor(engines: readonly EngineSpec[], cores = availableParallelism()): Concurrency {
  const threads = Math.max(1, ...engines.map(threadsOf))
  const games = Math.max(1, Math.floor(cores / threads))
  return {
    games,
    arithmetic: [
      threads > cores
        ? message('concurrency-tight', { cores, threads })
        : message('concurrency-fits', { cores, threads, games }),
    ],
  }
}

export interface ConcurrencyRefusal {
  readonly code: 'too-many-games'
  readonly wished: number
  readonly games: number
  readonly arithmetic: readonly Message[]
}

/** The wanted number; refused above what the machine can do, unless forced. */
export function grantConcurrency(
  wished: number,
  engines: readonly EngineSpec[],
  { isForced = false, cores = availableParallelism() } = {},
): Concurrency | ConcurrencyRefusal {
  const { games, arithmetic } = concurrencyFor(engines, cores)
  if (wished <= games) return { games: wished, arithmetic }
  if (!isForced) return { code: 'too-many-games', wished, games, arithmetic }
  return { games: wished, arithmetic: [...arithmetic, message('concurrency-forced', { wished })] }
}

/** Its declared threads, its option Threads, or 1. */
function threadsOf({ threads, options = {} }: EngineSpec): number {
  const option = Object.entries(options).find(([name]) => name.toLowerCase() === 'threads')?.[1]
  return threads ?? (typeof option === 'number' ? option : 1)
}
