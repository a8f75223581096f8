/**
 * How games are played, as the log has it (CUP-22b). The server records nothing of its machine there: engines stand by name
 * with the hashes of their programs. An imported log is not trusted: only the manner of play is read from it, and programs
 * are started by the server's own configuration.
 */
import { createHash } from 'node:crypto'
import { cupLedger } from '@arbiter/core/formats/cup'
import type { Message } from '@arbiter/core/messages'
import type { Tournament } from '@arbiter/core/tournament'
import { arrangementOf, type EngineSpec, type RoundSetup, type SetupProblem } from '@arbiter/engines'
import * as z from 'zod'
import type { EngineOffer } from './engines.ts'
import { limitIn, type Manner } from './manner.ts'
import { message } from './words/messages.ts'

// --- written ---------------------------------------------------------------------------------------

export async function arrangementFor(engines: readonly EngineSpec[], manner: Manner): Promise<Arrangement> {
  const { engines: arranged, limit, rules, policies } = await arrangementOf({ ...manner, engines, patience: {} })
  const play = { engines: arranged.map(publicSummary), limit, rules, policies, patience: {} }
  return { ...play, hash: createHash('sha256').update(JSON.stringify(play)).digest('hex') }
}

export interface Arrangement {
  readonly engines: readonly EngineSummary[]
  readonly limit: string
  readonly rules: Manner['rules']
  readonly policies: Manner['policies']
  readonly patience: object
  readonly hash: string
}

const engineSchema = z
  .object({
    name: z.string(),
    embedded: z.string().exactOptional(),
    limit: z.string().exactOptional(),
    programs: z
      .array(z.object({ sha256: z.string() }).readonly())
      .readonly()
      .exactOptional(),
  })
  .readonly()
type EngineSummary = z.infer<typeof engineSchema>

/** Without commands, folders and file names. */
const publicSummary = ({ name, embedded, limit, programs }: EngineSummary): EngineSummary => ({
  name,
  ...(embedded === undefined ? {} : { embedded }),
  ...(limit === undefined ? {} : { limit }),
  ...(programs === undefined ? {} : { programs: programs.map(({ sha256 }) => ({ sha256 })) }),
})

// --- read ------------------------------------------------------------------------------------------

const count = z.int().min(1).max(1_000_000)
const centipawns = z.int().min(0).max(1_000_000)

const toldSchema = z.object({
  engines: z.array(engineSchema).max(10_000).readonly(),
  limit: z.string().max(1000),
  rules: z
    .object({
      bareKingDraws: z.boolean().exactOptional(),
      draw: z.object({ fromMove: count, moves: count, centipawns }).readonly().exactOptional(),
      resign: z.object({ moves: count, centipawns, bothAgree: z.boolean().exactOptional() }).readonly().exactOptional(),
      maximumMoves: count.exactOptional(),
    })
    .readonly(),
  policies: z.object({ walkoverAfter: count.exactOptional(), maxCrashesPerMatch: count.exactOptional() }).readonly(),
})

export interface ArrangementSummary extends Manner {
  readonly engines: readonly EngineSummary[]
}

/** The arrangement of a round; the last one if no round is given. */
export function publishedArrangement(
  { chart }: Tournament,
  round = Number.POSITIVE_INFINITY,
): ArrangementSummary | SetupProblem {
  const play = cupLedger(chart).arrangements.findLast(({ from }) => from <= round)?.play
  const told = toldSchema.safeParse(play)
  if (!told.success) return unreadable(told.error.issues[0]?.path.map(String).join('.'))
  const limit = limitIn(told.data.limit)
  return 'problem' in limit ? unreadable('limit', limit.problem) : { ...told.data, limit }
}

const unreadable = (field = '', ...why: readonly Message[]): SetupProblem => ({
  says: [message('cup-play-unreadable', { field: { text: field } }), ...why],
})

/** The manner of play from the log, with the engines of the server's configuration. */
export function arrangedBy(
  offer: EngineOffer,
  tournament: Tournament,
  round: number,
  names: readonly string[],
): RoundSetup | SetupProblem {
  const told = publishedArrangement(tournament, round)
  if ('says' in told) return told
  const missing = names.find((name) => !offer.has(name))
  if (missing !== undefined) return { says: [message('cup-play-no-engine', { engine: { text: missing } })] }
  return { ...told, patience: {}, engine: (name) => offer.engine(name) as EngineSpec }
}

// --- compared --------------------------------------------------------------------------------------

/** Engines whose program is no longer the recorded one. */
export async function programsChanged(
  told: ArrangementSummary,
  engines: readonly EngineSpec[],
): Promise<readonly string[]> {
  const now = await arrangementFor(engines, told)
  const before = new Map(told.engines.map((engine) => [engine.name, identityOf(engine)]))
  return now.engines.filter((engine) => before.get(engine.name) !== identityOf(engine)).map(({ name }) => name)
}

const identityOf = ({ embedded, programs = [] }: EngineSummary): string =>
  JSON.stringify([embedded, ...programs.map(({ sha256 }) => sha256)])
