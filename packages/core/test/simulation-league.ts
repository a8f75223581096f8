/** A league of a few, exactly: every result of every game is gone through (LEA-S2, LEA-S7, LEA-S9, LEA-9). */
import { type EloSettings, usualElo } from '../src/simulate/models/elo.ts'
import type { Chances } from '../src/simulate/models/model.ts'
import { sidesOf } from './simulation-meetings.ts'

export interface LeagueExactly {
  /** Everybody's share of each place. */
  readonly ranks: number[][]
  /** Everybody's mean square of the share of the first place. */
  readonly squares: number[]
  /** Of the places with strength, the strongest first. */
  readonly correlation: { mean: number; square: number }
}

/** Points, then wins, then wins as Black, as one number. */
const steps = { win: 3_01_00, draw: 1_00_00, black: 1 } as const

/** How games went that were played, for White. */
export interface Played {
  readonly white: number
  readonly black: number
  readonly points: 1 | 0 | -1
}

/** Strongest first. */
export function leagueExactly(
  ratings: readonly number[],
  played: readonly Played[] = [],
  settings = usualElo,
): LeagueExactly {
  const found: LeagueExactly = {
    ranks: ratings.map(() => ratings.map(() => 0)),
    squares: ratings.map(() => 0),
    correlation: { mean: 0, square: 0 },
  }
  goThrough(
    gamesOf(ratings, settings).map((game) => asPlayed(game, played)),
    ratings.map(() => 0),
    1,
    (counts, chance) => end(found, counts, chance),
  )
  return found
}

interface Game extends Chances {
  readonly white: number
  readonly black: number
}

const gamesOf = (ratings: readonly number[], settings: EloSettings): Game[] =>
  ratings.flatMap((own, white) =>
    ratings.flatMap((others, black) =>
      white === black ? [] : [{ white, black, ...sidesOf(own, others, settings).white }],
    ),
  )

function asPlayed(game: Game, played: readonly Played[]): Game {
  const { points } = played.find(({ white, black }) => white === game.white && black === game.black) ?? {}
  if (points === undefined) return game
  return { ...game, win: +(points > 0), draw: +(points === 0), loss: +(points < 0) }
}

/** Every way the last of these games and then the others can go. */
function goThrough(
  games: readonly Game[],
  counts: number[],
  chance: number,
  end: (counts: readonly number[], chance: number) => void,
): void {
  const last = games.at(-1)
  if (!last) {
    end(counts, chance)
    return
  }
  const { white, black, win, draw, loss } = last
  const goOn = (forWhite: number, forBlack: number, share: number) => {
    if (share === 0) return
    const next = [...counts]
    next[white] = (next[white] as number) + forWhite
    next[black] = (next[black] as number) + forBlack
    goThrough(games.slice(0, -1), next, chance * share, end)
  }
  goOn(steps.win, 0, win)
  goOn(steps.draw, steps.draw, draw)
  goOn(0, steps.win + steps.black, loss)
}

/** Who is level shares the places. */
function end({ ranks, squares, correlation }: LeagueExactly, counts: readonly number[], chance: number): void {
  const middles: number[] = []
  for (const [who, own] of counts.entries()) {
    const better = counts.filter((count) => count > own).length
    const level = counts.filter((count) => count === own).length
    const row = ranks[who] as number[]
    for (let place = better; place < better + level; place++) row[place] = (row[place] as number) + chance / level
    if (better === 0) squares[who] = (squares[who] as number) + chance / level ** 2
    middles.push(better + (level + 1) / 2)
  }
  const found = correlationOf(middles)
  correlation.mean += chance * found
  correlation.square += chance * found ** 2
}

/** Pearson's, of places with 1, 2, 3 …; 0 where all share a place. */
export function correlationOf(places: readonly number[]): number {
  const middle = (places.length + 1) / 2
  const sum = (of: (place: number, i: number) => number) =>
    places.reduce((total, place, i) => total + of(place - middle, i + 1 - middle), 0)
  const alone = sum((place) => place ** 2)
  return alone === 0 ? 0 : sum((place, strength) => place * strength) / Math.sqrt(alone * sum((_, own) => own ** 2))
}
