/**
 * A bracket of teams: a column a round, a box a match. Three teams of a three-way stand with matches won and quotient,
 * below them the score of each two; whoever advances has the number it takes behind an arrow:
 *
 *   ─────────────────────────
 *   1 three-way, two go on
 *   1 Harbour     1 1.121 →1
 *   4 Quarry      1 1.055 →4
 *   7 Willow Lane 1 0.846
 *     1–4 38–27.46
 *         handicap 3.46 to 4
 */

import type { SeatOutline } from '@arbiter/core/bulletin'
import {
  type BracketRound,
  type BulletinBracket,
  type BulletinMatch,
  boardsPlayed,
  feederOf,
  halvesShown,
  isBegun,
  scoresShown,
} from '@arbiter/core/bulletin'
import { impsScoreText, impsText } from '../../language/figures.ts'
import { textOf } from '../../language/voice.ts'
import { byNumber, detailsOf, howDecided, kindOf, labelIn, nextOf, standingsIn } from '../bridge/teams.ts'
import type { Paper } from '../paper.ts'
import { wrapped } from '../prose.ts'
import { goToWords, seatName, ticketSource } from '../seat.ts'
import { fitted, harmless, padded, textWidth } from '../text-width.ts'
import { words } from '../words/messages.ts'

const gap = 2
const least = 24
const most = 40

/** The columns side by side, as many as there is room for; the others below. */
export function boxLines({ rounds }: BulletinBracket, paper: Paper): string[][] {
  const fit = Math.max(1, Math.floor((paper.width + gap) / (least + gap)))
  const perBand = Math.ceil(rounds.length / Math.ceil(rounds.length / fit))
  const width = Math.min(most, Math.floor((paper.width - gap * (perBand - 1)) / perBand))
  const columns = rounds.map((round, i) =>
    columnOf(round, rounds[i - 1], { isLast: i === rounds.length - 1, width }, paper),
  )
  const bands = Array.from({ length: Math.ceil(columns.length / perBand) }, (_, i) => i * perBand)
  return bands.map((from) => sideBySide(columns.slice(from, from + perBand), width))
}

/** A line of a box: the text, and how it is written. */
interface Line {
  readonly text: string
  readonly style?: (text: string) => string
}

function sideBySide(columns: readonly (readonly Line[])[], width: number): string[] {
  const height = Math.max(...columns.map(({ length }) => length))
  return Array.from({ length: height }, (_, i) => {
    const cells = columns.map((column, c) => {
      const { text, style } = column[i] ?? { text: '' }
      const cell = c === columns.length - 1 ? text : padded(text, width + gap)
      return style && text !== '' ? style(text) + cell.slice(text.length) : cell
    })
    return cells.join('').trimEnd()
  })
}

interface Place {
  readonly isLast: boolean
  readonly width: number
}

function columnOf(round: BracketRound, before: BracketRound | undefined, place: Place, paper: Paper): Line[] {
  const { name, matches, pairing } = round
  const { isLast, width } = place
  const heading: Line = { text: fitted(textOf(name), width), style: paper.strong }
  const mark = pairing ? broken(`${textOf(pairing)} (${pairing.rule})`, width, '', paper.ink) : []
  const inOrder = matches.toSorted(byNumber)
  const boxes = inOrder.map((match) => boxOf(match, before, { isLast: isLast && matches.length === 1, width }, paper))
  return [heading, ...mark, ...boxes.flatMap((box) => [...box, { text: '' }])]
}

const broken = (text: string, width: number, indent: string, style: Line['style']): Line[] =>
  wrapped(`${indent}${harmless(text)}`, width, indent)
    .split('\n')
    .map((line) => ({ text: fitted(line, width), ...(style ? { style } : {}) }))

function boxOf(match: BulletinMatch, before: BracketRound | undefined, place: Place, paper: Paper): Line[] {
  const { width } = place
  const style = { decided: plain, open: paper.ink, waiting: paper.pencil }[match.state]
  const rule = { decided: '─', open: '━', waiting: '╌' }[match.state]
  const kind = kindOf(match)
  const heading = `${match.state === 'open' ? '▸' : ''}${match.match}${kind === '' ? '' : ` ${kind}`}`
  return [
    { text: rule.repeat(width), style },
    ...broken(heading, width, '', match.state === 'open' ? paper.ink : paper.pencil),
    ...seatLines(match, before, place, paper),
    ...(match.seats.length > 2 ? pairLines(match, width, paper) : lineLines(match, width, paper)),
    ...(match.state === 'decided' ? decidedLines(match, width, paper) : []),
    ...(match.goTo ? broken(goToWords(match.goTo), width, '  ', paper.pencil) : []),
  ]
}

const plain = (text: string): string => text

/** Number, name, figures, and the number taken. */
function seatLines(match: BulletinMatch, before: BracketRound | undefined, place: Place, paper: Paper): Line[] {
  const { isLast, width } = place
  const widest = Math.max(...match.seats.map((seat) => labelIn(seat).length))
  const figures = match.seats.map((_, i) => figuresOf(match, i))
  const figureWidth = Math.max(...figures.map(textWidth))
  const marks = match.seats.map((seat) => nextOf(match, seat, isLast))
  const markWidth = Math.max(...marks.map(textWidth))
  return match.seats.map((seat, i): Line => {
    const number = widest === 0 ? '' : `${padded(labelIn(seat), widest, 'right')} `
    const tail = [
      ...(figureWidth > 0 ? [padded(figures[i] as string, figureWidth, 'right')] : []),
      ...(markWidth > 0 ? [padded(marks[i] as string, markWidth)] : []),
    ].join(' ')
    const room = width - textWidth(number) - (tail === '' ? 0 : textWidth(tail) + 1)
    const name = padded(fitted(nameOf(match, seat, before), Math.max(4, room)), Math.max(4, room))
    const text = `${number}${name}${tail === '' ? '' : ` ${tail}`}`.trimEnd()
    return { text, style: styleOf(match, seat, paper) }
  })
}

/** A name, or where it will come from; its number stands before it already. */
function nameOf({ boards }: BulletinMatch, seat: SeatOutline, before: BracketRound | undefined): string {
  if (boards?.away?.includes(seat.entrant ?? '')) return words('term-seat-left', { team: { text: seatName(seat) } })
  if (seat.entrant !== undefined || seat.nobody) return seatName(seat)
  const source = ticketSource(before, seat.ticket)
  if (source !== undefined) return source
  const feeder = feederOf(before, seat)
  if (feeder) return words('term-seat-from', { match: { text: feeder.match } })
  return seat.seed === undefined ? seatName(seat) : words('term-seat-robin')
}

function styleOf(
  { state, advancing = [] }: BulletinMatch,
  { entrant }: SeatOutline,
  paper: Paper,
): (text: string) => string {
  if (entrant === undefined) return paper.pencil
  if (state !== 'decided') return plain
  return advancing.includes(entrant) ? paper.strong : paper.pencil
}

/** Of two the score; of three matches won and quotient. */
function figuresOf(match: BulletinMatch, i: number): string {
  const entrant = match.seats[i]?.entrant ?? ''
  if (match.seats.length === 2) {
    const score = boardsPlayed(match)
    return score ? impsText(score.score[score.between[0] === entrant ? 0 : 1]) : ''
  }
  const standing = standingsIn(match).get(entrant)
  return standing ? `${halvesShown(standing.won)} ${standing.quotient}` : ''
}

/** "1–4 38–27.46", with what counts beside the IMPs. */
function pairLines(match: BulletinMatch, width: number, paper: Paper): Line[] {
  const numberOf = (name: string) =>
    labelIn(match.seats.find(({ entrant }) => entrant === name) ?? {}) || harmless(name)
  return (match.boards ? scoresShown(match.boards) : []).flatMap((score) => {
    const [first, second] = score.between.map(numberOf)
    return [
      ...broken(`${first}–${second} ${isBegun(score) ? impsScoreText(score.score) : '–'}`, width, '  ', plain),
      ...detailsOf(score, numberOf).flatMap((line) => broken(line, width, '      ', paper.pencil)),
    ]
  })
}

/** Halves, carry-over, handicap and extra boards of two teams. */
function lineLines(match: BulletinMatch, width: number, paper: Paper): Line[] {
  const [score] = match.boards ? scoresShown(match.boards) : []
  return score ? detailsOf(score).flatMap((line) => broken(line, width, '  ', paper.pencil)) : []
}

function decidedLines(match: BulletinMatch, width: number, paper: Paper): Line[] {
  const how = howDecided(match)
  return how === '' ? [] : broken(how, width, '  ', paper.pencil)
}
