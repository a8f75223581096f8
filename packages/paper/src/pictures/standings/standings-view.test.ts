import type { Bulletin, TableRow } from '@arbiter/core/bulletin'
import { league } from '@arbiter/core/formats/league'
import { expect, test } from 'vitest'
import { linesOf, standingsView, withColumns } from './standings-view.ts'

const row = (name: string, place: string, counts: Record<string, number | string | boolean> = {}): TableRow => ({
  rank: Number.parseInt(place, 10),
  place,
  name,
  points: 3,
  ...counts,
})

const viewOf = (rows: readonly TableRow[], gone: readonly string[] = []) =>
  standingsView(
    { format: league },
    {
      table: rows,
      entrants: gone.map((name, i) => ({
        id: `e${i}`,
        number: i + 1,
        name,
        withdrawn: true,
      })) as unknown as Bulletin['entrants'],
    },
  )

test.each`
  what                           | rows                                                                      | shared
  ${'a place each'}              | ${[row('Ann', '1'), row('Ben', '2')]}                                     | ${[false, false]}
  ${'a place for three'}         | ${[row('Ann', '1–3'), row('Ben', '1–3'), row('Smith and Jones', '1–3')]}  | ${[false, true, true]}
  ${'the same in two divisions'} | ${[row('Ann', '1', { bracket: 'A' }), row('Ben', '1', { bracket: 'B' })]} | ${[false, false]}
`('$what is said once', ({ rows, shared }) => {
  expect(viewOf(rows).rows.map(({ isShared }) => isShared)).toEqual(shared)
})

test.each`
  what                  | above | below | levelWith
  ${'fewer points'}     | ${6}  | ${3}  | ${undefined}
  ${'as many points'}   | ${3}  | ${3}  | ${'Müller, Anna'}
  ${'no points at all'} | ${0}  | ${0}  | ${undefined}
`('whose points are level: $what', ({ above, below, levelWith }) => {
  const view = viewOf([row('Müller, Anna', '1', { points: above }), row('Ben', '2', { points: below })])
  expect(view.rows[1]?.levelWith).toBe(levelWith)
})

test('who has left is marked, and annulled results more so', () => {
  const view = viewOf([row('Ann', '1'), row('Ben', '2'), row('Cleo', '3', { annulled: true })], ['Ben', 'Cleo'])
  expect(view.rows.map(({ status }) => status)).toEqual([undefined, 'withdrew', 'annulled'])
})

test('points are the key, and a column nobody needs is left out', () => {
  const { columns } = viewOf([row('Ann', '1')])
  expect(columns.map(({ count, isKey }) => [count, isKey])).toEqual([['points', true]])
})

test('a page of a longer table begins with a place, and has as many figures as columns', () => {
  const view = viewOf([row('Ann', '1–2', { played: 1 }), row('Ben', '1–2', { played: 1 })])
  const page = linesOf(view, view.rows.slice(1), 1)
  expect(page.rows.map(({ isShared, figures }) => [isShared, figures.length])).toEqual([[false, 1]])
  expect(page.columns.length).toBe(1)
})

test('a small table has only some columns, and their figures', () => {
  const view = withColumns(viewOf([row('Ann', '1', { played: 1, wins: 1 })]), ['wins', 'points'])
  expect(view.columns.map(({ count }) => count)).toEqual(['points', 'wins'])
  expect(view.rows[0]?.figures.length).toBe(2)
})
