/** A match of two engines: colours, openings, its end, what counts. The games are tested elsewhere. */
import { expect, test } from 'vitest'
import { told } from '../../test/said.ts'
import type { GameRecord, GameResult } from '../game/record.ts'
import type { BookOpening } from '../openings/opening.ts'
import type { GameJob } from '../worker/message.ts'
import type { JobOutcome, WorkerPool } from '../worker/worker-pool.ts'
import { type HeadToHead, type MatchGame, playHeadToHead } from './head-to-head.ts'

const opening = (place: number): BookOpening => ({ place, position: `position ${place}` })
const plan = (games: number, more: Partial<HeadToHead> = {}): HeadToHead => ({
  first: { name: 'New', command: 'new' },
  second: { name: 'Old', command: 'old' },
  games,
  openings: [opening(1), opening(2), opening(3)],
  ...more,
})

/** A pool with scripted results: New wins, draws or loses. */
function poolOf(result: (game: number, attempt: number) => 1 | 0.5 | 0 | JobOutcome): WorkerPool & { jobs: GameJob[] } {
  const jobs: GameJob[] = []
  const play = async (job: GameJob): Promise<JobOutcome> => {
    jobs.push(job)
    const attempt = jobs.filter(({ id }) => id === job.id).length
    const points = result(Number(job.id.replace('game ', '')), attempt)
    return typeof points === 'number' ? finished(job, points) : points
  }
  return { jobs, play, close: async () => {}, pids: () => [] }
}

function finished(job: GameJob, points: 1 | 0.5 | 0, more: Partial<GameRecord> = {}): JobOutcome {
  const forWhite = job.white.name === 'New' ? points : 1 - points
  const result: GameResult = forWhite === 1 ? '1-0' : forWhite === 0 ? '0-1' : '1/2-1/2'
  return { kind: 'finished', record: recordOf(job, result, more) }
}

const recordOf = (job: GameJob, result: GameResult, more: Partial<GameRecord> = {}): GameRecord => ({
  white: job.white.name,
  black: job.black.name,
  moves: [],
  result,
  ending: 'checkmate',
  startedAt: '2026-05-01T10:00:00Z',
  endedAt: '2026-05-01T10:00:01Z',
  ...more,
})

const job = { white: { name: 'New', command: '' }, black: { name: 'Old', command: '' }, id: '' }
const interrupted = (why: 'asked' | 'worker-died'): JobOutcome => ({
  kind: 'interrupted',
  why,
  record: recordOf(job, '*', { ending: 'interrupted' }),
  says: [told('gone')],
})

test('both games of a pair come from one opening with colours exchanged, the first engine with White first', async () => {
  const pool = poolOf(() => 0.5)
  await playHeadToHead(plan(8), pool, {}, 1)
  expect(pool.jobs.map(({ white, opening: from }) => `${white.name} ${from?.place}`)).toEqual([
    ...['New 1', 'Old 1', 'New 2', 'Old 2', 'New 3', 'Old 3', 'New 1', 'Old 1'],
  ])
})

test.each([1, 2, 5])('with %i at once every game is played once', async (atOnce) => {
  const pool = poolOf(() => 1)
  const { games, end } = await playHeadToHead(plan(10), pool, {}, atOnce)
  expect(games.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(end).toBe('done')
  expect(pool.jobs).toHaveLength(10)
})

test('the standing is the first engine’s, pair by pair', async () => {
  const points = [1, 1, 1, 0.5, 0, 1, 0, 0] as const
  const { statistics } = await playHeadToHead(
    plan(8),
    poolOf((game) => points[game - 1] ?? 0),
    {},
    1,
  )
  expect(statistics).toMatchObject({ tally: { wins: 4, draws: 1, losses: 3 }, pentanomial: [1, 0, 1, 1, 1] })
})

test('it stops when the sequential test is decided', async () => {
  const sprt = { elo0: 0, elo1: 50, alpha: 0.05, beta: 0.05 }
  const {
    end,
    games,
    sprt: state,
  } = await playHeadToHead(
    plan(1000, { sprt }),
    poolOf((game) => (game % 4 === 0 ? 0.5 : 1)),
    {},
    1,
  )
  expect(end).toBe('sprt')
  expect(state?.decision).toBe('H1')
  expect(games.length).toBeLessThan(200)
})

test('a worker that died is tried anew, and its game counts once', async () => {
  const pool = poolOf((game, attempt) => (game === 2 && attempt < 3 ? interrupted('worker-died') : 1))
  const { games, end } = await playHeadToHead(plan(4), pool, {}, 1)
  expect([games.length, end, pool.jobs.length]).toEqual([4, 'done', 6])
})

test('one that dies every time ends the match', async () => {
  const { end, says } = await playHeadToHead(
    plan(4),
    poolOf((game) => (game === 2 ? interrupted('worker-died') : 1)),
    {},
    1,
  )
  expect(end).toBe('unplayable')
  expect(says).toEqual([{ id: 'match-process-died', game: 2, times: 3 }])
})

test('what was interrupted does not count', async () => {
  const ended: MatchGame[] = []
  const watch = { ended: (game: MatchGame) => ended.push(game) }
  const { end, games } = await playHeadToHead(
    plan(10),
    poolOf((game) => (game < 4 ? 0 : interrupted('asked'))),
    watch,
    2,
  )
  expect(end).toBe('interrupted')
  expect(games.map(({ number }) => number)).toEqual([1, 2, 3])
  expect(ended).toHaveLength(3)
})

test('an engine that does not start ends the match and no game counts for it', async () => {
  const fault = { colour: 'black', says: [told('Old could not be started.')] } as const
  const noStart = { kind: 'finished', record: recordOf(job, '1-0', { ending: 'no-start', fault }) } as const
  const { end, says, games } = await playHeadToHead(
    plan(4),
    poolOf(() => noStart),
    {},
    1,
  )
  expect([end, says, games.length]).toEqual(['unplayable', fault.says, 0])
})

test('faults and replays are counted', async () => {
  const fault = { colour: 'white', says: [told('late')] } as const
  const pool = poolOf(() => 0)
  const play: WorkerPool['play'] = async (each) => {
    const replayOf = recordOf(each, '*')
    return { kind: 'finished', record: recordOf(each, '0-1', { ending: 'time', fault, replayOf }) }
  }
  const { faults, replayed } = await playHeadToHead(plan(2), { ...pool, play }, {}, 1)
  expect(faults).toEqual([
    { engine: 'New', ending: 'time', games: 1 },
    { engine: 'Old', ending: 'time', games: 1 },
  ])
  expect(replayed).toBe(2)
})
