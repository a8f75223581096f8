/** The rule books that ship with Arbiter. Adding a format means adding a folder here and one line below. */
import type { Refusal } from '../refusals/refusal.ts'
import { nearest } from '../words/nearest.ts'
import { bridgeKnockout } from './bridge-knockout/bridge-knockout.ts'
import { cup } from './cup/cup.ts'
import { diagonal } from './diagonal/diagonal.ts'
import type { AnyFormat } from './format.ts'
import { hybridKnockout } from './hybrid-knockout/hybrid.ts'
import { league } from './league/league.ts'

export const formats: readonly AnyFormat[] = [hybridKnockout, cup, diagonal, league, bridgeKnockout]

export function formatNamed(name: string, known: readonly AnyFormat[] = formats): AnyFormat | Refusal {
  const format = known.find((candidate) => candidate.name === name)
  if (format) return format
  const names = known.map((candidate) => candidate.name)
  return { code: 'unknown-format', format: name, known: names, suggestion: nearest(name, names) }
}
