import { expect, test } from 'vitest'
import { paperOf } from './paper.ts'
import { flowed, wrapped } from './prose.ts'
import { table } from './table.ts'
import { textWidth } from './text-width.ts'

const paper = (width: number) => paperOf({ width, hasColour: false })
const columns = [
  { heading: '#', align: 'right' as const },
  { heading: 'Name', least: 6 },
  { heading: 'Pts', align: 'right' as const },
  { heading: 'Note', isSpare: true },
]
const rows = [{ cells: ['1', 'Alexandrina Maria', '12', 'withdrawn'] }, { cells: ['10', '王小明', '9', ''] }]

test('figures stand to the right, and nothing trails behind a line', () => {
  expect(table(paper(80), columns, rows)).toEqual([
    ' #  Name               Pts  Note',
    ' 1  Alexandrina Maria   12  withdrawn',
    '10  王小明               9',
  ])
})

test('names are shortened before anything is left out', () => {
  expect(table(paper(30), columns, rows)[1]).toBe(' 1  Alexandri…   12  withdrawn')
})

test('spare columns are left out when even short names find no room', () => {
  expect(table(paper(18), columns, rows)).toEqual([' #  Name       Pts', ' 1  Alexandr…   12', '10  王小明       9'])
})

test('no line is wider than the page', () => {
  for (let width = 15; width < 60; width++)
    for (const line of table(paper(width), columns, rows)) expect(textWidth(line)).toBeLessThanOrEqual(width)
})

test('colour is written only where it is wanted', () => {
  const coloured = paperOf({ width: 80, hasColour: true })
  expect(coloured.strong('a')).toBe('\u001B[1ma\u001B[22m')
  expect(paper(80).red('a')).toBe('a')
})

test('sentences are broken between words, and keep their first indent', () => {
  expect(wrapped('  one two three four', 11, '    ')).toBe('  one two\n    three\n    four')
  expect(wrapped('averyveryverylongword x', 5)).toBe('averyveryverylongword\nx')
})

test('cells flow side by side and are never torn', () => {
  expect(flowed('Ph 1  ', ['1: 2–3', '4: 5–6', '7: 8–9'], 22)).toBe('Ph 1  1: 2–3  4: 5–6\n      7: 8–9')
})
