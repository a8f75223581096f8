/** Compact knockouts: the destinations of winners and losers of the first half, and the rounds they make (BRI-65 to BRI-70). */

import { roundOf, teamRounds } from '../../../chart/rounds/round-name.ts'
import { at, first } from '../../../lists/at.ts'
import type { BridgeOptions } from '../options.ts'
import type { PlannedMatch, PlannedRound } from './plan.ts'
import { regularFrom } from './regular.ts'

/** A match of the first half by its tables, and the next tickets of its teams: in a ring of first, second and loser. */
export interface GoTo {
  readonly match: string
  readonly to: readonly string[]
}

/** `AB5>AB5/BA4`: from AB5 the winner goes to AB5, the loser to BA4; a ring says first, second and loser. */
const patterns: Readonly<Record<number, string>> = {
  16: 'AB1>AB1/AB2 AB2>BA1/BA2 AB3>AB3/AB4 AB4>BA3/BA4 AB5>AB5/AB6 AB6>BA5/BA6 AB7>AB7/AB8 AB8>BA7/BA8',
  15: 'XYZ7>BA5/BA6/BA2 AB1>AB1/AB2 AB2>BA1/XY7 AB3>AB3/AB4 AB4>BA3/YZ7 AB5>AB5/BA4 AB6>AB6/ZX7',
  14: 'AB1>AB1/AB2 AB2>BA1/BA2 AB3>AB3/AB4 AB4>BA3/BA4 AB5>XY1/XY2 AB6>YZ1/YZ2 AB7>ZX1/ZX2',
  13: 'XYZ7>BA1/BA3/XY8 AB1>AB1/YZ8 AB2>XY7/ZX8 AB3>AB3/XY10 AB4>YZ7/YZ10 AB5>ZX7/ZX10',
  12: 'AB1>XY7/XY8 AB2>YZ7/YZ8 AB3>ZX7/ZX8 AB4>XY9/XY10 AB5>YZ9/YZ10 AB6>ZX9/ZX10',
}

export const compactTeams = Object.keys(patterns).map(Number)

export function compactPattern(teams: number): readonly GoTo[] {
  return (patterns[teams] ?? '').split(' ').map((row) => {
    const [match = '', to = ''] = row.split('>')
    return { match, to: to.split('/') }
  })
}

/** The tickets of the second half in the order of its matches: head-to-heads by table, then rings (BRI-107). */
export function secondHalfTickets(teams: number): readonly string[] {
  return compactPattern(teams)
    .flatMap(({ to }) => to)
    .toSorted((a, b) => placeOf(a) - placeOf(b))
}

const tickets = ['AB', 'BA', 'XY', 'YZ', 'ZX']
export const isRing = (ticket: string): boolean => /^[XYZ]/.test(ticket)
const tableOf = (ticket: string): number => Number(ticket.replace(/^\D+/, ''))
const placeOf = (ticket: string): number =>
  (isRing(ticket) ? 1000 : 0) + 10 * tableOf(ticket) + tickets.indexOf(ticket.replace(/\d+$/, ''))

/** The tickets of the first half, by number. */
export function firstHalfTickets(teams: number): readonly string[] {
  const byNumber: string[] = []
  for (const { match, seats } of firstHalf(teams))
    seats.forEach((number, i) => {
      byNumber[number - 1] = `${(isRing(match) ? tickets.slice(2) : tickets)[i]}${tableOf(match)}`
    })
  return byNumber
}

/** BRI-69: which pair, counted by its stronger team, sits at AB1, AB2 …: the strongest do not meet in the second half. */
const seatings: Readonly<Record<number, readonly number[]>> = {
  16: [1, 8, 2, 7, 3, 6, 4, 5],
  15: [3, 6, 4, 5, 1, 2],
  14: [1, 7, 2, 6, 3, 4, 5],
  13: [1, 3, 2, 4, 5],
  12: [1, 4, 5, 2, 3, 6],
}

/** Pair i is team i against the i-th from below; the ring takes the teams in the middle. */
function firstHalf(teams: number): { match: string; seats: number[]; to: readonly string[] }[] {
  const pairs = seatings[teams] ?? []
  const middle = pairs.length
  return compactPattern(teams).map(({ match, to }) => {
    if (isRing(match)) return { match, to, seats: [middle + 1, middle + 2, middle + 3] }
    const pair = at(pairs, tableOf(match) - 1)
    return { match, to, seats: [pair, teams + 1 - pair] }
  })
}

export function compactPlan(teams: number, options: BridgeOptions): PlannedRound[] {
  const opening = firstRound(teams, options)
  const winners = opening.matches.reduce((sum, { advance }) => sum + advance, 0)
  const [semifinals = [], final = []] = regularFrom(4).map((matches) =>
    matches.map((match) => ({ ...match, boards: options.boards })),
  )
  return [
    opening,
    { name: teamRounds.secondHalf, teams: winners, matches: secondRound(teams, options) },
    { name: roundOf(4), teams: 4, matches: semifinals },
    { name: roundOf(2), teams: 2, matches: final },
  ]
}

function firstRound(teams: number, { compactBoards }: BridgeOptions): PlannedRound {
  const numbers = secondHalfTickets(teams)
  const matches = firstHalf(teams).map(({ match, seats, to }) => ({
    seats,
    advance: seats.length - 1,
    takes: to.map((ticket) => numbers.indexOf(ticket) + 1),
    byPlace: true as const,
    ticket: match,
    boards: isRing(match) ? compactBoards / 2 : compactBoards,
  }))
  return { name: teamRounds.firstHalf, teams, matches }
}

/** Winners' matches hand on the numbers 1 to 4 in their order; losers' matches feed nothing (BRI-68). */
function secondRound(teams: number, { compactBoards }: BridgeOptions): PlannedMatch[] {
  const winners = new Set(compactPattern(teams).flatMap(({ to }) => to.slice(0, -1)))
  let handedOn = 0
  return groupsOf(secondHalfTickets(teams)).map((group) => {
    const leader = first(group).ticket
    const isOfWinners = winners.has(leader)
    const advance = group.length - 1
    const takes = isOfWinners ? Array.from({ length: advance }, () => ++handedOn) : []
    const ring = isRing(leader)
    return {
      seats: group.map(({ number }) => number),
      advance,
      takes,
      ticket: `${ring ? 'XYZ' : 'AB'}${tableOf(leader)}`,
      boards: ring ? compactBoards / 2 : compactBoards,
      ...(isOfWinners ? {} : { isOfLosers: true as const }),
    }
  })
}

interface Seat {
  readonly ticket: string
  readonly number: number
}

/** Groups tickets by their tables. */
function groupsOf(all: readonly string[]): Seat[][] {
  const groups = new Map<string, Seat[]>()
  all.forEach((ticket, i) => {
    const key = `${isRing(ticket)}${tableOf(ticket)}`
    groups.set(key, [...(groups.get(key) ?? []), { ticket, number: i + 1 }])
  })
  return [...groups.values()]
}
