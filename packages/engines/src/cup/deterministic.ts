/** True if an engine would play the same game again: fixed work, one thread, full strength (CUP-24a). */
import type { Limit } from '../clock/limit.ts'
import type { EngineSpec, OptionValue } from '../engine/spec.ts'

export function playsTheSameAgain(engine: EngineSpec, tournamentLimit: Limit): boolean {
  const limit = engine.limit ?? tournamentLimit
  return isFixedWork(limit) && threadsOf(engine) === 1 && !hasReducedStrength(engine)
}

const isFixedWork = ({ clock, movetimeMs, nodes, depth }: Limit): boolean =>
  clock === undefined && movetimeMs === undefined && (nodes !== undefined || depth !== undefined)

const threadsOf = (engine: EngineSpec): unknown => optionOf(engine, 'threads') ?? engine.threads ?? 1

/** Engines with reduced strength choose moves at random. */
function hasReducedStrength(engine: EngineSpec): boolean {
  const skill = optionOf(engine, 'skill level')
  const isLimited = optionOf(engine, 'uci_limitstrength')
  return (typeof skill === 'number' && skill < 20) || String(isLimited).toLowerCase() === 'true'
}

function optionOf({ options = {} }: EngineSpec, name: string): OptionValue | undefined {
  return Object.entries(options).find(([each]) => each.toLowerCase() === name)?.[1]
}
