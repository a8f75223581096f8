import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { awaited, slowMs } from './slow-engine.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('an engine is named once it takes long, and not if it is ready in time (F4)', async () => {
  const named: string[] = []
  const waits = (engine: string, ms: number) =>
    awaited(engine, new Promise((resolve) => setTimeout(resolve, ms, engine)), (name) => named.push(name))
  const both = Promise.all([waits('Quick', slowMs - 1), waits('Slow', slowMs + 1)])
  await vi.advanceTimersByTimeAsync(slowMs + 1)
  expect(await both).toEqual(['Quick', 'Slow'])
  expect(named).toEqual(['Slow'])
})
