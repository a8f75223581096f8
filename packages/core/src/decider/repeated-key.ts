/** A key that was used before: the same command again, or another one. */
import type { RecordedFact } from '../facts/fact.ts'
import type { Tournament } from '../tournament/tournament.ts'
import { decide } from './decide.ts'

interface KeyedCommand {
  readonly key?: string | undefined
  readonly at?: string | undefined
}

/**
 * The first fact of another command done under this key. The log keeps no commands, so this one is decided again at that
 * point of the log; the same command leads to the same facts.
 */
export function otherUnderKey(tournament: Tournament, command: KeyedCommand): RecordedFact | undefined {
  const done = command.key === undefined ? undefined : tournament.answerTo(command.key)
  const [first] = done ?? []
  if (!done || !first) return undefined
  const { key: _, at: __, ...asked } = command
  const before = tournament.asOf(first.seq - 1)
  const again = decide(before, asked, { by: first.by, now: first.at })
  return again.ok && contentOf(again.facts) === contentOf(done) ? undefined : first
}

/** The content of facts as text, without author, time and key; fields in a fixed order. */
const contentOf = (facts: readonly RecordedFact[]): string =>
  JSON.stringify(
    facts.map(({ key: _, at: __, by: ___, ...content }) => content),
    (_, value) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
        : value,
  )
