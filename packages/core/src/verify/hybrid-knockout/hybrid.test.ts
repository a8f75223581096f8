/** Options, the field, start positions: nothing is found in good logs, and each spoilt one is found by its rule. */
import { describe, expect, test } from 'vitest'
import {
  entered,
  entry,
  isFound,
  isGood,
  phase,
  rulesFound,
  seeds,
  start,
  started,
  withdrew,
} from '../../../test/hybrid-log.ts'
import { firstOfFive } from '../../../test/hybrid-worlds.ts'

describe('options', () => {
  test.each`
    rule        | options
    ${'LOG-16'} | ${{ fanfare: true }}
    ${'HYB-1'}  | ${{ maxPlayers: 513 }}
    ${'HYB-1'}  | ${{ maxPlayers: 1 }}
    ${'HYB-2'}  | ${{ seeding: 'beauty' }}
    ${'HYB-8'}  | ${{ chess960: 'yes' }}
    ${'HYB-12'} | ${{ seedPlayoffs: 1 }}
    ${'HYB-17'} | ${{ player1: 'second' }}
    ${'HYB-18'} | ${{ raceToPoints: 0.25 }}
    ${'HYB-18'} | ${{ raceToPoints: 10.5 }}
    ${'HYB-28'} | ${{ noShowLimit: 0 }}
    ${'HYB-29'} | ${{ timeControl: { base: 0, increment: 0, bonus40: 0 } }}
    ${'HYB-29'} | ${{ timeControl: 600 }}
    ${'HYB-29'} | ${{ timeControl: { base: 600, pause: 1 } }}
  `('$rule $options', ({ rule, options }) => {
    expect(rulesFound(entered(2, options))).toEqual([rule])
  })

  isGood('all of them may be given', () =>
    started(3, {
      maxPlayers: 512,
      seeding: 'entry',
      raceToPoints: 10,
      player1: 'first',
      seedPlayoffs: true,
      noShowLimit: 10,
      timeControl: { base: 300, increment: 2, bonus40: 60 },
    }),
  )
})

describe('the field', () => {
  isFound(
    'HYB-1 one player starts',
    () => entered(1),
    (log) => log.add(start('a')),
  )
  isFound(
    'HYB-1 more than maxPlayers start',
    () => entered(5, { maxPlayers: 4 }),
    (log) => log.add(start('abcde')),
  )
  isFound(
    'HYB-2 the list is not as entered',
    () => entered(4),
    (log) => log.add(start('bacd')),
  )
  isFound(
    'HYB-2 the reason is another one',
    () => entered(2),
    (log) => log.add(start('ab', { reason: { rule: 'HYB-2', by: 'lot' } })),
  )
  isGood('HYB-2 by hand any order is right', () =>
    entered(4).add(start('dbca', { reason: { rule: 'HYB-2', by: 'hand' } })),
  )
  isFound(
    'LOG-12 somebody is missing at the start',
    () => entered(5),
    (log) => log.add(start('abcd')),
  )

  isGood('HYB-28 somebody enters while the first phase is not complete', () =>
    started(5).add(phase(1, 'a-d b-c e')).add(entry('f')).play('Q1.1 1-0', 'Q1.2 1-0').add(phase(2, 'c-a d-b f-e')),
  )
  isGood('HYB-28 somebody enters before a first phase, which is then needed again', () =>
    started(5).add(withdrew('c')).add(entry('f')).add(phase(1, 'a-b d-e f')),
  )
  isFound(
    'HYB-28 the seeds are published without a phase',
    () => started(5).add(withdrew('c')).add(seeds('abde')),
    (log) => log.add(entry('f')),
  )
  isFound(
    'HYB-28 somebody enters a knockout late',
    () => started(4),
    (log) => log.add(entry('e')),
  )
  isFound(
    'HYB-28 an entry would lead to another row',
    () => started(7),
    (log) => log.add(entry('h')),
  )
  isFound(
    'HYB-1 an entry is one too many',
    () => started(5, { maxPlayers: 5 }),
    (log) => log.add(entry('f')),
  )
  isFound(
    'HYB-28 the first phase is complete',
    () => firstOfFive().play('Q1.2 1-0'),
    (log) => log.add(entry('f')),
  )
})

const withChess960 = { chess960: true }
/** The first numbers the dice "Tuesday" give. */
const numbers = [917, 165, 370]

describe('start positions', () => {
  isGood('HYB-8 a knockout of four has two', () =>
    entered(4, withChess960).add(start('abcd', { starts: numbers.slice(0, 2) })),
  )
  isFound(
    'HYB-8 there are too few',
    () => entered(4, withChess960),
    (log) => log.add(start('abcd', { starts: numbers.slice(0, 1) })),
  )
  isFound(
    'HYB-8 they are others',
    () => entered(4, withChess960),
    (log) => log.add(start('abcd', { starts: numbers.slice(1, 3) })),
  )
  isFound(
    'HYB-8 there are some without Chess960',
    () => entered(4),
    (log) => log.add(start('abcd', { starts: [1, 2] })),
  )
  isFound(
    'HYB-8 there are some before a qualification',
    () => entered(3, withChess960),
    (log) => log.add(start('abc', { starts: numbers.slice(0, 1) })),
  )
  const firstOfThree = () => started(3, withChess960).add(phase(1, 'a-b c', { start: numbers[0] }))
  isGood('HYB-8 a phase tells its number, the seeds those of the knockout behind it', () =>
    firstOfThree()
      .add(withdrew('a'))
      .add(seeds('bc', { starts: [numbers[1]] })),
  )
  isFound(
    'HYB-8 a phase tells none',
    () => started(3, withChess960),
    (log) => log.add(phase(1, 'a-b c')),
  )
  isFound(
    'HYB-8 the knockout has the number of a phase',
    () => firstOfThree().add(withdrew('a')),
    (log) => log.add(seeds('bc', { starts: [numbers[0]] })),
  )
})
