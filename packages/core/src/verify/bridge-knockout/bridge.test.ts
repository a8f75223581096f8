/** The field, the start and whole tournaments of every size. */
import { describe, expect, test } from 'vitest'
import {
  average,
  closed,
  drawn,
  edited,
  entered,
  entry,
  isFound,
  isGood,
  type Log,
  paired,
  ranks,
  report,
  ruling,
  seeds,
  start,
  started,
  upTo,
  verdictOf,
  withdrew,
} from '../../../test/bridge-log.ts'
import { planOf } from './plan/plan.ts'

/** The lower number always wins, so everybody keeps the number of the start. */
function played(teams: number): Log {
  const log = started(teams)
  let last = 0
  for (const [r, { matches, isPairedAnew }] of planOf(teams).entries()) {
    if (isPairedAnew) log.add(paired(r + 1, matches.map(({ numbers }) => numbers.join('-')).join(' ')))
    for (const { numbers } of matches) {
      last++
      log.play(...gamesOf(numbers).map(([game, a, b]) => `${last}/${game} ${a}-${b} 30-20`))
    }
  }
  return log
}

/** BRI-94: games 1, 3 and 5 of a three-way. */
function gamesOf([a = 0, b = 0, c]: readonly number[]): [game: number, a: number, b: number][] {
  if (c === undefined) return [[1, a, b]]
  return [
    [1, a, b],
    [3, a, c],
    [5, b, c],
  ]
}

const sizes = upTo(64).filter((teams) => teams > 2 && teams !== 5)

test.each(sizes)('BRI-4, BRI-27 a knockout of %i teams is followed to its end', (teams) => {
  const log = played(teams)
  const verdict = verdictOf(log.add(closed))
  expect(verdict.findings).toEqual([])
  expect(verdict).toMatchObject({ isFinished: true, champion: 't1' })
  const bands = [1, ...planOf(teams).map(({ leaves }) => leaves + 1)].toSorted((a, b) => a - b)
  const due = upTo(teams).map((team) => bands.findLast((first) => first <= team))
  const byTeam = new Map(verdict.table.map(({ entrant, rank }) => [entrant as string, rank]))
  expect(upTo(teams).map((team) => byTeam.get(`t${team}`))).toEqual(due)
})

test('a log of 64 teams is read in a few milliseconds', () => {
  const log = played(64)
  const began = process.cpuUsage()
  for (let i = 0; i < 20; i++) verdictOf(log)
  expect(process.cpuUsage(began).user / 1000 / 20).toBeLessThan(50)
})

describe('the field', () => {
  isFound(
    'BRI-32 two teams are too few',
    () => entered(2),
    (log) => log.add(start([1, 2])),
  )
  isFound(
    'BRI-32 sixty-five teams are too many',
    () => entered(65),
    (log) => log.add(start(upTo(65))),
  )
  isGood('BRI-34 eight teams may play an odd number of boards', () => started(8, { options: { boards: 27 } }))
  isFound(
    'BRI-34 nine teams need three-ways, and those an even number',
    () => entered(9, { options: { boards: 27 } }),
    (log) => log.add(start(upTo(9))),
  )
  isFound(
    'BRI-34 three teams play a three-way too',
    () => entered(3, { options: { boards: 27 } }),
    (log) => log.add(start(upTo(3))),
  )
  isFound(
    'BRI-81 five teams need a session of a multiple of four',
    () => entered(5, { options: { boards: 26 } }),
    (log) => log.add(start(upTo(5))),
  )
  isFound(
    'BRI-43 there are no victory points for matches of twelve boards',
    () => entered(5, { options: { boards: 48 } }),
    (log) => log.add(start(upTo(5))),
  )
  isGood('BRI-43 unless a scale is given', () =>
    started(5, { options: { boards: 48, victoryPoints: [2, 4, 7, 12, 17, 22, 27, 32, 38, 44] } }),
  )
  isFound(
    'BRI-95 eleven teams have no playoff',
    () => entered(11, { options: { playoff: true } }),
    (log) => log.add(start(upTo(11))),
  )
  isGood('BRI-95 twelve have', () => started(12, { options: { playoff: true } }))
  isFound(
    'BRI-95 three teams have no third place',
    () => entered(3, { options: { thirdPlace: true } }),
    (log) => log.add(start(upTo(3))),
  )
  isFound(
    'BRI-81 a team of three players',
    () => entered(7),
    (log) => log.add(entry(8, { players: [1, 2, 3].map((n) => ({ name: `X${n}`, masterpoints: 1 })) })),
  )
  isFound(
    'BRI-81 a player on two teams, by name',
    () => entered(7, { team: (number) => average(100, number) }),
    (log) => log.add(entry(8, average(50, 3))),
  )
  isFound(
    'BRI-81 two teams of one name',
    () => entered(7),
    (log) => log.add(entry(8, { name: 'Team 3' })),
  )
  isFound(
    'LOG-13 the players of a team are fixed by the start',
    () => started(8, { team: (number) => average(900 - 100 * number, number) }),
    (log) => log.add(edited(3, average(4000, 3))),
  )
  isGood('LOG-13 whether a team has paid is told at any time', () =>
    started(8).add(edited(3, { paid: true, captain: 'Ann' })),
  )
})

describe('options', () => {
  const opened = (options: Record<string, unknown>) => entered(0, { options })
  test.each`
    option                                               | rule
    ${{ boards: 0 }}                                     | ${'BRI-81'}
    ${{ boards: 7.5 }}                                   | ${'BRI-81'}
    ${{ seeding: 'rating' }}                             | ${'BRI-33'}
    ${{ handicap: 'yes' }}                               | ${'BRI-58'}
    ${{ handicapRounding: 'up' }}                        | ${'BRI-62'}
    ${{ handicapOverride: { percent: 80 } }}             | ${'BRI-64'}
    ${{ handicapOverride: { percent: 80, note: '' } }}   | ${'BRI-64'}
    ${{ handicapOverride: { imps: -1, note: 'so' } }}    | ${'BRI-64'}
    ${{ playoff: 1 }}                                    | ${'BRI-33a'}
    ${{ thirdPlace: 1 }}                                 | ${'BRI-86'}
    ${{ sixTeamCarryover: 10 }}                          | ${'BRI-44'}
    ${{ victoryPoints: [1, 2, 3] }}                      | ${'BRI-43'}
    ${{ victoryPoints: [1, 2, 3, 4, 5, 6, 7, 8, 9, 9] }} | ${'BRI-43'}
    ${{ colours: 'white' }}                              | ${'LOG-16'}
  `('BRI-95 $option is found by $rule', ({ option, rule }) => {
    expect(verdictOf(opened(option)).findings).toMatchObject([{ rule, seq: 1 }])
  })

  isGood('BRI-64 a percentage, a number or a table, with a note', () =>
    opened({
      handicap: true,
      handicapOverride: {
        table: [
          [500, 3],
          [1000, 6],
        ],
        note: 'approved',
      },
    }),
  )
})

describe('the order', () => {
  const byAverage = {
    options: { seeding: 'average' },
    team: (number: number) => average([5, 9, 9, 7][number - 1] ?? 0, number),
  }
  const by = (word: string) => ({ reason: { rule: 'BRI-33', by: word } })
  isFound(
    'BRI-33 by average the highest comes first, and level ones in order of entry',
    () => entered(4, byAverage),
    (log) => log.add(start([3, 2, 4, 1], by('average'))),
  )
  isGood('BRI-33 by average', () => entered(4, byAverage).add(start([2, 3, 4, 1], by('average'))))
  isGood('BRI-33 by hand any order is right', () => entered(4, byAverage).add(start([4, 1, 3, 2], by('hand'))))
  isGood('BRI-33 where nobody has told the players the order of entry counts', () =>
    entered(4, { options: { seeding: 'average' } }).add(start([1, 2, 3, 4], by('average'))),
  )
  isFound(
    'BRI-33 where some have told their players and some have not',
    () => entered(4, { ...byAverage, team: (number) => (number > 2 ? {} : average(number, number)) }),
    (log) => log.add(start([2, 1, 3, 4], by('average'))),
  )
  isGood('BRI-33 by lot any order is right', () =>
    entered(4, { options: { seeding: 'lot' } }).add(start([3, 1, 4, 2], by('lot'))),
  )
  isFound(
    'BRI-33 by lot only where the option says so',
    () => entered(4),
    (log) => log.add(start([3, 1, 4, 2], by('lot'))),
  )
  isFound(
    'BRI-33 by entry',
    () => entered(4),
    (log) => log.add(start([1, 2, 4, 3])),
  )
})

describe('what a Bridge knockout takes', () => {
  isFound(
    'BRI-72 words are no IMPs',
    () => started(8),
    (log) => log.add({ ...report('1 1-8 1-0'), result: '1-0' }),
  )
  isFound(
    'BRI-81 a team that is not in the match',
    () => started(8),
    (log) => log.play('1 1-7 30-20'),
  )
  isFound(
    'BRI-94 the sides are in the order of the seats',
    () => started(8),
    (log) => log.play('1 8-1 30-20'),
  )
  isFound(
    'BRI-81 a score before the match is drawn',
    () => started(8),
    (log) => log.play('5 1-4 30-20'),
  )
  isFound(
    'BRI-85 a round is played when the one before is complete',
    () => started(8).play('1 1-8 30-20', '4 4-5 30-20'),
    (log) => log.play('5 1-4 30-20'),
  )
  isFound(
    'BRI-81 a match that was decided',
    () => started(8).play('1 1-8 30-20'),
    (log) => log.play('1/7 1-8 3-2'),
  )
  isFound(
    'BRI-91 a match that is not there',
    () => started(8),
    (log) => log.play('8 1-2 3-2'),
  )
  isFound(
    'BRI-88 nothing is declared drawn',
    () => started(8),
    (log) => log.add(ruling('1', '1-8', drawn)),
  )
  isFound(
    'BRI-92 no places are published of eight teams',
    () => started(8),
    (log) => log.add(seeds('1 2 3 4')),
  )
  isFound(
    'BRI-93 no round is published where nothing is paired anew and there is no handicap',
    () => started(8).play('1 1-8 30-20', '2 2-7 30-20', '3 3-6 30-20', '4 4-5 30-20'),
    (log) => log.add(paired(2, '1-4 2-3')),
  )
  isFound(
    'LOG-15 it is closed when it is finished',
    () => started(4).play('1 1-4 30-20', '2 2-3 30-20'),
    (log) => log.add(closed),
  )
  isFound(
    'LOG-17 nobody is declared the winner',
    () => started(4),
    (log) => log.add({ type: 'winner-declared', stage: 'knockout', round: 1, winners: ['t1'] }),
  )
})

test('BRI-87 while play goes on all who can still come first share the places from 1', () => {
  expect(ranks(started(8).play('1 1-8 30-20', '4 4-5 10-20'))).toBe('1:1,2,3,5,6,7 5:4,8')
})

test('LOG-12 who withdrew before the start is in no bracket', () => {
  const log = entered(9)
    .add(withdrew(9))
    .add(start(upTo(8)))
  expect(verdictOf(log)).toMatchObject({ findings: [] })
  expect(ranks(log)).toBe('1:1,2,3,4,5,6,7,8')
})
