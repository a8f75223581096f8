import { expect, test } from 'vitest'
import {
  type BracketPart,
  exitOf,
  neighboursOf,
  partFrom,
  partShown,
  partToOpen,
  sectionCount,
  trailTo,
  writePart,
} from './bracket-part.ts'
import { drawnBracket } from './drawn-bracket.ts'

const part = (text: string): BracketPart => {
  const [from, to = from] = text.split('-').map(Number) as [number, number?]
  return { from, to }
}
const shownAs = ({ from, to }: BracketPart): string => (from === to ? `${from}` : `${from}-${to}`)

test.each`
  size   | sections | asked     | stubs | rounds
  ${2}   | ${0}     | ${'1'}    | ${0}  | ${'1'}
  ${16}  | ${0}     | ${'1'}    | ${0}  | ${'8 4 2 1'}
  ${32}  | ${0}     | ${'1'}    | ${0}  | ${'16 8 4 2 1'}
  ${64}  | ${2}     | ${'2'}    | ${0}  | ${'16 8 4 2 1'}
  ${64}  | ${2}     | ${'1-2'}  | ${16} | ${'8 4 2 1'}
  ${128} | ${4}     | ${'3-4'}  | ${16} | ${'8 4 2 1'}
  ${512} | ${16}    | ${'6'}    | ${0}  | ${'16 8 4 2 1'}
  ${512} | ${16}    | ${'5-8'}  | ${16} | ${'8 4 2 1'}
  ${512} | ${16}    | ${'1-16'} | ${16} | ${'8 4 2 1'}
`('of $size, $asked shows $stubs stubs and rounds of $rounds', ({ size, sections, asked, stubs, rounds }) => {
  const bracket = drawnBracket(size)
  expect(sectionCount(bracket)).toBe(sections)
  const shown = partShown(bracket, part(asked))
  expect(shown.stubs.length).toBe(stubs)
  expect(shown.rounds.map(({ matches }) => matches.length).join(' ')).toBe(rounds)
})

test('the lower half of 128 ends in its semifinal, and its stubs are those of the lower half', () => {
  const { stubs, rounds } = partShown(drawnBracket(128), part('3-4'))
  expect(stubs[0]).toEqual({ level: 1, index: 16 })
  expect(stubs.at(-1)).toEqual({ level: 1, index: 31 })
  expect(rounds.map(({ matches }) => matches[0]?.match)).toEqual(['2.8', '3.4', '4.2', '5.1'])
})

const nothing = () => false
const states = (named: Readonly<Record<string, 'open' | 'decided'>>, other: 'waiting' | 'decided' = 'waiting') => {
  return (level: number, index: number) => named[`${level}.${index}`] ?? other
}

test.each`
  size   | what                                   | named                                  | followed     | live      | opens
  ${64}  | ${'at the round of 16 before it'}      | ${{}}                                  | ${undefined} | ${''}     | ${'1-2'}
  ${64}  | ${'where the followed entrant plays'}  | ${{ '0.3': 'open' }}                   | ${'0.20'}    | ${'0.3'}  | ${'2'}
  ${64}  | ${'at the section with live matches'}  | ${{ '0.3': 'open', '0.20': 'open' }}   | ${undefined} | ${'0.20'} | ${'2'}
  ${64}  | ${'where everything open is'}          | ${{ '0.17': 'open', '0.20': 'open' }}  | ${undefined} | ${''}     | ${'2'}
  ${64}  | ${'whole if open matches are in both'} | ${{ '0.3': 'open', '0.20': 'open' }}   | ${undefined} | ${''}     | ${'1-2'}
  ${512} | ${'at a quarter'}                      | ${{ '0.70': 'open', '0.120': 'open' }} | ${undefined} | ${''}     | ${'5-8'}
  ${512} | ${'at a late round'}                   | ${{ '6.1': 'open' }}                   | ${undefined} | ${''}     | ${'5-8'}
`('a bracket of $size opens $what', ({ size, named, followed, live, opens }) => {
  const bracket = drawnBracket(size, states(named))
  const isRunning = ({ match }: { readonly match: string }) => match === live
  expect(shownAs(partToOpen(bracket, followed, isRunning))).toBe(opens)
})

test('of several sections with live matches, the one with the most opens', () => {
  const live = new Set(['0.1', '0.33', '0.34', '0.50'])
  expect(shownAs(partToOpen(drawnBracket(128), undefined, ({ match }) => live.has(match)))).toBe('3')
})

test('a bracket that is over opens whole', () => {
  expect(
    shownAs(
      partToOpen(
        drawnBracket(64, () => 'decided'),
        undefined,
        nothing,
      ),
    ),
  ).toBe('1-2')
})

test.each`
  text     | sections | means     | written
  ${'6'}   | ${16}    | ${'6'}    | ${'6'}
  ${'5-8'} | ${16}    | ${'5-8'}  | ${'5-8'}
  ${'6-9'} | ${16}    | ${'1-16'} | ${'all'}
  ${'5-7'} | ${16}    | ${'1-16'} | ${'all'}
  ${'0'}   | ${16}    | ${'1-16'} | ${'all'}
  ${'17'}  | ${16}    | ${'1-16'} | ${'all'}
  ${'all'} | ${2}     | ${'1-2'}  | ${'all'}
  ${'-1'}  | ${2}     | ${'1-2'}  | ${'all'}
  ${'x'}   | ${2}     | ${'1-2'}  | ${'all'}
`('"$text" of $sections sections is $means', ({ text, sections, means, written }) => {
  expect(shownAs(partFrom(text, sections))).toBe(means)
  expect(writePart(partFrom(text, sections), sections)).toBe(written)
})

test.each`
  asked     | trail                   | up        | down      | exit
  ${'6'}    | ${'1-16 1-8 5-8 6'}     | ${'5'}    | ${'7'}    | ${'5.2'}
  ${'1'}    | ${'1-16 1-8 1-4 1'}     | ${'none'} | ${'2'}    | ${'5.0'}
  ${'16'}   | ${'1-16 9-16 13-16 16'} | ${'15'}   | ${'none'} | ${'5.7'}
  ${'5-8'}  | ${'1-16 1-8 5-8'}       | ${'1-4'}  | ${'9-12'} | ${'7.0'}
  ${'1-16'} | ${'1-16'}               | ${'none'} | ${'none'} | ${'none'}
`('from $asked of 16 the trail is $trail, above is $up, below $down', ({ asked, trail, up, down, exit }) => {
  const neighbours = neighboursOf(part(asked), 16)
  const place = exitOf(part(asked), 16)
  expect(trailTo(part(asked), 16).map(shownAs).join(' ')).toBe(trail)
  expect(neighbours.up ? shownAs(neighbours.up) : 'none').toBe(up)
  expect(neighbours.down ? shownAs(neighbours.down) : 'none').toBe(down)
  expect(place ? `${place.level}.${place.index}` : 'none').toBe(exit)
})
