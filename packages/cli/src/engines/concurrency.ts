/** How many games at once somebody means. */
import {
  type Concurrency,
  type ConcurrencyRefusal,
  concurrencyFor,
  type EngineSpec,
  grantConcurrency,
} from '@arbiter/engines'
import { refused } from '../command-line/stop.ts'
import { numberMeant } from './naming.ts'

interface Wish {
  readonly concurrency: string | undefined
  readonly force: boolean
}

/** What was typed, otherwise what was configured, otherwise as many as the machine bears. */
export function concurrencyMeant(
  { concurrency, force }: Wish,
  engines: readonly EngineSpec[],
  configured?: number,
): Concurrency {
  const wished = numberMeant('concurrency', concurrency) ?? configured
  if (wished === undefined) return concurrencyFor(engines)
  const granted = grantConcurrency(wished, engines, { isForced: force })
  if (!isTooMany(granted)) return granted
  const hint = 'Ask for fewer, or say --force and expect losses on time.'
  throw refused(granted.code, `${wished} games at once are too many: ${granted.arithmetic}. ${hint}`, granted)
}

const isTooMany = (granted: Concurrency | ConcurrencyRefusal): granted is ConcurrencyRefusal => 'code' in granted
