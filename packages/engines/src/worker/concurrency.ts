/** How many games can be played at once without taking time from each other, and the arithmetic for it. */
import { availableParallelism } from 'node:os'
import type { EngineSpec } from '../engine/spec.ts'

export interface Concurrency {
  readonly games: number
  /** `2 cores, each game needs …: 2 games at once`. */
  readonly arithmetic: string
}

/** Engines think in turn, so a game needs as many cores as the hungrier of any two has threads. */
export function concurrencyFor(engines: readonly EngineSpec[], cores = availableParallelism()): Concurrency {
  const threads = Math.max(1, ...engines.map(threadsOf))
  const games = Math.max(1, Math.floor(cores / threads))
  const need = `each game needs 2 × ${count(threads, 'thread')} of which one side thinks at a time (no pondering)`
  const tight = threads > cores ? ', more than there are' : ''
  return { games, arithmetic: `${count(cores, 'core')}, ${need}${tight}: ${count(games, 'game')} at once` }
}

export interface ConcurrencyRefusal {
  readonly code: 'too-many-games'
  readonly wished: number
  readonly games: number
  readonly arithmetic: string
}

/** The number that was wished for, refused above what the machine can do unless it is forced. */
export function grantConcurrency(
  wished: number,
  engines: readonly EngineSpec[],
  { isForced = false, cores = availableParallelism() } = {},
): Concurrency | ConcurrencyRefusal {
  const { games, arithmetic } = concurrencyFor(engines, cores)
  if (wished <= games) return { games: wished, arithmetic }
  if (!isForced) return { code: 'too-many-games', wished, games, arithmetic }
  return {
    games: wished,
    arithmetic: `${arithmetic}; ${wished} were wished for all the same, so expect losses on time`,
  }
}

/** What it was said to search with, or its option Threads, or one. */
function threadsOf({ threads, options = {} }: EngineSpec): number {
  const option = Object.entries(options).find(([name]) => name.toLowerCase() === 'threads')?.[1]
  return threads ?? (typeof option === 'number' ? option : 1)
}

const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`
