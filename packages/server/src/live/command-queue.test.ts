import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Command, instantOf, type RecordedFact, unwrap } from '@arbiter/core'
import { show } from '@arbiter/core/bulletin'
import { formatNamed, formats } from '@arbiter/core/formats'
import { readLog, writeLog } from '@arbiter/core/log'
import { openTournament, Tournament } from '@arbiter/core/tournament'
import { describe, expect, test } from 'vitest'
import { type Chance, Happened, seededChance } from '../../test/chance.ts'
import type { WriteResult } from '../database/database.ts'
import { type CommandOutcome, CommandQueue, type QueueWorld } from './command-queue.ts'

const format = (() => {
  const { format: found } = unwrap(formatNamed('league', formats))
  return { ...found, gates: { ...found.gates, enter: refusedEntry } }
})()

/** A bug of ours, for one name only. */
function refusedEntry(_: unknown, __: unknown, { name }: { readonly name: string }): undefined {
  if (name === 'Ours') throw new Error('ours')
}

const asked = { by: 'director', now: instantOf(Date.parse('2026-05-01T10:00:00Z')) }

function opened(): Tournament {
  const { tournament } = unwrap(openTournament(format, { dice: 'd', autoPair: false }, asked))
  return tournament
}

const entering = (name: string, key?: string): Command => ({
  do: 'enter',
  entrants: [{ name }],
  ...(key === undefined ? {} : { key }),
})

type Operation = 'load' | 'loadAfter' | 'save'

/** The log of one tournament on a disk that several queues write to. */
class Disk {
  readonly facts: RecordedFact[] = [...opened().log]
  /** The sizes of the writes. */
  readonly writes: number[] = []
  operations = 0
  /** Called before each operation, and before its answer: it may wait, and it may fail. */
  trouble: (operation: Operation, moment: 'before' | 'after', n: number) => Promise<void> | void = () => {}

  async #done<Result>(operation: Operation, work: () => Result): Promise<Result> {
    const n = ++this.operations
    await this.trouble(operation, 'before', n)
    const result = work()
    await this.trouble(operation, 'after', n)
    return result
  }

  load = () => this.#done('load', () => new Tournament(format, this.facts))
  loadAfter = (seq: number) => this.#done('loadAfter', () => this.facts.slice(seq))
  conflicts = 0
  save = (facts: readonly RecordedFact[]) =>
    this.#done('save', (): WriteResult => {
      if (facts[0]?.seq !== this.facts.length + 1) {
        this.conflicts++
        return 'conflict'
      }
      this.facts.push(...facts)
      this.writes.push(facts.length)
      return 'done'
    })
}

/** A queue on a disk, and the facts it published. */
class Place {
  readonly told: RecordedFact[] = []
  readonly queue: CommandQueue

  constructor(disk: Disk) {
    const { load, loadAfter, save } = disk
    const world: QueueWorld = { load, loadAfter, save, told: (facts) => void this.told.push(...facts) }
    this.queue = new CommandQueue(world, new Tournament(format, disk.facts))
  }

  ask(command: Command, expected?: number): Promise<CommandOutcome> {
    return this.queue.ask(command, asked, expected)
  }

  log(): Promise<readonly RecordedFact[]> {
    return this.queue.read(({ log }) => [...log])
  }
}

function one(): { disk: Disk; place: Place } {
  const disk = new Disk()
  return { disk, place: new Place(disk) }
}

const factsIn = (done: CommandOutcome): readonly RecordedFact[] => ('ok' in done && done.ok ? done.facts : [])
const namesIn = (log: readonly RecordedFact[]) =>
  log.flatMap((fact) => (fact.type === 'entrant-entered' ? fact.entrant.name : []))

describe('commands are taken in turn', () => {
  test('those that wait while others are written share one write, in the order they came', async () => {
    const { disk, place } = one()
    const names = Array.from({ length: 20 }, (_, i) => `E${i}`)
    const done = await Promise.all(names.map((name) => place.ask(entering(name))))
    expect(namesIn(disk.facts)).toEqual(names)
    expect(done.flatMap(factsIn)).toEqual(disk.facts.slice(1))
    expect(disk.writes).toEqual([1, 19])
    expect(place.told).toEqual(disk.facts.slice(1))
  })

  test('a refused command among them writes nothing and leaves the others alone', async () => {
    const { disk, place } = one()
    const done = await Promise.all(['A', ' ', 'B'].map((name) => place.ask(entering(name))))
    expect(done.map((each) => 'ok' in each && each.ok)).toEqual([true, false, true])
    expect(namesIn(disk.facts)).toEqual(['A', 'B'])
  })

  test('one that leads to our own mistake fails alone', async () => {
    const { disk, place } = one()
    const done = await Promise.allSettled(['A', 'Ours', 'B', 'C'].map((name) => place.ask(entering(name))))
    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
    expect(namesIn(disk.facts)).toEqual(['A', 'B', 'C'])
    expect(await place.log()).toEqual(disk.facts)
  })

  test('a retry with the same key counts once, also in the same write', async () => {
    const { disk, place } = one()
    const [first, again] = await Promise.all([place.ask(entering('A', 'k')), place.ask(entering('A', 'k'))])
    const later = await place.ask(entering('A', 'k'), 0)
    expect([again, later]).toEqual([1, 2].map(() => ({ ...first, repeated: true })))
    expect(namesIn(disk.facts)).toEqual(['A'])
  })

  test('what was expected of the log must hold when its turn comes', async () => {
    const { disk, place } = one()
    const [a, b, c] = await Promise.all([
      place.ask(entering('A'), 1),
      place.ask(entering('B'), 1),
      place.ask(entering('C'), 2),
    ])
    expect([factsIn(a as CommandOutcome).length, factsIn(c as CommandOutcome).length]).toEqual([1, 1])
    expect(b).toEqual({ changed: disk.facts.slice(1, 2) })
    expect(namesIn(disk.facts)).toEqual(['A', 'C'])
  })

  test('autoPair stays as it was set when the log is loaded again', async () => {
    const { disk, place } = one()
    place.queue.tournament.autoPair = true
    await new Place(disk).ask(entering('of another process'))
    await place.ask(entering('A'))
    expect(disk.facts).toHaveLength(3)
    expect(place.queue.tournament.autoPair).toBe(true)
  })
})

describe('reading', () => {
  test('waits for what is being written', async () => {
    const { disk, place } = one()
    disk.trouble = async (_, moment) => void (moment === 'before' && (await nextTurn()))
    const asking = place.ask(entering('A'))
    expect(await place.log()).toEqual(disk.facts)
    expect(disk.facts).toHaveLength(2)
    await asking
  })

  test('a look that throws breaks nothing', async () => {
    const { disk, place } = one()
    const thrown = () => {
      throw new Error('a bad look')
    }
    await expect(place.queue.read(thrown)).rejects.toThrow('a bad look')
    const asking = place.ask(entering('A'))
    await expect(place.queue.read(thrown)).rejects.toThrow('a bad look')
    await asking
    await place.ask(entering('B'))
    expect(await place.log()).toEqual(disk.facts)
    expect(disk.facts).toHaveLength(3)
  })
})

describe('other processes', () => {
  test('who comes second decides anew on what the first has written', async () => {
    const disk = new Disk()
    const [here, there] = [new Place(disk), new Place(disk)]
    await there.ask(entering('A'))
    const done = await Promise.all([here.ask(entering('X'), 1), here.ask(entering('B'))])
    expect(done[0]).toEqual({ changed: disk.facts.slice(1, 2) })
    expect(namesIn(disk.facts)).toEqual(['A', 'B'])
    expect(here.told).toEqual(disk.facts.slice(1))
    await there.queue.catchUp(3)
    expect(there.told).toEqual(disk.facts.slice(1))
  })

  test('a retry at another process counts once', async () => {
    const disk = new Disk()
    const [here, there] = [new Place(disk), new Place(disk)]
    await there.ask(entering('A', 'k'))
    expect(await here.ask(entering('A', 'k'))).toMatchObject({ ok: true, repeated: true })
    expect(disk.facts).toHaveLength(2)
  })

  test('catching up waits for what is being written and tells every fact once', async () => {
    const disk = new Disk()
    const [here, there] = [new Place(disk), new Place(disk)]
    await there.ask(entering('A'))
    await Promise.all([here.queue.catchUp(2), here.ask(entering('B')), here.queue.catchUp(2), here.queue.catchUp(3)])
    expect(here.told).toEqual(disk.facts.slice(1))
    expect(disk.facts).toHaveLength(3)
  })
})

// --- the disk fails --------------------------------------------------------------------------------

const noSpace = () => {
  throw new Error('no space left')
}

test('a write that failed is refused to all who shared it; memory is as the disk, and the next command works', async () => {
  const { disk, place } = one()
  await place.ask(entering('A'))
  disk.trouble = (operation, moment) => (operation === 'save' && moment === 'before' ? noSpace() : undefined)
  const asking = [place.ask(entering('B')), place.ask(entering('C')), place.ask(entering('D'))]
  expect(await place.log()).toEqual(disk.facts) // reading still works
  const done = await Promise.allSettled(asking)
  expect(done.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await place.log()).toEqual(disk.facts)
  expect(disk.facts).toHaveLength(2)
  disk.trouble = () => {}
  await place.ask(entering('B'))
  expect(namesIn(await place.log())).toEqual(['A', 'B'])
  expect(place.told).toEqual(disk.facts.slice(1))
})

test('what was written although the answer was lost is told, once', async () => {
  const { disk, place } = one()
  disk.trouble = (operation, moment) => (operation === 'save' && moment === 'after' ? noSpace() : undefined)
  await expect(place.ask(entering('A', 'k'))).rejects.toThrow('no space')
  disk.trouble = () => {}
  expect(await place.log()).toEqual(disk.facts)
  expect(place.told).toEqual(disk.facts.slice(1))
  expect(await place.ask(entering('A', 'k'))).toMatchObject({ ok: true, repeated: true })
})

test('while the log cannot be loaded again nobody reads and nothing is taken; afterwards all goes on', async () => {
  const { disk, place } = one()
  disk.trouble = noSpace
  await expect(place.ask(entering('A'))).rejects.toThrow()
  await expect(place.log()).rejects.toThrow()
  await expect(place.ask(entering('B'))).rejects.toThrow()
  await expect(place.queue.catchUp(9)).rejects.toThrow()
  disk.trouble = () => {}
  expect(await place.log()).toEqual(disk.facts)
  await place.ask(entering('C'))
  expect(namesIn(disk.facts)).toEqual(['C'])
})

/** Retries until it is answered, like a client that was told to come back. */
async function insisting(place: Place, command: Command, happened: Happened): Promise<CommandOutcome> {
  for (;;) {
    try {
      return await place.ask(command)
    } catch {
      happened.count('asked again')
      await nextTurn()
    }
  }
}

/** Twelve keyed commands in bursts, with an undo among them, while another process writes too. */
async function evening(disk: Disk, happened: Happened): Promise<Place> {
  const place = new Place(disk)
  const other = new Place(disk)
  for (let burst = 0; burst < 3; burst++) {
    if (burst === 1) await insisting(other, entering('of another process', 'other'), happened)
    const keys = [0, 1, 2].map((i) => `${burst}.${i}`)
    const asking = keys.map((key) => insisting(place, entering(`E${key}`, key), happened))
    await place.queue.catchUp(disk.facts.length).catch(() => happened.count('did not catch up'))
    await place.log().then(
      (log) => expect(log).toEqual(disk.facts.slice(0, log.length)),
      () => happened.count('not read'),
    )
    await Promise.all(asking)
    await insisting(place, { do: 'undo', key: `undo ${burst}` }, happened)
  }
  return place
}

test.each(['before', 'after'] as const)(
  'whichever operation fails %s it is done, nothing is lost and nothing doubled',
  async (when) => {
    const happened = new Happened()
    for (let failing = 1; ; failing++) {
      const disk = new Disk()
      let isTouched = false
      disk.trouble = (_, moment, n) => {
        if (n !== failing || moment !== when) return
        isTouched = true
        noSpace()
      }
      const place = await evening(disk, happened)
      expectWhole(disk, await place.log(), place.told)
      expect(disk.facts).toHaveLength(1 + 9 + 1 + 3)
      if (!isTouched) {
        process.stdout.write(`${failing - 1} operations failed ${when} they were done: ${happened}\n`)
        expect(failing).toBeGreaterThan(12)
        expect(happened.of('asked again')).toBeGreaterThan(failing)
        return
      }
    }
  },
)

/** The log has no gap and is readable, each key counts once, memory equals the disk, and every fact was published once. */
function expectWhole(disk: Disk, memory: readonly RecordedFact[], told: readonly RecordedFact[]): void {
  const { facts } = disk
  expect(facts.map(({ seq }) => seq)).toEqual(facts.map((_, i) => i + 1))
  expect(memory).toEqual(facts)
  expect(told).toEqual(facts.slice(1))
  const read = readLog(writeLog(facts, formats), formats)
  expect(read.ok && read.cut === undefined && read.log.length).toBe(facts.length)
  const firsts = facts.filter((fact, i) => fact.key !== facts[i - 1]?.key).map(({ key }) => key)
  expect(new Set(firsts).size).toBe(firsts.length)
}

test('a disk that is slow and fails at random, three queues on it: nobody reads what is not on it, nothing is lost or doubled', async () => {
  const chance = seededChance('queues on a bad disk')
  const happened = new Happened()
  for (let run = 0; run < 25; run++) await randomRun(chance.stream(`run ${run}`), happened)
  process.stdout.write(`queues on a bad disk: ${happened}\n`)
  for (const what of [
    'failed before',
    'failed after',
    'asked again',
    'conflict',
    'shared a write',
    'read',
    'repeated',
    'undone',
  ])
    expect(happened.of(what), what).toBeGreaterThan(10)
})

async function randomRun(chance: Chance, happened: Happened): Promise<void> {
  const disk = new Disk()
  const places = [new Place(disk), new Place(disk), new Place(disk)]
  const acknowledged: RecordedFact[] = []
  disk.trouble = badDays(chance.stream('disk'), happened)
  const clients = Array.from({ length: 9 }, (_, i) => {
    const place = places[i % 3] as Place
    return client(`${i}`, place, disk, chance.stream(`client ${i}`), happened, acknowledged)
  })
  await Promise.all(clients)
  disk.trouble = () => {}
  for (const { queue, told } of places) {
    await queue.catchUp(disk.facts.length)
    expectWhole(disk, await queue.read(({ log }) => [...log]), told)
    const shown = await queue.read((tournament) => JSON.stringify(show(tournament)))
    expect(shown).toBe(JSON.stringify(show(new Tournament(format, disk.facts))))
  }
  for (const fact of acknowledged) expect(disk.facts[fact.seq - 1]).toEqual(fact)
  happened.count('conflict', disk.conflicts)
  happened.count('shared a write', disk.writes.filter((size) => size > 1).length)
}

const badDays =
  (chance: Chance, happened: Happened): Disk['trouble'] =>
  async (_, moment) => {
    for (let turns = chance.roll(0, 3); turns > 0; turns--) await nextTurn()
    if (!chance.in(8)) return
    happened.count(`failed ${moment}`)
    noSpace()
  }

async function client(
  name: string,
  place: Place,
  disk: Disk,
  chance: Chance,
  happened: Happened,
  acknowledged: RecordedFact[],
): Promise<void> {
  for (let i = 0; i < 8; i++) {
    const key = `${name}.${i}`
    const command: Command = chance.in(20) ? { do: 'undo', key } : entering(chance.in(10) ? 'Same' : `E${key}`, key)
    const done = await insisting(place, command, happened)
    acknowledged.push(...factsIn(done))
    if ('ok' in done && done.ok && done.repeated) happened.count('repeated')
    if (command.do === 'undo') happened.count('undone', factsIn(done).length)
    const last = factsIn(done).at(-1)?.seq ?? 0
    if (chance.in(50)) await looking(place, disk, last, happened)
  }
}

/** Everything read is on disk, and nothing the client read before is missing. */
async function looking(place: Place, disk: Disk, least: number, happened: Happened): Promise<void> {
  const found = await place.log().catch(() => undefined)
  if (!found) return
  happened.count('read')
  expect(found).toEqual(disk.facts.slice(0, found.length))
  expect(found.length).toBeGreaterThanOrEqual(least)
}
