/** The diagonal matrix on a page: cut into blocks of columns when it is too wide, a list when that would be too many. */
import { type Bulletin, halvesShown, type MatrixRow, type MatrixView, pipsOf, raised } from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'
import { heading } from '../bulletin.ts'
import type { Paper } from '../paper.ts'
import { flowed, parts, wrapped } from '../prose.ts'
import { fitted, harmless, padded, textWidth } from '../text-width.ts'
import { words } from '../words/messages.ts'
import { blocksIn, type Column, columnsOf, fewestBlocks, hasSums, leastCell, meetingText } from './matrix-columns.ts'

/** More blocks than this nobody puts together again. */
const mostBlocks = 5

export function matrixPage(tournament: Tournament, bulletin: Bulletin, matrix: MatrixView, paper: Paper): string {
  const picture = blockPages(matrix, paper) ?? [list(matrix, leadFor(matrix, [], paper), paper)]
  return parts(heading(tournament, bulletin, paper), ...picture, legend(matrix, paper))
}

/** None if there would be too many. */
function blockPages(matrix: MatrixView, paper: Paper): string[][] | undefined {
  if (matrix.rows.length * leastCell > mostBlocks * paper.width) return undefined
  const lead = leadFor(matrix, columnsOf(matrix), paper)
  const blocks = fewestBlocks(matrix, paper.width - lead.width)
  return blocks.length > mostBlocks ? undefined : blocks.map((block) => blockLines(matrix, block, lead, paper))
}

// --- what stands before the cells ------------------------------------------------------------------

interface Lead {
  readonly number: number
  readonly name: number
  readonly counter: number
  readonly lost: number
  readonly width: number
}

/** A name is cut no shorter than this to save a block. */
const leastName = 12

/** Names as wide as leaves the fewest blocks. */
function leadFor(matrix: MatrixView, columns: readonly Column[], paper: Paper): Lead {
  const { rows } = matrix
  const widest = (texts: readonly string[]) => Math.max(...texts.map(textWidth))
  const number = String(rows.length).length
  const counter = widest(rows.map((row) => counterOf(row, matrix)))
  const lost = Math.max(3, widest(rows.map(lostOf)))
  const beside = number + 1 + 1 + counter + 1 + lost + 1
  const natural = Math.max(6, Math.min(widest(rows.map(({ name }) => harmless(name))), Math.floor(paper.width / 3)))
  const blocksWith = (name: number) => blocksIn(columns, paper.width - beside - name).length
  const fewest = blocksWith(Math.min(natural, leastName))
  let name = natural
  while (name > leastName && blocksWith(name) > fewest) name--
  return { number, name, counter, lost, width: beside + name }
}

/** "■■◧□" while somebody plays, afterwards what has become of him. */
function counterOf(row: MatrixRow, matrix: MatrixView): string {
  if (row.state === 'won') return words('term-matrix-won')
  if (row.state === 'out')
    return row.out === undefined ? words('term-matrix-gone') : words('term-matrix-out', { round: row.out })
  return pipsOf(row, matrix)
    .map((pip) => pips[pip])
    .join('')
}

const pips = { full: '■', half: '◧', empty: '□' } as const

const lostOf = ({ lostGames, state }: MatrixRow): string =>
  `${halvesShown(lostGames)}${state === 'going-out' ? '†' : ' '}`

/** "12 Leon Larch ■■■■ 4½†". */
function beginning(row: MatrixRow, matrix: MatrixView, lead: Lead): string {
  const texts = [
    padded(String(row.number), lead.number, 'right'),
    padded(fitted(harmless(row.name), lead.name), lead.name),
    padded(counterOf(row, matrix), lead.counter),
    padded(lostOf(row), lead.lost, 'right'),
  ]
  return padded(texts.join(' '), lead.width)
}

// --- blocks of columns -----------------------------------------------------------------------------

function blockLines(matrix: MatrixView, block: readonly Column[], lead: Lead, paper: Paper): string[] {
  const title = padded(
    `${' '.repeat(lead.number)} ${padded(words('term-col-player'), lead.name)} ${words('term-col-lost')}`,
    lead.width,
  )
  const numbers = block.map(({ number, width }) => `${padded(String(number), width - 1, 'right')} `)
  const lines = matrix.rows.map((row, i) => {
    const cells = block.map((column) => written(column, i, paper)).join('')
    return styled(row, `${beginning(row, matrix, lead)}${cells}`.trimEnd(), paper)
  })
  return [paper.pencil(`${title}${numbers.join('')}`.trimEnd()), ...lines]
}

function written({ cells, width }: Column, row: number, paper: Paper): string {
  const { text = '', isOpen } = cells[row] ?? {}
  const shown = padded(text, width, 'right')
  return isOpen ? paper.ink(shown) : shown
}

function styled(row: MatrixRow, line: string, paper: Paper): string {
  if (row.state === 'won') return paper.strong(line)
  return row.state === 'out' ? paper.pencil(line) : line
}

// --- a list ----------------------------------------------------------------------------------------

function list(matrix: MatrixView, lead: Lead, paper: Paper): string[] {
  const notice = words('term-matrix-list', { players: matrix.rows.length })
  const lines = matrix.rows.map((row) => {
    const met = row.meetings.toSorted((a, b) => a.round - b.round)
    const cells = met.map((meeting) => `${meeting.against}: ${meetingText(meeting)}`)
    return styled(row, flowed(`${beginning(row, matrix, lead)} `, cells, paper.width), paper)
  })
  return [wrapped(notice, paper.width), '', ...lines]
}

// --- how to read it --------------------------------------------------------------------------------

function legend(matrix: MatrixView, paper: Paper): string {
  const { rows, rounds, outAt } = matrix
  const marks = new Set(rows.flatMap(({ meetings }) => meetings.flatMap(({ games }) => games)))
  const later = rounds
    .slice(1)
    .map(({ round, name, pattern }) =>
      words('term-matrix-round', { raised: { text: raised(round) }, round: name, pattern }),
    )
  const has = (...some: string[]) => some.some((mark) => marks.has(mark as '·'))
  const parts = [
    [words('term-matrix-points'), ...later].join('; '),
    ...(hasSums(matrix) ? [words('term-matrix-sums')] : []),
    ...(has('·') ? [words('term-matrix-to-play')] : []),
    ...(has('+', '−', '=') ? [words('term-matrix-without-play')] : []),
    ...(has('×') ? [words('term-matrix-not-played')] : []),
    words('term-matrix-counter', { out: outAt }),
    ...(rows.some(({ state }) => state === 'going-out') ? [words('term-matrix-going-out')] : []),
    ...outWords(rows),
  ]
  return paper.pencil(wrapped(`${parts.join('. ')}.`, paper.width))
}

function outWords(rows: readonly MatrixRow[]): string[] {
  const gone = rows.filter(({ state }) => state === 'out')
  const example = gone.find(({ out }) => out !== undefined)?.out
  return [
    ...(example === undefined ? [] : [words('term-matrix-out-since', { round: example })]),
    ...(gone.some(({ out }) => out === undefined) ? [words('term-matrix-gone-means')] : []),
  ]
}
