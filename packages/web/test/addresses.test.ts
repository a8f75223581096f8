import { addressOf, embedPath, paramsIn, routeNames, sitePaths, tournamentPaths } from '@arbiter/api/addresses'
import { expect, test } from 'vitest'
import { addresses } from '../src/app/address.ts'
import { pageAt, pages } from '../src/app/pages.ts'

const routes = [...Object.values(sitePaths), ...Object.values(tournamentPaths), embedPath]

test('every address has one page', () => {
  expect(pages.map(({ path }) => path).toSorted()).toEqual(routes.toSorted())
})

test('the server sends the app at every address', () => {
  const served = routeNames.filter((name) => name.startsWith('page.')).map((name) => addressOf(name).path)
  const path = (route: string) => route.replace(/:\w+/g, 'x')
  expect(routes.filter((route) => !served.some((address) => paramsIn(address, path(route))))).toEqual([])
})

test('an address keeps what an id has in it', () => {
  const match = addresses.match('a b', 'Q6.1/2')
  expect(match).toBe('/t/a%20b/m/Q6.1%2F2')
  expect(pageAt(match)?.params).toEqual({ tournament: 'a b', match: 'Q6.1/2' })
})
