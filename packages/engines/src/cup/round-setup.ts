/** How the games of a round are played, from the log (CUP-22b). */
import assert from 'node:assert/strict'
import { cupLedger } from '@arbiter/core/formats/cup'
import type { Tournament } from '@arbiter/core/tournament'
import type { Limit } from '../clock/limit.ts'
import { parseLimit } from '../clock/notation.ts'
import type { EngineSpec } from '../engine/spec.ts'
import type { GameRules } from '../game/rules.ts'
import type { Patience } from '../uci/patience.ts'
import { type Arrangement, enginesIn } from './arrangement.ts'
import type { CupPolicies } from './cup-config.ts'

export interface RoundSetup {
  readonly limit: Limit
  readonly rules: GameRules
  readonly patience: Patience
  readonly policies: CupPolicies
  engine(name: string): EngineSpec
}

const known = new WeakMap<object, RoundSetup>()

/** The setup of the last arrangement for this round. */
export function setupFor({ chart }: Tournament, round: number): RoundSetup {
  const fact = cupLedger(chart).arrangements.findLast(({ from }) => from <= round)
  assert(fact, 'a cup that plays has an arrangement')
  const arranged = known.get(fact) ?? arrangedBy(fact.play as unknown as Arrangement)
  known.set(fact, arranged)
  return arranged
}

function arrangedBy(arrangement: Arrangement): RoundSetup {
  const limit = parseLimit(arrangement.limit)
  assert(!('problem' in limit), 'an arrangement has a limit that can be read')
  const engines = new Map(enginesIn(arrangement).map((engine) => [engine.name, engine]))
  const { rules, policies, patience } = arrangement
  return {
    limit,
    rules,
    policies,
    patience,
    engine: (name) => {
      const engine = engines.get(name)
      assert(engine, `the arrangement has no engine ${name}`)
      return engine
    },
  }
}
