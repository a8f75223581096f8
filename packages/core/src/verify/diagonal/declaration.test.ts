/** Declared wins: nothing is found in good logs, and each spoilt one is found by its rule. */
import { describe, expect, test } from 'vitest'
import {
  absent,
  declared,
  drawn,
  entered,
  extra,
  isFound,
  isGood,
  isWon,
  round,
  ruling,
  started,
  withdrew,
} from '../../../test/diagonal-log.ts'
import { verify } from '../index.ts'

const four = () => started(4).results('a-b a-c a-d b-c b-d c-d')
const running = () => four().add(round(2, 'ac ad bc bd')).play('D2.1 1-0')
/** D did not come. */
const three = () => started(4).keep('abc')
const level4 = (options = {}) => {
  const log = started(2, options).results('a=b')
  for (const number of [2, 3, 4]) log.add(round(number, 'ab')).results('a=b')
  return log
}
/** A and B are level with four lost games, C and D have six. */
const twoOfFour = () => four().add(round(2, 'ac ad bc bd')).results('ac a-d b-c bd')

describe('when', () => {
  isWon('DIA-30 from the end of round 1 on', 'c', () => four().add(declared(2, 'c')))
  isWon('DIA-30 in a running round', 'd', () => running().add(declared(2, 'd')))
  isWon('DIA-30 instead of an extra round', 'b', () => level4().add(declared(5, 'b')))
  isWon('DIA-30 in a running extra round', 'b', () =>
    level4().add(extra(5, 'ab')).play('D5.1 1-0').add(declared(5, 'b')),
  )
  isWon('DIA-22 after the last extra round', 'a', () =>
    level4({ maxExtraRounds: 1 }).add(extra(5, 'ab')).results('a=b').add(declared(6, 'a')),
  )
  isFound(
    'DIA-30 before the start',
    () => entered(2),
    (log) => log.add(declared(2, 'a')),
  )
  isFound(
    'DIA-30 in round 1',
    () => started(3).results('ab ac'),
    (log) => log.add(declared(1, 'a')),
  )
  isFound(
    'DIA-30 round 1 is not complete',
    () => started(3).results('ab ac'),
    (log) => log.add(declared(2, 'a')),
  )
  isFound('DIA-30 the running round is not complete', running, (log) => log.add(declared(3, 'a')))
  isFound('DIA-30 a round too far', four, (log) => log.add(declared(3, 'a')))
  isFound(
    'DIA-30 a later round is published',
    () => three().add(round(2, 'ab ac bc')).keep('ab').add(round(3, 'ab')),
    (log) => log.add(declared(2, 'a')),
  )
  isFound(
    'DIA-30 the round is complete and the next one is wanted',
    () => three().add(round(2, 'ab ac bc')).keep('abc'),
    (log) => log.add(declared(2, 'a')),
  )
  isFound(
    'DIA-30 it is over',
    () => started(3).keep('a'),
    (log) => log.add(declared(2, 'a')),
  )
  isFound('DIA-30 in another stage', four, (log) => log.add(declared(2, 'a', { stage: 'league' })))
})

describe('who', () => {
  isGood('DIA-30 several share the win', () => four().add(declared(2, 'ad', { note: 'The hall closes.' })))
  isFound('DIA-30 who is out', three, (log) => log.add(declared(2, 'd')))
  isFound('DIA-30 who is out shares the win', three, (log) => log.add(declared(2, 'ad')))
  isFound('DIA-30 somebody twice', three, (log) => log.add(declared(2, 'aa')))
  isFound('DIA-30 somebody from elsewhere', three, (log) => log.add(declared(2, 'z')))
  isGood('DIA-30 who is level when all are out', () => twoOfFour().add(declared(3, 'b')))
  isFound('DIA-30 who is not level when all are out', twoOfFour, (log) => log.add(declared(3, 'c')))
  isFound(
    'DIA-30 who withdrew before the round was wanted',
    () => four().add(withdrew('d')),
    (log) => log.add(declared(2, 'd')),
  )
  isFound(
    'DIA-11 who withdrew from the running round, and was left when it was published (DIA-32)',
    () => running().add(withdrew('d')),
    (log) => log.add(declared(2, 'd')),
  )
  test('DIA-31 a shared title is nobody’s alone', () => {
    const verdict = verify(four().add(declared(2, 'ad')).facts)
    expect(verdict).toMatchObject({ champion: undefined, isFinished: true })
  })
})

describe('afterwards', () => {
  const over = () => running().add(declared(2, 'd'))
  isFound('DIA-30 a game of the running round', over, (log) => log.play('D2.1 1-0'))
  isFound('DIA-30 a ruling on it', over, (log) => log.add(ruling('D2.2', drawn, log)))
  isFound('DIA-30 somebody is absent from it', over, (log) => log.add(ruling('D2.2', absent('a'), log)))
  isFound('DIA-30 another round', over, (log) => log.add(round(3, 'ac ad bc bd')))
  isFound('DIA-30 another win', over, (log) => log.add(declared(2, 'a')))
  isFound('LOG-14 somebody withdraws', over, (log) => log.add(withdrew('a')))
})
