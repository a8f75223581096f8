/** The pages of the site as they are sent: what stands on them for whom, and that nothing in them is inline. */
import { readdirSync, readFileSync } from 'node:fs'
import { isRefusal, pageParts, pageStyles, readLog, tournamentOf as tournamentIn } from '@arbiter/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assetPath } from '../src/site/assets/asset.ts'
import { homePage } from '../src/site/pages/home.ts'
import { reportPage } from '../src/site/pages/report.ts'
import type { Listed } from '../src/store/tournaments.ts'
import { Client, type TestSite, testSite, tournamentOf } from './site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite('sqlite')
})
afterAll(() => site.close())

/** What the policy of the pages forbids, and what would reach out to others; text and values are no tags. */
function inlineIn(html: string): string[] {
  const tags = html.match(/<[^>]*>/g) ?? []
  const bare = tags.map((tag) => tag.replaceAll(/"[^"]*"/g, '""')).join('\n')
  const inTags = [/<style\b/, /\sstyle=/, /\son\w+=/].filter((each) => each.test(bare))
  const links = [/<script(?![^>]*\ssrc="\/site\/)/, /="javascript:/, /(src|href|action)="(https?:)?\/\//]
  return [...inTags, ...links.filter((each) => tags.some((tag) => each.test(tag)))].map(String)
}

const linked = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="(\/site\/[^"]+)"/g)].map(([, path]) => path as string)

/** What a reader sees, tags aside. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/\s+/g, ' ')

/** Somebody with a role in a tournament, by invitation. */
async function invited(tournament: string, role: string): Promise<Client> {
  const { body } = await site.owner.post('people.invite', { tournament }, { role })
  const opened = await site.guest.post('session.open', {}, { secret: body.link.split('#')[1], name: `A ${role}` })
  return signedIn(opened.headers)
}

const signedIn = (headers: Headers): Client =>
  new Client(site.url, { cookie: headers.get('set-cookie')?.split(';')[0] ?? '', origin: site.url })

async function entrant(tournament: string, name: string): Promise<Client> {
  const { body } = await site.guest.get('entrants.list', { tournament })
  const { id } = body.entrants.find((each: { name: string }) => each.name === name)
  const made = await site.owner.post('entrants.link', { tournament, entrant: id })
  const opened = await site.guest.post('session.open', {}, { secret: made.body.link.split('#')[1] })
  return signedIn(opened.headers)
}

test('an empty site teaches how the first tournament is opened', async () => {
  const own = await testSite('sqlite')
  try {
    const guest = textOf((await own.guest.get('page.home')).body)
    expect(guest).toContain('No tournament yet.')
    expect(guest).toContain('arbiter serve --owner-link')
    expect(guest).not.toContain('Open tournament')
    expect((await own.owner.get('page.home')).body).toContain('data-post="/api/v1/tournaments"')
  } finally {
    await own.close()
  }
})

test('tournaments stand by state, what runs first; private ones only for those who may see them', async () => {
  const running = await tournamentOf(site.owner, 'league', ['Ann', 'Ben', 'Cy', 'Di'], { name: 'Runs now' })
  await site.owner.post('tournament.command', { tournament: running }, { do: 'start' })
  await tournamentOf(site.owner, 'cup', [], { name: 'Enters now' })
  await tournamentOf(site.owner, 'cup', [], { name: 'Hidden one', visibility: 'private' })
  const [guest, owner] = await Promise.all([site.guest.get('page.home'), site.owner.get('page.home')])
  const order = ['Runs now', 'Enters now'].map((name) => guest.body.indexOf(name))
  expect(order[0]).toBeGreaterThan(0)
  expect(order[1]).toBeGreaterThan(order[0] as number)
  expect(guest.body).not.toContain('Hidden one')
  expect(owner.body).toContain('Hidden one')
})

test('the list is searched and turned page by page, until every name has been seen once', async () => {
  const names = Array.from({ length: 53 }, (_, i) => `Paged ${i}`)
  for (const name of names) await site.owner.post('tournaments.create', {}, { format: 'cup', name })
  const few = (await site.guest.get('page.home', { search: 'paged' })).body
  expect(few.match(/class="event"/g)).toHaveLength(10)
  let next: string | undefined = /href="([^"]*shelf=entering[^"]*)"/.exec(few)?.[1]
  const seen: string[] = []
  for (let pages = 0; next !== undefined && pages < 5; pages++) {
    const { body } = await site.guest.call('GET', next.replaceAll('&amp;', '&'))
    seen.push(...[...body.matchAll(/<bdi>(Paged \d+)<\/bdi>/g)].map(([, name]) => name as string))
    next = /class="pages"><a class="btn" href="([^"]+)"/.exec(body)?.[1]
  }
  expect(seen.toSorted()).toEqual(names.toSorted())
  expect(textOf((await site.guest.get('page.home', { search: 'nowhere' })).body)).toContain(
    'No tournament has these words',
  )
})

test('whoever may not see a private tournament gets the answer of a missing one, on its page too', async () => {
  const hidden = await tournamentOf(site.owner, 'cup', ['Ann', 'Ben'], { visibility: 'private' })
  const [there, missing] = await Promise.all([
    site.guest.get('page.tournament', { tournament: hidden }),
    site.guest.get('page.tournament', { tournament: 'nosuchthing' }),
  ])
  expect([there.status, there.body]).toEqual([404, missing.body])
  expect((await site.owner.get('page.tournament', { tournament: hidden })).status).toBe(200)
})

test('the desk is for scorers, undo and publishing for directors, and neither for those who watch', async () => {
  const tournament = await tournamentOf(site.owner, 'league', ['Ann', 'Ben', 'Cy', 'Di'])
  const [scorer, director] = [await invited(tournament, 'scorer'), await invited(tournament, 'director')]
  const seenBy = async (client: Client) => (await client.get('page.tournament', { tournament })).body as string
  expect(await seenBy(director)).toContain('Start the tournament')
  expect(await seenBy(scorer)).not.toContain('Start the tournament')
  await site.owner.post('tournament.command', { tournament }, { do: 'start' })
  for (const client of [scorer, director]) expect((await seenBy(client)).match(/value="1-0"/g)).toHaveLength(2)
  expect(await seenBy(director)).toContain('&quot;do&quot;:&quot;undo&quot;')
  expect(await seenBy(scorer)).not.toContain('undo')
  for (const client of [site.guest, await entrant(tournament, 'Ann')]) {
    const html = await seenBy(client)
    expect(html).not.toContain('data-body')
    expect(textOf(html)).toContain('Standings')
  }
})

test('a page says the facts it was made of, and is made anew after the next one', async () => {
  const tournament = await tournamentOf(site.owner, 'league', ['Ann', 'Ben', 'Cy', 'Di'])
  const seqOf = async () =>
    Number(/data-seq="(\d+)"/.exec((await site.guest.get('page.tournament', { tournament })).body)?.[1])
  const before = await seqOf()
  const { body } = await site.owner.post('tournament.command', { tournament }, { do: 'start' })
  expect(await seqOf()).toBe(body.seq)
  expect(body.seq).toBeGreaterThan(before)
})

test('an entrant sees own games only, and what was said of them', async () => {
  const tournament = await tournamentOf(site.owner, 'league', ['Ann', 'Ben', 'Cy', 'Di'])
  await site.owner.post('tournament.command', { tournament }, { do: 'start' })
  const { body: chart } = await site.guest.get('tournament.chart', { tournament })
  const { match, game, white, black } = chart.todo[0]
  const [one, other] = [await entrant(tournament, white), await entrant(tournament, black)]
  const seenBy = async (client: Client) => textOf((await client.get('page.report')).body)
  expect(await seenBy(one)).toContain(`you have White against ${black}`)
  expect(await seenBy(one)).toContain('Nothing was said of it yet')
  await one.post('claims.claim', { tournament }, { match, game, result: '1-0' })
  expect(await seenBy(one)).toMatch(/You said 1–0 ?\. Waiting for the other side/)
  expect(await seenBy(other)).toMatch(new RegExp(`${white} said 1–0 ?\\. Say the same to confirm it`))
  await other.post('claims.claim', { tournament }, { match, game, result: '0-1' })
  for (const client of [one, other]) expect(await seenBy(client)).toContain('You do not agree')
  expect(textOf((await site.owner.get('page.tournament', { tournament })).body)).toContain('They disagree')
  expect(textOf((await site.guest.get('page.tournament', { tournament })).body)).not.toContain('disagree')
  await other.post('claims.claim', { tournament }, { match, game, result: '1-0' })
  expect(await seenBy(one)).toContain('no game to report')
})

const nasty = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "' style='color:red",
  '&lt;b&gt;',
  'אבג abc',
  'x'.repeat(120),
]

test('names are text on every page, whatever stands in them', async () => {
  const quoted = nasty.map((name) => `"${name.replaceAll('"', '""')}"`)
  const tournament = await tournamentOf(site.owner, 'league', quoted, { name: '<i>Open</i> & “more”' })
  await site.owner.post('tournament.command', { tournament }, { do: 'start' })
  const own = await entrant(tournament, nasty[0] as string)
  const pages = [
    await site.owner.get('page.tournament', { tournament }),
    await site.guest.get('page.tournament', { tournament }),
    await own.get('page.report'),
    await site.guest.get('page.home', { search: '<i>Open</i>' }),
  ]
  for (const { body, status } of pages) {
    expect(status).toBe(200)
    expect(inlineIn(body)).toEqual([])
    expect(body).not.toMatch(/<img|<i>Open/)
  }
  expect(pages[1]?.body).toContain('&lt;img src=x onerror=alert(1)&gt;')
})

/** No command takes such a name, but a file that is brought in may hold one. */
test('a mark that turns the line around is not shown as what it is', () => {
  const turned = 'Turned \u202Eround'
  const listed = { ...unknown, id: 'abc', name: turned, format: 'cup' }
  const visitor = { kind: 'person', name: turned } as const
  const shelves = [{ of: 'running', tournaments: [listed] }] as const
  const home = homePage({ visitor, search: turned, shelves, isOne: false, origin: 'http://localhost' })
  const shown = {
    title: turned,
    names: { e1: turned },
    styles: [],
    head: '',
    body: '',
    seq: 1,
    at: '',
    todo: [],
    hasGames: false,
  }
  const report = reportPage({ listed, visitor, entrant: 'e1', shown, meetings: [] })
  for (const html of [home, report]) expect(html).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/)
  for (const html of [home, report]) expect(html).toContain('Turned \uFFFDround')
})

const unknown: Omit<Listed, 'id' | 'name' | 'format'> = {
  ...{ state: 'running', visibility: 'public', archived: false, autoPair: false },
  ...{ entrants: 2, edition: 1, createdAt: '2026-05-01T10:00:00Z', changedAt: '2026-05-01T10:00:00Z' },
}

test('nothing is inline on any page, what is linked is there, and the watchdog barks', async () => {
  const tournament = await tournamentOf(site.owner, 'hybrid-knockout', ['Ann', 'Ben', 'Cy', 'Di', 'Eve'])
  await site.owner.post('tournament.command', { tournament }, { do: 'start' })
  const pages = ['page.home', 'page.join', 'page.report', 'site.reference', 'page.tournament'] as const
  const links = new Set<string>()
  for (const name of pages) {
    for (const client of [site.guest, site.owner]) {
      const { body } = await client.get(name, name === 'page.tournament' ? { tournament } : {})
      expect([name, inlineIn(body)]).toEqual([name, []])
      for (const link of linked(body)) links.add(link)
    }
  }
  expect(links).toContain(assetPath('race.css'))
  expect(links).toContain('/site/reference.css')
  for (const link of links) {
    const { status, headers } = await site.guest.call('GET', link)
    const type = link.endsWith('.css') ? 'text/css' : link.endsWith('.js') ? 'text/javascript' : 'image/svg+xml'
    expect([link, status, headers.get('content-type')]).toEqual([link, 200, `${type}; charset=utf-8`])
  }
  expect(inlineIn('<p style="x" onclick="y"><script>z</script><a href="//elsewhere">')).toHaveLength(4)
  expect((await site.guest.call('GET', '/site/site-000000000000.css')).status).toBe(404)
})

test('a style that is known is not sent again', async () => {
  const path = assetPath('site.css')
  const first = await fetch(site.url + path)
  const again = await fetch(site.url + path, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })
  expect([first.status, again.status]).toEqual([200, 304])
})

test('no chart of any format has a style in it, and every one names the styles it needs', () => {
  const folder = new URL('../../core/test/golden/', import.meta.url)
  const used = new Set<string>()
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.log'))) {
    const read = readLog(readFileSync(new URL(file, folder), 'utf8'))
    const tournament = read.ok ? tournamentIn(read.log) : undefined
    if (!tournament || isRefusal(tournament)) throw new Error(`${file} cannot be read`)
    const { head, body, styles } = pageParts(tournament)
    expect([file, inlineIn(head + body)]).toEqual([file, []])
    for (const style of styles) used.add(style)
  }
  expect([...used].toSorted()).toEqual(Object.keys(pageStyles).toSorted())
})
