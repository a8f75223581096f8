/** The engines of the server: those of its configuration, and the embedded ones. Requests name engines, never programs. */
import type { EngineOption } from '@arbiter/api/shapes'
import type { Message } from '@arbiter/core/messages'
import { type EngineSpec, embeddedEngines, readRoster, writeLimit } from '@arbiter/engines'
import { type Discretion, discretionAbout } from './discretion.ts'
import { heldTo, memoryHolder } from './memory.ts'
import { message } from './words/messages.ts'

/** The part of the server's configuration about engines. */
export interface EngineSources {
  /** A list of engines, as `arbiter engines` reads it. */
  readonly file?: string
  /** False: without the embedded engines. */
  readonly embedded?: boolean
  /** The memory limit of each engine, in megabytes. */
  readonly memoryMb?: number | 'unlimited'
}

const usualMemoryMb = 4096

export type OfferReading =
  | { readonly ok: true; readonly offer: EngineOffer; readonly remarks: readonly Message[] }
  | { readonly ok: false; readonly problems: readonly Message[] }

export async function readOffer({ file, embedded = true, memoryMb }: EngineSources): Promise<OfferReading> {
  const roster = file === undefined ? ({ ok: true, engines: [] } as const) : await readRoster(file)
  if (!roster.ok) return roster
  const own = embedded ? embeddedEngines() : []
  const memory = memoryFor(memoryMb)
  const problems = [...twins([...own, ...roster.engines]), ...memory.problems]
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, offer: new EngineOffer(own, roster.engines, memory.hold), remarks: memory.remarks }
}

/** Names must differ by more than their case. */
function twins(engines: readonly EngineSpec[]): Message[] {
  const names = engines.map(({ name }) => name.toLowerCase())
  const second = engines.filter((_, i) => names.indexOf(names[i] as string) !== i)
  return second.map(({ name }) => message('cup-engines-twins', { engine: { text: name } }))
}

type Hold = (engine: EngineSpec) => EngineSpec

interface Memory {
  readonly hold: Hold
  readonly problems: readonly Message[]
  readonly remarks: readonly Message[]
}

const free: Memory = { hold: (engine) => engine, problems: [], remarks: [] }

function memoryFor(wished: EngineSources['memoryMb']): Memory {
  const holder = memoryHolder()
  if (wished === 'unlimited') return free
  if (holder === undefined && wished !== undefined) return { ...free, problems: [message('cup-memory-unlimited')] }
  if (holder === undefined) return { ...free, remarks: [message('cup-memory-unlimited')] }
  return { ...free, hold: (engine) => heldTo(engine, wished ?? usualMemoryMb, holder) }
}

/** The environment variables passed to engines; others may hold secrets. */
const engineEnvironment = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TMPDIR', 'TZ', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP']

const environment = (): Readonly<Record<string, string>> =>
  Object.fromEntries(engineEnvironment.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))

export class EngineOffer {
  readonly discretion: Discretion
  readonly #embedded: readonly EngineSpec[]
  readonly #all: ReadonlyMap<string, EngineSpec>
  readonly #hold: Hold

  constructor(embedded: readonly EngineSpec[], configured: readonly EngineSpec[], hold: Hold) {
    const all = [...embedded, ...configured]
    this.#embedded = embedded
    this.#all = new Map(all.map((engine) => [engine.name, engine]))
    this.#hold = hold
    this.discretion = discretionAbout(all)
  }

  /** Public: without commands and folders. */
  list(): readonly EngineOption[] {
    return [...this.#all.values()].map((engine) => ({
      name: engine.name,
      ...(engine.rating === undefined ? {} : { rating: engine.rating }),
      embedded: this.isEmbedded(engine.name),
      ...(engine.limit ? { timeControl: writeLimit(engine.limit) } : {}),
    }))
  }

  has(name: string): boolean {
    return this.#all.has(name)
  }

  isEmbedded(name: string): boolean {
    return this.#embedded.some((engine) => engine.name === name)
  }

  /** As configured. */
  listed(name: string): EngineSpec | undefined {
    return this.#all.get(name)
  }

  /** As it is started: with a reduced environment and limited memory. */
  engine(name: string): EngineSpec | undefined {
    const engine = this.#all.get(name)
    return engine && this.#hold({ ...engine, environment: environment() })
  }

  get engines(): readonly EngineSpec[] {
    return [...this.#all.values()]
  }
}
