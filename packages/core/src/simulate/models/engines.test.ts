import { expect, test } from 'vitest'
import { bookOf } from '../../../test/cup-book.ts'
import type { Match } from '../../chart/match.ts'
import { act } from '../../decider/decide.ts'
import { Dice, hash } from '../../dice/dice.ts'
import type { Instant } from '../../facts/instant.ts'
import { cup } from '../../formats/cup/format.ts'
import { formats } from '../../formats/index.ts'
import { unwrap } from '../../refusals/result.ts'
import type { GameToPlay } from '../../series/series.ts'
import { openTournament } from '../../tournament/open.ts'
import { answerOf } from '../answer.ts'
import { Chance } from '../chance.ts'
import { questionFrom } from '../question.ts'
import { type Simulator, simulatorOf } from '../simulator.ts'
import { addTally, newTally, type Tally } from '../tally.ts'
import { expectedScore } from './elo.ts'
import { EnginePairs, type EngineSettings, engineChances, openingsBy, stretchOf, usualEngines } from './engines.ts'
import { fieldOf } from './field.ts'

const seed = process.env['SEED'] ?? 'engines'

/** A match of the two of these strengths, and what was played in it. */
const matchOf = (): Match => ({ who: (seat: number) => seat, games: [] as unknown[] }) as unknown as Match
const first: GameToPlay = { number: 1, white: 0, black: 1, step: 'normal', pair: 1 }
const second: GameToPlay = { ...first, number: 2, white: 1, black: 0 }
const armageddon: GameToPlay = { number: 3, white: 1, black: 0, step: 'armageddon' }

const chanceOf = (run = 0): CountedChance => {
  const chance = new CountedChance()
  chance.begin(hash(seed), run)
  chance.rolls = 0
  return chance
}

class CountedChance extends Chance {
  rolls = 0

  override next(): number {
    this.rolls++
    return super.next()
  }
}

const scoreAt = (difference: number, drawElo: number): number => {
  const { win, draw } = engineChances(difference, drawElo)
  return win + draw / 2
}

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

test("BayesElo's defaults give what its formulas give", () => {
  const { win, draw, loss } = engineChances(32.8, 97.3)
  expect(win).toBeCloseTo(1 / (1 + 10 ** ((97.3 - 32.8) / 400)), 15)
  expect(loss).toBeCloseTo(1 / (1 + 10 ** ((97.3 + 32.8) / 400)), 15)
  expect(draw).toBeCloseTo(1 - win - loss, 15)
})

test(`no chance is ever below 0 and they add to 1 (seed "${seed}")`, () => {
  const roll = new Dice(seed).stream('chances')
  let unequal = 0
  for (let i = 0; i < 20_000; i++) {
    const [difference, drawElo] = [roll(-9999, 9999) / roll(1, 50), roll(0, 600)]
    const { win, draw, loss } = engineChances(difference, drawElo)
    expect(Math.min(win, draw, loss), `${difference} points, ${drawElo}`).toBeGreaterThanOrEqual(0)
    expect(win + draw + loss).toBeCloseTo(1, 12)
    if (Math.abs(difference) > 2000) unequal++
  }
  expect(unequal).toBeGreaterThan(500)
})

test('at the ends of all settings every game has a result, and the far stronger side wins', () => {
  for (const drawElo of [0, 600])
    for (const advantage of [-500, 500]) {
      const model = new EnginePairs([9999, 0], { advantage, spread: 300, drawElo })
      expect(model.play(matchOf(), first, chanceOf()).result).toBe('1-0')
      expect(model.play(matchOf(), second, chanceOf()).result).toBe('0-1')
      expect(model.expected(0, 1)).toBeCloseTo(1, 6)
    }
})

test("between near equals the expected score is Elo's, however many games are drawn", () => {
  for (const drawElo of [0, 97.3, 153, 300])
    for (const difference of [0, 20, 50]) {
      const model = new EnginePairs([3000 + difference, 3000], { advantage: 0, spread: 0, drawElo })
      expect(Math.abs(model.expected(0, 1) - expectedScore(difference))).toBeLessThan(0.004)
    }
  expect(stretchOf(0)).toBe(1)
})

test('what is expected is the mean over both colours and all openings', () => {
  const model = new EnginePairs([3150, 3000])
  const ahead = 150 * stretchOf(usualEngines.drawElo)
  const scores = openingsBy(usualEngines).flatMap((bias) =>
    [ahead + bias, ahead - bias].map((difference) => scoreAt(difference, usualEngines.drawElo)),
  )
  expect(model.expected(0, 1)).toBeCloseTo(meanOf(scores), 12)
  expect(model.expected(0, 1) + model.expected(1, 0)).toBeCloseTo(1, 12)
})

test('the kinds of openings have exactly the mean and the deviation asked for', () => {
  for (const settings of [usualEngines, { advantage: -20, spread: 0 }, { advantage: 0, spread: 300 }]) {
    const openings = openingsBy(settings)
    const mean = meanOf(openings)
    expect(mean).toBeCloseTo(settings.advantage, 10)
    expect(Math.sqrt(meanOf(openings.map((each) => (each - mean) ** 2)))).toBeCloseTo(settings.spread, 10)
  }
})

test('the usual openings are as uneven as a book of eight moves was measured to be: 60 Elo of score', () => {
  const squares = openingsBy(usualEngines).map((bias) => (scoreAt(bias, usualEngines.drawElo) - 0.5) ** 2)
  const uneven = Math.sqrt(meanOf(squares))
  expect(400 * Math.log10((0.5 + uneven) / (0.5 - uneven))).toBeCloseTo(60, -0.5)
})

test.each([
  [3000, 3000],
  [3150, 3000],
  [3000, 3300],
])(`%d against %d: games come out as the mean over openings says (seed "${seed}")`, (white, black) => {
  const model = new EnginePairs([white, black])
  const [chance, match, count] = [chanceOf(), matchOf(), 200_000]
  const ahead = (white - black) * stretchOf(usualEngines.drawElo)
  const chances = openingsBy(usualEngines).map((bias) => engineChances(ahead + bias, usualEngines.drawElo))
  const came = { '1-0': 0, '1/2-1/2': 0, '0-1': 0 }
  for (let i = 0; i < count; i++) came[model.play(match, first, chance).result as keyof typeof came]++
  const within = (times: number, share: number) =>
    expect(Math.abs(times / count - share)).toBeLessThan(4 * Math.sqrt((share * (1 - share)) / count))
  within(came['1-0'], meanOf(chances.map(({ win }) => win)))
  within(came['1/2-1/2'], meanOf(chances.map(({ draw }) => draw)))
  within(came['0-1'], meanOf(chances.map(({ loss }) => loss)))
})

/** Points of White in both games of many pairs. */
function pairsPlayed(settings: EngineSettings, count: number): (readonly [number, number])[] {
  const model = new EnginePairs([3000, 3000], settings)
  const [chance, match] = [chanceOf(), matchOf()]
  return Array.from({ length: count }, () => {
    const one = model.play(match, first, chance)
    match.games.push({ number: 1 } as never)
    const other = model.play(match, second, chance)
    match.games.pop()
    return [one.white / 2, other.white / 2] as const
  })
}

test(`games of a pair go together, so that a pair varies less than two games (seed "${seed}")`, () => {
  const count = 200_000
  for (const spread of [0, usualEngines.spread, 200]) {
    const settings = { ...usualEngines, spread }
    const pairs = pairsPlayed(settings, count)
    const scores = openingsBy(settings).map((bias) => scoreAt(bias, settings.drawElo))
    const mean = meanOf(scores)
    const together = meanOf(scores.map((score) => (score - mean) ** 2))
    const squares = meanOf(openingsBy(settings).map((bias) => squareAt(bias, settings.drawElo)))
    const variance = squares - mean ** 2
    const products = pairs.map(([one, other]) => (one - mean) * (other - mean))
    const error = Math.sqrt(meanOf(products.map((product) => (product - together) ** 2)) / count)
    expect(Math.abs(meanOf(products) - together)).toBeLessThan(4 * error)
    if (spread > 0) expect(meanOf(products)).toBeGreaterThan(4 * error)
    const deviations = pairs.map(([one, other]) => (one - other) ** 2) // the first engine has White, then Black
    const ofPair = 2 * variance - 2 * together
    const errorOfPair = Math.sqrt(meanOf(deviations.map((each) => (each - ofPair) ** 2)) / count)
    expect(Math.abs(meanOf(deviations) - ofPair)).toBeLessThan(4 * errorOfPair)
    if (spread > 0) expect(meanOf(deviations)).toBeLessThan(2 * variance - 4 * errorOfPair)
  }
})

function squareAt(difference: number, drawElo: number): number {
  const { win, draw } = engineChances(difference, drawElo)
  return win + draw / 4
}

test('the second game of a pair has the opening of the first: one roll for the game and none for the opening', () => {
  const [model, chance, match] = [new EnginePairs([3000, 3000]), chanceOf(), matchOf()]
  const rolls = (game: GameToPlay, of = match): number => {
    const before = chance.rolls
    model.play(of, game, chance)
    of.games.push({ number: game.number } as never)
    return chance.rolls - before
  }
  expect(rolls(first)).toBe(2)
  expect(rolls(second)).toBe(1)
  expect(rolls({ ...first, number: 3, pair: 2 }), 'another pair').toBe(2)
  expect(rolls({ ...second, number: 4, pair: 2 })).toBe(1)
  expect(rolls({ ...armageddon, number: 5 }), 'a game in no pair').toBe(2)
  expect(rolls({ ...armageddon, number: 6 }), 'another one').toBe(2)
})

test('an opening is drawn anew if the first game was played in reality, in another match, or in an earlier run', () => {
  const [model, chance, match] = [new EnginePairs([3000, 3000]), chanceOf(), matchOf()]
  const rolls = (game: GameToPlay, of = match): number => {
    const before = chance.rolls
    model.play(of, game, chance)
    return chance.rolls - before
  }
  match.games.push({ number: 1 } as never)
  expect(rolls(second), 'the first was played in reality').toBe(2)
  expect(rolls(second), 'and so in the next run').toBe(2)
  match.games.pop()
  expect(rolls(first)).toBe(2)
  expect(rolls(first), 'the run is rolled back').toBe(2)
  expect(rolls(second), 'its first game is not on the chart').toBe(2)
  expect(rolls(first)).toBe(2)
  const other = matchOf()
  other.games.push({ number: 1 } as never)
  expect(rolls(second, other), 'another match').toBe(2)
})

const asked = { by: 'test', now: '2026-01-01T00:00:00Z' as Instant }

/** A cup of eight that has started with a book, in which these games were reported. */
function cupOfEight(...results: ('1-0' | '0-1' | '1/2-1/2')[]): Simulator {
  const { tournament } = unwrap(openTournament(cup, { dice: 'cup' }, asked))
  const done = (command: Parameters<typeof act>[1]) =>
    expect(act(tournament, command, asked)).toMatchObject({ ok: true })
  done({ do: 'enter', entrants: fieldOf(8, { mean: 3000, spread: 60 }) })
  done({ do: 'start', openings: bookOf(30) })
  results.forEach((result, i) => {
    done({ do: 'report', match: '1', game: i + 1, result } as never)
  })
  const { simulator } = unwrap(simulatorOf(questionFrom(tournament, { seed }), formats))
  return simulator
}

test(`a cup with a book is played by this model, and runs do not depend on those before (seed "${seed}")`, () => {
  for (const results of [[], ['1/2-1/2']] as const) {
    const simulator = cupOfEight(...results)
    expect(simulator.model).toBeInstanceOf(EnginePairs)
    const whole = simulator.runs(0, 300)
    const parts = newTally(simulator.size)
    for (const [from, to] of [
      [200, 300],
      [0, 1],
      [50, 200],
      [1, 50],
    ] as const)
      addTally(parts, simulator.runs(from, to))
    expect(parts).toEqual(whole)
    expect(titlesIn(simulator, whole)).toBeCloseTo(1, 9)
  }
})

const titlesIn = (simulator: Simulator, tally: Tally): number =>
  answerOf(simulator, tally).entrants.reduce((sum, { title }) => sum + title, 0)
