/** The league's table: points, wins, wins as Black; shared ranks; prizes split (LEA-S7 to LEA-S9, LEA-9 to LEA-11). */

import type { Chart } from '../../chart/chart.ts'
import type { Kinds } from '../../message/message.ts'
import { type Compare, type RankedItem, ranked, tellRanks } from '../../ranking/ranking.ts'
import type { Row } from '../rule-book/format.ts'
import type { TellPlace } from '../views/views.ts'
import { leagueLedger } from './ledger.ts'
import type { LeagueOptions } from './options.ts'
import { type Tally, talliesOf } from './tallies.ts'

export const steps = [
  { count: 'points', rule: 'LEA-S7', name: 'points' },
  { count: 'wins', rule: 'LEA-S9', name: 'wins' },
  { count: 'blackWins', rule: 'LEA-S9', name: 'black-wins' },
] as const

/** LEA-17: players with annulled results rank below all others. */
const counts = (tally: Tally): number => (tally.isAnnulled ? 0 : 1)

/** LEA-17, then the steps; written out for speed in simulations. */
const leagueOrder: Compare<Tally> = (a, b) =>
  counts(b) - counts(a) || b.points - a.points || b.wins - a.wins || b.blackWins - a.blackWins

export function leagueTable(chart: Chart, prizes: Prizes, through?: number): Row[] {
  const tallies = through === undefined ? leagueLedger(chart).tallies.now : talliesOf(chart, through)
  return ranked(tallies, leagueOrder).map((place) => rowOf(chart, place, prizes))
}

export const tellPlaces = (chart: Chart, tell: TellPlace): void =>
  tellRanks(leagueLedger(chart).tallies.now, leagueOrder, ({ who }, rank, sharing) => tell(who, rank, sharing))

/** Players who share first place. */
export function leadersOf(chart: Chart): Tally[] {
  const leaders: Tally[] = []
  for (const tally of leagueLedger(chart).tallies.now) {
    const order = leaders[0] ? leagueOrder(leaders[0], tally) : 0
    if (order > 0) leaders.length = 0
    if (order >= 0) leaders.push(tally)
  }
  return leaders
}

/** An amount as messages carry it. */
export const amountOf = (money: number, { currency }: Prizes): Kinds['money'] => ({
  money,
  ...(currency === undefined ? {} : { currency }),
})

/** The options about money. */
export type Prizes = Pick<LeagueOptions, 'prizes' | 'currency'>

function rowOf(chart: Chart, { rank, sharing, item }: RankedItem<Tally>, { prizes, currency }: Prizes): Row {
  const { who, isAnnulled, points, played, wins, draws, losses, blackWins, byes } = item
  const counts = { points, played, wins, draws, losses, blackWins, byes }
  const unit = currency === undefined ? {} : { currency }
  const prize = prizes.length > 0 ? { prize: isAnnulled ? 0 : prizeOf(rank, sharing, prizes), ...unit } : {}
  const status = isAnnulled ? { annulled: true } : chart.field.gone.has(who) ? { withdrawn: true } : {}
  return { rank, sharing, who, counts: { ...counts, ...prize, ...status } }
}

/** LEA-9: the prizes of the places a group shares, split equally, rounded down. */
function prizeOf(rank: number, sharing: number, prizes: readonly number[]): number {
  const sum = prizes.slice(rank - 1, rank - 1 + sharing).reduce((total, prize) => total + prize, 0)
  return Math.floor(sum / sharing)
}

/** LEA-9: remainders of rounding down, and prizes of places nobody holds. */
export function undistributed(rows: readonly Row[], prizes: readonly number[]) {
  const given = sum(rows.map(({ counts }) => Number(counts['prize'] ?? 0)))
  const places = rows.filter(({ counts }) => counts['annulled'] !== true).length
  const unheld = sum(prizes.slice(places))
  return { unsplit: sum(prizes) - given - unheld, unheld, places }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
