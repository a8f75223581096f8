import { beforeAll, expect, it, test } from 'vitest'
import { pages } from '../../app/pages.ts'
import { loadWords } from '../../words/texts.ts'
import { helpFor } from './help-page.ts'
import { words } from './words/messages.ts'

beforeAll(() => Promise.all([loadWords('first'), loadWords('help')]))

test.each`
  path                | page          | tournament
  ${'/'}              | ${'home'}     | ${undefined}
  ${'/new'}           | ${'new'}      | ${undefined}
  ${'/people'}        | ${'site'}     | ${undefined}
  ${'/t/abc'}         | ${'overview'} | ${'abc'}
  ${'/t/abc/control'} | ${'control'}  | ${'abc'}
  ${'/t/abc/m/Q6.7'}  | ${'matches'}  | ${'abc'}
  ${'/t/abc/e/e1'}    | ${'entrants'} | ${'abc'}
  ${'/t/abc/people'}  | ${'people'}   | ${'abc'}
  ${'/nowhere'}       | ${undefined}  | ${undefined}
`('$path is helped as $page', ({ path, page, tournament }) => {
  const found = helpFor(path)
  expect([found.page, found.tournament]).toEqual([page, tournament])
})

it('says what every page is for', () => {
  for (const { path } of pages) {
    const { page } = helpFor(path)
    expect(page && words('help-about', { page })).toMatch(/\.$/)
  }
})
