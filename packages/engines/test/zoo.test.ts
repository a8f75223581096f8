/** Every way an engine can misbehave: the right reason, at once, a new process for the next game, and no process left. */

import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sized } from '../../../tools/tier.ts'
import type { Limit } from '../src/clock/limit.ts'
import { parseLimit } from '../src/clock/notation.ts'
import type { EngineSpec } from '../src/engine/spec.ts'
import type { GameRecord } from '../src/game/record.ts'
import type { EnginePids, GameJob } from '../src/worker/message.ts'
import type { WorkerPool } from '../src/worker/worker-pool.ts'
import { inEnglish } from './said.ts'
import { folder, isRunning, openPool, processesWith, until, zoo } from './world.ts'

const limit = (text: string) => parseLimit(text) as Limit
/** Long enough for the healthy opponent to start on a busy machine. */
const patience = { uciokMs: 2500, readyMs: 2500 }

interface Played {
  readonly record: GameRecord
  readonly pids: EnginePids
}

async function play(pool: WorkerPool, job: Partial<GameJob>): Promise<Played> {
  let pids: EnginePids = { white: undefined, black: undefined }
  const whole: GameJob = { id: 'game', white: zoo('plays'), black: zoo('plays'), limit: limit('nodes=5'), ...job }
  const outcome = await pool.play(whole, { started: (started) => (pids = started) })
  if (outcome.kind !== 'finished') throw new Error(JSON.stringify(outcome))
  return { record: outcome.record, pids }
}

describe('engines that fail in the middle of a game', () => {
  test.each`
    mode                | control              | ending
    ${'silent'}         | ${'0.3'}             | ${'time'}
    ${'silent'}         | ${'st=0.3'}          | ${'time'}
    ${'silent'}         | ${'nodes=5 hang=.3'} | ${'stall'}
    ${'chatty'}         | ${'0.3'}             | ${'time'}
    ${'chatty'}         | ${'nodes=5 hang=.3'} | ${'stall'}
    ${'flood-for-ever'} | ${'0.5'}             | ${'time'}
    ${'flood-for-ever'} | ${'nodes=5 hang=.5'} | ${'stall'}
    ${'stubborn'}       | ${'0.3'}             | ${'time'}
    ${'late'}           | ${'st=0.1 margin=0'} | ${'time'}
    ${'crash'}          | ${'9'}               | ${'crash'}
    ${'crash'}          | ${'nodes=5'}         | ${'crash'}
    ${'signal'}         | ${'nodes=5'}         | ${'crash'}
    ${'closes-output'}  | ${'nodes=5'}         | ${'crash'}
    ${'illegal'}        | ${'9'}               | ${'illegal-move'}
    ${'own-piece'}      | ${'nodes=5'}         | ${'illegal-move'}
    ${'garbage'}        | ${'9'}               | ${'garbage'}
    ${'none'}           | ${'nodes=5'}         | ${'garbage'}
    ${'null'}           | ${'nodes=5'}         | ${'garbage'}
    ${'nothing'}        | ${'nodes=5'}         | ${'garbage'}
  `(
    '$mode at $control loses by $ending, twice, and leaves nobody behind',
    { tags: ['rest'] },
    async ({ mode, control, ending }) => {
      const pool = await openPool()
      const job = { white: zoo(mode), limit: limit(control) }
      const first = await play(pool, job)
      expect(first.record).toMatchObject({ result: '0-1', ending, fault: { colour: 'white' } })
      expect(first.record.moves).toHaveLength(4)
      expect(first.record.fault?.overrunUs ?? 0).toBeLessThan(1_000_000)

      const second = await play(pool, job)
      expect(second.record).toMatchObject({ result: '0-1', ending })
      expect(second.pids.white).not.toBe(first.pids.white)
      expect(second.pids.black).toBe(first.pids.black)

      await pool.close()
      const pids = [first.pids.white, second.pids.white, second.pids.black].map(Number)
      expect(pids.filter(isRunning)).toEqual([])
    },
  )

  const odd = ['half', 'crlf', 'double', 'stderr', 'has-child']
  test.each(sized({ test: odd, rest: odd, deep: [...odd, 'flood', 'flood-info'] }))(
    '%s is odd, but plays on and is kept',
    { tags: ['rest'] },
    async (mode) => {
      const pool = await openPool()
      const first = await play(pool, { white: zoo(mode), limit: limit('nodes=5 hang=50') })
      expect(first.record).toMatchObject({ result: '1/2-1/2', ending: 'repetition' })
      expect(first.record.fault).toBeUndefined()
      const second = await play(pool, { white: zoo(mode), limit: limit('nodes=5 hang=50') })
      expect(second.record.ending).toBe('repetition')
      expect(second.pids).toEqual(first.pids)
    },
  )

  test('an evaluation that came in pieces is read', { tags: ['rest'] }, async () => {
    const { record } = await play(await openPool(), { white: zoo('half') })
    expect(record.moves[4]).toMatchObject({ uci: 'g1f3', evaluation: { centipawns: 33 }, depth: 1, nodes: 7 })
  })

  test('Black may fail as well, and the score is White’s', { tags: ['rest'] }, async () => {
    const { record } = await play(await openPool(), { black: zoo('crash') })
    expect(record).toMatchObject({
      result: '1-0',
      ending: 'crash',
      fault: { colour: 'black', did: { what: 'exited', code: 7 } },
    })
    expect(record.moves).toHaveLength(5)
  })

  test('children of an engine go with it', { tags: ['rest'] }, async () => {
    const pool = await openPool()
    const engine = zoo('has-child')
    const { record, pids } = await play(pool, { white: { ...engine, restart: true }, black: zoo('crash') })
    expect(record.ending).toBe('crash')
    await until('the engine has ended', () => !isRunning(Number(pids.white)))
    await pool.close()
    expect(processesWith('setInterval(() => {}, 1000)')).toEqual([])
  })
})

describe('engines that never get to the game', { tags: ['rest'] }, () => {
  const script = async (mode: number) => {
    const file = join(await folder(), 'engine')
    await writeFile(file, 'no program\n')
    await chmod(file, mode)
    return file
  }
  const spec = (name: string, command: string): EngineSpec => ({ name, command })

  test.each`
    what                | engine                                                    | ending        | sentence
    ${'missing'}        | ${async () => spec('X', '/no/such/file')}                 | ${'no-start'} | ${'X cannot be started. There is no program /no/such/file.'}
    ${'not executable'} | ${async () => spec('X', await script(0o644))}             | ${'no-start'} | ${/X cannot be started\. .* is not a program that may be run/}
    ${'no folder'}      | ${async () => ({ ...zoo('plays'), folder: '/no/such' })}  | ${'no-start'} | ${/There is no folder \/no\/such/}
    ${'exits at once'}  | ${async () => zoo('exits')}                               | ${'no-start'} | ${/exits ended before it said “uciok”\. .*exit code 3/}
    ${'says nothing'}   | ${async () => zoo('no-uciok')}                            | ${'no-start'} | ${/said nothing within 2.5 s of “uci”\. It may not flush .*not a UCI engine/}
    ${'xboard'}         | ${async () => zoo('xboard')}                              | ${'no-start'} | ${/not “uciok” within 2.5 s.*xboard/}
    ${'never ready'}    | ${async () => zoo('no-readyok')}                          | ${'stall'}    | ${/was not ready within 2.5 s/}
    ${'wrong option'}   | ${async () => ({ ...zoo('plays'), options: { Hsh: 1 } })} | ${'no-start'} | ${/no option “Hsh”\. Did you mean “Hash”/}
  `('$what: $ending', async ({ engine, ending, sentence }) => {
    const white: EngineSpec = await engine()
    const { record } = await play(await openPool(), { white, patience })
    expect(record).toMatchObject({ result: '0-1', ending, moves: [], fault: { colour: 'white' } })
    expect(inEnglish(record.fault?.says ?? [])).toMatch(sentence)
  })

  test('if neither can start, nobody wins', async () => {
    const { record } = await play(await openPool(), { white: spec('X', '/no/such'), black: spec('Y', '/no/such') })
    expect(record).toMatchObject({ result: '*', ending: 'no-start' })
  })

  test('Chess960 is not for an engine that does not know it', async () => {
    const position = 'bqnb1rkr/pppppppp/8/8/8/8/PPPPPPPP/BQNB1RKR w HFhf -'
    const opening = { place: 1, position, variant: 'chess960' } as const
    const { record } = await play(await openPool(), { white: zoo('no-960'), opening })
    expect(record).toMatchObject({
      result: '0-1',
      ending: 'no-start',
      fault: { says: [{ id: 'uci-no-chess960', engine: { text: 'no-960' } }] },
    })
  })
})

describe('what is kept of a fault', () => {
  test('transcript, error output and exit, and only then', { tags: ['rest'] }, async () => {
    const transcripts = await folder()
    const pool = await openPool()
    const clean = await play(pool, { id: 'clean', transcripts })
    expect(clean.record.fault).toBeUndefined()
    const { record } = await play(pool, { id: 'cup/1', white: zoo('crash'), transcripts })
    expect(record.fault).toMatchObject({
      did: { what: 'exited', code: 7 },
      transcript: join(transcripts, 'cup-1-white.txt'),
    })
    const text = await readFile(String(record.fault?.transcript), 'latin1')
    expect(text).toMatch(/^\d+\.\d{6} > uci\n/)
    expect(text).toMatch(/> position startpos moves g1f3 g8f6 f3g1 f6g8\n\d+\.\d{6} > go nodes 5\n$/)
  })

  test('the end of a long complaint', { tags: ['rest'] }, async () => {
    const { record } = await play(await openPool(), { white: zoo('stderr'), black: zoo('crash') })
    expect(record.fault?.stderr).toBeUndefined()
    const other = await play(await openPool(), { white: zoo('complains') })
    expect(other.record.fault).toMatchObject({ stderr: expect.stringMatching(/the last word$/) })
  })

  test('what was said instead of a move', { tags: ['rest'] }, async () => {
    const { record } = await play(await openPool(), { white: zoo('garbage') })
    expect(record.fault).toMatchObject({ did: { what: 'no-move', answer: 'zz9' }, says: [{ id: 'fault-no-move' }] })
  })
})
