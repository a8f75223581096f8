/** A drafted round before it is published: its pairs with their reasons, its byes, and the director's changes. */
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
  /** True if they have met before. */
  readonly isRepeat: boolean
}

type RuleReason = Statement & { readonly rule: string }

export interface DraftRound {
  readonly name: Message
  readonly stage: Message
  readonly pairs: readonly DraftPair[]
  readonly byes: readonly { readonly name: string; readonly reason?: RuleReason }[]
  readonly repeats: number
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
  const byes = round.byes.flatMap(({ entrant }) => entrant ?? [])
  return {
    name: round.name,
    stage: stage.name,
    pairs,
    byes: byes.map((name) => ({ name, ...reasonFor(then, `bye ${name}`) })),
    repeats: pairs.filter(({ isRepeat }) => isRepeat).length,
  }
}

function draftPair(then: Tournament, match: BulletinMatch, met: ReadonlySet<string>): DraftPair {
  const next = match.next?.[0]
  const seated = match.seats.flatMap(({ entrant }) => entrant ?? [])
  const names = next ? [next.white, next.black] : seated
  return {
    match: match.match,
    names,
    hasColours: next !== undefined,
    isRepeat: pairsOf(names).some((pair) => met.has(pair)),
    ...reasonFor(then, match.match),
  }
}

function reasonFor(then: Tournament, about: string): { reason?: RuleReason } {
  const found = why(then, about)
  return found.ok ? { reason: { ...found.why } } : {}
}

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
