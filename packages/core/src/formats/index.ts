/** The rule books that ship with Arbiter. Adding a format means adding a folder here and one line below. */
import { bridgeKnockout } from './bridge-knockout/format.ts'
import { cup } from './cup/format.ts'
import { diagonal } from './diagonal/format.ts'
import type { AnyFormat } from './format.ts'
import { hybridKnockout } from './hybrid-knockout/hybrid.ts'
import { league } from './league/league.ts'

export const formats: readonly AnyFormat[] = [hybridKnockout, cup, diagonal, league, bridgeKnockout]
