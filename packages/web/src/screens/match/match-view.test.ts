import { show } from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { done, played, seen, started } from '../../../test/played.ts'
import { textOf } from '../../words/message-text.ts'
import { loadAllWords, loadWords } from '../../words/texts.ts'
import { type MatchView, matchView } from './match-view.ts'
import { type MatchPlace, placesIn } from './place.ts'

beforeAll(() => Promise.all([loadWords('first'), loadWords('match'), loadAllWords()]))

const long = 'Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine'
const knockout = () =>
  started('hybrid-knockout', ['Anna Alder', 'محمد صلاح', 'Smith and Jones', long], { autoPair: true })
const report = (tournament: Tournament, match: string, result: string, game = 1) =>
  done(tournament, { do: 'report', match, game, result })

const plain = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, '')

const viewOf = (tournament: Tournament, match: string, isRunning = false): MatchView =>
  matchView(
    { ...seen(tournament), cup: { gameOf: () => (isRunning ? ({} as never) : undefined) } },
    placesIn(tournament).get(match) as MatchPlace,
  )

const figures = (view: MatchView): string[] => view.figures.map(({ label, value }) => `${label}: ${value}`)

describe('the head of a match', () => {
  test.each`
    after                 | tournament                              | match  | shown
    ${'nothing'}          | ${() => knockout()}                     | ${'1'} | ${['score: –', 'state: Ready']}
    ${'nothing, a later'} | ${() => knockout()}                     | ${'3'} | ${['state: Waiting']}
    ${'a draw'}           | ${() => report(knockout(), '1', '1/2')} | ${'1'} | ${['score: ½–½', 'to be played: SD 1', 'state: Live']}
    ${'a win'}            | ${() => report(knockout(), '1', '1-0')} | ${'1'} | ${['score: 1–0', 'state: Decided']}
  `('after $after match $match shows $shown', ({ tournament, match, shown }) => {
    expect(figures(viewOf(tournament(), match))).toEqual(shown)
  })

  it('a running engine game is live before its first result', () => {
    expect(figures(viewOf(knockout(), '1', true)).at(-1)).toBe('state: Live')
  })

  it('names both sides in full, whatever they are called', () => {
    const { names, sides } = viewOf(knockout(), '1')
    expect(plain(textOf(names))).toBe(sides.map(({ name }) => name).join(' v '))
  })

  it('says whom a match waits for', () => {
    expect(viewOf(knockout(), '3').standing.map(plain)).toEqual([expect.stringMatching(/Winner of 1.*Winner of 2/)])
    expect(viewOf(knockout(), '1').standing).toEqual([])
  })
})

describe('the sides', () => {
  it('have colours until the match is decided, then a winner and a loser', () => {
    const open = viewOf(knockout(), '1').sides
    expect(open.map(({ colour, fate, figure }) => [colour, fate, figure])).toEqual([
      ['white', 'open', ''],
      ['black', 'open', ''],
    ])
    const decided = viewOf(report(knockout(), '1', '0-1'), '1').sides
    expect(decided.map(({ colour, fate, figure }) => [colour, fate, figure])).toEqual([
      [undefined, 'out', '0'],
      [undefined, 'through', '1'],
    ])
  })

  it('say where they come from, with the score from the winner’s side', () => {
    const tournament = report(report(knockout(), '1', '0-1'), '2', '1-0')
    const texts = viewOf(tournament, '3').sides.map(({ origin }) => plain(origin?.text ?? ''))
    const beaten = viewOf(tournament, '1').sides[0]?.name
    expect(texts.some((text) => text.includes(beaten as string) && text.endsWith('1–0'))).toBe(true)
  })

  it('nobody wins a drawn league game', () => {
    const league = report(started('league', ['Ann', 'Ben', 'Cleo', 'Dan'], { autoPair: true }), '1', '1/2')
    expect(viewOf(league, '1').sides.map(({ fate, figure }) => [fate, figure])).toEqual([
      ['open', '½'],
      ['open', '½'],
    ])
  })

  it('who withdrew is marked, and the other side goes on', () => {
    const tournament = knockout()
    const [absent] = show(tournament).entrants
    done(tournament, { do: 'withdraw', entrant: absent?.id })
    const match = [...placesIn(tournament).values()].find(({ match: { seats } }) =>
      seats.some(({ entrant }) => entrant === absent?.name),
    )?.match.match as string
    const sides = viewOf(tournament, match).sides
    expect(sides.find(({ name }) => name !== absent?.name)?.fate).toBe('through')
    expect(sides.find(({ name }) => name === absent?.name)?.entrant?.withdrawn).toBe(true)
  })
})

describe('where they go on', () => {
  const opponent = (tournament: Tournament, match: string) => plain(viewOf(tournament, match).onward?.opponent ?? '-')

  it('a finished match no longer says that somebody waits', () => {
    expect(opponent(knockout(), '1')).toBe('against Winner of 2')
    const one = report(knockout(), '2', '1-0')
    expect(opponent(one, '1')).toMatch(/ waits$/)
    const both = report(one, '1', '1-0')
    expect(opponent(both, '1')).toMatch(/^against /)
    expect(opponent(played(both), '1')).toBe('')
  })

  it('nowhere after the final', () => expect(viewOf(knockout(), '3').onward).toBeUndefined())
})
