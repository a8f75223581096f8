/** One walk through the whole server: a league of four from the first entry to the close, on both databases. */
import { describe, expect, test } from 'vitest'
import { kinds, testSite, tournamentOf } from './site.ts'

describe.each(kinds)('on %s', (kind) => {
  test('a league of four is played to its close over HTTP', async () => {
    const site = await testSite(kind)
    try {
      const { owner, guest } = site
      const tournament = await tournamentOf(owner, 'league', ['Ann', 'Ben', 'Cy', 'Di'])
      const started = await owner.post('tournament.command', { tournament }, { do: 'start' })
      expect(started.status).toBe(200)
      for (let reports = 0; reports < 12; reports++) {
        const chart = await guest.get('tournament.chart', { tournament })
        const todo = chart.body.todo.find((each: { do: string }) => each.do === 'report')
        const said = await owner.post(
          'tournament.command',
          { tournament },
          { do: 'report', match: todo.match, result: '1-0' },
        )
        expect(said.status).toBe(200)
      }
      expect((await owner.post('tournament.command', { tournament }, { do: 'close' })).status).toBe(200)
      const table = await guest.get('tournament.table', { tournament })
      expect(table.body.table).toHaveLength(4)
      const log = await guest.get('tournament.log', { tournament })
      expect(log.body.facts.at(-1).dice).toBeTypeOf('string')
      const file = await owner.get('export.log', { tournament })
      const imported = await owner.post('tournaments.import', {}, file.body, 'application/jsonl')
      expect(imported.status).toBe(201)
      const again = await owner.get('export.log', { tournament: imported.body.id })
      expect(again.body).toBe(file.body)
      expect(site.errors).toEqual([])
    } finally {
      await site.close()
    }
  })
})
