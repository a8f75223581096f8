/** Spreadsheet text (CSV): cells with the place at which each begins, for messages about mistakes. */

import type { Message } from '../message/message.ts'
import { visible } from '../message/visible.ts'
import { message } from './words/messages.ts'

/** A place in a text; line and column count from 1. */
export interface Position {
  readonly line: number
  readonly column: number
}

export interface Cell extends Position {
  readonly text: string
}

export interface Problem extends Position {
  readonly problem: Message
}

/** A possible slip in a list that can be used as it is. */
export interface Warning extends Problem {
  /** The earlier line with the same name. */
  readonly sameAs?: number
}

export const problemAt = ({ line, column }: Position, problem: Message): Problem => ({ line, column, problem })

export type Row = readonly [Cell, ...Cell[]]

export interface Cells {
  /** Without the empty lines. */
  readonly rows: readonly Row[]
  readonly separator: string
  readonly problems: readonly Problem[]
}

/** Names have commas in them ("Müller, Anna"), hardly ever a semicolon or a tab. */
const separators = ['\t', ';', ','] as const

/** Reads rows separated by tabs, semicolons or commas, whichever the first line has. One walk over the text. */
export function readCells(text: string): Cells {
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text
  return new Reader(body, separatorOf(body)).read()
}

function separatorOf(text: string): string {
  const header = /^[^\r\n]*/.exec(text.trimStart())?.[0] ?? ''
  return separatorIn(header) ?? separatorIn(text.slice(0, 4000)) ?? ','
}

function separatorIn(text: string): string | undefined {
  const outside = text.replaceAll(/"[^"]*"/g, '')
  return separators.find((each) => outside.includes(each))
}

class Reader {
  private at = 0
  private line = 1
  private lineStart = 0
  private row: Cell[] = []
  private readonly rows: Row[] = []
  private readonly problems: Problem[] = []
  private readonly text: string
  private readonly separator: string

  constructor(text: string, separator: string) {
    this.text = text
    this.separator = separator
  }

  read(): Cells {
    while (this.at < this.text.length) {
      this.readCell()
      if (this.text[this.at] === this.separator) this.next()
      else this.endRow()
    }
    this.keepRow()
    return { rows: this.rows, separator: this.separator, problems: this.problems }
  }

  /** Steps over a separator; a separator at the end of the text is followed by an empty cell. */
  private next(): void {
    this.at++
    if (this.at === this.text.length) this.row.push({ text: '', ...this.place })
  }

  private endRow(): void {
    this.keepRow()
    this.passLineEnd()
  }

  private keepRow(): void {
    const [first, ...others] = this.row
    if (first && this.row.some(({ text }) => text !== '')) this.rows.push([first, ...others])
    this.row = []
  }

  private readCell(): void {
    this.passSpaces()
    const { place } = this
    const text = this.text[this.at] === '"' ? this.quoted(place) : this.bare()
    this.row.push({ text, ...place })
  }

  private get place(): Position {
    return { line: this.line, column: this.at - this.lineStart + 1 }
  }

  private passSpaces(): void {
    while (this.text[this.at] === ' ') this.at++
  }

  private bare(): string {
    const start = this.at
    while (!this.isCellEnd()) {
      if (this.text[this.at] === '"') this.complain(this.place, message('list-quote-inside'))
      this.at++
    }
    let end = this.at
    while (end > start && this.text[end - 1] === ' ') end--
    return this.text.slice(start, end)
  }

  private quoted(opening: Position): string {
    let text = ''
    this.at++
    for (;;) {
      const end = this.text.indexOf('"', this.at)
      if (end < 0) return this.unclosed(opening)
      text += this.take(end)
      this.at = end + 1
      if (this.text[this.at] !== '"') break
      text += '"'
      this.at++
    }
    this.passSpaces()
    if (!this.isCellEnd()) this.complain(this.place, message('list-after-quote', { cell: shown(this.bare()) }))
    return text
  }

  /** The text up to `end`; counts its lines. */
  private take(end: number): string {
    const taken = this.text.slice(this.at, end)
    for (const { 0: lineEnd, index } of taken.matchAll(/\r\n|\r|\n/g)) {
      this.line++
      this.lineStart = this.at + index + lineEnd.length
    }
    return taken
  }

  private unclosed(opening: Position): string {
    this.complain(opening, message('list-quote-open'))
    this.at = this.text.length
    return ''
  }

  private isCellEnd(): boolean {
    const char = this.text[this.at]
    return char === undefined || char === this.separator || char === '\n' || char === '\r'
  }

  private passLineEnd(): void {
    if (this.at >= this.text.length) return
    this.at += this.text.startsWith('\r\n', this.at) ? 2 : 1
    this.line++
    this.lineStart = this.at
  }

  private complain(place: Position, problem: Message): void {
    const last = this.problems.at(-1)
    if (last?.line === place.line && JSON.stringify(last.problem) === JSON.stringify(problem)) return
    this.problems.push({ ...place, problem })
  }
}

/** A cell's text for a message: shortened, with invisible characters written out. */
export const shown = (text: string): { readonly text: string } => ({
  text: visible(text.length > 20 ? `${text.slice(0, 20)}…` : text),
})

/** Rows as CSV text, quoted where needed, and inert in a spreadsheet. */
export const writeCells = (rows: readonly (readonly (string | number | boolean)[])[]): string =>
  rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')

function written(cell: string | number | boolean): string {
  const text = typeof cell === 'string' ? inert(cell) : String(cell)
  return /[",;\t\r\n]|^\s|\s$|^$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const formula = /^'*[=+\-@\t\r]/

/** A spreadsheet reads text that begins with = + - @ or a tab as a formula; an apostrophe in front prevents that. */
const inert = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** Removes that apostrophe. */
export const alive = (text: string): string => (text.startsWith("'") && formula.test(text) ? text.slice(1) : text)
