/** The bracket sheet: one column per round, one box per match, with everything that counts in it (BRI-75). */

import type { Match, SeatIndex } from '../../../chart/match.ts'
import { namesOf, whoSaid } from '../../../chart/names.ts'
import { isSomebody, NOBODY, type Slot, type Who } from '../../../chart/slot.ts'
import { announcedId, type Stage } from '../../../chart/stage.ts'
import type { MatchId } from '../../../facts/ids.ts'
import { averageOf } from '../../../facts/masterpoints.ts'
import type { Imps } from '../../../formats/views/boards.ts'
import { at } from '../../../lists/at.ts'
import type { Message } from '../../../message/message.ts'
import { isRefused, type RefusedResult } from '../../../refusals/result.ts'
import type { DecidedBy } from '../../../series/series.ts'
import type { BoardsView, ScoreView } from '../../views/boards.ts'
import { isBegun, quotientsShown } from '../../views/boards.ts'
import type { PairingView } from '../../views/pairing.ts'
import { type Division, numberIn, planOf } from '../divisions/division.ts'
import { homesIn, tablesOf } from '../divisions/tables.ts'
import { bridgeLedger } from '../ledger.ts'
import { secondHalfTickets } from '../plan/compact.ts'
import { perPair } from '../series/boards-series.ts'
import { isThrough } from '../table.ts'
import { boardsShown } from '../views/boards.ts'
import type { Occasion } from './event.ts'
import { type BracketHead, divisionsFor, type Event, eventOf, headOf, type SheetQuery } from './event.ts'
import { type Fixture, type Part, roundsOf } from './rounds.ts'
import { message } from './words/messages.ts'

export interface BracketSheet extends Event, BracketHead {
  readonly rounds: readonly RoundOnSheet[]
}

/** A column: the matches of the bracket, and of a playoff beside them. */
export interface RoundOnSheet {
  readonly round: number
  readonly name: Message
  readonly parts: readonly PartOnSheet[]
}

export interface PartOnSheet {
  readonly name: Message
  /** Why the round is paired otherwise than in the bracket. */
  readonly pairing?: PairingView
  readonly matches: readonly MatchOnSheet[]
}

export interface MatchOnSheet {
  readonly match: string
  readonly tables: readonly string[]
  /** Boards between each two teams. */
  readonly boards: number
  readonly advance: number
  /** A final of three, which gives all its places (BRI-57). */
  readonly isForPlaces?: true
  readonly teams: readonly TeamOnSheet[]
  /** One score for a head-to-head, three for a three-way. */
  readonly scores: readonly ScoreOnSheet[]
  readonly isDecided: boolean
  /** The decision, if the score does not show it: forfeit, walkover, quotient, extra boards, ruling. */
  readonly decidedBy?: DecidedBy
  readonly note?: string
  /** Differs from the bracket's own pair. */
  readonly isRepaired?: true
}

export interface TeamOnSheet {
  readonly number: number
  readonly name?: string
  /** Source of the seat, until its team is known. */
  readonly comesFrom?: Message
  readonly isKnown: boolean
  readonly average?: number
  /** IMPs received, by the opponent's number. */
  readonly handicaps?: readonly HandicapShare[]
  readonly carryover?: number
  /** IMPs of the first and of the second half; null if not reported. */
  readonly halves?: readonly (number | null)[]
  readonly imps?: number
  /** The score with carry-over and handicap. */
  readonly score?: number
  /** Of a three-way: matches won and IMP quotient. */
  readonly won?: number
  readonly quotient?: string
  /** Why the team does not play: "not there", "disqualified", "moved to A". */
  readonly away?: Message
  /** The division the team was moved from for the second round. */
  readonly movedFrom?: string
  readonly isThrough: boolean
  /** The number taken to the next round, none after the final; its next ticket after the first half of a compact knockout. */
  readonly takes?: string
}

interface HandicapShare {
  readonly against: number
  readonly imps: number
}

export interface ScoreOnSheet {
  /** By number. */
  readonly between: readonly [number, number]
  readonly isBegun: boolean
  readonly halves?: readonly (Imps | null)[]
  readonly imps: Imps
  readonly carryover?: Imps
  readonly handicap?: Imps
  readonly score: Imps
  readonly extraBoards?: readonly Imps[]
}

export function bracketSheets(tournament: Occasion, query: SheetQuery = {}): readonly BracketSheet[] | RefusedResult {
  const divisions = divisionsFor(tournament, query)
  if (isRefused(divisions)) return divisions
  return divisions.map((division) => ({
    ...eventOf(tournament),
    ...headOf(division),
    rounds: roundsOf(division)
      .filter(({ number }) => query.round === undefined || query.round === number)
      .map(({ number, name, parts }) => ({
        round: number,
        name,
        parts: parts.map((part) => partOnSheet(division, part)),
      })),
  }))
}

const partOnSheet = (division: Division, { name, pairing, fixtures }: Part): PartOnSheet => ({
  name,
  ...(pairing ? { pairing } : {}),
  matches: fixtures.map((fixture) =>
    matchOnSheet(division, fixture, pairing !== undefined && pairing.kind !== 'chosen'),
  ),
})

function matchOnSheet(division: Division, fixture: Fixture, isPairedAnew: boolean): MatchOnSheet {
  const { match, planned, id } = fixture
  const shown = match && boardsShown(match, namesOf(division.chart))
  const numberOf = numbersIn(division, fixture)
  return {
    match: id,
    tables:
      match?.isSeated && match.here.length > 1 ? tablesOf(division.options, match) : homesIn(division.options, fixture),
    boards: match ? perPair(match) : (planned?.boards ?? division.options.boards),
    advance: match?.advance ?? planned?.advance ?? 1,
    ...(planned?.isForPlaces ? { isForPlaces: true as const } : {}),
    teams: fixture.seats.map((_, seat) => teamOnSheet(division, fixture, seat, shown)),
    scores: (shown?.scores ?? []).map((score) => scoreOnSheet(score, numberOf)),
    isDecided: match?.outcome !== undefined,
    ...decisionOn(match),
    ...(isPairedAnew && !isDefault(fixture) ? { isRepaired: true as const } : {}),
  }
}

const numbersIn = (division: Division, { seats }: Fixture) => {
  const names = namesOf(division.chart)
  return (name: string): number =>
    numberUnder(
      division,
      seats.find(({ who }) => names[who] === name),
    )
}

function decisionOn(match: Match | undefined): Pick<MatchOnSheet, 'decidedBy' | 'note'> {
  const by = match?.outcome?.by
  const note = match?.ruling?.note
  return {
    ...(by === undefined || by === 'score' ? {} : { decidedBy: by }),
    ...(note === undefined ? {} : { note }),
  }
}

/** BRI-29: the numbers the bracket has for this match. */
function isDefault({ stage, round, index, seats }: Fixture): boolean {
  const pair = stage.announced.find(({ number }) => number === round)?.matches[index]
  return pair?.every((slot, i) => seats[i] === slot) ?? true
}

function scoreOnSheet(score: ScoreView, numberOf: (name: string) => number): ScoreOnSheet {
  const { between, halves, imps, carryover, handicap, extraBoards } = score
  return {
    between: [numberOf(between[0]), numberOf(between[1])],
    isBegun: isBegun(score),
    ...(halves ? { halves } : {}),
    imps,
    ...(carryover ? { carryover } : {}),
    ...(handicap ? { handicap } : {}),
    score: score.score,
    ...(extraBoards ? { extraBoards } : {}),
  }
}

// --- a team --------------------------------------------------------------------------------------

function teamOnSheet(
  division: Division,
  fixture: Fixture,
  seat: SeatIndex,
  shown: BoardsView | undefined,
): TeamOnSheet {
  const slot = at(fixture.seats, seat)
  const number = numberUnder(division, slot)
  const { match } = fixture
  if (!isSomebody(slot.who))
    return { number, comesFrom: comesFrom(division, fixture.stage, slot), isKnown: false, isThrough: false }
  const name = at(namesOf(division.chart), slot.who)
  const average = averageOf(division.chart.field.entrant(slot.who))
  return {
    number,
    name,
    isKnown: true,
    ...(average === undefined ? {} : { average: Math.round(average * 100) / 100 }),
    ...givenTo(name, shown, numbersIn(division, fixture)),
    ...(fixture.seats.length > 2 ? standingOf(name, shown) : impsOf(name, shown)),
    ...(match && !match.here.includes(seat) ? { away: awayAs(division, slot.who) } : {}),
    ...(slot.who === division.newcomer
      ? { movedFrom: bridgeLedger(division.chart).misplaced.moveTo(division.letter)?.from ?? '' }
      : {}),
    isThrough: match !== undefined && isThrough(match, slot.who),
    ...takenBy(division, match, slot),
  }
}

function awayAs({ chart, letter }: Division, who: Who): Message {
  if (!chart.field.divisions.isOutOf(letter, who)) return message('sheet-away')
  const { action, to = '' } = bridgeLedger(chart).misplaced.of(who) ?? {}
  return action === 'disqualified'
    ? message('sheet-disqualified')
    : message('sheet-moved-to', { bracket: { text: to } })
}

/** The team's number; in a playoff, the number it was drawn under. */
export function numberUnder(division: Division, slot: Slot | undefined): number {
  if (!slot) return 0
  if (slot.label.from === 'seed') return slot.label.seed
  if (slot.label.from === 'number') return slot.label.number
  return isSomebody(slot.who) ? numberIn(division, slot.who) : 0
}

/** "from A3", "loser of A9", "place 2 of the round robin"; in a compact second half "BA1: first of 1". */
function comesFrom(division: Division, stage: Stage, { label, who }: Slot): Message {
  if (who === NOBODY) return whoSaid(division.chart, who)
  if (label.from === 'loser') return message('sheet-from-loser', { match: { match: label.of } })
  if (label.from === 'seed') return message('sheet-from-robin', { place: label.seed })
  if (label.from !== 'number') return whoSaid(division.chart, who)
  const planned = planOf(division)[label.after - 1]?.matches ?? []
  const index = planned.findIndex(({ takes }) => takes.includes(label.number))
  const { byPlace, takes = [] } = planned[index] ?? {}
  const source = idIn(stage, label.after, index)
  if (source === undefined) return whoSaid(division.chart, who)
  if (!byPlace) return message('sheet-from', { match: { match: source } })
  const ticket = at(secondHalfTickets(division.drawn), label.number - 1)
  const place = placeIn(takes.indexOf(label.number), takes.length)
  return message('sheet-from-half', { ticket: { text: ticket }, place, match: { match: source } })
}

/** The place in a first-half match of two or three. */
const placeIn = (place: number, teams: number): 'winner' | 'loser' | 'first' | 'second' =>
  place === teams - 1 ? 'loser' : teams === 2 ? 'winner' : place === 0 ? 'first' : 'second'

/** The name of a match, drawn or to come. */
function idIn(stage: Stage, round: number, index: number): MatchId | undefined {
  const later = stage.announced.find(({ number }) => number === round)
  return stage.find(round)?.matches[index]?.id ?? (later && announcedId(stage, later, index))
}

/** Carry-over and handicap. */
function givenTo(
  name: string,
  shown: BoardsView | undefined,
  numberOf: (name: string) => number,
): Pick<TeamOnSheet, 'handicaps' | 'carryover'> {
  const own = (shown?.scores ?? []).filter(({ between }) => between.includes(name))
  const lines = own.map(({ between, handicap, carryover }) => {
    const side = between[0] === name ? 0 : 1
    return {
      against: numberOf(at(between, 1 - side)),
      imps: handicap?.[side] ?? 0,
      carried: carryover?.[side] ?? 0,
    }
  })
  const handicaps = lines.filter(({ imps }) => imps > 0).map(({ against, imps }) => ({ against, imps }))
  const carryover = lines.reduce((sum, { carried }) => sum + carried, 0)
  return { ...(handicaps.length > 0 ? { handicaps } : {}), ...(carryover > 0 ? { carryover } : {}) }
}

function impsOf(name: string, shown: BoardsView | undefined): Pick<TeamOnSheet, 'halves' | 'imps' | 'score'> {
  const score = shown?.scores.find(({ between }) => between.includes(name))
  if (!score || !isBegun(score)) return {}
  const side = score.between[0] === name ? 0 : 1
  return {
    ...(score.halves ? { halves: score.halves.map((half) => half?.[side] ?? null) } : {}),
    imps: score.imps[side],
    score: score.score[side],
  }
}

function standingOf(name: string, shown: BoardsView | undefined): Pick<TeamOnSheet, 'won' | 'quotient'> {
  const standings = shown?.standings ?? []
  const place = standings.findIndex(({ team }) => team === name)
  if (place < 0 || !shown?.scores.some(({ isComplete }) => isComplete)) return {}
  return { won: standings[place]?.won ?? 0, quotient: at(quotientsShown(standings), place) }
}

function takenBy(division: Division, match: Match | undefined, { who }: Slot): Pick<TeamOnSheet, 'takes'> {
  const label = match?.outcome && match.takes.find((take) => take.who === who)?.label
  if (label?.from !== 'number' || label.after === planOf(division).length) return {}
  return {
    takes: match?.byPlace ? at(secondHalfTickets(division.drawn), label.number - 1) : String(label.number),
  }
}
