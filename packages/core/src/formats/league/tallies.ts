/** What each player of a league has counted so far (LEA-S7, LEA-11, LEA-15, LEA-18). */

import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import type { Round } from '../../chart/rounds/round.ts'
import type { Who } from '../../chart/slot.ts'
import { known } from '../../lists/at.ts'
import { PerEntrant } from '../../lists/per-entrant.ts'

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

/** True if the match counts for both: decided, not cancelled (LEA-15), not annulled (LEA-10). */
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
