/** Plays one job: gets the engines, plays the game, and plays it again if it was void. */
import { existsSync, mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Message } from '@arbiter/core/messages'
import { DelayProbe } from '../clock/delay.ts'
import type { Limit } from '../clock/limit.ts'
import { interruption } from '../game/interruption.ts'
import { playGame, type Seat } from '../game/play.ts'
import type { Colour, GameRecord, PlayedMove } from '../game/record.ts'
import { awaited } from '../game/slow-engine.ts'
import { startOf, UnplayableOpening } from '../game/start.ts'
import { interruptedGame, type Pairing, unplayedGame } from '../game/unplayed-game.ts'
import { isVoid } from '../game/void.ts'
import type { BookOpening } from '../openings/opening.ts'
import type { Engine, EngineStart } from '../uci/engine.ts'
import type { IdleEngines } from './idle-engines.ts'
import type { EnginePids, GameJob, LiveMove } from './message.ts'
import { message } from './words/messages.ts'

export interface JobWorld {
  readonly idle: IdleEngines
  readonly signal: AbortSignal
  readonly onAwaited?: (engine: string) => void
  readonly onStart?: (pids: EnginePids) => void
  readonly onMove?: (move: LiveMove) => void
}

/** Why it cannot be played at all, checked before any engine is started. */
export function jobProblem({ white, black, limit, opening }: GameJob): Message | undefined {
  const without = [white, black].find((spec) => !(spec.limit ?? limit))
  if (without) return message('worker-no-limit', { engine: { text: without.name } })
  return openingProblem(opening)
}

function openingProblem(opening: BookOpening | undefined): Message | undefined {
  try {
    startOf(opening)
    return undefined
  } catch (error) {
    if (error instanceof UnplayableOpening) return error.says
    throw error
  }
}

/** A loss on time that we caused is void and replayed once, visibly for everybody. */
export async function playJob(job: GameJob, world: JobWorld): Promise<GameRecord> {
  const first = await playOnce(job, world, '')
  if (!isVoid(first)) return first
  return { ...(await playOnce(job, world, '-replay')), replayOf: first }
}

async function playOnce(job: GameJob, world: JobWorld, suffix: string): Promise<GameRecord> {
  const pairing = pairingOf(job, new Date().toISOString())
  const taking = Promise.all([take(job, world, 'white'), take(job, world, 'black')])
  const taken = await Promise.race([taking, interruption(world.signal)])
  if (!taken) {
    void taking.then((late) => giveAllBack(world, job, late))
    return interruptedGame(pairing)
  }
  const [white, black] = taken
  if ('engine' in white && 'engine' in black) return playWith(job, world, white.engine, black.engine, suffix)
  giveAllBack(world, job, taken)
  return notStarted(job, pairing, { white, black }, suffix)
}

const pairingOf = (job: GameJob, startedAt: string): Pairing => ({
  white: job.white.name,
  black: job.black.name,
  ...(job.opening ? { opening: job.opening } : {}),
  limits: { white: limitOf(job, 'white'), black: limitOf(job, 'black') },
  startedAt,
})

const take = (job: GameJob, { idle, onAwaited }: JobWorld, colour: Colour) =>
  awaited(job[colour].name, idle.take(job[colour], job.patience), onAwaited)

function giveAllBack({ idle }: JobWorld, { patience }: GameJob, all: readonly EngineStart[]): void {
  for (const started of all) if ('engine' in started) idle.giveBack(started.engine, true, patience)
}

async function playWith(
  job: GameJob,
  world: JobWorld,
  white: Engine,
  black: Engine,
  suffix: string,
): Promise<GameRecord> {
  const { opening, rules, patience } = job
  const { idle, onAwaited, onMove } = world
  const seats = { white: seat(job, 'white', white), black: seat(job, 'black', black) }
  const probe = new DelayProbe()
  world.onStart?.({ white: white.pid, black: black.pid })
  const record = await playGame({
    ...seats,
    ...(opening ? { opening } : {}),
    ...(rules ? { rules } : {}),
    ...(isTimed(seats.white.limit) || isTimed(seats.black.limit) ? { probe } : {}),
    ...(onAwaited ? { onAwaited } : {}),
    ...(onMove ? { onMove: (move: PlayedMove, colour: Colour) => onMove({ ...move, colour }) } : {}),
    signal: world.signal,
  })
  probe.close()
  const { fault } = record
  const transcript = fault ? seats[fault.colour].engine.transcript : ''
  idle.giveBack(white, fault?.colour !== 'white', patience)
  idle.giveBack(black, fault?.colour !== 'black', patience)
  if (!fault) return record
  return { ...record, fault: { ...fault, ...(await writeTranscript(job, fault.colour, transcript, suffix)) } }
}

const seat = (job: GameJob, colour: Colour, engine: Engine): Seat => ({ engine, limit: limitOf(job, colour) })

/** An engine with a limit of its own plays at that alone. */
const limitOf = (job: GameJob, colour: Colour): Limit => job[colour].limit ?? job.limit ?? {}

const isTimed = ({ clock, movetimeMs }: Limit) => clock !== undefined || movetimeMs !== undefined

/** Engines that did not start have transcripts, too. */
async function notStarted(job: GameJob, pairing: Pairing, both: Readonly<Record<Colour, EngineStart>>, suffix: string) {
  const failure = (colour: Colour) => ('failure' in both[colour] ? both[colour].failure : undefined)
  const record = unplayedGame(pairing, { white: failure('white'), black: failure('black') })
  const failed = record.fault && both[record.fault.colour]
  if (!record.fault || !failed || !('failure' in failed)) return record
  const transcript = await writeTranscript(job, record.fault.colour, failed.transcript, suffix)
  const stderr = failed.stderr === '' ? {} : { stderr: failed.stderr }
  return { ...record, fault: { ...record.fault, ...transcript, ...stderr } }
}

// --- transcripts ---------------------------------------------------------------------------------

/** Step by step: with `recursive` Node loops for ever where an existing folder answers ENOENT, as those in /proc do. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}

/** If the transcript cannot be written it is not named; the game stands. */
async function writeTranscript(job: GameJob, colour: Colour, text: string, suffix: string) {
  if (job.transcripts === undefined) return {}
  const file = join(job.transcripts, `${job.id.replace(/[^\w.-]+/g, '-')}-${colour}${suffix}.txt`)
  try {
    makeFolder(job.transcripts)
    await writeFile(file, text)
    return { transcript: file }
  } catch {
    return {}
  }
}
