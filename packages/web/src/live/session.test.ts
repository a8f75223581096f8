import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadWords } from '../words/texts.ts'
import { session } from './session.ts'

beforeAll(() => loadWords('first'))

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a signed-in person whose first question was lost is asked for again (B1)', async () => {
  vi.useFakeTimers()
  const asked = vi.fn(async () => (asked.mock.calls.length > 1 ? Response.json({ kind: 'person' }) : Response.error()))
  vi.stubGlobal('fetch', asked)
  await session.load()
  expect(session.isKnown).toBe(false)
  await vi.runOnlyPendingTimersAsync()
  expect(session.who).toEqual({ kind: 'person' })
})
