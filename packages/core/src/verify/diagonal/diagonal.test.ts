/** Options, the row and the field of a Diagonal: nothing is found in good logs, each spoilt one is found by its rule. */
import { describe, expect, test } from 'vitest'
import {
  closed,
  entered,
  entry,
  isFound,
  isGood,
  opened,
  returned,
  start,
  started,
  withdrew,
} from '../../../test/diagonal-log.ts'
import { verify } from '../index.ts'

describe('options', () => {
  test.each`
    rule        | options
    ${'LOG-16'} | ${{ fanfare: true }}
    ${'DIA-1'}  | ${{ row: 'beauty' }}
    ${'DIA-9'}  | ${{ drawLoss: 1 }}
    ${'DIA-14'} | ${{ fewPlayersMax: 1 }}
    ${'DIA-14'} | ${{ fewPlayersMax: 1001 }}
    ${'DIA-14'} | ${{ fewPlayersMax: 6.5 }}
    ${'DIA-22'} | ${{ maxExtraRounds: -1 }}
    ${'DIA-22'} | ${{ maxExtraRounds: 1001 }}
    ${'DIA-23'} | ${{ performance: 'elo' }}
  `('$rule $options', ({ rule, options }) => {
    expect(verify(entered(2, options).facts).findings).toMatchObject([{ rule, seq: 1 }])
  })

  isGood('all of them may have other values', () =>
    started(4, { row: 'rating', drawLoss: 0, fewPlayersMax: 1000, maxExtraRounds: 0, performance: 'fide' }),
  )
})

/** Two have the same rating; the highest ever held stand in another order. */
const rated = (options = {}) =>
  opened(options)
    .add(entry('a', { rating: 1900, maxRating: 1900 }))
    .add(entry('b', { rating: 2000, maxRating: 2100 }))
    .add(entry('c', { rating: 1900, maxRating: 2200 }))

describe('the row', () => {
  isGood('DIA-1 by rating, equal ones as entered', () => rated().add(start('bac')))
  isFound('DIA-1 equal ratings do not stand as entered', rated, (log) => log.add(start('bca')))
  isGood('DIA-1 by the highest rating ever held', () => rated({ row: 'maxRating' }).add(start('cba', 'maxRating')))
  isFound(
    'DIA-1 the highest ratings stand in another order',
    () => rated({ row: 'maxRating' }),
    (log) => log.add(start('bac', 'maxRating')),
  )
  isFound(
    'DIA-1 the row is by another rating than the option says',
    () => rated({ row: 'maxRating' }),
    (log) => log.add(start('bac', 'rating')),
  )
  isGood('DIA-1 as entered', () => rated({ row: 'entry' }).add(start('abc', 'entry')))
  isFound(
    'DIA-1 the row is not as entered',
    () => rated({ row: 'entry' }),
    (log) => log.add(start('acb', 'entry')),
  )
  isGood('DIA-26 by hand any order is right', () => rated().add(start('cab', 'hand')))
  isGood('DIA-26 the order of entry may be chosen for this start', () => rated().add(start('abc', 'entry')))
  isFound('DIA-1 it is not the order of entry', rated, (log) => log.add(start('bac', 'entry')))
  isFound('DIA-1 the reason is that of another format', rated, (log) =>
    log.add({ ...start('bac'), reason: { rule: 'LEA-16', by: 'rating' } }),
  )

  const halfRated = (options = {}) => rated(options).add(entry('d', { maxRating: 1800 }))
  isFound('DIA-26 a rating is missing', halfRated, (log) => log.add(start('bacd')))
  isGood('DIA-26 the highest ever held is not missing', () =>
    halfRated({ row: 'maxRating' }).add(start('cbad', 'maxRating')),
  )
  isFound(
    'DIA-26 the highest ever held is missing',
    () => rated({ row: 'maxRating' }).add(entry('d', { rating: 2500 })),
    (log) => log.add(start('cbad', 'maxRating')),
  )
  isGood('DIA-26 with a rating missing it starts in the order of entry', () => halfRated().add(start('abcd', 'entry')))
  isGood('DIA-26 a rating of nothing is one', () =>
    rated()
      .add(entry('d', { rating: 0 }))
      .add(start('bacd')),
  )
  isGood('DIA-26 a rating is edited before the start', () =>
    halfRated().add({ type: 'entrant-edited', entrant: 'd', rating: 2500 }).add(start('dbac')),
  )
  isFound(
    'DIA-26 a rating is taken away before the start',
    () => rated().add({ type: 'entrant-edited', entrant: 'b', rating: null }),
    (log) => log.add(start('acb')),
  )
})

describe('the field', () => {
  isGood('DIA-6 two play', () => started(2))
  isFound(
    'DIA-6 one starts',
    () => entered(1),
    (log) => log.add(start('a')),
  )
  isFound(
    'LOG-12 somebody is missing at the start',
    () => entered(3),
    (log) => log.add(start('ab')),
  )
  isFound(
    'DIA-26 somebody enters after the start',
    () => started(3),
    (log) => log.add(entry('d')),
  )
  isFound(
    'DIA-26 somebody returns after the start',
    () => started(3).add(withdrew('b')),
    (log) => log.add(returned('b')),
  )
  isFound(
    'DIA-26 somebody returns who was not there at the start',
    () => entered(3).add(withdrew('b')).add(start('ac')),
    (log) => log.add(returned('b')),
  )
  isGood('DIA-26 before the start one may return', () =>
    entered(3).add(withdrew('b')).add(returned('b')).add(start('abc')),
  )
  isGood('DIA-26 a name is edited always', () =>
    started(3).add({ type: 'entrant-edited', entrant: 'b', name: 'Ben', club: 'Rook' }),
  )
  isFound(
    'LOG-13 a rating is edited after the start',
    () => started(3),
    (log) => log.add({ type: 'entrant-edited', entrant: 'b', maxRating: 2900 }),
  )
  isFound(
    'LOG-14 somebody withdraws when it is over',
    () => started(3).keep('a'),
    (log) => log.add(withdrew('a')),
  )
  isFound(
    'LOG-15 it is closed before it is over',
    () => started(3).results('ab ac'),
    (log) => log.add(closed),
  )
  isFound(
    'DIA-12 seeds are published',
    () => started(3),
    (log) => log.add({ type: 'seeds-published', stage: 'diagonal', order: ['a', 'b'], reasons: [] }),
  )
})
