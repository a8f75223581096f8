/** A list without a line of headings, as people have it: names, or a name, a rating and a club; numbered or not. */
import type { Kinds, Message } from '../message/message.ts'
import { at, type Cell, type Problem, shown } from './cells.ts'
import type { Column, Header, Whom } from './header.ts'
import { message } from './words/messages.ts'

/** The same lines, brought into columns, and what was made of them where it may not be what was meant. */
export interface Arranged {
  readonly header: Header
  readonly lines: readonly (readonly Cell[])[]
}

type Line = readonly Cell[]

export function withoutHeadings(lines: readonly Line[], whom: Whom, separator: string): Arranged {
  if (whom === 'teams') return { header: headerOf(['name']), lines }
  return lines.every(({ length }) => length === 1) ? names(lines) : columns(unnumbered(lines), separator)
}

/** Does the first line stand over figures without being one? Then it names columns, with words that are not known. */
export function standsOverFigures([first, ...others]: readonly Line[]): boolean {
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

/** A name a line: "1. Anna Müller 1850" where all lines are like it. */
function names(lines: readonly Line[]): Arranged {
  const texts = lines.map(([cell]) => cell as Cell)
  const hasNumbers = texts.length > 0 && texts.every(({ text }) => numbered.test(text))
  const bare = hasNumbers ? texts.map((cell) => ({ ...cell, text: numbered.exec(cell.text)?.[2] as string })) : texts
  const hasRatings = bare.every(({ text }) => rated.test(text))
  const arranged = bare.map((cell): Cell[] => {
    const [, name = cell.text, rating = ''] = hasRatings ? (rated.exec(cell.text) ?? []) : []
    return [
      { ...cell, text: name },
      { ...cell, text: rating },
    ]
  })
  const [first] = arranged
  const told = first && (hasNumbers || hasRatings) ? [asRead(texts[0] as Cell, first)] : []
  const odd = hasRatings ? [] : bare.filter(({ text }) => rated.test(text)).map(figureInName)
  return { header: headerOf(['name', 'rating'], [...told, ...odd]), lines: arranged }
}

const asRead = (cell: Cell, [name, rating]: readonly Cell[]): Problem =>
  at(cell, readAs(shown(cell.text), shown(name?.text ?? ''), rating?.text ?? ''))

const readAs = (line: Kinds['text'], name: Kinds['text'], rating: string): Message =>
  rating === ''
    ? message('list-read-as', { line, name })
    : message('list-read-as-rated', { line, name, rating: { text: rating } })

const figureInName = (cell: Cell): Problem => at(cell, message('list-figure', { cell: shown(cell.text) }))

interface Unnumbered {
  readonly lines: readonly Line[]
  readonly warnings: readonly Problem[]
}

/** "1;Anna Müller;1850": numbers in front of all lines are left out. */
function unnumbered(lines: readonly Line[]): Unnumbered {
  const hasNumbers = lines.every(
    ([first, second]) => /^\d{1,3}\.?$/.test(first?.text ?? '') && second && !isRating(second.text),
  )
  const [first] = lines
  if (!hasNumbers || !first) return { lines, warnings: [] }
  return {
    lines: lines.map((line) => line.slice(1)),
    warnings: [at(first[0] as Cell, message('list-numbers-unused'))],
  }
}

/** Name, rating, club; or, as many lists are sorted, "Müller, Anna" in two cells before them. */
function columns({ lines, warnings }: Unnumbered, separator: string): Arranged {
  const has = (i: number, test: (text: string) => boolean) => lines.some((line) => test(line[i]?.text ?? ''))
  const isFilled = (text: string) => text !== ''
  if (has(1, (text) => /^\d+$/.test(text)) || !has(1, isFilled))
    return { header: headerOf(['name', 'rating', 'club'], warnings), lines }
  const isSplit = has(2, isRating) || (separator === ',' && !has(2, isFilled))
  if (!isSplit) return { header: headerOf(['name'], [], [unclear(lines)]), lines: [] }
  const joined = lines.map(([last, first, ...rest]) => [oneName(last as Cell, first), ...rest])
  const [example] = joined
  const told = example
    ? [at(example[0] as Cell, message('list-one-name', { name: shown(example[0]?.text ?? '') }))]
    : []
  return { header: headerOf(['name', 'rating', 'club'], [...warnings, ...told]), lines: joined }
}

const oneName = (last: Cell, first: Cell | undefined): Cell =>
  first && first.text !== '' ? { ...last, text: `${last.text}, ${first.text}` } : last

/** Said at the first cell that is too much. */
const unclear = (lines: readonly Line[]): Problem =>
  at((lines.find(({ length }) => length > 1)?.[1] ?? lines[0]?.[0]) as Cell, message('list-unclear'))
