import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { siteHandlers } from '../api/routes/site.ts'
import { networksAt, siteAddress } from './address.ts'

test('an address given at the start wins over a chosen one, and cannot be chosen otherwise', async () => {
  const config = { url: 'https://chess.example.org', isBehindProxy: true, version: 'test', mostImport: 1 }
  const database = { rows: async () => [{ value: 'http://192.0.2.7:8080' }] } as never
  expect(await siteAddress(database, config, 'http://127.0.0.1')).toEqual({ address: config.url, from: 'start' })
  const call = { site: { config }, body: { address: 'http://192.0.2.7:8080' } } as never
  expect(await siteHandlers['site.setAddress'](call)).toMatchObject({ refusal: { field: 'address' } })
})

test('other machines reach a server at the addresses of its networks, or nowhere if it listens here alone (B3)', () => {
  const found = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  const outside = found.filter(({ internal, family }) => !internal && family === 'IPv4')
  const expected = outside.map(({ address }) => `http://${address}:8080`)
  expect(networksAt('0.0.0.0', 8080)).toEqual(expect.arrayContaining(expected))
  expect(networksAt('0.0.0.0', 8080).join()).not.toMatch(/127\.0\.0\.1|fe80/)
  expect(networksAt('192.0.2.7', 8080)).toEqual(['http://192.0.2.7:8080'])
  for (const here of ['127.0.0.1', 'localhost', '::1']) expect(networksAt(here, 8080)).toEqual([])
})
