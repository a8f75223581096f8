/** Teams and their boards in words: numbers before names, what counts beside the IMPs, who advances as which number. */

import type { SeatOutline } from '@arbiter/core/bulletin'
import { type BulletinMatch, isBegun, linesIn, type ScoreView, ticketTaken } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import { type DecisionManner, decidedHow } from '@arbiter/core/why'
import { impsScoreText, quotientTexts } from '../../language/figures.ts'
import { textOf } from '../../language/voice.ts'
import { seatName } from '../seat.ts'
import { asText } from '../text-width.ts'
import { message, words } from '../words/messages.ts'

/** The bracket number somebody plays under. */
const numberIn = ({ number, seed }: SeatOutline): number | undefined => number ?? seed

/** The same as it is written; in the second half of a compact knockout its ticket. */
export const labelIn = (seat: SeatOutline): string =>
  (seat.number === undefined ? undefined : seat.ticket) ?? String(numberIn(seat) ?? '')

/** "4 Quarry", "BA2 Quarry", "number 4". */
export function teamIn(seat: SeatOutline): string {
  const label = labelIn(seat)
  if (seat.entrant === undefined) return seat.nobody || label !== seat.ticket ? seatName(seat) : label
  return label === '' ? seatName(seat) : `${label} ${seatName(seat)}`
}

/** Matches in the order of their numbers: B2 before B10. */
export const byNumber = (a: BulletinMatch, b: BulletinMatch): number => numberOf(a) - numberOf(b)

const numberOf = ({ match }: BulletinMatch): number => Number(match.replace(/^\D+/, ''))

/** True if teams play it, now or when its round is paired. */
export const isOfTeams = ({ boards, seats }: BulletinMatch): boolean =>
  boards !== undefined || seats.length > 2 || seats.some(({ number }) => number !== undefined)

/** "three-way, two advance, 14 boards each", "28 boards", "AB3, 12 boards"; nothing of a match that is not paired yet. */
export function kindOf({ boards, seats, advance, ticket, isOfLosers }: BulletinMatch): string {
  const through = advance === 1 ? 'one' : 'two'
  const many =
    seats.length === 3
      ? [words('term-three-way', { through })]
      : seats.length > 3
        ? [words('term-many-teams', { count: seats.length, through })]
        : []
  const each = boards ? [boardsWords(boards.boards, seats.length > 2)] : []
  const tables = ticket === undefined ? [] : [ticket, ...(isOfLosers ? [words('term-of-losers')] : [])]
  return [...tables, ...many, ...each].join(', ')
}

const boardsWords = (count: number, isEach: boolean): string =>
  isEach ? words('term-boards-each', { count }) : words('term-boards', { count })

/** How a match was decided in a word or two, where the score does not say it: "forfeit", "declared won"; else nothing. */
export function decisionSaid(match: BulletinMatch): string {
  const how = decisionIn(match)
  return how === undefined ? '' : textOf(decidedHow(how))
}

const rulings = {
  won: 'declared-won',
  through: 'declared-through',
  drawn: 'declared-drawn',
  cancelled: 'cancelled',
} as const

function decisionIn({ ruling, decidedBy = '', games }: BulletinMatch): DecisionManner | undefined {
  if (ruling !== undefined && ruling !== 'absent') return rulings[ruling]
  const isDrawn = games.at(-1)?.result === '1/2-1/2'
  if (decidedBy === 'armageddon') return isDrawn ? 'armageddon-drawn' : 'armageddon'
  return silent.has(decidedBy) ? undefined : (decidedBy as DecisionManner)
}

/** The score says these. */
const silent = new Set(['', 'score', 'draw', 'ruling', 'annulled'])

/** How many advance is told by the score alone, or by these words. */
export function howDecided(match: BulletinMatch): string {
  const { note } = match
  const how = howSaid(match)
  return note === undefined || how === '' ? how : words('term-noted', { how: { text: how }, note: asText(note) })
}

function howSaid(match: BulletinMatch): string {
  const { ruling, advancing = [] } = match
  if (ruling === 'through') return words('term-declared-advance', { who: advancing.map(asText) })
  const how = decisionIn(match)
  if (how === undefined) return ''
  const decision = { how: decidedHow(how) }
  if (!withoutPlay.has(how)) return words('term-by', decision)
  return advancing.length === 0 && how !== 'cancelled' && ruling === undefined
    ? words('term-nobody-advances', decision)
    : decisionSaid(match)
}

/** Decided otherwise than by play. */
const withoutPlay: ReadonlySet<DecisionManner> = new Set([
  'forfeit',
  'walkover',
  'declared-won',
  'declared-drawn',
  'cancelled',
] as const)

/** "22–31, then 20–12", "carry-over 14 to Harbour", "handicap 10.39 to Quarry", "extra boards 12–8". */
export const detailsOf = (score: ScoreView, nameOf: (team: string) => string = (team) => team): string[] =>
  [...halvesSaid(score), ...givenSaid(score, nameOf), ...extrasSaid(score)].map((each) => textOf(each))

/** "22–31, then 20–12"; "first half 22–31"; nothing where it was reported whole. */
function halvesSaid({ halves }: ScoreView): Message[] {
  const [first, second] = halves ?? []
  if (first && second)
    return [message('term-halves', { first: { text: impsScoreText(first) }, second: { text: impsScoreText(second) } })]
  if (first) return [message('term-one-half', { half: 'first', score: { text: impsScoreText(first) } })]
  return second ? [message('term-one-half', { half: 'second', score: { text: impsScoreText(second) } })] : []
}

/** What counts beside the IMPs, each on a line of its own. */
const givenSaid = (score: ScoreView, nameOf: (team: string) => string): Message[] =>
  linesIn(score).map(({ what, imps, to }) => message('term-given', { what, imps: { imps }, to: asText(nameOf(to)) }))

const extrasSaid = ({ extraBoards = [] }: ScoreView): Message[] =>
  extraBoards.map((imps) => message('term-extra-boards', { score: { text: impsScoreText(imps) } }))

/** "38–27.46", or what is still missing. */
export function resultOf(score: ScoreView): string {
  return isBegun(score) ? impsScoreText(score.score) : '–'
}

/** How the teams of a three-way stand, by name: matches won and quotient, once something is played. */
export function standingsIn({
  boards,
}: BulletinMatch): Map<string, { readonly won: number; readonly quotient: string }> {
  const standings = boards?.standings ?? []
  const quotients = quotientTexts(standings)
  const hasBegun = boards?.scores.some(({ isComplete }) => isComplete) ?? false
  const shown = standings.map(({ team, won }, i) => [team, { won, quotient: quotients[i] as string }] as const)
  return new Map(hasBegun ? shown : [])
}

/** "→ 4", "out"; nothing while it is open. `isLast`: nobody takes a number from a final. */
export function nextOf(match: BulletinMatch, { entrant }: SeatOutline, isLast: boolean) {
  const { state, takes = [], advancing = [] } = match
  if (state !== 'decided' || entrant === undefined) return ''
  const ticket = ticketTaken(match, entrant)
  if (ticket !== undefined) return `→${ticket}`
  const number = takes.find((take) => take.entrant === entrant)?.number
  if (number !== undefined && !isLast) return `→${number}`
  return advancing.includes(entrant) ? '✓' : ''
}
