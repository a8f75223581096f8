/** The parts of an engine cup that need no engine: the shared pool, redaction, the plan, the lists of engines and books. */

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cupPlanShape, cupViewShape, engineShape, liveEventShape, liveGameShape } from '@arbiter/api/shapes'
import type { GameJob, JobOutcome, WorkerPool } from '@arbiter/engines'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { folder } from '../../engines/test/world.ts'
import { readShelf } from '../src/cup/books.ts'
import { discreetOutcome, discretionAbout } from '../src/cup/discretion.ts'
import { readOffer } from '../src/cup/engines.ts'
import { mannerOf } from '../src/cup/manner.ts'
import { SharedPool } from '../src/cup/shared-pool.ts'
import { offerOf } from './cup-world.ts'

describe('tables', () => {
  /** A pool whose games end when told to; `begun` has them in order. */
  function heldPool(tables: number) {
    const begun: string[] = []
    const ends = new Map<string, () => void>()
    const outcome = { kind: 'unplayable', says: [] } as JobOutcome
    const play: WorkerPool['play'] = ({ id }, _, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve(outcome)
        begun.push(id)
        ends.set(id, () => resolve(outcome))
      })
    const all = new SharedPool({ play, close: async () => {}, pids: () => [] }, tables)
    const end = async (id: string) => {
      ends.get(id)?.()
      await settled()
    }
    return { all, begun, end }
  }

  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const job = (id: string) => ({ id }) as GameJob

  test('a free one goes to the cup that plays at the fewest, then to who waits longest', async () => {
    const { all, begun, end } = heldPool(2)
    const [large, small] = [all.forCup(), all.forCup()]
    for (const id of ['L1', 'L2', 'L3', 'L4']) void large(job(id))
    for (const id of ['S1', 'S2']) void small(job(id))
    await settled()
    expect(begun).toEqual(['L1', 'L2'])
    await end('L1')
    expect(begun).toEqual(['L1', 'L2', 'S1'])
    await end('L2')
    expect(begun.at(-1)).toBe('L3')
    await end('S1')
    expect(begun.at(-1)).toBe('S2')
    expect(all.taken).toBe(2)
    await end('L3')
    await end('S2')
    await end('L4')
    expect(all.taken).toBe(0)
  })

  test('a game that is called off while it waits takes none', async () => {
    const { all, begun, end } = heldPool(1)
    const cup = all.forCup()
    const off = new AbortController()
    void cup(job('1'))
    const waiting = cup(job('2'), {}, off.signal)
    void cup(job('3'))
    await settled()
    off.abort()
    await waiting
    expect(all.taken).toBe(1)
    await end('1')
    expect(begun).toEqual(['1', '3'])
    await end('3')
    expect(all.taken).toBe(0)
  })
})

describe('discretion', () => {
  const options = { EvalFile: 'nets/secret.nnue', Hash: 64, Style: 'Solid' }
  const engine = {
    name: 'New',
    command: '/opt/my engines/new',
    args: ['--uci', './run me.sh'],
    folder: '/srv/x',
    options,
  }
  const discreet = discretionAbout([engine])

  test.each`
    said                                                                         | told
    ${'New cannot be started: there is no program /opt/my engines/new.'}         | ${'New cannot be started: there is no program ….'}
    ${'New: EvalFile takes no nets/secret.nnue.'}                                | ${'New: EvalFile takes no ….'}
    ${"It ended (exit code 1): Error: Cannot find module '/home/me/worker.js'."} | ${"It ended (exit code 1): Error: Cannot find module '…'."}
    ${'New answered “/etc/passwd”, which is no move.'}                           | ${'New answered “…”, which is no move.'}
    ${'C:\\engines\\new.exe could not be started'}                               | ${'… could not be started'}
    ${'there is no folder /srv/x'}                                               | ${'there is no folder …'}
    ${'New answered “e2e5” with --uci, Solid and 64.'}                           | ${'New answered “e2e5” with --uci, Solid and 64.'}
    ${'1/2-1/2 at 40/60+1 from 8/8/8/8/8/8/8/K1k5 w - - and/or more.'}           | ${'1/2-1/2 at 40/60+1 from 8/8/8/8/8/8/8/K1k5 w - - and/or more.'}
  `('“$said” is told as “$told”', ({ said, told }) => expect(discreet.text(said)).toBe(told))

  test('wherever it stands in a message, and nowhere else', () => {
    const saying = (program: string) => ({
      id: 'uci-never-began',
      engine: { text: 'New' },
      why: { id: 'uci-no-program', program: { text: program } },
      known: [{ text: program }, { text: 'New' }],
      count: 3,
    })
    expect(discreet.says([saying('/opt/my engines/new')])).toEqual([saying('…')])
  })

  test('also in what an engine answered, and in the first attempt', () => {
    const fault = (answer: string) =>
      ({
        colour: 'white',
        says: [{ id: 'fault-no-move', answer: { text: answer } }],
        did: { what: 'no-move', answer },
      }) as const
    const record = (answer: string) => ({ fault: fault(answer), replayOf: { fault: fault(answer) } })
    const finished = (answer: string) => ({ kind: 'finished', record: record(answer) }) as unknown as JobOutcome
    expect(discreetOutcome(finished('/etc/passwd'), discreet)).toEqual(finished('…'))
    const unplayable = (text: string): JobOutcome => ({ kind: 'unplayable', says: [{ id: 'x', why: { text } }] })
    expect(discreetOutcome(unplayable('in /srv/x'), discreet)).toEqual(unplayable('in …'))
  })
})

describe('the plan', () => {
  test('has good defaults', () => {
    const plan = cupPlanShape.parse({})
    expect(plan).toEqual({ timeControl: '10+0.1', book: 'arbiter', adjudication: {} })
    expect(mannerOf(plan)).toEqual({
      limit: { clock: [{ baseMs: 10_000, incrementMs: 100 }] },
      rules: {},
      policies: {},
    })
  })

  test('says how games are played', () => {
    const plan = cupPlanShape.parse({
      timeControl: 'nodes=1000',
      adjudication: {
        drawOption: { drawMoveLength: 8, maxDrawScore: 0.15, minDrawMove: 30 },
        winOption: { winMoveLength: 4, minWinScore: 7.5 },
        maxMoves: 200,
      },
      walkoverAfter: 2,
      maxCrashesPerMatch: 3,
    })
    expect(mannerOf(plan)).toEqual({
      limit: { nodes: 1000 },
      rules: {
        draw: { fromMove: 30, moves: 8, centipawns: 15 },
        resign: { moves: 4, centipawns: 750, bothAgree: true },
        maximumMoves: 200,
      },
      policies: { walkoverAfter: 2, maxCrashesPerMatch: 3 },
    })
  })

  test.each`
    wrong                                    | field
    ${{ engines: [{ command: '/bin/sh' }] }} | ${''}
    ${{ command: '/bin/sh' }}                | ${''}
    ${{ timeControl: 5 }}                    | ${'timeControl'}
    ${{ concurrency: 0 }}                    | ${'concurrency'}
    ${{ concurrency: 1.5 }}                  | ${'concurrency'}
    ${{ adjudication: { maxMoves: -1 } }}    | ${'adjudication.maxMoves'}
    ${{ adjudication: { drawOption: {} } }}  | ${'adjudication.drawOption.drawMoveLength'}
    ${{ book: { file: '/etc/passwd' } }}     | ${'book'}
  `('$wrong is refused at “$field”', ({ wrong, field }) => {
    const { error } = cupPlanShape.safeParse(wrong)
    expect(error?.issues[0]?.path.join('.')).toBe(field)
  })

  test.each(['soon', 'st=0', 'st=99999999', '10+99999999', 'nodes=5 hang=99999999'])(
    '“%s” is no time control here',
    (timeControl) => {
      expect(mannerOf(cupPlanShape.parse({ timeControl }))).toMatchObject({ code: 'bad-plan', field: 'timeControl' })
    },
  )
})

describe('what is offered', () => {
  const secret = {
    name: 'New',
    command: './secret/new',
    args: ['--x'],
    rating: 3100,
    limit: 'nodes=20000',
    options: { A: '/p' },
  }

  test('is listed with names and ratings, never with commands', async () => {
    const offer = await offerOf([secret], { embedded: true })
    const list = offer.list().map((engine) => engineShape.parse(engine))
    expect(list).toHaveLength(9)
    expect(list[0]).toEqual({ name: 'Stockfish 10', rating: 3000, embedded: true })
    expect(list.at(-1)).toEqual({ name: 'New', rating: 3100, embedded: false, timeControl: 'nodes=20000' })
    expect(JSON.stringify(list)).not.toMatch(/secret|--x|\/p/)
  })

  test('is what the configuration lists, not what is installed on the machine', async () => {
    const reading = await readOffer({ embedded: false })
    expect(reading).toMatchObject({ ok: true })
    expect(reading.ok && reading.offer.list()).toEqual([])
  })

  test('two engines of one name are a mistake of the configuration', async () => {
    const file = join(await folder(), 'engines.json')
    await writeFile(file, JSON.stringify([{ name: 'stockfish 10', command: 'x' }]))
    expect(await readOffer({ file })).toEqual({
      ok: false,
      problems: [{ id: 'cup-engines-twins', engine: { text: 'stockfish 10' } }],
    })
  })

  test('books are known by name; one that cannot be read is told at the start', async () => {
    const file = join(await folder(), 'club.epd')
    await writeFile(file, 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -\n')
    const reading = await readShelf([{ name: 'Club', file }])
    if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
    expect(reading.shelf.names).toEqual(['arbiter', 'Club'])
    expect(await reading.shelf.book('Club')).toMatchObject({ name: 'Club', openings: [{ place: 1 }] })
    expect(await reading.shelf.book(file)).toBeUndefined()
    expect(await readShelf([{ name: 'arbiter', file: `${file}.missing` }])).toMatchObject({
      ok: false,
      problems: [{ id: 'cup-book-unusable' }, { id: 'cup-books-twins', book: { text: 'arbiter' } }],
    })
  })
})

test.each(Object.entries({ liveEventShape, liveGameShape, cupPlanShape, cupViewShape, engineShape }))(
  '%s can be published as JSON Schema',
  (_, schema) => {
    expect(z.toJSONSchema(schema, { io: 'input' })).toBeTypeOf('object')
    expect(z.toJSONSchema(schema, { io: 'output' })).toBeTypeOf('object')
  },
)
