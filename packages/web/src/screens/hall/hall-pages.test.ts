import { readFileSync } from 'node:fs'
import { unwrap } from '@arbiter/core'
import { columnsFor, show } from '@arbiter/core/bulletin'
import { formats } from '@arbiter/core/formats'
import { readLog } from '@arbiter/core/log'
import { type Tournament, tournamentOf } from '@arbiter/core/tournament'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { columnText } from '../../parts/column-text.ts'
import { loadWords } from '../../words/texts.ts'
import { hallPages } from './hall-pages.ts'

const kept = process.env['TZ']
beforeAll(() => loadWords('first'))
beforeEach(() => {
  process.env['TZ'] = 'Asia/Kathmandu'
})
afterEach(() => {
  if (kept === undefined) delete process.env['TZ']
  else process.env['TZ'] = kept
})

const golden = new URL('../../../../core/test/golden/hybrid-knockout-12-by-the-hour.log', import.meta.url)

function running(): Tournament {
  const { log } = unwrap(readLog(readFileSync(golden, 'utf8'), formats))
  return unwrap(tournamentOf(log, formats)).tournament
}

test('hall and paper write times on the clock of the room, not in UTC (B8)', () => {
  const tournament = running()
  const notes = hallPages(tournament).flatMap((page) =>
    page.kind === 'table' ? page.lines.map(({ name }) => page.notes.get(name)) : [],
  )
  expect(notes[0]).toBe('in as seed 4, phase 10, 15:39:10')
  const { table } = show(tournament)
  const column = columnsFor(tournament.format, table).find(({ count }) => /^\d{4}-/.test(String(table[0]?.[count])))
  expect(column && table[0] && columnText(column, table)(table[0])).toContain('15:39:10')
})
