/** The document's table of handicaps, computed for 24 boards, with marks where its print is wrong or leaves something out. */
import { type HandicapBlock, type HandicapCell, handicapBlocks, handicapCells, tableBoards } from '@arbiter/core/bridge'
import type { Message } from '@arbiter/core/messages'
import { figures } from '../../language/figures.ts'
import { spokenLocale } from '../../language/voice.ts'
import type { Paper } from '../paper.ts'
import { parts, wrapped } from '../prose.ts'
import { padded } from '../text-width.ts'
import { message, words } from '../words/messages.ts'

export function handicapTableData() {
  return {
    boards: tableBoards,
    blocks: handicapBlocks.map((block) => ({
      higher: block.columns,
      rows: handicapCells(block).map((cells, i) => ({ lower: block.rows[i], handicaps: cells.map(cellData) })),
    })),
    misprints: cellsIn('misprint').map((cell) => ({ ...cellData(cell), lower: cell.lower })),
    missing: cellsIn('missing').map(({ higher, lower }) => ({ higher, lower })),
  }
}

/** What is printed beside it, where that is not the same. */
function cellData({ higher, thousandths, print }: HandicapCell) {
  const printed = print === 'the same' ? {} : { printed: print === 'missing' ? null : print.printedThousandths / 1000 }
  return { higher, handicap: thousandths / 1000, ...printed }
}

const allCells: readonly HandicapCell[] = handicapBlocks.flatMap((block) => handicapCells(block).flat())

const cellsIn = (kind: 'missing' | 'misprint'): HandicapCell[] =>
  allCells.filter(({ print }) => (kind === 'missing' ? print === 'missing' : typeof print === 'object'))

export function handicapTablePage(paper: Paper): string {
  const title = words('term-handicap-title', { boards: tableBoards })
  const heading = `${paper.strong(title)}: ${words('term-handicap-about')}`
  return parts(
    wrapped(heading, paper.width),
    ...handicapBlocks.flatMap((block) => blockLines(block, paper)),
    notes(paper),
  )
}

const labelWidth = 7
const cellWidth = 8

/** Too wide a block is cut into columns, each part with the lower averages beside it. */
function blockLines(block: HandicapBlock, paper: Paper): string[][] {
  const most = Math.max(1, Math.floor((paper.width - labelWidth) / cellWidth))
  const starts = Array.from({ length: Math.ceil(block.columns.length / most) }, (_, i) => i * most)
  return starts.map((from) => partLines(block, block.columns.slice(from, from + most), paper))
}

function partLines(block: HandicapBlock, columns: readonly number[], paper: Paper): string[] {
  const label = (text: string) => padded(text, labelWidth - 1, 'right')
  const heads = columns.map((higher) => padded(`${thousands(higher)} `, cellWidth, 'right'))
  const rows = handicapCells(block).flatMap((cells, i) => {
    const texts = columns.map((higher) => {
      const cell = cells.find((each) => each.higher === higher)
      return cell ? padded(cellText(cell), cellWidth, 'right') : ' '.repeat(cellWidth)
    })
    const line = `${label(thousands(block.rows[i] as number))} ${texts.join('')}`.trimEnd()
    return texts.every((text) => text.trim() === '') ? [] : [line]
  })
  return [paper.pencil(`${label('L  H →')} ${heads.join('')}`.trimEnd()), ...rows]
}

/** Three decimals, and a mark where the print differs. */
const cellText = ({ thousandths, print }: HandicapCell): string =>
  `${figures((thousandths / 1000).toFixed(3))}${print === 'the same' ? ' ' : print === 'missing' ? '°' : '*'}`

/** 15,000. */
const thousands = (figure: number): string => new Intl.NumberFormat(spokenLocale()).format(figure)

function notes(paper: Paper): string[] {
  const lines = [
    words('term-handicap-misprints', { which: cellsIn('misprint').map(misprintSaid) }),
    words('term-handicap-missing', { which: missing() }),
    words('term-handicap-letters'),
  ]
  return lines.map((line) => paper.pencil(wrapped(line, paper.width, '  ')))
}

function misprintSaid({ higher, lower, thousandths, print }: HandicapCell): Message {
  const printed = typeof print === 'object' ? print.printedThousandths : 0
  const figure = (each: number) => ({ text: figures((each / 1000).toFixed(3)) })
  return message('term-handicap-misprint', {
    ...{ higher: { number: higher }, lower: { number: lower } },
    ...{ printed: figure(printed), right: figure(thousandths) },
  })
}

const blocks = ['first', 'second', 'third'] as const

/** "15,000 v 12,500", "the row 700 of the first block", "the zeros of 15,000, 12,500, 3,000 and 800". */
function missing(): Message[] {
  const rows = handicapBlocks.flatMap((block, i) =>
    handicapCells(block).flatMap((cells) => {
      const left = cells.filter(({ print, higher, lower }) => print === 'missing' && higher !== lower)
      const [first] = left
      if (!first) return []
      const lower = { number: first.lower }
      return [
        left.length > 1
          ? message('term-handicap-row', { lower, block: blocks[i] ?? 'first' })
          : message('term-handicap-pair', { higher: { number: first.higher }, lower }),
      ]
    }),
  )
  const zeros = cellsIn('missing').filter(({ higher, lower }) => higher === lower)
  return [...rows, message('term-handicap-zeros', { of: zeros.map(({ lower }) => ({ text: thousands(lower) })) })]
}
