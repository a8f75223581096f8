/** A page is one line in the table of addresses: what is made of it has the page, the screen aside, without another line. */
import {
  cachedPages,
  isOfTournament,
  type PageName,
  pageNames,
  pagePaths,
  pageRoute,
  routeAddresses,
} from '@arbiter/api/addresses'
import { expect, test } from 'vitest'
import { addresses } from '../src/app/address.ts'
import { pageAt, pages } from '../src/app/pages.ts'

/** The link to a page whose parameters are all `a b/c`. */
function linkTo(name: PageName): string {
  const link: string | ((...values: [string, string]) => string) = addresses[name]
  return typeof link === 'string' ? link : (link('a b/c', 'a b/c').split('#')[0] as string)
}

test.each(pageNames)(
  'the page %s has a link, a place in the router, a route of the server, and its shell in the cache',
  (name) => {
    const link = linkTo(name)
    expect(link).toBe(pagePaths[name].replaceAll(/:\w+/g, 'a%20b%2Fc'))
    const found = pageAt(link)
    expect(found?.page.path).toBe(pagePaths[name])
    expect(Object.values(found?.params ?? {}).every((value) => value === 'a b/c')).toBe(true)
    expect(found?.page.of).toBe(isOfTournament(name) ? 'tournament' : 'site')
    expect(routeAddresses[pageRoute(name)]).toBe(`GET ${pagePaths[name]}`)
    const shells = Object.entries(cachedPages).flatMap(([shell, pattern]) =>
      new RegExp(pattern).test(link) ? [shell] : [],
    )
    expect(shells).toEqual(name === 'embed' ? [] : [isOfTournament(name) ? 'tournament' : 'site'])
  },
)

test('every page of the router stands in the table', () => {
  expect(pages.map(({ path }) => path)).toEqual(Object.values(pagePaths))
})

test.each(['/api', '/api/v1/session', '/t/x/export/page.html', '/t/', '/t/x/nothing', '/embed/x', '/newer'])(
  '%s is no page that is cached',
  (path) => {
    for (const pattern of Object.values(cachedPages)) expect(path).not.toMatch(new RegExp(pattern))
  },
)

test('an address keeps what an id has in it', () => {
  const match = addresses.match('a b', 'Q6.1/2')
  expect(match).toBe('/t/a%20b/m/Q6.1%2F2')
  expect(pageAt(match)?.params).toEqual({ tournament: 'a b', match: 'Q6.1/2' })
})
