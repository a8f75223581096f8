import { beforeAll, expect, test } from 'vitest'
import type { World } from '../command-line/world.ts'
import { loadAllWords } from '../language/voice.ts'
import { ProgressLine } from './progress.ts'

beforeAll(loadAllWords)

/** What was written, and a clock that is ours. */
function watched() {
  const clock = { now: 0 }
  const lines: string[] = []
  const warn = (text: string) => lines.push(text.replace('\r\u001B[K', ''))
  const line = new ProgressLine({ now: () => clock.now, warn, width: 80 } as unknown as World)
  const at = (now: number, done: number) => {
    clock.now = now
    line.tell(done, 100_000)
  }
  return { at, line, lines, clock }
}

test('it is drawn at most five times a second', () => {
  const { at, lines } = watched()
  for (let now = 0; now <= 1000; now += 20) at(now, now)
  expect(lines).toHaveLength(5)
})

test('the expected end follows the pace of the last seconds, not a slow beginning', () => {
  const { at, lines } = watched()
  for (let second = 1; second <= 4; second++) at(1000 * second, 10 * second)
  expect(lines.at(-1)).toBe('40 of 100,000 runs · about 2.8 h left · Ctrl-C shows what is known')
  for (let second = 5; second <= 8; second++) at(1000 * second, 10_000 * (second - 4))
  expect(lines.at(-1)).toBe('40,000 of 100,000 runs · about 6 s left · Ctrl-C shows what is known')
})

test('before the first run is done nobody knows', () => {
  const { at, lines } = watched()
  at(500, 0)
  expect(lines).toEqual(['0 of 100,000 runs · Ctrl-C shows what is known'])
})

test('at the end it says how long it took', () => {
  const { line, lines, clock } = watched()
  clock.now = 12_340
  line.end(100_000)
  expect(lines).toEqual(['100,000 runs in 12.3 s.\n'])
})
