/**
 * The engines a worker keeps between games. One that comes back is made ready in the background, one that failed is
 * replaced there; who needs it next waits for that, nobody else does.
 */
import type { EngineSpec } from '../engine/spec.ts'
import { type Engine, type Started, startEngine } from '../uci/engine.ts'
import { Guardian } from '../uci/guardian.ts'
import type { Patience } from '../uci/patience.ts'

interface Stall {
  readonly key: string
  readonly started: Promise<Started>
}

/** Idle engines cost memory: the two of the next game and two more are kept. */
const room = 4

export class Stable {
  readonly #guardian = new Guardian()
  readonly #leaving = new Set<Promise<unknown>>()
  #stalls: Stall[] = []

  /** An engine that is ready, a kept one if there is one. */
  async take(spec: EngineSpec, patience?: Patience): Promise<Started> {
    const kept = this.#lead(keyOf(spec))
    const started = await kept?.started
    if (started && 'engine' in started && !started.engine.isGone) return started
    return startEngine(spec, this.#guardian, patience)
  }

  /** An engine that had a fault is not sound: it gets a new process. */
  giveBack(engine: Engine, isSound: boolean, patience?: Patience): void {
    if (engine.spec.restart) this.#sendHome(engine)
    else this.#keep(engine.spec, isSound ? this.#settled(engine, patience) : this.#replaced(engine, patience))
  }

  async close(): Promise<void> {
    for (const { started } of this.#stalls.splice(0)) this.#sendHomeWhenStarted(started)
    while (this.#leaving.size > 0) await Promise.all(this.#leaving)
    await this.#guardian.close()
  }

  #lead(key: string): Stall | undefined {
    const place = this.#stalls.findIndex((stall) => stall.key === key)
    return place < 0 ? undefined : this.#stalls.splice(place, 1)[0]
  }

  #keep(spec: EngineSpec, started: Promise<Started>): void {
    this.#stalls.push({ key: keyOf(spec), started })
    while (this.#stalls.length > room) this.#sendHomeWhenStarted(this.#stalls.shift()?.started)
  }

  async #settled(engine: Engine, patience?: Patience): Promise<Started> {
    return (await engine.settle()) ? { engine } : this.#replaced(engine, patience)
  }

  #replaced(engine: Engine, patience?: Patience): Promise<Started> {
    this.#sendHome(engine)
    return startEngine(engine.spec, this.#guardian, patience)
  }

  /** One that still searches would disturb the next game until it listens: it is not asked. */
  #sendHome(engine: Engine): void {
    this.#leave(engine.isSearching ? engine.kill() : engine.end())
  }

  #sendHomeWhenStarted(started: Promise<Started> | undefined): void {
    this.#leave(started?.then((it) => ('engine' in it ? it.engine.end() : undefined)))
  }

  #leave(leaving: Promise<unknown> | undefined): void {
    if (!leaving) return
    const done = leaving.finally(() => this.#leaving.delete(done))
    this.#leaving.add(done)
  }
}

const keyOf = ({ name, command, args, folder, options }: EngineSpec) =>
  JSON.stringify([name, command, args, folder, options])
