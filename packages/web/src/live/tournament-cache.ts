/**
 * Tournaments as this browser saw them last, cached for the time without a network. Browsers cache nothing on an address
 * without https.
 */
import type { RecordedFact } from '@arbiter/core'
import type { TournamentAnswer } from './live.ts'

export interface CachedTournament {
  readonly seen: TournamentAnswer
  readonly audience: 'inside' | 'outside'
  readonly log: readonly RecordedFact[]
  /** When the server last answered. */
  readonly heardAt: number
}

const store = 'tournaments'
const most = 12

const addressOf = (id: string): string => `/kept/${encodeURIComponent(id)}`

/** With too many, the oldest copy is removed. A full or forbidden storage costs the copy, nothing else. */
export async function cacheTournament(copy: CachedTournament): Promise<void> {
  await inStore(async (cache) => {
    await cache.delete(addressOf(copy.seen.id))
    await cache.put(addressOf(copy.seen.id), Response.json(copy))
    const names = await cache.keys()
    await Promise.all(names.slice(0, Math.max(0, names.length - most)).map((name) => cache.delete(name)))
  })
}

export const cachedTournament = (id: string): Promise<CachedTournament | undefined> =>
  inStore(async (cache) => (await cache.match(addressOf(id)))?.json())

/** All copies, the tournament seen last first. */
export const cachedTournaments = async (): Promise<readonly CachedTournament[]> =>
  (await inStore(async (cache) => {
    const answers = await Promise.all((await cache.keys()).map((name) => cache.match(name)))
    return Promise.all(
      answers.toReversed().flatMap((answer) => (answer ? [answer.json() as Promise<CachedTournament>] : [])),
    )
  })) ?? []

export const dropCached = (id: string): Promise<unknown> => inStore((cache) => cache.delete(addressOf(id)))

/** For another person at this browser. */
export async function clearCached(): Promise<void> {
  await globalThis.caches?.delete(store)
}

async function inStore<Found>(work: (cache: Cache) => Promise<Found>): Promise<Found | undefined> {
  try {
    return await work(await caches.open(store))
  } catch {
    return undefined
  }
}
