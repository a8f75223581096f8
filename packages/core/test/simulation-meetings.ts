/**
 * Exact chances of a meeting of two, worked out from RULES.md and from the chances of single games. Nothing of the
 * simulation is used but what a model publishes.
 */
import { eloChances, usualElo } from '../src/simulate/models/elo.ts'
import type { Chances } from '../src/simulate/models/model.ts'

/** How likely each number is. */
export type Distribution = readonly number[]

export const sumOf = (chances: Distribution): number => chances.reduce((sum, each) => sum + each, 0)

export const meanOf = (chances: Distribution): number => chances.reduce((sum, each, number) => sum + each * number, 0)

export const varianceOf = (chances: Distribution): number =>
  chances.reduce((sum, each, number) => sum + each * number ** 2, 0) - meanOf(chances) ** 2

/** Mean and variance. */
export const momentsOf = (chances: Distribution) => ({ mean: meanOf(chances), variance: varianceOf(chances) })

/** Of the sum of two numbers. */
export function together(one: Distribution, other: Distribution): number[] {
  const sum = new Array<number>(one.length + other.length - 1).fill(0)
  for (const [i, a] of one.entries()) for (const [j, b] of other.entries()) sum[i + j] = (sum[i + j] as number) + a * b
  return sum
}

/** Of either, as they add up. */
export const either = (...all: readonly Distribution[]): number[] =>
  Array.from({ length: Math.max(...all.map(({ length }) => length)) }, (_, i) => sumOf(all.map((each) => each[i] ?? 0)))

/** How likely either is to win after so many games. */
export class Meeting {
  readonly first: number[]
  readonly second: number[]

  constructor(first: number[] = [], second: number[] = []) {
    this.first = first
    this.second = second
  }

  /** Ends with so many points ahead for the first; level they share it. */
  end(lead: number, chance: number, games: number): void {
    if (lead >= 0) addAt(this.first, games, lead === 0 ? chance / 2 : chance)
    if (lead <= 0) addAt(this.second, games, lead === 0 ? chance / 2 : chance)
  }

  /** The chance of the first. */
  get chance(): number {
    return sumOf(this.first)
  }

  get games(): Distribution {
    return either(this.first, this.second)
  }
}

function addAt(chances: number[], number: number, chance: number): void {
  while (chances.length <= number) chances.push(0)
  chances[number] = (chances[number] as number) + chance
}

/** What is likely for the first of two, with White and with Black. */
export interface Sides {
  readonly white: Chances
  readonly black: Chances
}

export const sidesOf = (one: number, other: number, { advantage, draws } = usualElo): Sides => ({
  white: eloChances(one - other + advantage, draws),
  black: reversed(eloChances(other - one + advantage, draws)),
})

export const reversed = ({ win, draw, loss }: Chances): Chances => ({ win: loss, draw, loss: win })

/** How a game went that was played: won, drawn or lost by the first. */
export type Known = 1 | 0 | -1

const certain = (points: Known): Chances => ({ win: +(points > 0), draw: +(points === 0), loss: +(points < 0) })

const alone = ({ win, draw, loss }: Chances): [points: number, chance: number][] => [
  [1, win],
  [0, draw],
  [-1, loss],
]

// --- pairs of games (CUP-16 to CUP-18b) ------------------------------------------------------------

export interface PairRules {
  readonly pairs?: number
  readonly further?: number
  readonly finishPairs?: boolean
  readonly fallback?: 'HigherSeed' | 'Armageddon' | 'Stop'
  /** The games that were played, from the first on. */
  readonly known?: readonly Known[]
}

/** By how many points the first leads. */
type Leads = ReadonlyMap<number, number>

/** The first is the higher seed. A pair is of one of these kinds, each as likely as the others. */
export function meetingInPairs(kinds: readonly Sides[], rules: PairRules = {}): Meeting {
  const { pairs = 1, further = 8, finishPairs = false, known = [] } = rules
  const meeting = new Meeting()
  const isAhead = (lead: number, game: number) => Math.abs(lead) > 2 * pairs - game && !(finishPairs && game % 2 === 1)
  const isAheadAfterPair = (lead: number, game: number) => lead !== 0 && game % 2 === 0
  let leads: Leads = new Map([[0, 1]])
  for (let pair = 1; pair <= pairs + further; pair++)
    leads = afterPair(meeting, leads, { kinds, known }, pair, pair <= pairs ? isAhead : isAheadAfterPair)
  endLevel(meeting, leads.get(0) ?? 0, kinds, rules.fallback, 2 * (pairs + further))
  return meeting
}

function afterPair(
  meeting: Meeting,
  leads: Leads,
  { kinds, known }: { kinds: readonly Sides[]; known: readonly Known[] },
  pair: number,
  isOver: (lead: number, game: number) => boolean,
): Leads {
  const open = new Map<number, number>()
  for (const { white, black } of kinds) {
    let some: Leads = new Map([...leads].map(([lead, chance]) => [lead, chance / kinds.length]))
    some = afterGame(meeting, some, inGameOf(known, 2 * pair - 1, white), 2 * pair - 1, isOver)
    some = afterGame(meeting, some, inGameOf(known, 2 * pair, black), 2 * pair, isOver)
    for (const [lead, chance] of some) open.set(lead, (open.get(lead) ?? 0) + chance)
  }
  return open
}

function inGameOf(known: readonly Known[], game: number, chances: Chances): Chances {
  const points = known[game - 1]
  return points === undefined ? chances : certain(points)
}

function afterGame(
  meeting: Meeting,
  leads: Leads,
  chances: Chances,
  game: number,
  isOver: (lead: number, game: number) => boolean,
): Leads {
  const open = new Map<number, number>()
  for (const [lead, before] of leads)
    for (const [points, chance] of alone(chances)) {
      const now = lead + points
      if (isOver(now, game)) meeting.end(now, before * chance, game)
      else open.set(now, (open.get(now) ?? 0) + before * chance)
    }
  return open
}

/** CUP-18b: in Armageddon the higher seed has Black and a draw is enough; the director tosses a coin. */
function endLevel(
  meeting: Meeting,
  level: number,
  kinds: readonly Sides[],
  fallback: PairRules['fallback'] = 'HigherSeed',
  games: number,
): void {
  if (fallback === 'HigherSeed') meeting.end(1, level, games)
  if (fallback === 'Stop') meeting.end(0, level, games)
  if (fallback === 'Armageddon')
    for (const { black } of kinds)
      for (const [points, chance] of alone(black))
        meeting.end(points >= 0 ? 1 : -1, (level * chance) / kinds.length, games + 1)
}

// --- a race (HYB-18 to HYB-23) ---------------------------------------------------------------------

/** The chances of the first in a game, counted from 1. */
type InGame = (game: number) => Chances

/** The first is first named: White in odd games. */
export function meetingInRace({ white, black }: Sides, raceToPoints: number, known: readonly Known[] = []): Meeting {
  const meeting = new Meeting()
  const inGame: InGame = (game) => inGameOf(known, game, game % 2 === 1 ? white : black)
  race(meeting, inGame, 2 * raceToPoints, { own: 0, others: 0, game: 0 }, 1)
  return meeting
}

interface Score {
  readonly own: number
  readonly others: number
  readonly game: number
}

/** In half points. */
function race(meeting: Meeting, inGame: InGame, goal: number, { own, others, game }: Score, before: number): void {
  if (own >= goal && others >= goal) suddenDeath(meeting, inGame, game, before)
  else if (own >= goal || others >= goal) meeting.end(own - others, before, game)
  else
    for (const [points, chance] of alone(inGame(game + 1))) {
      const next = { own: own + 1 + points, others: others + 1 - points, game: game + 1 }
      race(meeting, inGame, goal, next, before * chance)
    }
}

/** Ten attempts, then Armageddon: a draw counts as a win for Black. */
function suddenDeath(meeting: Meeting, inGame: InGame, played: number, before: number): void {
  let level = before
  for (let game = played + 1; game <= played + 10; game++) {
    const { win, draw, loss } = inGame(game)
    meeting.end(1, level * win, game)
    meeting.end(-1, level * loss, game)
    level *= draw
  }
  const last = played + 11
  for (const [points, chance] of alone(inGame(last)))
    meeting.end(points !== 0 ? points : last % 2 === 1 ? -1 : 1, level * chance, last)
}

// --- two of the Diagonal (DIA-S3, DIA-9, DIA-16, DIA-18 to DIA-22) -----------------------------------

/** Both games of a pair are played. Who has lost four is out; all of them out and level they play on. */
export function meetingInDiagonal(sides: Sides, { drawLoss = 0.5, extraRounds = 10 } = {}): Meeting {
  const meeting = new Meeting()
  let open: Lost[] = [{ own: 0, others: 0, chance: 1 }]
  for (let round = 1; sumOf(open.map(({ chance }) => chance)) > 1e-15; round++) {
    const all = open.flatMap((lost) => afterRound(lost, sides, drawLoss))
    const isIn = ({ own, others }: Lost) => own < 4 && others < 4
    for (const lost of all.filter((each) => !isIn(each))) endRound(meeting, lost, round, sides, extraRounds)
    open = merged(all.filter(isIn))
  }
  return meeting
}

/** Games both have lost so far. */
interface Lost {
  readonly own: number
  readonly others: number
  readonly chance: number
}

function afterRound({ own, others, chance: before }: Lost, { white, black }: Sides, drawLoss: number): Lost[] {
  const lostBy = (points: number) => (points === 0 ? drawLoss : points < 0 ? 1 : 0)
  return alone(white).flatMap(([first, chance]) =>
    alone(black).map(([second, chanceToo]) => ({
      own: own + lostBy(first) + lostBy(second),
      others: others + lostBy(-first) + lostBy(-second),
      chance: before * chance * chanceToo,
    })),
  )
}

function merged(all: readonly Lost[]): Lost[] {
  const chances = new Map<string, Lost>()
  for (const { own, others, chance } of all) {
    const before = chances.get(`${own} ${others}`)?.chance ?? 0
    chances.set(`${own} ${others}`, { own, others, chance: before + chance })
  }
  return [...chances.values()]
}

/** Fewer lost games win; level, pair after pair until somebody leads, and in the end the win is shared. */
function endRound(
  meeting: Meeting,
  { own, others, chance }: Lost,
  round: number,
  sides: Sides,
  extraRounds: number,
): void {
  if (own !== others || extraRounds === 0) meeting.end(others - own, chance, 2 * round)
  else
    for (const lost of merged(afterRound({ own: 0, others: 0, chance }, sides, 1)))
      endRound(meeting, lost, round + 1, sides, extraRounds - 1)
}
