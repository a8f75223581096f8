/** The pictures of a hybrid knockout as data and on the page. */
import { expect, test } from 'vitest'
import { Evening } from '../../../test/evening.ts'
import { htmlPage, withoutTypeface } from '../../../test/pages.ts'
import { inEnglish, spoken, textOf, voice } from '../../../test/said.ts'
import { unwrap } from '../../refusals/result.ts'
import { draft } from '../draft.ts'
import { progressOf } from '../progress.ts'
import { show } from '../show.ts'
import { bracketsOf, rowsIn, seedsIn } from './bracket.ts'
import { raceOf, runnerWords } from './race.ts'

/** A hybrid knockout that has started; its clock goes a minute a command. */
class HybridEvening extends Evening {
  constructor(players: number, autoPair = true) {
    const entrants = Array.from({ length: players }, (_, i) => ({ name: `P${i + 1}` }))
    super('hybrid-knockout', entrants, {}, autoPair)
  }

  /** "1 1-0": results of matches, White first; of one match one after the other. */
  plays(...results: string[]): this {
    const played = new Map<string, number>()
    return this.does(
      ...results.map((text) => {
        const [match, result] = text.split(' ') as [string, string]
        const game = (played.get(match) ?? 0) + 1
        played.set(match, game)
        return { do: 'report', match, game, result }
      }),
    )
  }

  /** Games that are open, the earlier in the list wins, until this many were played or nothing is left. */
  favourites(games: number): this {
    for (let played = 0; played < games; played++) {
      const todo = show(this.tournament).todo.find((each) => each.do === 'report')
      if (todo?.do !== 'report' || !('white' in todo)) return this
      const isWhite = Number(todo.white.slice(1)) < Number(todo.black.slice(1))
      this.plays(`${todo.match} ${isWhite ? '1-0' : '0-1'}`)
    }
    return this
  }
}

const draws = (match: string, count: number): string[] => Array.from({ length: count }, () => `${match} 1/2`)

test('the race tells in words who is in, who is near and who is out', () => {
  const { tournament } = new HybridEvening(3).favourites(6)
  const race = raceOf(tournament)
  const words = race?.runners.map((runner) => `${runner.name} ${spoken(runnerWords(race)(runner))}`)
  expect(race).toMatchObject({ needed: 5, places: 2, placesLeft: 2 })
  expect(words).toEqual(['P1 a win is enough against P2', 'P2 plays P1', 'P3 bye'])
  const later = raceOf(new HybridEvening(3).favourites(100).tournament)
  expect(later?.runners.map((runner) => spoken(runnerWords(later)(runner)))).toEqual([
    expect.stringMatching(/^in as seed 1, phase \d+, 14:\d\d:00$/),
    expect.stringMatching(/^in as seed 2, phase \d+, 14:\d\d:00$/),
    'out',
  ])
})

test('HYB-S12 five who always draw: three are in, the last two play off', () => {
  const evening = new HybridEvening(5)
  while (!raceOf(evening.tournament)?.playoff) {
    const [todo] = show(evening.tournament).todo
    if (todo?.do === 'report') evening.plays(`${todo.match} 1/2`)
  }
  const race = raceOf(evening.tournament)
  expect(race).toMatchObject({ placesLeft: 1, phase: 14, playoff: { places: 1 } })
  const [first, second] = race?.playoff?.between ?? []
  expect(textOf(race?.playoff)).toMatch(`${first} and ${second} are level in time, matches and points and play off`)
  expect(race?.runners.slice(3).map((runner) => spoken(runnerWords(race)(runner)))).toEqual([
    `plays off against ${second}`,
    `plays off against ${first}`,
  ])
})

test('match i of a round is fed by matches 2i and 2i+1 of the round before, and seeds are known by name', () => {
  const { tournament } = new HybridEvening(16).plays('1 0-1')
  const [bracket] = bracketsOf(tournament)
  const rounds = bracket?.rounds ?? []
  const rows = bracket && rowsIn(bracket)
  expect(rounds.map(({ name }) => inEnglish([name]))).toEqual(['Round of 16', 'Quarterfinals', 'Semifinals', 'Final'])
  rounds.slice(1).forEach(({ matches }, i) => {
    const before = rounds[i]?.matches ?? []
    matches.forEach((match, k) => {
      const down = rows?.(match).map((row) => match.seats[row]?.winnerOf)
      expect(down).toEqual([before[2 * k]?.match, before[2 * k + 1]?.match])
    })
  })
  expect(bracket && seedsIn(bracket).get('P1')).toBe(1)
})

test('seed 1 stands on top, and in every match the side of the better seed', () => {
  const [bracket] = bracketsOf(new HybridEvening(16).tournament)
  const rows = bracket && rowsIn(bracket)
  const seeds = bracket?.rounds[0]?.matches.map((match) => rows?.(match).map((row) => match.seats[row]?.seed))
  const down = [1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11]
  expect(seeds?.flat()).toEqual(down)
  const engines = Array.from({ length: 16 }, (_, i) => ({ name: `E${i + 1}` }))
  const cup = new Evening('cup', engines, {}, true)
  const inCup = bracketsOf(cup.tournament)[0]?.rounds.map(({ matches }) => matches.map(({ match }) => Number(match)))
  for (const round of inCup ?? []) expect(round).toEqual(round.toSorted((a, b) => a - b))
})

test('progress counts the phase while nobody knows how many will come, then the knockout', () => {
  const evening = new HybridEvening(6).favourites(4)
  expect(progressOf(show(evening.tournament))).toMatchObject({
    decided: 1,
    matches: 3,
    rounds: undefined,
    current: { number: 2 },
  })
  evening.favourites(100)
  const { stages, champion } = show(evening.tournament)
  expect(champion).toBe('P1')
  expect(stages.some(({ openEnded }) => openEnded)).toBe(false)
  const cup = new HybridEvening(4).plays('1 0-1')
  expect(progressOf(show(cup.tournament))).toMatchObject({ decided: 1, matches: 3, rounds: 2 })
})

test('HYB-30 a game to play tells colours, step, clocks and position, in the round and in what to do next', () => {
  const { tournament } = new HybridEvening(4).plays(...draws('1', 2))
  const { todo, stages } = show(tournament)
  expect(todo[0]).toMatchObject({
    do: 'report',
    match: '1',
    game: 3,
    white: 'P4',
    black: 'P1',
    step: 'sudden-death',
    attempt: 2,
    clock: { white: { base: 150, increment: 0, bonus40: 0 } },
    start: expect.any(Number),
    says: [{ id: 'todo-report-game' }],
  })
  expect(textOf(todo[0])).toContain('sudden death, attempt 2: 2:30 min')
  const [round] = stages[0]?.rounds ?? []
  expect(round?.fen).toMatch(/^[a-z]{8}\/p{8}\/8\/8\/8\/8\/P{8}\/[A-Z]{8} w KQkq - 0 1$/)
  expect(round?.matches[0]?.next?.[0]).toMatchObject({ step: 'sudden-death', start: round?.start })
})

test('a game says when its result must carry a finish time', () => {
  const evening = new HybridEvening(5)
  const needs = () => show(evening.tournament).todo.map((each) => 'white' in each && each.needsFinishTime)
  expect(needs()).toEqual([undefined, undefined])
  evening.does({ do: 'report', match: 'Q1.1', result: '1-0', finishedAt: '2026-05-01T14:05:00Z' })
  expect(needs()).toEqual([true])
})

test('a draft has match numbers and the start position; a draft of seeds those of the rounds', () => {
  const evening = new HybridEvening(3, false)
  expect(unwrap(draft(evening.tournament)).draft).toMatchObject({
    what: 'round',
    matches: [{ match: 'Q1.1', seats: [{ entrant: 'P1' }, { entrant: 'P2' }] }],
    byes: [{ entrant: 'P3' }],
    start: expect.any(Number),
    fen: expect.stringContaining(' w KQkq '),
  })
  for (;;) {
    const drafted = draft(evening.tournament)
    if (drafted.ok && drafted.draft.what === 'seeds') {
      expect(drafted.draft).toMatchObject({ order: ['P1', 'P2'], starts: [expect.any(Number)] })
      return
    }
    evening.does({ do: 'pair' }).favourites(1)
  }
})

test.each`
  moment                | evening                                          | has                                                                           | hasNot
  ${'racing'}           | ${new HybridEvening(6).favourites(4)}            | ${['<h2>Race</h2>', 'Being played: Phase 2.', '<h2>Knockout</h2>', 'seed 4']} | ${['Crosstable']}
  ${'in the knockout'}  | ${new HybridEvening(4).plays('1 1/2')}           | ${['<h2>Knockout</h2>', 'sudden death 1: 5 min', 'Chess960 no.', ' w KQkq ']} | ${['<h2>Race</h2>', 'Crosstable']}
  ${'finished'}         | ${new HybridEvening(6).favourites(100)}          | ${['<h2>Race</h2>', '<b>P1 has won.</b>', 'in as seed 1', '<summary>']}       | ${['<details open', 'Crosstable']}
  ${'after Armageddon'} | ${new HybridEvening(2).plays(...draws('1', 12))} | ${['Armageddon drawn, Black wins', '<b>P2 has won.</b>']}                     | ${['<h2>Race</h2>']}
`('the page of a hybrid $moment has its pictures', ({ evening, has, hasNot }) => {
  const page = htmlPage(evening.tournament, voice)
  for (const text of has) expect(page).toContain(text)
  for (const text of hasNot) expect(withoutTypeface(page)).not.toContain(text)
  expect(page).toContain('<title>A &lt;cup&gt;</title>')
  expect(withoutTypeface(page)).not.toMatch(/<script|https?:|url\(|@import|<link|<img|src=|NaN|undefined/)
})

test('only the phase being played is open, and a tall tree begins where it fits', () => {
  const page = htmlPage(new HybridEvening(6).favourites(7).tournament, voice)
  expect(page.match(/<details open>/g)).toHaveLength(1)
  expect(page.match(/<details/g)).toHaveLength(3)
  const tall = htmlPage(new HybridEvening(64).tournament, voice)
  expect(tall).toContain('From the round of 32 on')
  expect(tall.match(/class="round"/g)).toHaveLength(5)
})
