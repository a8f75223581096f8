/** The award of every player of an event, or what is still missing, by the rules of participation. */
import type { Chart } from '../../../chart/chart.ts'
import type { Match } from '../../../chart/match.ts'
import { nameOf } from '../../../chart/names.ts'
import type { Who } from '../../../chart/slot.ts'
import type { Player } from '../../../facts/entrant.ts'
import type { Message } from '../../../message/message.ts'
import { least } from '../../../ranking/ranking.ts'
import {
  type Division,
  divisionsIn,
  fifthPlace,
  knockout,
  planOf,
  robinBefore,
  roundRobin,
  stageOf,
} from '../divisions/division.ts'
import type { BridgeOptions } from '../options.ts'
import type { PlannedRound } from '../plan/plan.ts'
import { type Fate, fatesIn } from '../table.ts'
import { type Attendance, attendanceIn, hasBoards } from './line-ups.ts'
import { type Campaign, meterOf, type Reading } from './meter.ts'
import { type Award, awardOf, type Run, sharesSaid, type TeamMatch } from './participation.ts'
import { message } from './words/messages.ts'

export interface TeamAwards {
  /** Letter of the bracket; empty where there is only one. */
  readonly bracket: string
  readonly who: Who
  readonly team: string
  readonly players: readonly PlayerAwards[]
}

/** The players' awards if the team is out; what they still need if it is in. */
export type PlayerAwards = {
  readonly name: string
  readonly number?: string
  readonly matches: readonly PlayedMatch[]
} & (
  | { readonly state: 'awarded'; readonly award: Award }
  | { readonly state: 'in'; readonly meter: readonly Reading[] }
)

export interface PlayedMatch {
  readonly match: string
  /** Number among the team's matches; a round robin counts as one. */
  readonly number: number
  readonly boards: number
  /** Unknown while a line-up is missing. */
  readonly played: number | undefined
}

/** Teams with known members, bracket by bracket, in the order of the table. */
export const awardsOf = (options: BridgeOptions, chart: Chart): TeamAwards[] =>
  divisionsIn(options, chart)
    .map(planned)
    .flatMap((division) =>
      fatesIn(division)
        .toSorted(least(({ band }) => 100 * band.first + band.last))
        .map((fate) => teamAwards(division, fate)),
    )

/** A division with its plan. */
interface PlannedDivision extends Division {
  readonly plan: readonly PlannedRound[]
  /** A team was moved into it, so its final gives all places (BRI-57). */
  readonly isCorrected: boolean
}

function planned(division: Division): PlannedDivision {
  const plan = planOf(division)
  return { ...division, plan, isCorrected: plan.at(-1)?.matches[0]?.isForPlaces === true }
}

function teamAwards(bracket: PlannedDivision, fate: Fate): TeamAwards {
  const { chart, letter } = bracket
  const { who } = fate
  const way = wayOf(bracket, fate)
  const players = (chart.field.entrant(who).players ?? []).map((player, i) => playerAwards(bracket, way, player, i))
  return { bracket: letter, who, team: nameOf(chart, who), players }
}

// --- the way of a team ---------------------------------------------------------------------------

/** A step of a team's way: one match, or all of a round robin. */
interface Step {
  readonly matches: readonly Match[]
  readonly attendances: readonly Attendance[]
  readonly isUnplayed: boolean
}

interface Way {
  readonly fate: Fate
  /** Steps the team won, from the first round on; a team that was moved here has none for the first. */
  readonly won: readonly (Step | 'elsewhere')[]
  readonly lost?: Step
  /** The losers' match: for 5th/8th place, or in a compact knockout. */
  readonly more?: Step & { readonly isWon: boolean; readonly in: 'playoff' | 'losers-match' }
  /** The match being played. */
  readonly now?: Step
  readonly rounds: number
  readonly isDisqualified: boolean
}

function wayOf(bracket: PlannedDivision, fate: Fate): Way {
  const { chart, letter } = bracket
  const { who, outIn, isIn } = fate
  const steps = stepsOf(bracket, who)
  const lostAt = outIn ? steps.findIndex(({ matches }) => matches.includes(outIn)) : steps.length
  const until = isIn ? steps.findIndex(({ matches }) => matches.some(({ outcome }) => !outcome)) : lostAt
  const own = steps.slice(0, until < 0 ? steps.length : until)
  const isPlaceless = !isIn && !outIn
  const won = isPlaceless ? own.slice(0, -1) : own
  const rest = steps[won.length]
  return {
    fate,
    won: who === bracket.newcomer ? ['elsewhere', ...won] : won,
    ...(isIn ? (rest ? { now: rest } : {}) : rest ? { lost: rest } : {}),
    ...moreOf(bracket, who, outIn),
    rounds: bracket.plan.length + (robinBefore(bracket) === undefined ? 0 : 1),
    isDisqualified: chart.field.divisions.isOutOf(letter, who),
  }
}

/** Its matches round by round; a round robin is one of them (BRI-16b). */
function stepsOf(bracket: PlannedDivision, who: Who): Step[] {
  const rounds = (stageOf(bracket, knockout)?.rounds ?? []).toSorted(least(({ number }) => number))
  const steps = rounds.flatMap(({ number, matches }) => {
    const match = matches.find((each) => each.seatOf(who) !== undefined && !isOfLosers(bracket, each))
    return match ? [{ number, step: stepIn(bracket, who, [match]) }] : []
  })
  const before = robinBefore(bracket)
  const robin = stageOf(bracket, roundRobin)?.rounds.filter(({ number }) => number < 3) ?? []
  const own = robin.flatMap(({ matches }) => matches.filter((match) => match.seatOf(who) !== undefined))
  if (before !== undefined && own.length > 0) steps.push({ number: before - 0.5, step: stepIn(bracket, who, own) })
  return steps.toSorted(least(({ number }) => number)).map(({ step }) => step)
}

function stepIn({ chart }: Division, who: Who, matches: readonly Match[]): Step {
  return {
    matches,
    attendances: matches.map((match) => attendanceIn(chart, match, who)),
    isUnplayed: matches.every((match) => match.outcome !== undefined && !hasBoards(match, who)),
  }
}

const isOfLosers = ({ plan }: PlannedDivision, match: Match): boolean =>
  plan[match.round.number - 1]?.matches[match.round.matches.indexOf(match)]?.isOfLosers === true

function moreOf(division: Division, who: Who, outIn: Match | undefined): Pick<Way, 'more'> {
  const second =
    division.options.compact && outIn?.round.number === 1 ? stageOf(division, knockout)?.find(2) : undefined
  const round = second ?? stageOf(division, fifthPlace)?.find(1)
  if (!second && round?.byes.some((slot) => slot.who === who)) return { more: wonWithoutOpponent }
  const match = round?.matches.find((each) => each !== outIn && each.seatOf(who) !== undefined)
  if (!match?.outcome) return {}
  const isWon = match.outcome.order.slice(0, match.advance).some((seat) => match.who(seat) === who)
  return { more: { ...stepIn(division, who, [match]), isWon, in: second ? 'losers-match' : 'playoff' } }
}

/** BRI-16a, BRI-33a: a playoff won because there was no opponent. */
const wonWithoutOpponent: Way['more'] & object = {
  matches: [],
  attendances: [],
  isUnplayed: true,
  isWon: true,
  in: 'playoff',
}

// --- a player on it ------------------------------------------------------------------------------

function playerAwards(bracket: PlannedDivision, way: Way, player: Player, index: number): PlayerAwards {
  const steps = [...way.won, ...[way.lost, way.now, way.more].flatMap((step) => step ?? [])]
  const matches = steps.flatMap((step, i) =>
    step === 'elsewhere' || step.isUnplayed ? [] : playedIn(step, index, i + 1),
  )
  const details = { name: player.name, ...(player.number === undefined ? {} : { number: player.number }), matches }
  const run = way.fate.isIn && !isChampion(bracket, way) ? undefined : runOf(bracket, way, index)
  if (!run) return { ...details, state: 'in', meter: meterFor(bracket, way, index) }
  return { ...details, state: 'awarded', award: awardIn(bracket, way, run) }
}

const playedIn = ({ matches, attendances }: Step, index: number, number: number): PlayedMatch[] =>
  matches.map(({ id }, i) => ({
    match: id,
    number,
    boards: attendances[i]?.boards ?? 0,
    played: attendances[i]?.played?.[index],
  }))

/** The step as a player saw it. */
function seenBy(step: Step | 'elsewhere', index: number): TeamMatch {
  if (step === 'elsewhere') return { state: 'unplayed' }
  const called = calledIn(step)
  if (step.isUnplayed) return { state: 'unplayed', called }
  const own = step.attendances.map(({ boards, played }) => ({ boards, played: played?.[index] }))
  if (own.some(({ played }) => played === undefined)) return { state: 'unknown', called }
  const sum = (of: 'boards' | 'played') => own.reduce((all, each) => all + (each[of] ?? 0), 0)
  return { state: 'known', boards: sum('boards'), played: sum('played'), called }
}

/** "match A5"; of a round robin "matches R1.1 to R2.4". */
function calledIn({ matches }: Step): Message {
  const [first, last] = [matches[0]?.id, matches.at(-1)?.id]
  if (first === undefined || last === undefined) return message('awards-match-fifth')
  return first === last
    ? message('awards-match', { match: { match: first } })
    : message('awards-matches', { first: { match: first }, last: { match: last } })
}

/** True if the team has won the last match, with nothing left to play. */
const isChampion = ({ chart }: Division, { won, rounds, now }: Way): boolean =>
  chart.started !== undefined && now === undefined && won.length === rounds

function runOf(bracket: PlannedDivision, way: Way, index: number): Run {
  const won = way.won.map((step) => seenBy(step, index))
  if (isChampion(bracket, way)) return { bracket: bracket.isCorrected ? 'corrected' : 'regular', won, end: champion }
  const match: TeamMatch = way.lost ? seenBy(way.lost, index) : { state: 'unplayed' }
  const how = way.fate.forfeited ? ('gave-up' as const) : ('beaten' as const)
  if (bracket.isCorrected) {
    const place = placeIn(way.fate)
    return { bracket: 'corrected', won, end: place ? { how: 'placed', place, match } : { how, match } }
  }
  const { more } = way
  if (more && !way.fate.forfeited)
    return {
      bracket: 'regular',
      won,
      end: { how: 'played-on', in: more.in, lost: match, match: seenBy(more, index), isWon: more.isWon },
    }
  return { bracket: 'regular', won, end: { how, match, roundsAfter: Math.max(0, way.rounds - won.length - 1) } }
}

const champion = { how: 'champion' } as const

function placeIn({ band, forfeited }: Fate): '2nd' | '3rd' | '2nd/3rd' | undefined {
  if (forfeited || band.last > 3) return undefined
  return band.first === band.last ? (band.first === 2 ? '2nd' : '3rd') : '2nd/3rd'
}

/** A disqualified team gets nothing, and what was won in another bracket gives no award here (BRI-104). */
function awardIn(division: Division, way: Way, run: Run): Award {
  if (way.isDisqualified) return nothing(message('awards-nothing-disqualified'))
  const award = awardOf(run, division.options)
  if (award.award !== 'match' || way.won[0] !== 'elsewhere') return award
  const shares = award.shares.filter(({ match }) => match !== 1)
  if (shares.length === 0) return nothing(message('awards-nothing-elsewhere'))
  return { ...award, says: [sharesSaid(run, shares, division.options)], shares }
}

const nothing = (why: Message): Award => ({ award: 'nothing', rule: 'BRI-104', says: [why], more: [], shares: [] })

// --- what is still needed ------------------------------------------------------------------------

function meterFor(bracket: PlannedDivision, way: Way, index: number): Reading[] {
  const won = way.won.map((step) => seenBy(step, index))
  const toCome = Array.from({ length: way.rounds - won.length }, (_, i) =>
    i === 0 && way.now ? openFor(way.now, index) : plannedFor(bracket, won.length + i),
  )
  const [first, ...rest] = toCome
  if (!first) return []
  return meterOf({ in: bracket.isCorrected ? 'corrected' : 'regular', won, toCome: [first, ...rest] })
}

type ToCome = Campaign['toCome'][number]

function openFor(step: Step, index: number): ToCome {
  const { attendances } = step
  if (attendances.some(({ played }) => played === undefined)) return { state: 'unknown', called: calledIn(step) }
  const sum = (of: (each: Attendance) => number) => attendances.reduce((all, each) => all + of(each), 0)
  return {
    state: 'open',
    boards: sum(({ boards }) => boards),
    played: sum(({ played }) => played?.[index] ?? 0),
    left: sum(({ left }) => left),
    called: calledIn(step),
  }
}

/** The boards as planned, because the team may come to any match of that round. */
function plannedFor(bracket: PlannedDivision, step: number): ToCome {
  const robin = robinBefore(bracket)
  const untouched = (boards: number): ToCome => ({ state: 'open', boards, played: 0, left: boards })
  if (robin !== undefined && step === robin - 1) return untouched(bracket.options.boards)
  const match = bracket.plan[robin !== undefined && step >= robin ? step - 1 : step]?.matches.find(
    (each) => !each.isOfLosers,
  )
  return untouched((match?.boards ?? 0) * ((match?.seats.length ?? 2) - 1))
}
