/**
 * The format of a backup: compressed lines of JSON.
 *
 *     {"arbiter":"backup","version":1,"schema":1,"at":"2026-11-16T09:00:00.000Z","tables":{"facts":["tournament","seq","fact"]}}
 *     ["facts","spring-open",1,"{…}"]
 *     {"rows":{"facts":1},"sha256":"…"}
 *
 * The first line says what follows, the last the number of rows and the hash of all lines before it.
 */
import * as z from 'zod'
import { newestSchema } from '../database/migrations.ts'
import { type TableName, tableNames, tables } from '../database/tables.ts'

export const backupVersion = 1

const tableName = z.enum(tableNames as [TableName, ...TableName[]])

/** Of the tables that existed then. */
export type Columns = Readonly<Partial<Record<TableName, readonly string[]>>>
export type RowCounts = Readonly<Record<TableName, number>>

/** Parsed first and alone: later versions may change everything after it. */
export const anyFirstLine = z.object({ arbiter: z.literal('backup'), version: z.int(), schema: z.int() })

export const firstLine = anyFirstLine.extend({
  version: z.literal(backupVersion),
  schema: z.int().min(1).max(newestSchema),
  at: z.iso.datetime(),
  tables: z.partialRecord(tableName, z.array(z.string())),
})

export const rowLine = z.tuple([tableName]).rest(z.union([z.string(), z.int(), z.null()]))

export const lastLine = z.strictObject({ rows: z.partialRecord(tableName, z.int().min(0)), sha256: z.string() })

export const allColumns: Columns = Object.fromEntries(tableNames.map((name) => [name, tables[name].columns]))

export const noRows = () => Object.fromEntries(tableNames.map((name) => [name, 0])) as Record<TableName, number>
