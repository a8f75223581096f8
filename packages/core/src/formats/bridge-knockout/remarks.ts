/** What a director should know beside the table (BRI-82). */
import type { Chart } from '../../chart/chart.ts'
import { nameOf } from '../../chart/names.ts'
import { pairsOf } from '../../series/pairs.ts'
import type { Remark } from '../format.ts'
import { teamsDrawn } from './late.ts'
import type { BridgeOptions } from './options.ts'

const large = 30_000

export function remarks(options: BridgeOptions, chart: Chart): Remark[] {
  return [...lateEntries(chart), ...largeHandicaps(options, chart), ...unpaid(chart)]
}

function lateEntries(chart: Chart): Remark[] {
  return chart.order.slice(teamsDrawn(chart)).map((who) => ({
    rule: 'BRI-84',
    entrant: nameOf(chart, who),
    sentence: `${nameOf(chart, who)} entered after the draw; print the tickets of its match anew.`,
  }))
}

function largeHandicaps({ handicap }: BridgeOptions, chart: Chart): Remark[] {
  if (!handicap) return []
  return chart.openMatches().flatMap((match) =>
    pairsOf(match.here).flatMap(({ first, second }): Remark[] => {
      const imps = Math.abs(match.series.boards?.handicap(match, first, second) ?? 0)
      if (imps <= large) return []
      const names = [first, second].map((seat) => nameOf(chart, match.who(seat)))
      const sentence = `The handicap of ${names.join(' and ')} in match ${match.id} is ${imps / 1000} IMPs, more than 30.`
      return [{ rule: 'BRI-82', match: match.id, imps: imps / 1000, sentence }]
    }),
  )
}

/** Who has not paid cannot win by forfeit or walkover (BRI-49). */
function unpaid(chart: Chart): Remark[] {
  const playing = new Set(chart.openMatches().flatMap((match) => match.here.map((seat) => match.who(seat))))
  return [...playing]
    .filter((who) => chart.entrant(who).paid === false)
    .map((who) => ({
      rule: 'BRI-49',
      entrant: nameOf(chart, who),
      sentence: `${nameOf(chart, who)} has not paid and could not win by forfeit.`,
    }))
}
