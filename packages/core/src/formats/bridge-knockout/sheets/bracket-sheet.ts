/** The bracket sheet: a column a round, a box a match, with everything that counts in it (BRI-75). */

import type { Match, SeatIndex } from '../../../chart/match.ts'
import { namesOf, whoSaid } from '../../../chart/names.ts'
import { isSomebody, NOBODY, type Slot, type Who } from '../../../chart/slot.ts'
import { announcedId, type Stage } from '../../../chart/stage.ts'
import { averageOf } from '../../../facts/holding.ts'
import type { MatchId } from '../../../facts/ids.ts'
import type { Imps } from '../../../facts/result.ts'
import { at } from '../../../lists/at.ts'
import type { Message } from '../../../message/message.ts'
import { isRefusal, type Refusal } from '../../../refusals/refusal.ts'
import type { DecidedBy } from '../../../series/series.ts'
import type { BoardsShown, ScoreShown } from '../../views/boards.ts'
import { isBegun, quotientsShown } from '../../views/boards.ts'
import type { PairingShown } from '../../views/pairing.ts'
import { type Bracket, numberIn, planOf } from '../divisions/brackets.ts'
import { homesIn, tablesOf } from '../divisions/tables.ts'
import { bridgeLedger } from '../ledger.ts'
import { secondHalfTickets } from '../plan/compact.ts'
import { perPair } from '../series/boards-series.ts'
import { isThrough } from '../table.ts'
import { boardsShown } from '../views/boards.ts'
import type { Occasion } from './event.ts'
import { type BracketHead, bracketsAsked, type Event, eventOf, headOf, type SheetQuery } from './event.ts'
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
  /** Why it is paired otherwise than the bracket has it. */
  readonly pairing?: PairingShown
  readonly matches: readonly MatchOnSheet[]
}

export interface MatchOnSheet {
  readonly match: string
  readonly tables: readonly string[]
  /** Boards each two teams play. */
  readonly boards: number
  readonly advance: number
  /** A final of three, which gives all its places (BRI-57). */
  readonly isForPlaces?: true
  readonly teams: readonly TeamOnSheet[]
  /** Of a head-to-head one, of a three-way three. */
  readonly scores: readonly ScoreOnSheet[]
  readonly isDecided: boolean
  /** How, where the score does not say it: forfeit, walkover, quotient, extra boards, ruling. */
  readonly decidedBy?: DecidedBy
  readonly note?: string
  /** It is not the pair the bracket would have. */
  readonly isRepaired?: true
}

export interface TeamOnSheet {
  readonly number: number
  readonly name?: string
  /** While it is not known who it is. */
  readonly comesFrom?: Message
  readonly isKnown: boolean
  readonly average?: number
  /** IMPs received, by the number of the team it receives them against. */
  readonly handicaps?: readonly Received[]
  readonly carryover?: number
  /** IMPs of the first and of the second half; null what is not in. */
  readonly halves?: readonly (number | null)[]
  readonly imps?: number
  /** With carry-over and handicap. */
  readonly score?: number
  /** Of a three-way: matches won and IMP quotient. */
  readonly won?: number
  readonly quotient?: string
  /** Why it plays no part: "not there", "disqualified", "moved to A". */
  readonly away?: Message
  /** The bracket it was moved from for the second round. */
  readonly movedFrom?: string
  readonly isThrough: boolean
  /** The number it goes on with, nothing after the final; in the first half of a compact knockout its next ticket. */
  readonly takes?: string
}

interface Received {
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

export function bracketSheets(tournament: Occasion, query: SheetQuery = {}): readonly BracketSheet[] | Refusal {
  const brackets = bracketsAsked(tournament, query)
  if (isRefusal(brackets)) return brackets
  return brackets.map((bracket) => ({
    ...eventOf(tournament),
    ...headOf(bracket),
    rounds: roundsOf(bracket)
      .filter(({ number }) => query.round === undefined || query.round === number)
      .map(({ number, name, parts }) => ({
        round: number,
        name,
        parts: parts.map((part) => partOnSheet(bracket, part)),
      })),
  }))
}

const partOnSheet = (bracket: Bracket, { name, pairing, fixtures }: Part): PartOnSheet => ({
  name,
  ...(pairing ? { pairing } : {}),
  matches: fixtures.map((fixture) =>
    matchOnSheet(bracket, fixture, pairing !== undefined && pairing.kind !== 'chosen'),
  ),
})

function matchOnSheet(bracket: Bracket, fixture: Fixture, isPairedAnew: boolean): MatchOnSheet {
  const { match, planned, id } = fixture
  const shown = match && boardsShown(match, namesOf(bracket.chart))
  const numberOf = numbersIn(bracket, fixture)
  return {
    match: id,
    tables:
      match?.isSeated && match.here.length > 1 ? tablesOf(bracket.options, match) : homesIn(bracket.options, fixture),
    boards: match ? perPair(match) : (planned?.boards ?? bracket.options.boards),
    advance: match?.advance ?? planned?.advance ?? 1,
    ...(planned?.isForPlaces ? { isForPlaces: true as const } : {}),
    teams: fixture.seats.map((_, seat) => teamOnSheet(bracket, fixture, seat, shown)),
    scores: (shown?.scores ?? []).map((score) => scoreOnSheet(score, numberOf)),
    isDecided: match?.outcome !== undefined,
    ...decisionOn(match),
    ...(isPairedAnew && !isDefault(fixture) ? { isRepaired: true as const } : {}),
  }
}

const numbersIn = (bracket: Bracket, { seats }: Fixture) => {
  const names = namesOf(bracket.chart)
  return (name: string): number =>
    numberUnder(
      bracket,
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

function scoreOnSheet(score: ScoreShown, numberOf: (name: string) => number): ScoreOnSheet {
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

function teamOnSheet(bracket: Bracket, fixture: Fixture, seat: SeatIndex, shown: BoardsShown | undefined): TeamOnSheet {
  const slot = at(fixture.seats, seat)
  const number = numberUnder(bracket, slot)
  const { match } = fixture
  if (!isSomebody(slot.who))
    return { number, comesFrom: comesFrom(bracket, fixture.stage, slot), isKnown: false, isThrough: false }
  const name = at(namesOf(bracket.chart), slot.who)
  const average = averageOf(bracket.chart.field.entrant(slot.who))
  return {
    number,
    name,
    isKnown: true,
    ...(average === undefined ? {} : { average: Math.round(average * 100) / 100 }),
    ...givenTo(name, shown, numbersIn(bracket, fixture)),
    ...(fixture.seats.length > 2 ? standingOf(name, shown) : impsOf(name, shown)),
    ...(match && !match.here.includes(seat) ? { away: awayAs(bracket, slot.who) } : {}),
    ...(slot.who === bracket.newcomer
      ? { movedFrom: bridgeLedger(bracket.chart).misplaced.moveTo(bracket.letter)?.from ?? '' }
      : {}),
    isThrough: match !== undefined && isThrough(match, slot.who),
    ...takenBy(bracket, match, slot),
  }
}

function awayAs({ chart, letter }: Bracket, who: Who): Message {
  if (!chart.field.division.isOutOf(letter, who)) return message('sheet-away')
  const { action, to = '' } = bridgeLedger(chart).misplaced.of(who) ?? {}
  return action === 'disqualified'
    ? message('sheet-disqualified')
    : message('sheet-moved-to', { bracket: { text: to } })
}

/** The number it plays under; who plays in a playoff keeps the one it was drawn under. */
export function numberUnder(bracket: Bracket, slot: Slot | undefined): number {
  if (!slot) return 0
  if (slot.label.from === 'seed') return slot.label.seed
  if (slot.label.from === 'number') return slot.label.number
  return isSomebody(slot.who) ? numberIn(bracket, slot.who) : 0
}

/** "from A3", "loser of A9", "place 2 of the round robin"; in a compact second half "BA1: first of 1". */
function comesFrom(bracket: Bracket, stage: Stage, { label, who }: Slot): Message {
  if (who === NOBODY) return whoSaid(bracket.chart, who)
  if (label.from === 'loser') return message('sheet-from-loser', { match: { match: label.of } })
  if (label.from === 'seed') return message('sheet-from-robin', { place: label.seed })
  if (label.from !== 'number') return whoSaid(bracket.chart, who)
  const planned = planOf(bracket)[label.after - 1]?.matches ?? []
  const index = planned.findIndex(({ takes }) => takes.includes(label.number))
  const { byPlace, takes = [] } = planned[index] ?? {}
  const source = idIn(stage, label.after, index)
  if (source === undefined) return whoSaid(bracket.chart, who)
  if (!byPlace) return message('sheet-from', { match: { match: source } })
  const ticket = at(secondHalfTickets(bracket.drawn), label.number - 1)
  const place = placeIn(takes.indexOf(label.number), takes.length)
  return message('sheet-from-half', { ticket: { text: ticket }, place, match: { match: source } })
}

/** By its place in a first-half match of two or three. */
const placeIn = (place: number, teams: number): 'winner' | 'loser' | 'first' | 'second' =>
  place === teams - 1 ? 'loser' : teams === 2 ? 'winner' : place === 0 ? 'first' : 'second'

/** Of a match that is drawn, or will be. */
function idIn(stage: Stage, round: number, index: number): MatchId | undefined {
  const later = stage.announced.find(({ number }) => number === round)
  return stage.find(round)?.matches[index]?.id ?? (later && announcedId(stage, later, index))
}

/** Carry-over and handicap. */
function givenTo(
  name: string,
  shown: BoardsShown | undefined,
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

function impsOf(name: string, shown: BoardsShown | undefined): Pick<TeamOnSheet, 'halves' | 'imps' | 'score'> {
  const score = shown?.scores.find(({ between }) => between.includes(name))
  if (!score || !isBegun(score)) return {}
  const side = score.between[0] === name ? 0 : 1
  return {
    ...(score.halves ? { halves: score.halves.map((half) => half?.[side] ?? null) } : {}),
    imps: score.imps[side],
    score: score.score[side],
  }
}

function standingOf(name: string, shown: BoardsShown | undefined): Pick<TeamOnSheet, 'won' | 'quotient'> {
  const standings = shown?.standings ?? []
  const place = standings.findIndex(({ team }) => team === name)
  if (place < 0 || !shown?.scores.some(({ isComplete }) => isComplete)) return {}
  return { won: standings[place]?.won ?? 0, quotient: at(quotientsShown(standings), place) }
}

function takenBy(bracket: Bracket, match: Match | undefined, { who }: Slot): Pick<TeamOnSheet, 'takes'> {
  const label = match?.outcome && match.takes.find((take) => take.who === who)?.label
  if (label?.from !== 'number' || label.after === planOf(bracket).length) return {}
  return {
    takes: match?.byPlace ? at(secondHalfTickets(bracket.drawn), label.number - 1) : String(label.number),
  }
}
