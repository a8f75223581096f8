/** Which tickets of the round being played differ from those handed out before: only these are printed again (BRI-82, BRI-102). */

import { impsShown } from '../bulletin/imps.ts'
import { bracketsIn } from '../formats/bridge-knockout/brackets.ts'
import type { Tournament } from '../tournament/tournament.ts'
import { listed } from '../words/sentence.ts'
import { bracketInWords, optionsOf } from './event.ts'
import { currentRound, roundsOf } from './rounds.ts'
import { type Opponent, type Ticket, ticketsIn } from './tickets.ts'

export interface TicketChange {
  readonly team: string
  readonly entrant: string
  /** In words: "new", "opponent T7 instead of T9". */
  readonly changes: readonly string[]
  /** As it is now; nothing for a team that no longer plays. */
  readonly ticket?: Ticket
}

/** Of the current round of each bracket, or of one round by number. */
export function ticketsChanged(before: Tournament, after: Tournament, round?: number): TicketChange[] {
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
  return [...kept, ...gone.map(({ team, entrant }) => ({ team, entrant, changes: ['no longer plays'] }))]
}

/** By letter; a bracket that was not there before had no tickets. */
function roundNumbers(tournament: Tournament, round: number | undefined): Map<string, number> {
  const brackets = bracketsIn(optionsOf(tournament), tournament.chart)
  return new Map(brackets.map((bracket) => [bracket.letter, round ?? currentRound(roundsOf(bracket))?.number ?? 1]))
}

function ticketsOf(tournament: Tournament, numbers: ReadonlyMap<string, number>): Ticket[] {
  if (!tournament.chart.started) return []
  return bracketsIn(optionsOf(tournament), tournament.chart).flatMap((bracket) => {
    const round = roundsOf(bracket).find(({ number }) => number === numbers.get(bracket.letter))
    return round ? ticketsIn(bracket, round) : []
  })
}

function differences(old: Ticket | undefined, now: Ticket): string[] {
  if (!old) return ['new']
  return [
    ...instead('name', now.team, old.team),
    ...instead('captain', now.captain ?? 'none', old.captain ?? 'none'),
    ...(old.bracket === now.bracket ? [] : [`${bracketInWords(now.bracket)} instead of ${old.bracket}`]),
    ...instead('number', String(now.number), String(old.number)),
    ...instead('match', listed(now.matches), listed(old.matches)),
    ...opponentsChanged(old.opponents, now.opponents),
    ...instead('table', seatsInWords(now), seatsInWords(old)),
    ...(old.boards === now.boards ? [] : [`${now.boards} boards instead of ${old.boards}`]),
    ...now.opponents.flatMap((each) => givenChanged(old.opponents, each)),
  ]
}

const instead = (what: string, now: string, old: string): string[] =>
  now === old ? [] : [`${what} ${now} instead of ${old}`]

const seatsInWords = ({ ticket, seatings }: Ticket): string => {
  const seats = seatings.map(({ northSouth, eastWest }) => `N-S ${northSouth} E-W ${eastWest}`)
  return [...(ticket === undefined ? [] : [ticket]), seats.join(', then ') || 'none'].join(' ')
}

function opponentsChanged(old: readonly Opponent[], now: readonly Opponent[]): string[] {
  const [before, after] = [old.map(({ team }) => team), now.map(({ team }) => team)]
  const [left, come] = [before.filter((team) => !after.includes(team)), after.filter((team) => !before.includes(team))]
  if (left.length > 0 && come.length > 0) return [`opponent ${listed(come)} instead of ${listed(left)}`]
  if (come.length > 0) return [`${listed(come)} as an opponent more`]
  return left.length > 0 ? [`${listed(left)} no longer an opponent`] : []
}

/** Of an opponent it had before. */
function givenChanged(old: readonly Opponent[], now: Opponent): string[] {
  const before = old.find(({ team }) => team === now.team)
  if (!before) return []
  const against = old.length > 1 ? ` against ${now.team}` : ''
  return [
    ...instead(`handicap${against}`, impsShown(now.handicap), impsShown(before.handicap)),
    ...instead(`carry-over${against}`, impsShown(now.carryover), impsShown(before.carryover)),
  ]
}
