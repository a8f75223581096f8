/** Results through the whole server, each acknowledged once it is durable: throughput and latency. */
import { join } from 'node:path'
import { startPostgres } from '../../packages/server/test/postgres-server.mjs'
import { rounds } from '../rounds.mjs'
import { startChild } from './child-process.mjs'
import { busy, mostAndMedian, single } from './row.mjs'
import { diagonals, games, ownerOf, processorSeconds, startSite } from './site.mjs'

const laps = rounds(5)
const warmUp = rounds(1, 0)
/** Tournaments that one lap reports in. */
const inTurn = rounds(3)
/** Readers per tournament. */
const watching = 5

/** One tournament after the other. */
const inSequence = (made) => made.flatMap((each) => each.reports)

/** All at once, a result of each in turn. */
const sideBySide = (made) => made[0].reports.flatMap((_, i) => made.map((each) => each.reports[i]))

const one = { tournaments: inTurn, order: inSequence }
const eight = { tournaments: 8, order: sideBySide }
const bar = { atLeast: 0.4, goal: 0.6 }

const subjects = [
  { name: 'one tournament, 8 connections', ...one, connections: 8 },
  { name: 'one tournament, 16 connections', ...one, connections: 16, bar },
  { name: 'one tournament, 32 connections', ...one, connections: 32, bar },
  { name: '8 tournaments, 16 connections', ...eight, connections: 16, bar },
  { name: '8 tournaments, 32 connections', ...eight, connections: 32, bar },
].slice(-rounds(5))

export async function benchSqlite(folder) {
  const bares = [{ name: 'bare', database: join(folder, 'bare.sqlite'), connections: 1 }]
  return benchStore('SQLite', join(folder, 'site.sqlite'), bares, folder)
}

export async function benchPostgres(folder) {
  const postgres = await startPostgres({ isSynced: true })
  try {
    const database = await postgres.freshDatabase()
    const bares = [
      { name: 'bare', database, connections: 1 },
      { name: 'bare on 10 connections', database, connections: 10 },
    ]
    return await benchStore('PostgreSQL', database, bares, folder)
  } finally {
    await postgres.stop()
  }
}

async function benchStore(store, database, bares, folder) {
  const site = await startSite(database, folder)
  const [reporters, readers, bare] = ['./reporters.mjs', './readers.mjs', './bare-store.mjs'].map(startChild)
  try {
    const world = { site, owner: await ownerOf(site), reporters, readers, bare }
    const found = await inLaps(world, bares)
    return [...rateRows(store, found, bares), ...(await latencyRows(store, world, bares[0]))]
  } finally {
    await site.stop()
    for (const each of [reporters, readers, bare]) await each.dismiss()
  }
}

// --- how many ------------------------------------------------------------------------------------

/** In turns, so that a busy minute affects all alike. */
async function inLaps(world, bares) {
  const found = new Map([...bares, ...subjects].map(({ name }) => [name, []]))
  const lines = linesOf(inTurn * games)
  for (let lap = 0; lap < warmUp + laps; lap++) {
    for (const { name, ...place } of bares) found.get(name).push(await world.bare.ask({ ...place, lines }))
    for (const subject of subjects) found.get(subject.name).push(await reported(world, subject))
  }
  return new Map([...found].map(([name, all]) => [name, all.slice(warmUp)]))
}

/** Facts of about the size of a result on the server. */
const linesOf = (count) =>
  Array.from({ length: count }, (_, i) => {
    const stamp = { seq: i + 203, at: '2026-01-01T10:00:00.123Z', by: '0123456789abcdef token 0123456789abcdef' }
    const played = { match: 'D1.100', game: 1, sides: { white: 'e100', black: 'e102' }, result: 'white-wins' }
    return JSON.stringify({ ...stamp, key: `#${i + 203}`, type: 'game-finished', ...played })
  })

async function reported(world, { tournaments, order, connections, perSecond, most }) {
  const { site, owner, reporters, readers } = world
  const made = await diagonals(owner, tournaments)
  const reports = order(made).slice(0, most)
  await readers.ask({ do: 'join', port: site.port, feeds: made.map(({ feed }) => feed), count: watching })
  const before = processorSeconds(site.server.pid)
  const { told, ...answer } = await reporters.ask({
    ...{ port: site.port, token: owner.token, reports, connections, perSecond },
  })
  const serving = ((processorSeconds(site.server.pid) - before) * answer.perSecond) / reports.length
  if (told.length === tournaments * games) await allSaw(readers)
  await readers.ask({ do: 'leave' })
  return { ...answer, serving }
}

async function allSaw(readers) {
  const { lost, doubled } = await readers.ask({ do: 'count', facts: games })
  if (lost + doubled > 0) throw new Error(`readers missed ${lost} facts and got ${doubled} twice`)
}

function rateRows(store, found, bares) {
  const rates = (name) => found.get(name).map(({ perSecond }) => perSecond)
  const row = (what, name) => ({ what: `${store}, ${what}`, unit: '/s', ...mostAndMedian(rates(name)) })
  /** Compared within a lap: a disk that is fast for a moment is fast for both. */
  const shares = (name, bare) => mostAndMedian(rates(name).map((rate, lap) => rate / rates(bare)[lap]))
  return [
    ...bares.map(({ name }) => row(`${name}: an append, synced, and the next`, name)),
    ...subjects.flatMap(({ name, bar }) => [
      row(`results to ${name}`, name),
      busy(found.get(name)),
      ...bares.map((bare, i) => ({
        ...{ what: `  of ${bare.name}`, unit: 'x', ...shares(name, bare.name) },
        ...(i === 0 ? bar : {}),
      })),
    ]),
  ]
}

// --- how long ------------------------------------------------------------------------------------

const perSecond = 200
const seconds = rounds(10)

async function latencyRows(store, world, { database, connections }) {
  const most = perSecond * seconds
  const served = await reported(world, { ...one, tournaments: 4, connections: 16, perSecond, most })
  const bare = await world.bare.ask({ database, connections, lines: linesOf(most), perSecond })
  return [
    single(`${store}, ${perSecond} results/s for ${seconds} s: p50`, 'ms', served.p50),
    single('  p99', 'ms', served.p99, { under: 50 }),
    single('  bare appends at the same pace: p50', 'ms', bare.p50),
    single('  p99', 'ms', bare.p99),
  ]
}
