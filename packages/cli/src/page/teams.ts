/** Teams and their boards in words: numbers before names, what counts beside the IMPs, who goes on as which number. */
import {
  decisionShown,
  halvesInWords,
  impsShown,
  isBegun,
  linesIn,
  listed,
  type MatchShown,
  quotientsShown,
  type ScoreShown,
  type SeatShown,
  scoreInImps,
  ticketTaken,
} from '@arbiter/core'
import { seatName } from './seat.ts'
import { harmless } from './text-width.ts'

/** The bracket number somebody plays under. */
const numberIn = ({ number, seed }: SeatShown): number | undefined => number ?? seed

/** The same as it is written; in the second half of a compact knockout its ticket. */
export const labelIn = (seat: SeatShown): string =>
  (seat.number === undefined ? undefined : seat.ticket) ?? String(numberIn(seat) ?? '')

/** "4 Quarry", "BA2 Quarry", "number 4". */
export function teamIn(seat: SeatShown): string {
  const label = labelIn(seat)
  if (seat.entrant === undefined) return seat.nobody || label !== seat.ticket ? seatName(seat) : label
  return label === '' ? seatName(seat) : `${label} ${seatName(seat)}`
}

/** Matches in the order of their numbers: B2 before B10. */
export const byNumber = (a: MatchShown, b: MatchShown): number => numberOf(a) - numberOf(b)

const numberOf = ({ match }: MatchShown): number => Number(match.replace(/^\D+/, ''))

/** Is it played by teams, now or when its round is paired? */
export const isOfTeams = ({ boards, seats }: MatchShown): boolean =>
  boards !== undefined || seats.length > 2 || seats.some(({ number }) => number !== undefined)

/** "three-way, two go on, 14 boards each", "28 boards", "AB3, 12 boards"; nothing of a match that is not paired yet. */
export function kindOf({ boards, seats, advance, ticket, isOfLosers }: MatchShown): string {
  const through = advance === 1 ? 'one goes on' : 'two go on'
  const many = seats.length > 2 ? [seats.length === 3 ? 'three-way' : `${seats.length} teams`, through] : []
  const each = boards ? [`${boards.boards} boards${seats.length > 2 ? ' each' : ''}`] : []
  const tables = ticket === undefined ? [] : [ticket, ...(isOfLosers ? ['of losers'] : [])]
  return [...tables, ...many, ...each].join(', ')
}

/** How many go on is told by the score alone, or by these words. */
export function howDecided(match: MatchShown): string {
  const { ruling, decidedBy, note, advancing = [] } = match
  const said = note === undefined ? '' : `: ${harmless(note)}`
  const words = { won: 'declared won', through: `declared: ${listed(advancing.map(harmless))} go on` } as const
  if (ruling === 'won' || ruling === 'through') return `${words[ruling]}${said}`
  if (ruling === 'drawn' || ruling === 'cancelled')
    return `${ruling === 'drawn' ? 'declared drawn' : 'cancelled'}${said}`
  if (decidedBy === 'forfeit' || decidedBy === 'walkover')
    return `${advancing.length === 0 ? `${decidedBy}, nobody goes on` : decidedBy}${said}`
  const how = decisionShown(match)
  return how === '' ? '' : `by ${how}`
}

/** "22–31, then 20–12", "carry-over 14 to Harbour", "handicap 10.39 to Quarry", "extra boards 12–8". */
export function detailsOf(score: ScoreShown): string[] {
  const halves = halvesInWords(score)
  return [
    ...(halves === '' ? [] : [halves]),
    ...givenIn(score),
    ...(score.extraBoards ?? []).map((imps) => `extra boards ${scoreInImps(imps)}`),
  ]
}

/** What counts beside the IMPs, each on a line of its own. */
const givenIn = (score: ScoreShown): string[] =>
  linesIn(score).map(({ what, imps, to }) => `${what} ${impsShown(imps)} to ${harmless(to)}`)

/** "38–27.46", or what is still missing. */
export function resultOf(score: ScoreShown): string {
  return isBegun(score) ? scoreInImps(score.score) : '–'
}

/** How the teams of a three-way stand, by name: matches won and quotient, once something is played. */
export function standingsIn({ boards }: MatchShown): Map<string, { readonly won: number; readonly quotient: string }> {
  const standings = boards?.standings ?? []
  const quotients = quotientsShown(standings)
  const hasBegun = boards?.scores.some(({ isComplete }) => isComplete) ?? false
  const shown = standings.map(({ team, won }, i) => [team, { won, quotient: quotients[i] as string }] as const)
  return new Map(hasBegun ? shown : [])
}

/** "→ 4", "out"; nothing while it is open. `isLast`: nobody takes a number from a final. */
export function nextOf(match: MatchShown, { entrant }: SeatShown, isLast: boolean) {
  const { state, takes = [], advancing = [] } = match
  if (state !== 'decided' || entrant === undefined) return ''
  const ticket = ticketTaken(match, entrant)
  if (ticket !== undefined) return `→${ticket}`
  const number = takes.find((take) => take.entrant === entrant)?.number
  if (number !== undefined && !isLast) return `→${number}`
  return advancing.includes(entrant) ? '✓' : ''
}
