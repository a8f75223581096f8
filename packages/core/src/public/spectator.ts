/** Turns public facts back into facts, for the spectators' chart and, after the close, for a second opinion. */
import type { AnnotatedFact, DecidedMatch } from '../facts/decided-match.ts'
import type { Player } from '../facts/entrant.ts'
import type { RecordedFact } from '../facts/fact.ts'
import type { EntrantId, MatchId } from '../facts/ids.ts'
import type { PublicFact } from './public-fact.ts'

/** Replaces private values. */
export const notPublished = 'not told'

/** Facts that lead to the director's chart, from a whole log or from its latest facts; with the dice once published. */
export function recordedFrom(facts: readonly PublicFact[]): AnnotatedFact[] {
  const dice = publishedDice(facts) ?? notPublished
  return facts.map((fact) => recorded(fact, dice))
}

const publishedDice = (facts: readonly PublicFact[]): string | undefined =>
  facts.findLast((fact) => fact.type === 'tournament-closed')?.dice

function recorded(fact: PublicFact, dice: string): AnnotatedFact {
  const { seq, at, command } = fact
  return { seq, at, by: notPublished, key: `#${command}`, ...restored(fact, dice) } as AnnotatedFact
}

/** Adds the fields that every fact must have, and removes those that only public facts have. */
function restored({ seq: _, at: __, command: ___, ...fact }: PublicFact, dice: string): object {
  switch (fact.type) {
    case 'tournament-opened': {
      const { diceHash: _, ...opened } = fact
      return { ...opened, dice }
    }
    case 'tournament-closed': {
      const { dice: _, salt: __, ...closed } = fact
      return closed
    }
    default:
      return fact
  }
}

/**
 * The log for `verify` and for a file; `undefined` before the close publishes the dice. Private facts that matter are
 * restored: unpaid fees, and that two players with the same name are two people.
 */
export function logToCheck(facts: readonly PublicFact[]): RecordedFact[] | undefined {
  if (publishedDice(facts) === undefined) return undefined
  const restoring = { unpaid: unpaidIn(facts), shared: namesShared(facts) }
  return recordedFrom(facts).map(({ decided: _, ...fact }) => checkable(fact as RecordedFact, restoring))
}

interface PrivateDetails {
  readonly unpaid: ReadonlySet<EntrantId>
  readonly shared: ReadonlySet<string>
}

function checkable(fact: RecordedFact, restoring: PrivateDetails): RecordedFact {
  if (fact.type === 'entrant-edited') return { ...fact, ...numbered(fact.entrant, fact.players, restoring) }
  if (fact.type !== 'entrant-entered') return fact
  const { entrant } = fact
  const owing = restoring.unpaid.has(entrant.id) ? { paid: false } : {}
  return { ...fact, entrant: { ...entrant, ...owing, ...numbered(entrant.id, entrant.players, restoring) } }
}

/** Members with a namesake on another team get numbers to tell them apart. */
function numbered(id: EntrantId, players: readonly Player[] | null | undefined, { shared }: PrivateDetails) {
  if (!players) return {}
  const numberOf = (i: number) => ({ number: `${id}.${i + 1}` })
  return { players: players.map((player, i) => (shared.has(player.name) ? { ...player, ...numberOf(i) } : player)) }
}

/** Entrants whose missing payment still decides a match. */
function unpaidIn(facts: readonly PublicFact[]): ReadonlySet<EntrantId> {
  const last = new Map<MatchId, DecidedMatch>()
  for (const { decided = [] } of facts) for (const each of decided) last.set(each.match, each)
  return new Set([...last.values()].flatMap(({ unpaid }) => unpaid ?? []))
}

/** Names on more than one team. */
function namesShared(facts: readonly PublicFact[]): ReadonlySet<string> {
  const teams = new Map<string, Set<EntrantId>>()
  for (const { id, players } of facts.flatMap(membersIn))
    for (const { name } of players) teams.set(name, (teams.get(name) ?? new Set()).add(id))
  return new Set([...teams].filter(([, ids]) => ids.size > 1).map(([name]) => name))
}

function membersIn(fact: PublicFact) {
  if (fact.type === 'entrant-entered') return [{ id: fact.entrant.id, players: fact.entrant.players ?? [] }]
  return fact.type === 'entrant-edited' ? [{ id: fact.entrant, players: fact.players ?? [] }] : []
}
