/**
 * What a simulation says holds together: however its runs are divided, wherever the log stands, and at the end.
 * @module-tag both
 */

import { describe, expect, test } from 'vitest'
import { sized } from '../../../tools/tier.ts'
import type { Chart } from '../src/chart/chart.ts'
import type { Match } from '../src/chart/match.ts'
import { isSomebody, type Who } from '../src/chart/slot.ts'
import { Dice } from '../src/dice/dice.ts'
import type { RecordedFact } from '../src/facts/fact.ts'
import { bridgeKnockout } from '../src/formats/bridge-knockout/format.ts'
import { cup } from '../src/formats/cup/format.ts'
import { formats } from '../src/formats/index.ts'
import { league } from '../src/formats/league/league.ts'
import type { Row } from '../src/formats/rule-book/format.ts'
import { formatOf } from '../src/formats/rule-book/format.ts'
import { unwrap } from '../src/refusals/result.ts'
import { answerOf, type SimulationAnswer } from '../src/simulate/answer.ts'
import { fieldOf } from '../src/simulate/models/field.ts'
import { type ModelSpec, modelSpecSchema } from '../src/simulate/models/spec.ts'
import { type Question, questionFor, questionFrom } from '../src/simulate/question.ts'
import { type Simulator, simulatorOf } from '../src/simulate/simulator.ts'
import { addTally, newTally } from '../src/simulate/tally.ts'
import { snapshot } from '../src/testing/snapshot.ts'
import { tournamentOf } from '../src/tournament/open.ts'
import type { Tournament } from '../src/tournament/tournament.ts'
import { questionOf, seed, simulating, take } from './simulation-asking.ts'
import { golden, halfPlayed, type Kept, keptHalfWay, notBegun, type World } from './simulation-worlds.ts'

// --- the same answer -------------------------------------------------------------------------------

const made = notBegun.flatMap((world) => [world, halfPlayed(world)])
const everywhere = [...made, ...keptHalfWay]

/** Fewer for bridge and for the large fields that were kept: they take their time. */
const runsFor = (world: World): number =>
  world.question.model.kind === 'teams' || keptHalfWay.includes(world)
    ? sized({ test: 10, rest: 20, deep: 40 })
    : sized({ test: 30, rest: 300, deep: 600 })

describe(`the same answer however the runs are divided (seed "${seed}")`, () => {
  test.each(sized({ test: made, rest: everywhere, deep: everywhere }))('$what', (world) => {
    const { what, question } = world
    const runs = runsFor(world)
    const first = simulating(question)
    const all = first.runs(0, runs)
    const others = [first, simulating(question), simulating(structuredClone(question))]
    others[1]?.runs(5000, 5007)
    const roll = new Dice(seed).stream(what)
    for (let turn = 0; turn < 2; turn++) {
      const pieces = new Dice(`${seed} ${turn}`).shuffled(what, piecesOf(runs, roll))
      const sum = newTally(first.size)
      for (const [i, [from, to]] of pieces.entries()) addTally(sum, (others[i % 3] as Simulator).runs(from, to))
      expect(pieces.length, 'hardly divided').toBeGreaterThan(5)
      expect(sum).toStrictEqual(all)
      expect(JSON.stringify(answerOf(others[2] as Simulator, sum))).toBe(JSON.stringify(answerOf(first, all)))
    }
  })

  test.each(made)('$what: other runs and other seeds give another one', ({ question }) => {
    const all = simulating(question).runs(0, 30)
    expect(simulating(question).runs(30, 60)).not.toStrictEqual(all)
    expect(simulating({ ...question, seed: `${seed}!` }).runs(0, 30)).not.toStrictEqual(all)
  })
})

/** Consecutive pieces of all runs, some of them of one run or none. */
function piecesOf(runs: number, roll: (least: number, most: number) => number): [number, number][] {
  const pieces: [number, number][] = []
  for (let from = 0; from < runs; ) {
    const to = Math.min(runs, from + (roll(0, 3) === 0 ? roll(0, 1) : roll(0, Math.ceil(runs / 5))))
    pieces.push([from, to])
    from = to
  }
  return pieces
}

// --- lots ------------------------------------------------------------------------------------------

describe('lots that are still to be drawn are not foreseen', () => {
  const withDice = ({ log, ...question }: Question, dice: string): Question => ({
    ...question,
    log: log.map((fact) => (fact.type === 'tournament-opened' ? { ...fact, dice } : fact)),
  })

  test.each(sized({ test: made, rest: everywhere, deep: everywhere }))(
    '$what: other dice of the tournament change nothing',
    ({ question }) => {
      const [one, other] = ['one', 'other'].map((dice) => simulating(withDice(question, dice)))
      const [said, too] = [one, other].map((each) =>
        JSON.stringify(answerOf(each as Simulator, (each as Simulator).runs(0, 25))),
      )
      expect(too).toBe(said)
    },
  )

  test.each(notBegun.filter(({ byLot }) => byLot))('$what: the dice do decide the draw itself', ({ question }) => {
    const orders = ['one', 'other', 'a third'].map((dice) => orderAfter(withDice(question, dice)))
    expect(new Set(orders).size).toBeGreaterThan(1)
  })

  test.each(notBegun.filter(({ byLot }) => byLot))('$what: every run draws anew', ({ question }) => {
    const simulator = simulating(question)
    const orders = new Set<string>()
    for (let run = 0; run < 20; run++) simulator.run(run, (chart) => orders.add(chart.field.order.join()))
    expect(orders.size).toBeGreaterThan(3)
  })
})

function orderAfter({ log }: Question): string {
  const tournament = unwrap(tournamentOf(log, formats)).tournament
  take(tournament, { do: 'start' })
  return tournament.chart.field.order.join()
}

// --- at the end ------------------------------------------------------------------------------------

const finished = golden.filter(({ log }) => unwrap(tournamentOf(log, formats)).tournament.chart.state === 'finished')

describe('what is over is certain', () => {
  test.each(finished)('$name', ({ log }) => {
    const tournament = unwrap(tournamentOf(log, formats)).tournament
    const simulator = simulating(questionFrom(tournament, { seed }))
    const before = snapshot(simulator.chart)
    const answer = answerOf(simulator, simulator.runs(0, 3))
    expect(snapshot(simulator.chart)).toBe(before)
    expect([simulator.isOver, answer.hours]).toEqual([true, { mean: 0, p5: 0, p95: 0 }])
    for (const row of tableOf(tournament)) expectCertain(answer, simulator, row)
    expect(answer.games.mean).toBe(gamesIn(tournament))
    expect(answer.games.p5).toBe(answer.games.p95)
    expect(answer.bestWinsInterval).toEqual([answer.bestWins, answer.bestWins])
  })

  test('so is the correlation with strength', () => {
    const answers = finished.map(({ log }) => {
      const simulator = simulating(questionFrom(unwrap(tournamentOf(log, formats)).tournament, { seed }))
      return answerOf(simulator, simulator.runs(0, 3))
    })
    const known = answers.filter(({ correlation }) => correlation !== null)
    expect(known.length).toBeGreaterThan(10)
    for (const { correlation, correlationInterval } of known)
      expect(correlationInterval).toEqual([correlation, correlation])
  })

  test('there are many of every format', () => {
    for (const { name } of formats)
      expect(finished.filter((kept) => kept.name.startsWith(name)).length, name).toBeGreaterThanOrEqual(3)
    expect(
      finished.map(
        ({ log }) => tableOf(unwrap(tournamentOf(log, formats)).tournament).filter(({ rank }) => rank === 1).length,
      ),
    ).toContain(2)
  })
})

/** A place shared by k counts one k-th to each of them, and so do the places below it; a band is all its places (BRI-4). */
function expectCertain({ entrants }: SimulationAnswer, simulator: Simulator, { who, ...row }: Row): void {
  const { rank, sharing, last = rank + sharing - 1 } = row
  const { title, interval, ranks } = entrants[simulator.entrants.indexOf(who)] as SimulationAnswer['entrants'][number]
  const share = 1 / (last - rank + 1)
  expect(title).toBeCloseTo(rank === 1 ? share : 0, 12)
  expect(interval).toEqual([title, title])
  for (const [i, each] of ranks.entries()) expect(each).toBeCloseTo(i + 1 >= rank && i < last ? share : 0, 12)
}

const tableOf = ({ chart }: Tournament): Row[] => tableIn(chart)
const tableIn = (chart: Chart): Row[] => formatOf(chart).table(chart.options, chart, {})

const gamesIn = ({ chart }: Tournament): number =>
  [...chart.board.matches.values()].reduce((sum, { games }) => sum + games.length, 0)

// --- on the way ------------------------------------------------------------------------------------

describe(`from wherever a kept log stands (seed "${seed}")`, () => {
  test.each(formats.map(({ name }) => name))('%s', { tags: ['rest'] }, (name) => {
    const happened = new Map<string, number>()
    for (const kept of golden.filter((each) => each.name.startsWith(name)))
      for (const length of lengthsOf(kept)) expectSense(kept.log.slice(0, length), `${kept.name} ${length}`, happened)
    process.stdout.write(`${name}, seed "${seed}": ${[...happened].map((each) => each.join(' ')).join(', ')}\n`)
    for (const [what, floor] of Object.entries({
      refused: 4,
      running: sized({ test: 10, rest: 25, deep: 25 }),
      out: 80,
      certain: 4,
    }))
      expect(happened.get(what) ?? 0, `${what}: idle`).toBeGreaterThanOrEqual(floor)
  })
})

/** About every tenth fact, in the test tier every thirtieth, from a different one on with every seed, and the last few. */
function lengthsOf({ name, log }: Kept): number[] {
  const [least, most] = sized({ test: [20, 8], rest: [10, 20], deep: [10, 20] })
  const step = Math.max(least, Math.ceil(log.length / most))
  const first = new Dice(seed).stream(name)(1, Math.min(step, log.length))
  const lengths = new Set([2, log.length - 2, log.length - 1, log.length])
  for (let length = first; length < log.length; length += step) lengths.add(length)
  return [...lengths]
}

function expectSense(log: readonly RecordedFact[], which: string, happened: Map<string, number>): void {
  const note = (what: string, count = 1) => happened.set(what, (happened.get(what) ?? 0) + count)
  const tournament = unwrap(tournamentOf(log, formats)).tournament
  const { chart } = tournament
  const found = simulatorOf(questionFrom(tournament, { seed }), formats)
  if (!found.ok) {
    expect(chart.started, `${which}: ${found.refusal.code}`).toBeUndefined()
    expect(['wrong-field', 'no-place-for', 'missing-ratings']).toContain(found.refusal.code)
    note('refused')
    return
  }
  const { simulator } = found
  note(chart.state)
  const answer = answerOf(simulator, simulator.runs(0, 8))
  const titleOf = (who: Who): number => answer.entrants[simulator.entrants.indexOf(who)]?.title as number
  expectWholeShares(answer, simulator, which)
  for (const who of outIn(tournament)) expect(titleOf(who), `${which}: out, title of entrant ${who}`).toBe(0)
  note('out', outIn(tournament).length)
  if (!isSomebody(chart.champion.who)) return
  expect(titleOf(chart.champion.who), `${which}: the champion's title`).toBe(1)
  note('certain')
}

/**
 * Titles add to 1, of a divided field in each bracket: everybody plays for the first place of the own one, and who wins
 * bracket A is the champion of the event (BRI-100). Shares of places of more than 16 are rounded in the ninth digit.
 */
function expectWholeShares({ entrants }: SimulationAnswer, { chart, entrants: all }: Simulator, which: string): void {
  const letters = new Map(tableIn(chart).map(({ who, counts }) => [who, counts['bracket']]))
  const titles = new Map<string, number>()
  for (const [i, { title, ranks, bracket }] of entrants.entries()) {
    expect(bracket, `${which}: the bracket of ${i + 1}`).toBe(letters.get(all[i] as Who))
    titles.set(bracket ?? '', (titles.get(bracket ?? '') ?? 0) + title)
    const sum = ranks.reduce((total, share) => total + share, 0)
    expect(sum, `${which}: places of ${i + 1}`).toBeCloseTo(1, 12)
  }
  for (const [letter, sum] of titles) expect(sum, `${which}: titles ${letter}`).toBeCloseTo(1, 7)
}

/** Who cannot win any more, read from the rules of each format. */
function outIn(tournament: Tournament): Who[] {
  const { chart, format } = tournament
  if (!chart.started) return []
  const rows = tableOf(tournament)
  if (format.name === 'league') return beyondReach(rows, 2 * (chart.field.size - 1))
  if (format.name === 'diagonal') return rows.some(isLeft) ? rows.filter(isOut).map(({ who }) => who) : []
  return [...new Set([...chart.board.matches.values()].flatMap(losersIn))]
}

/** LEA-S7: with three points for every game that is left somebody stays behind another. */
function beyondReach(rows: readonly Row[], games: number): Who[] {
  const most = Math.max(...rows.map(({ counts }) => Number(counts['points'])))
  const reach = ({ counts }: Row) => Number(counts['points']) + 3 * (games - Number(counts['played']))
  return rows.filter((row) => reach(row) < most).map(({ who }) => who)
}

/** DIA-S3, DIA-11. */
const isOut = ({ counts }: Row): boolean => counts['out'] !== undefined || counts['withdrawn'] === true
const isLeft = (row: Row): boolean => !isOut(row)

const knockouts = /^(cup|knockout(-[A-Z])?)$/

/** CUP-S1, HYB-S14, BRI-27: who does not advance from a match of the knockout; who was moved from it may win elsewhere. */
function losersIn(match: Match): Who[] {
  const { round, outcome, here, advance } = match
  if (!knockouts.test(round.stage.id) || !outcome) return []
  const through = outcome.order.slice(0, Math.max(1, advance))
  return here
    .filter((seat) => !through.includes(seat))
    .map((seat) => match.who(seat))
    .filter(isSomebody)
}

test('BRI-48 after a double forfeit of the final nobody has the title, and the four share two places', () => {
  const tournament = bridgeOfFour()
  take(tournament, { do: 'forfeit', match: '3', absent: ['Team 1', 'Team 2'] })
  expect(tableOf(tournament).map(({ rank, sharing }) => [rank, sharing])).toEqual(new Array(4).fill([3, 4]))
  const simulator = simulating(questionFrom(tournament, { seed }))
  const { entrants } = answerOf(simulator, simulator.runs(0, 2))
  expect(entrants.map(({ ranks }) => ranks)).toEqual(new Array(4).fill([0, 0, 0.5, 0.5]))
})

test('BRI-48 of three teams two have withdrawn, who rank together: the third has the title', () => {
  const { log } = questionOf({ format: bridgeKnockout, entrants: fieldOf(3, {}, 'teams') })
  const tournament = unwrap(tournamentOf(log, formats)).tournament
  take(tournament, { do: 'start' })
  for (const entrant of ['Team 1', 'Team 2']) take(tournament, { do: 'withdraw', entrant })
  const simulator = simulating(questionFrom(tournament, { seed }))
  expect(answerOf(simulator, simulator.runs(0, 2)).entrants.map(({ title }) => title)).toEqual([0, 0, 1])
})

/** Teams 1 and 2 have won their semifinals. */
function bridgeOfFour(): Tournament {
  const { log } = questionOf({ format: bridgeKnockout, entrants: fieldOf(4, {}, 'teams') })
  const tournament = unwrap(tournamentOf(log, formats)).tournament
  take(tournament, { do: 'start' })
  for (const match of ['1', '2']) take(tournament, { do: 'report', match, imps: [60, 20] })
  return tournament
}

// --- bad questions ---------------------------------------------------------------------------------

describe('bad questions', () => {
  const ofFour = questionOf({ format: cup, entrants: fieldOf(4) })
  const [, { entrant } = { entrant: { id: '' } }] = ofFour.log as readonly { entrant: { id: string } }[]

  test.each`
    why                             | spec
    ${'no such model'}              | ${{ kind: 'crystal-ball' }}
    ${'no model'}                   | ${{}}
    ${'a setting it does not have'} | ${{ kind: 'elo', drawElo: 100 }}
    ${'more draws than games'}      | ${{ kind: 'elo', draws: 1.1 }}
    ${'no number'}                  | ${{ kind: 'elo', advantage: Number.NaN }}
    ${'bridge teams that draw'}     | ${{ kind: 'teams', suppose: [{ first: 'e2', second: 'e3', result: 'draw' }] }}
    ${'somebody who plays himself'} | ${{ kind: 'elo', suppose: [{ first: 'e2', second: 'e2', result: 'first' }] }}
  `('$why is no model', ({ spec }) => {
    expect(modelSpecSchema.safeParse(spec).success).toBe(false)
  })

  test.each`
    model        | of                | question
    ${'teams'}   | ${'a cup'}        | ${ofFour}
    ${'elo'}     | ${'bridge teams'} | ${questionOf({ format: bridgeKnockout, entrants: fieldOf(4, {}, 'teams') })}
    ${'engines'} | ${'bridge teams'} | ${questionOf({ format: bridgeKnockout, entrants: fieldOf(4, {}, 'teams') })}
  `('the model $model has no results of $of', ({ model, question }) => {
    const problem = { id: 'simulate-no-results', model: { text: model } }
    expect(simulatorOf({ ...question, model: { kind: model } }, formats)).toMatchObject({
      refusal: { code: 'bad-option', problem },
    })
  })

  test('results supposed of somebody who has not entered are no question', () => {
    const model: ModelSpec = modelSpecSchema.parse({
      kind: 'elo',
      suppose: [{ first: entrant.id, second: 'nobody-here', result: 'first' }],
    })
    expect(simulatorOf({ ...ofFour, model }, formats)).toEqual({
      ok: false,
      refusal: { code: 'no-such-entrant', entrant: 'nobody-here' },
    })
  })

  test.each`
    why                            | log                                         | code
    ${'no facts'}                  | ${[]}                                       | ${'bad-command'}
    ${'a log without its opening'} | ${ofFour.log.slice(1)}                      | ${'bad-command'}
    ${'nobody in it yet'}          | ${ofFour.log.slice(0, 1)}                   | ${'wrong-field'}
    ${'three in a cup'}            | ${ofFour.log.slice(0, 4)}                   | ${'wrong-field'}
    ${'an unknown format'}         | ${[{ ...ofFour.log[0], format: 'ladder' }]} | ${'unknown-format'}
  `('$why is refused', ({ log, code }) => {
    expect(simulatorOf({ ...ofFour, log }, formats)).toMatchObject({ refusal: { code } })
  })

  test('options and names that a tournament would refuse are refused', () => {
    const field = { format: league, seed, entrants: fieldOf(4) }
    expect(questionFor({ ...field, options: { seeding: 'by magic' } })).toMatchObject({
      refusal: { code: 'bad-option' },
    })
    expect(questionFor({ ...field, entrants: [{ name: ' ' }] })).toMatchObject({
      refusal: {
        code: 'bad-command',
        field: 'entrants.0.name',
      },
    })
  })
})

test('before the first run nothing is known, and nothing is no number', () => {
  const { simulator } = unwrap(simulatorOf(questionOf({ format: cup, entrants: fieldOf(4) }), formats))
  const answer = answerOf(simulator, newTally(simulator.size))
  expect(JSON.stringify(answer)).not.toContain('null')
  expect(answer.entrants[0]).toMatchObject({ title: 0, interval: [0, 1] })
})
