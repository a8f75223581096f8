/** Messages about lost games, records and level players. */

import type { Chart } from '../../chart/chart.ts'
import { entrantOf, gameNamed, namesOf } from '../../chart/names.ts'
import type { Who } from '../../chart/slot.ts'
import type { GameLabel, Message } from '../../message/message.ts'
import { areComparable, haveWonAlike, type LengthStep, type Step } from './ending.ts'
import { eachGame, halvesLost } from './games.ts'
import type { DiagonalOptions } from './options.ts'
import { performanceOf } from './performance.ts'
import { stageOf, type Tally } from './tally.ts'
import { message } from './words/messages.ts'

/** "4½ lost games", "1 lost game". */
export const lostGamesSaid = (halves: number): Message =>
  message('diagonal-lost-games', { games: { points: halves / 2 }, count: halves / 2 })

function recordSaid({ wins, draws, losses, games }: Tally, who: Who): Message {
  const [won, drawn, lost] = [wins.at(who), draws.at(who), losses.at(who)]
  const unplayed = won + drawn + lost - games.at(who)
  return unplayed > 0
    ? message('diagonal-record-unplayed', { won, drawn, lost, unplayed })
    : message('diagonal-record', { won, drawn, lost })
}

/** "Ann has a performance of 2143 and 4½ lost games (7 won, 1 drawn, 2 lost)." */
export function figuresSaid({ performance: formula }: DiagonalOptions, chart: Chart, tally: Tally, who: Who): Message {
  const performance = performanceOf(formula, tally, who)
  const lost = lostGamesSaid(tally.lost.at(who))
  const details = { who: entrantOf(chart, who), lost, record: recordSaid(tally, who) }
  if (!performance) return message('diagonal-figures', details)
  return message('diagonal-figures-rated', {
    ...details,
    performance: Math.round(performance.total / performance.games),
  })
}

/** "1½ to Oak (match D1.3), 1 to Willow (match D2.1)", through a round. */
export function lostToWhom({ drawLoss }: DiagonalOptions, chart: Chart, who: Who, through: number): Message[] {
  const rounds = (stageOf(chart)?.rounds ?? []).filter(({ number }) => number <= through)
  return rounds.flatMap(({ matches }) =>
    matches.flatMap((match) => {
      const seat = match.seatOf(who)
      if (seat === undefined) return []
      let halves = 0
      eachGame(match, (_, __, own, others) => {
        halves += halvesLost(seat === 0 ? own : others, drawLoss)
      })
      const lost = { games: { points: halves / 2 }, match: { match: match.id } }
      return halves === 0 ? [] : [message('diagonal-lost-to', { ...lost, who: entrantOf(chart, match.who(1 - seat)) })]
    }),
  )
}

/** Players level in every step; or level so far, with the reason why lengths were not compared. */
export function levelSaid(chart: Chart, who: readonly Who[], step: Step): Message {
  const entrants = who.map((each) => entrantOf(chart, each))
  if (step.rule !== 'DIA-20' || areComparable(step.counts)) return message('diagonal-level', { who: entrants })
  return message('diagonal-level-lengths', { who: entrants, why: notComparable(chart, step) })
}

/** Why the lengths of the games won against each other cannot be compared (DIA-20). */
export function notComparable(chart: Chart, { counts, missing }: LengthStep): Message {
  if ([...counts.values()].every(({ wins }) => wins === 0)) return message('diagonal-lengths-no-wins')
  if (!haveWonAlike(counts)) return message('diagonal-lengths-unequal-wins')
  const names = namesOf(chart)
  const games = missing.map(({ match, game }) => gameSaid(gameNamed(names, match, game)))
  const [few, more] = [games.slice(0, mostGames), games.length - mostGames]
  const told = more > 0 ? [...few, message('diagonal-more-games', { count: more })] : few
  return message('diagonal-lengths-unknown', { games: told })
}

const mostGames = 12

const gameSaid = ({ match, game, white, black }: GameLabel): Message =>
  message('diagonal-game', { match: { match }, game, white: { text: white }, black: { text: black } })
