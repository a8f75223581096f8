/** What the tests start: engines of the zoo, real engines, and workers bundled from the sources. */
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { onTestFinished } from 'vitest'
import type { EngineSpec } from '../src/engine/spec.ts'
import { type Engine, startEngine } from '../src/uci/engine.ts'
import { Guardian } from '../src/uci/guardian.ts'
import type { Patience } from '../src/uci/patience.ts'
import { openWorkerPool, type WorkerPool, type WorkerPoolOptions } from '../src/worker/worker-pool.ts'

export { until } from '../../../tools/until.mjs'

const here = dirname(fileURLToPath(import.meta.url))

/** An engine of the zoo; `moves` replaces its usual moves. */
export function zoo(mode: string, moves?: readonly string[]): EngineSpec {
  const script = join(here, 'zoo', 'zoo.mjs')
  return { name: mode, command: process.execPath, args: [script, mode, ...(moves ? [moves.join(' ')] : [])] }
}

/** A guardian that is closed after the test. */
export function guardian(): Guardian {
  const it = new Guardian()
  onTestFinished(() => it.close())
  return it
}

/** A ready engine, ended after the test. */
export async function ready(spec: EngineSpec, patience?: Patience): Promise<Engine> {
  const watch = guardian()
  const started = await startEngine(spec, watch, patience)
  if ('failure' in started) throw new Error(JSON.stringify(started.failure.says))
  onTestFinished(async () => {
    await started.engine.kill()
  })
  return started.engine
}

/** Workers are bundled from the sources, so that no test runs an outdated build. */
let bundled: Promise<string> | undefined

export const workerFile = (): Promise<string> => {
  bundled ??= bundle(join(here, '..', 'src', 'worker', 'main.ts'))
  return bundled
}

/** Named after its content: equal sources make the same file, and nothing piles up. */
export async function bundle(entry: string): Promise<string> {
  const options = { bundle: true, platform: 'node', format: 'esm', target: 'node20', write: false } as const
  const { outputFiles } = await build({ entryPoints: [entry], ...options })
  const [{ hash, contents }] = outputFiles as [(typeof outputFiles)[number]]
  const file = join(tmpdir(), `arbiter-test-${hash.replace(/\W/g, '')}.mjs`)
  await writeFile(`${file}.${process.pid}`, contents)
  await rename(`${file}.${process.pid}`, file)
  return file
}

/** A folder that is deleted after the test. */
export async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'arbiter-test-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

export async function openPool(options: Partial<WorkerPoolOptions> = {}): Promise<WorkerPool> {
  const it = openWorkerPool({ concurrency: 1, workerFile: await workerFile(), ...options })
  onTestFinished(() => it.close())
  return it
}

/** True if the process runs; zombies do not count. */
export function isRunning(pid: number): boolean {
  const state = statOf(pid)?.state
  return state !== undefined && state !== 'Z' && state !== 'X'
}

/** The child processes of a process. */
export const childrenOf = (parent: number): number[] => allPids().filter((pid) => statOf(pid)?.parent === parent)

/** Processes with this word on their command line. */
export const processesWith = (word: string): number[] =>
  allPids().filter((pid) => isRunning(pid) && read(`/proc/${pid}/cmdline`)?.includes(word))

const allPids = () => readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? Number(name) : []))

function statOf(pid: number): { state: string; parent: number } | undefined {
  const [state, parent] = read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ') ?? []
  return state === undefined ? undefined : { state, parent: Number(parent) }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'latin1')
  } catch {
    return undefined
  }
}
