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
} from '@arbiter/core'
import { seatName } from './seat.ts'
import { harmless } from './text-width.ts'

/** The bracket number somebody plays under. */
export const numberIn = ({ number, seed }: SeatShown): number | undefined => number ?? seed

/** "4 Quarry", "number 4". */
export function teamIn(seat: SeatShown): string {
  const number = numberIn(seat)
  return seat.entrant === undefined || number === undefined ? seatName(seat) : `${number} ${seatName(seat)}`
}

/** Is it played by teams, now or when its round is paired? */
export const isOfTeams = ({ boards, seats }: MatchShown): boolean =>
  boards !== undefined || seats.length > 2 || seats.some(({ number }) => number !== undefined)

/** "three-way, two go on, 14 boards each", "28 boards"; nothing of a match that is not paired yet. */
export function kindOf({ boards, seats, advance }: MatchShown): string {
  const through = advance === 1 ? 'one goes on' : 'two go on'
  const many = seats.length > 2 ? [seats.length === 3 ? 'three-way' : `${seats.length} teams`, through] : []
  const each = boards ? [`${boards.boards} boards${seats.length > 2 ? ' each' : ''}`] : []
  return [...many, ...each].join(', ')
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
export function nextOf({ state, takes = [], advancing = [] }: MatchShown, { entrant }: SeatShown, isLast: boolean) {
  if (state !== 'decided' || entrant === undefined) return ''
  const number = takes.find((take) => take.entrant === entrant)?.number
  if (number !== undefined && !isLast) return `→${number}`
  return advancing.includes(entrant) ? '✓' : ''
}
