/** The list of tournaments: what is known of each without loading its log. */
import type { State, Visibility } from '@arbiter/api/shapes'
import type { Tournament } from '@arbiter/core/tournament'
import type { Change, Database, Row, Value } from '../database/database.ts'
import { inEnglish } from '../site/voice.ts'
import { deletingAnswers } from './answers.ts'
import { appending } from './log.ts'

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
  /** Version counter; changes with everything outside the log, such as an erased name. */
  readonly edition: number
  readonly createdAt: string
  readonly changedAt: string
}

export const stateOf = ({ chart }: Tournament): State => (chart.isClosed ? 'closed' : chart.state)

/** With fields that only the server sees. */
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

export async function rowOf(database: Database, id: string): Promise<TournamentRow | undefined> {
  const [row] = await database.rows('SELECT * FROM tournaments WHERE id = $1', [id])
  return row && tournamentIn(row)
}

export const summaryOf = ({ salt: _, ...listed }: TournamentRow): TournamentSummary => listed

/** Makes loaded copies out of date and deletes stored answers: in this order, see `storingAnswer`. */
export const newEdition = (id: string): Change[] => [
  { sql: 'UPDATE tournaments SET edition = edition + 1 WHERE id = $1', values: [id] },
  deletingAnswers(id),
]

/** The same, if this is still the last seq. */
export const newEditionAt = (id: string, seq: number): Change[] => [
  {
    sql: 'UPDATE tournaments SET edition = edition + 1 WHERE id = $1 AND (SELECT MAX(seq) FROM facts WHERE tournament = $1) = $2',
    values: [id, seq],
    rows: 1,
  },
  deletingAnswers(id),
]

/** Deletes everything about a tournament. */
export const removing = (id: string): Change[] => [
  ...['facts', 'personal', 'keys', 'contacts', 'claims', 'cups', 'cups_shown', 'answers'].map((table) => ({
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

/** The list entry of a new tournament. */
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

/** The row and the log of a new tournament. */
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
  /** Words that must all occur in the name. */
  readonly words?: string | undefined
  readonly state?: State | undefined
  readonly format?: string | undefined
  readonly archived: boolean
  /** Adds this person's private tournaments; `all` for owners of the site. */
  readonly seenBy: string | 'all' | 'nobody'
  /** The last result of the page before. */
  readonly after?: { readonly changedAt: string; readonly id: string } | undefined
  readonly limit: number
}

/** The most recently changed first. */
export async function findTournaments(database: Database, search: Search): Promise<TournamentRow[]> {
  const values: Value[] = []
  const value = (each: Value): string => `$${values.push(each)}`
  const where = [
    `archived = ${value(search.archived ? 1 : 0)}`,
    ...visibleTo(search.seenBy, value),
    ...(search.state ? [`state = ${value(search.state)}`] : []),
    ...(search.format ? [`format = ${value(search.format)}`] : []),
    ...wordsOf(search.words).map((word) => `LOWER(name) LIKE ${value(`%${word}%`)} ESCAPE '!'`),
    ...behind(search.after, value),
  ]
  const sql = `SELECT * FROM tournaments WHERE ${where.join(' AND ')} ORDER BY changed_at DESC, id LIMIT ${value(search.limit)}`
  return (await database.rows(sql, values)).map(tournamentIn)
}

type Place = (value: Value) => string

function visibleTo(by: Search['seenBy'], value: Place): string[] {
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
