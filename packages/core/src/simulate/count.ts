/** Adds the outcome of a run to a tally. */

import type { Chart } from '../chart/chart.ts'
import type { Match } from '../chart/match.ts'
import type { Round } from '../chart/rounds/round.ts'
import type { Who } from '../chart/slot.ts'
import type { Row } from '../formats/rule-book/format.ts'
import { formatOf } from '../formats/rule-book/format.ts'
import type { Place } from '../ids/ids.ts'
import { at } from '../lists/at.ts'
import { float64At, int32At } from '../lists/cells.ts'
import type { Model } from './models/model.ts'
import type { PlayOut } from './play-out.ts'
import { countIn, million, newTally, type Tally, whole } from './tally.ts'

export class Count {
  private readonly chart: Chart
  private readonly size: number
  private readonly entrants: readonly Who[]
  /** By entrant: distance from the middle by strength, in half places. */
  private readonly offsets: Float64Array
  private readonly spread: number
  private readonly isBest: Uint8Array
  /** Games played before the runs begin. */
  private readonly gamesBefore: Float64Array
  private readonly roundsBefore: number
  private fixed: PlayedRounds | undefined = undefined
  /** The run being counted. */
  private tally: Tally
  private together = 0
  private alone = 0
  private best = 0
  /** By entrant: rounds played one after the other. */
  private readonly roundsOf: Int32Array

  constructor(chart: Chart, { strengths }: Model, entrants: readonly Who[]) {
    this.chart = chart
    this.size = strengths.length
    this.entrants = entrants
    this.offsets = offsetsOf(strengths, entrants)
    this.spread = this.offsets.reduce((sum, offset) => sum + offset ** 2, 0)
    const best = Math.max(...entrants.filter((who) => !chart.field.gone.has(who)).map((who) => at(strengths, who)))
    this.isBest = Uint8Array.from(strengths, (strength) => (strength === best ? 1 : 0))
    this.gamesBefore = gamesIn(chart, this.size)
    this.tally = newTally(0)
    this.roundsBefore = roundsIn(chart)
    this.roundsOf = new Int32Array(this.size)
  }

  add(tally: Tally, played: PlayOut): void {
    tally.runs++
    this.addPlaces(tally)
    this.addGames(tally, played)
    this.addRounds(tally)
    countIn(tally.minutes, Math.round(played.end / 60))
  }

  private addPlaces(tally: Tally): void {
    this.tally = tally
    this.together = 0
    this.alone = 0
    this.best = 0
    tellPlaces(this.chart, this.addPlace)
    this.addQuality(tally)
  }

  /** A place shared by k entrants counts one k-th for each, as do the k − 1 places below it. */
  private readonly addPlace: TellIn = (who, rank, sharing, above = 0) => {
    const { places, titleSquares } = this.tally
    const share = Math.round(whole / sharing)
    const first = who * this.size + rank - 1
    for (let place = first; place < first + sharing; place++) places[place] = float64At(places, place) + share
    const offset = 2 * (rank + above) + sharing - 1 - this.entrants.length - 1
    this.together += offset * float64At(this.offsets, who)
    this.alone += offset * offset
    if (rank > 1) return
    titleSquares[who] = float64At(titleSquares, who) + Math.round(share / sharing)
    if (this.isBest[who]) this.best += 1 / sharing
  }

  /** Adds the best entrant's share of the title, and Spearman's correlation of the table with the order by strength. */
  private addQuality(tally: Tally): void {
    const both = Math.sqrt(this.alone * this.spread)
    const correlation = both === 0 ? 0 : Math.round((million * this.together) / both)
    tally.correlation += correlation
    tally.correlationSquares += Math.round(correlation ** 2 / million)
    tally.bestTitle += Math.round(this.best * whole)
    tally.bestTitleSquares += Math.round(this.best ** 2 * whole)
  }

  private addGames(tally: Tally, { games, gamesOf, unequalGames }: PlayOut): void {
    let ends = 0
    for (const who of this.entrants) {
      const count = float64At(this.gamesBefore, who) + int32At(gamesOf, who)
      tally.gamesOf[who] = float64At(tally.gamesOf, who) + count
      countIn(tally.gamesPerEntrant, count)
      ends += count
    }
    countIn(tally.games, ends / 2)
    tally.gamesPlayed += games
    tally.unequalGames += unequalGames
  }

  private addRounds(tally: Tally): void {
    const { rounds, byes } = this.roundsPlayed()
    countIn(tally.rounds, rounds)
    countIn(tally.byes, byes)
  }

  /** Rounds played; counted once if no round was drawn during the runs. */
  private roundsPlayed(): PlayedRounds {
    if (roundsIn(this.chart) !== this.roundsBefore) return this.countRounds()
    this.fixed ??= this.countRounds()
    return this.fixed
  }

  /** Rounds played one after the other: brackets and playoffs side by side count once. */
  private countRounds(): PlayedRounds {
    this.roundsOf.fill(0)
    let [rounds, byes] = [0, 0]
    for (const stage of this.chart.board.stages)
      for (const round of stage.rounds) {
        rounds = Math.max(rounds, this.numberOf(round))
        byes += round.byes.length
      }
    return { rounds, byes }
  }

  /** One more than the most rounds any of its players has played before. */
  private numberOf({ matches }: Round): number {
    const { roundsOf } = this
    let before = -1
    for (const { games, seats } of matches)
      if (games.length > 0) for (const { who } of seats) if (who >= 0) before = Math.max(before, int32At(roundsOf, who))
    if (before < 0) return 0
    for (const { seats } of matches) for (const { who } of seats) if (who >= 0) roundsOf[who] = before + 1
    return before + 1
  }
}

interface PlayedRounds {
  readonly rounds: number
  readonly byes: number
}

function roundsIn({ board: { stages } }: Chart): number {
  let count = 0
  for (const { rounds } of stages) count += rounds.length
  return count
}

/** `above` counts the entrants of the brackets above: in a divided field each bracket has a first place. */
type TellIn = (who: Who, rank: Place, sharing: number, above?: number) => void

function tellPlaces(chart: Chart, tell: TellIn): void {
  const { options } = chart
  const format = formatOf(chart)
  const view = format.views.simulation
  if (view?.places) view.places(options, chart, tell)
  else tellRows(format.table(options, chart, {}), tell)
}

function tellRows(rows: readonly Row[], tell: TellIn): void {
  const letterOf = ({ counts }: Row) => String(counts['bracket'] ?? '')
  const letters = rows.map(letterOf)
  for (const row of rows) {
    const above = letters.filter((letter) => letter < letterOf(row)).length
    tell(row.who, row.rank, placesHeld(row), above)
  }
}

/** A band such as 9/12 counts with all its places, however many share it. */
const placesHeld = ({ rank, sharing, last }: Row): number => (last === undefined ? sharing : last - rank + 1)

/** Entrants of equal strength are in the middle of their places. */
function offsetsOf(strengths: readonly number[], entrants: readonly Who[]): Float64Array {
  const offsets = new Float64Array(strengths.length)
  const among = entrants.map((who) => at(strengths, who))
  for (const who of entrants) {
    const strength = at(strengths, who)
    const better = among.filter((other) => other > strength).length
    const worse = among.filter((other) => other < strength).length
    offsets[who] = better - worse
  }
  return offsets
}

function gamesIn({ board: { matches } }: Chart, size: number): Float64Array {
  const games = new Float64Array(size)
  const count = (match: Match, seat: number) => {
    const who = match.who(seat)
    games[who] = float64At(games, who) + 1
  }
  for (const match of matches.values())
    for (const { white, black } of match.games) {
      count(match, white)
      count(match, black)
    }
  return games
}
