/** The tournaments of a server: what is known of each without opening it. */
import type { Tournament } from '@arbiter/core/tournament'
import type { Change, Database, Row, Value } from '../database/database.ts'
import { inEnglish } from '../site/voice.ts'
import { appending } from './log.ts'

export const visibilities = ['public', 'private'] as const
export type Visibility = (typeof visibilities)[number]

export const states = ['entering', 'running', 'finished', 'closed'] as const
export type State = (typeof states)[number]

export interface TournamentSummary {
  readonly id: string
  readonly name: string
  readonly format: string
  readonly state: State
  readonly visibility: Visibility
  readonly archived: boolean
  /** Rounds are published as soon as they can be drawn. */
  readonly autoPair: boolean
  readonly entrants: number
  /** Goes up when something other than the log has changed, such as an erased name: what was loaded before is old. */
  readonly edition: number
  readonly createdAt: string
  readonly changedAt: string
}

/** How far a tournament has come. */
export const stateOf = ({ chart }: Tournament): State => (chart.isClosed ? 'closed' : chart.state)

/** With what only the server knows of it. */
export interface TournamentRow extends TournamentSummary {
  /** Hashed together with the dice. */
  readonly salt: string
}

export function tournamentIn(row: Row): TournamentRow {
  const { id, name, format, state, visibility, archived, auto_pair, entrants, edition, created_at, changed_at, salt } =
    row
  return {
    id: String(id),
    name: String(name),
    format: String(format),
    state: state as State,
    visibility: visibility as Visibility,
    archived: archived === 1,
    autoPair: auto_pair === 1,
    entrants: Number(entrants),
    edition: Number(edition),
    createdAt: String(created_at),
    changedAt: String(changed_at),
    salt: String(salt),
  }
}

export const summaryOf = ({ salt: _, ...listed }: TournamentRow): TournamentSummary => listed

/** What was loaded before is old. */
export const newEdition = (id: string): Change => ({
  sql: 'UPDATE tournaments SET edition = edition + 1 WHERE id = $1',
  values: [id],
})

/** The same, and only if this is still the last fact. */
export const newEditionAt = (id: string, seq: number): Change => ({
  sql: 'UPDATE tournaments SET edition = edition + 1 WHERE id = $1 AND (SELECT MAX(seq) FROM facts WHERE tournament = $1) = $2',
  values: [id, seq],
  rows: 1,
})

/** Everything the database has of it. */
export const removing = (id: string): Change[] => [
  ...['facts', 'personal', 'keys', 'contacts', 'claims', 'cups', 'cups_shown'].map((table) => ({
    sql: `DELETE FROM ${table} WHERE tournament = $1`,
    values: [id],
  })),
  ...['grants', 'secrets'].map((table) => ({ sql: `DELETE FROM ${table} WHERE scope = $1`, values: [id] })),
  { sql: 'DELETE FROM tournaments WHERE id = $1', values: [id], rows: 1 },
]

export interface NewTournament {
  readonly id: string
  readonly tournament: Tournament
  readonly visibility: Visibility
  readonly salt: string
  readonly createdAt: string
}

/** A tournament as it is listed from now on. */
export function summaryOfNew({ id, tournament, visibility, createdAt }: NewTournament): TournamentSummary {
  const { opened, chart, format } = tournament
  return {
    id,
    name: opened.name ?? inEnglish.say(format.about.title),
    format: format.name,
    state: stateOf(tournament),
    visibility,
    archived: false,
    autoPair: opened.autoPair,
    entrants: chart.field.entrants.length,
    edition: 1,
    createdAt,
    changedAt: createdAt,
  }
}

/** The row and the log of a new one. */
export function storing(one: NewTournament): Change[] {
  const { id, name, format, state, visibility, autoPair, entrants, createdAt } = summaryOfNew(one)
  const row = {
    sql: `INSERT INTO tournaments (id, name, format, state, visibility, archived, auto_pair, salt, edition, entrants, created_at, changed_at)
          VALUES ($1, $2, $3, $4, $5, 0, $6, $7, 1, $8, $9, $9)`,
    values: [id, name, format, state, visibility, autoPair ? 1 : 0, one.salt, entrants, createdAt],
  }
  return [row, ...appending(id, one.tournament.log).changes]
}

export interface Search {
  /** Words that all stand in the name. */
  readonly words?: string | undefined
  readonly state?: State | undefined
  readonly format?: string | undefined
  readonly archived: boolean
  /** Whose private ones are found too; everything for whoever owns the site. */
  readonly seenBy: string | 'all' | 'nobody'
  /** Behind this one, in the order of the list. */
  readonly after?: { readonly changedAt: string; readonly id: string } | undefined
  readonly limit: number
}

/** Those that changed last come first. */
export async function findTournaments(database: Database, search: Search): Promise<TournamentRow[]> {
  const values: Value[] = []
  const value = (each: Value): string => `$${values.push(each)}`
  const where = [
    `archived = ${value(search.archived ? 1 : 0)}`,
    ...seen(search.seenBy, value),
    ...(search.state ? [`state = ${value(search.state)}`] : []),
    ...(search.format ? [`format = ${value(search.format)}`] : []),
    ...wordsOf(search.words).map((word) => `LOWER(name) LIKE ${value(`%${word}%`)} ESCAPE '!'`),
    ...behind(search.after, value),
  ]
  const sql = `SELECT * FROM tournaments WHERE ${where.join(' AND ')} ORDER BY changed_at DESC, id LIMIT ${value(search.limit)}`
  return (await database.rows(sql, values)).map(tournamentIn)
}

type Place = (value: Value) => string

function seen(by: Search['seenBy'], value: Place): string[] {
  if (by === 'all') return []
  if (by === 'nobody') return [`visibility = 'public'`]
  return [`(visibility = 'public' OR id IN (SELECT scope FROM grants WHERE person = ${value(by)}))`]
}

const wordsOf = (words = ''): string[] =>
  words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 10)
    .map((word) => word.replace(/[!%_]/g, '!$&'))

function behind(after: Search['after'], value: Place): string[] {
  if (!after) return []
  const [moment, id] = [value(after.changedAt), value(after.id)]
  return [`(changed_at < ${moment} OR (changed_at = ${moment} AND id > ${id}))`]
}
