/** The fields of facts that a format knows. */
import { heart, stampFields } from '../facts/fact.ts'
import type { FactInForce } from '../facts/in-force.ts'
import type { Rules } from './rules.ts'

/** Fields that facts in force have besides those recorded. */
const ofFactsInForce = ['before', 'corrections', 'lateEntries', 'decided']

const common: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  heart.map(({ type, shape }) => [type, new Set([...stampFields, ...Object.keys(shape), ...ofFactsInForce])]),
)

/** False for a fact that every format has with a field of another format. */
export function hasOnlyKnownFields(format: Rules, fact: FactInForce): boolean {
  const known = common.get(fact.type)
  if (!known) return true
  for (const name in fact) if (!known.has(name) && !isAdded(format, fact, name)) return false
  return true
}

const isAdded = ({ adds = [] }: Rules, { type }: FactInForce, name: string): boolean =>
  adds.some(({ to, shape }) => name in shape && to.some((each) => each === type))
