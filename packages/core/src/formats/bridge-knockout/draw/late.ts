/** Joining after the draw, and coming back (BRI-84, BRI-90). */
import type { Chart } from '../../../chart/chart.ts'
import type { Match } from '../../../chart/match.ts'
import { entrantOf } from '../../../chart/names.ts'
import type { Who } from '../../../chart/slot.ts'
import type { Entrant } from '../../../facts/entrant.ts'
import { averageOf } from '../../../facts/holding.ts'
import type { MatchId } from '../../../facts/ids.ts'
import { inTurn, least } from '../../../ranking/ranking.ts'
import type { Refusal } from '../../../refusals/refusal.ts'
import type { LateEntry } from '../../format.ts'
import {
  type Bracket,
  bracketsIn,
  bracketWith,
  indicatorsOf,
  knockout,
  stageOf,
  teamsIn,
} from '../divisions/brackets.ts'
import type { BridgeOptions } from '../options.ts'
import { isLostByAbsence, isWithoutPlace } from '../table.ts'
import { message } from '../words/messages.ts'
import { handicapsOfLate } from './handicaps.ts'

/** How many one bracket may grow to (BRI-84, BRI-101). */
const mostIn = ({ letter }: Bracket): number => (letter === '' ? 64 : 16)

/** A bracket with a letter counts who is there, the only one all who ever were. */
function isFull(bracket: Bracket, coming: number): boolean {
  const { chart, letter, order } = bracket
  const there = letter === '' ? order : teamsIn(bracket).filter((who) => !chart.field.division.hasLeft(letter, who))
  return there.length + coming >= mostIn(bracket)
}

/** May an event grow to so many by this bracket? */
const canGrow = (bracket: Bracket, count: number): boolean =>
  bracket.drawn >= 8 && (bracket.letter === '' ? count <= mostIn(bracket) : !isFull(bracket, 0))

export const late: LateEntry<BridgeOptions> = {
  hasRoom: (options, count, chart) =>
    !options.compact && bracketsIn(options, chart).some((each) => canGrow(each, count)),
  refusal: (options, chart) =>
    joinable(options, chart).length > 0
      ? undefined
      : {
          code: 'too-late-to-enter',
          because: message('bridge-late-full'),
          rule: 'BRI-84',
          ...(mayRedraw(chart) ? { redraw: true } : {}),
        },
  joinable,
  handicaps: handicapsOfLate,
}

/** Teams are drawn again with late ones while no result is in (BRI-102). */
const mayRedraw = ({ board: { matches } }: Chart): boolean =>
  [...matches.values()].every(({ games, ruling }) => games.length === 0 && !ruling)

/** Of the bracket it belongs to first, then of those nearest by strength. */
function joinable(options: BridgeOptions, chart: Chart, newcomer?: Entrant, taken: readonly MatchId[] = []): Match[] {
  if (options.compact || options.boards % 2 !== 0) return []
  const brackets = bracketsIn(options, chart)
  const coming = ({ letter }: Bracket) =>
    taken.filter((id) => chart.board.matches.get(id)?.round.stage.letter === letter).length
  return (newcomer ? nearestFirst(brackets, newcomer) : brackets)
    .flatMap((bracket) => joinableIn(bracket, coming(bracket)))
    .filter(({ id }) => !taken.includes(id))
}

/** The bracket a late team belongs to, and the others by how far its average is from theirs. */
function nearestFirst(brackets: readonly Bracket[], team: Entrant): Bracket[] {
  const own = properBracket(brackets, team)
  const home = own ? brackets.indexOf(own) : brackets.length
  return brackets.toSorted(
    inTurn(
      least((bracket) => (bracket === own ? 0 : 1)),
      least((bracket) => distance(bracket, averageOf(team))),
      least((bracket) => Math.abs(brackets.indexOf(bracket) - home)),
    ),
  )
}

/** How far an average is outside what a bracket began with. */
function distance(bracket: Bracket, average: number | undefined): number {
  const indicators = indicatorsOf(bracket)
  if (!indicators || average === undefined) return 0
  return Math.max(average - indicators.high, indicators.low - average, 0)
}

/** The first whose lowest average it reaches; where that is not known the one it was told at the sale, or the last. */
export function properBracket(brackets: readonly Bracket[], team: Entrant): Bracket | undefined {
  const average = averageOf(team)
  const reached = (bracket: Bracket) => average !== undefined && average >= (indicatorsOf(bracket)?.low ?? Infinity)
  const claimed = average === undefined ? brackets.find(({ letter }) => letter === team.claimed) : undefined
  return brackets.find(reached) ?? claimed ?? brackets.at(-1)
}

/** Three-ways that have lost a team first, then the head-to-heads from the last one on. */
export function joinableIn(bracket: Bracket, coming = 0): Match[] {
  const first = stageOf(bracket, knockout)?.find(1)
  if (!first || bracket.drawn < 8 || isFull(bracket, coming)) return []
  const open = first.matches.filter((match) => isUntouched(match) && match.here.length === 2)
  const isThreeWay = ({ seats }: Match) => seats.length > 2
  return [...open.filter(isThreeWay), ...open.filter((match) => !isThreeWay(match)).toReversed()]
}

const isUntouched = ({ outcome, games, ruling }: Match): boolean => !outcome && games.length === 0 && !ruling

export function returning(options: BridgeOptions, chart: Chart, who: Who): Refusal | undefined {
  const lost = [...chart.board.matchesOf(who)].find(
    (match) => isLostByAbsence(match, who) && !chart.field.division.isOutOf(match.round.stage.letter, who),
  )
  const bracket = bracketWith(options, chart, who)
  const isLeftOut = bracket !== undefined && isWithoutPlace(bracket, who)
  if (!lost && !isLeftOut) return undefined
  const because = lost ? message('bridge-out-decided', { match: { match: lost.id } }) : message('bridge-out-placed')
  return { code: 'is-out', entrant: entrantOf(chart, who), because, rule: 'BRI-90' }
}
