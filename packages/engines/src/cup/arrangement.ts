/** How the games of a cup are played, as plain JSON; the log and the bracket file keep it (CUP-22b). */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Limit } from '../clock/limit.ts'
import { parseLimit, writeLimit } from '../clock/notation.ts'
import { embeddedAs, embeddedProgram } from '../engine/embedded-engines.ts'
import { isFile, programOf } from '../engine/programs.ts'
import type { EngineSpec, OptionValue } from '../engine/spec.ts'
import type { GameRules } from '../game/rules.ts'
import type { Patience } from '../uci/patience.ts'
import type { CupConfig, CupPolicies } from './cup-config.ts'

export interface Arrangement {
  readonly engines: readonly ArrangedEngine[]
  /** In the notation of `writeLimit`. */
  readonly limit: string
  readonly rules: GameRules
  readonly policies: CupPolicies
  readonly patience: Patience
  /** SHA-256 of everything else, with sorted names. */
  readonly hash: string
}

export interface ArrangedEngine {
  readonly name: string
  readonly rating?: number
  /** The name of an embedded engine; its program is not recorded, because it lies elsewhere on every machine. */
  readonly embedded?: string
  readonly command?: string
  readonly args?: readonly string[]
  readonly folder?: string
  readonly options?: Readonly<Record<string, OptionValue>>
  /** In the notation of `writeLimit`. */
  readonly limit?: string
  readonly threads?: number
  readonly restart?: boolean
  /** Every file among the command and its arguments. */
  readonly programs?: readonly ArrangedProgram[]
}

export interface ArrangedProgram {
  /** The file name without the folder. */
  readonly file: string
  readonly sha256: string
}

type PlaySettings = Pick<CupConfig, 'engines' | 'limit' | 'rules' | 'policies' | 'patience'>

export async function arrangementOf({ engines, limit, rules, policies, patience }: PlaySettings): Promise<Arrangement> {
  const hashes = new Map<string, Promise<string>>()
  const arranged = []
  for (const engine of engines) arranged.push(await arrangedEngine(engine, hashes))
  const play = { engines: arranged, limit: writeLimit(limit), rules, policies, patience }
  return { ...play, hash: createHash('sha256').update(canonical(play)).digest('hex') }
}

/** The engines again, so that a cup can be resumed from its bracket file alone, in any folder. */
export function enginesIn({ engines }: Pick<Arrangement, 'engines'>): readonly EngineSpec[] {
  return engines.map(({ embedded, programs: _, limit, command = '', ...engine }) => ({
    ...engine,
    ...(embedded === undefined ? { command } : embeddedProgram(embedded)),
    ...(limit !== undefined && { limit: limitIn(limit) }),
  }))
}

function limitIn(text: string): Limit {
  const limit = parseLimit(text)
  assert(!('problem' in limit), `“${text}” was written as a time control`)
  return limit
}

// --- an engine ----------------------------------------------------------------------------------

type Hashes = Map<string, Promise<string>>

async function arrangedEngine(engine: EngineSpec, hashes: Hashes): Promise<ArrangedEngine> {
  const { command, args, limit, ...rest } = engine
  const embedded = embeddedAs(engine)
  const own = limit ? { limit: writeLimit(limit) } : {}
  if (embedded !== undefined) return { ...rest, embedded, ...own }
  const programs = await Promise.all(filesOf(engine).map((file) => programIn(file, hashes)))
  return { ...rest, command, ...(args && { args }), ...own, ...(programs.length > 0 && { programs }) }
}

/** The program and file arguments, such as a script or a network; not Node, which runs us too. */
function filesOf({ command, args = [], folder = '.' }: EngineSpec): string[] {
  const program = programOf(command)
  const own = program === undefined || program === process.execPath ? [] : [program]
  return [...own, ...args.map((arg) => resolve(folder, arg)).filter(isFile)]
}

async function programIn(file: string, hashes: Hashes): Promise<ArrangedProgram> {
  const sha256 = hashes.get(file) ?? hashOf(file)
  hashes.set(file, sha256)
  return { file: basename(file), sha256: await sha256 }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** JSON with sorted names, so that equal arrangements have equal texts. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
