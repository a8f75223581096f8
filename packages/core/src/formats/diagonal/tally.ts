/** What is counted for everybody, round by round: lost games, wins and losses, and what performance is made of. */
import type { Chart } from '../../chart/chart.ts'
import type { Round } from '../../chart/round.ts'
import type { Who } from '../../chart/slot.ts'
import type { Stage } from '../../chart/stage.ts'
import { eachGame, halvesLost, isAtTheBoard, OUT_AT } from './games.ts'
import type { DiagonalOptions } from './options.ts'
import { ratingIn } from './row.ts'

/** Counts by player; lost games in halves. */
export class Tally {
  readonly lost: Int32Array
  readonly wins: Int32Array
  readonly draws: Int32Array
  readonly losses: Int32Array
  /** At the board: games, half points, and the sum of the opponents' ratings. */
  readonly games: Int32Array
  readonly halfPoints: Int32Array
  readonly ratings: Int32Array
  private readonly drawLoss: number
  private readonly rating: Int32Array
  /** DIA-23: everybody has the rating performance needs. */
  readonly isRated: boolean

  constructor(options: DiagonalOptions, { entrants, order }: Chart) {
    const counts = () => new Int32Array(entrants.length)
    this.lost = counts()
    this.wins = counts()
    this.draws = counts()
    this.losses = counts()
    this.games = counts()
    this.halfPoints = counts()
    this.ratings = counts()
    this.drawLoss = options.drawLoss
    const ratings = entrants.map((entrant) => ratingIn(options, entrant))
    this.isRated = order.every((who) => ratings[who] !== undefined)
    this.rating = Int32Array.from(ratings, (rating) => rating ?? 0)
  }

  add({ matches }: Round): void {
    for (const match of matches)
      eachGame(match, (first, second, own, others, game) => {
        this.count(first, own)
        this.count(second, others)
        if (!isAtTheBoard(game)) return
        this.play(first, own, second)
        this.play(second, others, first)
      })
  }

  private count(who: Who, halfPoints: number): void {
    this.lost[who] = (this.lost[who] as number) + halvesLost(halfPoints, this.drawLoss)
    const list = halfPoints === 2 ? this.wins : halfPoints === 1 ? this.draws : this.losses
    list[who] = (list[who] as number) + 1
  }

  private play(who: Who, halfPoints: number, opponent: Who): void {
    this.games[who] = (this.games[who] as number) + 1
    this.halfPoints[who] = (this.halfPoints[who] as number) + halfPoints
    this.ratings[who] = (this.ratings[who] as number) + (this.rating[opponent] as number)
  }
}

/** The counts through a round, or of all there is. */
export function tallyOf(options: DiagonalOptions, chart: Chart, through = Number.POSITIVE_INFINITY): Tally {
  const tally = new Tally(options, chart)
  for (const round of stageOf(chart)?.rounds ?? []) if (round.number <= through) tally.add(round)
  return tally
}

export const stageOf = ({ stages }: Chart): Stage | undefined => stages[0]

/** Everybody's lost games, in halves, and nothing else: what a new round asks for. */
export function lostGames({ drawLoss }: DiagonalOptions, chart: Chart, rounds: readonly Round[]): Int32Array {
  const lost = new Int32Array(chart.entrants.length)
  for (const round of rounds) addLost(lost, round, drawLoss)
  return lost
}

function addLost(lost: Int32Array, { matches }: Round, drawLoss: number): void {
  for (const match of matches)
    eachGame(match, (first, second, own, others) => {
      lost[first] = (lost[first] as number) + halvesLost(own, drawLoss)
      lost[second] = (lost[second] as number) + halvesLost(others, drawLoss)
    })
}

/** DIA-7: the round at whose end somebody went out by lost games; none while he is in. */
export function roundsOut(
  { drawLoss }: DiagonalOptions,
  chart: Chart,
  through = Number.POSITIVE_INFINITY,
): Map<Who, number> {
  const out = new Map<Who, number>()
  const lost = new Int32Array(chart.entrants.length)
  for (const round of stageOf(chart)?.rounds ?? []) {
    if (!round.isDone || round.number > through) break
    addLost(lost, round, drawLoss)
    for (const who of chart.order) if ((lost[who] as number) >= OUT_AT && !out.has(who)) out.set(who, round.number)
  }
  return out
}
