import type { MatrixView } from '@arbiter/core/bulletin'
import { expect, test } from 'vitest'
import { type MatrixCell, matrixGrid } from './matrix-grid.ts'

type Row = MatrixView['rows'][number]
type Meeting = Row['meetings'][number]

const meeting = (given: Partial<Meeting>): Meeting => ({
  against: 2,
  opponent: 'Ben',
  round: 1,
  match: '1',
  state: 'decided',
  points: 1,
  games: ['1', '0'],
  ...given,
})

const { points: _, ...unplayed } = meeting({ state: 'open', games: ['·'] })

const matrix = (size: number, first: Partial<Row> = {}): MatrixView => ({
  outAt: 4,
  rounds: [1, 2, 3, 4, 5].map((round) => ({
    round,
    name: { id: 'round-number', number: round },
    state: 'done' as const,
    pattern: 'ring' as const,
  })),
  rows: Array.from({ length: size }, (_, i) => ({
    number: i + 1,
    name: `Smith and Jones ${i + 1}`,
    lostGames: 0,
    state: 'in' as const,
    meetings: [],
    ...(i === 0 ? first : {}),
  })),
})

const shape = (cells: readonly MatrixCell[]): string =>
  cells
    .map((cell) => (cell.kind === 'self' ? '\\' : cell.kind === 'empty' ? `${cell.span}` : `[${cell.boxes.length}]`))
    .join(' ')

test.each`
  what                                | meetings                                                                    | cells
  ${'nobody met yet'}                 | ${[]}                                                                       | ${'\\ 5'}
  ${'one met, cells between are one'} | ${[meeting({ against: 4 })]}                                                | ${'\\ 2 [1] 2'}
  ${'the neighbour'}                  | ${[meeting({ against: 2 })]}                                                | ${'\\ [1] 4'}
  ${'the last, twice'}                | ${[meeting({ against: 6 }), meeting({ against: 6, round: 2, match: '9' })]} | ${'\\ 4 [2]'}
`('$what', ({ meetings, cells }) => {
  const [row] = matrixGrid(matrix(6, { meetings })).rows
  expect(shape(row?.cells ?? [])).toBe(cells)
})

test.each`
  what                     | given                                                      | frame | state       | text
  ${'ahead in round 1'}    | ${{ points: 1.5, games: ['1', '½'] }}                      | ${1}  | ${'ahead'}  | ${'1½'}
  ${'level in round 2'}    | ${{ round: 2 }}                                            | ${2}  | ${'played'} | ${'1'}
  ${'behind in round 3'}   | ${{ round: 3, points: 0, games: ['0', '0'] }}              | ${3}  | ${'played'} | ${'0'}
  ${'round 5 is numbered'} | ${{ round: 5 }}                                            | ${4}  | ${'played'} | ${'1⁵'}
  ${'a game to go'}        | ${{ state: 'open', points: 1, games: ['1', '·'] }}         | ${1}  | ${'now'}    | ${'1·'}
  ${'not begun'}           | ${{ state: 'open', points: undefined, games: ['·', '·'] }} | ${1}  | ${'todo'}   | ${'··'}
  ${'without play'}        | ${{ points: 1.5, games: ['+', '½'] }}                      | ${1}  | ${'ahead'}  | ${'+½'}
`('$what', ({ given, frame, state, text }) => {
  const [row] = matrixGrid(matrix(2, { meetings: [meeting(given)] })).rows
  expect(row?.meetings[0]).toMatchObject({ frame, state, text })
})

test.each`
  size  | expected
  ${2}  | ${'small'}
  ${8}  | ${'small'}
  ${9}  | ${'medium'}
  ${32} | ${'medium'}
  ${33} | ${'large'}
`('a matrix of $size is $expected', ({ size, expected }) => expect(matrixGrid(matrix(size)).size).toBe(expected))

test.each`
  what             | first                                                            | signs
  ${'nothing yet'} | ${{}}                                                            | ${['grid-counter']}
  ${'in play'}     | ${{ meetings: [meeting({ state: 'open', games: ['1', '·'] })] }} | ${['grid-live', 'grid-counter']}
  ${'to play'}     | ${{ meetings: [unplayed] }}                                      | ${['grid-todo', 'grid-counter']}
  ${'forfeited'}   | ${{ meetings: [meeting({ games: ['+', '×'] })] }}                | ${['grid-by-game', 'grid-not-played', 'grid-counter']}
  ${'going out'}   | ${{ state: 'going-out' }}                                        | ${['grid-counter', 'grid-doom']}
  ${'out'}         | ${{ state: 'out' }}                                              | ${['grid-counter', 'grid-out']}
  ${'won'}         | ${{ state: 'won' }}                                              | ${['grid-counter', 'grid-won']}
`('the key explains what is there: $what', ({ first, signs }) => {
  const { key } = matrixGrid(matrix(2, first))
  expect(key.map(({ means }) => means.id).filter((id) => id.startsWith('grid-'))).toEqual(signs)
})
