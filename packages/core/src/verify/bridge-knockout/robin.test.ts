/** Five teams: the round robin, its places, the choice and what follows (BRI-41 to BRI-43, BRI-92). */
import { describe, expect, test } from 'vitest'
import {
  absent,
  cancelled,
  chosen,
  closed,
  corrects,
  drawn,
  isFound,
  isGood,
  type Log,
  lastOf,
  named,
  ranks,
  resultOf,
  rulesFound,
  ruling,
  type Setup,
  seeds,
  started,
  verdictOf,
  withdrew,
  won,
} from '../../../test/bridge-log.ts'
import { vector } from '../../../test/vectors.ts'
import { bridgeSettings } from './options.ts'
import { awardByMargin, rings, scaleFor } from './robin.ts'

const scoring = vector('bridge-scoring') as {
  readonly vp20LeastMargins: Readonly<Record<string, number[]>>
  readonly fiveTeamRings: readonly (readonly number[])[][]
}

test.each`
  boards | scale
  ${24}  | ${'6-8'}
  ${28}  | ${'6-8'}
  ${32}  | ${'6-8'}
  ${36}  | ${'9-11'}
  ${44}  | ${'9-11'}
`('BRI-43 victory points of a session of $boards boards', ({ boards, scale }) => {
  const opened = { options: { boards } } as unknown as Parameters<typeof bridgeSettings>[0]
  expect(scaleFor(bridgeSettings(opened))).toEqual(scoring.vp20LeastMargins[scale])
})

test.each`
  margin   | points
  ${0}     | ${10}
  ${1}     | ${11}
  ${0.5}   | ${10}
  ${-2.9}  | ${9}
  ${3}     | ${12}
  ${27.99} | ${19}
  ${28}    | ${20}
  ${-400}  | ${0}
`('BRI-43 a margin of $margin gives $points', ({ margin, points }) => {
  expect(awardByMargin(1000 * margin, scoring.vp20LeastMargins['6-8'] ?? []).points).toBe(points)
})

test('BRI-42 the rings', () => {
  const inSeats = scoring.fiveTeamRings.map((ring) => ring.map((pair) => pair.toSorted((a, b) => a - b)))
  expect(rings).toEqual(inSeats)
})

// --- whole round robins ------------------------------------------------------------------------

const ids = rings.flatMap((ring, r) => ring.map((pair, i) => [pair.join('-'), `R${r + 1}.${i + 1}`] as const))

/** robin('1-2 30-20', …): what is not named ends 30–20 for the lower number. */
function robin(results: readonly string[] = [], setup: Setup = {}): Log {
  const told = new Map(results.map((text) => text.split(' ') as [string, string]))
  return started(5, setup).play(...ids.map(([pair, id]) => `${id} ${pair} ${told.get(pair) ?? '30-20'}`))
}

const levelFor4And5 = ['4-5 20-20', '1-4 30-20', '1-5 30-20', '2-4 30-20', '2-5 30-20', '3-4 30-20', '3-5 30-20']

describe('places', () => {
  isGood('BRI-92 the places are published when the round robin is complete', () => robin().add(seeds('1 2 3 4')))
  isFound('BRI-43 in the right order', robin, (log) => log.add(seeds('1 3 2 4')))
  isFound(
    'BRI-92 not before',
    () => {
      const log = started(5)
      return log.play(...ids.slice(0, 9).map(([pair, id]) => `${id} ${pair} 30-20`))
    },
    (log) => log.add(seeds('1 2 3 4')),
  )
  isFound('BRI-92 four places', robin, (log) => log.add(seeds('1 2 3 4 5')))
  isFound(
    'BRI-92 once',
    () => robin().add(seeds('1 2 3 4')),
    (log) => log.add(seeds('1 2 3 4')),
  )
  isFound('BRI-81 the semifinals are not drawn before', robin, (log) => log.play('1 1-4 30-20'))
  isFound(
    'BRI-85 the second ring is played after the first',
    () => started(5).play('R1.1 1-2 30-20'),
    (log) => log.play('R2.1 1-4 30-20'),
  )
  test.each`
    title                                                | results                                                                                                | order
    ${'BRI-43 victory points before matches won'}        | ${'1-2 0-90, 2-3 20-21, 2-4 20-21, 2-5 21-20'}                                                         | ${'2 3 1 4'}
    ${'BRI-43 level on points: matches won'}             | ${'1-2 20-20, 1-3 21-20, 1-4 21-20, 1-5 20-23, 2-3 20-20, 2-4 20-20, 2-5 20-20, 3-4 20-20, 4-5 31-20'} | ${'4 3 1 2'}
    ${'BRI-43 level on both: the match between the two'} | ${'1-2 20-30, 2-3 20-30, 3-4 31-20'}                                                                   | ${'3 2 1 4'}
    ${'BRI-43 then the margin against the best outside'} | ${'1-2 20-20, 1-3 30-22'}                                                                              | ${'2 1 3 4'}
    ${'BRI-43 then against the next'}                    | ${'1-2 20-20, 1-4 30-22'}                                                                              | ${'2 1 3 4'}
  `('$title', ({ results, order }) => {
    const log = robin(results.split(', '))
    const all = permutations(['1', '2', '3', '4', '5']).map((places) => places.slice(0, 4).join(' '))
    expect(all.filter((places) => rulesFound(log.copy.add(seeds(places))).length === 0)).toEqual([order])
  })
})

const permutations = (items: readonly string[]): string[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]))

describe('nothing separates', () => {
  const allLevel = () => robin(ids.map(([pair]) => `${pair} 20-20`))
  const atTheLine = () => robin(levelFor4And5)
  const extra = (teams: string) => named('round-robin', 'extra-boards', teams, { round: 3 })
  isFound('BRI-43 four and five level: extra boards come first', atTheLine, (log) => log.add(seeds('1 2 3 4')))
  isGood('BRI-43 extra boards decide', () => atTheLine().add(extra('4-5')).play('R3.1/3 4-5 1-2').add(seeds('1 2 3 5')))
  isGood('BRI-37 until it is broken', () =>
    atTheLine().add(extra('4-5')).play('R3.1/3 4-5 1-1', 'R3.1/4 4-5 1-2').add(seeds('1 2 3 5')),
  )
  isFound(
    'BRI-43 who lost them has no place',
    () => atTheLine().add(extra('4-5')).play('R3.1/3 4-5 1-2'),
    (log) => log.add(seeds('1 2 3 4')),
  )
  isFound('BRI-43 all who are level, and nobody else', atTheLine, (log) => log.add(extra('3-4-5')))
  isFound('BRI-43 extra boards only where they are needed', robin, (log) => log.add(extra('4-5')))
  isFound('BRI-93 they are round 3', atTheLine, (log) => log.add(named('round-robin', 'extra-boards', '4-5')))
  isGood('BRI-43 all five level: four of them advance', () =>
    allLevel()
      .add(extra('1-2-3-4-5'))
      .add(ruling('R3.1', '1-2-3-4-5', { kind: 'through', through: ['t2', 't3', 't4', 't5'] }))
      .add(seeds('2 3 4 5')),
  )
  test('BRI-43 two level for the first place: by lot, either order', () => {
    const level = () => robin(['1-2 20-20', '1-3 30-20', '2-3 30-20'])
    expect(rulesFound(level().add(seeds('1 2 3 4')))).toEqual([])
    expect(rulesFound(level().add(seeds('2 1 3 4')))).toEqual([])
  })
  isFound(
    'BRI-43 two level elsewhere: in the order of their numbers',
    () => robin(['2-3 20-20']),
    (log) => log.add(seeds('1 3 2 4')),
  )
})

describe('rulings', () => {
  isGood('BRI-43 a match may be cancelled, declared drawn or won', () =>
    started(5)
      .add(ruling('R1.1', '1-2', cancelled))
      .add(ruling('R1.2', '2-4', drawn))
      .add(ruling('R1.3', '4-5', won(5)))
      .add(ruling('R1.4', '3-5', absent(3, 5))),
  )
  test('BRI-43 a forfeited match counts 20 to 0, and is a match won', () => {
    const rest = ids.filter(([pair]) => pair !== '4-5').map(([pair, id]) => `${id} ${pair} 30-20`)
    const log = started(5).add(ruling('R1.3', '4-5', absent(4)))
    log.play(...rest.slice(0, 9)).add(seeds('1 2 3 5'))
    expect(rulesFound(log)).toEqual([])
  })
})

// --- after it ----------------------------------------------------------------------------------

describe('the choice', () => {
  const placed = () => robin().add(seeds('1 2 3 4'))
  isGood('BRI-41 the first place chooses, and the others meet', () =>
    placed().add(chosen('1-3 2-4')).play('1 1-3 30-20', '2 2-4 30-20', '3 1-2 30-20').add(closed),
  )
  isFound('BRI-81 before the choice the semifinals are not drawn', placed, (log) => log.play('1 1-4 30-20'))
  isFound('BRI-41 one of the three others', placed, (log) => log.add(chosen('1-5 2-3')))
  isFound('BRI-41 of the others the better first', placed, (log) => log.add(chosen('1-3 4-2')))
  isFound('BRI-93 it is told as a choice', placed, (log) => log.add(chosen('1-3 2-4', { byHand: undefined })))
  isFound(
    'BRI-41 it chooses once',
    () => placed().add(chosen('1-3 2-4')),
    (log) => log.add(chosen('1-4 2-3')),
  )
  isFound('BRI-41 places come first', robin, (log) => log.add(chosen('1-3 2-4')))
  test('BRI-41 the winner of the match of the first place takes number 1, the other number 2', () => {
    const log = placed().add(chosen('1-2 3-4')).play('1 1-2 20-31', '2 3-4 20-31')
    expect(rulesFound(log.play('3 2-4 30-20').add(closed))).toEqual([])
    expect(ranks(log)).toBe('1:2 2:4 3:1,3 5:5')
  })
  test('BRI-41 the first place has withdrawn before choosing: 1-4 and 2-3', () => {
    const log = placed().add(withdrew(1)).play('2 2-3 30-20', '3 4-2 40-20').add(closed)
    expect(verdictOf(log)).toMatchObject({ findings: [], champion: 't4' })
    expect(ranks(log)).toBe('1:4 2:2 3:3 5:1,5')
  })
  test('BRI-41 fewer than four are left: there is no choice', () => {
    const log = started(5).add(withdrew(5)).add(withdrew(4))
    const rest = ids.filter(([pair]) => !/[45]/.test(pair)).map(([pair, id]) => `${id} ${pair} 30-20`)
    log
      .play(...rest)
      .add(seeds('1 2 3 .'))
      .play('2 2-3 30-20', '3 1-2 30-20')
    expect(verdictOf(log.add(closed))).toMatchObject({ findings: [], champion: 't1' })
    expect(ranks(log)).toBe('1:1 2:2 3:3 5:4,5')
  })
  test('BRI-89 a choice is void where the places are drawn again', () => {
    const log = placed().add(chosen('1-3 2-4'))
    const voids = [lastOf(log, 'seeds-published'), lastOf(log, 'round-paired')]
    log.add(corrects(resultOf(log, 'R1.1'), [0, 60], { voids }), seeds('2 1 3 4'))
    expect(rulesFound(log)).toEqual([])
  })
})

describe('carry-over', () => {
  test('BRI-41, BRI-46 the margin of the round robin opens the score', () => {
    const log = robin(['1-4 35-20', '2-3 30-29']).add(seeds('1 2 3 4')).add(chosen('1-4 2-3'))
    log.play('1 1-4 20-34', '2 2-3 20-22', '3 1-3 20-20')
    expect(verdictOf(log)).toMatchObject({ findings: [], champion: 't1' })
  })
  test('BRI-37 level with the carry-over: extra boards', () => {
    const log = robin(['1-4 35-20']).add(seeds('1 2 3 4')).add(chosen('1-4 2-3')).play('1 1-4 20-35')
    expect(rulesFound(log.play('1/3 1-4 1-5'))).toEqual([])
    expect(ranks(log)).toBe('1:2,3,4 3:1 5:5')
  })
  test('BRI-39 three teams carry over all, and play a final', () => {
    const log = started(3).play('1/1 1-2 30-20', '1/3 1-3 30-20', '1/5 2-3 30-20')
    expect(rulesFound(log.play('2 1-2 20-29').add(closed))).toEqual([])
    expect(ranks(log)).toBe('1:1 2:2 3:3')
  })
  test.each`
    options                    | margin | winner
    ${{}}                      | ${9}   | ${'t1'}
    ${{}}                      | ${11}  | ${'t4'}
    ${{ sixTeamCarryover: 7 }} | ${6}   | ${'t4'}
    ${{ sixTeamCarryover: 7 }} | ${4}   | ${'t1'}
  `('BRI-44 six teams, $options: 4 wins by $margin after losing by 10', ({ options, margin, winner }) => {
    const log = started(6, { options })
    for (const [match, a, b, c] of [
      ['1', 1, 4, 5],
      ['2', 2, 3, 6],
    ])
      log.play(`${match}/1 ${a}-${b} 30-20`, `${match}/3 ${a}-${c} 30-20`, `${match}/5 ${b}-${c} 30-20`)
    log.play(`3 1-4 20-${20 + margin}`, '4 2-3 30-20', `5 ${winner.slice(1)}-2 30-20`)
    expect(verdictOf(log)).toMatchObject({ findings: [], champion: winner })
  })
  test('BRI-45 seven teams: the two of the three-way carry over, the others do not', () => {
    const log = started(7).play('1/1 1-4 30-20', '1/3 1-7 30-20', '1/5 4-7 30-20', '2 2-6 60-20', '3 3-5 60-20')
    log.play('4 1-4 20-29', '5 2-3 20-21', '6 1-3 30-20')
    expect(verdictOf(log.add(closed))).toMatchObject({ findings: [], champion: 't1' })
  })
})
