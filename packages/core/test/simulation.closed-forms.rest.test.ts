/**
 * What can be worked out exactly comes out of the simulation within four standard errors. The exact values are reckoned here
 * from RULES.md and from the chances the models publish. The usual seed is fixed, so nothing fails by chance; with another
 * (`SEED="…"`) one comparison in sixteen thousand does, and there are 600 of them: about one such run in 26.
 * @module-tag rest
 */

import { expect, test } from 'vitest'
import type { Chart } from '../src/chart/chart.ts'
import type { Profile } from '../src/facts/entrant.ts'
import type { MatchId } from '../src/facts/ids.ts'
import type { Result } from '../src/facts/result.ts'
import { bridgeKnockout } from '../src/formats/bridge-knockout/format.ts'
import { cup } from '../src/formats/cup/format.ts'
import { diagonal } from '../src/formats/diagonal/format.ts'
import { hybridKnockout } from '../src/formats/hybrid-knockout/hybrid.ts'
import { formats } from '../src/formats/index.ts'
import { league } from '../src/formats/league/league.ts'
import { unwrap } from '../src/refusals/result.ts'
import { answerOf, type SimulationAnswer, type Spread } from '../src/simulate/answer.ts'
import { expectedScore, usualElo } from '../src/simulate/models/elo.ts'
import {
  type EngineSettings,
  engineChances,
  openingsBy,
  stretchOf,
  usualEngines,
} from '../src/simulate/models/engines.ts'
import { usualTempo } from '../src/simulate/pace.ts'
import type { Question } from '../src/simulate/question.ts'
import { tournamentOf } from '../src/tournament/open.ts'
import type { Tournament } from '../src/tournament/tournament.ts'
import {
  equals,
  expectMean,
  expectShare,
  expectTelling,
  expectTitles,
  expectUniform,
  questionOf,
  sharing,
  simulated,
  simulating,
  take,
} from './simulation-asking.ts'
import { marginPerBoard, matchOfBoards } from './simulation-boards.ts'
import { bracketOfFour } from './simulation-bracket.ts'
import { leagueExactly, type Played } from './simulation-league.ts'
import {
  type Distribution,
  Meeting,
  meanOf,
  meetingInDiagonal,
  meetingInPairs,
  meetingInRace,
  momentsOf,
  reversed,
  type Sides,
  sidesOf,
  sumOf,
  varianceOf,
} from './simulation-meetings.ts'

// --- cup -------------------------------------------------------------------------------------------

const four = [2000, 1930, 1900, 1780] as const

/** Of seeds, from 0; the higher one has White in the first game of a pair (CUP-16). */
const inPairs =
  (ratings: readonly number[], settings = usualElo) =>
  (one: number, other: number): Meeting => {
    const [high, low] = [Math.min(one, other), Math.max(one, other)]
    const meeting = meetingInPairs([sidesOf(ratings[high] as number, ratings[low] as number, settings)])
    return one === high ? meeting : new Meeting(meeting.second, meeting.first)
  }

const cupOfFour = (meet: (one: number, other: number) => Meeting) =>
  bracketOfFour(
    [
      [0, 3],
      [1, 2],
    ],
    meet,
  )

test('a cup of four: titles, places, games and correlation by pairs of games, 1-4 and 2-3', () => {
  const answer = simulated({ format: cup, entrants: four }, 60_000)
  const { titles, finals, games, gamesOf, correlation } = cupOfFour(inPairs(four))
  const { runs } = answer
  expectTitles(answer, titles)
  for (const [i, { ranks, games: mean }] of answer.entrants.entries()) {
    expectShare(ranks[1] as number, (finals[i] as number) - (titles[i] as number), runs, `finals lost by ${i + 1}`)
    expect(ranks[2]).toBe(ranks[3]) // CUP-26: shared
    expectShare(2 * (ranks[2] as number), 1 - (finals[i] as number), runs, `semifinals lost by ${i + 1}`)
    expectMean(mean, momentsOf(gamesOf[i] as Distribution), runs, `games of ${i + 1}`)
  }
  expectMean(answer.games.mean, momentsOf(games), runs, 'games')
  expectQuantiles(answer.games, games, runs)
  expect(answer.bestWins).toBeCloseTo(answer.entrants[0]?.title as number, 12)
  expectMean(answer.correlation as number, varying(correlation), runs, 'correlation')
})

test('the runs of that cup are enough to notice another draw share and another bracket', () => {
  const title = sharing(cupOfFour(inPairs(four)).titles[0] as number)
  expectTelling(title, cupOfFour(inPairs(four, { ...usualElo, draws: 0.3 })).titles[0] as number, 60_000)
  const [other] = bracketOfFour(
    [
      [0, 2],
      [1, 3],
    ],
    inPairs(four),
  ).titles
  expectTelling(title, other as number, 60_000)
})

test('CUP-13 a cup of four by lot: the mean over all orders of the field', () => {
  const answer = simulated({ format: cup, options: { seedingStrategy: 'Random' }, entrants: four }, 60_000)
  const titles = [0, 0, 0, 0]
  for (const order of ordersOf([0, 1, 2, 3])) {
    const drawn = cupOfFour(inPairs(order.map((who) => four[who] as number))).titles
    for (const [place, who] of order.entries()) titles[who] = (titles[who] as number) + (drawn[place] as number) / 24
  }
  expectTitles(answer, titles)
  expectTelling(sharing(titles[1] as number), cupOfFour(inPairs(four)).titles[1] as number, answer.runs)
})

test.each`
  pairs | finishPairs | further | fallback
  ${3}  | ${false}    | ${null} | ${'HigherSeed'}
  ${3}  | ${true}     | ${null} | ${'HigherSeed'}
  ${2}  | ${false}    | ${0}    | ${'HigherSeed'}
  ${2}  | ${false}    | ${0}    | ${'Stop'}
  ${2}  | ${true}     | ${1}    | ${'Armageddon'}
  ${1}  | ${false}    | ${0}    | ${'Armageddon'}
`(
  'CUP-17 a cup of two over $pairs pairs (whole ones: $finishPairs), at most $further more, then $fallback',
  ({ pairs, finishPairs, further, fallback }) => {
    const options = { roundPairIncrements: [pairs], finishPairs, maxTiebreakPairs: further, tiebreakFallback: fallback }
    const answer = simulated({ format: cup, options, entrants: [1900, 1840] }, 40_000)
    const meeting = meetingInPairs([sidesOf(1900, 1840)], { pairs, finishPairs, further: further ?? 8, fallback })
    expectTitles(answer, [meeting.chance, 1 - meeting.chance])
    expectMean(answer.games.mean, momentsOf(meeting.games), answer.runs, 'games')
    expectQuantiles(answer.games, meeting.games, answer.runs)
    expectMean(60 * answer.hours.mean, minutesOf(meeting.games), answer.runs, 'minutes')
  },
)

test('a match of two engines: the bias of an opening holds for both games of its pair', () => {
  const model = { kind: 'engines', spread: 150 } as const
  const answer = simulated(
    { format: cup, options: { roundPairIncrements: [2] }, model, entrants: [3020, 3000] },
    40_000,
  )
  const kinds = enginesOf(20, { ...usualEngines, ...model })
  const meeting = meetingInPairs(kinds, { pairs: 2 })
  expectTitles(answer, [meeting.chance, 1 - meeting.chance])
  expectMean(answer.games.mean, momentsOf(meeting.games), answer.runs, 'games')
  const apart = meetingInPairs([meanOfSides(kinds)], { pairs: 2 }) // every game with an opening of its own
  expectTelling(momentsOf(meeting.games), meanOf(apart.games), answer.runs)
})

// --- league ----------------------------------------------------------------------------------------

/** Everybody has every other once with each colour, so nothing tells equals apart, whatever White is worth. */
test.each([4, 5, 7])('a league of %s equals: every place is as likely for everybody, and its length is fixed', (n) => {
  const answer = simulated({ format: league, entrants: equals(n) }, 40_000)
  expectUniform(answer)
  expect(answer.games).toEqual(always(n * (n - 1)))
  expect(answer.gamesPerEntrant).toEqual(always(2 * (n - 1)))
  expect(answer.byes).toEqual(always(n % 2 === 0 ? 0 : 2 * n))
  expect(answer.rounds).toEqual(always(n % 2 === 0 ? 2 * (n - 1) : 2 * n))
  expect([answer.correlation, answer.unequal]).toEqual([null, 0])
  expect(answer.bestWins).toBeCloseTo(1, 9) // nobody is better than anybody else
})

test('LEA-S9 a league of four different ones: all 531,441 ways it can go', () => {
  const answer = simulated({ format: league, entrants: four }, 60_000)
  const { ranks, squares, correlation } = leagueExactly(four)
  const { runs } = answer
  expect(sumOf(ranks.flat())).toBeCloseTo(4, 9)
  for (const [i, { title, ranks: found }] of answer.entrants.entries()) {
    const exact = ranks[i] as number[]
    expectMean(title, varying({ mean: exact[0] as number, square: squares[i] as number }), runs, `title ${i + 1}`)
    for (const [place, share] of found.entries())
      expectShare(share, exact[place] as number, runs, `place ${place + 1} of ${i + 1}`)
  }
  expectMean(answer.correlation as number, varying(correlation), runs, 'correlation')
  expect(answer.unequal).toBe(unequalIn(four))
  const { mean, variance } = minutesOfPhases(6)
  expectMean(60 * answer.hours.mean, { mean, variance }, runs, 'minutes')
  const deviations = (hours: number) => (60 * hours - mean) / Math.sqrt(variance)
  expect(Math.abs(deviations(answer.hours.p5) + 1.645), 'nearly normal').toBeLessThan(0.15)
  expect(Math.abs(deviations(answer.hours.p95) - 1.645), 'nearly normal').toBeLessThan(0.15)
})

// --- a race ----------------------------------------------------------------------------------------

test.each([0.5, 1, 2, 3.5])('HYB-18 a race of two to %s points, with sudden death and Armageddon', (raceToPoints) => {
  const answer = simulated({ format: hybridKnockout, options: { raceToPoints }, entrants: [1900, 1850] }, 40_000)
  const meeting = meetingInRace(sidesOf(1850, 1900), raceToPoints) // HYB-S15: the second seed is first named
  expectTitles(answer, [1 - meeting.chance, meeting.chance])
  expectMean(answer.games.mean, momentsOf(meeting.games), answer.runs, 'games')
  expectQuantiles(answer.games, meeting.games, answer.runs)
  expect(meeting.games.length).toBe(2 * raceToPoints + 12) // HYB-21: one more than the most games
})

test('HYB-S15 a knockout of four: 4-1 and 3-2, who is first named has White, also in the final', () => {
  const answer = simulated({ format: hybridKnockout, entrants: four }, 40_000)
  const race = (first: number, second: number) =>
    meetingInRace(sidesOf(four[first] as number, four[second] as number), 0.5)
  const { titles, games, correlation } = bracketOfFour(
    [
      [3, 0],
      [2, 1],
    ],
    race,
  )
  expectTitles(answer, titles)
  expectMean(answer.games.mean, momentsOf(games), answer.runs, 'games')
  expectMean(answer.correlation as number, varying(correlation), answer.runs, 'correlation')
})

// --- Diagonal --------------------------------------------------------------------------------------

test.each`
  drawLoss | maxExtraRounds
  ${0.5}   | ${10}
  ${0.5}   | ${0}
  ${0}     | ${1}
`(
  'DIA-16 two in a Diagonal, a draw costing $drawLoss, at most $maxExtraRounds extra rounds',
  ({ drawLoss, maxExtraRounds }) => {
    const options = { drawLoss, maxExtraRounds }
    const answer = simulated({ format: diagonal, options, entrants: [1900, 1850] }, 20_000)
    const meeting = meetingInDiagonal(sidesOf(1900, 1850), { drawLoss, extraRounds: maxExtraRounds })
    expectTitles(answer, [meeting.chance, 1 - meeting.chance])
    expectMean(answer.games.mean, momentsOf(meeting.games), answer.runs, 'games')
    expectMean(2 * answer.rounds.mean, momentsOf(meeting.games), answer.runs, 'games by rounds')
  },
)

/**
 * Which equals the Diagonal treats alike. Colours tell nobody apart, as both games of a pair are always played. Two and three
 * play all against all, in every round. So do four in round 1; a ring of four leaves out two pairs, and to exchange the
 * two of each pair, or the pairs, brings anybody to anybody's place; after such a ring three at most are left. From five
 * on the ends of the row have fewer opponents in round 1 (DIA-4): nothing is uniform any more. Places behind the winner go by
 * performance, then lost games, then the row (DIA-24), which tells equals apart: only titles are alike.
 */
test.each([2, 3, 4])('a Diagonal of %s equals: every title is as likely', (n) => {
  const answer = simulated({ format: diagonal, entrants: equals(n) }, n === 4 ? 15_000 : 20_000)
  expectTitles(
    answer,
    equals(n).map(() => 1 / n),
  )
})

// --- nothing but draws -----------------------------------------------------------------------------

/** What is hardly ever reached by chance is reached for certain. */
test.each`
  rule                                                      | format            | n    | titles                      | games
  ${'CUP-18a eight pairs more, CUP-18b the higher seed'}    | ${cup}            | ${2} | ${[1, 0]}                   | ${18}
  ${'LEA-9 all share'}                                      | ${league}         | ${4} | ${[0.25, 0.25, 0.25, 0.25]} | ${12}
  ${'HYB-20 Black, who is first named, in game 12'}         | ${hybridKnockout} | ${2} | ${[0, 1]}                   | ${12}
  ${'DIA-9 out after four rounds, DIA-22 shared after ten'} | ${diagonal}       | ${2} | ${[0.5, 0.5]}               | ${28}
`('nothing but draws: $rule', ({ format, n, titles, games }) => {
  const model = { kind: 'elo', draws: 1, advantage: 0 } as const
  const answer = simulated({ format, model, entrants: equals(n) }, 50)
  expect(answer.entrants.map(({ title }) => title)).toEqual(titles)
  expect(answer.games).toEqual(always(games))
})

test('LEA-S9 nothing but draws after two wins: the one as Black counts for more', () => {
  const model = { kind: 'elo', draws: 1, advantage: 0 } as const
  const question = questionOf({ format: league, model, entrants: equals(4) })
  const { log, chart } = after(question, ['0-1', '1-0'])
  const [first] = [...chart.board.matches.values()]
  const { entrants } = simulatedFrom({ ...question, log }, 20)
  expect(entrants.map(({ title }) => title).indexOf(1)).toBe(first?.who(1))
})

// --- drawn by lot ----------------------------------------------------------------------------------

/** A lot gives everybody every place in the draw alike, so that equals share all places alike, whatever the rules are. */
test.each`
  format            | options                                                 | n    | runs
  ${cup}            | ${{ seedingStrategy: 'Random' }}                        | ${8} | ${20_000}
  ${cup}            | ${{ seedingStrategy: 'Random', thirdPlaceMatch: true }} | ${4} | ${20_000}
  ${hybridKnockout} | ${{ seeding: 'lot' }}                                   | ${2} | ${20_000}
  ${hybridKnockout} | ${{ seeding: 'lot' }}                                   | ${3} | ${2000}
  ${hybridKnockout} | ${{ seeding: 'lot', raceToPoints: 1 }}                  | ${6} | ${2000}
  ${league}         | ${{ seeding: 'lot' }}                                   | ${5} | ${20_000}
`('$format.name of $n equals with $options: all places alike', ({ format, options, n, runs }) => {
  expectUniform(simulated({ format, options, entrants: equals(n) }, runs))
})

test.each`
  n    | options                 | runs
  ${3} | ${{}}                   | ${3000}
  ${4} | ${{ thirdPlace: true }} | ${3000}
  ${5} | ${{}}                   | ${1000}
  ${9} | ${{}}                   | ${1000}
`('a bridge knockout of $n equal teams by lot with $options: all places alike', ({ n, options, runs }) => {
  const field = { format: bridgeKnockout, options: { ...options, seeding: 'lot' }, entrants: teams(equals(n)) }
  expectUniform(simulated(field, runs))
})

test('what that rests on: without a lot White tells two equals apart', () => {
  const answer = simulated({ format: hybridKnockout, entrants: equals(2) }, 20_000)
  const { chance } = meetingInRace(sidesOf(1500, 1500), 0.5)
  expectTitles(answer, [1 - chance, chance])
  expectTelling(sharing(chance), 0.5, answer.runs)
})

// --- bridge ----------------------------------------------------------------------------------------

const averages = [8000, 1500, 600, 50] as const

/** Semifinals are 1-4 and 2-3. */
const inBoards =
  (handicap: boolean, ofFinal = 56) =>
  (one: number, other: number): Meeting => {
    const boards = one + other === 3 ? 28 : ofFinal
    const margin = marginPerBoard(averages[one] as number, averages[other] as number)
    const chance = matchOfBoards(boards, margin, handicap ? -Math.round(1000 * boards * margin) / 1000 : 0)
    return new Meeting([chance], [1 - chance])
  }

test.each([false, true])('BRI-40 a bridge knockout of four teams, with handicap: %s', (handicap) => {
  const answer = simulated({ format: bridgeKnockout, options: { handicap }, entrants: teams(averages) }, 5000)
  const { titles } = cupOfFour(inBoards(handicap))
  expectTitles(answer, titles)
  expectTelling(sharing(titles[0] as number), cupOfFour(inBoards(!handicap)).titles[0] as number, answer.runs)
  if (!handicap) expectTelling(sharing(titles[0] as number), cupOfFour(inBoards(false, 28)).titles[0] as number, 5000)
})

// --- from the middle ---------------------------------------------------------------------------------

test.each`
  results                         | known
  ${['0-1']}                      | ${[-1]}
  ${['0-1', '1/2-1/2', '0-1']}    | ${[-1, 0, -1]}
  ${['1-0', '0-1', '1-0']}        | ${[1, 1, 1]}
  ${new Array(9).fill('1/2-1/2')} | ${new Array(9).fill(0)}
`('CUP-17 a cup of two over 3 pairs after $results', ({ results, known }) => {
  const question = questionOf({ format: cup, options: { roundPairIncrements: [3] }, entrants: [1900, 1840] })
  const answer = simulatedAfter(question, results, 30_000)
  const meeting = meetingInPairs([sidesOf(1900, 1840)], { pairs: 3, known })
  expectTitles(answer, [meeting.chance, 1 - meeting.chance])
  expectMean(answer.games.mean, momentsOf(meeting.games), answer.runs, 'games')
  const left = meeting.games.slice(known.length)
  expectMean(60 * answer.hours.mean, minutesOf(left), answer.runs, 'minutes from now on')
})

test.each`
  results                         | known
  ${['1-0']}                      | ${[1]}
  ${['1-0', '1-0', '1/2-1/2']}    | ${[1, -1, 0]}
  ${new Array(6).fill('1/2-1/2')} | ${new Array(6).fill(0)}
`('HYB-18 a race of two to 2 points after $results', ({ results, known }) => {
  const question = questionOf({ format: hybridKnockout, options: { raceToPoints: 2 }, entrants: [1900, 1850] })
  const answer = simulatedAfter(question, results, 30_000)
  const meeting = meetingInRace(sidesOf(1850, 1900), 2, known)
  expectTitles(answer, [1 - meeting.chance, meeting.chance])
  expectMean(answer.games.mean, momentsOf(meeting.games), answer.runs, 'games')
})

test('a league of four after five games: all ways the other seven can go', () => {
  const question = questionOf({ format: league, entrants: four })
  const { log } = after(question, ['0-1', '1/2-1/2', '1-0', '0-1', '1/2-1/2'])
  const answer = simulatedFrom({ ...question, log }, 40_000)
  const { ranks } = leagueExactly(four, playedIn(unwrap(tournamentOf(log, formats)).tournament.chart))
  expectTitles(
    answer,
    ranks.map(([title]) => title as number),
  )
  expectTelling(sharing(ranks[0]?.[0] as number), leagueExactly(four).ranks[0]?.[0] as number, answer.runs)
  expect(answer.games).toEqual(always(12))
})

/** Two single games of equals that begin together: either is as likely to end first, which the log tells by its order. */
test('HYB-10 in a phase without times the games that are open end in any order', () => {
  const question = questionOf({ format: hybridKnockout, entrants: equals(6) })
  const simulator = simulating({ ...question, log: after(question, ['1-0']).log })
  const runs = 4000
  let first = 0
  for (let run = 0; run < runs; run++)
    simulator.run(run, ({ board: { matches } }) => {
      const [one, other] = ['Q1.2', 'Q1.3'].map((id) => matches.get(id as MatchId)?.games[0]?.seq as number)
      if ((one as number) < (other as number)) first++
    })
  expectShare(first / runs, 0.5, runs, 'Q1.2 before Q1.3')
})

// --- how sure it is --------------------------------------------------------------------------------

/** 400 answers of 100 runs each. Of rare titles fewer are too short, as Wilson's intervals are: those are left out. */
test.each`
  format    | exact
  ${cup}    | ${cupOfFour(inPairs(four)).titles}
  ${league} | ${leagueExactly(four).ranks.map(([title]) => title)}
`('19 in 20 intervals of $format.name hold the exact title', ({ format, exact }) => {
  const simulator = simulating(questionOf({ format, entrants: four }))
  const answers = Array.from({ length: 400 }, (_, i) => answerOf(simulator, simulator.runs(100 * i, 100 * i + 100)))
  for (const [who, title] of (exact as number[]).entries()) {
    if (title < 0.1) continue
    const intervals = answers.map(({ entrants }) => entrants[who]?.interval as readonly [number, number])
    const holding = intervals.filter(([low, high]) => low <= title && title <= high).length
    expectShare(holding / 400, 0.95, 400, `how often the interval of ${who + 1} holds`)
  }
})

test('where titles are often shared intervals are as wide as shares vary, not as all or nothing', () => {
  const settings = { advantage: 35, draws: 0.9 }
  const answer = simulated({ format: league, model: { kind: 'elo', ...settings }, entrants: equals(4) }, 20_000)
  const { ranks, squares } = leagueExactly(equals(4), [], settings)
  const widthOf = (variance: number) => 2 * 1.96 * Math.sqrt(variance / answer.runs)
  for (const [i, { title, interval }] of answer.entrants.entries()) {
    const { mean, variance } = varying({ mean: ranks[i]?.[0] as number, square: squares[i] as number })
    expectMean(title, { mean, variance }, answer.runs, `title ${i + 1}`)
    const width = interval[1] - interval[0]
    expect(width / widthOf(variance)).toBeCloseTo(1, 1)
    expect(width / widthOf(mean * (1 - mean))).toBeLessThan(0.9)
  }
})

// --- what the tests above are said in ----------------------------------------------------------------

/** The results come in one after the other, each in the first match that is open. */
function after(question: Question, results: readonly Result[]): Tournament {
  const tournament = unwrap(tournamentOf(question.log, formats)).tournament
  take(tournament, { do: 'start' })
  for (const result of results) {
    const [match] = tournament.chart.board.openMatches()
    const [game] = match?.series.next(match) ?? []
    take(tournament, { do: 'report', match: match?.id as string, game: game?.number, result })
  }
  return tournament
}

const simulatedAfter = (question: Question, results: readonly Result[], runs: number): SimulationAnswer =>
  simulatedFrom({ ...question, log: after(question, results).log }, runs)

function simulatedFrom(question: Question, runs: number): SimulationAnswer {
  const simulator = simulating(question)
  return answerOf(simulator, simulator.runs(0, runs))
}

const playedIn = ({ board: { matches } }: Chart): Played[] =>
  [...matches.values()].flatMap((match) =>
    match.games.map(({ white, black, score }) => ({
      white: match.who(white),
      black: match.who(black),
      points: Math.sign(score.white - score.black) as Played['points'],
    })),
  )

const always = (number: number): Spread => ({ mean: number, p5: number, p95: number })

const varying = ({ mean, square }: { mean: number; square: number }) => ({ mean, variance: square - mean ** 2 })

/** Shares are counted, so a quantile may be off where the exact share below it is nearly 5 or 95 %. */
function expectQuantiles({ p5, p95 }: Spread, games: Distribution, runs: number): void {
  const [mostOff, most] = [4 * Math.sqrt((0.05 * 0.95) / runs), games.length]
  for (const [number, share] of [
    [p5, 0.05],
    [p95, 0.95],
  ] as const) {
    expect(number).toBeLessThan(most)
    expect(sumOf(games.slice(0, number))).toBeLessThan(share + mostOff)
    expect(sumOf(games.slice(0, number + 1))).toBeGreaterThan(share - mostOff)
  }
}

/** Both clocks with 60 moves of each side, in minutes; a game takes from a quarter of it to the whole. */
const given = (2 * (usualTempo.base + 60 * usualTempo.increment)) / 60
const ofGame = { mean: 0.625 * given, variance: (0.75 * given) ** 2 / 12 }

/** Game after game (Wald), rounded to minutes. */
const minutesOf = (games: Distribution) => ({
  mean: meanOf(games) * ofGame.mean,
  variance: meanOf(games) * ofGame.variance + varianceOf(games) * ofGame.mean ** 2 + 1 / 12,
})

/** The longer of two games at once: of two numbers from 0 to 1 the larger is ⅔ on average, and varies by 1/18. */
const minutesOfPhases = (phases: number) => ({
  mean: phases * given * (0.25 + 0.75 * (2 / 3)),
  variance: (phases * (0.75 * given) ** 2) / 18 + 1 / 12,
})

/** Share of the pairs of which one scores three quarters or more. */
function unequalIn(ratings: readonly number[]): number {
  const { advantage } = usualElo
  const score = (ahead: number) => (expectedScore(ahead + advantage) + expectedScore(ahead - advantage)) / 2
  const pairs = ratings.flatMap((one, i) => ratings.slice(i + 1).map((other) => Math.abs(one - other)))
  return pairs.filter((ahead) => score(ahead) >= 0.75).length / pairs.length
}

/** By kind of opening, for who is so many points better. */
function enginesOf(better: number, settings: EngineSettings): Sides[] {
  const { drawElo } = settings
  const ahead = better * stretchOf(drawElo)
  return openingsBy(settings).map((bias) => ({
    white: engineChances(ahead + bias, drawElo),
    black: reversed(engineChances(bias - ahead, drawElo)),
  }))
}

function meanOfSides(kinds: readonly Sides[]): Sides {
  const mean = (side: keyof Sides, result: 'win' | 'draw' | 'loss') =>
    sumOf(kinds.map((kind) => kind[side][result])) / kinds.length
  const of = (side: keyof Sides) => ({ win: mean(side, 'win'), draw: mean(side, 'draw'), loss: mean(side, 'loss') })
  return { white: of('white'), black: of('black') }
}

const ordersOf = (list: readonly number[]): number[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((first) => ordersOf(list.filter((each) => each !== first)).map((rest) => [first, ...rest]))

/** Four members who all hold the average. */
const teams = (all: readonly number[]): Profile[] =>
  all.map((masterpoints, i) => ({
    name: `Team ${i + 1}`,
    players: [1, 2, 3, 4].map((k) => ({ name: `Player ${4 * i + k}`, masterpoints })),
  }))
