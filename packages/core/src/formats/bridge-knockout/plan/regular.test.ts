import { describe, expect, test } from 'vitest'
import { vector } from '../../../../test/vectors.ts'
import { type DrawnMatch, type DrawnRound, regularFrom, roundsFor } from './regular.ts'

interface PrintedMatch {
  teams: number[]
  advance: number
  survivorsTake: number[]
}
const { fields } = vector('bridge-bracketing') as { fields: { teams: number; rounds: PrintedMatch[][] }[] }

const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i)
const all = from(8, 64)
const inOrder = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)
const firstRound = (teams: number) => roundsFor(teams)[0] as DrawnRound
const written = (round: DrawnRound) => round.map(({ seats }) => seats.join('-')).join(' ')

describe('the lists', () => {
  test('BRI-17 to BRI-24 all fields of 8 to 36 are printed', () =>
    expect(fields.map(({ teams }) => teams)).toEqual(from(8, 36)))

  test.each(fields)('BRI-17 to BRI-24, BRI-27 $teams teams: every round as printed', ({ teams, rounds }) => {
    const asDrawn = (match: PrintedMatch) => ({
      seats: match.teams,
      advance: match.advance,
      takes: match.survivorsTake,
    })
    expect(roundsFor(teams)).toEqual(rounds.map((round) => round.map(asDrawn)))
  })

  test.each`
    teams | begins                                 | ends
    ${37} | ${'1-37 2-36 3-24-25 4-23-26 5-22-27'} | ${'11-16-33 12-15-34 13-14-35'}
    ${40} | ${'1-40 2-39 3-38 4-37'}               | ${'14-19-30 15-18-31 16-17-32'}
    ${47} | ${'1-47 2-46'}                         | ${'22-26 23-24-25'}
    ${48} | ${'1-31-34 2-32-33 3-29-36 4-30-35'}   | ${'13-19-46 14-20-45 15-17-48 16-18-47'}
    ${49} | ${'1-49 2-48 3-32-33 4-31-34'}         | ${'16-19-46 17-18-47'}
    ${62} | ${'1-62 2-61'}                         | ${'28-35 29-31-34 30-32-33'}
    ${63} | ${'1-63 2-62'}                         | ${'30-34 31-32-33'}
    ${64} | ${'1-64 2-63'}                         | ${'31-34 32-33'}
  `('BRI-25, BRI-26 $teams teams on the lines of the printed lists', ({ teams, begins, ends }) => {
    expect(written(firstRound(teams)).startsWith(begins)).toBe(true)
    expect(written(firstRound(teams)).endsWith(ends)).toBe(true)
  })

  test('BRI-17 regular from four: 1-4 2-3, then 1-2', () =>
    expect(regularFrom(4).map(written)).toEqual(['1-4 2-3', '1-2']))

  test.each([7, 65, 8.5, Number.NaN])('BRI-32 there is no list for %d teams', (teams) =>
    expect(() => roundsFor(teams)).toThrow(`there is no bracket for ${teams} teams`),
  )

  test.each([0, 6, 12, 24])('BRI-17 %i teams have no regular rounds', (teams) =>
    expect(() => regularFrom(teams)).toThrow(RangeError),
  )
})

describe('every field from 8 to 64', () => {
  test.each(all)('BRI-30 %i teams: each number plays exactly once in each round, and 1 to m are handed on', (teams) => {
    let left = teams
    for (const round of roundsFor(teams)) {
      expect(inOrder(round.flatMap(({ seats }) => seats))).toEqual(from(1, left))
      const handedOn = round.flatMap(({ takes }) => takes)
      expect(inOrder(handedOn)).toEqual(from(1, handedOn.length))
      left = handedOn.length
    }
    expect(left).toBe(1)
  })

  test('BRI-27 a match hands on its lowest numbers, as many as advance', () => {
    for (const { seats, advance, takes } of all.flatMap(roundsFor).flat()) {
      expect(takes).toEqual(inOrder(seats).slice(0, advance))
      expect(seats).toEqual(inOrder(seats))
    }
  })

  test.each`
    first | last  | left
    ${8}  | ${8}  | ${[4, 2, 1]}
    ${9}  | ${11} | ${[6, 4, 2, 1]}
    ${12} | ${18} | ${[8, 4, 2, 1]}
    ${19} | ${23} | ${[12, 8, 4, 2, 1]}
    ${24} | ${36} | ${[16, 8, 4, 2, 1]}
    ${37} | ${47} | ${[24, 16, 8, 4, 2, 1]}
    ${48} | ${64} | ${[32, 16, 8, 4, 2, 1]}
  `('BRI-18 to BRI-26 of $first to $last teams $left are left after the rounds', ({ first, last, left }) => {
    for (const teams of from(first, last))
      expect(roundsFor(teams).map((round) => round.flatMap(({ takes }) => takes).length)).toEqual(left)
  })

  test('BRI-20, BRI-24 one advances from the three-ways of 17, 18 and 33 to 36 teams, two from all others', () => {
    for (const teams of all) {
      const threeWays = roundsFor(teams)
        .flat()
        .filter(({ seats }) => seats.length === 3)
      const one = [17, 18, 33, 34, 35, 36].includes(teams)
      expect(new Set(threeWays.map(({ advance }) => advance))).toEqual(
        new Set(threeWays.length > 0 ? [one ? 1 : 2] : []),
      )
    }
  })
})

describe('the caution', () => {
  /** The half of the bracket the regular rounds bring a number to: 1 or 2. */
  const halfOf = (number: number, teams: number): number =>
    teams === 2 ? number : halfOf(Math.min(number, teams + 1 - number), teams / 2)

  test('BRI-26 29 and 32 are in the same half of 32, as are all that leave 0 or 1 when divided by four', () => {
    expect(halfOf(29, 32)).toBe(halfOf(32, 32))
    for (const number of from(1, 32)) expect(halfOf(number, 32)).toBe(number % 4 < 2 ? 1 : 2)
  })

  test.each([
    ...from(12, 15).map((teams) => [teams, 8] as const),
    ...from(24, 31).map((teams) => [teams, 16] as const),
    ...from(48, 63).map((teams) => [teams, 32] as const),
  ])('BRI-19, BRI-23, BRI-26 %i teams: no three-way hands on two numbers of one half of %i', (teams, left) => {
    const threeWays = firstRound(teams).filter(({ seats }) => seats.length === 3)
    expect(threeWays).toHaveLength(2 * left - teams)
    for (const { takes } of threeWays) expect(new Set(takes.map((number) => halfOf(number, left))).size).toBe(2)
  })
})

/**
 * BRI-28, exactly: matches are independent, so where two teams can stand after a round depends on nothing but where they
 * stood before it. All that two teams can be is the two numbers they play under and whether they have met.
 */
describe('meeting again', () => {
  test.each(from(8, 64))(
    'BRI-28 %i teams: where two can meet again (each way two teams can come, all followed)',
    (teams) => expect(repeatsOf(teams)).toEqual(ruleFor(teams)),
  )

  test.each([8, 9, 10, 11, 12, 13, 14, 15])(
    'BRI-28 %i teams: the same when every way the event can be played is played to its end',
    (teams) => expect(named(playedOut(roundsFor(teams)), teams)).toEqual(repeatsOf(teams)),
  )

  test('BRI-31 37 to 47 teams: nobody meets again in the rounds of 24, 16 and 8', () => {
    for (const teams of from(37, 47))
      for (const round of roundsWithRepeats(roundsFor(teams))) expect(round).toBeGreaterThanOrEqual(4)
  })

  test.each([21, 23])(
    'BRI-27 %i teams could repeat in the quarterfinals by any other way to hand on numbers',
    (teams) => {
      const byFinish: HandsOn = (_, { takes }) => takes
      const byKeeping: HandsOn = (number, { takes }) => (takes.includes(number) ? [number] : takes)
      const quarterfinals = 2
      expect(roundsWithRepeats(roundsFor(teams), byFinish)).toContain(quarterfinals)
      expect(roundsWithRepeats(roundsFor(teams), byKeeping)).toContain(quarterfinals)
      expect(roundsWithRepeats(roundsFor(teams))).not.toContain(quarterfinals)
    },
  )

  // 45 and 47 follow from which lists BRI-31 chooses.
  const ruleFor = (teams: number): string[] => {
    if (isIn(teams, [8, 8], [16, 18], [32, 36], [64, 64])) return []
    if (isIn(teams, [9, 10], [19, 21], [37, 44], [46, 47])) return ['semifinal', 'final']
    return ['final']
  }
  const isIn = (teams: number, ...ranges: [number, number][]) =>
    ranges.some(([first, last]) => teams >= first && teams <= last)

  const repeatsOf = (teams: number) => named(roundsWithRepeats(roundsFor(teams)), teams)
  const named = (rounds: readonly number[], teams: number) =>
    rounds.map((round) => ['final', 'semifinal'][roundsFor(teams).length - 1 - round] ?? `round ${round + 1}`)
})

/** The numbers a team may take if it advances from a match it played under this number. */
type HandsOn = (number: number, match: DrawnMatch) => readonly number[]

/** BRI-27: of each set that may advance, the place among them. */
const sorted: HandsOn = (number, { seats, advance, takes }) => {
  const places = subsets(seats, advance)
    .filter((through) => through.includes(number))
    .map((through) => takes[through.indexOf(number)] as number)
  return [...new Set(places)]
}

const subsets = (seats: readonly number[], size: number): number[][] => {
  if (size === 0) return [[]]
  return seats.flatMap((seat, i) => subsets(seats.slice(i + 1), size - 1).map((rest) => [seat, ...rest]))
}

interface Two {
  readonly a: number
  readonly b: number
  readonly met: boolean
}

/** Rounds, from 0, in which two teams that have met can be drawn against each other. */
function roundsWithRepeats(rounds: readonly DrawnRound[], handsOn: HandsOn = sorted): number[] {
  let standing = couplesOf((rounds[0] as DrawnRound).flatMap(({ seats }) => seats))
  const repeats: number[] = []
  rounds.forEach((round, r) => {
    const next = new Map<string, Two>()
    for (const two of standing) {
      if (two.met && matchOf(two.a, round) === matchOf(two.b, round)) repeats.push(r)
      for (const then of after(two, round, handsOn)) next.set(`${then.a} ${then.b} ${then.met}`, then)
    }
    standing = [...next.values()]
  })
  return [...new Set(repeats)]
}

const couplesOf = (numbers: readonly number[]): Two[] =>
  numbers.flatMap((a) => numbers.filter((b) => a < b).map((b) => ({ a, b, met: false })))

const matchOf = (number: number, round: DrawnRound): DrawnMatch =>
  round.find(({ seats }) => seats.includes(number)) as DrawnMatch

function after({ a, b, met }: Two, round: DrawnRound, handsOn: HandsOn): Two[] {
  const [one, other] = [matchOf(a, round), matchOf(b, round)]
  const numbers = handsOn(a, one).flatMap((x) => handsOn(b, other).map((y) => [x, y] as const))
  return numbers
    .filter(([x, y]) => x !== y && (one !== other || one.advance === 2))
    .map(([x, y]) => ({ a: x, b: y, met: met || one === other }))
}

/** The same by playing every event there can be; `holders[k]` is who plays under k + 1. */
function playedOut(rounds: readonly DrawnRound[]): number[] {
  const repeats = new Set<number>()
  play(0, inOrder((rounds[0] as DrawnRound).flatMap(({ seats }) => seats)), new Set())
  return [...repeats].toSorted((a, b) => a - b)

  function play(r: number, holders: readonly number[], met: ReadonlySet<string>): void {
    const meetings = (rounds[r] ?? []).flatMap(({ seats }) =>
      couplesOf(inOrder(seats.map((seat) => holders[seat - 1] as number))),
    )
    const names = meetings.map(({ a, b }) => `${a} ${b}`)
    if (names.some((name) => met.has(name))) repeats.add(r)
    if (r < rounds.length - 1)
      for (const next of outcomes(rounds[r] as DrawnRound, holders)) play(r + 1, next, new Set([...met, ...names]))
  }
}

/** All ways a round can end: who holds which number after it. */
const outcomes = (round: DrawnRound, holders: readonly number[]): number[][] =>
  round.reduce<number[][]>(
    (ways, { seats, advance, takes }) =>
      subsets(seats, advance).flatMap((through) =>
        ways.map((way) => {
          const next = [...way]
          takes.forEach((number, i) => {
            next[number - 1] = holders[(through[i] as number) - 1] as number
          })
          return next
        }),
      ),
    [[]],
  )
