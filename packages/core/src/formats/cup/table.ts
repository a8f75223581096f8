/** The table: the champion, then by the round of the loss (CUP-26). */

import type { Chart } from '../../chart/chart.ts'
import type { Match, SeatIndex } from '../../chart/match.ts'
import type { Round } from '../../chart/rounds/round.ts'
import { isSomebody, type Who } from '../../chart/slot.ts'
import { at } from '../../lists/at.ts'
import { CountPerEntrant, PerEntrant } from '../../lists/per-entrant.ts'
import { most, ranked } from '../../ranking/ranking.ts'
import type { Row, TableQuery } from '../rule-book/format.ts'
import type { TellPlace } from '../views/views.ts'
import type { CupOptions } from './options.ts'
import { roundsOf, thirdPlace } from './plan.ts'

/** How far a player came. */
interface Progress {
  readonly who: Who
  /** The round of the loss, plus a half for winning the match for third place; `alive` without a loss. */
  readonly level: number
}

/** Better than any round; finite, so that two players without a loss are level. */
const alive = Number.MAX_SAFE_INTEGER

const levelOf = ({ level }: Progress): number => level

export function tableOf(_options: CupOptions, chart: Chart, query: TableQuery): Row[] {
  const records = recordsOf(chart, query)
  const isIn = ({ who }: Progress) => query.stage !== thirdPlace || records.at(who).isSeated
  return ranked(allProgress(chart, query).filter(isIn), most(levelOf)).map(({ rank, sharing, item: { who } }) => ({
    rank,
    sharing,
    who,
    counts: countsOf(chart, records.at(who)),
  }))
}

/** Counts the players at each level instead of sorting: levels are few. */
export function tellPlaces(chart: Chart, tell: TellPlace): void {
  const levels = levelsOf(chart, {})
  const top = 2 * roundsOf(chart.field.size) + 2
  const halvesOf = (who: Who) => (levels.at(who) === alive ? top : 2 * levels.at(who))
  const count = new Array<number>(top + 1).fill(0)
  for (const who of chart.field.order) count[halvesOf(who)] = at(count, halvesOf(who)) + 1
  const ranks = new Array<number>(top + 1).fill(1)
  for (let half = top - 1; half >= 0; half--) ranks[half] = at(ranks, half + 1) + at(count, half + 1)
  for (const who of chart.field.order) tell(who, at(ranks, halvesOf(who)), at(count, halvesOf(who)))
}

/** In seed order. */
function allProgress(chart: Chart, query: TableQuery): Progress[] {
  const levels = levelsOf(chart, query)
  return chart.field.order.map((who) => ({ who, level: levels.at(who) }))
}

function levelsOf(chart: Chart, query: TableQuery): CountPerEntrant {
  const levels = new CountPerEntrant(chart.field.entrants.length, alive)
  for (const match of chart.board.matches.values())
    if (match.outcome && isLookedAt(match, query)) setLevels(levels, match)
  return levels
}

/** A match nobody won is lost by both; the match for third place decides only which of its two players is third. */
function setLevels(levels: CountPerEntrant, { seats, winnerNow, round }: Match): void {
  for (const { who } of seats)
    if (isSomebody(who)) {
      if (round.stage.id === thirdPlace) levels.add(who, who === winnerNow ? 0.5 : 0)
      else if (who !== winnerNow) levels.set(who, round.number)
    }
}

function isLookedAt({ round }: Match, { through, stage }: TableQuery): boolean {
  if (stage !== undefined && round.stage.id !== stage) return false
  return through === undefined || (round.number <= through && round.stage.id === 'cup')
}

function recordsOf(chart: Chart, query: TableQuery): PerEntrant<Record> {
  const records = new PerEntrant(chart.field.entrants.length, (who) => new Record(who))
  for (const match of chart.board.matches.values())
    if (isLookedAt(match, query))
      for (const [seat, { who }] of match.seats.entries()) if (isSomebody(who)) records.at(who).add(match, seat)
  return records
}

class Record {
  lostIn: Round | undefined = undefined
  won = 0
  halfPoints = 0
  games = 0
  isSeated = false
  readonly who: Who

  constructor(who: Who) {
    this.who = who
  }

  add(match: Match, seat: SeatIndex): void {
    this.isSeated = true
    for (const { white, score } of match.games) this.halfPoints += white === seat ? score.white : score.black
    this.games += match.games.length
    if (match.winnerNow === this.who) this.won++
    else if (match.outcome && match.round.stage.id !== thirdPlace) this.lostIn = match.round
  }
}

function countsOf(chart: Chart, { who, lostIn, won, halfPoints, games }: Record): Row['counts'] {
  return {
    seed: chart.field.seedOf(who),
    won,
    points: halfPoints / 2,
    games,
    ...(lostIn ? { lostIn: lostIn.name } : {}),
    ...(chart.field.gone.has(who) ? { withdrawn: true } : {}),
  }
}
