/** The web app as the server sends it: nothing inline, immutable files, framing only of the embedded page. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readWeb } from '../src/site/web.ts'
import { type TestSite, testSite, tournamentOf } from './site.ts'

let site: TestSite
let id: string
beforeAll(async () => {
  site = await testSite('sqlite')
  id = await tournamentOf(site.owner, 'league', ['Ann', 'Ben', 'Cy', 'Di'], { name: 'A league' })
})
afterAll(() => site.close())

const asBrowser = { accept: 'text/html', 'accept-encoding': 'gzip, br' }
const fetched = (path: string, headers: Record<string, string> = asBrowser) => fetch(site.url + path, { headers })

/** Inline code and foreign addresses, which the policy forbids. */
function inlineIn(html: string): string[] {
  const forbidden = [
    /<style\b/,
    /\sstyle=/,
    /\son\w+=/,
    /<script(?![^>]*\ssrc="\/assets\/)/,
    /(src|href)="(https?:)?\/\//,
  ]
  return forbidden.filter((each) => each.test(html)).map(String)
}

const linkedIn = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path as string)

test.each(['/', '/new', '/people', '/join', '/report', '/t/ID', '/t/ID/control', '/t/ID/m/7', '/embed/ID'])(
  '%s is the web app, with nothing inline, and everything it links is there',
  async (path) => {
    const answer = await fetched(path.replace('ID', id))
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(inlineIn(html)).toEqual([])
    expect(linkedIn(html).length).toBeGreaterThan(2)
    for (const link of linkedIn(html)) expect((await fetched(link)).status).toBe(200)
  },
)

test('a link to a tournament says what it is: its name, who leads, when and where', async () => {
  const name = 'Smith & Jones <Cup> "2026"'
  const league = await tournamentOf(site.owner, 'league', ['Ann', 'Ben', 'Cy', 'Di'], { name })
  const details = { place: 'Town hall', days: { from: '2026-11-28' } }
  for (const command of [{ do: 'describe', ...details }, { do: 'start' }, { do: 'report', match: '1', result: '1-0' }])
    await site.owner.post('tournament.command', { tournament: league }, command)
  const html = await (await fetched(`/t/${league}`)).text()
  expect(html).toContain('<title>Smith &amp; Jones &lt;Cup&gt; &quot;2026&quot; · Arbiter</title>')
  expect(html).toContain('<meta property="og:title" content="Smith &amp; Jones &lt;Cup&gt; &quot;2026&quot;">')
  expect(html.replaceAll(/[\u2068\u2069]/g, '')).toMatch(
    /og:description" content="In the lead: Ann? · League · 28 Nov 2026 · Town hall"/,
  )
  const german = await (await fetched(`/t/${league}`, { ...asBrowser, 'accept-language': 'de' })).text()
  expect(german).toContain('In Führung: ')
})

test('a page of a tournament names the rules among what it asks for first', async () => {
  const [home, tournament] = [await (await fetched('/')).text(), await (await fetched(`/t/${id}`)).text()]
  expect(linkedIn(tournament).length).toBeGreaterThan(linkedIn(home).length)
})

test('files are kept for good, and sent in as few bytes as the browser takes', async () => {
  const script = linkedIn(await (await fetched('/')).text()).find((path) => path.endsWith('.js')) as string
  const brotli = await fetched(script)
  expect(brotli.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(brotli.headers.get('content-encoding')).toBe('br')
  const plain = await fetched(script, { 'accept-encoding': 'identity' })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.text()).toBe(await brotli.text())
})

test('a script leads debuggers to its sources, whose names tell nothing of the machine that built it', async () => {
  const scripts = linkedIn(await (await fetched('/')).text()).filter((path) => path.endsWith('.js'))
  const leading = await fetched(scripts.at(-1) as string)
  const map = await fetched(new URL(leading.headers.get('sourcemap') as string, leading.url).pathname)
  expect(map.headers.get('content-type')).toContain('application/json')
  const { sources } = (await map.json()) as { sources: string[] }
  expect(sources.some((source) => source.endsWith('/src/main.tsx'))).toBe(true)
  expect(sources.filter((source) => !/^(\.\.\/)+(src|core\/src|node_modules)\//.test(source))).toEqual([])
  expect((await fetched('/assets/nothing.js.map', { accept: 'application/json' })).status).toBe(404)
})

test('a page is asked for anew every time', async () =>
  expect((await fetched('/')).headers.get('cache-control')).toBe('no-cache'))

test.each(['/nothing', '/t/nobody-knows-it', '/t/nobody-knows-it/table', '/t/ID/UPPER'])(
  'who follows a link to %s gets the app, which says so, and a program a problem',
  async (path) => {
    const page = await fetched(path.replace('ID', id))
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('<div id="app">')
    const problem = await fetched(path.replace('ID', id), { accept: 'application/json' })
    expect(problem.status).toBe(404)
    expect((await problem.json()).code).toBe('not-found')
  },
)

test('only the page that is made for it may stand in a frame', async () => {
  const policy = async (path: string) => {
    const { headers } = await fetched(path)
    return [headers.get('content-security-policy')?.match(/frame-ancestors [^;]+/)?.[0], headers.get('x-frame-options')]
  }
  expect(await policy(`/t/${id}`)).toEqual(["frame-ancestors 'none'", 'DENY'])
  expect(await policy('/')).toEqual(["frame-ancestors 'none'", 'DENY'])
  expect(await policy(`/embed/${id}`)).toEqual(['frame-ancestors *', null])
})

test('a private tournament is not there for a guest, in a frame neither', async () => {
  const hidden = await tournamentOf(site.owner, 'cup', [], { name: 'Hidden one', visibility: 'private' })
  for (const path of [`/t/${hidden}`, `/t/${hidden}/table`, `/embed/${hidden}`])
    expect((await fetched(path)).status).toBe(404)
})

test.each`
  asked           | lang    | title        | summary
  ${''}           | ${'en'} | ${'the API'} | ${'This document'}
  ${'de-CH, en'}  | ${'de'} | ${'die API'} | ${'Dieses Dokument'}
  ${'it, fr;q=1'} | ${'fr'} | ${'l’API'}   | ${'Ce document'}
`('the reference and its document are in the language asked for: "$asked"', async ({ asked, lang, title, summary }) => {
  const page = await fetched('/api', { 'accept-language': asked })
  const document = await fetched('/api/v1/openapi.json', { 'accept-language': asked })
  const text = await page.text()
  expect(text).toContain(`<html lang="${lang}">`)
  expect(text).toContain(title)
  const { paths } = (await document.json()) as { paths: Record<string, { get: { summary: string } }> }
  expect(paths['/api/v1/openapi.json']?.get.summary).toBe(summary)
  for (const { headers } of [page, document]) expect(headers.get('vary')).toContain('accept-language')
})

test('the reference is in the language of its address, and has the style of the site', async () => {
  const text = await (await fetched('/api?language=fr', { 'accept-language': 'de' })).text()
  expect(text).toContain('<html lang="fr">')
  const styles = [...text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address]) => address as string)
  const home = await (await fetched('/')).text()
  expect(home).toContain(`href="${styles[0]}"`)
  for (const style of styles) expect((await fetched(style)).status).toBe(200)
  expect((await fetched('/api?language=klingon')).status).toBe(400)
})

test('a web app that is not built is said at once', () =>
  expect(() => readWeb('/nowhere')).toThrow('The web app is not built'))
