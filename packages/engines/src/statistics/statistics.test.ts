/** A second derivation of the numbers: closed forms, brute force, and simulated tests. */
import { describe, expect, test } from 'vitest'
import { inEnglish } from '../../test/said.ts'
import { eloAt, scoreAt } from './elo.ts'
import { matchStatistics } from './match.ts'
import { normalBelow, within95 } from './normal.ts'
import { sampleOf } from './sample.ts'
import { logLikelihoodRatio, type SprtPlan, sprtProblem, sprtState } from './sprt.ts'
import { type HalfPoints, type Pair, type Pentanomial, pentanomialOf, tallyOf } from './tally.ts'

/** `pairs('20 11 0')`: a win and a loss, two draws, and a half pair that was lost. */
const pairs = (text: string): Pair[] =>
  text.split(' ').map((pair) => [...pair].map((points) => Number(points) as HalfPoints))

const times = (count: number, pair: string): string => new Array(count).fill(pair).join(' ')

/** A generator of our own for the tests: the same numbers in every run. */
function seeded(seed: number): () => number {
  let state = BigInt(seed)
  return () => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffff_ffff_ffff_ffffn
    return Number(state >> 11n) / 2 ** 53
  }
}

describe('counting', () => {
  test('wins, draws and losses', () => {
    expect(tallyOf([2, 2, 1, 0, 1, 2])).toEqual({ wins: 3, draws: 2, losses: 1 })
  })

  test.each`
    played         | pentanomial
    ${'00'}        | ${[1, 0, 0, 0, 0]}
    ${'01 10'}     | ${[0, 2, 0, 0, 0]}
    ${'20 02 11'}  | ${[0, 0, 3, 0, 0]}
    ${'21 12'}     | ${[0, 0, 0, 2, 0]}
    ${'22'}        | ${[0, 0, 0, 0, 1]}
    ${'22 2 0 11'} | ${[0, 0, 1, 0, 1]}
  `('$played is $pentanomial; half pairs are left out', ({ played, pentanomial }) => {
    expect(pentanomialOf(pairs(played))).toEqual(pentanomial)
  })
})

describe('the normal distribution', () => {
  test('is the area under its curve', () => {
    for (const x of [-6, -2.5, -1, -0.1, 0, 0.3, 1, 1.7, 3, 5]) expect(normalBelow(x)).toBeCloseTo(area(x), 9)
  })

  test('has 95 % within 1.96 deviations', () => {
    expect(normalBelow(within95) - normalBelow(-within95)).toBeCloseTo(0.95, 12)
  })

  test('ends at 0 and 1', () => {
    expect([normalBelow(-40), normalBelow(40), normalBelow(8.4)]).toEqual([0, 1, expect.closeTo(1, 14)])
  })

  /** Simpson's rule from far below. */
  function area(x: number): number {
    const steps = 20_000
    const from = -12
    const width = (x - from) / steps
    const density = (at: number) => Math.exp((-at * at) / 2) / Math.sqrt(2 * Math.PI)
    let sum = density(from) + density(x)
    for (let i = 1; i < steps; i++) sum += density(from + i * width) * (i % 2 === 0 ? 2 : 4)
    return (sum * width) / 3
  }
})

describe('Elo', () => {
  test.each`
    score        | elo
    ${0.5}       | ${0}
    ${10 / 11}   | ${400}
    ${1 / 11}    | ${-400}
    ${100 / 101} | ${800}
    ${0.75}      | ${190.848501887865}
  `('$score is $elo', ({ score, elo }) => {
    expect(eloAt(score)).toBeCloseTo(elo, 9)
    expect(scoreAt(elo)).toBeCloseTo(score, 12)
  })

  test('a single pair is judged by its games', () => {
    // W, D: mean 3/4, variance 1/16 a game; the bounds are 3/4 ± 1.96·√(1/32).
    const { basis, elo, normalizedElo } = matchStatistics(pairs('21'))
    expect(basis).toBe('games')
    expect(elo).toEqual({ value: expect.closeTo(190.8485, 3), lower: expect.closeTo(eloAt(0.75 - 0.346476) ?? 0, 2) })
    expect(normalizedElo?.value).toBeCloseTo((800 / Math.LN10) * (0.25 / 0.25), 9)
  })

  test('the error of pairs rests on the spread of pairs, not of games', () => {
    // 10 pairs of WL and 10 of WD: by pairs the mean is 5/8 and the variance 1/64.
    const { elo, basis, score } = matchStatistics(pairs(`${times(10, '20')} ${times(10, '21')}`))
    const margin = (within95 / 8) * Math.sqrt(1 / 20)
    const [lower, upper] = [eloAt(0.625 - margin) ?? 0, eloAt(0.625 + margin) ?? 0]
    expect({ basis, score }).toEqual({ basis: 'pairs', score: 0.625 })
    expect(elo?.lower).toBeCloseTo(lower, 9)
    expect(elo?.upper).toBeCloseTo(upper, 9)
    expect(elo?.error).toBeCloseTo((upper - lower) / 2, 9)
  })

  test('the bounds hold the truth 19 times out of 20', () => {
    const random = seeded(7)
    const truth = eloAt(0.25 * 0.2 + 0.5 * 0.4 + 0.75 * 0.25 + 0.1) ?? 0
    let held = 0
    for (let match = 0; match < 1000; match++) {
      const { elo } = matchStatistics(drawPairs([0.05, 0.2, 0.4, 0.25, 0.1], 200, random))
      if ((elo?.lower ?? Infinity) <= truth && truth <= (elo?.upper ?? -Infinity)) held++
    }
    expect(held).toBeGreaterThan(930)
    expect(held).toBeLessThan(970)
  })

  test('normalized Elo is the lead over an even score in deviations of a single game', () => {
    const plain = matchStatistics(pairs(`${times(30, '22')} ${times(10, '00')}`)).normalizedElo
    // Mean 3/4, variance of a pair 3/16, of a game 3/8.
    expect(plain?.value).toBeCloseTo(((800 / Math.LN10) * 0.25) / Math.sqrt(3 / 8), 9)
    expect(plain?.error).toBeCloseTo(((800 / Math.LN10) * within95) / Math.sqrt(80), 9)
  })
})

describe('the likelihood of superiority', () => {
  test('is the part of the curve above an even score', () => {
    const { superiority } = matchStatistics(pairs(`${times(10, '20')} ${times(10, '21')}`))
    expect(superiority).toBeCloseTo(normalBelow(0.125 / Math.sqrt(1 / 64 / 20)), 12)
  })

  test('is a half when all is even, and changes places with the sides', () => {
    const [one, other] = [matchStatistics(pairs('22 21 00 10 21')), matchStatistics(pairs('00 01 22 12 01'))]
    expect((one.superiority ?? 0) + (other.superiority ?? 0)).toBeCloseTo(1, 12)
    expect(matchStatistics(pairs('22 00 21 01')).superiority).toBe(0.5)
  })
})

describe('what cannot be said is not a number of nonsense', () => {
  test.each`
    played             | elo                                     | superiority        | remark
    ${'11'}            | ${{ value: 0 }}                         | ${0.5}             | ${/All 2 games gave the same score/}
    ${times(50, '11')} | ${{ value: 0 }}                         | ${0.5}             | ${/All 50 pairs gave the same score/}
    ${times(50, '20')} | ${{ value: 0 }}                         | ${0.5}             | ${/All 50 pairs gave the same score/}
    ${times(8, '22')}  | ${undefined}                            | ${normalBelow(4)}  | ${/no upper bound/}
    ${times(8, '00')}  | ${undefined}                            | ${normalBelow(-4)} | ${/no lower bound/}
    ${'1'}             | ${{ value: 0 }}                         | ${0.5}             | ${/One game/}
    ${times(4, '21')}  | ${{ value: expect.closeTo(190.85, 2) }} | ${normalBelow(2)}  | ${/same score/}
  `('$played', ({ played, elo, superiority, remark }) => {
    const found = matchStatistics(pairs(played))
    expect(found.elo).toEqual(elo)
    expect(found.normalizedElo).toBeUndefined()
    expect(found.superiority).toBeCloseTo(superiority, 12)
    expect(inEnglish(found.remarks)).toMatch(remark)
  })

  test('no games', () => {
    expect(matchStatistics([])).toEqual({
      games: 0,
      tally: { wins: 0, draws: 0, losses: 0 },
      pentanomial: [0, 0, 0, 0, 0],
      halfPairs: 0,
      basis: 'games',
      remarks: [{ id: 'statistics-none' }],
    })
  })

  test('a half pair counts as a game, and the remark says that the estimates leave it out', () => {
    const found = matchStatistics(pairs('20 21 11 2'))
    expect(found).toMatchObject({ games: 7, halfPairs: 1, pentanomial: [0, 0, 2, 1, 0], basis: 'pairs' })
    expect(found.score).toBeCloseTo(9 / 14, 12)
    expect(found.remarks).toEqual([{ id: 'statistics-half-pairs', pairs: 1 }])
  })

  test('nothing is NaN or infinite in any small match', () => {
    const all = ['0', '1', '2', '00', '01', '02', '11', '12', '22']
    let seen = 0
    for (const first of all)
      for (const second of all)
        for (const third of all) {
          const text = JSON.stringify(matchStatistics(pairs(`${first} ${second} ${third}`)))
          expect(text).not.toContain('null')
          seen++
        }
    expect(seen).toBe(729)
  })
})

describe('SPRT', () => {
  const plan: SprtPlan = { elo0: 0, elo1: 40, alpha: 0.05, beta: 0.05 }

  test('the bounds are ln(β/(1-α)) and ln((1-β)/α)', () => {
    const { lower, upper } = sprtState([0, 0, 0, 0, 0], { ...plan, alpha: 0.05, beta: 0.1 })
    expect(lower).toBeCloseTo(Math.log(0.1 / 0.95), 12)
    expect(upper).toBeCloseTo(Math.log(0.9 / 0.05), 12)
  })

  test.each`
    counts
    ${[12, 40, 90, 55, 20]}
    ${[3, 50, 220, 61, 4]}
    ${[100, 2, 5, 1, 90]}
    ${[1, 1, 1, 1, 30]}
  `('the ratio of $counts is that of the best fits found by brute force', ({ counts }) => {
    const [score0, score1] = [scoreAt(-10), scoreAt(25)]
    const brute = bestFit(counts, score1) - bestFit(counts, score0)
    expect(logLikelihoodRatio(counts, score0, score1)).toBeCloseTo(brute, 5)
  })

  test('near the hypotheses it is N·(s1-s0)·(2m-s0-s1)/(2σ²), the normal approximation', () => {
    const counts: Pentanomial = [2000, 9000, 20000, 9300, 2100]
    const { mean, variance, size } = sampleOf(counts) ?? { mean: 0, variance: 1, size: 0 }
    const [score0, score1] = [scoreAt(0), scoreAt(3)]
    const normal = (size * (score1 - score0) * (2 * mean - score0 - score1)) / (2 * variance)
    expect(logLikelihoodRatio(counts, score0, score1)).toBeCloseTo(normal, 1)
  })

  test('changing sides changes the sign', () => {
    const one = logLikelihoodRatio([3, 10, 40, 20, 9], scoreAt(-20), scoreAt(20))
    const other = logLikelihoodRatio([9, 20, 40, 10, 3], scoreAt(-20), scoreAt(20))
    expect(one).toBeCloseTo(-other, 9)
  })

  test.each`
    counts                | decision
    ${[0, 0, 0, 0, 0]}    | ${'continue'}
    ${[0, 0, 1, 0, 0]}    | ${'continue'}
    ${[0, 0, 0, 0, 200]}  | ${'H1'}
    ${[200, 0, 0, 0, 0]}  | ${'H0'}
    ${[0, 0, 5000, 0, 0]} | ${'H0'}
  `('$counts: $decision, and a number in any case', ({ counts, decision }) => {
    const state = sprtState(counts, plan)
    expect(Number.isFinite(state.llr)).toBe(true)
    expect(state.decision).toBe(decision)
  })

  test.each`
    change                  | problem
    ${{ elo1: 0 }}          | ${'statistics-sprt-order'}
    ${{ alpha: 0 }}         | ${'statistics-sprt-positive'}
    ${{ beta: 0.99 }}       | ${'statistics-sprt-errors'}
    ${{ elo0: Number.NaN }} | ${'statistics-sprt-numbers'}
    ${{ elo1: 1e6 }}        | ${'statistics-sprt-range'}
  `('a plan with $change is refused', ({ change, problem }) => {
    expect(sprtProblem({ ...plan, ...change })).toMatchObject({ id: problem })
    expect(() => sprtState([0, 0, 1, 0, 0], { ...plan, ...change })).toThrow(problem)
  })

  test('it is wrong about as rarely as it promises', { tags: ['rest'] }, () => {
    const random = seeded(20)
    const wrong = (elo: number, mistake: 'H0' | 'H1') => {
      let mistakes = 0
      for (let test = 0; test < 300; test++) if (decisionAt(elo, random) === mistake) mistakes++
      return mistakes / 300
    }
    const [falseH1, falseH0] = [wrong(0, 'H1'), wrong(40, 'H0')]
    for (const rate of [falseH1, falseH0]) {
      expect(rate).toBeGreaterThan(0.015)
      expect(rate).toBeLessThan(0.085)
    }
  })

  /** Plays pairs of a given strength until the test decides. */
  function decisionAt(elo: number, random: () => number): 'H0' | 'H1' {
    const odds = oddsAt(elo)
    const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0]
    for (;;) {
      const kind = drawKind(odds, random)
      counts[kind] = (counts[kind] ?? 0) + 1
      const { decision } = sprtState(counts, plan)
      if (decision !== 'continue') return decision
    }
  }

  test('the strength simulated is the strength meant', () => {
    for (const elo of [0, 40]) expect(sampleOf(oddsAt(elo))?.mean).toBeCloseTo(scoreAt(elo), 12)
  })

  function oddsAt(elo: number): number[] {
    const shift = scoreAt(elo) - 0.5
    return [0.1 - shift / 2, 0.22 - shift, 0.36, 0.22 + shift, 0.1 + shift / 2]
  }

  /** The largest log likelihood of five probabilities with this mean, by steps along what keeps sum and mean. */
  function bestFit(counts: readonly number[], mean: number): number {
    const keeps = [
      [1, -2, 1, 0, 0],
      [0, 1, -2, 1, 0],
      [0, 0, 1, -2, 1],
    ]
    let best = startWith(mean)
    const likelihood = (odds: readonly number[]) =>
      odds.some((p) => p <= 0) ? -Infinity : counts.reduce((sum, count, at) => sum + count * Math.log(odds[at] ?? 0), 0)
    for (let step = 0.05; step > 1e-10; ) {
      const tries = keeps.flatMap((way) => [step, -step].map((by) => best.map((p, at) => p + by * (way[at] ?? 0))))
      const better = tries.find((odds) => likelihood(odds) > likelihood(best))
      if (better) best = better
      else step /= 2
    }
    return likelihood(best)
  }

  /** Some distribution with the mean: even odds, and the rest on the two ends. */
  function startWith(mean: number): number[] {
    const shift = mean - 0.5
    return [0.2 - shift, 0.2, 0.2, 0.2, 0.2 + shift]
  }
})

function drawKind(odds: readonly number[], random: () => number): number {
  let rest = random()
  for (const [kind, p] of odds.entries()) {
    rest -= p
    if (rest < 0) return kind
  }
  return odds.length - 1
}

const kinds: readonly Pair[] = [
  [0, 0],
  [0, 1],
  [1, 1],
  [1, 2],
  [2, 2],
]

function drawPairs(odds: readonly number[], count: number, random: () => number): Pair[] {
  return Array.from({ length: count }, () => kinds[drawKind(odds, random)] ?? [])
}
