import { show } from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { done, entered, minutes, played, seen, started, tenOClock } from '../../../test/played.ts'
import { textOf } from '../../words/message-text.ts'
import { loadAllWords, loadWords } from '../../words/texts.ts'
import { figuresOf } from './figures.ts'
import { latestFacts, matchesOnNow, roundToCome } from './overview-view.ts'
import { stateSentence } from './state.ts'

beforeAll(() => Promise.all([loadWords('first'), loadWords('overview'), loadAllWords()]))

const four = ['Smith and Jones', 'Müller, Anna', 'Cleo', 'محمد صلاح']
const knockout = () => started('hybrid-knockout', four, { autoPair: true })
const league = () => started('league', four, { autoPair: true })
const draw = (tournament: Tournament) => done(tournament, { do: 'report', match: '1', result: '1/2' })
const over = () => played(played(knockout()))
const watched = (tournament: Tournament, running: readonly string[] = []) => ({
  ...seen(tournament, () => false),
  cup: { gameOf: (match: string) => (running.includes(match) ? ({} as never) : undefined) },
})

describe('the head', () => {
  test.each`
    when                       | tournament                       | figures
    ${'entering'}              | ${() => entered('league', four)} | ${['entered: 4']}
    ${'a knockout starts'}     | ${knockout}                      | ${['matches decided: 0 of 3', 'ready to play: 2']}
    ${'a series is under way'} | ${() => draw(knockout())}        | ${['matches decided: 0 of 3', 'live now: 1']}
    ${'it is over'}            | ${over}                          | ${['matches decided: 3 of 3']}
    ${'a league starts'}       | ${league}                        | ${['matches decided: 0 of 12', 'ready to play: 2', 'phase: 1 of 6']}
  `('$when: $figures', ({ tournament, figures }) => {
    const shown = figuresOf(watched(tournament()), tenOClock + minutes(1))
    expect(shown.map(({ label, value, of }) => `${label}: ${value}${of === undefined ? '' : ` ${of}`}`)).toEqual(
      figures,
    )
  })

  test.each`
    when            | tournament                       | sentence
    ${'entering'}   | ${() => entered('league', four)} | ${/./}
    ${'semifinals'} | ${knockout}                      | ${/semifinals/i}
    ${'it is over'} | ${over}                          | ${/won|wins/}
  `('$when is said in a sentence', ({ tournament, sentence }) => {
    expect(stateSentence(show(tournament()))).toMatch(sentence)
  })
})

describe('what is on', () => {
  const on = (tournament: Tournament, running: readonly string[] = []) => {
    const { matches, isAnyLive } = matchesOnNow(watched(tournament, running))
    return [matches.map(({ match }) => match.match).join(' '), isAnyLive]
  }

  test.each`
    what                       | tournament                | running  | found
    ${'both can begin'}        | ${knockout}               | ${[]}    | ${['1 2', false]}
    ${'an engine game runs'}   | ${knockout}               | ${['2']} | ${['2 1', true]}
    ${'a series is under way'} | ${() => draw(knockout())} | ${[]}    | ${['1 2', true]}
    ${'nothing after the end'} | ${over}                   | ${[]}    | ${['', false]}
  `('$what', ({ tournament, running, found }) => expect(on(tournament(), running)).toEqual(found))

  test.each`
    when                 | tournament                  | round
    ${'semifinals'}      | ${knockout}                 | ${'Final'}
    ${'the final'}       | ${() => played(knockout())} | ${undefined}
    ${'a league starts'} | ${league}                   | ${'Phase 2'}
  `('after $when comes $round', ({ tournament, round }) => {
    const next = roundToCome(show(tournament()))
    expect(next && textOf(next.name)).toBe(round)
  })
})

describe('the latest', () => {
  it('newest first, only what spectators care for, and nothing that was taken back', () => {
    const tournament = draw(knockout())
    done(tournament, { do: 'report', match: '2', result: '1-0' })
    done(tournament, { do: 'undo' })
    expect(latestFacts(tournament).map(({ type }) => type)).toEqual(['game-finished', 'tournament-started'])
  })
})
