/** The table: the champion, then by the round of the loss (CUP-26). */
import type { Chart } from '../../chart/chart.ts'
import type { Match, SeatIndex } from '../../chart/match.ts'
import type { Round } from '../../chart/round.ts'
import { isSomebody, type Who } from '../../chart/slot.ts'
import { most, ranked } from '../../ranking/ranking.ts'
import type { Row, TableQuery } from '../format.ts'
import type { TellPlace } from '../views/views.ts'
import type { CupOptions } from './options.ts'
import { roundsOf, thirdPlace } from './plan.ts'

/** How far somebody came. */
interface Standing {
  readonly who: Who
  /** The round of the loss, half a round more for the winner of the match for third place; who has not lost stands above all. */
  readonly level: number
}

/** Better than any round; finite, so that two who are alive are level. */
const alive = Number.MAX_SAFE_INTEGER

const levelOf = ({ level }: Standing): number => level

export function tableOf(_options: CupOptions, chart: Chart, query: TableQuery): Row[] {
  const records = recordsOf(chart, query)
  const isIn = ({ who }: Standing) => query.stage !== thirdPlace || (records[who] as Record).isSeated
  return ranked(standingsOf(chart, query).filter(isIn), most(levelOf)).map(({ rank, sharing, item: { who } }) => ({
    rank,
    sharing,
    who,
    counts: countsOf(chart, records[who] as Record),
  }))
}

/** Levels are few: those above are counted instead of putting everybody in order. */
export function tellPlaces(chart: Chart, tell: TellPlace): void {
  const levels = levelsOf(chart, {})
  const top = 2 * roundsOf(chart.field.size) + 2
  const halvesOf = (who: Who) => (levels[who] === alive ? top : 2 * (levels[who] as number))
  const count = new Array<number>(top + 1).fill(0)
  for (const who of chart.field.order) (count[halvesOf(who)] as number)++
  const ranks = new Array<number>(top + 1).fill(1)
  for (let half = top - 1; half >= 0; half--) ranks[half] = (ranks[half + 1] as number) + (count[half + 1] as number)
  for (const who of chart.field.order) tell(who, ranks[halvesOf(who)] as number, count[halvesOf(who)] as number)
}

/** In seed order. */
function standingsOf(chart: Chart, query: TableQuery): Standing[] {
  const levels = levelsOf(chart, query)
  return chart.field.order.map((who) => ({ who, level: levels[who] as number }))
}

/** By entrant. */
function levelsOf(chart: Chart, query: TableQuery): number[] {
  const levels = new Array<number>(chart.field.entrants.length).fill(alive)
  for (const match of chart.board.matches.values())
    if (match.outcome && isLookedAt(match, query)) setLevels(levels, match)
  return levels
}

/** A match nobody won is lost by both; the match for third place changes only who of two is third. */
function setLevels(levels: number[], { seats, winnerNow, round }: Match): void {
  for (const { who } of seats)
    if (isSomebody(who)) {
      if (round.stage.id === thirdPlace) levels[who] = (levels[who] as number) + (who === winnerNow ? 0.5 : 0)
      else if (who !== winnerNow) levels[who] = round.number
    }
}

function isLookedAt({ round }: Match, { through, stage }: TableQuery): boolean {
  if (stage !== undefined && round.stage.id !== stage) return false
  return through === undefined || (round.number <= through && round.stage.id === 'cup')
}

/** By entrant. */
function recordsOf(chart: Chart, query: TableQuery): Record[] {
  const records: Record[] = []
  for (const who of chart.field.order) records[who] = new Record(who)
  for (const match of chart.board.matches.values())
    if (isLookedAt(match, query))
      for (let seat = 0; seat < match.seats.length; seat++) records[match.who(seat)]?.add(match, seat)
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
