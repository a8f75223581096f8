/** @module-tag both */
import { describe, expect, test } from 'vitest'
import { sized } from '../../../../tools/tier.ts'
import {
  bestByTrying,
  history,
  historyOf,
  judgementByTable,
  judgementOf,
  lengthsOf,
  rematchesIn,
} from '../../test/pairs/brute-force.ts'
import { seed } from '../../test/pools/past.ts'
import { vector } from '../../test/vectors.ts'
import { Dice } from '../dice/dice.ts'
import { type Couple, patternFor, patternOf, type TwoOpponents, twoOpponents } from './two-opponents.ts'

const FEW = 6
const nobodyHasMet = (count: number) => new Uint8Array(count * count)
const everybodyHasMet = (count: number) => historyOf(count, () => true)

/** The couples of 'A-D-B-E-C-A', A being the first place. */
const couplesAlong = (ring: string): Couple[] => {
  const places = ring.split('-').map((letter) => letter.charCodeAt(0) - 'A'.charCodeAt(0))
  const couples = places.slice(1).map((b, i): Couple => {
    const a = places[i] as number
    return a < b ? [a, b] : [b, a]
  })
  return couples.sort(([a, b], [c, d]) => a - c || b - d)
}

describe('the pattern', () => {
  test('DIA-13 twelve left: the printed matrix', () => {
    const { n, pairs } = vector('diagonal-12-round2') as { n: number; pairs: Couple[] }
    expect(patternOf(n, FEW)).toEqual(pairs)
  })

  test('DIA-S9 the printed ring of A B F H K M', () => {
    const { players, pairs } = vector('diagonal-ring-6') as { players: string[]; pairs: [string, string][] }
    const names = patternOf(players.length, FEW).map((couple) => couple.map((place) => players[place]).join())
    expect(names.sort()).toEqual(pairs.map((pair) => pair.sort().join()).sort())
  })

  test.each`
    count | fewMax | pattern     | couples
    ${2}  | ${6}   | ${'pair'}   | ${'A-B'}
    ${3}  | ${6}   | ${'ring'}   | ${'A-B-C-A'}
    ${3}  | ${2}   | ${'ring'}   | ${'A-B-C-A'}
    ${4}  | ${6}   | ${'ring'}   | ${'A-C-B-D-A'}
    ${4}  | ${2}   | ${'thirds'} | ${'A-B-C-D-A'}
    ${5}  | ${6}   | ${'ring'}   | ${'A-D-B-E-C-A'}
    ${5}  | ${4}   | ${'thirds'} | ${'A-C-E-B-D-A'}
    ${6}  | ${6}   | ${'ring'}   | ${'A-D-B-E-C-F-A'}
    ${7}  | ${6}   | ${'thirds'} | ${'A-C-E-G-B-D-F-A'}
    ${7}  | ${7}   | ${'ring'}   | ${'A-E-B-F-C-G-D-A'}
    ${8}  | ${6}   | ${'thirds'} | ${'A-D-G-B-E-H-C-F-A'}
  `('DIA-13 to DIA-16 $count left, up to $fewMax are few: $pattern $couples', ({ count, fewMax, pattern, couples }) => {
    expect(patternFor(count, fewMax)).toBe(pattern)
    expect(patternOf(count, fewMax)).toEqual(couplesAlong(couples))
  })

  test('DIA-13 DIA-15 for 3 to 200 everybody has two different opponents: triangles where 3 divides the many, else a ring', () => {
    for (let count = 3; count <= 200; count++)
      for (const fewMax of [2, FEW, 1000]) {
        const couples = patternOf(count, fewMax)
        expectTwoOpponents(couples, count)
        const areTriangles = count === 3 || (count > fewMax && count % 3 === 0)
        expect(lengthsOf(count, couples)).toEqual(areTriangles ? new Array(count / 3).fill(3) : [count])
      }
  })

  test('DIA-15 a ring has no pair inside a half, an odd one just one', () => {
    for (let count = 4; count <= 200; count++) {
      const half = Math.ceil(count / 2)
      expect(patternOf(count, 1000).filter(([a, b]) => a < half === b < half)).toHaveLength(count % 2)
    }
  })

  test.each([-1, 0, 1, 2.5])('%d cannot be set up', (count) => {
    expect(() => patternOf(count, FEW)).toThrow(RangeError)
  })
})

test('DIA-17 a pattern without a rematch is used as it is', () => {
  for (let count = 2; count <= 60; count++) {
    const pattern = patternOf(count, FEW)
    const met = historyOf(count, (a, b) => !pattern.some(([c, d]) => a === c && b === d))
    expect(twoOpponents(count, FEW, met)).toEqual({
      couples: pattern,
      rematches: 0,
      rematchesInPattern: 0,
      proof: 'none',
    })
  }
})

describe('up to twelve', () => {
  test.each([2, 3])('DIA-16 %d left who have all met: nothing else is possible', (count) => {
    const couples = patternOf(count, FEW)
    const rematches = couples.length
    expect(twoOpponents(count, FEW, everybodyHasMet(count))).toEqual({
      couples,
      rematches,
      rematchesInPattern: rematches,
      proof: 'search',
    })
  })

  test.each([4, 5, 6, 7, 8, 9, 10, 11, 12])('DIA-17 %d left who have all met: the pattern', (count) => {
    const { couples, rematches, proof } = twoOpponents(count, FEW, everybodyHasMet(count))
    expect({ couples, rematches, proof }).toEqual({ couples: patternOf(count, FEW), rematches: count, proof: 'search' })
  })

  test.each`
    met              | couples        | rematches | why
    ${'AC'}          | ${'A-B-C-D-A'} | ${0}      | ${'the only ring without it'}
    ${'AB CD'}       | ${'A-C-B-D-A'} | ${0}      | ${'the pattern has neither'}
    ${'AC AD'}       | ${'A-B-D-C-A'} | ${1}      | ${'A meets one of them again, and A-C comes before A-D'}
    ${'AC BC BD'}    | ${'A-B-C-D-A'} | ${1}      | ${'B-C again is the fewest'}
    ${'AC AD BC BD'} | ${'A-B-D-C-A'} | ${2}      | ${'two strangers each in the same half'}
  `('DIA-17 four left, $met have met: $couples ($why)', ({ met, couples, rematches }) => {
    const pairs = met.split(' ')
    const name = (a: number, b: number) => String.fromCharCode(65 + a, 65 + b)
    const found = twoOpponents(
      4,
      FEW,
      historyOf(4, (a, b) => pairs.includes(name(a, b))),
    )
    expect(found).toMatchObject({ couples: couplesAlong(couples), rematches })
  })

  const few = sized({ test: 6, rest: 40, deep: 40 })

  test(`DIA-17 up to nine the choice is that of trying all sets (seed "${seed}")`, () => {
    const tally = new Tally()
    for (let count = 3; count <= 9; count++)
      for (let perCent = 0; perCent <= 100; perCent += 10)
        for (let run = 0; run < (count < 9 ? few : few / 5); run++) {
          const which = `seed "${seed}", ${count} places, ${perCent} %, run ${run}`
          const roll = new Dice(seed).stream(which)
          const fewMax = roll(2, 9)
          const met = history(count, perCent, roll)
          const found = twoOpponents(count, fewMax, met)
          expect(found.couples, which).toEqual(bestByTrying(count, fewMax, met))
          const [rematches, otherLengths] = judgementOf(found.couples, count, fewMax, met)
          expect(found.rematches, which).toBe(rematches)
          tally.add(found, otherLengths)
        }
    tally.print(`up to nine, seed "${seed}"`)
    expect(tally.least()).toBeGreaterThan(few)
  })

  test(`DIA-17 with ten to twelve all that is compared is as in a table over all subsets (seed "${seed}")`, () => {
    const runs = sized({ test: 4, rest: 10, deep: 10 })
    const tally = new Tally()
    for (let count = 10; count <= 12; count++)
      for (let perCent = 10; perCent <= 100; perCent += 10)
        for (let run = 0; run < runs; run++) {
          const which = `seed "${seed}", ${count} places, ${perCent} %, run ${run}`
          const roll = new Dice(seed).stream(which)
          const fewMax = roll(1, 3) === 1 ? 12 : FEW
          expectAsByTable(count, fewMax, history(count, perCent, roll), which, tally)
        }
    tally.print(`ten to twelve, seed "${seed}"`)
    expect(tally.least()).toBeGreaterThan(0.8 * runs)
  })

  test('DIA-17 … and where two camps have only met inside, or only across', () => {
    for (const count of [10, 11, 12])
      for (const camp of [1, 2, 3, 4, 5, 6])
        for (const stride of [1, 7])
          for (const fewMax of [FEW, 12]) {
            const isInCamp = (place: number) => (stride * place) % count < camp
            const which = `${camp} of ${count}, stride ${stride}, few are ${fewMax}`
            const across = historyOf(count, (a, b) => isInCamp(a) !== isInCamp(b))
            const inside = historyOf(count, (a, b) => isInCamp(a) === isInCamp(b))
            expectAsByTable(count, fewMax, across, `across, ${which}`)
            expectAsByTable(count, fewMax, inside, `inside, ${which}`)
          }
  })
})

describe('more than twelve', () => {
  test(`DIA-17 never more rematches than in the pattern, and mostly none (seed "${seed}")`, () => {
    const tally = new Tally()
    for (let count = 13; count <= 60; count++)
      for (const perCent of [2, 5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 99]) {
        const which = `seed "${seed}", ${count} places, ${perCent} %`
        const roll = new Dice(seed).stream(which)
        const fewMax = roll(1, 4) === 1 ? 1000 : FEW
        const met = history(count, perCent, roll)
        const found = twoOpponents(count, fewMax, met)
        expectTwoOpponents(found.couples, count, which)
        expect(found.rematches, which).toBe(rematchesIn(found.couples, count, met))
        expect(found.rematchesInPattern, which).toBe(rematchesIn(patternOf(count, fewMax), count, met))
        expect(found.rematches, which).toBeLessThanOrEqual(found.rematchesInPattern)
        expect(found.proof, which).toBe(found.rematches === 0 ? 'none' : 'unknown')
        if (perCent <= 20) expect(found.rematches, which).toBe(0)
        tally.add(found, 0)
      }
    tally.print(`13 to 60, seed "${seed}"`)
    expect(tally.avoided).toBeGreaterThan(300)
    expect(tally.unavoided).toBeGreaterThan(100)
  })

  test('DIA-17 one rematch among many costs one exchange of the least displacement', () => {
    const { couples, rematches } = twoOpponents(
      20,
      FEW,
      historyOf(20, (a, b) => a === 3 && b === 10),
    )
    expect(rematches).toBe(0)
    expect(couples.filter((couple) => !isIn(patternOf(20, FEW), couple))).toEqual([
      [3, 11],
      [10, 18],
    ])
  })

  test('DIA-17 the only two who have not met are paired, at the cost of another rematch', () => {
    for (let a = 0; a < 13; a++)
      for (let b = a + 1; b < 13; b++) {
        const met = historyOf(13, (c, d) => c !== a || d !== b)
        const { couples, rematches } = twoOpponents(13, FEW, met)
        expect({ rematches, areOpponents: isIn(couples, [a, b]) }).toEqual({ rematches: 12, areOpponents: true })
        expectTwoOpponents(couples, 13)
      }
  })

  test(`DIA-17 a ring stays across the halves while few have met (seed "${seed}")`, () => {
    for (let count = 14; count <= 40; count++) {
      const which = `seed "${seed}", a ring of ${count}`
      const met = history(count, 5, new Dice(seed).stream(which))
      const [rematches, , insideHalf] = judgementOf(twoOpponents(count, 1000, met).couples, count, 1000, met)
      expect({ rematches, insideHalf }, which).toEqual({ rematches: 0, insideHalf: count % 2 })
    }
  })

  test.each([13, 100, 500])('DIA-17 %d who have all met: the pattern, and no proof', (count) => {
    const { couples, rematches, proof } = twoOpponents(count, FEW, everybodyHasMet(count))
    expect({ couples, rematches, proof }).toEqual({
      couples: patternOf(count, FEW),
      rematches: count,
      proof: 'unknown',
    })
  })
})

test(`DIA-17 always the same answer (seed "${seed}")`, () => {
  const inputs = Array.from({ length: 300 }, (_, run) => {
    const roll = new Dice(seed).stream(`same answer ${run}`)
    const count = roll(2, 30)
    return { count, fewMax: roll(2, 30), met: history(count, roll(0, 100), roll) }
  })
  const answers = () => inputs.map(({ count, fewMax, met }) => twoOpponents(count, fewMax, met))
  const first = answers()
  inputs.reverse()
  expect(answers().reverse(), 'in the other order').toEqual(first)
})

test('who has met must be known of everybody', () => {
  expect(() => twoOpponents(4, FEW, nobodyHasMet(5))).toThrow(RangeError)
})

// --- what is expected ----------------------------------------------------------------------------

function expectTwoOpponents(couples: readonly Couple[], count: number, which = `${count} places`): void {
  expect(couples, which).toHaveLength(count)
  expect(new Set(couples.map(String)).size, `${which}: no couple twice`).toBe(count)
  expect(
    couples.every(([a, b]) => 0 <= a && a < b && b < count),
    `${which}: higher first`,
  ).toBe(true)
  expect(
    [...couples].sort(([a, b], [c, d]) => a - c || b - d),
    `${which}: in order`,
  ).toEqual(couples)
  const pairs = new Array<number>(count).fill(0)
  for (const place of couples.flat()) pairs[place] = (pairs[place] ?? 0) + 1
  expect(
    pairs.every((each) => each === 2),
    which,
  ).toBe(true)
}

function expectAsByTable(count: number, fewMax: number, met: Uint8Array, which: string, tally = new Tally()): void {
  const found = twoOpponents(count, fewMax, met)
  const judgement = judgementByTable(count, fewMax, met)
  expectTwoOpponents(found.couples, count, which)
  expect(judgementOf(found.couples, count, fewMax, met), which).toEqual(judgement)
  expect(found.rematches, which).toBe(judgement[0])
  expect(found.proof, which).toBe(found.rematches === 0 ? 'none' : 'search')
  tally.add(found, judgement[1])
}

const isIn = (couples: readonly Couple[], [a, b]: Couple): boolean => couples.some(([c, d]) => a === c && b === d)

/** How often what happened, so that an idle test shows. */
class Tally {
  avoided = 0
  unavoided = 0
  private otherRings = 0
  private untouched = 0

  add({ rematches, rematchesInPattern }: TwoOpponents, otherRings: number): void {
    if (rematchesInPattern === 0) this.untouched++
    else if (rematches === 0) this.avoided++
    else this.unavoided++
    this.otherRings += otherRings
  }

  least(): number {
    return Math.min(this.avoided, this.unavoided, this.otherRings)
  }

  print(title: string): void {
    const { untouched, avoided, unavoided, otherRings } = this
    process.stdout.write(
      `two opponents, ${title}: pattern without rematch ${untouched}, all avoided ${avoided}, ` +
        `some unavoidable or left ${unavoided}, other rings than the pattern's ${otherRings}\n`,
    )
  }
}
