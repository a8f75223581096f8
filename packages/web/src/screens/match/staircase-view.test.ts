import { type BulletinMatch, ladderOf, show } from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'
import { beforeAll, expect, it, test } from 'vitest'
import { done, started } from '../../../test/played.ts'
import { loadAllWords, loadWords } from '../../words/texts.ts'
import { type StaircaseView, staircaseView } from './staircase-view.ts'

beforeAll(() => Promise.all([loadWords('first'), loadWords('match'), loadAllWords()]))

const knockout = (...results: readonly string[]): Tournament =>
  results.reduce(
    (tournament, result, i) => done(tournament, { do: 'report', match: '1', game: i + 1, result }),
    started('hybrid-knockout', ['Anna Alder', 'محمد صلاح', 'Smith and Jones', 'Dan'], { autoPair: true }),
  )

function stairs(tournament: Tournament): StaircaseView {
  const match = show(tournament)
    .stages.flatMap(({ rounds }) => rounds.flatMap(({ matches }) => matches))
    .find((each) => each.match === '1') as BulletinMatch
  return staircaseView(ladderOf(tournament, '1'), match) as StaircaseView
}

test.each`
  results           | title                      | now          | states
  ${[]}             | ${'12 games at most'}      | ${1}         | ${'now later later'}
  ${['1/2']}        | ${'12 games at most'}      | ${2}         | ${'played now later'}
  ${['1/2', '1/2']} | ${'12 games at most'}      | ${3}         | ${'played played now'}
  ${['1/2', '1-0']} | ${'Decided after 2 games'} | ${undefined} | ${'played played spared'}
`('after $results: $title', ({ results, title, now, states }) => {
  const view = stairs(knockout(...results))
  expect(view).toMatchObject({ title, ...(now === undefined ? {} : { now }) })
  expect(view.now).toBe(now)
  expect(
    view.steps
      .slice(0, 3)
      .map(({ state }) => state)
      .join(' '),
  ).toBe(states)
})

it('shows the times as clocks, and as heights of the bars', () => {
  const { steps } = stairs(knockout())
  expect(steps.slice(0, 3).map(({ clock, heights: [share] }) => [clock, share.toFixed(2)])).toEqual([
    ['10:00', '1.00'],
    ['5:00', '0.71'],
    ['2:30', '0.50'],
  ])
  const last = steps.at(-1)
  expect([last?.label, last?.clock, last?.heights.length]).toEqual(['Armageddon', '5 v 4', 2])
})

it('gives each side its colour and its mark, and reads a step aloud', () => {
  const [first, second] = stairs(knockout('1/2')).steps
  expect(first?.cells).toEqual([
    { colour: 'white', mark: '½' },
    { colour: 'black', mark: '½' },
  ])
  expect(second?.cells.map(({ colour, mark }) => [colour, mark])).toEqual([
    ['black', '·'],
    ['white', '·'],
  ])
  expect(first?.spoken.replaceAll(/[\u2068\u2069]/g, '')).toMatch(/^Game 1, normal game, 10:00, .+ has White, ½–½\.$/)
})

it('a single game has no stairs', () => {
  const league = started('league', ['Ann', 'Ben', 'Cleo', 'Dan'], { autoPair: true })
  const [match] = show(league).stages[0]?.rounds[0]?.matches ?? []
  expect(staircaseView(ladderOf(league, '1'), match as BulletinMatch)).toBeUndefined()
})
