/**
 * Concurrent commands (D5, D6): a command counts once however often it is sent, and only on the state its sender has seen.
 * @module-tag both
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sized } from '../../../tools/tier.ts'
import { DatabaseFailure, InDoubt } from '../src/database/database.ts'
import { openDatabase } from '../src/database/open.ts'
import { logTo } from '../src/operations/log.ts'
import { openSite } from '../src/site/open.ts'
import { castIn } from './cast.ts'
import { freshPostgres } from './postgres.ts'
import { type Answered, call, ownerHeaders } from './served.ts'
import { Client, kindsOfTier, siteOn, testSite, tournamentOf } from './site.ts'
import { at, startedLeague } from './writers.ts'

const commandsOn = sized({
  test: { sqlite: 100, postgres: 40 },
  rest: { sqlite: 1000, postgres: 300 },
  deep: { sqlite: 10_000, postgres: 3000 },
})
const retries = sized({ test: 20, rest: 200, deep: 2000 })

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
      // Also with an outdated `expect`: it was done, so it is answered.
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

  test('a key used again for another command, or by somebody else, is refused: nothing is lost unseen (M2)', async () => {
    const site = await testSite(kind)
    try {
      const tournament = await tournamentOf(site.owner, 'league', ['Ann', 'Ben', 'Cy', 'Di'])
      const cast = await castIn(site, [tournament])
      const ask = (client: Client, given: object) => client.post('tournament.command', { tournament }, given)
      await ask(site.owner, { do: 'start' })
      const first = { do: 'report', match: '1', result: '1-0', key: 'r-1' }
      expect((await ask(site.owner, first)).body.repeated).toBe(false)
      const refused = [
        await ask(site.owner, { ...first, match: '2' }),
        await ask(site.owner, { ...first, result: '0-1' }),
        await ask(cast.of('scorer'), first),
        await site.owner.post('entrants.enter', { tournament, key: 'r-1' }, 'name\nEve', 'text/csv'),
      ]
      for (const { status, body } of refused)
        expect([status, body.code, body.refusal]).toEqual([422, 'key-used', { key: 'r-1' }])
      const retry = await ask(site.owner, { key: 'r-1', result: '1-0', match: '1', do: 'report' })
      expect([retry.status, retry.body.repeated]).toEqual([200, true])

      // Also when both are decided together.
      const other = { do: 'report', match: '2', result: '1-0', key: 'r-2' }
      const together = await Promise.all([ask(site.owner, other), ask(site.owner, { ...other, result: '0-1' })])
      expect(together.map(({ status }) => status).sort()).toEqual([200, 422])
    } finally {
      await site.close()
    }
  })

  test('a time in the year 9999 is refused, and no later fact carries it (L3)', async () => {
    const now = Date.parse('2026-05-01T10:00:00Z')
    const site = await testSite(kind, { now: () => now })
    try {
      const tournament = await tournamentOf(site.owner, 'league', ['Ann', 'Ben', 'Cy', 'Di'])
      const start = (at: string) => site.owner.post('tournament.command', { tournament }, { do: 'start', at })
      for (const at of ['9999-12-31T23:59:59Z', '2026-05-01T10:01:01Z', '2026-05-01T11:02:00+01:00']) {
        const { status, body } = await start(at)
        expect([status, body.code, body.refusal.field]).toEqual([400, 'bad-request', 'at'])
        const shown = await site.owner.post('tournament.preview', { tournament }, { do: 'start', at })
        expect(shown.body.refusal.field).toBe('at')
      }
      expect((await start('2026-05-01T10:00:59Z')).status).toBe(200)
    } finally {
      await site.close()
    }
  })

  test('a key of which nothing is kept, as those of a file, is answered as before', async () => {
    const site = await testSite(kind)
    try {
      const tournament = await tournamentOf(site.owner, 'league', ['Ann', 'Ben', 'Cy', 'Di'])
      const start = { do: 'start', key: 'go' }
      await site.owner.post('tournament.command', { tournament }, start)
      const file = (await site.owner.get('export.log', { tournament })).body
      const copy = (await site.owner.post('tournaments.import', {}, file, 'application/jsonl')).body.id
      const again = await site.owner.post('tournament.command', { tournament: copy }, { ...start, note: 'now' })
      expect([again.status, again.body.repeated]).toEqual([200, true])
    } finally {
      await site.close()
    }
  })

  const wentAway = { id: 'database-failed', problem: { text: 'it went away' } }

  test('"nothing was recorded" is said only where that is known (M3)', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'arbiter-doubt-'))
    const database = await openDatabase(kind === 'sqlite' ? join(folder, 'site.sqlite') : await freshPostgres())
    const config = { isBehindProxy: false, version: 'test', mostImport: 1024 }
    const log = logTo({ write: () => {} }, 'silent')
    const limits = { requestMs: 1500 }
    const site = await openSite({ config, database, log, host: '127.0.0.1', port: 0, limits })
    const { write } = database
    try {
      const headers = await ownerHeaders(site.url, site.ownerLink)
      const tournament = await startedLeague(site.url, headers, 10)
      const report = (match: string) =>
        call(at(site.url, tournament, 'commands'), headers, { do: 'report', match, result: '1-0', key: `r-${match}` })
      const told = ({ status, body }: Answered) => [status, body.code, body.refusal.recorded]

      database.write = async (changes) => {
        await write.call(database, changes)
        throw new InDoubt(wentAway)
      }
      const doubtful = await report('1')
      expect(told(doubtful)).toEqual([503, 'unavailable', 'unknown'])
      expect(doubtful.body.detail).toContain('nobody knows whether this was recorded')

      database.write = () => Promise.reject(new DatabaseFailure(wentAway))
      expect(told(await report('2'))).toEqual([503, 'unavailable', 'nothing'])
      // Of several steps one may have been done.
      expect(told(await call(`${site.url}/api/v1/tournaments`, headers, { format: 'cup', name: 'Cup' }))).toEqual([
        503,
        'unavailable',
        'unknown',
      ])

      let arrived: () => void = () => {}
      const late = new Promise<void>((now) => {
        arrived = now
      })
      database.write = async (changes) => late.then(() => write.call(database, changes))
      expect(told(await report('3'))).toEqual([408, 'too-slow', 'unknown'])
      arrived()
      database.write = write
      expect((await report('1')).body.repeated).toBe(true)
      expect((await report('2')).body.repeated).toBe(false)
      expect((await report('3')).body.repeated).toBe(true)
    } finally {
      database.write = write
      await site.close()
      rmSync(folder, { recursive: true })
    }
  })
})

async function directorsOf(site: Awaited<ReturnType<typeof testSite>>, tournament: string): Promise<Client[]> {
  const cast = await castIn(site, [tournament])
  const three = [cast.of('director'), cast.of('owner'), cast.of('siteOwner')]
  return Array.from({ length: 8 }, (_, i) => three[i % 3] as Client)
}
