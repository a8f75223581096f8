import type { BulletinGame, BulletinMatch, Rung } from '@arbiter/core/bulletin'
import { expect, test } from 'vitest'
import { lookOf, type MatchCardView, matchCardView } from './match-card-view.ts'

const results = { '1': '1-0', '0': '0-1', '½': '1/2-1/2', '+': '+-' } as const

/** Ann against `Müller, Ben`, Ann with White in odd games: "½ ½ 1" from White's side. */
function match(games: string, more: Partial<BulletinMatch> = {}): BulletinMatch {
  const marks = games.split(' ').filter(Boolean) as (keyof typeof results)[]
  return {
    ...{ match: '7' as never, advance: 1, state: 'open' },
    seats: [
      { entrant: 'Ann', seed: 8 },
      { entrant: 'Müller, Ben', seed: 1 },
    ],
    games: marks.map((mark, i): BulletinGame => {
      const [white, black] = i % 2 === 0 ? ['Ann', 'Müller, Ben'] : ['Müller, Ben', 'Ann']
      return { game: i + 1, white: white as string, black: black as string, result: results[mark], finishedAt: '' }
    }),
    ...more,
  }
}

const won = { state: 'decided', winner: 'Ann', advancing: ['Ann'] } as const

const clock = (seconds: number) => {
  const side = { base: seconds, increment: 0, bonus40: 0 }
  return { white: side, black: side }
}

const ladder = [600, 300, 150, 75].map(
  (seconds, i): Rung => ({ game: i + 1, step: 'sudden-death', clock: clock(seconds), white: i % 2, state: 'later' }),
)

const figures = ({ seats }: MatchCardView) => seats.map((seat) => seat.figures.map(({ text }) => text).join(' '))

test.each`
  what                           | given                              | isPlaying | look
  ${'nobody sits there yet'}     | ${match('', { state: 'waiting' })} | ${false}  | ${'waiting'}
  ${'it can be played'}          | ${match('')}                       | ${false}  | ${'ready'}
  ${'engines are playing'}       | ${match('')}                       | ${true}   | ${'live'}
  ${'a game of several is over'} | ${match('½')}                      | ${false}  | ${'live'}
  ${'it is decided'}             | ${match('1', won)}                 | ${false}  | ${'decided'}
`('a match looks $look when $what', ({ given, isPlaying, look }) => expect(lookOf(given, isPlaying)).toBe(look))

test.each`
  games        | first       | second     | steps
  ${'1'}       | ${'1'}      | ${'0'}     | ${'600'}
  ${'½ ½ 1'}   | ${'½ ½ 1'}  | ${'½ ½ 0'} | ${'600 300 150'}
  ${'½ 0 ½ 1'} | ${'½ 1½ 0'} | ${'½ ½ 1'} | ${'600 +2 75'}
`('after $games the columns are $steps, with $first and $second', ({ games, first, second, steps }) => {
  const card = matchCardView(match(games, won), { ladder })
  expect(figures(card)).toEqual([first, second])
  const headings = card.steps.map(({ text }) => (typeof text === 'string' ? text : secondsIn(text)))
  expect(headings.join(' ')).toBe(steps)
})

const secondsIn = (heading: object): string => String((heading as { base: { clock: number } }).base.clock / 1000)

test('without known clocks the columns have the numbers of their games, and one game has none', () => {
  expect(matchCardView(match('½ 1', won)).steps.map(({ text }) => text)).toEqual(['1', '2'])
  expect(matchCardView(match('1', won)).steps).toEqual([])
})

test('rows stand as the tree shows them, each with its seed, colour and score', () => {
  const { seats } = matchCardView(match('1', won), { rows: () => [1, 0] })
  expect(seats.map(({ seed, colour, kind }) => ({ seed, colour, kind }))).toEqual([
    { seed: 1, colour: 'black', kind: 'lost' },
    { seed: 8, colour: 'white', kind: 'won' },
  ])
})

test('where there is no room for columns, or games come in pairs, each side has one score', () => {
  const scores = (card: MatchCardView) => card.seats.map(({ score }) => score)
  expect(scores(matchCardView(match('½ ½ 1', won), { isDense: true }))).toEqual(['½½1', '½½0'])
  expect(scores(matchCardView(match('½ 0', { ...won, pairs: 1 })))).toEqual(['1½', '½'])
  expect(scores(matchCardView(match('')))).toEqual([undefined, undefined])
})

test('a ready card says the clock of its next game, a match of pairs how many there are', () => {
  const next = [{ game: 1, white: 'Ann', black: 'Müller, Ben', step: 'normal', clock: clock(600) }] as const
  expect(matchCardView(match('', { next })).note).toMatchObject({ id: 'conditions-minutes' })
  expect(matchCardView(match('', { pairs: 2 })).note).toMatchObject({ id: 'card-pairs', count: 2 })
  expect(matchCardView(match('½', { pairs: 2 })).note).toMatchObject({ id: 'card-pairs-game', game: 2 })
  expect(matchCardView(match('', { next }), { note: { id: 'card-live' } as never }).note).toEqual({ id: 'card-live' })
})

test('an empty slot says who will come, has no seed, and can lie on the followed path', () => {
  const seats = [{ winnerOf: '3' }, { entrant: 'Ann', winnerOf: '4' }]
  const { seats: shown } = matchCardView(match('', { state: 'waiting', seats }), {
    ...{ followed: 'Ann', seeds: new Map([['Ann', 8]]) },
    onPath: ({ winnerOf }) => winnerOf === '3',
  })
  expect(shown).toMatchObject([
    { kind: 'slot', seed: undefined, isPath: true, cameFrom: undefined, name: { id: 'outline-winner' } },
    { kind: 'plain', seed: 8, isPath: true, cameFrom: '4', name: { id: 'outline-entrant' } },
  ])
})
