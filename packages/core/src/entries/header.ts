/** The first line of a list: which cell belongs to which column, also by the names other programs and languages give them. */
import type { Message } from '../message/message.ts'
import { nearest } from '../words/nearest.ts'
import { at, type Cell, type Problem, shown } from './cells.ts'
import { message } from './words/messages.ts'

/** What is told about somebody; a team may also be headed `team`. */
export const entrantColumns = ['name', 'rating', 'maxRating', 'club', 'captain', 'paid', 'claimed', 'id'] as const
type EntrantColumn = (typeof entrantColumns)[number]

/** What is told about each member of a team, numbered: `player1`, `number1`, `masterpoints1`. */
export const playerColumns = ['player', 'number', 'masterpoints'] as const
type PlayerColumn = (typeof playerColumns)[number]

export type Column = EntrantColumn | 'firstName' | `${PlayerColumn}${number}`

/** Who is on the list. */
export type Whom = 'players' | 'teams'

export interface Header {
  readonly indexOf: ReadonlyMap<Column, number>
  /** The cells that have a heading, used or not. */
  readonly headed: ReadonlySet<number>
  /** The numbers of the players there are columns for, in order. */
  readonly players: readonly number[]
  readonly problems: readonly Problem[]
  /** Columns that are not used. */
  readonly warnings: readonly Problem[]
}

/** More than any format takes, so that the format can say what it takes. */
const mostPlayers = 20

/** More than there are columns of all kinds, with room for those that are not used. */
const mostColumns = 200

/**
 * Other words for a column, letters and digits only, the best first: a list with `Elo` and `DWZ` is read by `Elo`.
 * They are those of Swiss-Manager, of the FIDE lists and of German spreadsheets.
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

/** A column, and how well the word says it: 0 for our own. */
interface Meaning {
  readonly column: Column
  readonly rank: number
}

export function readHeader(header: readonly Cell[], whom: Whom = 'players'): Header {
  const beyond = header[mostColumns]
  if (beyond)
    return {
      ...{ indexOf: new Map(), headed: new Set(), players: [], warnings: [] },
      problems: [at(beyond, message('list-columns-many', { columns: header.length, most: mostColumns }))],
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
      problems.push(at(cell, message('list-column-twice', { column: { text: column } })))
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
  if (!indexOf.has('name') && problems.length === 0) problems.push(at(header[0] as Cell, noName(unused, whom)))
  const headed = new Set(header.flatMap(({ text }, i) => (text === '' ? [] : [i])))
  return { indexOf, headed, players, problems, warnings: notUsed(unused) }
}

function notUsed(cells: readonly Cell[]): Problem[] {
  const [first] = cells
  const columns = cells.slice(0, 20).map(({ text }) => shown(text))
  return first ? [at(first, message('list-unused', { columns }))] : []
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

/** Does a line name columns? One of our own words does, or one for the name, or two of any kind. */
export function namesColumns(line: readonly Cell[]): boolean {
  const meant = line.flatMap(({ text }) => meaningOf(text) ?? [])
  return meant.some(({ column, rank }) => rank === 0 || column === 'name') || meant.length > 1
}

/** A player has masterpoints, and masterpoints and a number have a player. */
function missingBeside(header: readonly Cell[], indexOf: ReadonlyMap<Column, number>, n: number): Problem[] {
  const needed = ['player', 'masterpoints'] as const
  const missing = needed.filter((column) => !indexOf.has(`${column}${n}`))
  const there = playerColumns.find((column) => indexOf.has(`${column}${n}`)) as PlayerColumn
  const cell = header[indexOf.get(`${there}${n}`) as number] as Cell
  return missing.map((column) =>
    at(cell, message('list-column-alone', { column: { text: `${there}${n}` }, other: { text: `${column}${n}` } })),
  )
}

/** The columns a list of these people may have. */
const columnsFor = (whom: Whom): readonly string[] =>
  whom === 'teams'
    ? ['team', 'captain', 'paid', 'claimed', 'id', ...playerColumns.map((column) => `${column}1`)]
    : ['name', 'rating', 'maxRating', 'club', 'id']

/** A word so near to one of ours that it is not another column but a slip, which would lose what stands below it. */
function typoIn(cell: Cell, whom: Whom): Problem | undefined {
  if (cell.text === '') return undefined
  const number = /\d+$/.exec(cell.text.slice(0, 20))?.[0] ?? '1'
  const known = [...entrantColumns, 'team', ...playerColumns.map((column) => `${column}${number}`)]
  const others = known.filter((each) => each.toLowerCase() !== cell.text.toLowerCase())
  const meant = nearest(cell.text.slice(0, 20), others)
  if (meant !== undefined)
    return at(cell, message('list-column-meant', { column: shown(cell.text), meant: { text: meant } }))
  if (!/^(player|number|masterpoints)\d+$/i.test(cell.text)) return undefined
  return at(
    cell,
    message('list-column-unknown', { column: shown(cell.text), known: columnsFor(whom).map((text) => ({ text })) }),
  )
}
