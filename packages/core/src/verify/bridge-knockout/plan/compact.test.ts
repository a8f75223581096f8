/** The compact knockout (BRI-65 to BRI-70, BRI-103, BRI-107). */
import { describe, expect, test } from 'vitest'
import {
  absent,
  average,
  cancelled,
  closed,
  edited,
  entered,
  entry,
  type Fields,
  handicap,
  inBrackets,
  isFound,
  isGood,
  type Log,
  named,
  paired,
  ranks,
  report,
  rulesFound,
  ruling,
  start,
  started,
  through,
  upTo,
  verdictOf,
  withdrew,
} from '../../../../test/bridge-log.ts'
import { vector } from '../../../../test/vectors.ts'
import { drawnByLot } from '../../lot.ts'
import { compactPlanOf } from './compact.ts'
import type { PlannedMatch } from './plan.ts'

interface Pattern {
  readonly tables: number
  readonly headToHeadTables: readonly number[]
  readonly ringTables: readonly number[]
}
const { patterns } = vector('bridge-compact') as { readonly patterns: readonly Pattern[] }

const sizes = (matches: readonly PlannedMatch[]): number[] => {
  const rings = matches.filter(({ numbers }) => numbers.length === 3).length
  return [2 * (matches.length - rings), 3 * rings]
}

describe('the patterns', () => {
  test.each(patterns.map((pattern) => [pattern.tables, pattern] as const))(
    'BRI-66 %i teams: as many tables of head-to-heads and of rings as printed',
    (teams, { headToHeadTables, ringTables }) => {
      const [first, second] = compactPlanOf(teams)?.rounds ?? []
      expect(sizes(first?.matches ?? [])).toEqual([headToHeadTables[0], ringTables[0]])
      expect(sizes(second?.matches ?? [])).toEqual([headToHeadTables[1], ringTables[1]])
    },
  )
  test.each(upTo(5).map((i) => i + 11))('BRI-68 of %i everybody plays both halves, and four are left', (teams) => {
    const [first, second, semifinals] = compactPlanOf(teams)?.rounds ?? []
    const numbers = (matches: readonly PlannedMatch[] = []) =>
      matches.flatMap((match) => match.numbers).toSorted((a, b) => a - b)
    const goTo = (matches: readonly PlannedMatch[] = []) =>
      matches
        .flatMap((match) => [...(match.goTo?.winners ?? []), ...(match.goTo?.losers ?? [])])
        .toSorted((a, b) => a - b)
    expect(numbers(first?.matches)).toEqual(upTo(teams))
    expect(numbers(second?.matches)).toEqual(upTo(teams))
    expect(goTo(first?.matches)).toEqual(upTo(teams))
    expect(goTo(second?.matches)).toEqual(upTo(4))
    expect(second?.leaves).toBe(4)
    expect(semifinals?.matches.map((match) => match.numbers.join('-'))).toEqual(['1-4', '2-3'])
  })
  test.each`
    teams | first                                       | second                                      | bands
    ${12} | ${'1-12 4-9 5-8 2-11 3-10 6-7'}             | ${'1-2-3 4-5-6 7-8-9 10-11-12'}             | ${'7 5'}
    ${13} | ${'6-7-8 1-13 3-11 2-12 4-10 5-9'}          | ${'1-2 3-4 5-6-7 8-9-10 11-12-13'}          | ${'8 5'}
    ${14} | ${'1-14 7-8 2-13 6-9 3-12 4-11 5-10'}       | ${'1-2 3-4 5-6 7-8 9-10-11 12-13-14'}       | ${'8 5'}
    ${15} | ${'7-8-9 3-13 6-10 4-12 5-11 1-15 2-14'}    | ${'1-2 3-4 5-6 7-8 9-10 11-12 13-14-15'}    | ${'9 5'}
    ${16} | ${'1-16 8-9 2-15 7-10 3-14 6-11 4-13 5-12'} | ${'1-2 3-4 5-6 7-8 9-10 11-12 13-14 15-16'} | ${'9 5'}
  `('BRI-69, BRI-107 $teams: $first, then $second', ({ teams, first, second, bands }) => {
    const rounds = compactPlanOf(teams)?.rounds.slice(0, 2) ?? []
    const inWords = rounds.map(({ matches }) => matches.map(({ numbers }) => numbers.join('-')).join(' '))
    expect(inWords).toEqual([first, second])
    expect(rounds.map(({ leaves }) => leaves + 1).join(' ')).toBe(bands)
  })
})

// --- in a log ----------------------------------------------------------------------------------

const compact = (options: Fields = {}) => ({ options: { compact: true, ...options } })
const each = (first: number, pairs: string): string[] => pairs.split(' ').map((pair, i) => `${first + i} ${pair} 30-20`)
/** Ring of three: a beats both, b beats c. */
const ring = (match: number, text: string): string[] => {
  const [a, b, c] = text.split('-')
  return [`${match}/1 ${a}-${b} 30-20`, `${match}/3 ${a}-${c} 30-20`, `${match}/5 ${b}-${c} 30-20`]
}

/** Sixteen, the lower number wins: AB1 is 1 v 8, AB2 is 16 v 9 … */
const firstOf16 = each(1, '1-16 8-9 2-15 7-10 3-14 6-11 4-13 5-12')
const secondOf16 = each(9, '1-8 16-9 2-7 15-10 3-6 14-11 4-5 13-12')
const restOf16 = ['17 1-4 30-20', '18 2-3 30-20', '19 1-2 30-20']

/** Thirteen: the ring 6-7-8 is match 1. */
const firstOf13 = [...ring(1, '6-7-8'), ...each(2, '1-13 3-11 2-12 4-10 5-9')]
/** AB1-BA1 1-6, AB3-BA3 2-7, rings 3-4-5, 8-13-11 and 12-10-9. */
const secondOf13 = [...each(7, '1-6 2-7'), ...ring(9, '3-4-5'), ...ring(10, '8-13-11'), ...ring(11, '12-10-9')]
const restOf13 = ['12 1-4 30-20', '13 2-3 30-20', '14 1-2 30-20']

describe('the course', () => {
  test('BRI-103 sixteen: ranks 9/16 and 5/8, then 3/4, 2, 1', () => {
    const log = started(16, compact())
      .play(...firstOf16, ...secondOf16, ...restOf16)
      .add(closed)
    expect(verdictOf(log)).toMatchObject({ findings: [], champion: 't1', isFinished: true })
    expect(ranks(log)).toBe('1:1 2:2 3:3,4 5:5,6,7,8 9:9,10,11,12,13,14,15,16')
  })
  test('BRI-68, BRI-103 thirteen: two from the ring of winners, in the order of their tickets', () => {
    const log = started(13, compact()).play(...firstOf13, ...secondOf13)
    log.play(...restOf13).add(closed)
    expect(verdictOf(log)).toMatchObject({ findings: [], champion: 't1' })
    expect(ranks(log)).toBe('1:1 2:2 3:3,4 5:5,6,7 8:8,9,10,11,12,13')
  })
  test('BRI-103 twelve, fourteen and fifteen, the lower number wins', () => {
    const twelve = started(12, compact()).play(...each(1, '1-12 4-9 5-8 2-11 3-10 6-7'))
    twelve.play(...ring(7, '1-4-5'), ...ring(8, '12-9-8'), ...ring(9, '2-3-6'), ...ring(10, '11-10-7'))
    expect(rulesFound(twelve.play(...each(11, '1-3 4-2 1-4')).add(closed))).toEqual([])
    expect(ranks(twelve)).toBe('1:1 2:4 3:2,3 5:5,6 7:7,8,9,10,11,12')
    const fourteen = started(14, compact()).play(...each(1, '1-14 7-8 2-13 6-9 3-12 4-11 5-10'))
    fourteen.play(...each(8, '1-7 14-8 2-6 13-9'), ...ring(12, '3-4-5'), ...ring(13, '12-11-10'))
    expect(rulesFound(fourteen.play(...each(14, '1-4 2-3 1-2')).add(closed))).toEqual([])
    expect(ranks(fourteen)).toBe('1:1 2:2 3:3,4 5:5,6,7 8:8,9,10,11,12,13,14')
    const fifteen = started(15, compact()).play(...ring(1, '7-8-9'), ...each(2, '3-13 6-10 4-12 5-11 1-15 2-14'))
    fifteen.play(...each(8, '3-6 13-9 4-5 12-15 1-7 2-8'), ...ring(14, '10-11-14'))
    expect(rulesFound(fifteen.play(...each(15, '3-2 4-1 3-4')).add(closed))).toEqual([])
    expect(ranks(fifteen)).toBe('1:3 2:4 3:1,2 5:5,6,7,8 9:9,10,11,12,13,14,15')
  })
  isFound(
    'BRI-81 who sits where the card does not send it',
    () => started(16, compact()).play(...firstOf16),
    (log) => log.play('9 1-2 30-20'),
  )
  isFound(
    'BRI-85 the second half waits for the first',
    () => started(16, compact()).play(...firstOf16.slice(0, 2)),
    (log) => log.play('9 1-8 30-20'),
  )
  isFound(
    'BRI-85 semifinals wait for the matches of losers too',
    () => started(16, compact()).play(...firstOf16, ...secondOf16.slice(0, 7)),
    (log) => log.play('17 1-4 30-20'),
  )
  isGood('BRI-86 third place', () =>
    started(16, compact({ thirdPlace: true }))
      .play(...firstOf16, ...secondOf16, ...restOf16, 'T1.1 4-3 30-20')
      .add(closed),
  )
  test('BRI-103 who was not there takes no place: a walkover for losers too', () => {
    const log = started(16, compact())
      .add(ruling('1', '1-16', absent(16)))
      .play(...firstOf16.slice(1))
    // 16 would have met 9 in match 10.
    log.play('9 1-8 30-20', ...secondOf16.slice(2), ...restOf16)
    expect(verdictOf(log.add(closed)).findings).toEqual([])
    expect(ranks(log)).toContain('9:9,10,11,12,13,14,15,16')
  })
  isFound(
    'BRI-81 no result where nobody sits',
    () =>
      started(16, compact())
        .add(ruling('1', '1-16', absent(16)))
        .play(...firstOf16.slice(1)),
    (log) => log.play('10 16-9 30-20'),
  )
  test('BRI-103 a ring with one team less is a head-to-head, and both go on', () => {
    const log = started(13, compact())
      .add(withdrew(13))
      .play(...firstOf13.filter((text) => !text.includes('1-13')))
    log.play('10/3 8-11 20-30', ...secondOf13.filter((text) => !text.startsWith('10/')))
    expect(rulesFound(log.play(...restOf13).add(closed))).toEqual([])
  })
  test('BRI-48 who forfeits in the second half ranks as a loser of the first', () => {
    const log = started(16, compact())
      .play(...firstOf16)
      .add(ruling('9', '1-8', absent(8)))
    expect(ranks(log)).toBe('1:1,2,3,4,5,6,7 9:8,9,10,11,12,13,14,15,16')
  })
  test('BRI-50 who withdraws in between is away from the second half', () => {
    const log = started(16, compact())
      .play(...firstOf16)
      .add(withdrew(8))
    expect(rulesFound(log.play(...secondOf16.slice(1), ...restOf16).add(closed))).toEqual([])
  })
})

describe('first and second of a ring', () => {
  const rest = firstOf13.slice(3)
  const bothHalves = (log: Log, first: number, second: number) => {
    const third = [6, 7, 8].find((team) => team !== first && team !== second)
    return log.play(...rest, `7 1-${first} 30-20`, `8 2-${second} 30-20`, ...ring(10, `${third}-13-11`))
  }
  const played =
    (...games: string[]) =>
    () =>
      started(13, compact()).play(...games)
  isGood('BRI-103 by matches won', () => bothHalves(played('1/1 6-7 20-30', '1/3 6-8 30-20', '1/5 7-8 30-20')(), 7, 6))
  isGood('BRI-103 by quotient', () => bothHalves(played('1/1 6-7 30-29', '1/3 6-8 20-33', '1/5 7-8 40-20')(), 7, 8))
  isFound('BRI-81 not by number', played('1/1 6-7 20-30', '1/3 6-8 30-20', '1/5 7-8 30-20', ...rest), (log) =>
    log.play('7 1-6 30-20'),
  )
  const [lotFirst = 0, lotSecond = 0] = drawnByLot([6, 7], 'Tuesday', 'place 1')
  const level = played('1/1 6-7 20-20', '1/3 6-8 30-20', '1/5 7-8 30-20')
  isGood('BRI-103 level: by lot', () => bothHalves(level(), lotFirst, lotSecond))
  isFound(
    'BRI-81 and not the other way round',
    () => level().play(...rest),
    (log) => log.play(`7 1-${lotSecond} 30-20`),
  )
  isGood('BRI-37, BRI-103 all level: extra boards say who advances, the lot who is first', () => {
    const log = played('1/1 6-7 20-20', '1/3 6-8 20-20', '1/5 7-8 20-20')()
    log.play('1/7 6-7 2-1', '1/8 6-8 0-1', '1/9 7-8 0-5')
    const [first = 0, second = 0] = drawnByLot([6, 8], 'Tuesday', 'place 1')
    return bothHalves(log, first, second)
  })
  isGood('BRI-103 two are left and have not played: by lot', () => {
    const log = started(13, compact())
      .add(withdrew(8))
      .add(ruling('1', '6-7-8', cancelled))
      .play(...rest)
    return log.play(`7 1-${lotFirst} 30-20`, `8 2-${lotSecond} 30-20`, '10/5 13-11 30-20')
  })
  isGood('BRI-103 two are left: by their match', () => {
    const log = started(13, compact())
      .add(withdrew(8))
      .play('1/1 6-7 20-30', ...rest)
    return log.play('7 1-7 30-20', '8 2-6 30-20')
  })
  isGood('BRI-88, BRI-103 declared: as they are named', () =>
    bothHalves(started(13, compact()).add(ruling('1', '6-7-8', through(7, 6))), 7, 6),
  )
})

// --- what is refused ---------------------------------------------------------------------------

describe('what is refused', () => {
  const options = (given: Fields) => rulesFound(entered(12, { options: given }))
  test.each`
    given                                      | rules
    ${{ compact: true }}                       | ${[]}
    ${{ compact: true, thirdPlace: true }}     | ${[]}
    ${{ compact: true, bracketed: true }}      | ${['BRI-70']}
    ${{ compact: true, playoff: true }}        | ${['BRI-70']}
    ${{ bracketed: true, playoff: true }}      | ${[]}
    ${{ compact: 1 }}                          | ${['BRI-65']}
    ${{ bracketed: 'yes' }}                    | ${['BRI-98']}
    ${{ compactBoards: 0 }}                    | ${['BRI-69']}
    ${{ compactBoards: 12.5 }}                 | ${['BRI-69']}
    ${{ compactBoards: 100 }}                  | ${[]}
    ${{ compactBoards: 101 }}                  | ${['BRI-69']}
    ${{ boards: 101 }}                         | ${['BRI-81']}
    ${{ fullMatchAwardForParticipants: true }} | ${[]}
    ${{ fullMatchAwardForParticipants: 2 }}    | ${['BRI-13']}
  `('BRI-70, BRI-95 $given: $rules', ({ given, rules }) => expect(options(given)).toEqual(rules))

  const before =
    (teams: number, given: Fields = {}) =>
    () =>
      entered(teams, compact(given))
  isFound('BRI-70 eleven teams', before(11), (log) => log.add(start(upTo(11))))
  isFound('BRI-70 seventeen teams', before(17), (log) => log.add(start(upTo(17))))
  isFound('BRI-69 odd boards where there is a ring', before(12, { compactBoards: 11 }), (log) =>
    log.add(start(upTo(12))),
  )
  isGood('BRI-69 odd boards without one', () => started(16, compact({ compactBoards: 11 })))
  isGood('BRI-69 the session of the semifinals may be odd', () => started(12, compact({ boards: 27 })))
  isFound(
    'BRI-70 nobody joins after the start',
    () => started(16, compact()),
    (log) => log.add(entry(17)),
  )
  const players = (count: number, team: number) =>
    upTo(count).map((player) => ({ name: `P${team}.${player}`, masterpoints: 0 }))
  isFound('BRI-3 a team of five', before(3), (log) => log.add(entry(4, { players: players(5, 4) })))
  isFound('BRI-3 a team that becomes five', before(3), (log) => log.add(edited(3, { players: players(5, 3) })))
  isGood('BRI-3 five where it is not compact', () => entered(3).add(entry(4, { players: players(5, 4) })))
  isFound('BRI-106 brackets of a compact start', before(12), (log) => log.add(start(upTo(12), { brackets: [12] })))
  isGood('BRI-70 bracketed alone', () => inBrackets([12]))
})

// --- handicap ----------------------------------------------------------------------------------

describe('with a handicap', () => {
  const team = (number: number) => average(100, number)
  const none = (boards: number, pairs: string) => pairs.split(' ').map((pair) => handicap(pair, boards, 0, 0))
  const first = '1-16 8-9 2-15 7-10 3-14 6-11 4-13 5-12'
  const second = '1-8 16-9 2-7 15-10 3-6 14-11 4-5 13-12'
  const numbers = '1-2 3-4 5-6 7-8 9-10 11-12 13-14 15-16'
  const before = () => entered(16, { team, ...compact({ handicap: true, thirdPlace: true }) })
  const begun = () => before().add(start(upTo(16), { handicaps: none(12, first) }))
  isFound('BRI-63 of as many boards as a half has', before, (log) =>
    log.add(start(upTo(16), { handicaps: none(28, first) })),
  )
  const atHalfTime = () => begun().play(...firstOf16)
  isGood('BRI-107 rounds 2 to 4 are published, kind default', () =>
    atHalfTime()
      .add(paired(2, numbers, { handicaps: none(12, second) }))
      .play(...secondOf16)
      .add(paired(3, '1-4 2-3', { handicaps: none(28, '1-4 2-3') }))
      .play('17 1-4 30-20', '18 2-3 30-20')
      .add(
        paired(4, '1-2', { handicaps: none(28, '1-2') }),
        named('third-place', 'default', '4-3', { handicaps: none(28, '4-3') }),
      )
      .play('19 1-2 30-20', 'T1.1 4-3 30-20')
      .add(closed),
  )
  isFound('BRI-81 before that they are not drawn', atHalfTime, (log) => log.add(report('9 1-8 30-20')))
  isFound('BRI-93 as they are drawn', atHalfTime, (log) =>
    log.add(paired(2, '1-3 2-4 5-6 7-8 9-10 11-12 13-14 15-16', { handicaps: none(12, second) })),
  )
})
