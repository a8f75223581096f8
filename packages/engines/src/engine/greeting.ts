/** Starts every engine once before the cup begins, so that problems show before a game. */
import type { Message } from '@arbiter/core/messages'
import { Engine } from '../uci/engine.ts'
import { Guardian } from '../uci/guardian.ts'
import type { Patience } from '../uci/patience.ts'
import { embeddedAs } from './embedded-engines.ts'
import type { EngineSpec } from './spec.ts'

export interface GreetingProblem {
  readonly engine: string
  readonly says: readonly Message[]
}

export interface GreetingOptions {
  readonly patience?: Patience
  /** Engines started at the same time. */
  readonly atOnce?: number
}

/** All problems, in the order of the engines. Embedded engines need no check. */
export async function greetEngines(
  engines: readonly EngineSpec[],
  { patience = {}, atOnce = 4 }: GreetingOptions = {},
): Promise<readonly GreetingProblem[]> {
  const groups = alike(engines.filter((engine) => embeddedAs(engine) === undefined))
  const guardian = new Guardian()
  const problems = new Map<string, readonly Message[]>()
  const waiting = [...groups]
  const greeter = async () => {
    for (let group = waiting.shift(); group; group = waiting.shift())
      for (const { engine, says } of await problemsOf(group, guardian, patience)) problems.set(engine, says)
  }
  await Promise.all(Array.from({ length: Math.max(1, atOnce) }, greeter))
  await guardian.close()
  return engines.flatMap(({ name }) => {
    const says = problems.get(name)
    return says === undefined ? [] : [{ engine: name, says }]
  })
}

type Group = readonly [EngineSpec, ...EngineSpec[]]

/** Engines that differ only in their name are started once. */
function alike(engines: readonly EngineSpec[]): readonly Group[] {
  const groups = new Map<string, Group>()
  for (const engine of engines) {
    const { command, args, folder, options } = engine
    const key = JSON.stringify([command, args, folder, options])
    groups.set(key, [...(groups.get(key) ?? []), engine] as unknown as Group)
  }
  return [...groups.values()]
}

async function problemsOf(group: Group, guardian: Guardian, patience: Patience): Promise<readonly GreetingProblem[]> {
  const [first] = group
  const says = await problemOf(first, guardian, patience)
  if (says === undefined) return []
  return group.map(({ name }) => ({ engine: name, says: says.map((each) => saidOf(name, each)) }))
}

/** The same problem under another engine's name. */
const saidOf = (name: string, said: Message): Message => ('engine' in said ? { ...said, engine: { text: name } } : said)

async function problemOf(
  spec: EngineSpec,
  guardian: Guardian,
  patience: Patience,
): Promise<readonly Message[] | undefined> {
  const engine = new Engine(spec, guardian, patience)
  const failure = await engine.greet()
  await (failure ? engine.kill() : engine.end())
  return failure?.says
}
