import type { RouteDeclaration } from '@arbiter/api/routes'
import { codes } from '@arbiter/api/shapes'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { sampleRoles, sampleRoutes } from '../../../test/sample-routes.ts'
import { openApi } from '../../api/document/open-api.ts'
import { voiceFor } from '../../words/voice.ts'
import { referencePage } from './page.ts'

function pageOf(routes: readonly RouteDeclaration[], url?: string, language = 'en'): string {
  const voice = voiceFor(language)
  const published = { version: '1.2.3', ...(url === undefined ? {} : { url }) }
  return referencePage(openApi(routes, published, sampleRoles, voice), voice, '/assets/page.css')
}
const page = pageOf(sampleRoutes)

test('nothing in it needs a script or a style of its own', () => {
  expect(page).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=|javascript:/i)
  expect([...page.matchAll(/<(?:link|script|img)[^>]* (?:href|src)="([^"]*)"/g)].map(([, address]) => address)).toEqual(
    [...['/site/icon.svg', '/assets/page.css', '/site/reference.css']],
  )
})

test('every link leads to a place on it, and no place has two', () => {
  const places = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  const links = new Set([...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id))
  expect(new Set(places).size).toBe(places.length)
  expect([...links].filter((link) => !places.includes(link))).toEqual([])
  expect(links.size).toBeGreaterThan(40)
})

test('every route stands there with its method, its path and what it is for', () => {
  for (const { name, about } of sampleRoutes) {
    expect(page).toContain(`id="${name}"`)
    expect(page).toContain(about.split('. ')[0])
  }
  expect(page.match(/class="method post"/g)).toHaveLength(4)
})

test('every code stands there with its sentence', () => {
  for (const code of codes) expect(page).toContain(`id="Problem.${code}"`)
  expect(page).toContain('Match {match} is decided already. {how} Correct it to change it.')
})

test('who may call it is said', () => {
  expect(page).toContain('<b>Who may</b> owner, director</p>')
  expect(page).toContain('without signing in if it is public')
})

test('a call by hand has its example, its token where one is needed, and survives a shell', () => {
  const [, create] = sampleRoutes as [RouteDeclaration, RouteDeclaration]
  const route = { ...create, example: { body: { format: 'league', name: "Ann's" } } }
  const shown = pageOf([route, ...sampleRoutes.slice(2)], 'https://chess.example.org').replaceAll('&#39;', "'")
  expect(shown).toContain(
    String.raw`-d '{&quot;format&quot;:&quot;league&quot;,&quot;name&quot;:&quot;Ann'\''s&quot;}'`,
  )
  expect(shown).toContain("curl 'https://chess.example.org/api/v1/tournaments/k3v9?at=12'</code>")
  expect(shown).toContain("curl 'https://chess.example.org/api/v1/tournaments/TOURNAMENT/preview' \\\n  -X POST")
  expect(shown).toContain("-H 'Authorization: Bearer TOKEN'")
})

test('examples keep their lines', () => {
  expect(page).toContain('{\n  &quot;do&quot;: &quot;report&quot;')
  expect(page).not.toContain('\uFFFD')
})

test('words of a declaration are text, whatever stands in them', () => {
  const nasty = '<img src=x onerror=alert(1)>"&'
  const route: RouteDeclaration = {
    name: 'nasty.route',
    method: 'GET',
    path: '/nasty',
    about: nasty,
    query: z.strictObject({ a: z.enum([nasty]).describe(nasty) }),
    success: { status: 200, about: nasty, shape: z.strictObject({ [nasty]: z.literal(nasty) }) },
  }
  const shown = pageOf([route])
  expect(shown).not.toContain('<img')
  expect(shown).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&amp;')
})

test('fields inside fields, lists, choices and limits are told in words', () => {
  const shape = z.strictObject({
    games: z.strictObject({ min: z.int().min(0).max(9) }),
    voids: z.array(z.strictObject({ seq: z.int() })),
    either: z.union([z.strictObject({ one: z.string() }), z.string().max(20)]),
    two: z.tuple([z.string(), z.number()]),
    maybe: z.boolean().nullable(),
  })
  const shown = pageOf([{ ...(sampleRoutes[0] as RouteDeclaration), success: { status: 200, about: 'It', shape } }])
  for (const words of [
    'games.min',
    'voids[].seq',
    'whole number from 0 to 9',
    '{ one } <i>or</i> text of at most 20 characters',
    '[text, number]',
    'true or false <i>or</i> null',
  ])
    expect(shown).toContain(words)
})

test('it has a way back to the site, and to itself in the other languages', () => {
  const links = [...page.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, address]) => address)
  expect(links).toEqual(['/', '/', '/api', '/api?language=de', '/api?language=fr'])
  expect(pageOf(sampleRoutes, undefined, 'fr')).toContain('href="/api?language=en">English</a>')
})

test('the page is in the language of the document', () => {
  const shown = pageOf(sampleRoutes, undefined, 'de')
  expect(shown).toContain('<html lang="de">')
  expect(shown).toContain('<b>Wer darf</b> Eigentümer, Turnierleitung</p>')
  expect(shown).toContain('Liste von <a href="#FormatShown">FormatShown</a>')
  expect(shown).toContain('Match {match} ist schon entschieden.')
})
