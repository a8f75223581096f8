import { expect, test } from 'vitest'
import { matesByEdmonds } from '../../test/pools/best.ts'
import { seed } from '../../test/pools/past.ts'
import { Dice, type Roll } from '../dice/dice.ts'
import { type Fits, NOBODY, perfectMatching } from './perfect-matching.ts'

const nobodyPaired = (size: number) => new Int32Array(size).fill(NOBODY)

/** Who fits whom, written as 'ab bc'. */
function drawn(size: number, links: string): Fits {
  const letters = [...'abcdefghijklmnop'].slice(0, size)
  const fits = new Set(links.split(' ').flatMap((link) => [link, [...link].reverse().join('')]))
  return (a, b) => fits.has(`${letters[a]}${letters[b]}`)
}

test.each`
  what                                       | size  | links                                             | isPossible
  ${'nobody at all'}                         | ${0}  | ${''}                                             | ${true}
  ${'one alone'}                             | ${1}  | ${''}                                             | ${false}
  ${'two who fit'}                           | ${2}  | ${'ab'}                                           | ${true}
  ${'two who do not'}                        | ${2}  | ${''}                                             | ${false}
  ${'three in a ring'}                       | ${3}  | ${'ab bc ca'}                                     | ${false}
  ${'a ring of three with a stalk'}          | ${4}  | ${'ab bc ca cd'}                                  | ${true}
  ${'a star'}                                | ${4}  | ${'ab ac ad'}                                     | ${false}
  ${'two rings of three joined by a link'}   | ${6}  | ${'ab bc ca cd de ef fd'}                         | ${true}
  ${'two rings of three apart'}              | ${6}  | ${'ab bc ca de ef fd'}                            | ${false}
  ${'two rings of five on a stalk of two'}   | ${12} | ${'ab bc cd de ea af fg gh hi ij jk kl lh'}       | ${true}
  ${'three rings of three around one'}       | ${10} | ${'ab bc ca de ef fd gh hi ig ja jd jg'}          | ${false}
  ${'a ring of three inside a ring of five'} | ${8}  | ${'ab bc ca cd de ea af gb gh'}                   | ${true}
  ${'the Petersen graph'}                    | ${10} | ${'ab bc cd de ea af bg ch di ej fh hj jg gi if'} | ${true}
`('a perfect matching of $what: $isPossible', ({ size, links, isPossible }) => {
  const fits = drawn(size, links)
  const mates = perfectMatching(nobodyPaired(size), fits)
  expect(mates !== undefined).toBe(isPossible)
  if (mates) expectPerfect(mates, fits)
})

test('who sits out keeps sitting out, and no pair of the start is sacred', () => {
  const start = Int32Array.of(NOBODY, 2, 1, NOBODY, 4)
  const mates = perfectMatching(start, drawn(5, 'ab bc cd ae be ce de'))
  expect(mates).toEqual(Int32Array.of(1, 0, 3, 2, 4))
  expect(start, 'the start is not touched').toEqual(Int32Array.of(NOBODY, 2, 1, NOBODY, 4))
})

test(`a perfect matching is found exactly if there is one, in 6000 graphs of up to fourteen (seed "${seed}")`, () => {
  const roll = new Dice(seed).stream('perfect matching')
  const happened = { found: 0, none: 0, 'found where a first attempt was stuck': 0, 'somebody sat out': 0 }
  for (let run = 0; run < 6000; run++) {
    const size = roll(0, 14)
    const fits = randomGraph(size, roll(5, 60), roll)
    const out = size % 2 === 1 ? roll(0, size - 1) : undefined
    const start = firstAttempt(size, fits, out)
    const mates = perfectMatching(start, fits)
    expect(mates !== undefined, `seed "${seed}", run ${run}`).toBe(hasPerfectMatching(size, fits, out))
    if (mates) expectPerfect(mates, fits, out)
    if (out !== undefined) happened['somebody sat out']++
    if (mates) happened.found++
    else happened.none++
    if (mates && start.includes(NOBODY)) happened['found where a first attempt was stuck']++
  }
  process.stdout.write(`perfect matching, seed "${seed}": ${JSON.stringify(happened)}\n`)
  expect(happened.found).toBeGreaterThan(1000)
  expect(happened.none).toBeGreaterThan(1000)
  expect(happened['found where a first attempt was stuck']).toBeGreaterThan(300)
})

test(`… and agrees with edmonds-blossom in 300 sparse graphs of 30 to 80 (seed "${seed}")`, () => {
  const roll = new Dice(seed).stream('sparse')
  const happened = { found: 0, none: 0 }
  for (let run = 0; run < 300; run++) {
    const size = 2 * roll(15, 40)
    const fits = randomGraph(size, roll(300, 600) / size, roll)
    const mates = perfectMatching(nobodyPaired(size), fits)
    const theirs = matesByEdmonds(size, (a, b) => (fits(a, b) ? 0 : 1))
    expect(mates !== undefined, `seed "${seed}", run ${run}`).toBe(theirs.every((b, a) => fits(a, b)))
    if (mates) expectPerfect(mates, fits)
    happened[mates ? 'found' : 'none']++
  }
  process.stdout.write(`perfect matching against edmonds-blossom, seed "${seed}": ${JSON.stringify(happened)}\n`)
  expect(Math.min(happened.found, happened.none)).toBeGreaterThan(30)
})

function expectPerfect(mates: Int32Array, fits: Fits, out?: number): void {
  for (const [a, b] of mates.entries())
    if (a === out) expect(b).toBe(a)
    else expect([fits(a, b), mates[b]]).toEqual([true, a])
}

function randomGraph(size: number, percent: number, roll: Roll): Fits {
  const table = Array.from({ length: size }, () => Array.from({ length: size }, () => roll(1, 1000) <= 10 * percent))
  return (a, b) => a !== b && (table[Math.min(a, b)] as boolean[])[Math.max(a, b)] === true
}

/** Everybody takes the first one free. */
function firstAttempt(size: number, fits: Fits, out?: number): Int32Array {
  const mates = nobodyPaired(size)
  if (out !== undefined) mates[out] = out
  for (let a = 0; a < size; a++)
    for (let b = 0; b < a; b++)
      if (mates[a] === NOBODY && mates[b] === NOBODY && fits(a, b)) {
        mates[a] = b
        mates[b] = a
      }
  return mates
}

/** By trying: the first one left with each of the others. */
function hasPerfectMatching(size: number, fits: Fits, out?: number): boolean {
  const isPossible = ([first, ...others]: readonly number[]): boolean =>
    first === undefined ||
    others.some((other) => fits(first, other) && isPossible(others.filter((each) => each !== other)))
  return isPossible([...nobodyPaired(size).keys()].filter((each) => each !== out))
}
