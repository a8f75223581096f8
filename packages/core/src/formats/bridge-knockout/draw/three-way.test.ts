import { describe, expect, test } from 'vitest'
import { bridge } from '../../../../test/hall.ts'
import { vector } from '../../../../test/vectors.ts'

/** Seven teams: T1, T4 and T7 meet in match 1, two advance. */
const seven = () => bridge(7)
const advancing = (hall: ReturnType<typeof bridge>, match = '1') => hall.match(match)?.advancing

describe('three teams', () => {
  const results = ['won', 'tied', 'lost'] as const
  type Result = (typeof results)[number]
  const imps: Readonly<Record<Result, string>> = { won: '30-20', tied: '20-20', lost: '20-30' }
  const all = results.flatMap((a) => results.flatMap((b) => results.map((c) => [a, b, c] as const)))

  /** Half matches won by T1, T4 and T7. */
  const halves = ([a, b, c]: readonly [Result, Result, Result]) => {
    const points = { won: 2, tied: 1, lost: 0 }
    return [points[a] + points[b], 2 - points[a] + points[c], 4 - points[b] - points[c]] as const
  }

  test('there are 27 outcomes', () => expect(new Set(all.map(String)).size).toBe(27))

  test.each(all)(
    'BRI-35 T1 %s against T4, %s against T7, T4 %s against T7: most matches won, a tie counting half',
    (...outcome) => {
      const hall = seven().score(
        `1 T1 T4 ${imps[outcome[0]]}`,
        `1 T1 T7 ${imps[outcome[1]]}`,
        `1 T4 T7 ${imps[outcome[2]]}`,
      )
      const won = halves(outcome)
      expect(hall.match('1')?.boards?.standings?.reduce((sum, each) => sum + each.won, 0)).toBe(3)
      for (const { team, won: shown } of hall.match('1')?.boards?.standings ?? [])
        expect(shown).toBe((won[['T1', 'T4', 'T7'].indexOf(team)] as number) / 2)
      const [, second, third] = won.toSorted((a, b) => b - a) as [number, number, number]
      if (second === third) return expectByQuotient(hall, won)
      expect(hall.match('1')?.decidedBy).toBe('score')
      const last = ['T1', 'T4', 'T7'][won.indexOf(third)] as string
      expect(advancing(hall)).not.toContain(last)
      return expect(advancing(hall)).toHaveLength(2)
    },
  )

  /** Level across the line: every margin is 10, so the quotients of the level are level too and extra boards follow. */
  function expectByQuotient(hall: ReturnType<typeof bridge>, won: readonly number[]): void {
    const level = won.filter((each) => each === Math.min(...won)).length
    expect(hall.match('1')?.state).toBe('open')
    expect(hall.match('1')?.boards?.open).toHaveLength(level === 3 ? 3 : 1)
    expect(hall.match('1')?.boards?.open?.[0]).toMatchObject({ boards: 4, extra: 1 })
  }

  test('BRI-36 the printed example: one win each, the IMP quotient decides', () => {
    const example = (
      vector('bridge-scoring') as { threeWayExample: { results: number[][]; advance: number; order: number[] } }
    ).threeWayExample
    const hall = seven().score(...example.results.map(([a, b, x, y]) => `1 T${a} T${b} ${x}-${y}`))
    expect(hall.match('1')).toMatchObject({ decidedBy: 'quotient' })
    expect(hall.match('1')?.boards?.standings?.map(({ team }) => team)).toEqual(
      example.order.map((number) => `T${number}`),
    )
    expect(advancing(hall)).toEqual(example.order.slice(0, example.advance).map((number) => `T${number}`))
  })

  test('BRI-36 none lost and some won is best of all', () => {
    const hall = bridge(17).score('8 T8 T16 7-0', '8 T8 T17 0-0', '8 T16 T17 9-0')
    expect(hall.match('8')?.boards?.standings).toMatchObject([
      { team: 'T8', won: 1.5, impsLost: 0 },
      { team: 'T16' },
      { team: 'T17' },
    ])
    expect(advancing(hall, '8')).toEqual(['T8'])
  })
})

describe('extra boards', () => {
  const circle = () => seven().score('1 T1 T4 10-5', '1 T1 T7 5-10', '1 T4 T7 10-5')

  test('BRI-37 three teams level play four boards each with each', () => {
    expect(circle().match('1')?.boards?.open).toMatchObject([
      { between: ['T1', 'T4'], boards: 4, extra: 1 },
      { between: ['T1', 'T7'], boards: 4, extra: 1 },
      { between: ['T4', 'T7'], boards: 4, extra: 1 },
    ])
  })

  test('BRI-37 and only those still level across the line play again', () => {
    const hall = circle().score('1 T1 T4 3-0', '1 T1 T7 3-0', '1 T4 T7 2-2')
    expect(hall.match('1')?.boards?.open).toMatchObject([{ between: ['T4', 'T7'], boards: 4, extra: 2 }])
    hall.score('1 T4 T7 0-1')
    expect(hall.match('1')).toMatchObject({ state: 'decided', decidedBy: 'extra-boards', advancing: ['T1', 'T7'] })
  })

  test('BRI-37 a tie among those who advance needs no break', () => {
    const hall = seven().score('1 T1 T4 10-10', '1 T1 T7 20-0', '1 T4 T7 20-0')
    expect(hall.match('1')).toMatchObject({ state: 'decided', advancing: ['T1', 'T4'] })
  })

  test('BRI-37 a head-to-head that is level plays four boards until it is broken', () => {
    const hall = bridge(8).score('1 20-20')
    expect(hall.match('1')?.boards?.open).toMatchObject([{ between: ['T1', 'T8'], boards: 4, extra: 1 }])
    hall.score('1 3-3')
    expect(hall.match('1')?.boards?.open).toMatchObject([{ between: ['T1', 'T8'], boards: 4, extra: 2 }])
    expect(hall.score('1 0-5').match('1')).toMatchObject({ winner: 'T8', decidedBy: 'extra-boards' })
    expect(hall.match('1')?.boards?.scores[0]).toMatchObject({
      imps: [20, 20],
      extraBoards: [
        [3, 3],
        [0, 5],
      ],
    })
  })

  test('BRI-37 extra boards have no halves', () => {
    expect(
      bridge(8)
        .score('1 20-20')
        .try({ do: 'report', match: '1', half: 1, imps: [1, 0] }),
    ).toMatchObject({ code: 'no-halves' })
  })
})

describe('a team leaves or returns', () => {
  test('BRI-38 a three-way becomes a head-to-head in one action, and a three-way again', () => {
    const hall = seven().score('1 T1 T4 10-20')
    hall.did({ do: 'withdraw', entrant: 'T4' })
    expect(hall.match('1')?.boards?.open).toEqual([{ between: ['T1', 'T7'], boards: 14 }])
    hall.did({ do: 'return', entrant: 'T4' })
    expect(hall.match('1')?.boards?.open).toHaveLength(2)
    expect(hall.match('1')?.boards?.scores[0]).toMatchObject({ imps: [10, 20] })
  })

  test('BRI-38 both who are left advance, and their score is for the record', () => {
    const hall = seven().did({ do: 'withdraw', entrant: 'T4' }).score('1 0-50')
    expect(hall.match('1')).toMatchObject({ state: 'decided' })
    expect(advancing(hall)?.toSorted()).toEqual(['T1', 'T7'])
    hall.score('2 9-1', '3 9-1')
    expect(hall.match('4')?.boards?.scores[0]).toMatchObject({ between: ['T1', 'T7'], carryover: [0, 50] })
  })

  test('BRI-38 what is played for the record may be cancelled, nothing else', () => {
    const hall = seven()
    expect(hall.try({ do: 'cancel', match: '1' })).toMatchObject({ code: 'needs-a-winner' })
    hall.did({ do: 'forfeit', match: '1', absent: ['T1'] }).did({ do: 'cancel', match: '1' })
    expect(advancing(hall)).toEqual(['T4', 'T7'])
  })

  test('BRI-38 where one advances the two who are left play for it, and scores with the third no longer count', () => {
    const hall = bridge(17).score('8 T8 T16 0-90', '8 T8 T17 50-0').did({ do: 'withdraw', entrant: 'T16' })
    expect(hall.match('8')).toMatchObject({ state: 'decided', winner: 'T8', decidedBy: 'score' })
  })

  test('BRI-38 one who is left alone advances at once, and the other number stays empty', () => {
    const hall = bridge(9).did({ do: 'forfeit', match: '1', absent: ['T1', 'T5'] })
    expect(hall.match('1')).toMatchObject({ advancing: ['T9'], decidedBy: 'forfeit' })
    hall.score('2 T2 T6 9-0', '2 T2 T7 9-0', '2 T6 T7 9-0', '3 T3 T4 9-0', '3 T3 T8 9-0', '3 T4 T8 9-0')
    expect(hall.match('4')?.seats).toEqual([
      { number: 1, entrant: 'T9' },
      { number: 3, entrant: 'T3' },
      { number: 6, entrant: 'T6' },
    ])
    expect(hall.match('5')?.seats[2]).toEqual({ number: 5, nobody: true })
  })
})

describe('the ring', () => {
  test('BRI-34 an open three-way shows who sits where in both halves', () => {
    expect(seven().match('1')?.boards?.movement).toEqual([
      { half: 1, table: 'X', northSouth: 'T1', eastWest: 'T7', boards: 'X' },
      { half: 1, table: 'Y', northSouth: 'T4', eastWest: 'T1', boards: 'Y' },
      { half: 1, table: 'Z', northSouth: 'T7', eastWest: 'T4', boards: 'Z' },
      { half: 2, table: 'X', northSouth: 'T1', eastWest: 'T4', boards: 'Y' },
      { half: 2, table: 'Y', northSouth: 'T4', eastWest: 'T7', boards: 'Z' },
      { half: 2, table: 'Z', northSouth: 'T7', eastWest: 'T1', boards: 'X' },
    ])
  })

  test.each([
    [28, 14],
    [24, 12],
  ])('BRI-34 of a session of %i boards each two play %i', (boards, each) => {
    expect(bridge(7, { boards }).match('1')?.boards?.boards).toBe(each)
  })
})
