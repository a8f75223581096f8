/** A round before anybody is told, as the chart would have it: its pairs with their reasons, its byes, and what the director changed by hand. */
import type { Recorded } from '@arbiter/core'
import { type MatchShown, type RoundShown, show } from '@arbiter/core/bulletin'
import type { Message, Saying } from '@arbiter/core/messages'
import type { Tournament } from '@arbiter/core/tournament'
import { why } from '@arbiter/core/why'

export interface PairDrafted {
  readonly match: string
  /** White first where colours are given. */
  readonly names: readonly string[]
  readonly hasColours: boolean
  readonly reason?: Reasoned
  /** They have met before. */
  readonly isRepeat: boolean
}

type Reasoned = Saying & { readonly rule: string }

export interface RoundDrafted {
  readonly name: Message
  readonly stage: Message
  readonly pairs: readonly PairDrafted[]
  readonly byes: readonly { readonly name: string; readonly reason?: Reasoned }[]
  readonly repeats: number
}

type RoundPaired = Extract<Recorded, { type: 'round-paired' }>

export function roundDrafted({ stage: id, round: number }: RoundPaired, then: Tournament): RoundDrafted | undefined {
  const { stages } = show(then)
  const stage = stages.find((each) => each.id === id)
  const round = stage?.rounds.find((each) => (each.phase ?? each.round) === number) ?? stage?.rounds[number - 1]
  if (!stage || !round) return undefined
  const met = meetingsBefore(
    stages.flatMap(({ rounds }) => rounds),
    round,
  )
  const pairs = round.matches.map((match) => pairDrafted(then, match, met))
  const byes = round.byes.flatMap(({ entrant }) => entrant ?? [])
  return {
    name: round.name,
    stage: stage.name,
    pairs,
    byes: byes.map((name) => ({ name, ...reasonFor(then, `bye ${name}`) })),
    repeats: pairs.filter(({ isRepeat }) => isRepeat).length,
  }
}

function pairDrafted(then: Tournament, match: MatchShown, met: ReadonlySet<string>): PairDrafted {
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

function reasonFor(then: Tournament, about: string): { reason?: Reasoned } {
  const found = why(then, about)
  return found.ok ? { reason: { ...found.why } } : {}
}

function meetingsBefore(rounds: readonly RoundShown[], drafted: RoundShown): Set<string> {
  const before = rounds.filter((round) => round !== drafted).flatMap(({ matches }) => matches)
  return new Set(before.flatMap(({ seats }) => pairsOf(seats.flatMap(({ entrant }) => entrant ?? []))))
}

/** Any two of them, whatever their order. */
const pairsOf = (names: readonly string[]): string[] =>
  names.flatMap((name, i) => names.slice(i + 1).map((other) => [name, other].toSorted().join('\n')))

/** Two names change places. */
export function swapped(matches: readonly (readonly string[])[], one: string, other: string): string[][] {
  const exchange = new Map([
    [one, other],
    [other, one],
  ])
  return matches.map((names) => names.map((name) => exchange.get(name) ?? name))
}

/** The same people, in whatever order. */
export const isSame = (some: readonly string[] | undefined, others: readonly string[]): boolean =>
  some !== undefined && some.toSorted().join('\n') === others.toSorted().join('\n')
