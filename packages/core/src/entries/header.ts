/** The headings of a list: which cell is which column, under our names or those of other programs and languages. */
import { at, known } from '../lists/at.ts'
import type { Message } from '../message/message.ts'
import { nearest } from '../words/nearest.ts'
import { type Cell, type Problem, problemAt, type Row, shown } from './cells.ts'
import { message } from './words/messages.ts'

/** The columns of an entrant; a team's name may also be headed `team`. */
export const entrantColumns = ['name', 'rating', 'maxRating', 'club', 'captain', 'paid', 'claimed', 'id'] as const
type EntrantColumn = (typeof entrantColumns)[number]

/** The columns of each member of a team, with the member's number: `player1`, `number1`, `masterpoints1`. */
export const playerColumns = ['player', 'number', 'masterpoints'] as const
type PlayerColumn = (typeof playerColumns)[number]

export type Column = EntrantColumn | 'firstName' | `${PlayerColumn}${number}`

export type Whom = 'players' | 'teams'

export interface Header {
  readonly indexOf: ReadonlyMap<Column, number>
  /** The cells that have a heading, used or not. */
  readonly headed: ReadonlySet<number>
  /** Numbers of the players that have columns, in order. */
  readonly players: readonly number[]
  readonly problems: readonly Problem[]
  /** Columns that are not used. */
  readonly warnings: readonly Problem[]
}

/** More than any format takes: the format itself refuses a team that is too large. */
const mostPlayers = 20

/** More than all our columns together, with room for unused ones. */
const mostColumns = 200

/**
 * Other words for a column, letters and digits only, the best first: of `Elo` and `DWZ` in one list, `Elo` is the rating.
 * They come from Swiss-Manager, the FIDE lists and German spreadsheets.
 */
const otherWords: Readonly<Record<Exclude<EntrantColumn, 'id' | 'claimed'> | 'firstName', readonly string[]>> = {
  name: [
    'player',
    'players',
    'fullname',
    'playername',
    'participant',
    'entrant',
    'surname',
    'lastname',
    'familyname',
  ].concat(['spieler', 'spielername', 'teilnehmer', 'teilnehmername', 'nachname', 'familienname', 'mannschaft']),
  firstName: ['firstname', 'givenname', 'forename', 'vorname'],
  rating: [
    'elo',
    'rtg',
    'rtng',
    'twz',
    'wertungszahl',
    'wertung',
    'elorating',
    'fiderating',
    'elofide',
    'fideelo',
  ].concat(['fide', 'srtng', 'eloi', 'rtgi', 'elointernational', 'elon', 'rtgn', 'elonational', 'dwz', 'nwz']),
  maxRating: ['maximumrating', 'highestrating', 'peakrating', 'peak', 'maxelo', 'höchstzahl', 'höchstelo'],
  club: ['verein', 'clubcity', 'vereinort', 'clubname', 'vereinsname', 'school', 'schule', 'city', 'ort'],
  captain: ['kapitän', 'mannschaftsführer', 'teamkapitän', 'teamcaptain'],
  paid: ['bezahlt', 'payed', 'feepaid'],
}

const meanings: ReadonlyMap<string, Meaning> = new Map([
  ...Object.entries(otherWords).flatMap(([column, words]) =>
    words.map((word, i) => [word, { column: column as Column, rank: i + 1 }] as const),
  ),
  ...entrantColumns.map((column) => [column.toLowerCase(), { column, rank: 0 }] as const),
  ['team', { column: 'name', rank: 0 }] as const,
])

/** The column a heading means. Of two headings for one column the lower rank is used; 0 is our own name. */
interface Meaning {
  readonly column: Column
  readonly rank: number
}

export function readHeader(header: Row, whom: Whom = 'players'): Header {
  const beyond = header[mostColumns]
  if (beyond)
    return {
      ...{ indexOf: new Map(), headed: new Set(), players: [], warnings: [] },
      problems: [problemAt(beyond, message('list-columns-many', { columns: header.length, most: mostColumns }))],
    }
  const found = new Map<Column, { cell: Cell; index: number; rank: number }>()
  const problems: Problem[] = []
  const unused: Cell[] = []
  header.forEach((cell, index) => {
    const meant = meaningOf(cell.text)
    if (!meant) {
      const typo = typoIn(cell, whom)
      if (typo) problems.push(typo)
      else if (cell.text !== '') unused.push(cell)
      return
    }
    const { column, rank } = meant
    const before = found.get(column)
    if (before && before.rank === 0 && rank === 0)
      problems.push(problemAt(cell, message('list-column-twice', { column: { text: column } })))
    else if (before && before.rank <= rank) unused.push(cell)
    else {
      if (before) unused.push(before.cell)
      found.set(column, { cell, index, rank })
    }
  })
  const indexOf = new Map([...found].map(([column, { index }]) => [column, index]))
  const players = Array.from({ length: mostPlayers }, (_, i) => i + 1).filter((n) =>
    playerColumns.some((column) => indexOf.has(`${column}${n}`)),
  )
  problems.push(...players.flatMap((n) => missingBeside(header, indexOf, n)))
  if (!indexOf.has('name') && problems.length === 0) problems.push(problemAt(header[0], noName(unused, whom)))
  const headed = new Set(header.flatMap(({ text }, i) => (text === '' ? [] : [i])))
  return { indexOf, headed, players, problems, warnings: notUsed(unused) }
}

function notUsed(cells: readonly Cell[]): Problem[] {
  const [first] = cells
  const columns = cells.slice(0, 20).map(({ text }) => shown(text))
  return first ? [problemAt(first, message('list-unused', { columns }))] : []
}

function noName(unknown: readonly Cell[], whom: Whom): Message {
  const column = { text: whom === 'teams' ? 'team' : 'name' }
  const such = { text: whom === 'teams' ? 'team,captain,paid' : 'name,rating,club' }
  if (unknown.length === 0) return message('list-no-names', { column, such })
  return message('list-no-names-among', { column, such, found: unknown.slice(0, 6).map(({ text }) => shown(text)) })
}

function meaningOf(text: string): Meaning | undefined {
  const word = text.toLowerCase()
  const [, kind, number] = /^(player|number|masterpoints)([1-9]\d?)$/.exec(word) ?? []
  if (kind !== undefined)
    return Number(number) > mostPlayers ? undefined : { column: `${kind as PlayerColumn}${Number(number)}`, rank: 0 }
  return meanings.get(word.slice(0, 60).replaceAll(/[^\p{L}\p{N}]/gu, ''))
}

/** True for a line with one of our own names, a word for the name, or two words for any columns. */
export function namesColumns(line: readonly Cell[]): boolean {
  const meant = line.flatMap(({ text }) => meaningOf(text) ?? [])
  return meant.some(({ column, rank }) => rank === 0 || column === 'name') || meant.length > 1
}

/** Players need masterpoints; masterpoints and numbers need a player. */
function missingBeside(header: readonly Cell[], indexOf: ReadonlyMap<Column, number>, n: number): Problem[] {
  const needed = ['player', 'masterpoints'] as const
  const missing = needed.filter((column) => !indexOf.has(`${column}${n}`))
  const there = known(playerColumns.find((column) => indexOf.has(`${column}${n}`)))
  const cell = at(header, known(indexOf.get(`${there}${n}`)))
  return missing.map((column) =>
    problemAt(
      cell,
      message('list-column-alone', { column: { text: `${there}${n}` }, other: { text: `${column}${n}` } }),
    ),
  )
}

/** The columns suggested for such a list. */
const columnsFor = (whom: Whom): readonly string[] =>
  whom === 'teams'
    ? ['team', 'captain', 'paid', 'claimed', 'id', ...playerColumns.map((column) => `${column}1`)]
    : ['name', 'rating', 'maxRating', 'club', 'id']

/** A heading one slip away from a column of ours: ignoring it would lose the column. */
function typoIn(cell: Cell, whom: Whom): Problem | undefined {
  if (cell.text === '') return undefined
  const number = /\d+$/.exec(cell.text.slice(0, 20))?.[0] ?? '1'
  const known = [...entrantColumns, 'team', ...playerColumns.map((column) => `${column}${number}`)]
  const others = known.filter((each) => each.toLowerCase() !== cell.text.toLowerCase())
  const meant = nearest(cell.text.slice(0, 20), others)
  if (meant !== undefined)
    return problemAt(cell, message('list-column-meant', { column: shown(cell.text), meant: { text: meant } }))
  if (!/^(player|number|masterpoints)\d+$/i.test(cell.text)) return undefined
  return problemAt(
    cell,
    message('list-column-unknown', { column: shown(cell.text), known: columnsFor(whom).map((text) => ({ text })) }),
  )
}
