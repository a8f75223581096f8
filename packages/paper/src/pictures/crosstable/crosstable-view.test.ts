import type { Crosstable } from '@arbiter/core/bulletin'
import { describe, expect, test } from 'vitest'
import { crosstableView, partOf } from './crosstable-view.ts'

type Row = Crosstable['rows'][number]
type Game = NonNullable<Row['cells'][number]>['asWhite'][number]

const decided = (mark: '1' | '½' | '0' | '+' | '=' | '−' | '×', score: 'won' | 'drawn' | 'lost' | 'none'): Game => ({
  match: '7',
  game: 1,
  state: 'decided',
  score,
  played: true,
  counts: mark !== '×',
  mark,
})

const rowsOf = (names: readonly string[], places: readonly string[] = names.map((_, i) => String(i + 1))): Row[] =>
  names.map((name, i) => ({
    number: i + 1,
    rank: Number.parseInt(places[i] ?? '', 10),
    place: places[i] ?? '',
    name,
    points: 0,
    cells: names.map((other) => (other === name ? null : { asWhite: [], asBlack: [] })),
  }))

const tableOf = (names: readonly string[], places?: readonly string[]) =>
  crosstableView({ rows: rowsOf(names, places) })

const twenty = Array.from({ length: 20 }, (_, i) => `Player ${String.fromCharCode(65 + i)}lice${i}`)

describe('headings tell everybody apart', () => {
  test.each`
    what                          | names                                    | headings
    ${'last names'}               | ${['Ann Ash', 'Ben Beech', 'Cleo Elm']}  | ${['Ash', 'Bee', 'Elm']}
    ${'the same letters'}         | ${['Ann Ash', 'Ben Ashton', 'Cleo Elm']} | ${['1', '2', '3']}
    ${'Smith and Jones'}          | ${['Smith and Jones', 'Jones', 'Elm']}   | ${['1', '2', '3']}
    ${'Müller, Anna'}             | ${['Müller, Anna', 'Ben', 'Cleo']}       | ${['Ann', 'Ben', 'Cle']}
    ${'right to left'}            | ${['דן לוי', 'אנה כהן']}                 | ${['לוי', 'כהן']}
    ${'one letter of two halves'} | ${['😀😀😀😀', 'Ben']}                   | ${['😀😀😀', 'Ben']}
    ${'more than fourteen'}       | ${twenty}                                | ${twenty.map((_, i) => String(i + 1))}
    ${'nobody'}                   | ${[]}                                    | ${[]}
  `('$what', ({ names, headings }) => {
    expect(tableOf(names).columns.map(({ heading }) => heading)).toEqual(headings)
  })
})

describe('in front of a name', () => {
  test.each`
    what                                            | names                              | places                 | shown
    ${'the place, if columns have letters'}         | ${['Ann Ash', 'Ben Bay', 'C Elm']} | ${['1', '2', '3']}     | ${['1', '2', '3']}
    ${'a shared place once'}                        | ${['Ann Ash', 'Ben Bay', 'C Elm']} | ${['1', '2–3', '2–3']} | ${['1', '2', '=']}
    ${'the number of the column, also when shared'} | ${['A', 'A A', 'B']}               | ${['1', '2–3', '2–3']} | ${['1', '2', '3']}
  `('$what', ({ names, places, shown }) => {
    expect(tableOf(names, places).rows.map(({ place }) => place)).toEqual(shown)
  })
})

test.each`
  game                                                    | state        | says
  ${decided('1', 'won')}                                  | ${'won'}     | ${'crosstable-mark'}
  ${decided('½', 'drawn')}                                | ${'drawn'}   | ${'crosstable-mark'}
  ${decided('−', 'lost')}                                 | ${'lost'}    | ${'crosstable-mark'}
  ${decided('×', 'won')}                                  | ${'void'}    | ${'crosstable-mark'}
  ${decided('×', 'none')}                                 | ${'void'}    | ${'crosstable-mark'}
  ${{ match: '7', game: 1, state: 'open', mark: '·' }}    | ${'open'}    | ${'crosstable-open'}
  ${{ match: '7', game: 1, state: 'waiting', mark: '·' }} | ${'waiting'} | ${'crosstable-waiting'}
`('a game that is $state is drawn and said so', ({ game, state, says }) => {
  const [ann, ben] = rowsOf(['Ann', 'Ben'])
  const rows = [{ ...ann, cells: [null, { asWhite: [], asBlack: [game] }] }, ben] as Row[]
  const [mark] = crosstableView({ rows }).rows[0]?.cells[1] ?? []
  expect(mark).toMatchObject({ state, colour: 'black', mark: game.mark })
  expect(mark?.says).toMatchObject({ name: { text: 'Ann' }, other: { text: 'Ben' }, mark: { id: says } })
})

test('a part for one sheet keeps rows, columns and the diagonal together', () => {
  const part = partOf(tableOf(twenty), [18, 19], [17, 18])
  expect(part.columns.map(({ number }) => number)).toEqual([18, 19])
  expect(part.rows.map(({ number, cells }) => [number, cells.map((cell) => cell === undefined)])).toEqual([
    [19, [false, true]],
    [20, [false, false]],
  ])
})
