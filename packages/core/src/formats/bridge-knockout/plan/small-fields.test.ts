import { describe, expect, test } from 'vitest'
import { bridge, type Hall } from '../../../../test/hall.ts'
import { textOf } from '../../../../test/said.ts'
import { vector } from '../../../../test/vectors.ts'
import { outline } from '../../../outline/outline.ts'
import { unwrap } from '../../../refusals/result.ts'
import type { AnyFormat } from '../../rule-book/format.ts'
import { bridgeKnockout } from '../format.ts'

interface Stage {
  readonly name: string
  readonly boards?: number
  readonly boardsPerMatch?: number
  readonly totalBoards?: number
  readonly carryover?: { readonly boards: number }
}
const { fields } = vector('bridge-small-fields') as {
  fields: Record<
    string,
    { stages: (Stage & { groups?: number[][]; matches?: unknown; threeWay?: { boardsPerMatch: number } })[] }
  >
}
const stage = (teams: number, i: number) =>
  fields[String(teams)]?.stages[i] as NonNullable<(typeof fields)[string]>['stages'][number]

const rounds = (teams: number) => {
  const { outline: drawn } = unwrap(outline(bridgeKnockout as AnyFormat, teams))
  return drawn.stages.flatMap((each) => each.rounds)
}
const numbers = (teams: number, round: number) =>
  rounds(teams)[round]?.matches.map(({ seats }) => seats.map(({ seed, number }) => seed ?? number))

const boardsIn = (hall: Hall, match: string) => hall.match(match)?.boards?.boards

describe('three teams', () => {
  test('BRI-39 the round robin of the document: one group, two advance, 28 boards between each two', () => {
    expect(numbers(3, 0)).toEqual(stage(3, 0).groups)
    expect(boardsIn(bridge(3), '1')).toBe(stage(3, 0).boardsPerMatch)
  })

  test('BRI-39 the final of 28 boards carries their whole result over', () => {
    const hall = bridge(3).score('1/1 T1 T2 10-4', '1/2 T1 T2 5-9', '1 T1 T3 9-0', '1 T2 T3 9-0')
    expect(boardsIn(hall, '2')).toBe(stage(3, 1).boards)
    expect(hall.match('2')?.boards?.scores[0]).toMatchObject({ between: ['T1', 'T2'], carryover: [2, 0] })
    expect(hall.score('2 20-21').match('2')).toMatchObject({ winner: 'T1' })
  })

  test('BRI-37 the carry-over can make a final level; then four boards, not the quotient, break it', () => {
    const hall = bridge(3).score('1 T1 T2 6-4', '1 T1 T3 4-8', '1 T2 T3 3-0', '2 4-7')
    expect(hall.match('2')?.boards).toMatchObject({ scores: [{ score: [7, 7] }], open: [{ boards: 4, extra: 1 }] })
  })
})

describe('four teams', () => {
  test('BRI-40 semifinals 1-4 and 2-3 of 28 boards, a final of 56', () => {
    expect(numbers(4, 0)).toEqual(stage(4, 0).matches)
    const hall = bridge(4)
    expect(['1', '2', '3'].map((match) => boardsIn(hall, match))).toEqual([
      stage(4, 0).boards,
      stage(4, 0).boards,
      stage(4, 1).boards,
    ])
  })
})

describe('five teams', () => {
  /** Every match of the round robin, the lower number winning by its margin. */
  const robin = (margin: (a: number, b: number) => number, options = {}, autoPair = true) => {
    const hall = bridge(5, options, autoPair)
    for (let ring = 0; ring < 2; ring++)
      hall.scoreRound((first, second) => {
        const by = margin(Number(first.slice(1)), Number(second.slice(1)))
        return [Math.max(0, by), Math.max(0, -by)]
      })
    return hall
  }
  const placed = (hall: Hall) =>
    hall.bulletin.stages
      .find(({ id }) => id === 'round-robin')
      ?.table.map(({ name, victoryPoints }) => `${name} ${victoryPoints}`)

  test('BRI-41 matches of 7 boards, all play all', () => {
    const hall = bridge(5)
    expect(boardsIn(hall, 'R1.1')).toBe(stage(5, 0).boardsPerMatch)
    expect(
      new Set(
        rounds(5)
          .slice(0, 2)
          .flatMap(({ matches }) => matches.map(({ seats }) => seats.map(({ seed }) => seed).join('-'))),
      ).size,
    ).toBe(10)
  })

  test('BRI-43 victory points rank; the first chooses, the others are told', () => {
    const hall = robin(() => 28)
    expect(placed(hall)).toEqual(['T1 80', 'T2 60', 'T3 40', 'T4 20', 'T5 0'])
    expect(hall.bulletin.todo).toMatchObject([{ do: 'choose', chooser: 'T1', among: ['T2', 'T3', 'T4'] }])
    expect(textOf(hall.bulletin.todo[0])).toBe('T1 chooses an opponent: T2, T3 or T4.')
    expect(hall.try({ do: 'pair' })).toMatchObject({ code: 'choice-awaited', chooser: { name: 'T1' } })
  })

  test('BRI-41 the chosen meet, and so do the other two; 28 boards and the 7 of the round robin', () => {
    const hall = robin(() => 28).did({ do: 'choose', opponent: 'T3' })
    expect(hall.match('1')?.seats.map(({ entrant }) => entrant)).toEqual(['T1', 'T3'])
    expect(hall.match('2')?.seats.map(({ entrant }) => entrant)).toEqual(['T2', 'T4'])
    expect(boardsIn(hall, '1')).toBe(stage(5, 1).boards)
    expect(hall.match('1')?.boards?.scores[0]).toMatchObject({ carryover: [28, 0] })
    hall.score('1 0-29', '2 0-29')
    expect(hall.match('3')?.seats.map(({ entrant }) => entrant)).toEqual(['T3', 'T4'])
    expect(hall.match('3')?.boards?.scores[0]).toMatchObject({ carryover: [28, 0] })
    expect(hall.why('1')).toBe(
      'BRI-41: T1 (1) and T3 (3) meet in the semifinals, match 1. T1 won the round robin and chose T3; the other two meet.',
    )
    expect(hall.whyMore('1')).toBe(
      'T3 advances: 29–0 against T1. T1 brings along 28 IMPs against T3 from their match before.',
    )
  })

  test.each(['T1', 'T5', 'T9'])('BRI-81 %s cannot be chosen', (opponent) => {
    const hall = robin(() => 28)
    expect(hall.try({ do: 'choose', opponent })).toMatchObject({
      code: opponent === 'T9' ? 'no-such-entrant' : 'not-to-be-chosen',
    })
  })

  test('BRI-43 level on victory points: matches won, then the match between them', () => {
    // T2 and T3 have 46 each: T3 won the match between them and both won three.
    const margins: Record<string, number> = {
      '1-2': -3,
      '1-3': 3,
      '2-3': -3,
      '1-4': 28,
      '1-5': 28,
      '2-4': 1,
      '2-5': 28,
      '3-4': 28,
      '3-5': 1,
      '4-5': 28,
    }
    const hall = robin((a, b) => margins[`${a}-${b}`] as number)
    const table = placed(hall) as string[]
    expect(table[0]).toMatch(/^T1/)
    const seeds = hall.tournament.log.find(({ type }) => type === 'seeds-published') as
      | { reasons: { by: string }[] }
      | undefined
    expect(seeds?.reasons.map(({ by }) => by)).toContain('head-to-head')
  })

  test('BRI-43 nothing separates fourth and fifth: four extra boards between them', () => {
    const hall = robin((a, b) => (b <= 3 ? 28 : a <= 3 ? 10 : 0))
    expect(hall.match('R3.1')?.seats.map(({ entrant }) => entrant)).toEqual(['T4', 'T5'])
    expect(hall.match('R3.1')?.boards?.open).toEqual([{ between: ['T4', 'T5'], boards: 4 }])
    hall.score('R3.1 0-1')
    expect(placed(hall)?.map((row) => row.slice(0, 2))).toEqual(['T1', 'T2', 'T3', 'T5', 'T4'])
  })

  test('BRI-43 all level: all five play extra boards, and who drops out is last', () => {
    const hall = robin(() => 0)
    expect(hall.match('R3.1')?.seats).toHaveLength(5)
    for (const { between } of hall.match('R3.1')?.boards?.open ?? [])
      hall.did({
        do: 'report',
        match: 'R3.1',
        between,
        imps: Number(between[0].slice(1)) < Number(between[1].slice(1)) ? [0, 5] : [5, 0],
      })
    expect(hall.row('T1')).toMatchObject({ rank: 5, place: '5' })
    expect(hall.bulletin.todo[0]).toMatchObject({ do: 'choose', chooser: 'T5' })
  })

  test('BRI-43 level for the first place: lot, told in the published places', () => {
    const hall = robin((a, b) => (a === 1 && b === 2 ? 0 : b === 5 ? 28 : a <= 2 ? 10 : 28))
    const seeds = hall.tournament.log.find(({ type }) => type === 'seeds-published') as
      | { reasons: { by: string }[] }
      | undefined
    expect(seeds?.reasons[0]).toMatchObject({ by: 'lot' })
  })

  test('BRI-41 one of the four withdraws before the choice: no choice, first against last', () => {
    const hall = robin(() => 28).did({ do: 'withdraw', entrant: 'T2' })
    expect(hall.match('1')?.seats.map(({ entrant }) => entrant)).toEqual(['T1', 'T4'])
    expect(hall.match('2')).toMatchObject({ winner: 'T3', decidedBy: 'forfeit' })
  })

  test('BRI-89 a correction that moves the first place takes the choice with it, after confirmation', () => {
    const hall = robin((a, b) => (a === 1 && b === 2 ? 1 : 28)).did({ do: 'choose', opponent: 'T4' })
    const refusal = hall.try({ do: 'correct', match: 'R1.1', imps: [0, 40] })
    expect(refusal).toMatchObject({
      code: 'would-void',
      consequences: { voids: [{ says: [{ id: 'fact-teams-paired' }] }] },
    })
    hall.did({ do: 'correct', match: 'R1.1', imps: [0, 40], confirm: true })
    expect(hall.bulletin.todo[0]).toMatchObject({ do: 'choose', chooser: 'T2' })
  })

  test('BRI-89 a correction that changes no place leaves the choice alone', () => {
    const hall = robin(() => 28)
      .did({ do: 'choose', opponent: 'T4' })
      .did({ do: 'correct', match: 'R1.1', imps: [40, 0] })
    expect(hall.match('1')?.seats.map(({ entrant }) => entrant)).toEqual(['T1', 'T4'])
  })
})

test('BRI-46 the carry-over goes to who won it, whichever is seated first', () => {
  const hall = bridge(5)
  for (let ring = 0; ring < 2; ring++) hall.scoreRound(() => [0, 28])
  hall.did({ do: 'choose', opponent: 'T3' })
  expect(hall.match('1')?.boards?.scores[0]).toMatchObject({ between: ['T5', 'T3'], carryover: [28, 0] })
})

test('BRI-46 a match that was forfeited carries nothing over, and its boards do not count for the handicap', () => {
  const hall = bridge(5, { handicap: true })
    .score('R1.5/1 20-0')
    .did({ do: 'forfeit', match: 'R1.5', absent: ['T3'] })
  for (let ring = 0; ring < 2; ring++) hall.scoreRound(() => [99, 0])
  hall.did({ do: 'choose', opponent: 'T3' })
  const [score] = hall.match('1')?.boards?.scores ?? []
  expect(score).not.toHaveProperty('carryover')
  expect(hall.tournament.log.findLast((fact) => fact.type === 'round-paired')).toMatchObject({
    handicaps: [{ boards: 28 }, { boards: 35 }],
  })
})

test('BRI-46 a semifinal whose carry-over is taken back is not decided before it is in again', () => {
  const hall = bridge(5)
  for (let ring = 0; ring < 2; ring++) hall.scoreRound(() => [28, 0])
  hall.did({ do: 'choose', opponent: 'T3' }).score('1 0-20')
  expect(hall.match('1')).toMatchObject({ winner: 'T1' })
  const carried = hall.tournament.log.find((fact) => fact.type === 'game-finished' && fact.match === 'R1.5')
  hall.did({ do: 'revoke', fact: carried?.seq, confirm: true })
  expect(hall.match('1')).not.toHaveProperty('winner')
  expect(hall.bulletin.todo).toMatchObject([{ do: 'report', match: 'R1.5' }])
  hall.score('R1.5 0-1')
  expect(hall.match('1')).toMatchObject({ winner: 'T3', boards: { scores: [{ carryover: [0, 1], score: [0, 21] }] } })
})

describe('six teams', () => {
  const groups = () =>
    bridge(6).score('1 T1 T4 9-0', '1 T1 T5 9-0', '1 T4 T5 9-0', '2 T2 T3 4-9', '2 T2 T6 9-0', '2 T3 T6 9-0')

  test('BRI-44 groups 1-4-5 and 2-3-6 of 14 boards, the two of a group meet again', () => {
    expect(numbers(6, 0)).toEqual(stage(6, 0).groups)
    expect(boardsIn(bridge(6), '1')).toBe(stage(6, 0).boardsPerMatch)
    expect(numbers(6, 1)).toEqual([
      [1, 4],
      [2, 3],
    ])
    expect(boardsIn(groups(), '3')).toBe(stage(6, 1).boards)
    expect(boardsIn(groups(), '5')).toBe(stage(6, 2).boards)
  })

  test('BRI-44 the semifinal carries the full result over, or half of it where the option says 7', () => {
    expect(groups().match('4')?.boards?.scores[0]).toMatchObject({ between: ['T2', 'T3'], carryover: [0, 5] })
    const half = bridge(6, { sixTeamCarryover: 7 }).score(
      '1 T1 T4 9-0',
      '1 T1 T5 9-0',
      '1 T4 T5 9-0',
      '2 T2 T3 4-9',
      '2 T2 T6 9-0',
      '2 T3 T6 9-0',
    )
    expect(half.match('4')?.boards?.scores[0]).toMatchObject({ carryover: [0, 2.5] })
  })

  test('BRI-44 the final carries nothing over', () => {
    const hall = groups().score('3 9-0', '4 9-0')
    expect(hall.match('5')?.boards?.scores[0]).not.toHaveProperty('carryover')
  })
})

describe('seven teams', () => {
  test('BRI-45 1-4-7 three-way, 2-6 and 3-5 head-to-head over the session', () => {
    expect(numbers(7, 0)).toEqual([[1, 4, 7], ...(stage(7, 0).matches as number[][])])
    expect(boardsIn(bridge(7), '1')).toBe(stage(7, 0).threeWay?.boardsPerMatch)
    expect(boardsIn(bridge(7), '2')).toBe(stage(7, 0).boards)
  })

  test('BRI-45 the semifinal of the three-way carries 14 boards over, the other nothing', () => {
    const hall = bridge(7).score('1 T1 T4 12-5', '1 T1 T7 9-0', '1 T4 T7 9-0', '2 9-0', '3 0-9')
    expect(hall.match('4')?.boards?.scores[0]).toMatchObject({ between: ['T1', 'T4'], carryover: [7, 0] })
    expect(hall.match('5')?.boards?.scores[0]).toMatchObject({ between: ['T2', 'T5'], imps: [0, 0] })
    expect(hall.match('5')?.boards?.scores[0]).not.toHaveProperty('carryover')
  })
})
