/**
 * Intents that are not settled, kept in the browser for the next load of the page. Every page of the site has the same ones; the
 * key makes it harmless that two of them send one.
 */
import type { OutboxEntry } from './intent.ts'

export interface IntentStore {
  all(): readonly OutboxEntry[]
  put(entry: OutboxEntry): void
  drop(key: string): void
  /** Tells of intents that another page has settled. */
  watch(dropped: (key: string) => void): void
  clear(): void
  /** Who used this browser last; a page without a network does not know who uses it. */
  lastPerson(): string
  keepPerson(person: string): void
}

const prefix = 'outbox.'
const personKey = 'outbox-person'

/** A full or forbidden storage costs what a reload would bring back, nothing else. */
export const browserIntents: IntentStore = {
  all: () =>
    attempt(() => namesIn(localStorage).flatMap((name) => entryIn(localStorage.getItem(name))), []).toSorted(
      (a, b) => a.intent.madeAt - b.intent.madeAt,
    ),
  put: (entry) => attempt(() => localStorage.setItem(prefix + entry.intent.key, JSON.stringify(entry)), undefined),
  drop: (key) => attempt(() => localStorage.removeItem(prefix + key), undefined),
  watch: (dropped) =>
    addEventListener('storage', ({ key, newValue }) => {
      if (key?.startsWith(prefix) && newValue === null) dropped(key.slice(prefix.length))
    }),
  clear: () =>
    attempt(() => {
      for (const name of [...namesIn(localStorage), personKey]) localStorage.removeItem(name)
    }, undefined),
  lastPerson: () => attempt(() => localStorage.getItem(personKey), undefined) ?? '',
  keepPerson: (person) => attempt(() => localStorage.setItem(personKey, person), undefined),
}

const namesIn = (storage: Storage): string[] => Object.keys(storage).filter((name) => name.startsWith(prefix))

/** Nothing for what an older version of the page wrote. */
function entryIn(text: string | null): OutboxEntry[] {
  if (text === null) return []
  const entry: Partial<OutboxEntry> = JSON.parse(text)
  return entry.intent && entry.status ? [{ intent: entry.intent, status: entry.status }] : []
}

function attempt<Found>(work: () => Found, otherwise: Found): Found {
  try {
    return work()
  } catch {
    return otherwise
  }
}
