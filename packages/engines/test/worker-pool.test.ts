/** Workers: idle engines, and what happens when a worker dies, freezes, or is stopped. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { Limit } from '../src/clock/limit.ts'
import { parseLimit } from '../src/clock/notation.ts'
import type { EnginePids, GameJob, LiveMove } from '../src/worker/message.ts'
import type { JobListener, JobOutcome, WorkerPool } from '../src/worker/worker-pool.ts'
import { bundle, childrenOf, isRunning, openPool, processesWith, until, workerFile, zoo } from './world.ts'

const limit = (text: string) => parseLimit(text) as Limit
const job = (more: Partial<GameJob> = {}): GameJob => ({
  id: 'game',
  white: zoo('plays'),
  black: zoo('plays'),
  limit: limit('nodes=5'),
  ...more,
})

/** Plays it and returns the engines' process ids, too. */
async function playing(pool: WorkerPool, it: GameJob): Promise<{ outcome: JobOutcome; pids: EnginePids }> {
  let pids: EnginePids = { white: undefined, black: undefined }
  const outcome = await pool.play(it, { started: (started) => (pids = started) })
  return { outcome, pids }
}

/** A game that goes on until it is ended: its promise, and its processes once it has begun. */
async function begun(
  pool: WorkerPool,
  it: GameJob,
  signal?: AbortSignal,
): Promise<{ outcome: Promise<JobOutcome>; pids: number[] }> {
  let listener: JobListener = {}
  const started = new Promise<number[]>((resolve) => {
    listener = { started: ({ white, black }) => resolve([Number(white), Number(black)]) }
  })
  return { outcome: pool.play(it, listener, signal), pids: await started }
}

const endless = (mode: string, ...moves: string[]) =>
  job({ white: zoo(mode, moves), black: zoo(mode, moves), limit: limit('nodes=5 hang=600') })

describe('engines between games', { tags: ['rest'] }, () => {
  test('are kept, also when they change colours', async () => {
    const pool = await openPool()
    const [white, black] = [zoo('plays', []), zoo('crlf')]
    const first = await playing(pool, job({ white, black }))
    const second = await playing(pool, job({ white: black, black: white }))
    expect(second.pids).toEqual({ white: first.pids.black, black: first.pids.white })
  })

  test('are new for every game where that is wished', async () => {
    const pool = await openPool()
    const first = await playing(pool, job({ white: { ...zoo('plays'), restart: true } }))
    const second = await playing(pool, job({ white: { ...zoo('plays'), restart: true } }))
    expect(second.pids.white).not.toBe(first.pids.white)
    await until('the first has ended', () => !isRunning(Number(first.pids.white)))
  })

  test('are not hoarded: of ten pairs four engines stay', { tags: ['rest'] }, async () => {
    const pool = await openPool()
    for (let i = 0; i < 5; i++) {
      const named = (name: string) => ({ ...zoo('plays'), name })
      await pool.play(job({ white: named(`A${i}`), black: named(`B${i}`) }))
    }
    const [worker] = pool.pids()
    await until(
      'four engines and the guardian are left',
      () => childrenOf(Number(worker)).filter(isRunning).length === 5,
    )
  })

  test('one engine may play itself', async () => {
    const { outcome, pids } = await playing(await openPool(), job())
    expect(outcome).toMatchObject({
      kind: 'finished',
      record: { ending: 'repetition', white: 'plays', black: 'plays' },
    })
    expect(pids.white).not.toBe(pids.black)
  })
})

describe('several games', { tags: ['rest'] }, () => {
  test('run side by side, each in its own worker, and all are played', async () => {
    const pool = await openPool({ concurrency: 2 })
    const outcomes = await Promise.all(Array.from({ length: 6 }, (_, i) => pool.play(job({ id: `game ${i}` }))))
    expect(outcomes.map(({ kind }) => kind)).toEqual(Array(6).fill('finished'))
    expect(pool.pids()).toHaveLength(2)
  })

  test('moves are told while they are made, in order, and none is lost', async () => {
    const heard: LiveMove[] = []
    const outcome = await (await openPool()).play(job({ liveEveryMs: 1 }), { moves: (moves) => heard.push(...moves) })
    if (outcome.kind !== 'finished') throw new Error(outcome.kind)
    expect(heard.map(({ uci }) => uci)).toEqual(outcome.record.moves.map(({ uci }) => uci))
    expect(heard.slice(0, 2).map(({ colour }) => colour)).toEqual(['white', 'black'])
  })

  test('an engine with a limit of its own plays at that alone, whatever the tournament’s is', async () => {
    const white = { ...zoo('plays'), limit: limit('nodes=9') }
    const black = { ...zoo('plays'), limit: limit('7+1') }
    const { outcome } = await playing(await openPool(), job({ white, black, limit: limit('60 nodes=1 margin=30') }))
    expect(outcome).toMatchObject({
      record: { limits: { white: limit('nodes=9'), black: limit('7+1') } },
    })
  })

  test.each`
    what                 | wrong                                                           | problem
    ${'no time control'} | ${{ limit: undefined }}                                         | ${{ id: 'worker-no-limit', engine: { text: 'plays' } }}
    ${'a wrong opening'} | ${{ opening: { place: 3, position: '8/8/8/8/8/8/8/8 w - -' } }} | ${{ id: 'game-opening-position', place: 3, position: { text: '8/8/8/8/8/8/8/8 w - - 0 1' } }}
  `('$what is said, and the worker lives on', async ({ wrong, problem }) => {
    const pool = await openPool()
    const bad = { ...job(), ...wrong }
    if (wrong.limit === undefined && 'limit' in wrong) delete bad.limit
    expect(await pool.play(bad)).toEqual({ kind: 'unplayable', says: [problem] })
    expect(await pool.play(job())).toMatchObject({ kind: 'finished' })
    expect(pool.pids()).toHaveLength(1)
  })
})

describe('being told to stop', () => {
  test('running games end as interrupted, waiting ones are not begun, nobody is left', async () => {
    const stop = new AbortController()
    const pool = await openPool({ signal: stop.signal })
    const { outcome, pids } = await begun(pool, endless('silent'))
    const waiting = pool.play(job({ id: 'waiting' }))
    stop.abort()
    expect(await waiting).toMatchObject({ kind: 'interrupted', why: 'asked', record: { result: '*', moves: [] } })
    const record = { result: '*', ending: 'interrupted', white: 'silent', moves: expect.any(Array) }
    expect(await outcome).toMatchObject({ kind: 'interrupted', why: 'asked', record })
    const everybody = [...pids, ...pool.pids(), ...pool.pids().flatMap(childrenOf)]
    expect(everybody.filter(isRunning).length).toBeGreaterThan(0)
    await pool.close()
    expect(everybody.filter(isRunning)).toEqual([])
  })

  test('also while engines are still starting', { tags: ['rest'] }, async () => {
    const stop = new AbortController()
    const pool = await openPool({ signal: stop.signal })
    const outcome = pool.play(job({ white: zoo('no-uciok') }))
    await until('the engine is starting', () => pool.pids().some((pid) => childrenOf(pid).length >= 3))
    stop.abort()
    expect(await outcome).toMatchObject({ kind: 'interrupted', why: 'asked' })
  })

  test('a game asked for afterwards is not begun', async () => {
    const stop = new AbortController()
    stop.abort()
    const pool = await openPool({ signal: stop.signal })
    expect(await pool.play(job())).toMatchObject({ kind: 'interrupted', why: 'asked' })
    expect(pool.pids()).toEqual([])
  })
})

describe('one game that is called off', () => {
  test('ends as interrupted; the others are played, also by the same worker', async () => {
    const pool = await openPool()
    const off = new AbortController()
    const { outcome } = await begun(pool, endless('silent'), off.signal)
    const second = pool.play(job({ id: 'second' }))
    off.abort()
    expect(await outcome).toMatchObject({ kind: 'interrupted', why: 'asked', record: { ending: 'interrupted' } })
    expect(await second).toMatchObject({ kind: 'finished' })
    expect(pool.pids()).toHaveLength(1)
  })

  test('is not begun if it still waits, or was called off before', { tags: ['rest'] }, async () => {
    const pool = await openPool()
    const off = new AbortController()
    const { outcome } = await begun(pool, endless('silent'))
    const waiting = pool.play(job({ id: 'waiting' }), {}, off.signal)
    off.abort()
    expect(await waiting).toMatchObject({ kind: 'interrupted', why: 'asked', says: [{ id: 'worker-not-begun' }] })
    expect(await pool.play(job(), {}, off.signal)).toMatchObject({ says: [{ id: 'worker-not-begun' }] })
    await pool.close()
    expect(await outcome).toMatchObject({ kind: 'interrupted' })
  })

  test('does not make the death of its worker in a later game look asked for', { tags: ['rest'] }, async () => {
    const pool = await openPool()
    const off = new AbortController()
    const first = await begun(pool, endless('silent'), off.signal)
    off.abort()
    await first.outcome
    const { outcome } = await begun(pool, endless('stubborn'))
    process.kill(Number(pool.pids()[0]), 'SIGKILL')
    expect(await outcome).toMatchObject({ kind: 'interrupted', why: 'worker-died' })
  })
})

describe('death', () => {
  test('of a worker, kill -9: the game may be played again, engines that obey nobody are gone, and so is the guardian', async () => {
    const pool = await openPool()
    const { outcome, pids } = await begun(pool, endless('stubborn'))
    const [worker] = pool.pids()
    const family = childrenOf(Number(worker))
    expect(family).toEqual(expect.arrayContaining(pids))
    expect(family).toHaveLength(3)
    process.kill(Number(worker), 'SIGKILL')
    expect(await outcome).toMatchObject({ kind: 'interrupted', why: 'worker-died', record: { result: '*' } })
    await until('the whole family is gone', () => family.filter(isRunning).length === 0)
    expect(await pool.play(job())).toMatchObject({ kind: 'finished' })
    expect(pool.pids()).not.toContain(worker)
  })

  test('of a worker at any instant while engines start: no orphan', { tags: ['rest'] }, async () => {
    const pool = await openPool()
    for (let instant = 0; instant < 10; instant++) {
      const token = `orphan-${process.pid}-${instant}`
      const outcome = pool.play(endless('stubborn', token))
      const [worker] = pool.pids()
      const isBorn = () => childrenOf(Number(worker)).length > instant % 3
      await until('somebody is born', isBorn)
      process.kill(Number(worker), 'SIGKILL')
      expect(await outcome).toMatchObject({ why: 'worker-died' })
      await until('no orphan is left', () => processesWith(token).length === 0)
    }
  })

  test('of the guardian: it is replaced at once, and the new one knows whom to watch', async () => {
    const pool = await openPool()
    const { outcome, pids } = await begun(pool, endless('stubborn'))
    const [worker] = pool.pids()
    /** One that is still being started is no shell yet, and guards nothing. */
    const guardians = () => childrenOf(Number(worker)).filter((pid) => processesWith('watch) pids=').includes(pid))
    const [first] = guardians()
    process.kill(Number(first), 'SIGKILL')
    await until('there is another', () => guardians().length === 1 && guardians()[0] !== first)
    process.kill(Number(worker), 'SIGKILL')
    await outcome
    await until('the engines are gone', () => pids.filter(isRunning).length === 0)
  })

  test('of the program that opened the pool, kill -9: workers, engines and guardians go too', async () => {
    const here = dirname(fileURLToPath(import.meta.url))
    const director = await bundle(join(here, 'zoo', 'director.ts'))
    const child = spawn(process.execPath, [director, await workerFile(), JSON.stringify(endless('stubborn'))])
    const [line] = await once(child.stdout, 'data')
    const { worker, engines } = JSON.parse(String(line))
    const everybody: number[] = [worker, ...engines, ...childrenOf(worker)]
    expect(everybody.filter(isRunning)).toHaveLength(6)
    child.kill('SIGKILL')
    await until('everybody is gone', () => everybody.filter(isRunning).length === 0)
  })
})

describe('a runner that stands still', { tags: ['rest'] }, () => {
  /** The worker is frozen while White thinks, and continued long after White's time is over. */
  async function stoppedGame(times: number) {
    const pool = await openPool()
    let left = times
    let plies = 0
    const stopWorker = () => {
      left -= 1
      const [worker] = pool.pids()
      process.kill(Number(worker), 'SIGSTOP')
      setTimeout(() => process.kill(Number(worker), 'SIGCONT'), 3500)
    }
    return pool.play(job({ white: zoo('slow'), limit: limit('st=2.5'), liveEveryMs: 1 }), {
      started: () => (plies = 0),
      moves: (moves) => {
        plies += moves.length
        if (plies === 4 && left > 0) stopWorker()
      },
    })
  }

  test('makes a loss on time void; the game is played again and both are told', async () => {
    const outcome = await stoppedGame(1)
    if (outcome.kind !== 'finished') throw new Error(JSON.stringify(outcome))
    const { replayOf, ...record } = outcome.record
    expect(record).toMatchObject({ result: '1/2-1/2', ending: 'repetition' })
    expect(replayOf).toMatchObject({ result: '0-1', ending: 'time', fault: { colour: 'white' } })
    expect(replayOf?.fault?.delayUs).toBeGreaterThanOrEqual(Number(replayOf?.fault?.overrunUs))
  })

  test('a second time it stands', async () => {
    const outcome = await stoppedGame(2)
    expect(outcome).toMatchObject({
      kind: 'finished',
      record: { result: '0-1', ending: 'time', replayOf: { result: '0-1', ending: 'time' } },
    })
  })
})
