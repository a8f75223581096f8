/** Joining after the draw, and coming back (BRI-84, BRI-90). */
import type { Chart } from '../../../chart/chart.ts'
import type { Match } from '../../../chart/match.ts'
import { entrantOf } from '../../../chart/names.ts'
import type { Who } from '../../../chart/slot.ts'
import type { Entrant } from '../../../facts/entrant.ts'
import type { MatchId } from '../../../facts/ids.ts'
import { averageOf } from '../../../facts/masterpoints.ts'
import { inTurn, least } from '../../../ranking/ranking.ts'
import { type RefusedResult, refuse } from '../../../refusals/result.ts'
import type { LateEntry } from '../../rule-book/format.ts'
import {
  type Division,
  divisionsIn,
  divisionWith,
  indicatorsOf,
  knockout,
  stageOf,
  teamsIn,
} from '../divisions/division.ts'
import type { BridgeOptions } from '../options.ts'
import { isLostByAbsence, isWithoutPlace } from '../table.ts'
import { message } from '../words/messages.ts'

/** Largest size a division may grow to (BRI-84, BRI-101). */
const mostIn = ({ letter }: Division): number => (letter === '' ? 64 : 16)

/** A division with a letter counts the teams present; an only division counts every team it ever had. */
function isFull(division: Division, coming: number): boolean {
  const { chart, letter, order } = division
  const there = letter === '' ? order : teamsIn(division).filter((who) => !chart.field.divisions.hasLeft(letter, who))
  return there.length + coming >= mostIn(division)
}

/** True if the event may grow to this number of teams in this division. */
const canGrow = (division: Division, count: number): boolean =>
  division.drawn >= 8 && (division.letter === '' ? count <= mostIn(division) : !isFull(division, 0))

export const late: LateEntry<BridgeOptions> = {
  hasRoom: (options, count, chart) =>
    !options.compact && divisionsIn(options, chart).some((each) => canGrow(each, count)),
  refusal: (options, chart) =>
    joinable(options, chart).length > 0
      ? undefined
      : refuse({
          code: 'too-late-to-enter',
          because: message('bridge-late-full'),
          rule: 'BRI-84',
          ...(mayRedraw(chart) ? { redraw: true } : {}),
        }),
  joinable,
}

/** Teams are drawn again with late ones while no result is in (BRI-102). */
const mayRedraw = ({ board: { matches } }: Chart): boolean =>
  [...matches.values()].every(({ games, ruling }) => games.length === 0 && !ruling)

/** Matches of its own division first, then of the divisions nearest by strength. */
function joinable(options: BridgeOptions, chart: Chart, newcomer?: Entrant, taken: readonly MatchId[] = []): Match[] {
  if (options.compact || options.boards % 2 !== 0) return []
  const divisions = divisionsIn(options, chart)
  const coming = ({ letter }: Division) =>
    taken.filter((id) => chart.board.matches.get(id)?.round.stage.letter === letter).length
  return (newcomer ? nearestFirst(divisions, newcomer) : divisions)
    .flatMap((division) => joinableIn(division, coming(division)))
    .filter(({ id }) => !taken.includes(id))
}

/** The late team's own division, then the others by distance of its average. */
function nearestFirst(divisions: readonly Division[], team: Entrant): Division[] {
  const own = properDivision(divisions, team)
  const home = own ? divisions.indexOf(own) : divisions.length
  return divisions.toSorted(
    inTurn(
      least((division) => (division === own ? 0 : 1)),
      least((division) => distance(division, averageOf(team))),
      least((division) => Math.abs(divisions.indexOf(division) - home)),
    ),
  )
}

/** Distance of an average from the division's range at the start. */
function distance(division: Division, average: number | undefined): number {
  const indicators = indicatorsOf(division)
  if (!indicators || average === undefined) return 0
  return Math.max(average - indicators.high, indicators.low - average, 0)
}

/** The first division whose lowest average the team reaches; without averages the division named at the sale, or the last. */
export function properDivision(divisions: readonly Division[], team: Entrant): Division | undefined {
  const average = averageOf(team)
  const reached = (division: Division) => average !== undefined && average >= (indicatorsOf(division)?.low ?? Infinity)
  const claimed = average === undefined ? divisions.find(({ letter }) => letter === team.claimed) : undefined
  return divisions.find(reached) ?? claimed ?? divisions.at(-1)
}

/** Three-ways that lost a team first, then head-to-heads from the last one on. */
export function joinableIn(division: Division, coming = 0): Match[] {
  const first = stageOf(division, knockout)?.find(1)
  if (!first || division.drawn < 8 || isFull(division, coming)) return []
  const open = first.matches.filter((match) => isUntouched(match) && match.here.length === 2)
  const isThreeWay = ({ seats }: Match) => seats.length > 2
  return [...open.filter(isThreeWay), ...open.filter((match) => !isThreeWay(match)).toReversed()]
}

const isUntouched = ({ outcome, games, ruling }: Match): boolean => !outcome && games.length === 0 && !ruling

export function returning(options: BridgeOptions, chart: Chart, who: Who): RefusedResult | undefined {
  const lost = [...chart.board.matchesOf(who)].find(
    (match) => isLostByAbsence(match, who) && !chart.field.divisions.isOutOf(match.round.stage.letter, who),
  )
  const division = divisionWith(options, chart, who)
  const isLeftOut = division !== undefined && isWithoutPlace(division, who)
  if (!lost && !isLeftOut) return undefined
  const because = lost ? message('bridge-out-decided', { match: { match: lost.id } }) : message('bridge-out-placed')
  return refuse({ code: 'is-out', entrant: entrantOf(chart, who), because, rule: 'BRI-90' })
}
