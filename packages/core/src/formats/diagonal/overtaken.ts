/** DIA-29: a published round stands; players who would be in it, or not, by the results now are named. */

import type { Chart } from '../../chart/chart.ts'
import type { Overtaken } from '../../chart/overtaken.ts'
import type { Who } from '../../chart/slot.ts'
import { OUT_AT } from './games.ts'
import type { DiagonalOptions } from './options.ts'
import { isHereAt, kindOf, playersOf } from './rounds/rounds.ts'
import { lostGames, stageOf } from './tally.ts'

/** Only for the last round: players left out of an earlier round have been paired since. */
export function overtaken(options: DiagonalOptions, chart: Chart): Overtaken<Who> | undefined {
  const rounds = stageOf(chart)?.rounds ?? []
  const [last, before] = [rounds.at(-1), rounds.slice(0, -1)]
  if (!last?.publication || kindOf(last) === 'extra' || before.some(({ isDone }) => !isDone)) return undefined
  const lost = lostGames(options, chart, before)
  const isHere = isHereAt(chart, last.publication.seq)
  const isIn = (who: Who) => lost.at(who) < OUT_AT && isHere(who)
  const paired = new Set(playersOf(last))
  const round = (isThere: boolean) => (isThere ? last.number : undefined)
  const entrants = chart.field.order
    .map((who) => ({ entrant: who, told: round(paired.has(who)), now: round(isIn(who)) }))
    .filter((each) => each.told !== each.now)
  return entrants.length === 0 ? undefined : { rule: 'DIA-29', what: 'round', entrants }
}
