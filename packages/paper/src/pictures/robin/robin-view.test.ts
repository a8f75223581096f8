import type { BulletinRoundRobin } from '@arbiter/core/bulletin'
import { expect, test } from 'vitest'
import { robinView } from './robin-view.ts'

type Cell = NonNullable<BulletinRoundRobin['rows'][number]['cells'][number]>

const viewOf = (cell: Partial<Cell>) =>
  robinView({
    stage: 'robin',
    name: { id: 'stage-robin' },
    places: 1,
    rows: ['Smith and Jones', 'Müller, Anna'].map((name, i) => ({
      place: String(i + 1),
      number: i + 1,
      name,
      victoryPoints: 20 - i,
      won: 0.5,
      cells:
        i === 0 ? [null, { match: 'R1.1', state: 'decided', ...cell }] : [{ match: 'R1.1', state: 'decided' }, null],
    })),
  } as unknown as BulletinRoundRobin)

test.each`
  what              | cell                                     | state        | score
  ${'won'}          | ${{ victoryPoints: 14, imps: [35, 12] }} | ${'won'}     | ${'robin-score'}
  ${'level'}        | ${{ victoryPoints: 10, imps: [20, 20] }} | ${'lost'}    | ${'robin-score'}
  ${'without play'} | ${{ victoryPoints: 12 }}                 | ${'won'}     | ${'robin-not-played'}
  ${'being played'} | ${{ state: 'open' }}                     | ${'now'}     | ${undefined}
  ${'to come'}      | ${{ state: 'waiting' }}                  | ${'waiting'} | ${undefined}
`('a match that is $what', ({ cell, state, score }) => {
  const drawn = viewOf(cell).rows[0]?.cells[1]
  expect([drawn?.state, drawn?.score?.id]).toEqual([state, score])
})

test('the line is drawn below those who advance', () => {
  expect(viewOf({}).rows.map(({ isBelowLine, won }) => [isBelowLine, won])).toEqual([
    [false, '½'],
    [true, '½'],
  ])
})
