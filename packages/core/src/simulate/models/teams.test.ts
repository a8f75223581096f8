import { expect, test } from 'vitest'
import type { Match } from '../../chart/match.ts'
import { act } from '../../decider/decide.ts'
import { hash } from '../../dice/dice.ts'
import type { Instant } from '../../facts/instant.ts'
import { numbersSchema } from '../../facts/result.ts'
import { boardsSimulated } from '../../formats/bridge-knockout/bridge-knockout.ts'
import { bridgeKnockout } from '../../formats/bridge-knockout/format.ts'
import { unroundedHandicap } from '../../formats/bridge-knockout/scoring/handicap.ts'
import { formats } from '../../formats/index.ts'
import { unwrap } from '../../refusals/result.ts'
import type { GameToPlay } from '../../series/series.ts'
import { openTournament } from '../../tournament/open.ts'
import { Chance } from '../chance.ts'
import { questionFrom } from '../question.ts'
import { type Simulator, simulatorOf } from '../simulator.ts'
import { expectedScore } from './elo.ts'
import { fieldOf } from './field.ts'
import { normalBelow } from './normal.ts'
import { marginByRatings, Teams, usualTeams } from './teams.ts'

const seed = process.env['SEED'] ?? 'teams'
const { deviation } = usualTeams
const terms = boardsSimulated

const match = { who: (seat: number) => seat } as Match

const chanceOf = (): Chance => {
  const chance = new Chance()
  chance.begin(hash(seed), 0)
  return chance
}

/** IMPs of both in many sets of so many boards. */
function played(model: Teams, boards: number, count: number): (readonly [number, number])[] {
  const [game, chance]: [GameToPlay, Chance] = [{ number: 1, white: 0, black: 1, step: 'normal', boards }, chanceOf()]
  return Array.from({ length: count }, () => {
    const { white, black } = model.play(match, game, chance)
    return [white, black] as const
  })
}

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

test.each`
  one      | other   | boards
  ${500}   | ${500}  | ${28}
  ${3000}  | ${550}  | ${24}
  ${100}   | ${200}  | ${14}
  ${15000} | ${25}   | ${24}
  ${812.5} | ${75.5} | ${4}
  ${25}    | ${8000} | ${1}
`(
  `$one against $other on $boards boards: the margin BRI-58 would even out (seed "${seed}")`,
  ({ one, other, boards }) => {
    const count = 100_000
    const margins = played(new Teams([one, other], terms), boards, count).map(([a, b]) => a - b)
    const expected = Math.sign(one - other) * unroundedHandicap(Math.max(one, other), Math.min(one, other), boards)
    const spread = deviation * Math.sqrt(boards)
    expect(Math.abs(meanOf(margins) - expected)).toBeLessThan((4 * spread) / Math.sqrt(count))
    const variance = meanOf(margins.map((margin) => (margin - expected) ** 2)) - 1 / 6 // both sides are rounded
    expect(Math.abs(variance / spread ** 2 - 1)).toBeLessThan(4 * Math.sqrt(2 / count))
  },
)

test(`what one side wins the other does not: together as normal boards give them (seed "${seed}")`, () => {
  const [count, boards] = [100_000, 28]
  const imps = played(new Teams([500, 500], terms), boards, count)
  const perBoard = deviation / Math.sqrt(2 * Math.PI)
  const [mean, variance] = [perBoard * boards, (deviation ** 2 / 2 - perBoard ** 2) * boards]
  for (const side of [0, 1] as const)
    expect(Math.abs(meanOf(imps.map((each) => each[side])) - mean)).toBeLessThan(4 * Math.sqrt(variance / count))
  const together = imps.map(([one, other]) => (one - mean) * (other - mean))
  const error = Math.sqrt(meanOf(together.map((each) => (each + boards * perBoard ** 2) ** 2)) / count)
  expect(Math.abs(meanOf(together) + boards * perBoard ** 2)).toBeLessThan(4 * error)
  expect(meanOf(together)).toBeLessThan(-4 * error)
})

test('IMPs are whole and never below 0, also of few boards between very unequal teams', () => {
  for (const [one, other] of [
    [1_000_000, 0],
    [0, 1_000_000],
    [0, 0],
    [300, 200],
  ] as const)
    for (const boards of [1, 4, 12, 100])
      for (const imps of played(new Teams([one, other], terms), boards, 300))
        expect(numbersSchema.safeParse(imps).success, `${one}, ${other}, ${boards}: ${imps}`).toBe(true)
})

test('the largest difference of ratings still gives IMPs', () => {
  for (const boards of [1, 100])
    for (const imps of played(new Teams([9999, 0], terms, usualTeams, marginByRatings(usualTeams)), boards, 100))
      expect(numbersSchema.safeParse(imps).success, `${boards}: ${imps}`).toBe(true)
})

test.each`
  perBoard | of7   | of24  | of32  | of64     | of128
  ${0}     | ${50} | ${50} | ${50} | ${50}    | ${50}
  ${0.25}  | ${55} | ${59} | ${60} | ${64}    | ${69}
  ${0.5}   | ${59} | ${67} | ${69} | ${76}    | ${84}
  ${0.75}  | ${64} | ${74} | ${77} | ${86}    | ${93}
  ${1}     | ${68} | ${81} | ${84} | ${92}    | ${98}
  ${2}     | ${83} | ${96} | ${98} | ${99.77} | ${100}
`("$perBoard IMPs a board win so many matches in a hundred as in Goldsmith's table", ({ perBoard, ...percents }) => {
  for (const [boards, percent] of Object.entries<number>(percents)) {
    const chance = normalBelow((perBoard * Math.sqrt(Number(boards.slice(2)))) / deviation)
    expect(Math.round(100 * chance), boards).toBe(Math.round(percent))
  }
})

test.each([
  [500, 500],
  [2000, 500],
  [100, 900],
])(`%d against %d: 24 boards are won as often as the model expects (seed "${seed}")`, (one, other) => {
  const count = 100_000
  const model = new Teams([one, other], terms)
  const points = meanOf(played(model, 24, count).map(([a, b]) => (Math.sign(a - b) + 1) / 2))
  const expected = model.expected(0, 1)
  expect(Math.abs(points - expected)).toBeLessThan(4 * Math.sqrt((expected * (1 - expected)) / count))
  expect(expected + model.expected(1, 0)).toBeCloseTo(1, 12)
  expect(Math.sign(expected - 0.5)).toBe(Math.sign(one - other))
})

test("small differences of ratings give Elo's chance to win 24 boards, at any deviation", () => {
  for (const settings of [usualTeams, { deviation: 2 }])
    for (const difference of [-200, -50, 0, 50, 100, 200]) {
      const model = new Teams([1500 + difference, 1500], terms, settings, marginByRatings(settings))
      expect(Math.abs(model.expected(0, 1) - expectedScore(difference))).toBeLessThan(0.006)
    }
})

const asked = { by: 'test', now: '2026-01-01T00:00:00Z' as Instant }

function knockoutOfEight(handicap: boolean): Simulator {
  const { tournament } = unwrap(openTournament(bridgeKnockout, { dice: 'bridge', options: { handicap } }, asked))
  const done = (command: Parameters<typeof act>[1]) =>
    expect(act(tournament, command, asked)).toMatchObject({ ok: true })
  done({ do: 'enter', entrants: fieldOf(8, { spread: 300 }, 'teams') })
  done({ do: 'start' })
  const { simulator } = unwrap(simulatorOf(questionFrom(tournament, { seed }), formats))
  return simulator
}

test(`a handicap is the format's business: the IMPs are the same, but the best win less often (seed "${seed}")`, () => {
  const [scratch, handicapped] = [knockoutOfEight(false), knockoutOfEight(true)]
  expect(scratch.model).toBeInstanceOf(Teams)
  const imps = (simulator: Simulator, run: number): string => {
    let first = ''
    simulator.run(run, (chart) => {
      first =
        chart.board
          .rounds()[0]
          ?.matches.map(({ games }) => games[0]?.score.result)
          .join(' ') ?? ''
    })
    return first
  }
  for (let run = 0; run < 20; run++) {
    expect(imps(scratch, run).split(' ')).toHaveLength(4)
    expect(imps(handicapped, run).split(' ')[0]).toBe(imps(scratch, run).split(' ')[0])
  }
  expect(winsOfBest(handicapped)).toBeLessThan(winsOfBest(scratch) - 0.1)
})

function winsOfBest(simulator: Simulator): number {
  const runs = 1000
  let wins = 0
  for (let run = 0; run < runs; run++)
    simulator.run(run, ({ champion }) => {
      if (champion.who === 0) wins++
    })
  return wins / runs
}
