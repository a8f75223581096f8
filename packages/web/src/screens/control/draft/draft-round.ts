/** A drafted round before it is published: its pairs and byes, what all of them have in common, and the director's changes. */
import type { RecordedFact } from '@arbiter/core'
import { type BulletinMatch, type BulletinRound, show } from '@arbiter/core/bulletin'
import type { Message, Statement } from '@arbiter/core/messages'
import type { Tournament } from '@arbiter/core/tournament'
import { why } from '@arbiter/core/why'

export interface DraftPair {
  readonly match: string
  /** White first where colours are given. */
  readonly names: readonly string[]
  readonly hasColours: boolean
  readonly reason?: RuleReason
  /** What sets this pair apart from most of the others; the rest is behind the rule number. */
  readonly differences: readonly Message[]
  /** True if they have met before. */
  readonly isRepeat: boolean
}

export interface DraftBye {
  readonly name: string
  readonly reason?: RuleReason
  readonly differences: readonly Message[]
}

export type RuleReason = Statement & { readonly rule: string }

export interface DraftRound {
  readonly name: Message
  readonly stage: Message
  readonly pairs: readonly DraftPair[]
  readonly byes: readonly DraftBye[]
  readonly repeats: number
  /** Why most pairs are as they are, said once. */
  readonly usual: readonly Message[]
}

type PairedRound = Extract<RecordedFact, { type: 'round-paired' }>

export function draftRound({ stage: id, round: number }: PairedRound, then: Tournament): DraftRound | undefined {
  const { stages } = show(then)
  const stage = stages.find((each) => each.id === id)
  const round = stage?.rounds.find((each) => (each.phase ?? each.round) === number) ?? stage?.rounds[number - 1]
  if (!stage || !round) return undefined
  const met = meetingsBefore(
    stages.flatMap(({ rounds }) => rounds),
    round,
  )
  const pairs = round.matches.map((match) => draftPair(then, match, met))
  const usual = usualIn(pairs)
  const ids = new Set(usual.map((message) => message.id))
  return {
    name: round.name,
    stage: stage.name,
    pairs: pairs.map((pair) => ({ ...pair, differences: pair.differences.filter((message) => !ids.has(message.id)) })),
    byes: round.byes.flatMap(({ entrant }) => (entrant === undefined ? [] : [draftBye(then, entrant)])),
    repeats: pairs.filter(({ isRepeat }) => isRepeat).length,
    usual: saidAlike(usual, pairs),
  }
}

function draftPair(then: Tournament, match: BulletinMatch, met: ReadonlySet<string>): DraftPair {
  const next = match.next?.[0]
  const seated = match.seats.flatMap(({ entrant }) => entrant ?? [])
  const names = next ? [next.white, next.black] : seated
  const isRepeat = pairsOf(names).some((pair) => met.has(pair))
  return { match: match.match, names, hasColours: next !== undefined, isRepeat, ...reasonFor(then, match.match) }
}

const draftBye = (then: Tournament, name: string): DraftBye => ({ name, ...reasonFor(then, `bye ${name}`) })

/** The first sentence of a reason says who meets, which the pair itself shows. */
function reasonFor(then: Tournament, about: string): Pick<DraftPair, 'reason' | 'differences'> {
  const found = why(then, about)
  return found.ok ? { reason: found.why, differences: found.why.says.slice(1) } : { differences: [] }
}

/** The messages that more than half of the pairs have, whatever they name. */
function usualIn(pairs: readonly DraftPair[]): readonly Message[] {
  const first = new Map(
    pairs.flatMap(({ differences }) => differences.map((each) => [each.id, each] as const)).reverse(),
  )
  const count = (id: string) => pairs.filter(({ differences }) => differences.some((each) => each.id === id)).length
  return [...first.values()].filter(({ id }) => 2 * count(id) > pairs.length)
}

/** Those that say the same of every pair that has them. */
const saidAlike = (usual: readonly Message[], pairs: readonly DraftPair[]): readonly Message[] =>
  usual.filter((message) =>
    pairs
      .flatMap(({ differences }) => differences)
      .every((each) => each.id !== message.id || JSON.stringify(each) === JSON.stringify(message)),
  )

function meetingsBefore(rounds: readonly BulletinRound[], drafted: BulletinRound): Set<string> {
  const before = rounds.filter((round) => round !== drafted).flatMap(({ matches }) => matches)
  return new Set(before.flatMap(({ seats }) => pairsOf(seats.flatMap(({ entrant }) => entrant ?? []))))
}

/** Every two of them, in either order. */
const pairsOf = (names: readonly string[]): string[] =>
  names.flatMap((name, i) => names.slice(i + 1).map((other) => [name, other].toSorted().join('\n')))

/** Exchanges two names. */
export function swapped(matches: readonly (readonly string[])[], one: string, other: string): string[][] {
  const exchange = new Map([
    [one, other],
    [other, one],
  ])
  return matches.map((names) => names.map((name) => exchange.get(name) ?? name))
}

/** The same names in any order. */
export const isSame = (some: readonly string[] | undefined, others: readonly string[]): boolean =>
  some !== undefined && some.toSorted().join('\n') === others.toSorted().join('\n')
