/** The players' counts, round by round: lost games, wins and losses, and the figures performance is made of. */

import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import type { Round } from '../../chart/rounds/round.ts'
import type { Who } from '../../chart/slot.ts'
import type { Stage } from '../../chart/stage.ts'
import { CountPerEntrant } from '../../lists/per-entrant.ts'
import { eachGame, halvesLost, isAtTheBoard, isWithoutPlay, OUT_AT, type Visit } from './games.ts'
import type { DiagonalOptions } from './options.ts'
import { ratingIn } from './row.ts'

/** Counts by player; lost games in halves. */
export class Tally {
  readonly lost: CountPerEntrant
  readonly wins: CountPerEntrant
  readonly draws: CountPerEntrant
  readonly losses: CountPerEntrant
  /** At the board: games, half points, and the sum of the opponents' ratings. */
  readonly games: CountPerEntrant
  readonly halfPoints: CountPerEntrant
  readonly ratings: CountPerEntrant
  /** DIA-7: the round at whose end a player went out by lost games, if all rounds until then are complete; otherwise 0. */
  readonly out: CountPerEntrant
  /** DIA-23: every player has a rating. */
  readonly isRated: boolean
  private isComplete = true
  private readonly order: readonly Who[]
  private readonly drawLoss: number
  private readonly rating: readonly (number | undefined)[]

  constructor(options: DiagonalOptions, { field: { entrants, order } }: Chart) {
    const counts = () => new CountPerEntrant(entrants.length)
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

  /** DIA-29: players of a published round are not out before its end, even if a correction brings their fourth lost game. */
  private takeBackIn({ matches }: Round): void {
    for (const { seats } of matches) for (const { who } of seats) this.out.set(who, 0)
  }

  private noteOut(round: number): void {
    for (const who of this.order) if (this.lost.at(who) >= OUT_AT && this.out.at(who) === 0) this.out.set(who, round)
  }

  private count(who: Who, halfPoints: number): void {
    const counts = halfPoints === 2 ? this.wins : halfPoints === 1 ? this.draws : this.losses
    counts.add(who)
  }

  private play(who: Who, halfPoints: number, opponent: Who): void {
    this.games.add(who)
    this.halfPoints.add(who, halfPoints)
    this.ratings.add(who, this.rating[opponent] ?? 0)
  }
}

/** The counts through a round, or of all rounds. */
export function tallyOf(options: DiagonalOptions, chart: Chart, through = Number.POSITIVE_INFINITY): Tally {
  const tally = new Tally(options, chart)
  for (const round of stageOf(chart)?.rounds ?? []) if (round.number <= through) tally.add(round)
  return tally
}

export const stageOf = ({ board: { stages } }: Chart): Stage | undefined => stages[0]

/** The lost games alone, in halves: enough to draw a round. */
export function lostGames({ drawLoss }: DiagonalOptions, chart: Chart, rounds: readonly Round[]): CountPerEntrant {
  const lost = new CountPerEntrant(chart.field.entrants.length)
  for (const round of rounds) addLost(lost, round, drawLoss)
  return lost
}

/** Games at the board and forfeits are counted without `eachGame`, because this runs in every turn. */
function addLost(lost: CountPerEntrant, { matches }: Round, drawLoss: number): void {
  for (const match of matches) {
    const first = match.who(0)
    const second = match.who(1)
    for (const { white, score } of match.games) {
      lost.add(white === 0 ? first : second, halvesLost(score.white, drawLoss))
      lost.add(white === 0 ? second : first, halvesLost(score.black, drawLoss))
    }
    if (isWithoutPlay(match)) addRuled(lost, match, drawLoss)
  }
}

function addRuled(lost: CountPerEntrant, match: Match, drawLoss: number): void {
  eachGame(match, (first, second, own, others, game) => {
    if (game) return
    lost.add(first, halvesLost(own, drawLoss))
    lost.add(second, halvesLost(others, drawLoss))
  })
}
