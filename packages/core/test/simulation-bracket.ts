/** A knockout of four, exactly: two semifinals and a final. */
import { correlationOf } from './simulation-league.ts'
import { type Distribution, either, type Meeting, sumOf, together } from './simulation-meetings.ts'

export interface BracketExactly {
  /** By seed, from 0. */
  readonly titles: number[]
  readonly finals: number[]
  /** Of the whole knockout, and of each. */
  games: Distribution
  readonly gamesOf: Distribution[]
  /** Of the places with the seeds. */
  readonly correlation: { mean: number; square: number }
}

type Two = readonly [first: number, second: number]

/** The first of a semifinal is named first; so is the winner of the first semifinal in the final. */
export function bracketOfFour(semifinals: readonly [Two, Two], meet: (...two: Two) => Meeting): BracketExactly {
  const found: BracketExactly = {
    titles: [0, 0, 0, 0],
    finals: [0, 0, 0, 0],
    games: [0],
    gamesOf: [[0], [0], [0], [0]],
    correlation: { mean: 0, square: 0 },
  }
  const [one, two] = semifinals.map((seats) => endsOf(seats, meet(...seats))) as [End[], End[]]
  for (const first of one) for (const second of two) playFinal(found, first, second, meet(first.winner, second.winner))
  return found
}

/** A semifinal that ended so, with how likely that is after each number of games. */
interface End {
  readonly winner: number
  readonly loser: number
  readonly games: Distribution
}

const endsOf = ([first, second]: Two, meeting: Meeting): End[] => [
  { winner: first, loser: second, games: meeting.first },
  { winner: second, loser: first, games: meeting.second },
]

function playFinal(found: BracketExactly, one: End, two: End, final: Meeting): void {
  const before = together(one.games, two.games)
  found.games = either(found.games, together(before, final.games))
  for (const [own, others] of [[one, two] as const, [two, one] as const]) {
    const semifinal = own.games.map((chance) => chance * sumOf(others.games))
    add(found.gamesOf, own.loser, semifinal)
    add(found.gamesOf, own.winner, together(semifinal, final.games))
    found.finals[own.winner] = (found.finals[own.winner] as number) + sumOf(before)
  }
  crown(found, [one.winner, two.winner], sumOf(before) * sumOf(final.first))
  crown(found, [two.winner, one.winner], sumOf(before) * sumOf(final.second))
}

function add(gamesOf: Distribution[], who: number, games: Distribution): void {
  gamesOf[who] = either(gamesOf[who] as Distribution, games)
}

/** Who lost in the semifinals shares the third place. */
function crown({ titles, correlation }: BracketExactly, [champion, finalist]: Two, chance: number): void {
  titles[champion] = (titles[champion] as number) + chance
  const places = titles.map((_, who) => (who === champion ? 1 : who === finalist ? 2 : 3.5))
  correlation.mean += chance * correlationOf(places)
  correlation.square += chance * correlationOf(places) ** 2
}
