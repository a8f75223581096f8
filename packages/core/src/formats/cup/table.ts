/** The table: the champion, then by the round of the loss (CUP-26). */
import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import type { Round } from '../../chart/round.ts'
import { isSomebody, type Who } from '../../chart/slot.ts'
import { most, ranked } from '../../ranking/ranking.ts'
import type { Row, TableQuery } from '../format.ts'
import type { CupOptions } from './options.ts'
import { thirdPlace } from './plan.ts'

/** How far somebody came. */
interface Standing {
  readonly who: Who
  /** The round of the loss, half a round more for the winner of the match for third place; who has not lost stands above all. */
  readonly level: number
  readonly lostIn: Round | undefined
  readonly won: number
  readonly halfPoints: number
  readonly games: number
}

/** Better than any round; finite, so that two who are alive are level. */
const alive = Number.MAX_SAFE_INTEGER

export function tableOf(_options: CupOptions, chart: Chart, query: TableQuery): Row[] {
  return ranked(
    standingsOf(chart, query),
    most(({ level }) => level),
  ).map(({ rank, sharing, item }) => ({ rank, sharing, who: item.who, counts: countsOf(chart, item) }))
}

/** In seed order. */
function standingsOf(chart: Chart, { through, stage }: TableQuery = {}): Standing[] {
  const records = new Map(chart.order.map((who) => [who, new Record(who)]))
  for (const match of chart.matches.values())
    if (isLookedAt(match, through, stage))
      for (const { who } of match.seats) if (isSomebody(who)) records.get(who)?.add(match)
  const all = [...records.values()]
  return stage === thirdPlace ? all.filter(({ isSeated }) => isSeated) : all
}

function isLookedAt({ round }: Match, through: number | undefined, stage: string | undefined): boolean {
  if (stage !== undefined && round.stage.id !== stage) return false
  return through === undefined || (round.number <= through && round.stage.id === 'cup')
}

class Record implements Standing {
  lostIn: Round | undefined = undefined
  won = 0
  halfPoints = 0
  games = 0
  isSeated = false
  private isThird = false
  readonly who: Who

  constructor(who: Who) {
    this.who = who
  }

  get level(): number {
    return (this.lostIn?.number ?? alive) + (this.isThird ? 0.5 : 0)
  }

  add(match: Match): void {
    const seat = match.seatOf(this.who)
    this.isSeated = true
    for (const { white, score } of match.games) this.halfPoints += white === seat ? score.white : score.black
    this.games += match.games.length
    if (match.outcome) this.end(match)
  }

  /** A match nobody won is lost by both; the match for third place changes only who of two is third. */
  private end(match: Match): void {
    const hasWon = match.winnerNow === this.who
    if (hasWon) this.won++
    if (match.round.stage.id === thirdPlace) this.isThird = hasWon
    else if (!hasWon) this.lostIn = match.round
  }
}

function countsOf(chart: Chart, { who, lostIn, won, halfPoints, games }: Standing): Row['counts'] {
  return {
    seed: chart.seedOf(who),
    won,
    points: halfPoints / 2,
    games,
    ...(lostIn ? { lostIn: lostIn.name } : {}),
    ...(chart.gone.has(who) ? { withdrawn: true } : {}),
  }
}
