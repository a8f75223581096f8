/**
 * A knockout as a tree. Each seat has a line, the two of a match are joined at its number, and the winner's seat in the
 * next round stands where they meet:
 *
 *   1 Jun Jansen ½0┐
 *                 1├ 8 Lea Lind ┐
 *   8 Lea Lind   ½1┘
 */

import { type BulletinBracket, type BulletinMatch, rowsIn, seedsIn, sideShown } from '@arbiter/core/bulletin'
import { textOf } from '../../language/voice.ts'
import type { Paper } from '../paper.ts'
import { seatName } from '../seat.ts'
import { fittedApart, padded, textWidth } from '../text-width.ts'

/** The tree line by line; none if the page is too narrow for it. */
export function treeLines(bracket: BulletinBracket, paper: Paper): string[] | undefined {
  const seeds = seedsIn(bracket)
  const rows = rowsIn(bracket)
  const columns = bracket.rounds.map((round) => columnOf(round, rows, seeds))
  const widths = widthsIn(paper.width, columns)
  if (!widths) return undefined
  const height = 2 * (columns[0]?.seats.length ?? 0) - 1
  const drawn = columns.map((column, round) => drawnColumn(column, round, height, widths[round] as number, paper))
  const names = columns.map(({ name }, i) => paper.strong(padded(name, (widths[i] as number) + joint)))
  const lines = Array.from({ length: height }, (_, line) => drawn.map((column) => column[line]).join(''))
  return [names.join(''), ...lines].map((line) => line.trimEnd())
}

// --- what stands in it ---------------------------------------------------------------------------

interface Column {
  readonly name: string
  readonly matches: readonly BulletinMatch[]
  /** Two a match. */
  readonly seats: readonly Seat[]
  readonly seedWidth: number
}

interface Seat {
  readonly seed: string
  readonly name: string
  readonly score: string
  readonly kind: 'won' | 'lost' | 'waiting' | 'known'
}

type Seeds = ReadonlyMap<string, number>
type Rows = ReturnType<typeof rowsIn>

function columnOf({ name, matches }: BulletinBracket['rounds'][number], rows: Rows, seeds: Seeds): Column {
  const seats = matches.flatMap((match) => rows(match).map((i) => seatOf(match, i, seeds)))
  return { name: textOf(name), matches, seats, seedWidth: Math.max(...seats.map(({ seed }) => seed.length)) }
}

function seatOf(match: BulletinMatch, i: number, seeds: Seeds): Seat {
  const shown = match.seats[i] ?? {}
  const { entrant } = shown
  const seed = entrant === undefined ? undefined : seeds.get(entrant)
  return { seed: String(seed ?? ''), name: seatName(shown), score: scoreOf(match, i), kind: kindOf(match, entrant) }
}

/** What the seat had; + and − where nothing was played. */
function scoreOf(match: BulletinMatch, i: number): string {
  if (match.games.length > 0) return sideShown(match, i)
  const entrant = match.seats[i]?.entrant
  if (match.state !== 'decided' || entrant === undefined) return ''
  return match.winner === entrant ? '+' : '−'
}

function kindOf({ state, winner }: BulletinMatch, entrant: string | undefined): Seat['kind'] {
  if (entrant === undefined) return 'waiting'
  if (state !== 'decided') return 'known'
  return winner === entrant ? 'won' : 'lost'
}

// --- how wide ------------------------------------------------------------------------------------

const joint = 2
const leastName = 8

/** The width of each column, always taking from the widest what is too much. */
function widthsIn(room: number, columns: readonly Column[]): number[] | undefined {
  const widths = columns.map((column) => widthOf(column, Number.POSITIVE_INFINITY))
  const least = columns.map((column) => widthOf(column, leastName))
  for (let over = sumOf(widths) - room; over > 0; over--) {
    const spare = widths.map((width, i) => (width > (least[i] as number) ? width : 0))
    const widest = Math.max(...spare)
    if (widest === 0) return undefined
    widths[spare.indexOf(widest)] = widest - 1
  }
  return widths
}

const sumOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width + joint, 0)

/** So wide that its heading and its longest seat fit, names cut to so many letters. */
function widthOf({ name, seats, seedWidth }: Column, longest: number): number {
  const widths = seats.map((seat) => before(seedWidth) + Math.min(textWidth(seat.name), longest) + after(seat.score))
  return Math.max(textWidth(name), ...widths)
}

const before = (seedWidth: number): number => (seedWidth === 0 ? 0 : seedWidth + 1)
const after = (score: string): number => (score === '' ? 0 : 1 + textWidth(score))

// --- how it is drawn -----------------------------------------------------------------------------

/** Seat s of a round stands in the middle of the places that lead to it: every 2nd line, every 4th, every 8th. */
const lineOf = (round: number, seat: number): number => (2 * seat + 1) * 2 ** round - 1

function drawnColumn(column: Column, round: number, height: number, width: number, paper: Paper): string[] {
  const lines = new Array<string>(height).fill(' '.repeat(width + joint))
  column.matches.forEach((match, i) => {
    const [upper, lower] = [lineOf(round, 2 * i), lineOf(round, 2 * i + 1)]
    lines.fill(`${' '.repeat(width)}│ `, upper, lower)
    lines[upper] = `${seatText(column, 2 * i, width, paper)}┐ `
    lines[(upper + lower) / 2] = `${numberText(match, width, paper)}├ `
    lines[lower] = `${seatText(column, 2 * i + 1, width, paper)}┘ `
  })
  return lines
}

function seatText({ seats, seedWidth }: Column, i: number, width: number, paper: Paper): string {
  const { seed, name, score, kind } = seats[i] as Seat
  const room = width - before(seedWidth) - after(score)
  const number = padded(seed, seedWidth, 'right')
  const parts = [
    ...(seedWidth === 0 ? [] : [number]),
    padded(nameCut(seats, room)(name), room),
    ...(score === '' ? [] : [score]),
  ]
  const text = parts.join(' ')
  if (kind === 'won') return paper.strong(text)
  return kind === 'known' ? text : paper.pencil(text)
}

const nameCut = (seats: readonly Seat[], room: number) =>
  fittedApart(
    seats.map(({ name }) => name),
    room,
  )

/** The number of a match, with an arrow while it can be played. */
function numberText({ match, state }: BulletinMatch, width: number, paper: Paper): string {
  const text = padded(state === 'open' ? `▸${match}` : match, width, 'right')
  return state === 'open' ? paper.ink(text) : paper.pencil(text)
}
