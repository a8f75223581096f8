/** The columns of the diagonal matrix: what stands in their cells, and how they are cut into blocks that fit the page. */
import { halvesShown, type MatrixView, type Meeting, meetingShown, raised } from '@arbiter/core/bulletin'
import { textWidth } from '../text-width.ts'

interface Cell {
  readonly text: string
  readonly isOpen: boolean
}

/** A column: its number, and what stands in it row by row. */
export interface Column {
  readonly number: number
  readonly width: number
  readonly cells: readonly Cell[]
}

/** "1½²" is as wide as a single pair gets. */
export const leastCell = 3

const empty: Cell = { text: '', isOpen: false }
const self: Cell = { text: '\\ ', isOpen: false }

export function columnsOf({ rows }: MatrixView, gap = 0): Column[] {
  return rows.map(({ number }) => {
    const met = rows.map(({ meetings }) => meetings.filter(({ against }) => against === number))
    const cells = rows.map((row, i) => (row.number === number ? self : cellOf(met[i] ?? [])))
    const isMixed = met.some(({ length }) => length > 1)
    const widest = Math.max(leastCell, String(number).length + 1, ...cells.map(({ text }) => textWidth(text)))
    return { number, cells, width: widest + (isMixed ? 1 : gap) }
  })
}

/** Pairs that met more often are added up. */
const fewMeetings = 4

function cellOf(meetings: readonly Meeting[]): Cell {
  if (meetings.length === 0) return empty
  const text = meetings.length > fewMeetings ? sumOf(meetings) : meetings.map(meetingText).join(' ')
  const isRaised = meetings.length <= fewMeetings && meetings.at(-1)?.round !== 1
  return { text: isRaised ? text : `${text} `, isOpen: meetings.some(({ state }) => state === 'open') }
}

/** "1½²": so many points in round 2; nothing behind those of round 1. */
export const meetingText = (meeting: Meeting): string =>
  `${meetingShown(meeting)}${meeting.round === 1 ? '' : raised(meeting.round)}`

/** "6½/14": so many points from so many games. */
function sumOf(meetings: readonly Meeting[]): string {
  const points = meetings.reduce((sum, each) => sum + (each.points ?? 0), 0)
  const games = meetings.flatMap((each) => each.games).filter((mark) => mark !== '·' && mark !== '×')
  return `${halvesShown(points)}/${games.length}`
}

/** True once a cell has become a sum. */
export const hasSums = ({ rows }: MatrixView): boolean =>
  rows.some(({ meetings }) => meetings.some(({ against }, i) => meetings[i + fewMeetings]?.against === against))

/** With air between the columns where that costs nothing. */
export function fewestBlocks(matrix: MatrixView, room: number): Column[][] {
  const [tight, airy] = [blocksIn(columnsOf(matrix), room), blocksIn(columnsOf(matrix, 1), room)]
  return airy.length > tight.length ? tight : airy
}

/** As few as there is room for, and those about equally wide. */
export function blocksIn(columns: readonly Column[], room: number): Column[][] {
  let blocks = filled(columns, room)
  for (let less = room - 1; less > 0; less--) {
    const tighter = filled(columns, less)
    if (tighter.length > blocks.length) break
    blocks = tighter
  }
  return blocks
}

function filled(columns: readonly Column[], room: number): Column[][] {
  const blocks: Column[][] = []
  let left = 0
  for (const column of columns) {
    left -= column.width
    if (left >= 0) blocks.at(-1)?.push(column)
    else {
      blocks.push([column])
      left = room - column.width
    }
  }
  return blocks
}
