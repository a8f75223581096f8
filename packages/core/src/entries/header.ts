/** The first line of a list: which cell of a line belongs to which column. */
import { nearest } from '../words/nearest.ts'
import { listed } from '../words/sentence.ts'
import { at, type Cell, type Problem, shown } from './cells.ts'

/** What is told about somebody; a team may also be headed `team`. */
export const entrantColumns = ['name', 'rating', 'maxRating', 'club', 'captain', 'paid', 'claimed', 'id'] as const
type EntrantColumn = (typeof entrantColumns)[number]

/** What is told about each member of a team, numbered: `player1`, `number1`, `masterpoints1`. */
export const playerColumns = ['player', 'number', 'masterpoints'] as const
type PlayerColumn = (typeof playerColumns)[number]

export type Column = EntrantColumn | `${PlayerColumn}${number}`

export interface Header {
  readonly indexOf: ReadonlyMap<Column, number>
  /** The numbers of the players there are columns for, in order. */
  readonly players: readonly number[]
  readonly problems: readonly Problem[]
}

/** More than any format takes, so that the format can say what it takes. */
const mostPlayers = 20

export function readHeader(header: readonly Cell[]): Header {
  const indexOf = new Map<Column, number>()
  const problems: Problem[] = []
  header.forEach((cell, i) => {
    const column = columnMeant(cell.text)
    if (column === undefined) problems.push(...unknownColumn(cell))
    else if (indexOf.has(column)) problems.push(at(cell, `the column "${column}" stands here twice`))
    else indexOf.set(column, i)
  })
  const players = Array.from({ length: mostPlayers }, (_, i) => i + 1).filter((n) =>
    playerColumns.some((column) => indexOf.has(`${column}${n}`)),
  )
  problems.push(...players.flatMap((n) => missingBeside(header, indexOf, n)))
  if (!indexOf.has('name') && problems.length === 0) problems.push(at(header[0] as Cell, noName))
  return { indexOf, players, problems }
}

const noName = 'there is no column "name": begin with a line such as name,rating,club'

function columnMeant(text: string): Column | undefined {
  const word = text.toLowerCase()
  if (word === 'team') return 'name'
  const [, kind, number] = /^(player|number|masterpoints)([1-9]\d?)$/.exec(word) ?? []
  if (kind !== undefined) return Number(number) > mostPlayers ? undefined : `${kind as PlayerColumn}${Number(number)}`
  return entrantColumns.find((each) => each.toLowerCase() === word)
}

/** A player has masterpoints, and masterpoints and a number have a player. */
function missingBeside(header: readonly Cell[], indexOf: Header['indexOf'], n: number): Problem[] {
  const needed = ['player', 'masterpoints'] as const
  const missing = needed.filter((column) => !indexOf.has(`${column}${n}`))
  const there = playerColumns.find((column) => indexOf.has(`${column}${n}`)) as PlayerColumn
  const cell = header[indexOf.get(`${there}${n}`) as number] as Cell
  return missing.map((column) => at(cell, `the column "${there}${n}" needs a column "${column}${n}" beside it`))
}

function unknownColumn(cell: Cell): Problem[] {
  if (cell.text === '') return []
  const number = /\d+$/.exec(cell.text.slice(0, 20))?.[0] ?? '1'
  const known = [...entrantColumns, 'team', ...playerColumns.map((column) => `${column}${number}`)]
  const meant = nearest(cell.text.slice(0, 20), known)
  const hint = meant ? `Did you mean "${meant}"?` : `The first line names the columns: ${listed(entrantColumns)}.`
  return [at(cell, `there is no column ${shown(cell.text)}. ${hint}`)]
}
