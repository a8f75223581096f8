/** A command that comes again with its key: is it the one that was done, or another one under the same key? */
import type { Recorded } from '../facts/fact.ts'
import type { CommandKey } from '../facts/ids.ts'
import { decide } from './decide.ts'
import type { Tournament } from './tournament.ts'

/** A command as somebody gave it. */
interface Keyed {
  readonly key?: string | undefined
  readonly at?: string | undefined
}

/**
 * The first fact of another command that was done under this key. The log keeps no commands, so this one is decided
 * again where that one was; the same command leads to the same facts.
 */
export function otherUnderKey(tournament: Tournament, command: Keyed): Recorded | undefined {
  const done = command.key === undefined ? undefined : tournament.answerTo(command.key as CommandKey)
  const [first] = done ?? []
  if (!done || !first) return undefined
  const { key: _, at: __, ...asked } = command
  const before = tournament.asOf(first.seq - 1)
  const again = decide(before, asked, { by: first.by, now: first.at })
  return again.ok && toldAs(again.facts) === toldAs(done) ? undefined : first
}

/** What facts say, without the circumstances of their command; fields in any order. */
const toldAs = (facts: readonly Recorded[]): string =>
  JSON.stringify(
    facts.map(({ key: _, at: __, by: ___, ...told }) => told),
    (_, value) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
        : value,
  )
