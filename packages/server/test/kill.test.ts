/**
 * D1: a server is killed at random moments while clients write; nothing acknowledged is lost, nothing is doubled.
 * @module-tag both
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sized } from '../../../tools/tier.ts'
import { randomMoment } from '../../../tools/until.mjs'
import { Happened, seededChance } from './chance.ts'
import { freshPostgres } from './postgres.ts'
import { ownerHeaders, Served } from './served.ts'
import { expectWhole, startedLeague, Writer } from './writers.ts'

test('a server on SQLite, killed under four writing clients', { timeout: 1_200_000 }, async () => {
  const kills = sized({ test: 1, rest: 4, deep: 500 })
  const chance = seededChance('kills')
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-kill-'))
  const database = join(folder, 'site.sqlite')
  const [happened, backAfter] = [new Happened(), [] as number[]]
  let server = await Served.start(database)
  try {
    const headers = await ownerHeaders(server.url, server.ownerLink)
    const tournaments = await Promise.all([1, 2, 3].map(() => startedLeague(server.url, headers, 10)))
    const writers = fourWriters(tournaments, headers, chance)
    for (let kill = 0; kill < kills; kill++) {
      await killedWhileWriting(server, writers, chance.roll(5, 65), happened)
      server = await Served.start(database)
      backAfter.push(server.startedInMs)
      for (const writer of writers) await writer.write(server.url, happened)
      for (const tournament of tournaments) await expectWhole(server.url, headers, tournament, writers)
    }
    expect(server.errors).toBe('')
  } finally {
    await server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  process.stdout.write(`${kills} kills: ${happened}; back after ${spread(backAfter)} ms\n`)
  expect(happened.of('report')).toBeGreaterThanOrEqual(kills / 3)
  // With few kills only one of the two may occur.
  const changes = happened.of('undo') + happened.of('correct')
  expect(changes).toBeGreaterThanOrEqual(sized({ test: 0, rest: 1, deep: kills }))
  expect(happened.of('unknown')).toBeGreaterThan(kills)
  expect(happened.of('retried: done') + happened.of('retried: refused')).toBe(happened.of('unknown'))
})

/** Two of them in each tournament. */
const fourWriters = (
  tournaments: readonly string[],
  headers: Record<string, string>,
  chance: ReturnType<typeof seededChance>,
) =>
  [0, 0, 1, 2].map(
    (which, i) => new Writer(`w${i}`, tournaments[which] as string, headers, chance.stream(`writer ${i}`), 90),
  )

/** Everybody writes until the server is killed, some time after the first answer. */
async function killedWhileWriting(
  server: Served,
  writers: readonly Writer[],
  ms: number,
  happened: Happened,
): Promise<void> {
  let killing: Promise<void> | undefined
  const writing = writers.map(async (writer) => {
    while ((await writer.write(server.url, happened)).kind !== 'unknown')
      killing ??= randomMoment(ms).then(() => server.kill())
  })
  await Promise.all(writing)
  await killing
}

const spread = (all: readonly number[]): string => {
  const inOrder = all.toSorted((a, b) => a - b).map(Math.round)
  return `${inOrder[0]} to ${inOrder.at(-1)}, half of them under ${inOrder[Math.floor(inOrder.length / 2)]}`
}

test('one of two servers on one PostgreSQL is killed, and its clients go on at the other', {
  timeout: 600_000,
}, async () => {
  const kills = sized({ test: 1, rest: 2, deep: 100 })
  const chance = seededChance('kills of one of two')
  const database = await freshPostgres()
  const happened = new Happened()
  const first = await Served.start(database)
  const headers = await ownerHeaders(first.url, first.ownerLink)
  const servers = [first, await Served.start(database)]
  try {
    const tournaments = [await startedLeague(first.url, headers, 10), await startedLeague(first.url, headers, 10)]
    const writers = fourWriters([...tournaments, tournaments[0] as string], headers, chance)
    for (let kill = 0; kill < kills; kill++) {
      const [victim, other] = kill % 2 === 0 ? [0, 1] : [1, 0]
      await movedOn(servers[victim] as Served, servers[other] as Served, writers, chance.roll(5, 65), happened)
      for (const each of tournaments) await expectWhole((servers[other] as Served).url, headers, each, writers)
      servers[victim] = await Served.start(database)
    }
    for (const { url } of servers) for (const each of tournaments) await expectWhole(url, headers, each, writers)
    expect(servers.map(({ errors }) => errors)).toEqual(['', ''])
  } finally {
    await Promise.all(servers.map((each) => each.kill()))
  }
  process.stdout.write(`${kills} kills of one of two: ${happened}\n`)
  expect(happened.of('moved')).toBe(4 * kills - happened.of('was there already'))
  expect(happened.of('moved')).toBeGreaterThan(kills)
  expect(happened.of('done')).toBeGreaterThan(3 * kills)
  expect(happened.of('unknown')).toBeGreaterThanOrEqual(kills / 3)
})

/** Two clients at each server; those of the killed one retry at the other, where all write a little more. */
async function movedOn(
  victim: Served,
  other: Served,
  writers: readonly Writer[],
  ms: number,
  happened: Happened,
): Promise<void> {
  let killing: Promise<void> | undefined
  let isDead = false
  const die = async () => {
    await randomMoment(ms)
    await victim.kill()
    isDead = true
  }
  const writing = writers.map(async (writer, i) => {
    let server = i % 2 === 0 ? victim : other
    happened.count(server === victim ? 'moved' : 'was there already')
    for (let more = 3; more > 0; ) {
      const { kind } = await writer.write(server.url, happened)
      if (kind === 'unknown') server = other
      else killing ??= die()
      if (isDead && kind !== 'unknown' && server === other) more--
    }
  })
  await Promise.all(writing)
  await killing
}
