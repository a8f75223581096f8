/** Who joins a feed while the tournament is being loaded, left or put away: nothing is missed, and nobody waits at a dead feed. */

import { mkdtempSync, rmSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Command, instantOf, unwrap } from '@arbiter/core'
import { formatNamed, formats } from '@arbiter/core/formats'
import { openTournament } from '@arbiter/core/tournament'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../src/database/database.ts'
import { openDatabase } from '../src/database/open.ts'
import { LiveTournaments } from '../src/live/live-tournaments.ts'
import { appending } from '../src/store/log.ts'
import { type TournamentRow, tournamentIn } from '../src/store/tournaments.ts'

const id = 'watched'
const now = () => Date.parse('2026-05-01T10:00:00Z')
const asked = { by: 'director', now: instantOf(now()) }
const entering = (name: string): Command => ({ do: 'enter', entrants: [{ name }] })

let folder: string
let database: Database
let tournaments: LiveTournaments
/** While set, reads of facts wait after they have read. */
let gate: Promise<void> | undefined

beforeEach(async () => {
  gate = undefined
  folder = mkdtempSync(join(tmpdir(), 'arbiter-races-'))
  const real = await openDatabase(join(folder, 'site.sqlite'))
  database = {
    ...boundTo(real),
    rows: async (sql, values) => {
      const found = await real.rows(sql, values)
      if (sql.includes('f.fact')) await gate
      return found
    },
  }
  tournaments = new LiveTournaments(database, now)
  const { format } = unwrap(formatNamed('league', formats))
  const { tournament } = unwrap(openTournament(format, { dice: 'd', autoPair: false }, asked))
  await database.write([
    {
      sql: `INSERT INTO tournaments (id, name, format, state, visibility, archived, auto_pair, salt, edition, entrants, created_at, changed_at)
            VALUES ($1, 'Watched', 'league', 'entering', 'public', 0, 0, 'salt', 1, 0, $2, $2)`,
      values: [id, asked.now],
    },
    ...appending(id, tournament.log).changes,
  ])
})

afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Closes the gate; returns a function that opens it. */
function shut(): () => void {
  let open = () => {}
  gate = new Promise((opened) => {
    open = opened
  })
  return open
}

function boundTo(real: Database): Database {
  const bound = Object.fromEntries(
    (['write', 'writeAll', 'snapshot', 'scrub', 'tell', 'listen', 'lease', 'close'] as const).map((name) => [
      name,
      real[name].bind(real),
    ]),
  )
  return { kind: real.kind, isShared: real.isShared, ...bound } as Database
}

async function kept(): Promise<TournamentRow> {
  const [row] = await database.rows('SELECT * FROM tournaments WHERE id = $1', [id])
  return tournamentIn(row as never)
}

/** A connection of a viewer, with everything sent over it. */
class Line extends PassThrough {
  said = ''

  constructor() {
    super()
    this.on('data', (bytes) => {
      this.said += bytes
    })
  }

  get response(): ServerResponse {
    return this as unknown as ServerResponse
  }

  get seqs(): number[] {
    return [...this.said.matchAll(/^data: (\[.*\])$/gm)].flatMap(([, facts]) =>
      JSON.parse(facts as string).map(({ seq }: { seq: number }) => seq),
    )
  }
}

test('a fact that is told while the tournament is being loaded is not missed', async () => {
  const elsewhere = await new LiveTournaments(database, now).open(await kept(), 1)
  const open = shut()
  const loading = tournaments.open(await kept(), 1)
  await nextTurn()
  gate = undefined
  await elsewhere.ask(entering('A'), asked)
  tournaments.hear({ about: 'facts', text: `${id} 2` })
  open()
  const live = await loading
  const line = new Line()
  await live.join('inside', line.response, 0, 1)
  await nextTurn()
  expect(line.seqs).toEqual([1, 2])
})

test('who was on the way to a tournament that was dropped from memory is sent back', async () => {
  const live = await tournaments.open(await kept(), 1)
  tournaments.hear({ about: 'tournament', text: id })
  const line = new Line()
  await live.join('outside', line.response, 0, 1)
  expect(line.writableEnded).toBe(true)
  expect(live.feed.size).toBe(0)
})

test('what a dropped tournament still writes is told in the one loaded since', async () => {
  const left = await tournaments.open(await kept(), 1)
  tournaments.hear({ about: 'tournament', text: id })
  const open = await tournaments.open(await kept(), 1)
  const line = new Line()
  await open.join('outside', line.response, 1, 1)
  await left.ask(entering('A'), asked)
  await nextTurn()
  await open.read('outside', () => {})
  expect(line.seqs).toEqual([2])
})

test('two who find that the edition has changed load it once', async () => {
  const old = await tournaments.open(await kept(), 1)
  await database.write([{ sql: 'UPDATE tournaments SET edition = 2 WHERE id = $1', values: [id] }])
  const now = await kept()
  const loaded = await Promise.all([tournaments.open(now, 1), tournaments.open(now, 1), tournaments.open(now, 1)])
  expect(new Set(loaded).size).toBe(1)
  expect(loaded[0]).not.toBe(old)
  expect([...tournaments.loaded]).toEqual([loaded[0]])
})

test('after messages were missed everybody is asked again, and the tournament has all that was written', async () => {
  const live = await tournaments.open(await kept(), 1)
  const lines = [new Line(), new Line()]
  await live.join('outside', (lines[0] as Line).response, 0, 1)
  await live.join('inside', (lines[1] as Line).response, 0, 1)
  const elsewhere = await new LiveTournaments(database, now).open(await kept(), 1)
  await elsewhere.ask(entering('A'), asked)
  await tournaments.lookAgain()
  expect(lines.map(({ writableEnded }) => writableEnded)).toEqual([true, true])
  expect(live.size).toBe(2)
})

test('while it closes, a tournament that is still being loaded takes nobody', async () => {
  const open = shut()
  const loading = tournaments.open(await kept(), 1)
  await nextTurn()
  tournaments.closeFeeds()
  open()
  const line = new Line()
  await (await loading).join('outside', line.response, 0, 1)
  expect(line.writableEnded).toBe(true)
})

test('the heart beats for everybody who watches', async () => {
  const live = await tournaments.open(await kept(), 1)
  const lines = [new Line(), new Line()]
  await live.join('outside', (lines[0] as Line).response, 1, 1)
  await live.join('inside', (lines[1] as Line).response, 1, 1)
  tournaments.beat()
  await nextTurn()
  for (const line of lines) expect(line.said).toMatch(/: still here\n\n$/)
})
