/** Lost games and records in words. */
import { halvesShown } from '../../bulletin/figures.ts'
import type { Chart } from '../../chart/chart.ts'
import { gameNamed, nameOf, namesOf } from '../../chart/names.ts'
import type { Who } from '../../chart/slot.ts'
import { lengthsNotKnown } from '../../refusals/sentence.ts'
import { listed } from '../../words/sentence.ts'
import { areComparable, haveWonAlike, type LengthStep, type Step } from './ending.ts'
import { eachGame, halvesLost } from './games.ts'
import type { DiagonalOptions } from './options.ts'
import { performanceOf } from './performance.ts'
import { stageOf, type Tally } from './tally.ts'

/** "4½ lost games", "1 lost game". */
export const halvesInWords = (halves: number): string =>
  `${halvesShown(halves / 2)} lost game${halves > 0 && halves <= 2 ? '' : 's'}`

/** "7 won, 1 drawn, 2 lost, 1 of them without play". */
function recordInWords({ wins, draws, losses, games }: Tally, who: Who): string {
  const [won, drawn, lost] = [wins, draws, losses].map((counts) => counts[who] as number) as [number, number, number]
  const unplayed = won + drawn + lost - (games[who] as number)
  return `${won} won, ${drawn} drawn, ${lost} lost${unplayed > 0 ? `, ${unplayed} of them without play` : ''}`
}

/** "a performance of 2143, 4½ lost games (7 won, 1 drawn, 2 lost)". */
export function figuresInWords({ performance: formula }: DiagonalOptions, tally: Tally, who: Who): string {
  const performance = performanceOf(formula, tally, who)
  const rating = performance ? [`a performance of ${Math.round(performance.total / performance.games)}`] : []
  const lost = `${halvesInWords(tally.lost[who] as number)} (${recordInWords(tally, who)})`
  return [...rating, lost].join(' and ')
}

/** "1½ to Oak (D1.3), 1 to Willow (D2.1)", through a round. */
export function lostToWhom({ drawLoss }: DiagonalOptions, chart: Chart, who: Who, through: number): string {
  const rounds = (stageOf(chart)?.rounds ?? []).filter(({ number }) => number <= through)
  return listed(
    rounds.flatMap(({ matches }) =>
      matches.flatMap((match) => {
        const seat = match.seatOf(who)
        if (seat === undefined) return []
        let halves = 0
        eachGame(match, (_, __, own, others) => {
          halves += halvesLost(seat === 0 ? own : others, drawLoss)
        })
        return halves === 0 ? [] : [`${halvesShown(halves / 2)} to ${nameOf(chart, match.who(1 - seat))} (${match.id})`]
      }),
    ),
  )
}

/** "in every step"; or how far, and why lengths were not compared. */
export function levelInWords(chart: Chart, step: Step): string {
  if (step.rule !== 'DIA-20' || areComparable(step.counts)) return 'in every step'
  return `in lost games and in direct comparison, and the lengths of their games cannot be compared, because ${notComparable(chart, step)}`
}

/** Why the lengths of the games won against each other cannot be compared (DIA-20). */
export function notComparable(chart: Chart, { counts, missing }: LengthStep): string {
  if ([...counts.values()].every(({ wins }) => wins === 0)) return 'none of them has won a game at the board there'
  if (!haveWonAlike(counts)) return 'they have not won the same number of games at the board there'
  const names = namesOf(chart)
  return lengthsNotKnown(missing.map(({ match, game }) => gameNamed(names, match, game)))
}
