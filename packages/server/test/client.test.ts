/** The typed client against a real server: a whole tournament of a program, lost answers, problems, the feed. */
import { type Answer, type Client, createClient, type FeedReading, type Problem } from '@arbiter/api'
import { misfitIn } from '@arbiter/api/checks'
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest'
import { until } from '../../../tools/until.mjs'
import { type TestSite, testSite } from './site.ts'

let site: TestSite
let token: string
let owner: Client

/** Every answer is held against its shape. */
const misfits: string[] = []
const onAnswer = (name: Parameters<typeof misfitIn>[0], value: unknown) => {
  misfits.push(...[misfitIn(name, value) ?? []].flat())
}

beforeAll(async () => {
  site = await testSite('sqlite')
  token = site.owner.headers['authorization']?.replace('Bearer ', '') ?? ''
  owner = createClient(site.url, token, { onAnswer })
})
afterAll(async () => {
  expect(misfits).toEqual([])
  expect(site.errors).toEqual([])
  await site.close()
})

function unwrapped<Value>(answer: Answer<Value>): Value {
  if (!answer.ok) throw new Error(answer.problem.detail)
  return answer.value
}

function problemOf(answer: Answer<unknown>): Problem {
  if (answer.ok) throw new Error('it was not refused')
  return answer.problem
}

const people = ['Smith and Jones', 'Müller, Anna', 'דנה לוי', 'Ann']

async function league(client: Client = owner): Promise<string> {
  const { id } = unwrapped(await client.call('tournaments.create', { body: { format: 'league', name: 'Club night' } }))
  const entrants = people.map((name) => ({ name }))
  unwrapped(await client.call('tournament.command', { tournament: id, body: { do: 'enter', entrants } }))
  unwrapped(await client.call('tournament.command', { tournament: id, body: { do: 'start' } }))
  return id
}

/** Collects what the feed sends until it is told to stop. */
function follow(client: Client, tournament: string, options: Parameters<Client['feed']>[1] = {}) {
  const seen: FeedReading[] = []
  const end = new AbortController()
  const over = (async () => {
    for await (const each of client.feed(tournament, { retryMs: 10, ...options, signal: end.signal })) seen.push(each)
  })()
  const seqs = () => seen.flatMap((each) => (each.event === 'facts' ? each.data.map(({ seq }) => seq) : []))
  const stop = () => {
    end.abort()
    return over
  }
  return { seen, seqs, stop, over }
}

test('a program plays a whole tournament: it enters, starts, reports, corrects, undoes, and follows the feed', async () => {
  const tournament = await league()
  const feed = follow(owner, tournament)
  const act = (body: Parameters<typeof owner.call<'tournament.command'>>[1]['body']) =>
    owner.call('tournament.command', { tournament, body })
  for (let match = 1; match <= 12; match++) unwrapped(await act({ do: 'report', match: String(match), result: '1-0' }))

  const before = unwrapped(await owner.call('tournament.table', { tournament })).table
  const correction = { do: 'correct', match: '3', result: '1/2-1/2', note: 'they had agreed on a draw' } as const
  const preview = unwrapped(await owner.call('tournament.preview', { tournament, body: correction }))
  expect(preview.consequences?.ranks).toBeDefined()
  unwrapped(await act(correction))
  expect(unwrapped(await owner.call('tournament.table', { tournament })).table).not.toEqual(before)
  unwrapped(await act({ do: 'undo' }))
  expect(unwrapped(await owner.call('tournament.table', { tournament })).table).toEqual(before)

  const why = unwrapped(await owner.call('tournament.why', { tournament, about: 'rank Müller, Anna' }))
  expect(why.says.length).toBeGreaterThan(0)
  unwrapped(await act({ do: 'close' }))
  const { state, seq } = unwrapped(await owner.call('tournament.see', { tournament }))
  expect(state).toBe('closed')
  expect(unwrapped(await owner.call('tournament.chart', { tournament })).table[0]?.rank).toBe(1)
  await until('the feed has every fact', () => feed.seqs().length >= seq)
  expect(feed.seqs()).toEqual(Array.from({ length: seq }, (_, i) => i + 1))
  expect(feed.seen[0]?.event).toBe('hello')
  await feed.stop()
  const file = unwrapped(await owner.call('export.log', { tournament }))
  expect(file.trim().split('\n').length).toBeGreaterThanOrEqual(seq)
  const copy = unwrapped(await owner.call('tournaments.import', { body: file, visibility: 'public' }))
  expect(unwrapped(await owner.call('tournament.table', { tournament: copy.id })).table).toEqual(before)
})

test('numbers, lists and files go as what they are', async () => {
  const tournament = await league()
  const entrants = unwrapped(await owner.call('entrants.list', { tournament })).entrants
  expect(entrants.map(({ name }) => name)).toEqual(people)
  const { tournaments } = unwrapped(await owner.call('tournaments.list', { limit: 1, search: 'Club' }))
  expect(tournaments).toHaveLength(1)
  const another = unwrapped(await owner.call('tournaments.create', { body: { format: 'cup', name: 'Cup' } })).id
  const csv = 'name,rating\n"Müller, Anna",1850\nSmith and Jones,1700'
  const entered = unwrapped(await owner.call('entrants.enter', { tournament: another, body: csv }))
  expect([entered.repeated, entered.facts.length]).toEqual([false, 2])
})

test('a refusal is a value: its code tells which facts come with it', async () => {
  const tournament = await league()
  const problem = problemOf(
    await owner.call('tournament.command', { tournament, body: { do: 'report', match: '99', result: '1-0' } }),
  )
  expect(problem).toMatchObject({ code: 'no-such-match', status: 404, refusal: { match: '99' } })
  if (problem.code === 'no-such-match') expectTypeOf(problem.refusal.match).toEqualTypeOf<string>()
  expect(problem.says[0]?.id).toMatch(/^refused-/)
  const inGerman = createClient(site.url, token, { language: 'de' })
  const start = { tournament, body: { do: 'start' } } as const
  expect(problemOf(await owner.call('tournament.command', start)).detail).toMatch(/has started/)
  expect(problemOf(await inGerman.call('tournament.command', start)).detail).toMatch(/Turnier/)
  const stranger = createClient(site.url)
  expect(problemOf(await stranger.call('tournament.command', start)).code).toBe('sign-in-first')
  expect(problemOf(await createClient(site.url, 'wrong').call('session.who')).status).toBe(401)
})

type Fate = 'lost' | 'refused by a proxy' | 'sent'

/** The network: the server gets every request, but its answer may not arrive. */
function badNetwork(fates: Fate[]): typeof fetch {
  return async (...request) => {
    const fate = fates.shift() ?? 'sent'
    const response = await fetch(...request)
    if (fate === 'sent') return response
    await response.arrayBuffer()
    if (fate === 'lost') throw new TypeError('network')
    return new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } })
  }
}

test('a command whose answer is lost three times counts once, and its answer says so', async () => {
  const tournament = await league()
  const fates: Fate[] = ['lost', 'refused by a proxy', 'lost']
  const client = createClient(site.url, token, { fetch: badNetwork(fates), retriesMs: [1, 1, 1] })
  const report = { do: 'report', match: '1', result: '1-0' } as const
  expect(unwrapped(await client.call('tournament.command', { tournament, body: report })).repeated).toBe(true)
  const { facts } = unwrapped(await owner.call('tournament.log', { tournament }))
  expect(facts.filter(({ type }) => type === 'game-finished')).toHaveLength(1)
})

test.each(['tournaments.create', 'entrants.enter', 'keys.token'] as const)(
  '%s is repeated with its key too',
  async (name) => {
    const client = createClient(site.url, name === 'keys.token' ? undefined : token, {
      fetch: badNetwork(['lost']),
      retriesMs: [1],
    })
    if (name === 'tournaments.create') {
      const count = async () => unwrapped(await owner.call('tournaments.list', { limit: 100 })).tournaments.length
      const before = await count()
      unwrapped(await client.call(name, { body: { format: 'cup', name: 'Once' } }))
      expect(await count()).toBe(before + 1)
    } else if (name === 'entrants.enter') {
      const { id } = unwrapped(await owner.call('tournaments.create', { body: { format: 'cup', name: 'Cup' } }))
      expect(unwrapped(await client.call(name, { tournament: id, body: 'name\nAnn' })).repeated).toBe(true)
    } else expect(problemOf(await client.call(name, { body: { label: 'x' } })).code).toBe('sign-in-first')
  },
)

test('without a retry nothing untrue is said of a lost answer, and the same key finds out', async () => {
  const tournament = await league()
  const client = createClient(site.url, token, { fetch: badNetwork(['lost']), retriesMs: [] })
  const request = { tournament, key: 'table-5-r-17', body: { do: 'report', match: '2', result: '0-1' } } as const
  const problem = problemOf(await client.call('tournament.command', request))
  expect(problem).toMatchObject({ code: 'no-answer', status: 0, refusal: { recorded: 'unknown' } })
  expect(unwrapped(await client.call('tournament.command', request)).repeated).toBe(true)
  const other = { ...request, body: { ...request.body, result: '1-0' } } as const
  expect(problemOf(await client.call('tournament.command', other)).code).toBe('key-used')
})

test('what is no answer of ours is unreadable, also with status 200, as in the net of a hotel', async () => {
  const portal: typeof fetch = async () =>
    new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } })
  const client = createClient(site.url, undefined, { fetch: portal, retriesMs: [] })
  expect(problemOf(await client.call('session.who')).code).toBe('unreadable')
  const forged: typeof fetch = async () => Response.json({ code: 'no' }, { status: 409 })
  const odd = createClient(site.url, undefined, { fetch: forged, retriesMs: [] })
  expect(problemOf(await odd.call('session.who')).code).toBe('unreadable')
})

test('a chart that has not changed is not sent again', async () => {
  const tournament = await league()
  const statuses: number[] = []
  const counting: typeof fetch = async (...request) => {
    const response = await fetch(...request)
    statuses.push(response.status)
    return response
  }
  const client = createClient(site.url, token, { fetch: counting })
  const first = unwrapped(await client.call('tournament.chart', { tournament }))
  expect(unwrapped(await client.call('tournament.chart', { tournament }))).toEqual(first)
  unwrapped(await owner.call('tournament.command', { tournament, body: { do: 'withdraw', entrant: 'Ann' } }))
  expect(unwrapped(await client.call('tournament.chart', { tournament }))).not.toEqual(first)
  expect(statuses).toEqual([200, 304, 200])
})

test('a request that the program aborts throws, as fetch does', async () => {
  const abort = new AbortController()
  abort.abort()
  await expect(owner.call('session.who', { signal: abort.signal })).rejects.toThrow(/abort/i)
})

test('a request that takes longer than its signal allows has no answer: nobody knows what became of it', async () => {
  const tournament = await league()
  const never: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
  const client = createClient(site.url, token, { fetch: never, retriesMs: [] })
  const report = { do: 'report', match: '1', result: '1-0' } as const
  const late = await client.call('tournament.command', { tournament, body: report, signal: AbortSignal.timeout(1) })
  expect(problemOf(late)).toMatchObject({ code: 'no-answer', refusal: { recorded: 'unknown' } })
})

test('a feed that is cut goes on after its last fact', async () => {
  const tournament = await league()
  const cuts: AbortController[] = []
  const cuttable: typeof fetch = (input, init = {}) => {
    const cut = new AbortController()
    cuts.push(cut)
    init.signal?.addEventListener('abort', () => cut.abort())
    return fetch(input, { ...init, signal: cut.signal })
  }
  const feed = follow(createClient(site.url, token, { fetch: cuttable }), tournament)
  await until('the first facts are here', () => feed.seqs().length > 0)
  for (const match of ['1', '2', '3']) {
    const connections = cuts.length
    cuts.at(-1)?.abort()
    unwrapped(await owner.call('tournament.command', { tournament, body: { do: 'report', match, result: '1-0' } }))
    await until('it is connected again', () => cuts.length > connections)
  }
  const { seq } = unwrapped(await owner.call('tournament.see', { tournament }))
  await until('the feed has every fact', () => feed.seqs().at(-1) === seq)
  expect(feed.seqs()).toEqual(Array.from({ length: seq }, (_, i) => i + 1))
  expect(feed.seen.filter(({ event }) => event === 'lost').length).toBeGreaterThanOrEqual(3)
  await feed.stop()
})

test('a feed of a tournament that is not there ends with the reason', async () => {
  const feed = follow(owner, 'nowhere')
  await feed.over
  expect(feed.seen).toMatchObject([{ event: 'refused', data: { code: 'not-found', status: 404 } }])
})

test('a feed that falls silent is opened again', async () => {
  let opened = 0
  const silent: typeof fetch = async (_, init) => {
    opened++
    const body = new ReadableStream({
      start: (stream) => init?.signal?.addEventListener('abort', () => stream.error()),
    })
    return new Response(body)
  }
  const feed = follow(createClient(site.url, token, { fetch: silent }), 'any', { silenceMs: 20 })
  await until('it was opened three times', () => opened >= 3)
  await feed.stop()
})

test('what does not fit its shape is found, and the text beside messages is no fault', () => {
  expect(misfitIn('session.who', { kind: 'nobody' })).toBeUndefined()
  expect(misfitIn('session.who', { kind: 'somebody' })).toMatch(/session\.who.*kind/s)
  expect(misfitIn('session.who', { kind: 'nobody', colour: 'red' })).toMatch(/colour/)
  expect(misfitIn('export.table', 'Rank,Name')).toBeUndefined()
  const stated = { subject: 'x', rule: 'LEA-1', says: [{ id: 'a', text: 'A.' }], sentence: 'A.', facts: [] }
  expect(misfitIn('tournament.why', stated)).toBeUndefined()
})

test('a call is typed by its route', () => {
  type Call = typeof owner.call
  // @ts-expect-error there is no such route
  type _NoRoute = Parameters<Call<'tournament.shuffle'>>
  const never = () => [
    // @ts-expect-error a page is for a browser
    owner.call('page.home'),
    // @ts-expect-error the tournament is missing
    owner.call('tournament.see', {}),
    // @ts-expect-error the request is missing
    owner.call('tournament.see'),
    // @ts-expect-error a result is one of six
    owner.call('tournament.command', { tournament: 'x', body: { do: 'report', match: '1', result: '2-0' } }),
    // @ts-expect-error a parameter that the route does not take
    owner.call('tournament.table', { tournament: 'x', colour: 'red' }),
    // @ts-expect-error a file is text
    owner.call('tournaments.import', { body: { file: 'x' } }),
  ]
  expect(never).toBeTypeOf('function')
})
