/** How many games at once somebody means. */
import {
  type Concurrency,
  type ConcurrencyRefusal,
  concurrencyFor,
  type EngineSpec,
  grantConcurrency,
} from '@arbiter/engines'
import { refused } from '../command-line/stop.ts'
import { numberFromOption } from './known-engines.ts'
import { message } from './words/messages.ts'

interface Wish {
  readonly concurrency: string | undefined
  readonly force: boolean
}

/** What was typed, otherwise what was configured, otherwise as many as the machine bears. */
export function concurrencyFrom(
  { concurrency, force }: Wish,
  engines: readonly EngineSpec[],
  configured?: number,
): Concurrency {
  const wished = numberFromOption('concurrency', concurrency) ?? configured
  if (wished === undefined) return concurrencyFor(engines)
  const granted = grantConcurrency(wished, engines, { isForced: force })
  if (!isTooMany(granted)) return granted
  const refusal = message('cli-engines-too-many-games', { games: wished })
  throw refused(granted.code, [refusal, ...granted.arithmetic, message('cli-engines-fewer-games')], granted)
}

const isTooMany = (granted: Concurrency | ConcurrencyRefusal): granted is ConcurrencyRefusal => 'code' in granted
