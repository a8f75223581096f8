/**
 * Who was faster (D5, D6): a command counts once however often it is sent, and only on what its sender has seen.
 * @module-tag both
 */
import { describe, expect, test } from 'vitest'
import { sized } from '../../../tools/tier.ts'
import { castIn } from './cast.ts'
import { Client, kindsOfTier, siteOn, testSite, tournamentOf } from './site.ts'

const commandsOn = sized({
  test: { sqlite: 200, postgres: 80 },
  rest: { sqlite: 1000, postgres: 300 },
  deep: { sqlite: 10_000, postgres: 3000 },
})
const retries = sized({ test: 40, rest: 200, deep: 2000 })

const names = Array.from({ length: 30 }, (_, i) => `Player ${i + 1}`)

describe.each(kindsOfTier)('on %s', (kind) => {
  test('a command on what is no longer the last fact is refused with what changed', async () => {
    const site = await testSite(kind)
    try {
      const tournament = await tournamentOf(site.owner, 'league', ['Ann', 'Ben', 'Cy', 'Di'])
      const { seq } = (await site.owner.get('tournament.see', { tournament })).body
      const ask = (expected: number, given: object) =>
        site.owner.post('tournament.command', { tournament, expect: expected }, given)
      expect((await ask(seq, { do: 'start' })).status).toBe(200)
      const late = await ask(seq, { do: 'withdraw', entrant: 'Ann' })
      expect([late.status, late.body.code]).toEqual([409, 'changed-meanwhile'])
      expect(late.body.refusal.facts.map(({ type }: { type: string }) => type)).toContain('tournament-started')
      expect(late.body.refusal.facts[0].seq).toBe(seq + 1)
      expect(late.body.refusal.last).toBe((await site.owner.get('tournament.see', { tournament })).body.seq)
      const ahead = await ask(9999, { do: 'withdraw', entrant: 'Ann' })
      expect([ahead.status, ahead.body.refusal.facts]).toEqual([409, []])
      const list = await site.owner.post('entrants.enter', { tournament, expect: seq }, 'name\nEve', 'text/csv')
      expect(list.body.code).toBe('changed-meanwhile')
    } finally {
      await site.close()
    }
  })

  test('eight directors race with what they saw last: no gap, one winner for every place', async () => {
    const site = await testSite(kind)
    try {
      const tournament = await tournamentOf(site.owner, 'league', names)
      const directors = await directorsOf(site, tournament)
      const start = (await site.owner.get('tournament.see', { tournament })).body.seq
      const wins = new Map<number, number>()
      const counts: Record<string, number> = {}
      const one = async (client: Client, i: number) => {
        let known = start
        for (let n = 0; n < commandsOn[kind] / directors.length; n++) {
          const entrant = names[(7 * n + i) % names.length]
          const edit = { do: 'edit', entrant: `#${names.indexOf(entrant as string) + 1}`, club: `club ${i} ${n}` }
          const said = await client.post('tournament.command', { tournament, expect: known }, edit)
          counts[said.status] = (counts[said.status] ?? 0) + 1
          if (said.status === 200) {
            expect(said.body.facts).toHaveLength(1)
            expect(said.body.facts[0].seq).toBe(known + 1)
            wins.set(known + 1, (wins.get(known + 1) ?? 0) + 1)
            known = said.body.facts[0].seq
          } else {
            expect(said.body.code).toBe('changed-meanwhile')
            expect(said.body.refusal.facts[0].seq).toBe(Math.max(known + 1, said.body.refusal.last - 99))
            known = said.body.refusal.last
          }
        }
      }
      await Promise.all(directors.map(one))
      process.stdout.write(`${kind}: ${JSON.stringify(counts)}\n`)
      const { facts, seq } = (await site.owner.get('tournament.log', { tournament })).body
      expect(facts.map((fact: { seq: number }) => fact.seq)).toEqual(Array.from({ length: seq }, (_, i) => i + 1))
      expect(wins.size).toBe(seq - start)
      expect([...wins.values()].every((won) => won === 1)).toBe(true)
      expect(counts['200']).toBe(seq - start)
      expect(counts['409']).toBeGreaterThan(counts['200'] ?? 0)
      expect(site.errors).toEqual([])
    } finally {
      await site.close()
    }
  })

  test('a command with a key counts once: at once, in the same moment, and after a restart', async () => {
    const site = await testSite(kind)
    let running = site.site
    try {
      const tournament = await tournamentOf(site.owner, 'league', names)
      const answers = new Map<string, string>()
      const ask = (client: Client, n: number, more: object = {}) =>
        client.post(
          'tournament.command',
          { tournament, ...more },
          { do: 'edit', entrant: `#${(n % 30) + 1}`, club: `c${n}`, key: `key ${n}` },
        )
      const { seq } = (await site.owner.get('tournament.see', { tournament })).body
      for (let n = 0; n < retries; n++) {
        const sent = n % 3 === 0 ? [ask(site.owner, n), ask(site.owner, n), ask(site.owner, n)] : [ask(site.owner, n)]
        const said = await Promise.all(sent)
        const facts = said.map(({ status, body }) => JSON.stringify([status, body.facts]))
        expect(new Set(facts).size).toBe(1)
        expect(said.filter(({ body }) => !body.repeated)).toHaveLength(1)
        answers.set(`key ${n}`, facts[0] as string)
      }
      // Also when it had been said what was the last fact then: it has been done, so it is answered.
      const again = await ask(site.owner, 0, { expect: seq })
      expect([again.status, again.body.repeated]).toEqual([200, true])
      const list = () => site.owner.post('entrants.enter', { tournament, key: 'list' }, 'name\nEve\nFay', 'text/csv')
      expect((await list()).body.repeated).toBe(false)
      expect((await list()).body.repeated).toBe(true)

      await running.close()
      const second = await siteOn(site.where)
      running = second.site
      const owner = new Client(second.url, site.owner.headers)
      for (let n = 0; n < retries; n++) {
        const { status, body } = await ask(owner, n)
        expect(body.repeated).toBe(true)
        expect(JSON.stringify([status, body.facts])).toBe(answers.get(`key ${n}`))
      }
      expect((await owner.get('tournament.see', { tournament })).body.seq).toBe(seq + retries + 2)
    } finally {
      await running.close()
    }
  })
})

async function directorsOf(site: Awaited<ReturnType<typeof testSite>>, tournament: string): Promise<Client[]> {
  const cast = await castIn(site, [tournament])
  const three = [cast.of('director'), cast.of('owner'), cast.of('siteOwner')]
  return Array.from({ length: 8 }, (_, i) => three[i % 3] as Client)
}
