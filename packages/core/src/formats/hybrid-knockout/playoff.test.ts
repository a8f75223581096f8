/** Playoffs: k level players for s places. */
import { describe, expect, test } from 'vitest'
import { type Hall, hybrid } from '../../../test/hall.ts'
import { draws, isOver, type phasesOf, playedOff, qualify, seedsOf } from '../../../test/qualification.ts'
import { vector } from '../../../test/vectors.ts'
import { raceOf } from '../../bulletin/pictures/race.ts'
import type { RecordedFactOf } from '../../facts/fact.ts'

describe('playoffs', () => {
  test('HYB-S13 two half a point short draw with each other: the winner of the playoff qualifies, the loser is out', () => {
    const { playoffExample } = vector('hybrid-seeding') as { playoffExample: { after: number[]; playoff: boolean } }
    const hall = hybrid(5)
    for (let phase = 0; phase < 13; phase++) hall.playRound(draws)
    expect(seedsOf(hall)).toHaveLength(3)
    const [playoff] = playedOff(hall)
    expect(playoff).toMatchObject({ name: { id: 'round-phase-playoff', number: 14 } })
    const [later, earlier] = playoff?.pairs[0] ?? []
    expect([earlier, later].map((name) => hall.row(name as string)?.['points'])).toEqual(playoffExample.after)
    expect(raceOf(hall.tournament)).toMatchObject({ placesLeft: 1, playoff: { places: 1, between: [earlier, later] } })
    hall.play('Q14.1 1/2')
    expect(hall.match('Q14.1')?.next?.[0]).toMatchObject({ step: 'sudden-death', attempt: 1, white: earlier })
    hall.play('Q14.1 1-0')
    expect(seedsOf(hall)[3]).toBe(earlier)
    expect(hall.row(later as string)?.['seed']).toBeUndefined()
    expect(hall.why(`seed ${earlier}`)).toMatch(/^HYB-14: .*won match Q14.1 of the playoff in phase 14/)
    expect(hall.why('Q14.1')).toMatch(/^HYB-13: .*2 players are level in time, matches and points and play for 1 place/)
  })

  /** Twelve players who draw nine phases; then the results of phase 9 and 10 leave k level for s places. */
  function level(early: number, late: number): Hall {
    const hall = hybrid(12)
    for (let phase = 0; phase < 8; phase++) hall.playRound(draws)
    const decide = (count: number, mayWin: (name: string) => boolean) => {
      let left = count
      hall.playRound((white, black) => {
        if (left > 0 && (mayWin(white) || mayWin(black))) {
          left--
          return mayWin(white) ? '1-0' : '0-1'
        }
        return '1/2'
      })
    }
    decide(early, () => true)
    const beaten = new Set(hall.bulletin.table.filter(({ points }) => points === 4).map(({ name }) => name))
    decide(late, (name) => !beaten.has(name))
    return hall
  }

  test('HYB-13 three for two: one match, and the bye qualifies after its winner', () => {
    const hall = level(2, 3)
    const [{ pairs, byes }] = playedOff(hall) as [ReturnType<typeof phasesOf>[number]]
    expect([pairs.length, byes.length]).toEqual([1, 1])
    hall.play('Q11.1 1-0')
    expect(seedsOf(hall).slice(2)).toEqual([pairs[0]?.[0], byes[0]])
    expect(isOver(hall)).toBe(true)
  })

  test('HYB-13 four for three: two winners, then the match of the losers', () => {
    const hall = level(1, 4)
    expect(playedOff(hall)).toHaveLength(1)
    hall.play('Q11.1 1-0', 'Q11.2 0-1')
    const rounds = playedOff(hall)
    const [first, second] = (rounds[0]?.pairs ?? []) as [string[], string[]]
    expect(rounds[1]?.pairs[0]?.toSorted()).toEqual([first[1], second[0]].toSorted())
    hall.play('Q12.1 1-0')
    expect(seedsOf(hall)).toEqual([seedsOf(hall)[0], first[0], second[1], rounds[1]?.pairs[0]?.[0]])
  })

  test('HYB-13 five for two: two matches and a bye, then one match and a bye', () => {
    const hall = level(2, 5)
    expect(playedOff(hall).map(({ pairs, byes }) => [pairs.length, byes.length])).toEqual([[2, 1]])
    hall.play('Q11.1 1-0', 'Q11.2 1-0')
    expect(playedOff(hall).map(({ pairs, byes }) => [pairs.length, byes.length])).toEqual([
      [2, 1],
      [1, 1],
    ])
    expect(playedOff(hall)[1]?.byes[0]).not.toBe(playedOff(hall)[0]?.byes[0])
    hall.play('Q12.1 1-0')
    expect(isOver(hall)).toBe(true)
  })

  test('HYB-13, HYB-14 all twelve level for four places; every round is the next phase, the later is first named', () => {
    const hall = qualify(hybrid(12), (white, black) => (white === black ? '--' : '1/2'))
    const rounds = playedOff(hall)
    expect(rounds[0]?.name).toMatchObject({ id: 'round-phase-playoff', number: 11 })
    expect(rounds[0]?.pairs).toEqual([
      ['P12', 'P1'],
      ['P11', 'P2'],
      ['P10', 'P3'],
      ['P9', 'P4'],
      ['P8', 'P5'],
      ['P7', 'P6'],
    ])
    expect(rounds.map(({ pairs }) => pairs.length).slice(0, 2)).toEqual([6, 3])
    expect(seedsOf(hall)).toHaveLength(4)
  })

  test('HYB-35 who withdraws from a playoff leaves the place to the others', () => {
    const hall = level(2, 3)
    const [playoff] = playedOff(hall)
    const [first, second] = playoff?.pairs[0] ?? []
    hall.did({ do: 'withdraw', entrant: first })
    expect(seedsOf(hall).slice(2)).toEqual([second, playoff?.byes[0]])
  })

  test('HYB-35 if fewer remain than places the highest seeds stay empty', () => {
    const hall = level(2, 5).play('Q11.1 1-0')
    const [playoff] = playedOff(hall)
    for (const name of [playoff?.pairs[0]?.[0], playoff?.byes[0]]) hall.did({ do: 'withdraw', entrant: name })
    hall.play('Q11.2 1-0')
    const seeds = hall.tournament.log.findLast(
      (fact) => fact.type === 'seeds-published',
    ) as RecordedFactOf<'seeds-published'>
    expect(seedsOf(hall)[2]).toBe(playoff?.pairs[1]?.[0])
    expect(seeds.order[3]).toBe('nobody')
  })
})
