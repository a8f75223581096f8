/** The compact knockout: first half, second half and four survivors (BRI-65 to BRI-70, BRI-103, BRI-107). */
import { type Plan, type PlannedMatch, type PlannedRound, planOf } from './plan.ts'

/** BRI-66: each match of the first half and its tickets for the second, winner's (first, second) before loser's. */
const cards: ReadonlyMap<number, string> = new Map([
  [12, 'AB1 XY7 XY8, AB2 YZ7 YZ8, AB3 ZX7 ZX8, AB4 XY9 XY10, AB5 YZ9 YZ10, AB6 ZX9 ZX10'],
  [13, 'XYZ7 BA1 BA3 XY8, AB1 AB1 YZ8, AB2 XY7 ZX8, AB3 AB3 XY10, AB4 YZ7 YZ10, AB5 ZX7 ZX10'],
  [14, 'AB1 AB1 AB2, AB2 BA1 BA2, AB3 AB3 AB4, AB4 BA3 BA4, AB5 XY1 XY2, AB6 YZ1 YZ2, AB7 ZX1 ZX2'],
  [15, 'XYZ7 BA5 BA6 BA2, AB1 AB1 AB2, AB2 BA1 XY7, AB3 AB3 AB4, AB4 BA3 YZ7, AB5 AB5 BA4, AB6 AB6 ZX7'],
  [16, 'AB1 AB1 AB2, AB2 BA1 BA2, AB3 AB3 AB4, AB4 BA3 BA4, AB5 AB5 AB6, AB6 BA5 BA6, AB7 AB7 AB8, AB8 BA7 BA8'],
])

/** BRI-69: which pair of numbers, i v n+1−i, plays AB1, AB2, … */
const pairs: ReadonlyMap<number, readonly number[]> = new Map([
  [12, [1, 4, 5, 2, 3, 6]],
  [13, [1, 3, 2, 4, 5]],
  [14, [1, 7, 2, 6, 3, 4, 5]],
  [15, [3, 6, 4, 5, 1, 2]],
  [16, [1, 8, 2, 7, 3, 6, 4, 5]],
])

/** Undefined for fewer than 12 or more than 16 teams (BRI-70). */
export function compactPlanOf(teams: number): Plan | undefined {
  const list = cards.get(teams)
  if (list === undefined) return undefined
  const survivors = planOf(8).slice(1)
  return { rounds: [...halvesOf(teams, list.split(', ').map(cardOf)), ...survivors], robinAfter: undefined }
}

function halvesOf(teams: number, matches: readonly Card[]): PlannedRound[] {
  const winners = matches.flatMap((card) => card.winners)
  const tickets = [...winners, ...matches.flatMap((card) => card.losers)].sort(byTicket)
  const usual = { isPairedAnew: false, length: 'half-session', carries: 'nothing' } as const
  return [
    { ...usual, matches: firstHalf(teams, matches, tickets), begins: teams, leaves: winners.length },
    { ...usual, matches: secondHalf(tickets, winners), begins: winners.length, leaves: 4 },
  ]
}

interface Card {
  readonly isRing: boolean
  readonly winners: readonly string[]
  readonly losers: readonly string[]
}

function cardOf(text: string): Card {
  const [match = '', ...tickets] = text.split(' ')
  return { isRing: match.startsWith('XYZ'), winners: tickets.slice(0, -1), losers: tickets.slice(-1) }
}

/** BRI-69: the ring takes the three numbers in the middle. */
function firstHalf(teams: number, matches: readonly Card[], tickets: readonly string[]): PlannedMatch[] {
  const numbersOf = (list: readonly string[]): number[] => list.map((ticket) => tickets.indexOf(ticket) + 1)
  const order = pairs.get(teams) ?? []
  const rings = matches.length - order.length
  const middle = order.length + 1
  return matches.map(({ isRing, winners, losers }, i) => {
    const pair = order[i - rings] ?? 0
    const numbers = isRing ? [middle, middle + 1, middle + 2] : [pair, teams + 1 - pair]
    return { numbers, places: isRing ? 2 : 1, goTo: { winners: numbersOf(winners), losers: numbersOf(losers) } }
  })
}

/** BRI-68: a team that advances from a match of winners takes the next of the numbers 1 to 4. */
function secondHalf(tickets: readonly string[], winners: readonly string[]): PlannedMatch[] {
  let last = 0
  return matchesOf(tickets).map((match) => {
    const places = match.length === 3 ? 2 : 1
    const isOfWinners = match.every((ticket) => winners.includes(ticket))
    const taken = isOfWinners ? Array.from({ length: places }, () => ++last) : []
    return { numbers: match.map((ticket) => tickets.indexOf(ticket) + 1), places, goTo: { winners: taken, losers: [] } }
  })
}

function matchesOf(tickets: readonly string[]): string[][] {
  const matches = new Map<string, string[]>()
  for (const ticket of tickets) {
    const key = `${isOfRing(ticket)} ${tableOf(ticket)}`
    matches.set(key, [...(matches.get(key) ?? []), ticket])
  }
  return [...matches.values()]
}

const isOfRing = (ticket: string): boolean => !/^(AB|BA)/.test(ticket)
const tableOf = (ticket: string): number => Number(ticket.slice(2))

/** Head-to-heads by table number, then rings by number; AB before BA, XY, YZ, ZX (BRI-107). */
function byTicket(a: string, b: string): number {
  const order = ['AB', 'BA', 'XY', 'YZ', 'ZX']
  const seatOf = (ticket: string): number => order.indexOf(ticket.slice(0, 2))
  return Number(isOfRing(a)) - Number(isOfRing(b)) || tableOf(a) - tableOf(b) || seatOf(a) - seatOf(b)
}
