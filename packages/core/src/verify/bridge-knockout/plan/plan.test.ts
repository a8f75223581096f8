/** The brackets of every size, against the printed lists and the properties the rules ask for. */
import { expect, test } from 'vitest'
import { vector } from '../../../../test/vectors.ts'
import { bracketOf, hasThreeWay, type PlannedMatch, type PlannedRound, planOf } from './plan.ts'
import { quarterOf } from './second-round.ts'

interface Printed {
  readonly teams: number
  readonly rounds: readonly (readonly { readonly teams: readonly number[]; readonly advance: number }[])[]
}

const { fields: printed } = vector('bridge-bracketing') as { readonly fields: readonly Printed[] }
const sizes = Array.from({ length: 62 }, (_, i) => i + 3)
const inWords = ({ matches }: PlannedRound): string =>
  matches.map(({ numbers, places }) => `${numbers.join('-')} > ${places}`).join(', ')

test.each(printed.map((field) => [field.teams, field] as const))(
  'BRI-17 to BRI-24 %i teams as printed',
  (teams, { rounds }) => {
    const lists = rounds.map((round) => round.map((match) => `${match.teams.join('-')} > ${match.advance}`).join(', '))
    expect(planOf(teams).map(inWords)).toEqual(lists)
  },
)

test.each(sizes)('BRI-30 of %i teams nobody is left out of any round, and one is left', (teams) => {
  const rounds = planOf(teams)
  for (const { matches, begins } of rounds) {
    const numbers = matches.flatMap((match) => match.numbers)
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: begins }, (_, i) => i + 1))
    for (const match of matches) expect(match.numbers).toEqual(match.numbers.toSorted((a, b) => a - b))
  }
  expect(rounds.at(-1)?.leaves).toBe(1)
})

test.each`
  teams | left
  ${3}  | ${'2 1'}
  ${4}  | ${'2 1'}
  ${5}  | ${'2 1'}
  ${6}  | ${'4 2 1'}
  ${7}  | ${'4 2 1'}
  ${11} | ${'6 4 2 1'}
  ${18} | ${'8 4 2 1'}
  ${23} | ${'12 8 4 2 1'}
  ${36} | ${'16 8 4 2 1'}
  ${37} | ${'24 16 8 4 2 1'}
  ${47} | ${'24 16 8 4 2 1'}
  ${48} | ${'32 16 8 4 2 1'}
  ${64} | ${'32 16 8 4 2 1'}
`('BRI-18 to BRI-26 $teams teams leave $left', ({ teams, left }) => {
  expect(
    planOf(teams)
      .map(({ leaves }) => leaves)
      .join(' '),
  ).toBe(left)
})

test('BRI-26 sixty-two: neighbours are changed, so that no three-way hands on two numbers of one half', () => {
  expect(inWords(planOf(62)[0] as PlannedRound)).toContain('29-31-34 > 2, 30-32-33 > 2')
})

test('BRI-34 a three-way is needed for all sizes but 4, 5, 8, 16, 32 and 64', () => {
  expect(sizes.filter((teams) => !hasThreeWay(bracketOf(teams)))).toEqual([4, 5, 8, 16, 32, 64])
})

test('BRI-29 the semifinals of 9 to 11, 19 to 23 and 37 to 47 and the quarterfinals of 19 to 23 are paired anew', () => {
  const anew = sizes.filter((teams) => planOf(teams).some(({ isPairedAnew }) => isPairedAnew))
  const between = (least: number, most: number) => sizes.filter((teams) => teams >= least && teams <= most)
  expect(anew).toEqual([...between(9, 11), ...between(19, 23), ...between(37, 47)])
  for (const teams of anew) {
    const begins = planOf(teams).flatMap((round) => (round.isPairedAnew ? round.begins : []))
    expect(begins).toEqual(teams >= 19 && teams <= 23 ? [8, 4] : [4])
  }
})

// --- BRI-31 ------------------------------------------------------------------------------------

const secondRounds = sizes.filter((teams) => teams >= 37 && teams <= 47)
const quarters = (numbers: readonly number[]): number[] => numbers.slice(0, 2).map(quarterOf)
const half = (quarter: number): number => (quarter === 1 || quarter === 4 ? 1 : 2)

test.each(secondRounds)('BRI-31 the second round of %i teams keeps survivors apart', (teams) => {
  const [first, second] = planOf(teams) as [PlannedRound, PlannedRound]
  const matchOf = (number: number): readonly number[] =>
    second.matches.find(({ numbers }) => numbers.includes(number))?.numbers ?? []
  for (const { numbers, places } of second.matches) {
    expect(numbers.map((number) => Math.ceil(number / 8))).toEqual([1, 2, 3])
    expect(places).toBe(2)
    const [one = 0, other = 0] = quarters(numbers)
    expect(half(one)).not.toBe(half(other))
  }
  for (const { numbers } of first.matches.filter((match) => match.places === 2)) {
    const [one = 0, other = 0] = numbers
    const shared = quarters(matchOf(one)).filter((quarter) => quarters(matchOf(other)).includes(quarter))
    expect(shared).toEqual([])
  }
})

test('BRI-31 where nothing forbids it the table is the list of 24 teams', () => {
  const listOf24 = (planOf(24)[0] as PlannedRound).matches.map(({ numbers }) => numbers.join('-')).join(' ')
  const alike = secondRounds.filter((teams) => {
    const [, second] = planOf(teams)
    return second?.matches.map(({ numbers }) => numbers.join('-')).join(' ') === listOf24
  })
  expect(alike).toEqual([38, 42, 46])
})

/** BRI-27: what the holder of a number can take from a match: the first its lowest, the last of three its second. */
function handedTo(number: number, match: PlannedMatch | undefined): readonly number[] {
  const { numbers, places } = match as PlannedMatch
  if (places === 1) return numbers.slice(0, 1)
  const seat = numbers.indexOf(number)
  return numbers.slice(seat === 2 ? 1 : 0, seat === 0 ? 1 : 2)
}

/** The numbers two who have met can hold when so many are left, as "a-b". */
function metBefore(teams: number, left: number): Set<string> {
  let met = new Set<string>()
  for (const { matches, begins } of planOf(teams)) {
    if (begins <= left) return met
    const matchOf = new Map(matches.flatMap((match) => match.numbers.map((number) => [number, match] as const)))
    const after = new Set<string>()
    const keep = (a: number, b: number) => after.add(`${Math.min(a, b)}-${Math.max(a, b)}`)
    for (const { numbers, places } of matches) if (places === 2) keep(numbers[0] as number, numbers[1] as number)
    for (const pair of met) {
      const [a = 0, b = 0] = pair.split('-').map(Number)
      for (const x of handedTo(a, matchOf.get(a))) for (const y of handedTo(b, matchOf.get(b))) keep(x, y)
    }
    met = after
  }
  return met
}

/** Can two who have met be drawn together when so many are left? */
function canMeetAgain(teams: number, left: number): boolean {
  const met = metBefore(teams, left)
  const round = planOf(teams).find(({ begins }) => begins === left)
  const pairs = round?.matches.flatMap(({ numbers }) =>
    numbers.flatMap((a, i) => numbers.slice(i + 1).map((b) => `${a}-${b}`)),
  )
  return pairs?.some((pair) => met.has(pair)) ?? false
}

const large = sizes.filter((teams) => teams >= 8)

test('BRI-28 nobody meets again before the semifinals, where no three-way has lost two teams', () => {
  for (const left of [32, 24, 16, 12, 8, 6]) expect(large.filter((teams) => canMeetAgain(teams, left))).toEqual([])
})
test('BRI-28 semifinals can repeat a match of 9, 10, 19 to 21, 37 to 44, 46 and 47 teams', () => {
  const between = (least: number, most: number) => large.filter((teams) => teams >= least && teams <= most)
  const due = [9, 10, ...between(19, 21), ...between(37, 44), 46, 47]
  expect(large.filter((teams) => canMeetAgain(teams, 4))).toEqual(due)
})
test('BRI-28 a final never repeats a match of 8, 16 to 18, 32 to 36 and 64 teams', () => {
  expect(large.filter((teams) => !canMeetAgain(teams, 2))).toEqual([8, 16, 17, 18, 32, 33, 34, 35, 36, 64])
})
