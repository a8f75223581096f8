/** Boards, line-ups, conditions and remedies: facts that change no result (BRI-96, BRI-97, BRI-105, BRI-109). */
import { describe, expect, test } from 'vitest'
import {
  average,
  boards,
  conditions,
  corrects,
  entered,
  type Fields,
  isFound,
  isGood,
  type Log,
  lastOf,
  lineup,
  remedy,
  report,
  resultOf,
  rulesFound,
  ruling,
  start,
  started,
  upTo,
  verdictOf,
  withdrew,
  won,
} from '../../../test/bridge-log.ts'

/** Sessions of four boards, halves of two. */
const four = () => started(4, { options: { boards: 4 }, team: (number) => average(100, number) })
/** Ten IMPs for the first. */
const plus = (board: number) => [board, '4SN=', '4SN-1'] as const
const flat = (board: number) => [board, 0, 0] as const
const whole = boards('1 1-4', plus(1), flat(2), flat(3), flat(4))

describe('boards', () => {
  isGood('BRI-96 one after the other', () =>
    four()
      .add(boards('1 1-4', plus(1)))
      .add(boards('1 1-4', flat(2))),
  )
  isGood('LOG-5 complete they report the match', () => four().add(whole, report('1 1-4 10-0')))
  test('BRI-96 and the report counts', () => {
    const log = four().add(whole, report('1 1-4 10-0')).play('2 2-3 30-20', '3 1-2 30-20')
    expect(verdictOf(log)).toMatchObject({ findings: [], champion: 't1' })
  })
  isGood('BRI-96 entered in two commands', () =>
    four()
      .add(boards('1 1-4', plus(1), flat(2), flat(3)))
      .add(boards('1 1-4', flat(4)), report('1 1-4 10-0')),
  )
  isGood('BRI-96 a board entered again replaces what was entered', () =>
    four()
      .add(boards('1 1-4', plus(1), plus(2), flat(3)))
      .add(boards('1 1-4', flat(2)))
      .add(boards('1 1-4', flat(4)), report('1 1-4 10-0')),
  )
  isFound('LOG-5 complete and not reported', four, (log) => log.add(whole))
  isFound('LOG-5 reported before they are complete', four, (log) =>
    log.add(boards('1 1-4', plus(1)), report('1 1-4 10-0')),
  )
  isFound('BRI-96 with other IMPs', four, (log) => log.add(whole, report('1 1-4 11-0')))
  isFound('BRI-96 in another match', four, (log) => log.add(whole, report('2 2-3 10-0')))
  const half = (number: 1 | 2, ...scores: (readonly [number, unknown, unknown])[]) => {
    return { ...boards('1 1-4', ...scores), half: number }
  }
  isGood('BRI-96 by halves', () =>
    four()
      .add(half(1, plus(1), flat(2)), report('1/1h1 1-4 10-0'))
      .add(half(2, flat(3), flat(4)), report('1/2h2 1-4 0-0')),
  )
  isFound('BRI-96 a half is reported as such', four, (log) => log.add(half(1, plus(1), flat(2)), report('1 1-4 10-0')))
  isGood('BRI-94 whole after a first half is the second half', () =>
    four().add(report('1/1h1 1-4 4-0')).add(whole, report('1/2h2 1-4 6-0')),
  )
  isGood('BRI-72 after the report they are only shown', () => four().play('1 1-4 30-20').add(whole))
  isGood('BRI-109 also where it was ruled on', () =>
    four()
      .add(ruling('1', '1-4', won(4)))
      .add(whole),
  )
  isFound('BRI-96 more boards than the match has', four, (log) =>
    log.add(boards('1 1-4', plus(1), flat(2), flat(3), flat(4), flat(5))),
  )
  isFound('BRI-96 more boards than the half has', four, (log) => log.add(half(1, plus(1), flat(2), flat(3))))
  isFound('BRI-96 no contract', four, (log) => log.add(boards('1 1-4', [1, '4SN', '4SN='])))
  isFound('BRI-109 the order of the seats', four, (log) => log.add(boards('1 4-1', plus(1))))
  isFound('BRI-109 teams of another match', four, (log) => log.add(boards('1 1-3', plus(1))))
  isFound('BRI-109 one team twice', four, (log) => log.add(boards('1 1-1', plus(1))))
  isFound('BRI-91 no match', four, (log) => log.add(boards('9 1-4', plus(1))))
  isFound(
    'BRI-91 before the start',
    () => entered(4),
    (log) => log.add(boards('1 1-4', plus(1))),
  )
  isGood('BRI-34 of a three-way half a session', () =>
    started(3, { options: { boards: 2 } }).add(boards('1 2-3', plus(1), flat(2)), report('1/5 2-3 10-0')),
  )
  isGood('BRI-34 a three-way of more', () =>
    started(6, { options: { boards: 4 } }).add(boards('1 1-4', plus(1), flat(2)), report('1/1 1-4 10-0')),
  )
})

describe('line-ups', () => {
  const six = (number: number): Fields => ({
    players: upTo(6).map((player) => ({ name: `P${number}.${player}`, masterpoints: 0 })),
  })
  const begun = () => started(4, { team: six })
  isGood('BRI-97 four different members', () => begun().add(lineup('1', 1, { players: [1, 2, 5, 6] })))
  isGood('BRI-97 for a half, and told again', () =>
    begun()
      .add(lineup('1', 4, { half: 1, players: [1, 2, 5, 6] }))
      .add(lineup('1', 4, { half: 1, players: [1, 2, 3, 4] })),
  )
  isGood('BRI-97 boards of each', () => begun().add(lineup('1', 1, { played: [28, 28, 14, 14, 14, 14] })))
  isFound('BRI-97 one twice', begun, (log) => log.add(lineup('1', 1, { players: [1, 2, 5, 5] })))
  isFound('BRI-97 no member', begun, (log) => log.add(lineup('1', 1, { players: [1, 2, 5, 7] })))
  isFound(
    'BRI-97 of a team that has told nobody',
    () => started(4),
    (log) => log.add(lineup('1', 1, { players: [1, 2, 3, 4] })),
  )
  isFound('BRI-97 all together four times the boards', begun, (log) =>
    log.add(lineup('1', 1, { played: [28, 28, 14, 14, 14, 13] })),
  )
  isFound('BRI-97 none more than the match has', begun, (log) =>
    log.add(lineup('1', 1, { played: [29, 27, 14, 14, 14, 14] })),
  )
  isFound('BRI-97 one number for each member', begun, (log) => log.add(lineup('1', 1, { played: [28, 28, 28, 28] })))
  isFound('BRI-97 not for a half', begun, (log) =>
    log.add(lineup('1', 1, { half: 1, played: [28, 28, 14, 14, 14, 14] })),
  )
  isFound('BRI-109 players or boards', begun, (log) => log.add(lineup('1', 1, {})))
  isFound('BRI-109 not both', begun, (log) =>
    log.add(lineup('1', 1, { players: [1, 2, 3, 4], played: [28, 28, 14, 14, 14, 14] })),
  )
  isFound('BRI-109 a team of another match', begun, (log) => log.add(lineup('1', 2, { players: [1, 2, 3, 4] })))
  isFound('BRI-109 a match without a team yet', begun, (log) => log.add(lineup('3', 1, { players: [1, 2, 3, 4] })))
  isFound('BRI-91 no match', begun, (log) => log.add(lineup('7', 1, { players: [1, 2, 3, 4] })))
  isGood('BRI-97 of a three-way the whole session', () =>
    started(6, { team: six }).add(lineup('1', 1, { played: [28, 28, 14, 14, 14, 14] })),
  )
  isGood('BRI-97 of three teams two sessions', () =>
    started(3, { team: six }).add(lineup('1', 1, { played: [56, 56, 28, 28, 28, 28] })),
  )
  isGood('BRI-97 of a three-way that has lost a team', () =>
    started(6, { team: six })
      .add(withdrew(5))
      .add(lineup('1', 1, { played: [14, 14, 14, 14, 0, 0] })),
  )
  isGood('BRI-97 of a match of the round robin', () =>
    started(5, { team: six }).add(lineup('R1.1', 1, { played: [7, 7, 7, 7, 0, 0] })),
  )
  test('LOG-10 it has no place where its team sits no more', () => {
    const log = begun()
      .play('1 1-4 30-20', '2 2-3 30-20')
      .add(lineup('3', 1, { players: [1, 2, 3, 4] }))
    const change = (voids: number[]) => corrects(resultOf(log, '1'), [20, 30], { voids })
    expect(rulesFound(log.copy.add(change([lastOf(log, 'lineup-told')])))).toEqual([])
    expect(rulesFound(log.copy.add(change([])))).toEqual(['LOG-10'])
  })
})

describe('conditions and remedies', () => {
  const good: [string, () => Log][] = [
    ['BRI-47 conditions are posted', () => four().add(conditions)],
    [
      'BRI-47 before the start too',
      () =>
        entered(4)
          .add(conditions)
          .add(start(upTo(4))),
    ],
    ['BRI-105 a refund', () => four().add(remedy(1, { refund: true }))],
    ['BRI-105 free plays', () => four().add(remedy(1, { freePlays: ['tournament', 'national'] }))],
  ]
  for (const [title, log] of good) isGood(title, log)
  isFound('BRI-81 a remedy of nothing', four, (log) => log.add(remedy(1, {})))
  isFound('BRI-81 for nobody', four, (log) => log.add(remedy(9, { refund: true })))
})
