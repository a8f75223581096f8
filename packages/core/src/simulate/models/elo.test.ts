import { expect, test } from 'vitest'
import type { Match } from '../../chart/match.ts'
import { Dice, hash } from '../../dice/dice.ts'
import type { GameToPlay } from '../../series/series.ts'
import { Chance } from '../chance.ts'
import { Elo, eloChances, expectedScore, usualElo } from './elo.ts'

const seed = process.env['SEED'] ?? 'elo'

test.each`
  difference | score
  ${0}       | ${0.5}
  ${50}      | ${0.57}
  ${102}     | ${0.64}
  ${149}     | ${0.7}
  ${202}     | ${0.76}
  ${240}     | ${0.8}
  ${296}     | ${0.85}
  ${366}     | ${0.9}
  ${401}     | ${0.92}
`("$difference points are a score of $score, within a hundredth of FIDE's table", ({ difference, score }) => {
  expect(Math.abs(expectedScore(difference) - score)).toBeLessThan(0.011)
})

test('400 points are ten to one, and what one scores the other does not', () => {
  expect(expectedScore(400)).toBeCloseTo(10 / 11, 15)
  for (let difference = -900; difference <= 900; difference += 37)
    expect(expectedScore(difference) + expectedScore(-difference)).toBeCloseTo(1, 15)
})

/** What is expected of two by what each scores against an average opponent. */
const log5 = (one: number, other: number): number => (one * (1 - other)) / (one * (1 - other) + other * (1 - one))

test('log5: what two score against an average opponent tells what they score against each other', () => {
  const ratings = [2450, 2200, 1999, 1800, 1500, 1111]
  const average = 1800
  const model = new Elo(ratings, { advantage: 0, draws: 0.4 })
  for (const [a, one] of ratings.entries())
    for (const [b, other] of ratings.entries()) {
      const direct = log5(expectedScore(one - average), expectedScore(other - average))
      expect(expectedScore(one - other)).toBeCloseTo(direct, 13)
      expect(model.expected(a, b)).toBeCloseTo(direct, 13)
    }
})

test('equals draw the share that is asked for', () => {
  for (const draws of [0, 0.1, 0.4, 0.5, 0.75, 1]) expect(eloChances(0, draws).draw).toBeCloseTo(draws, 15)
})

test("Davidson's proportion of draws to wins and losses is the same at every difference", () => {
  for (const draws of [0.05, 0.4, 0.5, 0.8])
    for (const difference of [-500, -35, 0, 120, 350]) {
      const { win, draw, loss } = eloChances(difference, draws)
      expect(draw / Math.sqrt(win * loss)).toBeCloseTo((2 * draws) / (1 - draws), 9)
    }
})

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 5e-13

test(`no chance is ever below 0, they add to 1, and the score stays Elo's (seed "${seed}")`, () => {
  const roll = new Dice(seed).stream('chances')
  let [many, unequal] = [0, 0]
  for (let i = 0; i < 20_000; i++) {
    const difference = roll(-9999, 9999) / roll(1, 50) + roll(-500, 500)
    const draws = roll(0, 4) === 0 ? roll(0, 1) : roll(0, 1000) / 1000
    const { win, draw, loss } = eloChances(difference, draws)
    const which = `${difference} points, ${draws}`
    if (Math.min(win, draw, loss) < 0) expect.fail(`${which}: below 0`)
    if (!isNear(win + draw + loss, 1)) expect.fail(`${which}: they do not add to 1`)
    if (!isNear(win + draw / 2, expectedScore(difference))) expect.fail(`${which}: another score`)
    if (draw > draws + 1e-12) expect.fail(`${which}: more draws than between equals`)
    if (eloChances(difference * 1.5, draws).draw > draw + 1e-12) expect.fail(`${which}: more draws the less equal`)
    if (draws > 0.5) many++
    if (Math.abs(difference) > 2000) unequal++
  }
  expect(Math.min(many, unequal)).toBeGreaterThan(500)
})

/** Seat 0 has the first strength, seat 1 the second. */
const match = { who: (seat: number) => seat } as Match
const game: GameToPlay = { number: 1, white: 0, black: 1, step: 'normal' }

test.each([
  [1500, 1500],
  [1700, 1500],
  [1500, 1850],
  [2800, 1000],
])(`%d against %d: results come as often as the formula says (seed "${seed}")`, (white, black) => {
  const model = new Elo([white, black])
  const chance = new Chance()
  const count = 200_000
  for (const colours of [game, { ...game, white: 1, black: 0 }]) {
    chance.begin(hash(seed), colours.white)
    const ahead = colours.white === 0 ? white - black : black - white
    const expected = eloChances(ahead + usualElo.advantage, usualElo.draws)
    const came = { '1-0': 0, '1/2-1/2': 0, '0-1': 0 }
    for (let i = 0; i < count; i++) came[model.play(match, colours, chance).result as keyof typeof came]++
    const within = (times: number, share: number) =>
      expect(Math.abs(times / count - share)).toBeLessThanOrEqual(4 * Math.sqrt((share * (1 - share)) / count))
    within(came['1-0'], expected.win)
    within(came['1/2-1/2'], expected.draw)
    within(came['0-1'], expected.loss)
  }
})

test('what is expected over both sides is the mean of White and Black, and of two adds to 1', () => {
  const model = new Elo([1700, 1500], { advantage: 60, draws: 0.3 })
  const asWhite = eloChances(260, 0.3)
  const asBlack = eloChances(-140, 0.3)
  expect(model.expected(0, 1)).toBeCloseTo((asWhite.win + asWhite.draw / 2 + asBlack.loss + asBlack.draw / 2) / 2, 14)
  expect(model.expected(0, 1) + model.expected(1, 0)).toBeCloseTo(1, 14)
  expect(model.expected(0, 0)).toBe(0.5)
})
