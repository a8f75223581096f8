/** Options of a cup that change after its start (CUP-23). */

import { describe, expect, test } from 'vitest'
import { cup, league } from '../../../test/hall.ts'
import { refusalText } from '../../../test/said.ts'
import type { BulletinMatch } from '../../bulletin/show.ts'
import type { RecordedFact } from '../../facts/fact.ts'
import type { Refusal } from '../../refusals/refusal.ts'
import { tournamentOf } from '../../tournament/open.ts'
import { verify } from '../../verify/index.ts'
import { formats } from '../index.ts'

type Hall = ReturnType<typeof cup>

const change = (...pairs: number[]) => ({ do: 'change', options: { RoundPairIncrements: pairs } })
const pairsOf = (hall: Hall, ...ids: string[]) => ids.map((id) => (hall.match(id) as BulletinMatch).pairs)
const refusedAs = (hall: Hall, command: object): string => refusalText(hall.try(command) as Refusal)
/** The first round of four: E1 and E2 go through. */
const semifinals = (hall: Hall) => hall.play('1/1 1-0', '1/2 0-1', '2/1 1-0', '2/2 0-1')

describe('what may be changed', () => {
  test('CUP-23 the pairs of rounds that have not begun, however the option is written', () => {
    const hall = cup(4).play('1/1 1-0').did(change(1, 3))
    expect(hall.tournament.log.at(-1)).toMatchObject({
      type: 'options-changed',
      options: { roundPairIncrements: [1, 3], thirdPlaceMatch: false, tiebreakFallback: 'HigherSeed' },
    })
    expect(pairsOf(hall, '1', '2', '3')).toEqual([1, 1, 3])
    expect(semifinals(hall.did({ do: 'undo' }).did({ do: 'undo' }).did(change(1, 2))).match('3')?.next).toHaveLength(3)
  })

  test('CUP-23 a round has begun with its first game', () => {
    expect(refusedAs(cup(4).play('2/1 1-0'), change(2, 1))).toBe(
      'The option “roundPairIncrements” can no longer be changed like this (CUP-23). The semifinal has begun.',
    )
    expect(cup(4).did(change(2, 1)).play('2/1 1-0').try(change(2, 3))).toBeUndefined()
  })

  test.each([
    ['a ruling', (hall: Hall) => hall.did({ do: 'rule', match: '1', winner: 'E4' })],
    ['a forfeit', (hall: Hall) => hall.did({ do: 'forfeit', match: '1', absent: ['E4'] })],
    ['a game that was broken off', (hall: Hall) => hall.did({ do: 'abandon', match: '1', game: 1, why: 'void' })],
  ])('CUP-23 or with %s', (_, begin) => {
    expect(begin(cup(4)).try(change(2, 1))).toMatchObject({
      code: 'cannot-change',
      problem: { id: 'cup-round-begun', round: { id: 'round-semifinals' } },
    })
  })

  test('CUP-23 the match for third place is a round of its own with the pairs of the final', () => {
    const hall = semifinals(cup(4, { thirdPlaceMatch: true }))
    expect(hall.try(change(1, 2))).toBeUndefined()
    expect(pairsOf(hall, '3', '4')).toEqual([2, 2])
    const begun = semifinals(cup(4, { thirdPlaceMatch: true })).play('4/1 1-0')
    expect(refusedAs(begun, change(1, 2))).toMatch(/The match for third place has begun/)
  })

  test('CUP-23 a round behind it has begun, though nobody came to its own', () => {
    const hall = cup(8).did({ do: 'withdraw', entrant: 'E5' }).did({ do: 'withdraw', entrant: 'E4' })
    for (const match of ['1', '3', '4']) hall.play(`${match}/1 1-0`, `${match}/2 0-1`)
    hall.did({ do: 'withdraw', entrant: 'E3' }).play('7/1 1-0')
    expect(refusedAs(hall, change(1, 2, 1))).toMatch(/The final has begun/)
  })

  test.each([
    [{ thirdPlaceMatch: true }, 'thirdPlaceMatch'],
    [{ roundPairIncrements: [1, 2], FinishPairs: true }, 'finishPairs'],
  ])('CUP-23 nothing else: %j', (options, option) => {
    const refusal = cup(4).try({ do: 'change', options })
    expect(refusal).toMatchObject({ code: 'cannot-change', option, rule: 'CUP-23' })
  })

  test('CUP-23 a change must change something that is played', () => {
    expect(cup(4).try(change(1, 1))).toMatchObject({ code: 'nothing-to-change' })
    expect(cup(4).try(change(1, 1, 5))).toMatchObject({ code: 'nothing-to-change' })
    expect(cup(4).try({ do: 'change', options: { tiebreakFallback: 'higherseed' } })).toMatchObject({
      code: 'nothing-to-change',
    })
  })

  test('CUP-8 unknown options are refused with the word that may have been meant', () => {
    expect(refusedAs(cup(4), { do: 'change', options: { roundPairs: [1, 2] } })).toMatch(
      /There is no option “roundPairs”; cup has/,
    )
    expect(cup(4).try(change(0))).toMatchObject({ code: 'bad-option' })
  })

  test('CUP-23 after the start and before the closing, and only in a cup', () => {
    expect(cup(4).did({ do: 'undo' }).try(change(1, 2))).toMatchObject({ code: 'not-started' })
    const hall = cup(2).play('1/1 1-0', '1/2 0-1').did({ do: 'close' })
    expect(hall.try(change(2))).toMatchObject({ code: 'closed' })
    expect(league(4).try({ do: 'change', options: { rounds: 2 } })).toMatchObject({ code: 'not-in-this-format' })
  })
})

describe('openings', () => {
  test('CUP-20a the plan is counted anew, and the rounds before keep theirs', () => {
    const hall = cup(4, { roundPairIncrements: [2, 1] }, 9)
      .play('1/1 1-0')
      .did(change(2, 3))
    const planned = ['1', '2', '3'].map((id) => hall.match(id)?.openings?.map(({ opening }) => opening))
    expect(planned).toEqual([[1, 2], [3, 4], [5, 6, 7]]) // biome-ignore format: a row a match
  })

  test('CUP-21b openings that then were too few', () => {
    const refusal = cup(4, {}, 2).try(change(1, 3))
    expect(refusal).toMatchObject({ code: 'too-few-openings', has: 2, needs: 3 })
    expect(cup(4, { uniquePerMatchOnly: false }, 4).try(change(1, 3))).toMatchObject({ has: 4, needs: 5 })
    expect(cup(4, { allowReuse: true }, 2).try(change(1, 3))).toBeUndefined()
  })

  test('CUP-21 an opening that was drawn would be used twice', () => {
    const level = (options: object) => cup(4, { ...options }, 9).play('1/1 1-0', '1/2 1-0')
    expect(refusedAs(level({ uniquePerMatchOnly: false }), change(1, 2))).toMatch(
      /Opening 4 was drawn for match 1 and would be used twice/,
    )
    expect(level({}).try(change(1, 2))).toBeUndefined()
  })

  test('CUP-23 what was drawn stays, and the next draw counts from the new plan', () => {
    const hall = cup(4, {}, 20).play('1/1 1-0', '1/2 1-0').did(change(1, 4))
    expect(hall.match('1')?.next).toMatchObject([{ opening: 4 }, { opening: 4 }])
    expect(hall.play('2/1 1-0', '2/2 1-0').match('2')?.next).toMatchObject([{ opening: 8 }, { opening: 8 }])
    expect(verify(hall.tournament.log).findings).toEqual([])
  })

  test('CUP-18a a match that is decided because openings had run out stays decided', () => {
    const hall = cup(4, { uniquePerMatchOnly: false, roundPairIncrements: [1, 18] }, 20)
    while (!hall.match('1')?.winner) for (const { game } of hall.match('1')?.next ?? []) hall.play(`1/${game} 1/2`)
    expect(hall.match('1')).toMatchObject({ decidedBy: 'seed' })
    expect(refusedAs(hall, change(1, 17))).toMatch(/Match 1 would be decided differently/)
  })
})

describe('changes of mind', () => {
  test('CUP-23 undo takes it back, redo brings it back', () => {
    const hall = cup(4).did(change(1, 3)).did({ do: 'undo' })
    expect(pairsOf(hall, '3')).toEqual([1])
    expect(pairsOf(hall.did({ do: 'redo' }), '3')).toEqual([3])
  })

  test('CUP-23 the last one that stands holds', () => {
    const hall = cup(4).did(change(1, 3))
    const first = hall.tournament.log.length
    hall.did(change(1, 2)).did({ do: 'revoke', fact: first })
    expect(pairsOf(hall, '3')).toEqual([2])
    expect(pairsOf(hall.did({ do: 'revoke', fact: first + 1 }), '3')).toEqual([1])
  })

  test('CUP-23 games that then were not asked for must be confirmed', () => {
    const hall = cup(2).did(change(2))
    const { length } = hall.tournament.log
    hall.play('1/1 1-0', '1/2 0-1', '1/3 1-0')
    expect(hall.match('1')).toMatchObject({ state: 'decided' })
    const refusal = hall.try({ do: 'revoke', fact: length }) as Refusal
    expect(refusalText(refusal)).toMatch(/would be void\. Fact \d+: Match 1, game 3: E1 1–0 E2/)
    hall.did({ do: 'revoke', fact: length, confirm: true })
    expect(hall.match('1')).toMatchObject({ winner: 'E1', pairs: 1 })
    expect(hall.match('1')?.games).toHaveLength(2)
    expect(verify(hall.tournament.log).findings).toEqual([])
  })

  test('a log whose changed options cannot be read is refused, not misread', () => {
    const { log } = cup(4).did(change(1, 3)).tournament
    const spoilt = log.map((fact) => (fact.type === 'options-changed' ? { ...fact, options: { pairs: 3 } } : fact))
    expect(tournamentOf(spoilt as RecordedFact[], formats)).toMatchObject({
      refusal: { code: 'bad-option', option: 'pairs' },
    })
  })
})
