/**
 * The rate limit (S7): callers with wrong secrets are slowed down; nobody else is.
 * @module-tag both
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client, kindsOfTier, type TestSite, testSite } from './site.ts'

describe.each(kindsOfTier)('on %s', (kind) => {
  let site: TestSite
  let clock = Date.now()
  let addresses = 0
  beforeAll(async () => {
    site = await testSite(kind, {
      config: { isBehindProxy: true, version: 'test', mostImport: 1024 },
      now: () => clock,
    })
  })
  afterAll(() => site.close())

  const freshAddress = () => `192.0.2.${++addresses}`
  const from = (address: string, more: Record<string, string> = {}) =>
    new Client(site.url, { 'x-forwarded-for': address, ...more })
  let guesses = 0
  const wrong = () => `wrong-${++guesses}`
  const withWrongToken = (address: string) => from(address, { authorization: `Bearer ${wrong()}` })
  const withOwnersToken = (address: string) => from(address, site.owner.headers)

  const ways: readonly [string, (address: string) => Promise<{ status: number; headers: Headers }>, number][] = [
    ['tokens', (address) => withWrongToken(address).get('session.who'), 401],
    ['secrets of links', (address) => from(address).post('session.open', {}, { secret: wrong() }), 404],
  ]

  describe.each(ways)('wrong %s', (_, guess, refused) => {
    test('ten are free, then one has to wait', async () => {
      const address = freshAddress()
      for (let n = 0; n < 10; n++) expect((await guess(address)).status).toBe(refused)
      const eleventh = await guess(address)
      expect(eleventh.status).toBe(429)
      expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(0)
    })

    test('who has waited as long as was said may try once more', async () => {
      const address = freshAddress()
      for (let n = 0; n < 10; n++) await guess(address)
      const { headers } = await guess(address)
      clock += 1000 * Number(headers.get('retry-after'))
      expect((await guess(address)).status).toBe(refused)
      expect((await guess(address)).status).toBe(429)
      clock += 10 * 60_000
      for (let n = 0; n < 10; n++) expect((await guess(address)).status).toBe(refused)
      expect((await guess(address)).status).toBe(429)
    })

    test('others are not slowed down, and neither is who only watches', async () => {
      const address = freshAddress()
      for (let n = 0; n < 12; n++) await guess(address)
      expect((await withOwnersToken(freshAddress()).get('keys.list')).status).toBe(200)
      expect((await from(address).get('tournaments.list')).status).toBe(200)
    })

    test('waiting is not made longer by trying', async () => {
      const address = freshAddress()
      for (let n = 0; n < 10; n++) await guess(address)
      const first = await guess(address)
      for (let n = 0; n < 50; n++) await guess(address)
      const last = await guess(address)
      expect(last.headers.get('retry-after')).toBe(first.headers.get('retry-after'))
    })
  })

  test('a token that holds is not slowed down by wrong ones from the same address', async () => {
    const address = freshAddress()
    for (let n = 0; n < 12; n++) await withWrongToken(address).get('session.who')
    expect((await withOwnersToken(address).get('keys.list')).status).toBe(200)
  })

  test('a right link always works, whatever others try from the same address (M8)', async () => {
    const address = freshAddress()
    const { body } = await site.owner.post('site.invite', {}, { role: 'director' })
    const secret = body.link.split('#')[1]
    for (let n = 0; n < 12; n++) await from(address).post('session.open', {}, { secret: wrong() })
    expect((await from(address).post('session.open', {}, { secret: wrong() })).status).toBe(429)
    expect((await from(address).post('session.open', {}, { secret, name: 'Wim' })).status).toBe(201)
    const again = await from(address).post('session.open', {}, { secret, name: 'Wim' })
    expect([again.status, again.body.code]).toEqual([410, 'secret-used'])
  })

  test('whoever has a whole network of addresses is one (M8)', async () => {
    const guess = (n: number) => withWrongToken(`2001:db8:0:7::${n.toString(16)}`).get('session.who')
    for (let n = 1; n <= 10; n++) expect((await guess(n)).status).toBe(401)
    expect((await guess(99)).status).toBe(429)
    expect((await withWrongToken('2001:db8:0:8::1').get('session.who')).status).toBe(401)
  })

  test('a clock that was set back locks nobody out (L14)', async () => {
    const address = freshAddress()
    for (let n = 0; n < 3; n++) await withWrongToken(address).get('session.who')
    clock -= 10 * 86_400_000
    for (let n = 3; n < 10; n++) expect((await withWrongToken(address).get('session.who')).status).toBe(401)
    const late = await withWrongToken(address).get('session.who')
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '6'])
    clock += 6000
    expect((await withWrongToken(address).get('session.who')).status).toBe(401)
    clock += 10 * 86_400_000
  })

  test('what counts is the address the proxy next to us wrote, not what the caller says before it', async () => {
    const address = freshAddress()
    for (let n = 0; n < 10; n++) await withWrongToken(`203.0.113.${n}, ${address}`).get('session.who')
    expect((await withWrongToken(`203.0.113.200, ${address}`).get('session.who')).status).toBe(429)
    expect((await withWrongToken(`${address}, ${freshAddress()}`).get('session.who')).status).toBe(401)
  })
})

test('without a proxy nobody can choose an address', async () => {
  const site = await testSite('sqlite')
  try {
    const guess = (n: number) =>
      new Client(site.url, { authorization: 'Bearer wrong', 'x-forwarded-for': `198.51.100.${n}` }).get('session.who')
    for (let n = 0; n < 10; n++) expect((await guess(n)).status).toBe(401)
    expect((await guess(99)).status).toBe(429)
  } finally {
    await site.close()
  }
})
