import { show } from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'
import { beforeAll, describe, expect, test } from 'vitest'
import { minutes, played, started, tenOClock } from '../../../../test/played.ts'
import { loadAllWords, loadWords } from '../../../words/texts.ts'
import { expectedEnd } from './expected-end.ts'
import { figuresOfBar } from './figures.ts'
import { timesIn } from './times.ts'
import { trackOf } from './track.ts'

beforeAll(() => Promise.all([loadWords('first'), loadAllWords()]))

const players = (count: number) => Array.from({ length: count }, (_, i) => `Player ${i + 1}`)
const league = (count = 4) => started('league', players(count), { autoPair: true })

/** Phase after phase, each taking so many minutes. */
function pace(tournament: Tournament, length: number, phases: number): Tournament {
  for (let phase = 1; phase <= phases; phase++) played(tournament, undefined, tenOClock + minutes(phase * length))
  return tournament
}

describe('the expected end', () => {
  /** Minutes after ten o’clock, or undefined. */
  const endAfter = (length: number, phases: number, now: number): number | undefined => {
    const tournament = pace(league(), length, phases)
    const end = expectedEnd(show(tournament), timesIn(tournament), tenOClock + minutes(now))
    return end && (end.at - tenOClock) / minutes(1)
  }

  test.each`
    what                                        | length      | phases | now      | end
    ${'six phases of half an hour, one played'} | ${30}       | ${1}   | ${30}    | ${180}
    ${'a phase that runs over'}                 | ${30}       | ${1}   | ${75}    | ${195}
    ${'no phase is complete'}                   | ${30}       | ${0}   | ${10}    | ${undefined}
    ${'two results typed in a minute'}          | ${1}        | ${1}   | ${2}     | ${undefined}
    ${'a league of months'}                     | ${7 * 1440} | ${2}   | ${20000} | ${undefined}
    ${'everything is played'}                   | ${30}       | ${6}   | ${180}   | ${undefined}
  `('$what: $end', ({ length, phases, now, end }) => expect(endAfter(length, phases, now)).toBe(end))
})

describe('the figures', () => {
  const values = (tournament: Tournament, needs = 0) =>
    figuresOfBar(show(tournament), timesIn(tournament), needs, tenOClock + minutes(1)).map(
      ({ label, value, of }) => `${label}: ${value}${of === undefined ? '' : ` ${of}`}`,
    )

  test.each`
    after        | tournament                    | shown
    ${'start'}   | ${() => league()}             | ${['results in: 0 of 2', 'to be played: 2', 'waiting: 10', 'need attention: 0']}
    ${'a phase'} | ${() => pace(league(), 1, 1)} | ${['results in: 0 of 2', 'to be played: 2', 'waiting: 8', 'need attention: 0']}
    ${'the end'} | ${() => pace(league(), 1, 6)} | ${['results in: 2 of 2', 'to be played: 0', 'need attention: 0']}
  `('after $after: $shown', ({ tournament, shown }) => expect(values(tournament())).toEqual(shown))

  test('what needs the director is marked', () => {
    const tournament = league()
    const needs = figuresOfBar(show(tournament), timesIn(tournament), 2, tenOClock).find(({ kind }) => kind === 'needs')
    expect(needs?.value).toBe(2)
  })
})

describe('the track of rounds', () => {
  const steps = (tournament: Tournament) => trackOf(show(tournament)).map(({ state, label }) => `${state} ${label}`)

  test.each`
    what                             | tournament                                      | track
    ${'a league at its start'}       | ${() => league()}                               | ${['cur Phase 1', 'next 2', 'next …']}
    ${'a league in its third phase'} | ${() => pace(league(), 1, 2)}                   | ${['past 1', 'past 2', 'cur Phase 3', 'next 4', 'next 5', 'next 6']}
    ${'a league at its end'}         | ${() => pace(league(), 1, 6)}                   | ${['past 1', 'past 2', 'past 3', 'past 4', 'past 5', 'past 6']}
    ${'a knockout of four'}          | ${() => started('hybrid-knockout', players(4))} | ${['cur Semifinals', 'next Final']}
  `('$what', ({ tournament, track }) => expect(steps(tournament())).toEqual(track))
})
