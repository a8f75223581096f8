/** The conductor with a scripted worker pool: every game ends as told, nothing is started. */

import { instantOf, unwrap } from '@arbiter/core'
import { formatNamed, formats } from '@arbiter/core/formats'
import { act, openTournament, parseCommand, type Tournament } from '@arbiter/core/tournament'
import { verify } from '@arbiter/core/verify'
import { describe, expect, test } from 'vitest'
import { told } from '../../test/said.ts'
import type { Limit } from '../clock/limit.ts'
import type { GameRecord } from '../game/record.ts'
import type { GameJob } from '../worker/message.ts'
import type { JobListener, JobOutcome, WorkerPool } from '../worker/worker-pool.ts'
import { arrangementOf } from './arrangement.ts'
import { Conductor, type ConductorOptions } from './conductor.ts'
import type { CupPolicies } from './cup-config.ts'
import type { CupCommand, CupStorage, Trouble } from './cup-storage.ts'
import type { CupEvent } from './event.ts'

interface Story {
  readonly engines?: number
  readonly options?: Readonly<Record<string, unknown>>
  readonly policies?: CupPolicies
  readonly openings?: number
  readonly limit?: Limit
  /** The outcome of a game; a draw by default. */
  readonly plays?: (job: GameJob, attempt: number) => Partial<GameRecord> | JobOutcome | undefined
  /** Engines that take long to get ready. */
  readonly awaited?: (job: GameJob) => readonly string[]
  readonly disk?: (write: number) => Trouble | undefined
  readonly atOnce?: number
  readonly isPatient?: boolean
}

const asked = { by: 'test', now: instantOf(0) }

async function cupOf({ engines = 2, options = {}, policies = {}, openings = 0, limit = { nodes: 1 } }: Story) {
  const field = Array.from({ length: engines }, (_, i) => ({ name: `E${i + 1}`, command: 'none', rating: 2000 - i }))
  const { format } = unwrap(formatNamed('cup', formats))
  const tournament = unwrap(
    openTournament(format, { dice: 'd', name: 'Cup', options, autoPair: true }, asked),
  ).tournament
  const play = await arrangementOf({ engines: field, limit, rules: {}, policies, patience: {} })
  const entrants = field.map(({ name, rating }) => ({ name, rating }))
  doing(tournament, { do: 'enter', entrants })
  doing(tournament, { do: 'arrange', from: 1, play })
  doing(tournament, { do: 'start', ...(openings > 0 ? { openings: bookOf(openings) } : {}) })
  return tournament
}

/** Positions that differ in one pawn; nobody plays from them here. */
const bookOf = (count: number) => ({
  openings: Array.from({ length: count }, (_, i) => ({
    place: i + 1,
    position: `8/8/8/${'P'.repeat(1 + Math.floor(i / 7))}${7 - Math.floor(i / 7)}/${1 + (i % 7)}k${6 - (i % 7) || ''}/8/8/K7 w - -`,
  })),
})

function doing(tournament: Tournament, command: CupCommand): void {
  unwrap(act(tournament, unwrap(parseCommand(command)).command, asked))
}

class Notebook implements CupStorage {
  readonly tournament: Tournament
  readonly commands: CupCommand[] = []
  #writes = 0
  readonly #disk: (write: number) => Trouble | undefined

  constructor(tournament: Tournament, disk: (write: number) => Trouble | undefined = () => undefined) {
    this.tournament = tournament
    this.#disk = disk
  }

  record(command: CupCommand): Trouble | undefined {
    const trouble = this.#disk(++this.#writes)
    if (trouble) return trouble
    doing(this.tournament, command)
    this.commands.push(command)
    return undefined
  }

  publish(): Trouble | undefined {
    return this.#disk(++this.#writes)
  }
}

async function played(story: Story) {
  const storage = new Notebook(await cupOf(story), story.disk)
  const events: CupEvent[] = []
  const jobs: string[] = []
  const stopping = new AbortController()
  const attempts = new Map<string, number>()
  const play = async (job: GameJob, listener?: JobListener): Promise<JobOutcome> => {
    jobs.push(job.id)
    for (const engine of story.awaited?.(job) ?? []) listener?.awaited?.(engine)
    const attempt = (attempts.get(job.id) ?? 0) + 1
    attempts.set(job.id, attempt)
    await new Promise((resolve) => setImmediate(resolve))
    const said = stopping.signal.aborted ? interrupted : story.plays?.(job, attempt)
    return said && 'kind' in said ? said : { kind: 'finished', record: recordOf(job, said) }
  }
  const pool: WorkerPool = { play, close: async () => {}, pids: () => [] }
  const options: ConductorOptions = {
    ...{ storage, pool, atOnce: story.atOnce ?? 2, signal: stopping.signal },
    isPatient: story.isPatient ?? true,
    retries: { disk: 1, start: 1, engine: 1 },
    tell: (event) => events.push(event),
  }
  const conductor = new Conductor(options)
  const end = await conductor.run()
  return { end, storage, events, jobs, view: conductor.view(), stop: () => stopping.abort() }
}

const interrupted = {
  kind: 'interrupted',
  why: 'asked',
  says: [told('Stopped.')],
  record: { white: '', black: '', moves: [], result: '*', ending: 'interrupted', startedAt: '', endedAt: '' },
} as const satisfies JobOutcome

const recordOf = ({ white, black }: GameJob, said: Partial<GameRecord> = {}): GameRecord => ({
  ...{ white: white.name, black: black.name, moves: [], result: '1/2-1/2', ending: 'repetition' },
  ...{ startedAt: '2026-05-01T14:00:00.000Z', endedAt: '2026-05-01T14:00:01.000Z' },
  ...said,
})

/** This engine wins whatever it plays. */
const winFor = (name: string, { white }: GameJob): Partial<GameRecord> => ({
  result: white.name === name ? '1-0' : '0-1',
  ending: 'checkmate',
})
const favourite = (job: GameJob): Partial<GameRecord> =>
  winFor([job.white.name, job.black.name].toSorted()[0] as string, job)

/** The engine of this name spoils the game. */
const spoils = (name: string, ending: GameRecord['ending'], { white }: GameJob): Partial<GameRecord> => ({
  result: white.name === name ? '0-1' : '1-0',
  ending,
  fault: { colour: white.name === name ? 'white' : 'black', says: [told(`${name} failed.`)] },
})

const decisions = (events: readonly CupEvent[]) =>
  events.flatMap((each) => (each.event === 'match-decided' ? [`${each.match} ${each.winner} ${each.decidedBy}`] : []))

describe('a cup', () => {
  test('is played to its end, and verify finds nothing', async () => {
    const { end, view, storage } = await played({ engines: 8, plays: favourite, options: { thirdPlaceMatch: true } })
    expect(end).toBe('finished')
    expect(view).toMatchObject({ state: 'finished', champion: 'E1', progress: { matches: 8, matchesDecided: 8 } })
    expect(verify(storage.tournament.log).findings).toEqual([])
  })

  test('plays matches side by side and the games of one match in order', async () => {
    const { jobs } = await played({ engines: 4, atOnce: 2, options: { roundPairIncrements: [2] } })
    expect(jobs.slice(0, 4)).toEqual(['match 1 game 1', 'match 2 game 1', 'match 1 game 2', 'match 2 game 2'])
    for (const match of [1, 2, 3]) {
      const games = jobs.flatMap((id) => (id.startsWith(`match ${match} `) ? [Number(id.split(' ')[3])] : []))
      expect(games).toEqual(games.toSorted((a, b) => a - b))
    }
  })

  test('plays never more games at once than it may', async () => {
    let [now, most] = [0, 0]
    const counted = new WeakSet<GameJob>()
    await played({
      engines: 16,
      atOnce: 3,
      plays: (job) => {
        if (!counted.has(job)) now++
        most = Math.max(most, now)
        now--
        return favourite(job)
      },
    })
    expect(most).toBeLessThanOrEqual(3)
  })
})

describe('1.8 games that go wrong', () => {
  test.each(['crash', 'stall', 'illegal-move', 'garbage', 'time'] as const)(
    'a %s is a loss and counts in the match',
    async (ending) => {
      const { end, view } = await played({ plays: (job) => spoils('E1', ending, job) })
      expect(end).toBe('finished')
      expect(view.champion).toBe('E2')
      expect(view.engines.find(({ name }) => name === 'E1')?.faults).toEqual([{ ending, games: 2 }])
      expect(view.rounds[0]?.matches[0]?.seats[0].crashes).toBe(ending === 'crash' || ending === 'stall' ? 2 : 0)
    },
  )

  test('MaxCrashesPerMatch: so many crashes in a match and the opponent has won', async () => {
    const options = { roundPairIncrements: [3] }
    const { events, jobs } = await played({
      options,
      policies: { maxCrashesPerMatch: 2 },
      plays: (job, _) => (job.id === 'match 1 game 2' ? winFor('E1', job) : spoils('E1', 'crash', job)),
    })
    expect(jobs).toEqual(['match 1 game 1', 'match 1 game 2', 'match 1 game 3'])
    expect(decisions(events)).toEqual(['1 E2 forfeit'])
  })

  test('an engine that does not start is tried three times', async () => {
    const { end, jobs } = await played({
      plays: (job, attempt) =>
        job.id === 'match 1 game 1' && attempt < 3 ? spoils('E1', 'no-start', job) : favourite(job),
    })
    expect(end).toBe('finished')
    expect(jobs.filter((id) => id === 'match 1 game 1')).toHaveLength(3)
  })

  test('then the cup waits, says for what, and goes on when it starts', async () => {
    const { end, events, storage, view } = await played({
      plays: (job, attempt) =>
        job.id === 'match 1 game 1' && attempt <= 7 ? spoils('E1', 'no-start', job) : favourite(job),
    })
    expect(end).toBe('finished')
    expect(events.filter(({ event }) => event === 'waiting')).toMatchObject([
      { for: 'engine', engine: 'E1', match: 1, says: [{ id: 'wait-match' }, told('E1 failed.')] },
    ])
    expect(events.filter(({ event }) => event === 'going-on')).toHaveLength(1)
    expect(storage.commands.filter(({ do: what }) => what === 'abandon')).toHaveLength(1)
    expect(view.engines.find(({ name }) => name === 'E1')?.faults).toEqual([{ ending: 'no-start', games: 1 }])
  })

  test('other matches go on meanwhile', async () => {
    const { events } = await played({
      engines: 4,
      atOnce: 1,
      plays: (job, attempt) =>
        job.id === 'match 1 game 1' && attempt <= 30 ? spoils('E1', 'no-start', job) : favourite(job),
    })
    expect(decisions(events)[0]).toBe('2 E2 score')
  })

  test('WalkoverAfter: so many failures to start and the opponent has a walkover', async () => {
    const { end, events, jobs, storage } = await played({
      policies: { walkoverAfter: 2 },
      plays: (job) => spoils('E1', 'no-start', job),
    })
    expect(end).toBe('finished')
    expect(jobs).toHaveLength(6)
    expect(storage.commands.map(({ do: what }) => what)).toEqual(['abandon', 'abandon', 'forfeit'])
    expect(decisions(events)).toEqual(['1 E2 forfeit'])
  })

  test('if neither starts nobody has a walkover: the cup waits', async () => {
    const { end, view } = await played({
      policies: { walkoverAfter: 1 },
      isPatient: false,
      plays: (job) => ({ ...spoils('E1', 'no-start', job), result: '*' }),
    })
    expect(end).toBe('waiting')
    expect(view).toMatchObject({ state: 'waiting', waits: [{ for: 'engine', match: 1 }] })
  })

  test('a worker that dies has its game played again; three times in a row and the cup waits', async () => {
    const died = { ...interrupted, why: 'worker-died', says: [told('It ended (signal SIGKILL).')] } as const
    const { end, jobs, events } = await played({
      plays: (job, attempt) => (job.id === 'match 1 game 1' && attempt <= 4 ? died : favourite(job)),
    })
    expect(end).toBe('finished')
    expect(jobs.filter((id) => id === 'match 1 game 1')).toHaveLength(5)
    expect(events.filter(({ event }) => event === 'waiting')).toMatchObject([{ for: 'worker', match: 1 }])
  })

  test('a job nobody can play is waited for, never counted', async () => {
    const { end, view } = await played({
      isPatient: false,
      plays: () => ({ kind: 'unplayable', says: [told('E1 has no time control.')] }),
    })
    expect(end).toBe('waiting')
    expect(view.waits[0]?.says).toMatchObject([{ id: 'wait-unplayable' }, told('E1 has no time control.')])
  })

  test('a void game stands in the log as one that does not count, before its replay', async () => {
    const { storage } = await played({
      plays: (job) => ({ ...favourite(job), ...(job.id === 'match 1 game 1' ? { replayOf: recordOf(job) } : {}) }),
    })
    expect(storage.commands.map(({ do: what, why, game }) => `${what} ${why ?? ''} ${game}`)).toEqual([
      'abandon void 1',
      'report  1',
      'report  2',
    ])
  })
})

describe('the disk', () => {
  const full = { says: [told('cup.log cannot be written: the disk is full.')], hint: [told('Make room.')] }

  test.each([1, 2, 3, 4, 5, 6])(
    'that fails at write %i for a while is waited for; nothing is lost or doubled',
    async (nth) => {
      let fails = 3
      const { end, events, view } = await played({
        engines: 4,
        plays: favourite,
        disk: (write) => (write >= nth && fails-- > 0 ? full : undefined),
      })
      expect(end).toBe('finished')
      expect(events.filter(({ event }) => event === 'waiting')).toMatchObject([{ for: 'disk', ...full }])
      expect(events.filter(({ event }) => event === 'going-on')).toMatchObject([{ for: 'disk' }])
      expect(view.progress.gamesPlayed).toBe(6)
    },
  )
})

describe('CUP-18 tiebreaks', () => {
  test('CUP-24a games that would be repeated are taken over, not played again', async () => {
    const { jobs, view, events } = await played({ openings: 2, options: {} })
    const games = view.rounds[0]?.matches[0]?.games ?? []
    expect(jobs).toHaveLength(4)
    expect(games).toHaveLength(20)
    expect(games.slice(4).map(({ repeats }) => repeats)).toEqual(expect.arrayContaining([1, 2, 3, 4]))
    expect(decisions(events)).toEqual(['1 E1 seed'])
  })

  test('CUP-24a with a clock they are played', async () => {
    const limit = { clock: [{ baseMs: 1000, incrementMs: 0 }] }
    const { jobs } = await played({ openings: 2, limit })
    expect(jobs).toHaveLength(20)
  })

  test('CUP-18b Stop: the cup waits for the organiser', async () => {
    const options = { maxTiebreakPairs: 0, tiebreakFallback: 'Stop' }
    const { end, view } = await played({ options })
    expect(end).toBe('waiting')
    expect(view.waits).toMatchObject([{ for: 'organiser', match: 1 }])
  })

  test('CUP-18b Armageddon: Black has his share of the time', async () => {
    const options = { maxTiebreakPairs: 0, tiebreakFallback: 'Armageddon', armageddonBlackTime: 0.5 }
    const limits: (Limit | undefined)[] = []
    const { view } = await played({
      options,
      limit: { clock: [{ baseMs: 1000, incrementMs: 10 }] },
      plays: (job) => {
        limits.push(job.black.limit)
        return undefined
      },
    })
    expect(limits.at(-1)).toEqual({ clock: [{ baseMs: 500, incrementMs: 10 }] })
    expect(view.rounds[0]?.matches[0]).toMatchObject({ winner: 'E1', decidedBy: 'armageddon' })
  })
})

describe('a tournament that others change meanwhile', () => {
  const slow = (storage: CupStorage): CupStorage => ({
    get tournament() {
      return storage.tournament
    },
    record: async (command) => storage.record(command),
    publish: async () => storage.publish(),
  })

  /** A pool whose games go on until they are called off, unless the story says how they end. */
  async function conducted(more: Partial<ConductorOptions> = {}, story: Story = {}) {
    const notebook = new Notebook(await cupOf({ engines: 4, ...story }))
    const events: CupEvent[] = []
    const calledOff: string[] = []
    const running = new Map<string, (outcome: JobOutcome) => void>()
    const play = (job: GameJob, _?: JobListener, signal?: AbortSignal): Promise<JobOutcome> =>
      new Promise((resolve) => {
        running.set(job.id, resolve)
        signal?.addEventListener('abort', () => {
          calledOff.push(job.id)
          resolve(brokenOff)
        })
        if (story.plays)
          resolve({ kind: 'finished', record: recordOf(job, story.plays(job, 1) as Partial<GameRecord>) })
      })
    const stopping = new AbortController()
    const conductor = new Conductor({
      ...{ storage: slow(notebook), pool: { play, close: async () => {}, pids: () => [] }, atOnce: 2 },
      ...{ signal: stopping.signal, retries: { disk: 1, start: 1, engine: 1 }, tell: (event) => events.push(event) },
      ...more,
    })
    return { notebook, conductor, events, calledOff, running, stop: () => stopping.abort() }
  }

  /** Broken off after one move. */
  const brokenOff: JobOutcome = {
    ...interrupted,
    record: { ...interrupted.record, moves: [{ uci: 'e2e4', tookUs: 1 }] },
  }

  /** Nothing here waits for the outside, so everything has happened before the next turn of the event loop. */
  const settled = () => new Promise((resolve) => setImmediate(resolve))

  test('a storage may answer later', async () => {
    const { conductor, notebook } = await conducted({}, { plays: favourite })
    expect(await conductor.run()).toBe('finished')
    expect(verify(notebook.tournament.log).findings).toEqual([])
  })

  test('a game of a match that was ruled is called off and not recorded; the next round is seated', async () => {
    const { conductor, notebook, calledOff, running, stop } = await conducted()
    const end = conductor.run()
    await settled()
    doing(notebook.tournament, { do: 'rule', match: '1', winner: 'E4' })
    conductor.changed()
    await settled()
    expect(calledOff).toEqual(['match 1 game 1'])
    doing(notebook.tournament, { do: 'rule', match: '2', winner: 'E2' })
    conductor.changed()
    await settled()
    expect([...running.keys()].at(-1)).toBe('match 3 game 1')
    expect(notebook.commands).toEqual([])
    stop()
    expect(await end).toBe('stopped')
    expect(notebook.commands).toMatchObject([{ do: 'abandon', match: '3', why: 'interrupted' }])
  })

  test('a game that ends after its match was ruled is dropped, also when nobody said that something changed', async () => {
    const { conductor, notebook, running, stop, events } = await conducted()
    const end = conductor.run()
    await settled()
    doing(notebook.tournament, { do: 'rule', match: '1', winner: 'E4' })
    const job = { white: { name: 'E1' }, black: { name: 'E4' } } as GameJob
    running.get('match 1 game 1')?.({ kind: 'finished', record: recordOf(job) })
    await settled()
    expect(notebook.commands).toEqual([])
    expect(events.filter(({ event }) => event === 'game-ended')).toEqual([])
    stop()
    await end
  })

  test('a refusal is no trouble with the disk: the game is dropped and the chart looked at anew', async () => {
    const notebook = new Notebook(await cupOf({ engines: 2 }))
    const storage: CupStorage = {
      ...slow(notebook),
      tournament: notebook.tournament,
      record: async (command) => {
        if (notebook.tournament.chart.board.matches.get('1' as never)?.ruling)
          return { refused: [told('It was ruled.')] }
        doing(notebook.tournament, { do: 'rule', match: '1', winner: 'E2' })
        return { refused: [told(`No ${command.do} any more.`)] }
      },
    }
    const { conductor, events } = await conducted({ storage }, { plays: favourite })
    expect(await conductor.run()).toBe('finished')
    expect(events.map(({ event }) => event)).toEqual(['game-began'])
  })

  test('a game that is refused although it is asked for waits for the organiser, and is played again', async () => {
    const notebook = new Notebook(await cupOf({ engines: 2 }))
    let refusals = 2
    const storage: CupStorage = {
      ...slow(notebook),
      tournament: notebook.tournament,
      record: async (command) =>
        refusals-- > 0 ? { refused: [told('Its record is too long.')] } : notebook.record(command),
    }
    const { conductor, events } = await conducted({ storage }, { plays: favourite })
    expect(await conductor.run()).toBe('finished')
    expect(events.filter(({ event }) => event === 'waiting')).toMatchObject([
      { for: 'organiser', match: 1, says: [{ id: 'wait-not-recorded' }, told('Its record is too long.')] },
      { for: 'organiser', match: 1 },
    ])
    expect(notebook.commands).toHaveLength(2)
  })

  test('engines that are not to be had make their match wait until they are, or until it is settled', async () => {
    let isThere = false
    const problem = { says: [told('There is no E4.')] }
    const { conductor, notebook, events } = await conducted(
      {
        arranged: (_, names) =>
          !isThere && names.includes('E4')
            ? problem
            : {
                limit: { nodes: 1 },
                rules: {},
                policies: {},
                patience: {},
                engine: (name) => ({ name, command: 'x' }),
              },
        tell: (event) => {
          events.push(event)
          if (event.event === 'match-decided') isThere = true
        },
      },
      { plays: favourite },
    )
    expect(await conductor.run()).toBe('finished')
    expect(events.filter(({ event }) => event === 'waiting')).toMatchObject([{ for: 'engine', match: 1 }])
    expect(decisions(events)[0]).toBe('2 E2 score')
    expect(verify(notebook.tournament.log).findings).toEqual([])
  })
})

test('an engine that takes long to get ready is named while the others wait for it (F4)', async () => {
  const { end, events, view } = await played({ awaited: ({ id }) => (id === 'match 1 game 2' ? ['E2'] : []) })
  expect(end).toBe('finished')
  const about = events.filter(({ event }) => event === 'waiting' || event === 'going-on')
  expect(about).toMatchObject([
    {
      event: 'waiting',
      for: 'engine',
      match: 1,
      engine: 'E2',
      says: [{ id: 'wait-ready', match: { match: '1' }, game: 2, engine: { text: 'E2' } }],
    },
    { event: 'going-on', match: 1 },
  ])
  expect(view.waits).toEqual([])
})
