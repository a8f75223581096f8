/** Assignment tickets: for each team of a round its tables, opponents and scoring (BRI-76). */

import type { Match, SeatIndex } from '../../../chart/match.ts'
import { namesOf } from '../../../chart/names.ts'
import { isSomebody, type Who } from '../../../chart/slot.ts'
import type { MatchId } from '../../../facts/ids.ts'
import { at, known } from '../../../lists/at.ts'
import type { Message } from '../../../message/message.ts'
import { isRefused, type RefusedResult } from '../../../refusals/result.ts'
import { type Division, isStage, numberIn, roundRobin } from '../divisions/division.ts'
import { type Seating, seatingOf } from '../divisions/tables.ts'
import { compactPattern, type GoTo, isRing } from '../plan/compact.ts'
import { boardsOf, perPair } from '../series/boards-series.ts'
import { meetingsOf } from '../series/meetings.ts'
import { tickets as ringTickets } from '../series/movement.ts'
import { numberUnder } from './bracket-sheet.ts'
import type { Occasion } from './event.ts'
import { divisionsFor, type Event, eventOf, type SheetQuery } from './event.ts'
import { currentRound, type Fixture, type Part, type PlayedRound, roundsOf } from './rounds.ts'
import { message } from './words/messages.ts'

export interface TicketSheet extends Event {
  readonly tickets: readonly Ticket[]
  /** Brackets whose round is not paired yet. */
  readonly notPaired: readonly { readonly bracket: string; readonly round: Message }[]
  /** Only if limited to changed tickets. */
  readonly changes?: readonly { readonly team: string; readonly changes: readonly Message[] }[]
}

export interface Ticket {
  readonly team: string
  readonly entrant: string
  readonly number: number
  readonly captain?: string
  /** Empty where there is only one. */
  readonly bracket: string
  readonly round: number
  readonly roundName: Message
  readonly matches: readonly MatchId[]
  /** The ticket's name in a compact session: AB3, ZX7. */
  readonly ticket?: string
  /** Seatings in turn: one per half of a three-way, one per opponent in a round robin. */
  readonly seatings: readonly TicketSeating[]
  readonly opponents: readonly Opponent[]
  /** Total boards. */
  readonly boards: number
  /** Where to compare scores, and who reports. */
  readonly report: Message
  readonly goTo?: GoTo
  /** The Go To card is handed over only when the teams have reported (BRI-67). */
  readonly isGoToHeldBack?: true
}

export interface TicketSeating extends Seating {
  readonly when?: 'first-half' | 'second-half' | 'first' | 'then'
  /** Where the boards of the North-South table go first, in a three-way (BRI-34). */
  readonly boardsTo?: string
}

export interface Opponent {
  readonly team: string
  readonly number: number
  readonly match: string
  readonly boards: number
  /** IMPs received; negative if given. */
  readonly handicap: number
  /** Lead in IMPs from the earlier match; negative if the opponent leads. */
  readonly carryover: number
}

export function ticketSheet(tournament: Occasion, query: SheetQuery = {}): TicketSheet | RefusedResult {
  const divisions = divisionsFor(tournament, query)
  if (isRefused(divisions)) return divisions
  const asked = divisions.flatMap((division) => {
    const round = roundFor(division, query.round)
    return round ? [{ bracket: division, round, tickets: ticketsIn(division, round) }] : []
  })
  return {
    ...eventOf(tournament),
    tickets: asked.flatMap(({ tickets }) => tickets),
    notPaired: asked
      .filter(({ tickets }) => tickets.length === 0)
      .map(({ bracket, round }) => ({ bracket: bracket.letter, round: round.name })),
  }
}

function roundFor(division: Division, number: number | undefined): PlayedRound | undefined {
  const rounds = roundsOf(division)
  return number === undefined ? currentRound(rounds) : rounds.find((round) => round.number === number)
}

/** Match by match, in the order of the seats; of a round robin team by team. */
export function ticketsIn(division: Division, round: PlayedRound): Ticket[] {
  return round.parts.flatMap((part) => {
    const seated = part.fixtures.flatMap(({ match }) => (match?.isSeated ? [match] : []))
    const teams = [...new Set(seated.flatMap((match) => match.here.map((seat) => match.who(seat))))]
    return teams.map((who) => ticketFor(division, round, part, who))
  })
}

function ticketFor(division: Division, round: PlayedRound, part: Part, who: Who): Ticket {
  const { chart, letter } = division
  const own = inTurn(part.fixtures.filter(({ match }) => match?.isSeated && match.seatOf(who) !== undefined))
  const { id, captain } = chart.field.entrant(who)
  const matches = own.flatMap(({ match }) => match ?? [])
  const opponents = matches.flatMap((match) => opponentsIn(division, match, known(match.seatOf(who))))
  const seatings = seatingsOf(division, own, who)
  return {
    team: at(namesOf(chart), who),
    entrant: id,
    number:
      numberUnder(
        division,
        matches[0]?.seats.find((slot) => slot.who === who),
      ) || numberIn(division, who),
    ...(captain === undefined ? {} : { captain }),
    bracket: letter,
    round: round.number,
    roundName: part.name,
    matches: matches.map((match) => match.id),
    ...ticketNamed(division, own, who),
    seatings,
    opponents,
    boards: opponents.reduce((sum, { boards }) => sum + boards, 0),
    report: reportSaid(division, matches, seatings),
    ...goToOf(division, own),
  }
}

/** BRI-42: of two matches in a ring, the match whose East-West pair goes to the next team of the ring comes first. */
function inTurn(own: readonly Fixture[]): readonly Fixture[] {
  const [one, other] = own
  return one && other && other.index === one.index + 1 ? [other, one] : own
}

function opponentsIn(division: Division, match: Match, seat: SeatIndex): Opponent[] {
  const names = namesOf(division.chart)
  const played = boardsOf(match)
  const others = match.here.filter((other) => other !== seat && isSomebody(match.who(other)))
  return others.map((other) => ({
    team: at(names, match.who(other)),
    number: numberUnder(division, match.seats[other]),
    match: match.id,
    boards: perPair(match),
    handicap: ahead(match, seat, other, played?.handicap),
    carryover: ahead(match, seat, other, played?.carryover),
  }))
}

type Lead = (match: Match, first: SeatIndex, second: SeatIndex) => number

/** The lead in IMPs; looked up in the order of the seats. */
function ahead(match: Match, seat: SeatIndex, other: SeatIndex, lead: Lead | undefined): number {
  const [meeting] = meetingsOf([Math.min(seat, other), Math.max(seat, other)])
  const imps = meeting && lead ? lead(match, meeting.first, meeting.second) / 1000 : 0
  return meeting?.first === seat || imps === 0 ? imps : -imps
}

// --- seats ---------------------------------------------------------------------------------------

function seatingsOf({ options }: Division, fixtures: readonly Fixture[], who: Who): TicketSeating[] {
  const seatings = fixtures.flatMap(({ match }) => {
    const seating = match && seatingOf(options, match, known(match.seatOf(who)))
    return seating ? [{ match, seating }] : []
  })
  const [only] = seatings
  if (seatings.length === 1 && only?.match.here.length === 3)
    return ringSeatings(only.seating, only.match, options, who)
  if (seatings.length < 2) return seatings.map(({ seating }) => seating)
  return inTheRing(seatings.map(({ seating }) => seating))
}

type Options = Division['options']

/** BRI-34: North-South stays, East-West goes on one table. */
function ringSeatings(first: Seating, match: Match, options: Options, who: Who): TicketSeating[] {
  const third = match.here.find((seat) => {
    const home = seatingOf(options, match, seat)?.northSouth
    return match.who(seat) !== who && home !== first.eastWest
  })
  const home = third === undefined ? undefined : seatingOf(options, match, third)
  const eastWest = home?.northSouth ?? first.eastWest
  // In a compact session a half is a whole round, so the parts of a ring are not called halves.
  return [
    { when: options.compact ? 'first' : 'first-half', ...first },
    {
      when: options.compact ? 'then' : 'second-half',
      northSouth: first.northSouth,
      eastWest,
      boardsTo: eastWest,
    },
  ]
}

/** BRI-42: North-South stays, East-West plays at one neighbour's table and then at the other's. */
const inTheRing = (seatings: readonly Seating[]): TicketSeating[] =>
  seatings.map((seating, i) => ({ when: i === 0 ? 'first' : 'then', ...seating }))

/** BRI-65: the ticket of the team's seat, even with a team missing. */
function ticketNamed({ options }: Division, [fixture]: readonly Fixture[], who: Who): Pick<Ticket, 'ticket'> {
  const tables = fixture?.planned?.ticket
  if (!options.compact || tables === undefined) return {}
  const names = isRing(tables) ? ringTickets : ['AB', 'BA']
  return { ticket: `${names[fixture?.match?.seatOf(who) ?? 0]}${tables.replace(/^\D+/, '')}` }
}

// --- afterwards ----------------------------------------------------------------------------------

/** Of two teams the winner reports; with more than two, scores are compared at the end (BRI-34). */
function reportSaid({ options, drawn }: Division, played: readonly Match[], [first]: readonly Seating[]): Message {
  const [match] = played
  if (!match || !first) return message('sheet-report-nothing')
  const where = { table: { text: first.northSouth }, matches: played.map(({ id }) => ({ match: id })) }
  if (isStage(match.round.stage, roundRobin)) return message('sheet-report-ring', where)
  if (match.here.length <= 2) return message('sheet-report-two', where)
  if (drawn === 3) return message('sheet-report-sessions', { ...where, boards: perPair(match) / 2 })
  return options.compact ? message('sheet-report-compact', where) : message('sheet-report-three', where)
}

/** BRI-67: Go To cards exist only in the first half. */
function goToOf({ options, drawn }: Division, [fixture]: readonly Fixture[]): Pick<Ticket, 'goTo' | 'isGoToHeldBack'> {
  if (!options.compact || !fixture?.planned?.byPlace) return {}
  const goTo = known(compactPattern(drawn).find(({ match }) => match === fixture.planned?.ticket))
  return { goTo, ...(isRing(goTo.match) ? { isGoToHeldBack: true as const } : {}) }
}
