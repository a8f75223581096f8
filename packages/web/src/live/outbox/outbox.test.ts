import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Answer, Problem } from '../api.ts'
import type { Intent, OutboxEntry, Wish } from './intent.ts'
import type { IntentStore } from './intent-store.ts'
import { Outbox, patienceMs, retriesMs } from './outbox.ts'

const commands = '/tournaments/t/commands'
const wish = (json: Readonly<Record<string, unknown>>, more: Partial<Wish> = {}): Wish => ({
  ...{ path: commands, content: { json }, isStored: true },
  ...more,
})
const report = (match: string) => wish({ do: 'report', match, result: '1-0' })
const undo = wish({ do: 'undo' })

const problem = (status: number, code: string): Problem =>
  ({ code, status, says: [], detail: code, refusal: {} }) as never
const failed = (status: number, code = 'no-answer') => ({ ok: false, problem: problem(status, code) }) as const
const lost = failed(0)

/** A storage that outlives its page. */
function memory(): IntentStore & {
  readonly entries: Map<string, OutboxEntry>
  readonly dropElsewhere: (key: string) => void
} {
  const entries = new Map<string, OutboxEntry>()
  const watchers: ((key: string) => void)[] = []
  let person = ''
  return {
    entries,
    dropElsewhere: (key) => {
      entries.delete(key)
      for (const told of watchers) told(key)
    },
    all: () => [...entries.values()],
    put: (entry) => void entries.set(entry.intent.key, structuredClone(entry)),
    drop: (key) => void entries.delete(key),
    watch: (dropped) => void watchers.push(dropped),
    clear: () => entries.clear(),
    lastPerson: () => person,
    keepPerson: (name) => {
      person = name
    },
  }
}

/** A server that keeps a log and knows its keys, behind a line that the test disturbs. */
class Server {
  readonly log: { readonly key: string; readonly match: unknown }[] = []
  readonly arrived: Intent[] = []

  /** What reaches the server is done once under its key; `expect` is asked only the first time. */
  record(intent: Intent): Answer<unknown> {
    this.arrived.push(intent)
    const known = this.log.findIndex(({ key }) => key === intent.key)
    if (known < 0 && intent.expect !== undefined && intent.expect !== this.log.length)
      return failed(409, 'changed-meanwhile')
    const json = 'json' in intent.content ? intent.content.json : {}
    if (known < 0) this.log.push({ key: intent.key, match: json['match'] ?? json['do'] })
    const seq = known < 0 ? this.log.length : known + 1
    return { ok: true, value: { seq, repeated: known >= 0, facts: [{ seq }] } }
  }

  get keys(): number {
    return new Set(this.arrived.map(({ key }) => key)).size
  }
}

type Line = (intent: Intent) => Promise<Answer<unknown>>

let made = 0

function page(deliver: Line, { store = memory(), person = 'person p' } = {}) {
  const who: { person: string | undefined } = { person: person || undefined }
  const outbox = new Outbox({
    ...{ deliver, store },
    after: (ms, run) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    newKey: () => `key-${++made}`,
    now: () => ++made,
    person: () => who.person,
  })
  outbox.restore()
  return { outbox, store, who }
}

const states = ({ entries }: Outbox) => entries.map(({ status }) => status.state)

// Files of one worker share its clock.
beforeAll(() => void vi.useFakeTimers())
afterEach(() => vi.clearAllTimers())
afterAll(() => void vi.useRealTimers())

/** Lets everything happen that needs no time. */
const now = () => vi.advanceTimersByTimeAsync(0)
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Each delivery in turn: true reaches the server, and its answer is lost or not. */
function lineOf(server: Server, ...fates: readonly ('through' | 'lost' | 'answer-lost')[]): Line {
  let turn = 0
  return async (intent) => {
    const fate = fates[Math.min(turn++, fates.length - 1)]
    if (fate === 'lost') return lost
    const answer = server.record(intent)
    return fate === 'through' ? answer : lost
  }
}

describe('an intent', () => {
  it('is sending, then recorded and gone', async () => {
    const server = new Server()
    const { outbox, store } = page(lineOf(server, 'through'))
    const sent = outbox.send(report('1'))
    expect([states(outbox), store.entries.size]).toEqual([['sending'], 1])
    expect(await sent.settled).toMatchObject({ ok: true, value: { repeated: false } })
    expect([states(outbox), store.entries.size, server.log.length]).toEqual([[], 0, 1])
  })

  it('whose answer was lost is not heard of, and then found to be recorded once', async () => {
    const server = new Server()
    const { outbox } = page(lineOf(server, 'answer-lost', 'through'))
    const sent = outbox.send(report('1'))
    expect(await sent.known).toBe('unheard')
    expect(states(outbox)).toEqual(['unheard'])
    await pass(retriesMs[0] as number)
    expect(await sent.settled).toMatchObject({ ok: true, value: { repeated: true } })
    expect([server.log.length, server.arrived.length, server.keys]).toEqual([1, 2, 1])
  })

  it('is shown as not heard of while its answer takes long, and is not sent twice for that', async () => {
    let answer: (value: Answer<unknown>) => void = () => {}
    const answered = new Promise<Answer<unknown>>((resolve) => {
      answer = resolve
    })
    const asked = vi.fn(() => answered)
    const { outbox } = page(asked)
    const sent = outbox.send(undo)
    await pass(patienceMs - 1)
    expect(states(outbox)).toEqual(['sending'])
    await pass(1)
    expect([states(outbox), asked.mock.calls.length]).toEqual([['unheard'], 1])
    answer({ ok: true, value: {} })
    expect(await sent.settled).toEqual({ ok: true, value: {} })
  })

  it.each([
    ['nobody answers', lost],
    ['a proxy answers 502', failed(502, 'unreadable')],
    ['a proxy answers 504', failed(504, 'unreadable')],
    ['the server is too slow', failed(408, 'too-slow')],
    ['the database is away', failed(503, 'unavailable')],
    ['the server failed at it', failed(500, 'our-mistake')],
    ['a portal of a hotel answers', failed(200, 'unreadable')],
  ])('is not heard of when %s', async (_, answer) => {
    const { outbox } = page(async () => answer)
    expect(await outbox.send(undo).known).toBe('unheard')
    expect(states(outbox)).toEqual(['unheard'])
  })

  it('that is refused at once is said in place and is not listed', async () => {
    const { outbox, store } = page(async () => failed(422, 'no-such-match'))
    expect(await outbox.send(report('99')).known).toMatchObject({ ok: false, problem: { code: 'no-such-match' } })
    expect([states(outbox), store.entries.size]).toEqual([[], 0])
  })

  it('that is refused late stays, with the reason, until the person puts it away', async () => {
    const answers = [lost, failed(422, 'game-recorded')]
    const { outbox, store } = page(async () => answers.shift() as Answer<unknown>)
    const sent = outbox.send(report('1'))
    await pass(retriesMs[0] as number)
    expect(await sent.settled).toMatchObject({ problem: { code: 'game-recorded' } })
    expect([states(outbox), store.entries.size]).toEqual([['refused'], 1])
    outbox.dismiss(outbox.entries[0]?.intent.key ?? '')
    expect([states(outbox), store.entries.size]).toEqual([[], 0])
  })

  it('to remove something that is gone at the second attempt was done by the first', async () => {
    for (const [path, expected] of [
      ['/keys/k/revoke', { ok: true }],
      ['/tournaments/t/remove?name=T', { ok: true }],
      [commands, { ok: false }],
    ] as const) {
      const answers = [lost, failed(404, 'no-such-key')]
      const { outbox } = page(async () => answers.shift() as Answer<unknown>)
      const sent = outbox.send({ ...wish({}), path })
      await pass(retriesMs[0] as number)
      expect(await sent.settled).toMatchObject(expected)
    }
  })

  it('is settled by facts that carry its key', async () => {
    const { outbox } = page(async () => lost)
    const sent = outbox.send(report('1'))
    await sent.known
    outbox.settle(outbox.entries[0]?.intent.key ?? '', { seq: 4, repeated: true, facts: [] })
    expect(await sent.settled).toMatchObject({ ok: true, value: { seq: 4 } })
    expect(states(outbox)).toEqual([])
  })
})

describe('asked for again while it is not heard of', () => {
  it('pressing U twice is one undo', async () => {
    const server = new Server()
    const { outbox } = page(lineOf(server, 'answer-lost', 'answer-lost', 'through'))
    const first = outbox.send(undo)
    await first.known
    const second = outbox.send({ ...undo, expect: 7 })
    await pass(10_000)
    expect([await first.settled, server.log.length]).toEqual([await second.settled, 1])
  })

  it('an undo after something else is another undo', async () => {
    const server = new Server()
    const { outbox } = page(lineOf(server, 'lost', 'through'))
    for (const each of [undo, report('1'), undo]) outbox.send(each)
    await pass(10_000)
    expect(server.log.map(({ match }) => match)).toEqual(['undo', '1', 'undo'])
  })

  it('once it is recorded, the same is a new intent', async () => {
    const server = new Server()
    const { outbox } = page(lineOf(server, 'through'))
    await outbox.send(undo).settled
    await outbox.send(undo).settled
    expect([server.log.length, server.keys]).toEqual([2, 2])
  })
})

describe('several', () => {
  it('are delivered in their order, and without a line only the first is tried', async () => {
    const server = new Server()
    const { outbox } = page(lineOf(server, 'lost', 'lost', 'through'))
    for (const match of ['1', '2', '3']) outbox.send(report(match))
    await now()
    expect([states(outbox), server.arrived.length]).toEqual([['unheard', 'unheard', 'unheard'], 0])
    await pass(10_000)
    expect(server.log.map(({ match }) => match)).toEqual(['1', '2', '3'])
  })

  it('typed without a network each expect the facts of those before', async () => {
    const server = new Server()
    const { outbox } = page(lineOf(server, 'lost', 'through'))
    const sent = ['1', '2', '3'].map((match) => outbox.send({ ...report(match), expect: 0 }))
    await pass(10_000)
    expect(await Promise.all(sent.map(({ settled }) => settled))).toMatchObject([
      { ok: true },
      { ok: true },
      { ok: true },
    ])
  })

  it('are refused if somebody else recorded something in between, and are done all the same when the person says so', async () => {
    const server = new Server()
    const { outbox } = page(lineOf(server, 'lost', 'through'))
    outbox.send({ ...report('1'), expect: 0 })
    await now()
    server.log.push({ key: 'somebody else', match: '9' })
    await pass(10_000)
    expect([states(outbox), server.log.length]).toEqual([['refused'], 1])
    outbox.again(outbox.entries[0]?.intent.key ?? '')
    await now()
    expect([states(outbox), server.log.map(({ match }) => match)]).toEqual([[], ['9', '1']])
  })

  it('do not wait behind one at which the server fails', async () => {
    const server = new Server()
    const { outbox } = page(async (intent) =>
      'json' in intent.content && intent.content.json['match'] === '1'
        ? failed(500, 'our-mistake')
        : server.record(intent),
    )
    outbox.send(report('1'))
    await outbox.send(report('2')).settled
    expect([states(outbox), server.log.length]).toEqual([['unheard'], 1])
  })

  it('to other addresses do not wait for each other', async () => {
    const server = new Server()
    const { outbox } = page(async (intent) => (intent.path === commands ? lost : server.record(intent)))
    outbox.send(report('1'))
    expect(await outbox.send({ ...report('1'), path: '/people' }).settled).toMatchObject({ ok: true })
  })
})

describe('the line', () => {
  it('is tried at growing intervals, and at once when it is back', async () => {
    const asked = vi.fn(async () => lost)
    const { outbox } = page(asked)
    outbox.send(undo)
    await now()
    for (const [i, ms] of retriesMs.entries()) {
      await pass(ms - 1)
      expect(asked).toHaveBeenCalledTimes(i + 1)
      await pass(1)
      expect(asked).toHaveBeenCalledTimes(i + 2)
    }
    outbox.lineIsBack()
    await now()
    expect(asked).toHaveBeenCalledTimes(retriesMs.length + 2)
  })
})

describe('another load of the page', () => {
  it('sends what was not heard of with the same key', async () => {
    const server = new Server()
    const store = memory()
    page(lineOf(server, 'answer-lost'), { store }).outbox.send(report('1'))
    await now()
    const { outbox } = page(lineOf(server, 'through'), { store })
    expect(states(outbox)).toEqual(['unheard'])
    await now()
    expect([states(outbox), store.entries.size, server.log.length, server.keys]).toEqual([[], 0, 1, 1])
  })

  it('does not bring back requests whose answer is a secret', async () => {
    const { outbox, store } = page(async () => lost)
    outbox.send(wish({ label: 'Table 1' }, { path: '/people', isStored: false }))
    await now()
    expect([states(outbox), store.entries.size]).toEqual([['unheard'], 0])
  })

  it('drops what another page has settled', async () => {
    const store = memory()
    page(async () => lost, { store }).outbox.send(undo)
    await now()
    const { outbox } = page(() => new Promise(() => {}), { store })
    store.dropElsewhere(outbox.entries[0]?.intent.key ?? '')
    expect(states(outbox)).toEqual([])
  })

  it('sends nothing before it is known who uses it, and never in the name of another person', async () => {
    const server = new Server()
    const store = memory()
    page(async () => lost, { store, person: 'person a' }).outbox.send(undo)
    await now()
    const { outbox, who } = page(lineOf(server, 'through'), { store, person: '' })
    await now()
    expect([states(outbox), server.arrived.length]).toEqual([['unheard'], 0])
    who.person = 'person b'
    outbox.lineIsBack()
    await now()
    expect([states(outbox), server.arrived.length]).toEqual([[], 0])
    who.person = 'person a'
    outbox.lineIsBack()
    await now()
    expect(server.arrived).toHaveLength(1)
  })

  it('has nothing after signing out', async () => {
    const { outbox, store } = page(async () => lost)
    outbox.send(undo)
    await now()
    outbox.forget()
    await pass(60_000)
    expect([states(outbox), store.entries.size]).toEqual([[], 0])
  })
})

/** Mulberry32: the same faults for the same seed. */
function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

describe('whatever happens on the way', () => {
  const seen = { lost: 0, answerLost: 0, twice: 0, slow: 0, reloads: 0, failed: 0 }

  it.each(Array.from({ length: 60 }, (_, i) => i + 1))(
    'seed %i: each intent is recorded once, and all are settled',
    async (seed) => {
      const chance = chanceFrom(seed)
      const server = new Server()
      const store = memory()
      let isCalm = false
      const line: Line = async (intent) => {
        const fate = isCalm ? 1 : chance()
        if (fate < 0.25) {
          seen[fate < 0.2 ? 'lost' : 'failed']++
          return fate < 0.2 ? lost : failed(500, 'our-mistake')
        }
        if (fate < 0.4) {
          server.record(intent)
          seen.answerLost++
          return chance() < 0.5 ? lost : failed(504, 'unreadable')
        }
        if (fate < 0.5) {
          seen.twice++
          server.record(intent)
          return server.record(intent)
        }
        if (fate < 0.7) {
          seen.slow++
          await new Promise((over) => setTimeout(over, chance() * 3 * patienceMs))
        }
        return server.record(intent)
      }
      let { outbox } = page(line, { store })
      const asked: string[] = []
      for (let turn = 0; turn < 12; turn++) {
        const match = String(turn)
        outbox.send(report(match))
        if (chance() < 0.3) outbox.send(report(match))
        asked.push(match)
        await pass(chance() * 2000)
        if (chance() < 0.15) {
          seen.reloads++
          outbox = page(line, { store }).outbox
        }
      }
      isCalm = true
      await pass(200_000)
      expect(states(outbox)).toEqual([])
      expect(store.entries.size).toBe(0)
      expect(server.log.map(({ match }) => match).toSorted()).toEqual(asked.toSorted())
    },
  )

  it('all of that happened', () => {
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(5)
  })
})
