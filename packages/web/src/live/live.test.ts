import { unwrap } from '@arbiter/core'
import { formats } from '@arbiter/core/formats'
import { openTournament } from '@arbiter/core/tournament'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Live } from './live.ts'

const league = formats.find(({ name }) => name === 'league') as (typeof formats)[number]

/** The server's side of the feed, in the hand of the test. */
class Feed extends EventTarget {
  static last: Feed
  onerror = () => {}
  constructor() {
    super()
    Feed.last = this
  }
  greet(): void {
    this.dispatchEvent(new MessageEvent('hello', { data: JSON.stringify({ seq: 1, edition: 1 }) }))
  }
  close(): void {}
}

const seen = {
  ...{ id: 'x', name: 'T', format: 'league', state: 'entering', visibility: 'public', archived: false, autoPair: true },
  ...{ entrants: 0, edition: 1, isDemo: false, createdAt: 'now', changedAt: 'now', seq: 1, role: 'scorer' },
  ...{ commands: ['report'], isPlayed: false, diceHash: '' },
}

beforeEach(() => {
  vi.useFakeTimers()
  const asked = { by: 'desk', now: '2026-11-17T10:00:00.000Z' } as never
  const { tournament } = unwrap(openTournament(league, { name: 'T', options: {}, autoPair: true, dice: 'd' }, asked))
  const facts = tournament.log
  const answer = (path: string) => (path.endsWith('/log') ? { seq: 1, edition: 1, audience: 'inside', facts } : seen)
  vi.stubGlobal('fetch', async (path: string) => Response.json(answer(path)))
  vi.stubGlobal('EventSource', Feed)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('claims that entrants made while the feed was down are asked for when it is back', async () => {
  const opened = await Live.open('x')
  if (!opened.ok) throw new Error(opened.problem.code)
  const live = opened.value
  Feed.last.greet()
  const before = live.claims
  Feed.last.onerror()
  await vi.advanceTimersByTimeAsync(5000)
  Feed.last.greet()
  expect(live.claims).toBeGreaterThan(before)
  live.close()
})
