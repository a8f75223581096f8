/** Public facts under current names: spectators never see the old name of a renamed entrant. */

import type { Chart } from '../chart/chart.ts'
import type { Entrant, Player } from '../facts/entrant.ts'
import type { RecordedFact } from '../facts/fact.ts'
import type { EntrantId } from '../facts/ids.ts'
import { at } from '../lists/at.ts'
import type { PublicFact } from './public-fact.ts'

/** True if the fact changes a name; then earlier facts are published again. */
export function renames(fact: RecordedFact, log: readonly RecordedFact[]): boolean {
  if (fact.type === 'entrant-edited') return isOfNames(fact)
  if (fact.type !== 'command-revoked') return false
  return fact.facts.some((seq) => renames(at(log, seq - 1), log))
}

/** The facts under the names of `chart`, which is that of the whole log. */
export function underCurrentNames(facts: readonly PublicFact[], chart: () => Chart): PublicFact[] {
  if (!facts.some((fact) => fact.type === 'entrant-edited' && isOfNames(fact))) return [...facts]
  const { indexOf, entrants } = chart().field
  const called = (id: EntrantId) => entrants[indexOf.get(id) ?? -1]
  return facts.map((fact) => {
    if (fact.type === 'entrant-edited') return { ...fact, ...namesNow(fact, called(fact.entrant)) }
    if (fact.type !== 'entrant-entered') return fact
    return { ...fact, entrant: { ...fact.entrant, ...namesNow(fact.entrant, called(fact.entrant.id)) } }
  })
}

interface Names {
  readonly name?: string | undefined
  readonly captain?: string | null | undefined
  readonly players?: readonly Player[] | null | undefined
}

interface CurrentNames {
  readonly name: string
  readonly captain: string
  readonly players: readonly Player[]
}

const isOfNames = ({ name, captain, players }: Names): boolean =>
  (name ?? captain ?? players ?? undefined) !== undefined

/** Old names with their new ones. Captains and members who have left were not renamed. */
function namesNow({ name, captain, players }: Names, now: Entrant | undefined): Partial<CurrentNames> {
  if (!now) return {}
  return {
    ...(typeof name === 'string' ? { name: now.name } : {}),
    ...(typeof captain === 'string' && now.captain !== undefined ? { captain: now.captain } : {}),
    ...(players ? { players: membersNow(players, now.players ?? []) } : {}),
  }
}

/** A renamed member: same place and masterpoints, the old name gone and the new one not there before. */
function membersNow(then: readonly Player[], now: readonly Player[]): Player[] {
  const [before, after] = [namesOf(then), namesOf(now)]
  return then.map((player, i) => {
    const other = now[i]
    const isRenamed = other?.masterpoints === player.masterpoints && !after.has(player.name) && !before.has(other.name)
    return isRenamed && then.length === now.length ? { ...player, name: other.name } : player
  })
}

const namesOf = (players: readonly Player[]): ReadonlySet<string> => new Set(players.map(({ name }) => name))
