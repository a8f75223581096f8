/** Options, seeds and the field of a cup: nothing is found in good logs, each spoilt one is found by its rule. */
import { describe, expect, test } from 'vitest'
import { entered, entry, isFound, isGood, opened, returned, start, started, withdrew } from '../../../test/cup-log.ts'
import { verify } from '../index.ts'
import { drawnByLot } from '../lot.ts'
import { shuffledWithinBands } from './seeding.ts'

describe('options', () => {
  test.each`
    rule         | options
    ${'LOG-16'}  | ${{ fanfare: true }}
    ${'LOG-16'}  | ${{ RoundPairIncrements: [1] }}
    ${'CUP-7'}   | ${{ roundPairIncrements: 2 }}
    ${'CUP-7'}   | ${{ roundPairIncrements: [0] }}
    ${'CUP-7'}   | ${{ roundPairIncrements: [1, 1001] }}
    ${'CUP-7'}   | ${{ roundPairIncrements: [1.5] }}
    ${'CUP-13'}  | ${{ seedingStrategy: 'byrating' }}
    ${'CUP-12a'} | ${{ shuffleWithinBands: 'yes' }}
    ${'CUP-17b'} | ${{ finishPairs: 1 }}
    ${'CUP-18a'} | ${{ maxTiebreakPairs: -1 }}
    ${'CUP-18a'} | ${{ maxTiebreakPairs: 1001 }}
    ${'CUP-18b'} | ${{ tiebreakFallback: 'Coin' }}
    ${'CUP-18b'} | ${{ armageddonBlackTime: 0 }}
    ${'CUP-18b'} | ${{ armageddonBlackTime: 1.1 }}
    ${'CUP-1'}   | ${{ thirdPlaceMatch: 0 }}
    ${'CUP-20'}  | ${{ randomOpenings: null }}
    ${'CUP-21'}  | ${{ uniquePerMatchOnly: 'no' }}
    ${'CUP-21b'} | ${{ allowReuse: 'no' }}
  `('$rule $options', ({ rule, options }) => {
    expect(verify(entered(2, options).facts).findings).toMatchObject([{ rule, seq: 1 }])
  })

  isGood('all of them may have other values', () =>
    started(4, {
      ...{ roundPairIncrements: [1000, 1], seedingStrategy: 'ByRating', shuffleWithinBands: false },
      ...{ finishPairs: true, maxTiebreakPairs: null, tiebreakFallback: 'Armageddon', armageddonBlackTime: 0.1 },
      ...{ thirdPlaceMatch: true, randomOpenings: true, uniquePerMatchOnly: false, allowReuse: true },
    }),
  )
})

/** A and C have the same rating, D none. */
const rated = (options = {}) =>
  opened(options)
    .add(entry('a', { rating: 1900 }))
    .add(entry('b', { rating: 2000 }))
    .add(entry('c', { rating: 1900 }))
    .add(entry('d'))

describe('seeds', () => {
  isGood('CUP-12 by rating, equal ones as entered, none counts as 0', () => rated().add(start('bacd')))
  isFound('CUP-12 equal ratings do not stand as entered', rated, (log) => log.add(start('bcad')))
  isFound('CUP-12 no rating stands above one', rated, (log) => log.add(start('dbac')))
  isGood('CUP-12 the director gives the order by hand', () => rated().add(start('dcba', {}, { by: 'hand' })))
  isGood('CUP-12 the director chooses the order of entry', () => rated().add(start('abcd', {}, { by: 'entry' })))
  isFound('CUP-12 it is not the order of entry', rated, (log) => log.add(start('bacd', {}, { by: 'entry' })))
  isFound('CUP-12 it is said to be by lot', rated, (log) => log.add(start('bacd', {}, { by: 'lot' })))
  isFound('CUP-12 the reason is that of another format', rated, (log) => log.add(start('bacd', {}, { rule: 'DIA-1' })))
  isFound('CUP-12a the start says that bands were shuffled', rated, (log) =>
    log.add(start('bacd', {}, { shuffled: true })),
  )

  const people = 'abcdefgh'.split('')
  const banded = shuffledWithinBands(people, 'Tuesday').join('')
  const inBands = () => entered(8, { shuffleWithinBands: true })
  test('CUP-12a each band keeps its own', () => {
    const bands = [banded.slice(0, 2), banded.slice(2, 4), banded.slice(4)].map((band) =>
      band.split('').sort().join(''),
    )
    expect(bands).toEqual(['ab', 'cd', 'efgh'])
    expect(banded.slice(2, 4).split('')).toEqual(drawnByLot(['c', 'd'], 'Tuesday', 'band 3'))
    expect(banded.slice(4).split('')).toEqual(drawnByLot(['e', 'f', 'g', 'h'], 'Tuesday', 'band 5'))
  })
  isGood('CUP-12a each band is shuffled', () => inBands().add(start(banded, {}, { shuffled: true })))
  isFound('CUP-12a the bands are not shuffled', inBands, (log) => log.add(start('abcdefgh', {}, { shuffled: true })))
  isFound('CUP-12a the start does not say so', inBands, (log) => log.add(start(banded)))
  isGood('CUP-12a the order of entry is not shuffled', () => inBands().add(start('abcdefgh', {}, { by: 'entry' })))

  const lot = drawnByLot(people, 'Tuesday', 'seeding').join('')
  const random = () => entered(8, { seedingStrategy: 'Random', shuffleWithinBands: true })
  isGood('CUP-13 by lot', () => random().add(start(lot, {}, { rule: 'CUP-13', by: 'lot' })))
  isFound('CUP-13 the lot is another', random, (log) => log.add(start('abcdefgh', {}, { rule: 'CUP-13', by: 'lot' })))
  isFound('CUP-13 it is by rating', random, (log) => log.add(start('abcdefgh')))
})

describe('the field', () => {
  isGood('CUP-4 two play a final', () => started(2))
  isFound(
    'CUP-4 one starts',
    () => entered(1),
    (log) => log.add(start('a')),
  )
  isFound(
    'CUP-4 three start',
    () => entered(3),
    (log) => log.add(start('abc')),
  )
  isFound(
    'CUP-4 six start',
    () => entered(6),
    (log) => log.add(start('abcdef')),
  )
  isFound(
    'LOG-12 somebody is missing at the start',
    () => entered(5),
    (log) => log.add(start('abcd')),
  )
  isGood('CUP-28 who has withdrawn returns before the start', () =>
    entered(4).add(withdrew('c')).add(returned('c')).add(start('abcd')),
  )
  isFound(
    'CUP-28 somebody enters after the start',
    () => started(2),
    (log) => log.add(entry('c')),
  )
  isFound(
    'CUP-28 somebody returns after the start',
    () => started(4).add(withdrew('b')),
    (log) => log.add(returned('b')),
  )
  isGood('CUP-28 names are edited always', () => started(2).add({ type: 'entrant-edited', entrant: 'a', name: 'Anna' }))
  isFound(
    'LOG-13 a rating is edited after the start',
    () => started(2),
    (log) => log.add({ type: 'entrant-edited', entrant: 'a', rating: 2500 }),
  )
  isFound(
    'LOG-17 a winner of the whole cup is declared',
    () => started(2),
    (log) => log.add({ type: 'winner-declared', stage: 'cup', round: 1, winners: ['a'] }),
  )
  isFound(
    'CUP-S6 a round is paired',
    () => started(2),
    (log) =>
      log.add({
        ...{ type: 'round-paired', stage: 'cup', round: 1, kind: 'regular' },
        ...{ matches: [[{ entrant: 'a' }, { entrant: 'b' }]], byes: [], reasons: [] },
      }),
  )
  isFound(
    'LOG-19 a remedy of bridge is given',
    () => started(2),
    (log) => log.add({ type: 'remedy-given', entrant: 'a', refund: true }),
  )
})
