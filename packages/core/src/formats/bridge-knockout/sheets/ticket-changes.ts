/** Tickets of the current round that differ from the tickets handed out before: only these are printed again (BRI-82, BRI-102). */

import type { MatchId } from '../../../facts/ids.ts'
import type { Message } from '../../../message/message.ts'
import { divisionsIn } from '../divisions/division.ts'
import type { Occasion } from './event.ts'
import { optionsOf } from './event.ts'
import { currentRound, roundsOf } from './rounds.ts'
import { type Opponent, type Ticket, ticketsIn } from './tickets.ts'
import { message } from './words/messages.ts'

export interface TicketChange {
  readonly team: string
  readonly entrant: string
  /** "new", "opponent T7 instead of T9". */
  readonly changes: readonly Message[]
  /** The ticket now; `undefined` for a team that no longer plays. */
  readonly ticket?: Ticket
}

/** Changes in the current round of each division, or in one round by number. */
export function ticketsChanged(before: Occasion, after: Occasion, round?: number): TicketChange[] {
  const numbers = roundNumbers(after, round)
  const [old, now] = [ticketsOf(before, numbers), ticketsOf(after, numbers)]
  const kept = now.flatMap((ticket) => {
    const changes = differences(
      old.find(({ entrant }) => entrant === ticket.entrant),
      ticket,
    )
    return changes.length === 0 ? [] : [{ team: ticket.team, entrant: ticket.entrant, changes, ticket }]
  })
  const gone = old.filter(({ entrant }) => !now.some((ticket) => ticket.entrant === entrant))
  return [...kept, ...gone.map(({ team, entrant }) => ({ team, entrant, changes: [message('sheet-changed-gone')] }))]
}

/** Earlier tickets by letter; a new division had none. */
function roundNumbers(tournament: Occasion, round: number | undefined): Map<string, number> {
  const divisions = divisionsIn(optionsOf(tournament), tournament.chart)
  return new Map(divisions.map((division) => [division.letter, round ?? currentRound(roundsOf(division))?.number ?? 1]))
}

function ticketsOf(tournament: Occasion, numbers: ReadonlyMap<string, number>): Ticket[] {
  if (!tournament.chart.started) return []
  return divisionsIn(optionsOf(tournament), tournament.chart).flatMap((division) => {
    const round = roundsOf(division).find(({ number }) => number === numbers.get(division.letter))
    return round ? ticketsIn(division, round) : []
  })
}

function differences(old: Ticket | undefined, now: Ticket): Message[] {
  if (!old) return [message('sheet-changed-new')]
  return [
    ...(old.team === now.team ? [] : [message('sheet-changed-name', { now: text(now.team), old: text(old.team) })]),
    ...changed(old.captain, now.captain, (captains) => message('sheet-changed-captain', captains)),
    ...changed(old.bracket, now.bracket, (divisions) => message('sheet-changed-bracket', divisions)),
    ...(old.number === now.number ? [] : [message('sheet-changed-number', { now: now.number, old: old.number })]),
    ...matchesChanged(old.matches, now.matches),
    ...opponentsChanged(old.opponents, now.opponents),
    ...seatsChanged(old, now),
    ...(old.boards === now.boards ? [] : [message('sheet-changed-boards', { now: now.boards, old: old.boards })]),
    ...now.opponents.flatMap((each) => givenChanged(old.opponents, each)),
  ]
}

const text = (written: string) => ({ text: written })

interface Both {
  readonly now: Message
  readonly old: Message
}

/** Parts a ticket may lack. */
function changed(old: string | undefined, now: string | undefined, said: (both: Both) => Message): Message[] {
  return old === now ? [] : [said({ now: textOrNone(now), old: textOrNone(old) })]
}

const textOrNone = (written = ''): Message =>
  written === '' ? message('sheet-none') : message('sheet-text', { text: text(written) })

function matchesChanged(old: readonly MatchId[], now: readonly MatchId[]): Message[] {
  const matches = (ids: readonly MatchId[]) => ids.map((match) => ({ match }))
  return old.join() === now.join() ? [] : [message('sheet-changed-match', { now: matches(now), old: matches(old) })]
}

function seatsChanged(old: Ticket, now: Ticket): Message[] {
  const both = { now: seatsSaid(now), old: seatsSaid(old) }
  return JSON.stringify(both.now) === JSON.stringify(both.old) ? [] : [message('sheet-changed-table', both)]
}

/** "BA1 N-S 7 E-W 8, then N-S 7 E-W 9". */
function seatsSaid({ ticket, seatings }: Ticket): Message {
  const [first, ...later] = seatings.map(({ northSouth, eastWest }) =>
    message('sheet-seat', { northSouth: text(northSouth), eastWest: text(eastWest) }),
  )
  const seats = later.reduce(
    (before, seat) => message('sheet-seat-then', { before, seat }),
    first ?? message('sheet-none'),
  )
  return ticket === undefined ? seats : message('sheet-seat-ticket', { ticket: text(ticket), seats })
}

function opponentsChanged(old: readonly Opponent[], now: readonly Opponent[]): Message[] {
  const without = (some: readonly Opponent[], others: readonly Opponent[]) =>
    some.filter(({ team }) => !others.some((other) => other.team === team)).map(({ team }) => text(team))
  const [left, come] = [without(old, now), without(now, old)]
  if (left.length > 0 && come.length > 0) return [message('sheet-changed-opponent', { now: come, old: left })]
  if (come.length > 0) return [message('sheet-changed-more', { now: come })]
  return left.length > 0 ? [message('sheet-changed-fewer', { old: left })] : []
}

/** Changes for an opponent the team already had. */
function givenChanged(old: readonly Opponent[], now: Opponent): Message[] {
  const before = old.find(({ team }) => team === now.team)
  if (!before) return []
  const given = (what: 'handicap' | 'carry-over', [was, is]: readonly [number, number]): Message[] => {
    const figures = { what, now: { imps: is }, old: { imps: was } }
    if (was === is) return []
    return old.length > 1
      ? [message('sheet-changed-given-against', { ...figures, team: text(now.team) })]
      : [message('sheet-changed-given', figures)]
  }
  return [
    ...given('handicap', [before.handicap, now.handicap]),
    ...given('carry-over', [before.carryover, now.carryover]),
  ]
}
