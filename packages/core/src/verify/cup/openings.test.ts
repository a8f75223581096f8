/** Openings of a cup (CUP-19 to CUP-21b): nothing is found in good logs, each spoilt one is found by its rule. */
import { describe, expect, test } from 'vitest'
import {
  draws,
  entered,
  finished,
  isFound,
  isGood,
  isOpen,
  isWon,
  opening,
  openings,
  revokes,
  start,
  started,
  startedByHand,
  withdrew,
} from '../../../test/cup-log.ts'
import type { MatchId } from '../../facts/ids.ts'
import { verify } from '../index.ts'
import { drawnByLot } from '../lot.ts'
import { Openings } from './openings.ts'

describe('the order', () => {
  const two = (options = {}) => entered(2, options)
  isGood('CUP-20 as in the book', () => started(2, {}, openings(5)))
  isGood('CUP-20 what was dropped leaves gaps', () => started(2, {}, openings(3, [1, 4, 7])))
  isFound('CUP-20 not as in the book', two, (log) => log.add(start('ab', openings(3, [2, 1, 3]))))
  isFound('CUP-20 two have one place', two, (log) =>
    log.add(start('ab', { openings: { count: 2, dropped: 0, order: [opening(1), { ...opening(2), place: 1 }] } })),
  )
  isFound('CUP-20 an opening is missing', two, (log) => log.add(start('ab', openings(3, [1, 2]))))
  isFound('CUP-20 a position stands twice', two, (log) =>
    log.add(start('ab', { openings: { count: 2, dropped: 0, order: [opening(1), { ...opening(1), place: 2 }] } })),
  )
  isGood('CUP-20 of another variant it is another one', () =>
    two().add(
      start('ab', {
        openings: { count: 2, dropped: 0, order: [opening(1), { ...opening(1, { variant: 'chess960' }), place: 2 }] },
      }),
    ),
  )

  const random = () => two({ randomOpenings: true })
  const shuffled = drawnByLot([1, 2, 4, 5, 8], 'Tuesday', 'openings')
  isGood('CUP-20 shuffled', () => random().add(start('ab', openings(5, shuffled))))
  isFound('CUP-20 not shuffled', random, (log) => log.add(start('ab', openings(5, shuffled.toReversed()))))

  const most = Array.from({ length: 10_000 }, (_, i) => 10_001 - i)
  isGood('CUP-20 of more than 10,000 the first of the order are kept', () =>
    random().add(start('ab', openings(12_000, most))),
  )
  isFound('CUP-20 of more than 10,000 in the order of the book too', two, (log) =>
    log.add(start('ab', openings(12_000, most))),
  )
})

describe('how many are needed', () => {
  const four = (options = {}) => entered(4, { roundPairIncrements: [1, 3], ...options })
  isGood('CUP-21b as many as the longest match has scheduled pairs', () => four().add(start('abcd', openings(3))))
  isFound('CUP-21b fewer', four, (log) => log.add(start('abcd', openings(2))))
  const once = (options = {}) => four({ uniquePerMatchOnly: false, ...options })
  isGood('CUP-21b as many as all scheduled pairs together', () => once().add(start('abcd', openings(5))))
  isFound('CUP-21b fewer than all together', once, (log) => log.add(start('abcd', openings(4))))
  isFound(
    'CUP-21b the match for third place counts',
    () => once({ thirdPlaceMatch: true }),
    (log) => log.add(start('abcd', openings(7))),
  )
  isGood('CUP-21b unless they may be used again', () => once({ allowReuse: true }).add(start('abcd', openings(1))))
})

/** "4" or "4!" for a reused one, drawn for these matches one after the other. */
function drawn(count: number, pairs: readonly number[], matches: string, isOncePerMatch: boolean): string {
  const scheduled = pairs.map((each, i) => ({ id: String(i + 1) as MatchId, pairs: each }))
  const book = new Openings(count, scheduled, isOncePerMatch)
  const words = matches.split('').map((match, seq) => {
    const due = book.dueFor(match as MatchId)
    book.add({ seq, match: match as MatchId, pair: 0, ...due })
    return `${due.opening}${due.isReused ? '!' : ''}`
  })
  return words.join(' ')
}

test.each`
  openings | pairs           | once       | matches      | drawn
  ${5}     | ${[1]}          | ${'match'} | ${'1111'}    | ${'2 3 4 5'}
  ${3}     | ${[1]}          | ${'match'} | ${'1111111'} | ${'2 3 1! 2! 3! 1! 2!'}
  ${5}     | ${[1, 1, 1]}    | ${'match'} | ${'1212'}    | ${'4 5 2 3'}
  ${3}     | ${[1, 1, 1]}    | ${'match'} | ${'321'}     | ${'1 3 2'}
  ${4}     | ${[1, 1, 1]}    | ${'cup'}   | ${'1211'}    | ${'4 1! 3! 2!'}
  ${4}     | ${[1, 1, 1]}    | ${'cup'}   | ${'22222'}   | ${'4 1! 3! 2! 4!'}
  ${2}     | ${[3]}          | ${'match'} | ${'111'}     | ${'2! 1! 2!'}
  ${9}     | ${[1, 1, 1]}    | ${'cup'}   | ${'1221'}    | ${'4 5 8 7'}
  ${9}     | ${[1, 1, 1]}    | ${'cup'}   | ${'2112'}    | ${'5 4 7 8'}
  ${3}     | ${[1, 1, 1, 1]} | ${'match'} | ${'4'}       | ${'2'}
`('CUP-21a of $openings, $pairs planned, once in a $once, for the matches $matches: $drawn', (row) =>
  expect(drawn(row.openings, row.pairs, row.matches, row.once === 'match')).toBe(row.drawn),
)

describe('draws', () => {
  const two = (options = {}) => started(2, options, openings(5))
  isWon('CUP-21a an opening is drawn when the match is level', 'a', () => two().play('1 ab 10>2', '1 ab 11'))
  isFound('CUP-21a another one is next', two, (log) =>
    log.play('1 ab 1').add(finished('1', 2, 'ab', '0'), draws('1', 2, 3)),
  )
  isFound('CUP-21a it is said to be reused', two, (log) => log.play('1 ab 10>2!'))
  test('CUP-31 it is not said to be reused, and stands in the plan', () => {
    const log = started(2, {}, openings(1))
      .play('1 ab 1')
      .add(finished('1', 2, 'ab', '0'), draws('1', 2, 1))
    expect(verify(log.facts).findings.map(({ rule }) => rule)).toEqual(['CUP-31', 'CUP-21a'])
  })
  isFound('CUP-21a nothing is drawn', two, (log) => log.play('1 ab 10'))
  isFound('CUP-31 the match is not level', two, (log) =>
    log.play('1 ab 1').add(finished('1', 2, 'ab', '='), draws('1', 2, 2)),
  )
  isFound('CUP-31 nothing is played yet', two, (log) => log.add(draws('1', 2, 2)))
  isFound(
    'CUP-31 the pair has its opening',
    () => two().play('1 ab 10>2'),
    (log) => log.add(draws('1', 2, 3)),
  )
  isFound(
    'CUP-19 no openings were given',
    () => started(2).play('1 ab 10'),
    (log) => log.add(draws('1', 2, 1)),
  )
  isFound('CUP-5 there is no such match', two, (log) => log.add(draws('7', 2, 1)))
  isGood('CUP-21a two matches draw from one order', () =>
    started(4, {}, openings(5)).play('1 ad 10>4', '2 bc ==>5', '1 ad ==>2', '2 bc 01>3'),
  )
  isWon('CUP-18b the Armageddon begins from the usual start', 'a', () =>
    two({ maxTiebreakPairs: 0, tiebreakFallback: 'Armageddon' })
      .play('1 ab 10')
      .add({ type: 'game-finished', match: '1', game: 3, sides: ['b', 'a'], result: '1/2-1/2' }),
  )
})

describe('draws by the director', () => {
  const byHand = () => startedByHand(4, {}, openings(5)).play('1 ad 10', '2 bc 10')
  isOpen('CUP-21a it waits for them', byHand)
  isGood('LOG-5 one command draws all', () =>
    byHand()
      .add(draws('2', 2, 5), draws('1', 2, 4))
      .play('1 ad 1'),
  )
  isFound('CUP-21a there is no such opening', byHand, (log) => log.add(draws('1', 2, 6)))
  isFound('CUP-21a no pair is played without its opening', byHand, (log) => log.play('1 ad 1'))
  isGood('CUP-27 who withdraws meanwhile has lost', () =>
    byHand()
      .add(withdrew('a'))
      .add(draws('2', 2, 5)),
  )
  isFound(
    'CUP-31 nothing is drawn then',
    () => byHand().add(withdrew('a')),
    (log) => log.add(draws('1', 2, 4)),
  )
})

describe('how many tiebreak pairs', () => {
  const reused = Array.from({ length: 8 }, () => '1 ab ==>1!')
  isWon('CUP-18a as many as there are unused openings, then 8 with openings used before', 'a', () =>
    started(2, {}, openings(1)).play(...reused, '1 ab =='),
  )
  isFound(
    'CUP-31 one more is drawn',
    () => started(2, {}, openings(1)).play(...reused),
    (log) => log.play('1 ab =').add(finished('1', 18, 'ab', '='), draws('1', 10, 1, { reused: true })),
  )
  isOpen('CUP-18a a number holds with openings too', () =>
    started(2, { maxTiebreakPairs: 1, tiebreakFallback: 'Stop' }, openings(9)).play('1 ab 10>2', '1 ab 10'),
  )

  /** Match 1 had drawn openings 4 to 15, match 2 others 8 times again, when match 1 gave 15 back. */
  const givenBack = () => {
    const log = startedByHand(4, { uniquePerMatchOnly: false }, openings(15))
    for (const [i, next] of [4, 7, 10, 13, 5, 6, 8, 11, 14, 9, 12, 15].entries())
      log.play('1 ad ==').add(draws('1', i + 2, next))
    const last = log.facts.length
    log.play('2 bc ==')
    for (const [i, again] of [5, 8, 11, 14, 3, 6, 9, 12].entries())
      log.add(draws('2', i + 2, again, { reused: true })).play('2 bc ==')
    return log.add(revokes([last]))
  }
  isGood('CUP-18a match 2 may draw it', () =>
    givenBack()
      .add(draws('2', 10, 15))
      .play('2 bc 1'),
  )
  isWon('CUP-18a match 1 draws it, and with that draw the higher seed has won match 2', 'b', () =>
    givenBack()
      .add(draws('1', 13, 15))
      .play('1 ad 11', '3 ab 00'),
  )
  isFound(
    'CUP-17 nothing more is played in match 2 then',
    () => givenBack().add(draws('1', 13, 15)),
    (log) => log.play('2 bc 1'),
  )
})
