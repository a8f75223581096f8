/**
 * The engines a worker keeps between games. A returned engine is made ready in the background, a failed one is replaced there;
 * only the next game that needs it waits.
 */
import type { EngineSpec } from '../engine/spec.ts'
import { type Engine, type EngineStart, startEngine } from '../uci/engine.ts'
import { Guardian } from '../uci/guardian.ts'
import type { Patience } from '../uci/patience.ts'

interface IdleEngine {
  readonly key: string
  readonly started: Promise<EngineStart>
}

/** Idle engines cost memory: those of the next game and two more are kept. */
const mostIdle = 4

export class IdleEngines {
  readonly #guardian = new Guardian()
  readonly #ending = new Set<Promise<unknown>>()
  #idle: IdleEngine[] = []

  /** A ready engine, an idle one if possible. */
  async take(spec: EngineSpec, patience?: Patience): Promise<EngineStart> {
    const kept = this.#taken(keyOf(spec))
    const started = await kept?.started
    if (started && 'engine' in started && !started.engine.isGone) return started
    return startEngine(spec, this.#guardian, patience)
  }

  /** An engine with a fault is not sound: it gets a new process. */
  giveBack(engine: Engine, isSound: boolean, patience?: Patience): void {
    if (engine.spec.restart) this.#end(engine)
    else this.#keep(engine.spec, isSound ? this.#settled(engine, patience) : this.#replaced(engine, patience))
  }

  async close(): Promise<void> {
    for (const { started } of this.#idle.splice(0)) this.#endWhenStarted(started)
    while (this.#ending.size > 0) await Promise.all(this.#ending)
    await this.#guardian.close()
  }

  #taken(key: string): IdleEngine | undefined {
    const place = this.#idle.findIndex((each) => each.key === key)
    return place < 0 ? undefined : this.#idle.splice(place, 1)[0]
  }

  #keep(spec: EngineSpec, started: Promise<EngineStart>): void {
    this.#idle.push({ key: keyOf(spec), started })
    while (this.#idle.length > mostIdle) this.#endWhenStarted(this.#idle.shift()?.started)
  }

  async #settled(engine: Engine, patience?: Patience): Promise<EngineStart> {
    return (await engine.settle()) ? { engine } : this.#replaced(engine, patience)
  }

  #replaced(engine: Engine, patience?: Patience): Promise<EngineStart> {
    this.#end(engine)
    return startEngine(engine.spec, this.#guardian, patience)
  }

  /** One that is still searching is killed, because waiting for it would disturb the next game. */
  #end(engine: Engine): void {
    this.#awaitEnd(engine.isSearching ? engine.kill() : engine.end())
  }

  #endWhenStarted(started: Promise<EngineStart> | undefined): void {
    this.#awaitEnd(started?.then((it) => ('engine' in it ? it.engine.end() : undefined)))
  }

  #awaitEnd(ending: Promise<unknown> | undefined): void {
    if (!ending) return
    const done = ending.finally(() => this.#ending.delete(done))
    this.#ending.add(done)
  }
}

const keyOf = ({ name, command, args, folder, options }: EngineSpec) =>
  JSON.stringify([name, command, args, folder, options])
