/** The rule books that ship with Arbiter. Adding a format means adding a folder here and one line below. */
import { bridgeKnockout } from './bridge-knockout/bridge-knockout.ts'
import { cup } from './cup/cup.ts'
import { diagonal } from './diagonal/diagonal.ts'
import type { AnyFormat } from './format.ts'
import { hybridKnockout } from './hybrid-knockout/hybrid.ts'
import { league } from './league/league.ts'

export const formats: readonly AnyFormat[] = [hybridKnockout, cup, diagonal, league, bridgeKnockout]
