/** What is counted for everybody, round by round: lost games, wins and losses, and what performance is made of. */
import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import type { Round } from '../../chart/round.ts'
import type { Who } from '../../chart/slot.ts'
import type { Stage } from '../../chart/stage.ts'
import { eachGame, halvesLost, isAtTheBoard, isWithoutPlay, OUT_AT, type Visit } from './games.ts'
import type { DiagonalOptions } from './options.ts'
import { ratingIn } from './row.ts'

/** One for each entrant. */
type Counts = number[]

/** Counts by player; lost games in halves. */
export class Tally {
  readonly lost: Counts
  readonly wins: Counts
  readonly draws: Counts
  readonly losses: Counts
  /** At the board: games, half points, and the sum of the opponents' ratings. */
  readonly games: Counts
  readonly halfPoints: Counts
  readonly ratings: Counts
  /** DIA-7: the round at whose end somebody went out by lost games, every round so far being complete; 0 while somebody is in. */
  readonly out: Counts
  /** DIA-23: everybody has the rating performance needs. */
  readonly isRated: boolean
  private isComplete = true
  private readonly order: readonly Who[]
  private readonly drawLoss: number
  private readonly rating: readonly (number | undefined)[]

  constructor(options: DiagonalOptions, { field: { entrants, order } }: Chart) {
    const counts = () => new Array<number>(entrants.length).fill(0)
    this.lost = counts()
    this.wins = counts()
    this.draws = counts()
    this.losses = counts()
    this.games = counts()
    this.halfPoints = counts()
    this.ratings = counts()
    this.out = counts()
    this.order = order
    this.drawLoss = options.drawLoss
    this.rating = entrants.map((entrant) => ratingIn(options, entrant))
    this.isRated = order.every((who) => this.rating[who] !== undefined)
  }

  add(round: Round): void {
    if (round.publication?.kind !== 'extra') this.takeBackIn(round)
    addLost(this.lost, round, this.drawLoss)
    for (const match of round.matches) eachGame(match, this.addGame)
    this.isComplete &&= round.isDone
    if (this.isComplete) this.noteOut(round.number)
  }

  private readonly addGame: Visit = (first, second, own, others, game) => {
    this.count(first, own)
    this.count(second, others)
    if (!isAtTheBoard(game)) return
    this.play(first, own, second)
    this.play(second, others, first)
  }

  /** DIA-29: who plays in a published round is not out before its end, although a correction has brought the fourth lost game. */
  private takeBackIn({ matches }: Round): void {
    for (const { seats } of matches) for (const { who } of seats) this.out[who] = 0
  }

  private noteOut(round: number): void {
    for (const who of this.order) if ((this.lost[who] as number) >= OUT_AT && this.out[who] === 0) this.out[who] = round
  }

  private count(who: Who, halfPoints: number): void {
    const counts = halfPoints === 2 ? this.wins : halfPoints === 1 ? this.draws : this.losses
    ;(counts[who] as number)++
  }

  private play(who: Who, halfPoints: number, opponent: Who): void {
    ;(this.games[who] as number)++
    addTo(this.halfPoints, who, halfPoints)
    addTo(this.ratings, who, this.rating[opponent] ?? 0)
  }
}

function addTo(counts: Counts, who: Who, count: number): void {
  counts[who] = (counts[who] as number) + count
}

/** The counts through a round, or of all there is. */
export function tallyOf(options: DiagonalOptions, chart: Chart, through = Number.POSITIVE_INFINITY): Tally {
  const tally = new Tally(options, chart)
  for (const round of stageOf(chart)?.rounds ?? []) if (round.number <= through) tally.add(round)
  return tally
}

export const stageOf = ({ board: { stages } }: Chart): Stage | undefined => stages[0]

/** Everybody's lost games, in halves, and nothing else: what a new round asks for. */
export function lostGames({ drawLoss }: DiagonalOptions, chart: Chart, rounds: readonly Round[]): Counts {
  const lost = new Array<number>(chart.field.entrants.length).fill(0)
  for (const round of rounds) addLost(lost, round, drawLoss)
  return lost
}

/** Asked at every turn, so games at the board and forfeits are counted straight. */
function addLost(lost: Counts, { matches }: Round, drawLoss: number): void {
  for (const match of matches) {
    const first = match.who(0)
    const second = match.who(1)
    for (const { white, score } of match.games) {
      addTo(lost, white === 0 ? first : second, halvesLost(score.white, drawLoss))
      addTo(lost, white === 0 ? second : first, halvesLost(score.black, drawLoss))
    }
    if (isWithoutPlay(match)) addRuled(lost, match, drawLoss)
  }
}

function addRuled(lost: Counts, match: Match, drawLoss: number): void {
  eachGame(match, (first, second, own, others, game) => {
    if (game) return
    addTo(lost, first, halvesLost(own, drawLoss))
    addTo(lost, second, halvesLost(others, drawLoss))
  })
}
