/**
 * The address others open a site at: every link is made of it, and it is chosen once.
 * @module-tag both
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entrantIds, invitedBy, opens } from './cast.ts'
import { kindsOfTier, type TestSite, testSite, tournamentOf } from './site.ts'

const originIn = (link: string): string => new URL(link).origin

describe.each(kindsOfTier)('on %s', (kind) => {
  let site: TestSite
  beforeAll(async () => {
    site = await testSite(kind)
  })
  afterAll(() => site.close())

  test('an invitation and the link on a ticket say the address the owner chose, not 127.0.0.1 (B3)', async () => {
    const { owner, url } = site
    expect((await owner.get('site.address')).body).toEqual({ address: url, from: 'request', networks: [] })
    const chosen = 'http://192.0.2.7:8080'
    expect((await owner.post('site.setAddress', {}, { address: chosen })).status).toBe(200)
    expect((await owner.get('site.address')).body).toMatchObject({ address: chosen, from: 'owner' })
    expect(originIn(await invitedBy(owner, undefined, 'director'))).toBe(chosen)
    const tournament = await tournamentOf(owner, 'league', ['Ann', 'Ben'])
    const entrant = (await entrantIds(owner, tournament))['Ann'] as string
    const ticket = await owner.post('entrants.link', { tournament, entrant })
    expect(originIn(ticket.body.link)).toBe(chosen)
    await owner.post('site.setAddress', {}, {})
    expect((await owner.get('site.address')).body).toMatchObject({ address: url, from: 'request' })
  })

  test('an address that is none is refused, and those of the machine are for owners only', async () => {
    const { status, body } = await site.owner.post('site.setAddress', {}, { address: 'chess.example.org' })
    expect([status, body.refusal.field]).toEqual([400, 'address'])
    const director = await opens(site, await invitedBy(site.owner, undefined, 'director'), 'Dan')
    expect((await director.get('site.address')).body).not.toHaveProperty('networks')
  })
})
