/** Teams that come late (BRI-84). */
import { expect, test } from 'vitest'
import {
  absent,
  entered,
  entry,
  isFound,
  isGood,
  ranks,
  rulesFound,
  ruling,
  started,
  withdrew,
} from '../../../test/bridge-log.ts'

const late = (number: number, joins?: string) => entry(number, {}, joins === undefined ? {} : { joins })
const threeWay = (match: string, a: number, b: number, c: number) => [
  ...[`${match}/1 ${a}-${b} 30-20`, `${match}/3 ${a}-${c} 30-20`, `${match}/5 ${b}-${c} 30-20`],
]

test('BRI-84 the last head-to-head becomes a three-way, and one advances from it', () => {
  const log = started(8)
    .add(late(9))
    .play(...threeWay('4', 4, 5, 9), '1 1-8 30-20', '2 2-7 30-20', '3 3-6 30-20')
  expect(rulesFound(log.play('5 1-4 30-20'))).toEqual([])
  expect(ranks(log)).toBe('1:1,2,3 3:4 5:5,6,7,8,9')
})
test('BRI-84 a three-way that has lost a team has a seat', () => {
  const log = started(9).add(withdrew(9)).add(late(10))
  log.play('1/1 1-5 30-20', '1/7 1-10 20-30', '1/9 5-10 20-30')
  expect(rulesFound(log)).toEqual([])
  expect(ranks(log)).toBe('1:1,2,3,4,6,7,8,10 7:5,9')
})
isGood('BRI-84 the director names the match', () =>
  started(8)
    .add(late(9, '1'))
    .play(...threeWay('1', 1, 8, 9)),
)
isFound(
  'BRI-84 not a match of three who are there',
  () => started(9),
  (log) => log.add(late(10, '1')),
)
isFound(
  'BRI-84 not twice over',
  () => started(8).add(late(9, '1')),
  (log) => log.add(late(10, '1')),
)
isFound(
  'BRI-84 not where something was reported',
  () => started(8).play('1/1h1 1-8 3-2'),
  (log) => log.add(late(9, '1')),
)
isFound(
  'BRI-84 not where something was ruled',
  () => started(9).add(ruling('1', '1-5-9', absent(9))),
  (log) => log.add(late(10, '1')),
)
isFound(
  'BRI-84 not in a later round',
  () => started(8),
  (log) => log.add(late(9, '5')),
)
isFound(
  'BRI-84 not when every match has begun',
  () => started(8).play('1 1-8 3-2', '2 2-7 3-2', '3 3-6 3-2', '4 4-5 3-2'),
  (log) => log.add(late(9)),
)
isFound(
  'BRI-84 not among fewer than eight',
  () => started(7),
  (log) => log.add(late(8)),
)
isFound(
  'BRI-84 not more than 64',
  () => started(64),
  (log) => log.add(late(65)),
)
isFound(
  'BRI-84 not with odd boards',
  () => started(8, { options: { boards: 27 } }),
  (log) => log.add(late(9)),
)
isFound(
  'BRI-94 the late team sits last',
  () => started(8).add(late(9, '1')),
  (log) => log.play('1/3 9-1 30-20'),
)

isFound(
  'BRI-84 before the start there is no match to join',
  () => entered(8),
  (log) => log.add(late(9, '1')),
)
