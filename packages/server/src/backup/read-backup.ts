/** Reads a backup line by line; nothing counts before the last line confirms it. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import type { Message } from '@arbiter/core/messages'
import type * as z from 'zod'
import { DamagedLog } from '../database/checksum.ts'
import type { Value } from '../database/database.ts'
import { newestSchema } from '../database/migrations.ts'
import { type TableName, tableNames } from '../database/tables.ts'
import { allColumns, anyFirstLine, backupVersion, type Columns, firstLine, lastLine, noRows, rowLine } from './lines.ts'
import { Sums } from './sums.ts'
import { type Reason, Unfit } from './unfit.ts'
import { message } from './words/messages.ts'

/** A row of a backup with its table and columns. */
export interface BackedUp {
  readonly table: TableName
  readonly columns: readonly string[]
  readonly values: readonly Value[]
}

export class BackupReader {
  readonly counts = noRows()
  readonly #file: string
  readonly #hash = createHash('sha256')
  readonly #sums = new Sums()
  #columns: Columns | undefined
  #line = 0
  #isConfirmed = false

  constructor(file: string) {
    this.#file = file
  }

  /** Throws an `Unfit`; the caller must be able to undo all rows until the end. */
  async *rows(): AsyncGenerator<BackedUp> {
    for await (const text of this.#texts()) {
      this.#line += 1
      if (this.#isConfirmed) throw this.#damaged(message('backup-more-lines'))
      const row = this.#understand(text)
      this.#hash.update(`${text}\n`)
      if (row) yield row
    }
    if (!this.#isConfirmed) throw new Unfit({ code: 'cut-short', line: this.#line })
  }

  #understand(text: string): BackedUp | undefined {
    const line = json(text)
    if (!this.#columns) this.#columns = this.#begin(line)
    else if (Array.isArray(line)) return this.#row(line, this.#columns)
    else this.#confirm(this.#shaped(lastLine, line))
    return undefined
  }

  #begin(line: unknown): Columns {
    const any = anyFirstLine.safeParse(line)
    if (!any.success) throw new Unfit(notABackup)
    const { version, schema } = any.data
    if (version > backupVersion || schema > newestSchema) throw new Unfit({ code: 'newer-backup', version, schema })
    const { tables } = this.#shaped(firstLine, line)
    for (const [table, columns] of Object.entries(tables)) this.#assertKnown(table as TableName, columns)
    return tables
  }

  /** The names become part of SQL statements. */
  #assertKnown(table: TableName, columns: readonly string[]): void {
    const unknown = columns.find((column) => !allColumns[table]?.includes(column))
    if (unknown !== undefined)
      throw this.#damaged(message('backup-column', { column: { text: unknown }, table: { text: table } }))
  }

  #row(line: unknown, columnsOf: Columns): BackedUp {
    const [table, ...values] = this.#shaped(rowLine, line)
    const columns = columnsOf[table] ?? []
    if (values.length !== columns.length)
      throw this.#damaged(message('backup-values', { values: values.length, columns: columns.length }))
    this.counts[table] += 1
    return this.#withSum({ table, columns, values })
  }

  /** Adds checksums to the rows of old backups. */
  #withSum(row: BackedUp): BackedUp {
    const { table, columns, values } = row
    if (table !== 'facts' && table !== 'personal') return row
    if (!columns.includes('sum'))
      return { table, columns: [...columns, 'sum'], values: [...values, this.#sums.missing(table, values)] }
    try {
      this.#sums.check(table, values)
      return row
    } catch (error) {
      throw error instanceof DamagedLog ? this.#damaged(error.says) : error
    }
  }

  #confirm(last: z.infer<typeof lastLine>): void {
    for (const table of tableNames) {
      const [said, found] = [last.rows[table] ?? 0, this.counts[table]]
      if (found !== said) throw this.#damaged(message('backup-rows', { table: { text: table }, written: said, found }))
    }
    if (this.#hash.copy().digest('hex') !== last.sha256) throw this.#damaged(message('backup-hash'))
    this.#isConfirmed = true
  }

  #shaped<Shape extends z.ZodType>(shape: Shape, line: unknown): z.infer<Shape> {
    const found = shape.safeParse(line)
    if (!found.success) throw this.#damaged(message('backup-unreadable'))
    return found.data
  }

  #damaged(what: Message): Unfit {
    return new Unfit({ code: 'damaged', line: this.#line, what })
  }

  async *#texts(): AsyncGenerator<string> {
    const bytes = createReadStream(this.#file)
    const text = createGunzip()
    bytes.on('error', (error) => text.destroy(error))
    try {
      const bounded = this.#bounded(bytes.pipe(text).setEncoding('utf8'), () => bytes.bytesRead)
      yield* linesOf(bounded, () => this.#swollen())
    } catch (error) {
      throw error instanceof Unfit ? error : this.#unpacking(error)
    } finally {
      bytes.destroy()
      text.destroy()
    }
  }

  /** A few bytes may unpack to more than any disk holds. */
  async *#bounded(chunks: AsyncIterable<string>, packed: () => number): AsyncGenerator<string> {
    let length = 0
    for await (const chunk of chunks) {
      length += chunk.length
      if (length > longestLine + mostUnpacked * packed()) throw this.#swollen()
      yield chunk
    }
  }

  #swollen(): Unfit {
    return new Unfit({ code: 'swollen', line: this.#line + 1 })
  }

  #unpacking(error: unknown): unknown {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'Z_BUF_ERROR') return new Unfit({ code: 'cut-short', line: this.#line })
    if (typeof code !== 'string' || !code.startsWith('Z_')) return error
    return this.#line === 0 ? new Unfit(notABackup) : this.#damaged(message('backup-packed'))
  }
}

const notABackup: Reason = { code: 'not-a-backup' }

/** Longer than any row: the largest import, all in one fact, with every character escaped twice. */
const longestLine = 64 * 1024 * 1024
/** Our files compress ten to thirty times; this much is an attack. */
const mostUnpacked = 100

/** Lines end with a line feed only; texts may contain other line breaks. An unfinished last line is cut off. */
async function* linesOf(chunks: AsyncIterable<string>, tooLong: () => Error): AsyncGenerator<string> {
  let parts: string[] = []
  let length = 0
  for await (const chunk of chunks) {
    const lines = chunk.split('\n')
    for (const end of lines.slice(0, -1)) {
      yield [...parts, end].join('')
      parts = []
      length = 0
    }
    const begun = lines.at(-1) ?? ''
    length += begun.length
    if (length > longestLine) throw tooLong()
    if (begun !== '') parts.push(begun)
  }
  if (parts.length > 0) yield parts.join('')
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
