/** The league's table: points, wins, wins as Black; shared ranks; prizes split (LEA-S7 to LEA-S9, LEA-9 to LEA-11). */

import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import type { Round } from '../../chart/round.ts'
import type { Who } from '../../chart/slot.ts'
import { known } from '../../lists/at.ts'
import { PerEntrant } from '../../lists/per-entrant.ts'
import { type Compare, type Ranked, ranked, tellRanks } from '../../ranking/ranking.ts'
import type { Row } from '../rule-book/format.ts'
import type { TellPlace } from '../views/views.ts'

/** One player's counts. */
export interface Tally {
  readonly who: Who
  readonly isAnnulled: boolean
  points: number
  played: number
  wins: number
  draws: number
  losses: number
  blackWins: number
  /** Wins and losses without play: forfeits and declared results. */
  unplayedWins: number
  unplayedLosses: number
  unplayedDraws: number
  byes: number
}

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

export function leagueTable(chart: Chart, prizes: readonly number[], through = Number.POSITIVE_INFINITY): Row[] {
  return ranked(talliesOf(chart, through), leagueOrder).map((place) => rowOf(chart, place, prizes))
}

export const tellPlaces = (chart: Chart, tell: TellPlace): void =>
  tellRanks(talliesNow(chart), leagueOrder, ({ who }, rank, sharing) => tell(who, rank, sharing))

/** Players who share first place. */
export function leadersOf(chart: Chart): Tally[] {
  const leaders: Tally[] = []
  for (const tally of talliesNow(chart)) {
    const order = leaders[0] ? leagueOrder(leaders[0], tally) : 0
    if (order > 0) leaders.length = 0
    if (order >= 0) leaders.push(tally)
  }
  return leaders
}

function rowOf(chart: Chart, { rank, sharing, item }: Ranked<Tally>, prizes: readonly number[]): Row {
  const { who, isAnnulled, points, played, wins, draws, losses, blackWins, byes } = item
  const counts = { points, played, wins, draws, losses, blackWins, byes }
  const prize = prizes.length > 0 ? { prize: isAnnulled ? 0 : prizeOf(rank, sharing, prizes) } : {}
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

/** Each chart's last counts: at the end of a league both the title and the table ask for them. */
const countedLast = new WeakMap<Chart, { readonly changes: number; readonly tallies: Tally[] }>()

function talliesNow(chart: Chart): Tally[] {
  const {
    trail: { changes },
  } = chart
  const last = countedLast.get(chart)
  if (last?.changes === changes) return last.tallies
  const tallies = talliesOf(chart)
  countedLast.set(chart, { changes, tallies })
  return tallies
}

/** All counts after a phase, in list order. */
export function talliesOf(chart: Chart, through = Number.POSITIVE_INFINITY): Tally[] {
  const { annulled, entrants, order } = chart.field
  const tallies = new PerEntrant(entrants.length, (who) => newTally(who, annulled.has(who)))
  for (const stage of chart.board.stages)
    for (const round of stage.rounds) if (round.number <= through) addRound(tallies, round)
  return order.map((who) => tallies.at(who))
}

const newTally = (who: Who, isAnnulled: boolean): Tally => ({
  who,
  isAnnulled,
  points: 0,
  played: 0,
  wins: 0,
  draws: 0,
  losses: 0,
  blackWins: 0,
  unplayedWins: 0,
  unplayedLosses: 0,
  unplayedDraws: 0,
  byes: 0,
})

function addRound(tallies: PerEntrant<Tally>, round: Round): void {
  if (round.isOpen) for (const bye of round.byes) tallies.at(bye.who).byes++
  for (const match of round.matches) if (isCounted(match)) addMatch(tallies, match)
}

/** Does the match count for both: decided, not cancelled (LEA-15), not annulled (LEA-10)? */
export const isCounted = ({ outcome, games, isAnnulled }: Match): boolean =>
  outcome !== undefined && !isAnnulled && (games.length > 0 || outcome.order.length > 0)

/** LEA-S7, LEA-11, LEA-18. */
function addMatch(tallies: PerEntrant<Tally>, match: Match): void {
  const outcome = known(match.outcome)
  const game = match.games[0]
  const white = tallies.at(match.who(0))
  const black = tallies.at(match.who(1))
  const isPlayed = game !== undefined && !game.score.isForfeit
  white.played++
  black.played++
  if (outcome.order.length === 0) {
    addLoss(white, false)
    addLoss(black, false)
  } else if (outcome.tied) {
    addDraw(white, isPlayed)
    addDraw(black, isPlayed)
  } else if (outcome.order[0] === 0) {
    addWin(white, isPlayed)
    addLoss(black, isPlayed)
  } else {
    addWin(black, isPlayed)
    if (isPlayed) black.blackWins++
    addLoss(white, isPlayed)
  }
}

function addWin(tally: Tally, isPlayed: boolean): void {
  tally.wins++
  tally.points += 3
  if (!isPlayed) tally.unplayedWins++
}

function addDraw(tally: Tally, isPlayed: boolean): void {
  tally.draws++
  tally.points += 1
  if (!isPlayed) tally.unplayedDraws++
}

function addLoss(tally: Tally, isPlayed: boolean): void {
  tally.losses++
  if (!isPlayed) tally.unplayedLosses++
}
