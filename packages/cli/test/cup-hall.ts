/** Cups of engines with moods (packages/engines/test/zoo/moody.mjs): always the same cup, however often it is killed. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const moody = fileURLToPath(new URL('../../engines/test/zoo/moody.mjs', import.meta.url))
const binary = fileURLToPath(new URL('../bin/arbiter.js', import.meta.url))

interface Config {
  readonly EngineSetup: { Engines: { readonly name: string }[] }
  readonly CupOptions: Record<string, unknown>
  [more: string]: unknown
}

const configIn = (folder: string): Config => JSON.parse(readFileSync(join(folder, 'cup.json'), 'utf8'))

/** Changes the configuration in a folder. */
export function rewrite(folder: string, change: (config: Config) => void): void {
  const config = configIn(folder)
  change(config)
  writeFileSync(join(folder, 'cup.json'), JSON.stringify(config))
}

export interface Field {
  readonly engines?: number
  /** A move takes so long. */
  readonly ms?: number
  readonly options?: object
  readonly more?: object
}

/** Writes `cup.json` into a folder; the seventh engine is stronger than the eighth. */
export function writeCup(folder: string, { engines = 8, ms = 4, options = {}, more = {} }: Field = {}): void {
  const config = {
    Name: 'Moods',
    TournamentMode: 'Cup',
    EngineSetup: { Engines: Array.from({ length: engines }, (_, i) => engineOf(i + 1, ms, folder)) },
    TimeControl: 'nodes=1 hang=30',
    CupOptions: {
      RoundPairIncrements: [1, 2],
      Seed: 'moods',
      RandomOpenings: true,
      UniquePerMatchOnly: false,
      ...options,
    },
    Adjudication: { WinOption: { MinWinScore: 8, WinMoveLength: 2, BothAgree: false }, MaxMoves: 14 },
    PgnOutPath: 'cup.pgn',
    Concurrency: 2,
    ...more,
  }
  writeFileSync(join(folder, 'cup.json'), JSON.stringify(config, undefined, 2))
}

/** The folder on the command line marks the process, so that one left behind is found. */
export const engineOf = (number: number, ms: number, folder: string) => ({
  name: `Mood ${number}`,
  command: process.execPath,
  args: [moody, `Mood ${number}`, String(9 - Math.ceil(number / 2)), String(ms), folder],
  rating: 2000 - 10 * number,
})

export interface Running {
  readonly child: ChildProcessWithoutNullStreams
  readonly events: Record<string, unknown>[]
  readonly errors: () => string
  /** When it has ended: its exit code, none if it was killed. */
  readonly ended: Promise<number | null>
  /** The next event of this kind, from now on. */
  until(event: string): Promise<void>
}

/** Starts `arbiter cup` with --json; `hook` is loaded before it. */
export function runCup(folder: string, argv: readonly string[], hook?: string, env: object = {}): Running {
  const imports = hook === undefined ? [] : ['--import', hook]
  const child = spawn(process.execPath, [...imports, binary, 'cup', ...argv, '--json'], {
    cwd: folder,
    env: { ...process.env, ...env },
  })
  const events: Record<string, unknown>[] = []
  const waiting = new Map<string, (() => void)[]>()
  let err = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text
  })
  createInterface({ input: child.stdout }).on('line', (line) => {
    const event = JSON.parse(line)
    events.push(event)
    for (const resolve of waiting.get(event.event) ?? []) resolve()
    waiting.delete(event.event)
  })
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', (code) => {
      for (const all of waiting.values()) for (const each of all) each()
      resolve(code)
    })
  })
  const until = (event: string) =>
    child.exitCode !== null
      ? Promise.resolve()
      : new Promise<void>((resolve) => {
          waiting.set(event, [...(waiting.get(event) ?? []), resolve])
        })
  return { child, events, errors: () => err, ended, until }
}

/** What the cup remarked when it began, with the lines below. */
export function remarksIn({ events }: Running): string {
  const remarks = (events[0]?.['remarks'] ?? []) as { sentence: string; more?: { text: string }[] }[]
  return remarks.flatMap(({ sentence, more = [] }) => [sentence, ...more.map(({ text }) => text)]).join('\n')
}

/** Processes that run in this folder or have it on their command line: conductor, workers, guardians and engines. */
export const processesOf = (folder: string): number[] =>
  readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name) || Number(name) === process.pid) return []
    const isOurs = read(`/proc/${name}/cmdline`).includes(folder) || cwdOf(name) === folder
    return isOurs && !/\) [ZX] /.test(read(`/proc/${name}/stat`)) ? Number(name) : []
  })

function cwdOf(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

/** The workers of a running cup. */
export const childrenOf = (pid: number): number[] =>
  readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    const [, parent] = read(`/proc/${name}/stat`).split(') ').at(-1)?.split(' ') ?? []
    return Number(parent) === pid ? Number(name) : []
  })

function read(file: string): string {
  try {
    return readFileSync(file, 'latin1')
  } catch {
    return ''
  }
}

/** The bracket without what depends on when things happened. */
export function bracketWithoutTimes(folder: string, file = 'cup_bracket.json'): unknown {
  const bracket: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  return withoutTimes(bracket)
}

const passing = new Set([
  'UpdatedUtc',
  'finishedUtc',
  'recordedUtc',
  'openedUtc',
  'seq',
  'abandoned',
  'args',
  'programs',
  'hash',
  'id',
])

function withoutTimes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTimes)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inside]) => (passing.has(key) ? [] : [[key, withoutTimes(inside)]])),
  )
}
