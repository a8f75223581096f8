/** Joining after the draw, and coming back (BRI-84, BRI-90). */
import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import { nameOf } from '../../chart/names.ts'
import type { Who } from '../../chart/slot.ts'
import type { Refusal } from '../../refusals/refusal.ts'
import type { LateEntry } from '../format.ts'
import { knockout } from './bracket.ts'
import { handicapsOfLate } from './handicaps.ts'
import type { BridgeOptions } from './options.ts'
import { roundRobin } from './round-robin.ts'

/** How many were drawn at the start. */
export const teamsDrawn = (chart: Chart): number => chart.started?.order.length ?? chart.size

export const late: LateEntry<BridgeOptions> = {
  hasRoom: (_, count, chart) => teamsDrawn(chart) >= 8 && count <= 64,
  refusal: (options, chart) =>
    joinable(options, chart).length > 0
      ? undefined
      : {
          code: 'too-late-to-enter',
          because: 'no match of the first round can take in another team',
          rule: 'BRI-84',
        },
  joinable,
  handicaps: handicapsOfLate,
}

/** Three-ways that have lost a team first, then the head-to-heads from the last one on. */
function joinable({ boards }: BridgeOptions, chart: Chart): Match[] {
  const first = chart.stages.find(({ id }) => id === knockout)?.find(1)
  if (!first || boards % 2 !== 0 || teamsDrawn(chart) < 8) return []
  const open = first.matches.filter((match) => isUntouched(match) && match.here.length === 2)
  const isThreeWay = ({ seats }: Match) => seats.length > 2
  return [...open.filter(isThreeWay), ...open.filter((match) => !isThreeWay(match)).toReversed()]
}

const isUntouched = ({ outcome, games, ruling }: Match): boolean => !outcome && games.length === 0 && !ruling

export function returning(_: BridgeOptions, chart: Chart, who: Who): Refusal | undefined {
  const lost = [...chart.matchesOf(who)].find((match) => isLostByAbsence(match, who))
  const isLeftOut = isWithoutPlace(chart, who)
  if (!lost && !isLeftOut) return undefined
  const because = lost ? `match ${lost.id} was decided without the team` : 'the places were given without the team'
  return { code: 'is-out', entrant: nameOf(chart, who), because, rule: 'BRI-90' }
}

const isLostByAbsence = (match: Match, who: Who): boolean =>
  match.outcome !== undefined && !match.here.includes(match.seatOf(who) as number)

/** Of five: the seeds were published, and it is not among them. */
function isWithoutPlace(chart: Chart, who: Who): boolean {
  const stage = chart.stages.find(({ id }) => id === roundRobin)
  return stage?.isSeeded === true && !stage.seedsTold.some((slot) => slot.who === who)
}
