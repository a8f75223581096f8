/** A list without headings: names alone, or name, rating and club; numbered or not. */
import { known } from '../lists/at.ts'
import type { Kinds, Message } from '../message/message.ts'
import { type Cell, type Problem, problemAt, type Row, shown } from './cells.ts'
import type { Column, Header, Whom } from './header.ts'
import { message } from './words/messages.ts'

/** A list brought into columns; the header warns where that took a guess. */
export interface Table {
  readonly header: Header
  readonly lines: readonly Row[]
}

export function withoutHeadings(lines: readonly Row[], whom: Whom, separator: string): Table {
  if (whom === 'teams') return { header: headerOf(['name']), lines }
  return lines.every(({ length }) => length === 1) ? names(lines) : columns(unnumbered(lines), separator)
}

/** True if the first line has a word above a column of ratings: it is a heading, in words we do not know. */
export function standsOverFigures([first, ...others]: readonly Row[]): boolean {
  return (first ?? []).some(
    ({ text }, i) =>
      i > 0 && text !== '' && !isRating(text) && others.length > 0 && others.every((line) => isRating(line[i]?.text)),
  )
}

const isRating = (text: string | undefined): boolean => text !== undefined && /^\d{3,4}$/.test(text)

const headerOf = (
  order: readonly Column[],
  warnings: readonly Problem[] = [],
  problems: readonly Problem[] = [],
): Header => ({
  indexOf: new Map(order.map((column, i) => [column, i])),
  headed: new Set(order.keys()),
  players: [],
  problems,
  warnings,
})

const numbered = /^(\d{1,3}[.)]?)\s+(\S.*)$/
const rated = /^(.*\S)\s+(\d{3,4})$/

/** One name a line; number and rating are taken off if every line has them: "1. Anna Müller 1850". */
function names(lines: readonly Row[]): Table {
  const texts = lines.map(([cell]) => cell)
  const hasNumbers = texts.length > 0 && texts.every(({ text }) => numbered.test(text))
  const bare = hasNumbers ? texts.map((cell) => ({ ...cell, text: numbered.exec(cell.text)?.[2] ?? cell.text })) : texts
  const hasRatings = bare.every(({ text }) => rated.test(text))
  const arranged = bare.map((cell): Row => {
    const [, name = cell.text, rating = ''] = hasRatings ? (rated.exec(cell.text) ?? []) : []
    return [
      { ...cell, text: name },
      { ...cell, text: rating },
    ]
  })
  const [example] = arranged
  const [given] = texts
  const told = example && given && (hasNumbers || hasRatings) ? [asRead(given, example)] : []
  const odd = hasRatings ? [] : bare.filter(({ text }) => rated.test(text)).map(figureInName)
  return { header: headerOf(['name', 'rating'], [...told, ...odd]), lines: arranged }
}

const asRead = (cell: Cell, [name, rating]: readonly Cell[]): Problem =>
  problemAt(cell, readAs(shown(cell.text), shown(name?.text ?? ''), rating?.text ?? ''))

const readAs = (line: Kinds['text'], name: Kinds['text'], rating: string): Message =>
  rating === ''
    ? message('list-read-as', { line, name })
    : message('list-read-as-rated', { line, name, rating: { text: rating } })

const figureInName = (cell: Cell): Problem => problemAt(cell, message('list-figure', { cell: shown(cell.text) }))

interface Lines {
  readonly lines: readonly Row[]
  readonly warnings: readonly Problem[]
}

/** Leaves out a first column of numbers: "1;Anna Müller;1850". */
function unnumbered(lines: readonly Row[]): Lines {
  const hasNumbers = lines.every(
    ([first, second]) => /^\d{1,3}\.?$/.test(first.text) && second && !isRating(second.text),
  )
  const [first] = lines
  if (!hasNumbers || !first) return { lines, warnings: [] }
  return {
    lines: lines.flatMap(([, second, ...rest]): Row[] => (second ? [[second, ...rest]] : [])),
    warnings: [problemAt(first[0], message('list-numbers-unused'))],
  }
}

/** Name, rating, club; or surname and first name in two cells, then rating and club. */
function columns({ lines, warnings }: Lines, separator: string): Table {
  const has = (i: number, test: (text: string) => boolean) => lines.some((line) => test(line[i]?.text ?? ''))
  const isFilled = (text: string) => text !== ''
  if (has(1, (text) => /^\d+$/.test(text)) || !has(1, isFilled))
    return { header: headerOf(['name', 'rating', 'club'], warnings), lines }
  const isSplit = has(2, isRating) || (separator === ',' && !has(2, isFilled))
  if (!isSplit) return { header: headerOf(['name'], [], [unclear(lines)]), lines: [] }
  const joined = lines.map(([last, first, ...rest]): Row => [oneName(last, first), ...rest])
  const [example] = joined
  const told = example ? [problemAt(example[0], message('list-one-name', { name: shown(example[0].text) }))] : []
  return { header: headerOf(['name', 'rating', 'club'], [...warnings, ...told]), lines: joined }
}

const oneName = (last: Cell, first: Cell | undefined): Cell =>
  first && first.text !== '' ? { ...last, text: `${last.text}, ${first.text}` } : last

const unclear = (lines: readonly Row[]): Problem =>
  problemAt(known(lines.find(({ length }) => length > 1)?.[1] ?? lines[0]?.[0]), message('list-unclear'))
