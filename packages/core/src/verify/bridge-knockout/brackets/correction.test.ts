/** Teams in the wrong bracket (BRI-52 to BRI-57, BRI-104, BRI-108). */
import { describe, expect, test } from 'vitest'
import {
  absent,
  average,
  chosen,
  closed,
  corrects,
  entered,
  entry,
  type Fields,
  handicap,
  inBrackets,
  isFound,
  isGood,
  type Log,
  lastOf,
  lineup,
  named,
  paired,
  ranks,
  remedy,
  resultOf,
  revokes,
  rulesFound,
  ruling,
  seeds,
  started,
  through,
  undoes,
  verdictOf,
  withdrew,
  wrongBracket,
} from '../../../../test/bridge-log.ts'
import { vector } from '../../../../test/vectors.ts'

/** Each win of the first side by ten. */
const wins = (text: string): string[] => text.split(', ').map((each) => `${each} 30-20`)
/** "A1 1-5-9": the first beats the others, the second the third. */
const threeWay = (text: string): string[] => {
  const [match, teams = ''] = text.split(' ')
  const [a, b, c] = teams.split('-')
  return wins(`${match}/1 ${a}-${b}, ${match}/3 ${a}-${c}, ${match}/5 ${b}-${c}`)
}
const inStage = (stage: string, fields: Fields = {}): Fields => ({ stage, ...fields })

/** 1 to 8 are bracket A, 9 to 16 bracket B: B1 is 9-16, B2 10-15, B3 11-14, B4 12-13. */
const twice8 = () => inBrackets([8, 8])
const change = (fields: Fields = {}) =>
  wrongBracket(9, 'B team low in-time changed', { to: 'A', joins: 'A4', ...fields })
/** What is printed of teams in the wrong bracket. */
interface Printed {
  readonly fault: string
  readonly placed: string
  readonly result: string
  readonly action: string
}
const { wrongBracket: printed } = vector('bridge-forfeits') as { readonly wrongBracket: readonly Printed[] }
const actions = { disqualify: 'disqualified', result: 'stands', move: 'moved', 'out;': 'out' }

test.each(printed.map((row) => [row.fault, row.placed, row.result, row.action] as const))(
  'BRI-53 to BRI-55 by the %s, too %s and %s: %s',
  (fault, placed, found, text) => {
    const action = actions[text.split(' ')[0] as keyof typeof actions]
    const log = twice8().play(`B1 9-16 ${found === 'won' ? '30-20' : '20-30'}`)
    const isVoid = action === 'disqualified' || action === 'moved'
    const fields = { ...(isVoid && { voids: [resultOf(log, 'B1')] }), ...(action === 'moved' && { to: 'A' }) }
    const follows = action === 'out' ? [remedy(9, { refund: true, freePlays: ['tournament'] })] : []
    expect(rulesFound(log.add(wrongBracket(9, `B ${fault} ${placed} ${found} ${action}`, fields), ...follows))).toEqual(
      [],
    )
  },
)

const disqualify = (found: string, fields: Fields = {}) => wrongBracket(9, `B team low ${found} disqualified`, fields)

describe('in time: changed', () => {
  test('BRI-52 it leaves its match and takes a seat in the bracket named', () => {
    const log = twice8().add(change())
    log.play(...wins('A1 1-8, A2 2-7, A3 3-6'), ...threeWay('A4 4-5-9'), ...wins('A5 1-4, A6 2-3, A7 1-2'))
    log.play(...wins('B2 10-15, B3 11-14, B4 12-13, B5 16-12, B6 10-11, B7 16-10')).add(closed)
    expect(verdictOf(log)).toMatchObject({ findings: [], champion: 't1' })
    expect(ranks(log)).toBe('1:1,16 2:2,10 3:3,4,11,12 5:5,6,7,8,9,13,14,15')
  })
  test('BRI-108 it is listed in its new bracket only, with the next number', () => {
    const { table } = verdictOf(twice8().add(change()))
    expect(table.map(({ entrant }) => entrant).indexOf('t9' as never)).toBe(8)
    expect(table.filter(({ entrant }) => entrant === 't9')).toMatchObject([{ counts: { number: 9 } }])
  })
  isFound(
    'BRI-81 its first match is decided',
    () => twice8().add(change()),
    (log) => log.play('B1 9-16 30-20'),
  )
  isGood('BRI-52 whoever is at fault', () =>
    twice8().add(wrongBracket(9, 'B directors high in-time changed', { to: 'A', joins: 'A1' })),
  )
  isFound('BRI-52 and nothing else is done', twice8, (log) => log.add(disqualify('in-time')))
  isFound(
    'BRI-108 a score is in',
    () => twice8().play('B1/1h1 9-16 30-20'),
    (log) => log.add(change()),
  )
  isFound(
    'BRI-52 the match to join has begun',
    () => twice8().play('A4 4-5 30-20'),
    (log) => log.add(change()),
  )
  isFound('BRI-108 a match of a later round', twice8, (log) => log.add(change({ joins: 'A5' })))
  isFound('BRI-108 no match', twice8, (log) => log.add(change({ joins: undefined })))
  isFound('BRI-81 no bracket', twice8, (log) => log.add(change({ to: undefined })))
  isFound('BRI-81 its own bracket', twice8, (log) => log.add(change({ to: 'B', joins: 'B4' })))
  isFound('BRI-81 no such bracket', twice8, (log) => log.add(change({ to: 'C', joins: 'C4' })))
  isFound('BRI-108 it is not in that bracket', twice8, (log) =>
    log.add(wrongBracket(1, 'B team low in-time changed', { to: 'A', joins: 'A4' })),
  )
  isFound(
    'BRI-52 a bracket of fewer than eight takes nobody in',
    () => inBrackets([7, 8]),
    (log) => log.add(wrongBracket(8, 'B team low in-time changed', { to: 'A', joins: 'A2' })),
  )
  isFound(
    'BRI-101 nor one where sixteen are there',
    () => inBrackets([16, 8]),
    (log) => log.add(wrongBracket(17, 'B team low in-time changed', { to: 'A', joins: 'A2' })),
  )
  isFound('BRI-64 handicaps where there are none', twice8, (log) =>
    log.add(change({ handicaps: [handicap('4-5', 14, 0, 0)] })),
  )
  test('BRI-108 with a handicap those of the match are told', () => {
    const none = (text: string, boards: number) => text.split(' ').map((pair) => handicap(pair, boards, 0, 0))
    const setup = { options: { handicap: true }, team: (number: number) => average(100, number) }
    const handicaps = none('1-8 2-7 3-6 4-5 9-16 10-15 11-14 12-13', 28)
    const log = inBrackets([8, 8], setup, { handicaps })
    expect(rulesFound(log.copy.add(change({ handicaps: none('4-5 4-9 5-9', 14) })))).toEqual([])
    expect(rulesFound(log.copy.add(change()))).toEqual(['BRI-64'])
  })
  isGood('BRI-84 a three-way that has lost a team takes it in', () =>
    inBrackets([9, 8])
      .add(withdrew(5))
      .add(wrongBracket(10, 'B team low in-time changed', { to: 'A', joins: 'A1' }))
      .play(...wins('A1/3 1-9, A1/7 1-10, A1/11 9-10')),
  )
  isFound(
    'BRI-108 not a late team',
    () => twice8().add(entry(17, {}, { joins: 'B4' })),
    (log) => log.add(wrongBracket(17, 'B team low in-time changed', { to: 'A', joins: 'A4' })),
  )
  isFound(
    'BRI-108 at most one stands for a team',
    () => twice8().add(change()),
    (log) => log.add(wrongBracket(9, 'A team low in-time changed', { to: 'B', joins: 'B4' })),
  )
  test('BRI-108 taken back it may be said anew', () => {
    const log = twice8().add(change())
    log.add(revokes([lastOf(log, 'bracket-corrected')]))
    expect(rulesFound(log.add(change({ joins: 'A3' })))).toEqual([])
  })
  test('LOG-6 it is undone like anything else', () => {
    const log = twice8().add(change())
    expect(rulesFound(log.add(undoes([lastOf(log, 'bracket-corrected')])).play('B1 9-16 30-20'))).toEqual([])
  })
  isFound(
    'BRI-108 not where there are no brackets',
    () => started(8),
    (log) => log.add(change()),
  )
  isFound('BRI-108 a bracket that is not there', twice8, (log) =>
    log.add(wrongBracket(9, 'C team low in-time changed', { to: 'A', joins: 'A4' })),
  )
  isFound(
    'BRI-108 before the start there is none',
    () => entered(16, { options: { bracketed: true } }),
    (log) => log.add(change()),
  )
  isFound(
    'BRI-108 a seat for a team that is not changed',
    () => twice8().play('B1 9-16 20-30'),
    (log) => log.add(wrongBracket(9, 'B directors low lost stands', { joins: 'A4' })),
  )
  test('BRI-108 with a late team before it the numbers go on', () => {
    const log = twice8()
      .add(entry(17, {}, { joins: 'A3' }))
      .add(change())
    const { table } = verdictOf(log)
    const numberOf = (team: string) => table.find(({ entrant }) => entrant === team)?.counts['number']
    expect([numberOf('t9'), numberOf('t17')]).toEqual([9, 10])
    expect(rulesFound(log.play(...threeWay('A4 4-5-9'), ...threeWay('A3 3-6-17')))).toEqual([])
  })
  isFound('BRI-108 an unknown team', twice8, (log) => log.add({ ...change(), entrant: 'x' }))
})

describe('too low by its own fault: disqualified', () => {
  test('BRI-53, BRI-104 the opponent it has beaten advances', () => {
    const log = twice8().play('B1 9-16 30-20')
    log.add(disqualify('won', { voids: [resultOf(log, 'B1')] }))
    log.play(...wins('B2 10-15, B3 11-14, B4 12-13, B5 16-12'))
    expect(rulesFound(log)).toEqual([])
    expect(ranks(log)).toContain('5:9,13,14,15')
  })
  test('LOG-10 its results have lost their place', () => {
    const log = twice8().play('B1 9-16 30-20', 'B2 10-15 30-20')
    const voided = (...voids: number[]) => rulesFound(log.copy.add(disqualify('won', { voids })))
    const [own, other] = [resultOf(log, 'B1'), resultOf(log, 'B2')]
    expect(voided(own)).toEqual([])
    expect(voided()).toEqual(['LOG-10'])
    expect(voided(own, other)).toEqual(['LOG-10'])
  })
  test('BRI-104 of a three-way the other two go on with what they played against each other', () => {
    // B is 9 to 17: B1 is 9-13-17.
    const log = inBrackets([8, 9]).play('B1/1 9-13 30-20', 'B1/3 9-17 30-20')
    const out = wrongBracket(13, 'B team low playing disqualified', { voids: [resultOf(log, 'B1')] })
    log.add(out).play(...threeWay('B2 10-14-15'), ...threeWay('B3 11-12-16'), ...threeWay('B4 9-11-14'))
    expect(rulesFound(log)).toEqual([])
  })
  test('BRI-104 so do two of a three-way that a late team has made', () => {
    const log = twice8()
      .add(entry(17, {}, { joins: 'B1' }))
      .play(...threeWay('B1 9-16-17'))
    const voids = [resultOf(log, 'B1', 1), resultOf(log, 'B1', 2)]
    log.add(disqualify('won', { voids })).play(...wins('B2 10-15, B3 11-14, B4 12-13, B5 16-12'))
    expect(rulesFound(log)).toEqual([])
    expect(ranks(log)).toContain('5:9,13,14,15,17')
  })
  isFound(
    'BRI-84 but nobody comes late into a match that is decided by it',
    () => {
      const log = twice8().play('B1 9-16 30-20')
      return log.add(disqualify('won', { voids: [resultOf(log, 'B1')] }))
    },
    (log) => log.add(entry(17, {}, { joins: 'B1' })),
  )
  isGood('BRI-101 a late team keeps its seat when another one moves into its bracket', () => {
    const log = inBrackets([16, 8])
      .add(withdrew(16))
      .add(entry(25, {}, { joins: 'A8' }))
      .play('B1 17-24 30-20')
    return log.add(wrongBracket(17, 'B directors low won moved', { to: 'A', voids: [resultOf(log, 'B1')] }))
  })
  isGood('BRI-53 lost', () => {
    const log = twice8().play('B1 9-16 20-30')
    return log.add(disqualify('lost', { voids: [resultOf(log, 'B1')] }))
  })
  isGood('BRI-109 its line-up keeps its place', () => {
    const players = (number: number) => average(100, number)
    const log = inBrackets([8, 8], { team: players }).add(lineup('B1', 9, { players: [1, 2, 3, 4] }))
    log.play('B1 9-16 30-20')
    return log.add(disqualify('won', { voids: [resultOf(log, 'B1', 2)] }))
  })
  test('BRI-104 in a round robin it has no place', () => {
    const log = inBrackets([8, 5]).play('BR1.1 9-10 30-20', 'BR1.2 10-12 30-20')
    log.add(wrongBracket(9, 'B team low playing disqualified', { voids: [resultOf(log, 'BR1.1')] }))
    log.play(...wins('BR1.3 12-13, BR1.4 11-13, BR2.2 11-12, BR2.3 10-11, BR2.4 10-13'))
    log.add(seeds('10 11 12 13', inStage('round-robin-B')))
    expect(rulesFound(log)).toEqual([])
    expect(ranks(log)).toBe('1:1,2,3,4,5,6,7,8,10,11,12,13 5:9')
  })
  test('BRI-53 of a three-way that is decided: the team it has beaten goes on in its place', () => {
    const log = inBrackets([8, 9]).play(
      ...threeWay('B1 9-13-17'),
      ...threeWay('B2 10-14-15'),
      ...threeWay('B3 11-12-16'),
    )
    const voids = [resultOf(log, 'B1', 1), resultOf(log, 'B1', 3)]
    log.add(wrongBracket(13, 'B team low won disqualified', { voids }))
    // 17 takes number 5 behind 9: B5 is 2-4-5.
    expect(rulesFound(log.play(...threeWay('B5 10-12-17'), ...threeWay('B4 9-11-14')))).toEqual([])
    expect(rulesFound(log.add(paired(3, '1-4 2-3', inStage('knockout-B'))))).toEqual([])
  })
})

describe('by the directors', () => {
  const lost = () => twice8().play('B1 9-16 20-30')
  const won = () => twice8().play('B1 9-16 30-20')
  const out = wrongBracket(9, 'B directors high lost out')
  const free = remedy(9, { refund: true, freePlays: ['tournament'] })
  isGood('BRI-54 too high and lost: out, with its fee and a free play', () => lost().add(out, free))
  isGood('BRI-54 and one at a national tournament', () =>
    lost().add(out, remedy(9, { refund: true, freePlays: ['tournament', 'national'] })),
  )
  isFound('LOG-5 the remedy follows', lost, (log) => log.add(out))
  isFound('BRI-54 with the fee', lost, (log) => log.add(out, remedy(9, { freePlays: ['tournament'] })))
  isFound('BRI-54 with a free play', lost, (log) => log.add(out, remedy(9, { refund: true })))
  isFound('BRI-54 for that team', lost, (log) => log.add(out, remedy(16, { refund: true, freePlays: ['tournament'] })))
  test('LOG-5 no remedy follows anything else', () => {
    expect(rulesFound(won().add(wrongBracket(9, 'B directors high won stands'), free))).toEqual(['LOG-5'])
  })
  isGood('BRI-55 too high and won: nothing changes', () => won().add(wrongBracket(9, 'B directors high won stands')))
  isGood('BRI-55 too low and lost: nothing changes', () => lost().add(wrongBracket(9, 'B directors low lost stands')))
  isGood('BRI-55 too high by its own fault: nothing changes', () =>
    won().add(wrongBracket(9, 'B team high won stands')),
  )
  isFound('BRI-55 too low and lost does not move', lost, (log) =>
    log.add(wrongBracket(9, 'B directors low lost moved', { to: 'A' })),
  )
  isFound('BRI-54 too low and won moves', won, (log) => log.add(wrongBracket(9, 'B directors low won stands')))
  isFound('BRI-53 too low by its own fault does not move', won, (log) =>
    log.add(wrongBracket(9, 'B team low won moved', { to: 'A', voids: [resultOf(log, 'B1')] })),
  )
  isFound('BRI-108 it had won', won, (log) => log.add(wrongBracket(9, 'B directors low lost stands')))
  isFound(
    'BRI-54 while it is playing it is not known',
    () => twice8().play('B1/1h1 9-16 30-20'),
    (log) => log.add(wrongBracket(9, 'B directors low playing stands')),
  )
  const round2 = () => won().play(...wins('B2 10-15, B3 11-14, B4 12-13, B5 9-12'))
  isGood('BRI-55 late: a score of round 2 is in', () => round2().add(wrongBracket(9, 'B team low late stands')))
  isFound('BRI-108 late is not in time', round2, (log) =>
    log.add(disqualify('won', { voids: [resultOf(log, 'B1'), resultOf(log, 'B5')] })),
  )
  const round2OfA = () => won().play(...wins('A1 1-8, A2 2-7, A3 3-6, A4 4-5, A5 1-4'))
  isGood('BRI-55 late: in the bracket it would move to', () =>
    round2OfA().add(wrongBracket(9, 'B directors low late stands', { to: 'A' })),
  )
  isFound('BRI-108 then it does not move', round2OfA, (log) =>
    log.add(wrongBracket(9, 'B directors low won moved', { to: 'A', voids: [resultOf(log, 'B1')] })),
  )
  isGood('BRI-55 a ruling of round 2 is as good as a score', () =>
    won()
      .play(...wins('B2 10-15, B3 11-14, B4 12-13'))
      .add(ruling('B5', '9-12', absent(12)))
      .add(wrongBracket(9, 'B team low late stands')),
  )
})

// --- the corrected bracket ---------------------------------------------------------------------

/** Bracket A of this size; the first of bracket B, of four, wins its match and moves. */
function moved(size: number, options: Fields = {}, before: readonly string[] = []): Log {
  const [first, last] = [size + 1, size + 4]
  const log = inBrackets([size, 4], { options }).play(...before, `B1 ${first}-${last} 30-20`)
  return log.add(moving(log, first))
}
const moving = (log: Log, team: number, fields: Fields = {}): Fields =>
  wrongBracket(team, 'B directors low won moved', { to: 'A', voids: [resultOf(log, 'B1')], ...fields })

const round1Of12 = ['A1 1-7-10', 'A2 2-8-9', 'A3 3-5-12', 'A4 4-6-11'].flatMap(threeWay)
const round2Of12 = ['A5 1-5-13', 'A6 2-6-7', 'A7 3-4-8'].flatMap(threeWay)

/** "1:1 2:2 2:3": the first three of bracket A with their ranks. */
const ranksInA = (log: Log): string =>
  verdictOf(log)
    .table.slice(0, 3)
    .map(({ rank, entrant }) => `${rank}:${entrant.slice(1)}`)
    .join(' ')

describe('nine', () => {
  const atFinal = (options: Fields = {}) =>
    moved(12, options).play(...round1Of12, ...round2Of12, ...wins('A8 1-6, A9 2-4, A10 3-5'))
  test('BRI-56, BRI-57 1-5-9 2-6-7 3-4-8, then 1-6 2-4 3-5, then a final of three', () => {
    const log = atFinal()
      .play(...threeWay('A11 1-2-3'), ...wins('B2 14-15, B3 16-14'))
      .add(closed)
    expect(verdictOf(log)).toMatchObject({ findings: [], champion: 't1' })
    expect(ranks(log)).toBe('1:1,16 2:2,14 3:3,15 4:4,5,6 7:7,8,13 10:9,10,11,12')
  })
  isGood('BRI-54 its opponent advances', () => moved(12).play('B2 14-15 30-20', 'B3 16-14 30-20'))
  isFound(
    'BRI-81 and not the team that moved',
    () => moved(12).play('B2 14-15 30-20'),
    (log) => log.play('B3 13-14 30-20'),
  )
  isGood('BRI-57 no playoff, and no match for third place', () =>
    atFinal({ playoff: true, thirdPlace: true })
      .play(...threeWay('A11 1-2-3'), ...wins('B2 14-15, B3 16-14'))
      .add(closed),
  )
  isFound(
    'BRI-33a the playoff has no place',
    () => atFinal({ playoff: true }),
    (log) => log.add(named('fifth-place-A', 'playoff', '5-8 6-7')),
  )
  test.each`
    results                            | ranks
    ${'30-20 30-20 30-20'}             | ${'1:1 2:2 3:3'}
    ${'30-20 20-20 30-20'}             | ${'1:1 2:2 3:3'}
    ${'30-20 30-20 25-25'}             | ${'1:1 2:2 2:3'}
    ${'30-20 20-40 30-25'}             | ${'1:3 2:2 3:1'}
    ${'20-20 30-20 30-20 5-4'}         | ${'1:1 2:2 3:3'}
    ${'20-20 30-20 30-20 4-5'}         | ${'1:2 2:1 3:3'}
    ${'30-20 20-30 30-20 5-4 6-5 6-5'} | ${'1:1 2:2 3:3'}
    ${'20-20 20-20 20-20 5-4 6-5 6-5'} | ${'1:1 2:2 3:3'}
  `('BRI-57 a final of $results: $ranks', ({ results, ranks: due }) => {
    const [one, two, three, ...extra] = results.split(' ')
    const log = atFinal().play(`A11/1 1-2 ${one}`, `A11/3 1-3 ${two}`, `A11/5 2-3 ${three}`)
    const pairs = extra.length === 1 ? ['1-2'] : ['1-2', '1-3', '2-3']
    for (const [i, result] of extra.entries()) log.play(`A11/${7 + i} ${pairs[i]} ${result}`)
    expect(rulesFound(log)).toEqual([])
    expect(ranksInA(log)).toBe(due)
  })
  isFound(
    'BRI-37 extra boards only between the two who are level',
    () => atFinal().play('A11/1 1-2 20-20', 'A11/3 1-3 30-20', 'A11/5 2-3 30-20'),
    (log) => log.play('A11/8 1-3 5-4'),
  )
  isFound(
    'BRI-81 none where second and third share their places',
    () => atFinal().play('A11/1 1-2 30-20', 'A11/3 1-3 30-20', 'A11/5 2-3 25-25'),
    (log) => log.play('A11/9 2-3 5-4'),
  )
  test('BRI-57 level in matches won: the two who are level on the quotient play four boards', () => {
    // 1: 60/50, 2: 50/55, 3: 50/55.
    const log = atFinal().play('A11/1 1-2 35-20', 'A11/3 1-3 25-30', 'A11/5 2-3 30-20')
    expect(verdictOf(log)).toMatchObject({ findings: [], isFinished: false })
    expect(rulesFound(log.copy.play('A11/7 1-2 5-4'))).toEqual(['BRI-37'])
    expect(ranksInA(log.play('A11/9 2-3 4-4', 'A11/12 2-3 4-5'))).toBe('1:1 2:3 3:2')
    expect(rulesFound(log)).toEqual([])
  })
  test('BRI-38 one leaves the final: the two play for first and second', () => {
    const log = atFinal().add(withdrew(3)).play('A11/1 1-2 20-30')
    expect(rulesFound(log)).toEqual([])
    expect(ranks(log)).toContain('4:3,4,5,6')
    const emergency = atFinal()
      .add(withdrew(3, { emergency: true }))
      .play('A11/1 1-2 20-30')
    expect(ranks(emergency)).toContain('3:3 4:4,5,6')
  })
  isFound(
    'BRI-56 one more is one too many',
    () => moved(12).play('B2 14-15 30-20'),
    (log) => log.add(wrongBracket(14, 'B directors low won moved', { to: 'A', voids: [resultOf(log, 'B2')] })),
  )
  isGood('BRI-104 round 1 of its new bracket may have been played', () => moved(12, {}, round1Of12).play(...round2Of12))
  test('LOG-10 what stood on it in its old bracket falls', () => {
    const log = inBrackets([12, 4]).play('B1 13-16 30-20', 'B2 14-15 30-20')
    expect(rulesFound(log.copy.add(moving(log, 13)))).toEqual([])
    expect(rulesFound(log.copy.add(moving(log, 13, { voids: [] })))).toEqual(['LOG-10'])
  })
  test('BRI-93 with a handicap round 2 is drawn anew', () => {
    const none = (text: string, boards: number) => text.split(' ').map((pair) => handicap(pair, boards, 0, 0))
    const setup = { options: { handicap: true }, team: (number: number) => average(100, number) }
    const pairs = '1-7 1-10 7-10 2-8 2-9 8-9 3-5 3-12 5-12 4-6 4-11 6-11'
    const handicaps = [...none(pairs, 14), ...none('13-16 14-15', 28)]
    const log = inBrackets([12, 4], setup, { handicaps }).play(...round1Of12, 'B1 13-16 30-20')
    const stage = 'knockout-A'
    log.add(paired(2, '1-8 2-7 3-6 4-5', { stage, handicaps: none('1-8 2-7 3-6 4-5', 28) }))
    const voids = [resultOf(log, 'B1'), lastOf(log, 'round-paired')]
    const anew = none('1-5 1-13 5-13 2-6 2-7 6-7 3-4 3-8 4-8', 14)
    const good = log.copy.add(moving(log, 13, { voids }), paired(2, '1-5-9 2-6-7 3-4-8', { stage, handicaps: anew }))
    expect(rulesFound(good.play(...round2Of12))).toEqual([])
    expect(rulesFound(log.copy.add(moving(log, 13)))).toEqual(['LOG-10'])
  })
})

describe('seven and five', () => {
  test('BRI-56 six and the newcomer: 1-4-7 2-6 3-5, semifinals with carry-over', () => {
    const log = moved(9).play(...['A1 1-5-9', 'A2 2-6-7', 'A3 3-4-8'].flatMap(threeWay))
    log.play(...threeWay('A4 1-4-10'), ...wins('A5 2-6, A6 3-5'))
    // 1 carries ten IMPs over against 4.
    log.play('A7 1-4 20-25', 'A8 2-3 30-20', 'A9 1-2 30-20')
    expect(rulesFound(log.play(...wins('B2 11-12, B3 13-11')).add(closed))).toEqual([])
    expect(ranks(log)).toBe('1:1,13 2:2,11 3:3,4,12 5:5,6,10 8:7,8,9')
  })
  isFound(
    'BRI-93 its semifinals are never re-paired',
    () =>
      moved(9).play(...['A1 1-5-9', 'A2 2-6-7', 'A3 3-4-8', 'A4 1-4-10'].flatMap(threeWay), ...wins('A5 2-6, A6 3-5')),
    (log) => log.add(paired(3, '1-4 2-3', inStage('knockout-A'))),
  )
  const robin = wins(
    'AR1.1 1-2, AR1.2 2-4, AR1.3 4-9, AR1.4 3-9, AR1.5 1-3, AR2.1 1-4, AR2.2 3-4, AR2.3 2-3, AR2.4 2-9, AR2.5 1-9',
  )
  const round1 = wins('A1 1-8, A2 2-7, A3 3-6, A4 4-5')
  test('BRI-56 four and the newcomer: a round robin, the choice, carry-over', () => {
    const log = moved(8).play(...round1, ...robin)
    log.add(seeds('1 2 3 4', inStage('round-robin-A')))
    log.add(chosen('1-4 2-3', inStage('knockout-A', { round: 2 })))
    log.play('A5 1-4 20-25', 'A6 2-3 30-20', 'A7 1-2 20-25')
    expect(rulesFound(log.play(...wins('B2 10-11, B3 12-10')).add(closed))).toEqual([])
    expect(ranks(log)).toBe('1:1,12 2:2,10 3:3,4,11 5:9 6:5,6,7,8')
  })
  test('BRI-64 with a handicap the round robin is told before it is played', () => {
    const none = (text: string, boards: number) => text.split(' ').map((pair) => handicap(pair, boards, 0, 0))
    const setup = { options: { handicap: true }, team: (number: number) => average(100, number) }
    const handicaps = none('1-8 2-7 3-6 4-5 9-12 10-11', 28)
    const log = inBrackets([8, 4], setup, { handicaps }).play(...round1, 'B1 9-12 30-20')
    log.add(moving(log, 9))
    const [ring1, ring2] = ['1-2 2-4 4-5 3-5 1-3', '1-4 3-4 2-3 2-5 1-5']
    const told = (round: number, numbers: string) =>
      paired(2, numbers, {
        ...{ stage: 'round-robin-A', round },
        handicaps: none(numbers.replaceAll('5', '9'), 7),
      })
    expect(rulesFound(log.copy.add(told(1, ring1), told(2, ring2)).play(...robin))).toEqual([])
    expect(rulesFound(log.copy.add(told(1, ring2)))).toEqual(['BRI-42'])
    expect(rulesFound(log.copy.add({ ...told(1, ring1), handicaps: [] }))).toEqual(['BRI-64'])
  })
  isFound(
    'BRI-85 the round robin waits for round 1',
    () => moved(8).play(...round1.slice(0, 3)),
    (log) => log.play('AR1.1 1-2 30-20'),
  )
  isFound(
    'BRI-81 and the semifinals for its places',
    () => moved(8).play(...round1),
    (log) => log.play('A5 1-4 30-20'),
  )
  isFound(
    'BRI-54 a bracket of fewer than eight takes nobody in',
    () => inBrackets([7, 4]).play('B1 8-11 30-20'),
    (log) => log.add(moving(log, 8)),
  )
  isFound(
    'BRI-81 five need a multiple of four boards',
    () => inBrackets([8, 4], { options: { boards: 26 } }).play('B1 9-12 30-20'),
    (log) => log.add(moving(log, 9)),
  )
  isFound(
    'BRI-34 nine need an even number',
    () => inBrackets([16, 4], { options: { boards: 27 } }).play('B1 17-20 30-20'),
    (log) => log.add(moving(log, 17)),
  )
  isGood('BRI-54 it won a round robin', () => {
    const log = inBrackets([8, 5])
    const all = wins(
      'BR1.1 9-10, BR1.2 10-12, BR1.3 12-13, BR1.4 11-13, BR1.5 9-11, BR2.1 9-12, BR2.2 11-12, BR2.3 10-11, BR2.4 10-13, BR2.5 9-13',
    )
    log.play(...all).add(seeds('9 10 11 12', inStage('round-robin-B')))
    const own = ['BR1.1', 'BR1.5', 'BR2.1', 'BR2.5'].map((match) => resultOf(log, match))
    const voids = [...own, lastOf(log, 'seeds-published')].toSorted((a, b) => a - b)
    return log.add(moving(log, 9, { voids }), seeds('10 11 12 13', inStage('round-robin-B')))
  })
  test('LOG-9 a result corrected after it', () => {
    const log = moved(8).play(...round1)
    expect(rulesFound(log.add(corrects(resultOf(log, 'A1'), [20, 30])).play('AR1.1 8-2 30-20'))).toEqual([])
  })
  isGood('BRI-88 declared in the final of three', () =>
    moved(12)
      .play(...round1Of12, ...round2Of12, ...wins('A8 1-6, A9 2-4, A10 3-5'))
      .add(ruling('A11', '1-2-3', through(2))),
  )
})
