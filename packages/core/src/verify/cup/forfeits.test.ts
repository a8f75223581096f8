/** Absence, withdrawals and rulings of a cup (CUP-27 to CUP-29). */
import { describe, expect, test } from 'vitest'
import {
  absent,
  type CupLog,
  cancelled,
  closed,
  drawn,
  isFound,
  isGood,
  isOpen,
  isWon,
  openings,
  ranks,
  ruling,
  started,
  withdrew,
  won,
} from '../../../test/cup-log.ts'
import { verify } from '../index.ts'

/** "points/games" of everybody, by seed. */
const games = (log: CupLog): string =>
  verify(log.facts)
    .table.toSorted((a, b) => (a.counts['seed'] ?? 0) - (b.counts['seed'] ?? 0))
    .map(({ counts }) => `${counts['points']}/${counts['games']}`)
    .join(' ')

const three = (options = {}, fields = {}) => started(2, { roundPairIncrements: [3], ...options }, fields)

describe('somebody is absent', () => {
  isWon('CUP-27 who is absent loses', 'b', () => started(2).add(ruling('1', 'ab', absent('a'))))
  test('CUP-27 every game the match asks for, until it is decided', () => {
    expect(games(three().add(ruling('1', 'ab', absent('a'))))).toBe('0/4 4/4')
    expect(
      games(
        three()
          .play('1 ab 110')
          .add(ruling('1', 'ab', absent('b'))),
      ),
    ).toBe('4/5 1/5')
  })
  isWon('CUP-27 who led loses all the same', 'b', () => three().play('1 ab 111').add(withdrew('a')))
  test('CUP-27 without openings tiebreak pairs are forfeited too', () =>
    expect(games(three().play('1 ab 111').add(withdrew('a')))).toBe('3/8 5/8'))
  isWon('CUP-27 where an opening is to be drawn the other has won', 'b', () =>
    three({}, openings(3)).play('1 ab 111').add(withdrew('a')),
  )
  test('CUP-27 and no more is forfeited', () =>
    expect(games(three({}, openings(3)).play('1 ab 111').add(withdrew('a')))).toBe('3/6 3/6'))
  isWon('CUP-27 where the director is asked the other has won', 'b', () =>
    started(2, { maxTiebreakPairs: 0, tiebreakFallback: 'Stop' })
      .play('1 ab 10')
      .add(ruling('1', 'ab', absent('a'))),
  )
  isWon('CUP-27 an Armageddon is forfeited', 'b', () =>
    started(2, { maxTiebreakPairs: 0, tiebreakFallback: 'Armageddon' }).play('1 ab 10').add(withdrew('a')),
  )
  isWon('CUP-27 both are absent: nobody wins', 'nobody', () =>
    three()
      .play('1 ab 111')
      .add(ruling('1', 'ab', absent('a', 'b'))),
  )
  isFound(
    'CUP-27 somebody else is absent',
    () => started(4),
    (log) => log.add(ruling('1', 'ad', absent('b'))),
  )
  isFound(
    'CUP-17 a game after it',
    () => started(2).add(ruling('1', 'ab', absent('a'))),
    (log) => log.play('1 ab 1'),
  )
})

describe('somebody withdraws', () => {
  isWon('CUP-27 who waits for an opponent forfeits when the opponent is known', 'b', () =>
    started(4).play('1 ad 11').add(withdrew('a')).play('2 bc 11'),
  )
  isOpen('CUP-27 but not before', () => started(4).play('1 ad 11').add(withdrew('a')))
  isWon('CUP-27 nobody to meet: the other one wins without playing', 'a', () =>
    started(4)
      .add(ruling('2', 'bc', absent('b', 'c')))
      .play('1 ad 11'),
  )
  isWon('CUP-27 nobody comes from both sides: nobody wins', 'nobody', () =>
    started(4)
      .add(ruling('1', 'ad', absent('a', 'd')))
      .add(ruling('2', 'bc', absent('b', 'c'))),
  )
  isWon('CUP-27 walkovers follow each other with one fact', 'a', () =>
    started(8)
      .add(ruling('2', 'de', absent('d', 'e')))
      .add(ruling('3', 'bg', absent('b', 'g')))
      .add(ruling('4', 'cf', absent('c', 'f')))
      .play('1 ah 11'),
  )
  isWon('CUP-27 who has withdrawn and meets nobody has not won', 'nobody', () =>
    started(4)
      .play('1 ad 11')
      .add(withdrew('a'))
      .add(ruling('2', 'bc', absent('b', 'c'))),
  )
  isWon('CUP-26 a champion who withdraws while others play for third place stays champion', 'a', () =>
    started(4, { thirdPlaceMatch: true }).play('1 ad 11', '2 bc 11', '3 ab 11').add(withdrew('a')).play('4 cd 11'),
  )
  isFound(
    'LOG-14 nobody withdraws when everything is decided',
    () => started(2).play('1 ab 11'),
    (log) => log.add(withdrew('a')),
  )
})

describe('third place', () => {
  const four = () => started(4, { thirdPlaceMatch: true })
  isOpen('CUP-1 it is over only with the match for third place', () => four().play('1 ad 11', '2 bc 11', '3 ab 11'))
  isFound(
    'LOG-15 it is closed before',
    () => four().play('1 ad 11', '2 bc 11', '3 ab 11'),
    (log) => log.add(closed),
  )
  isWon('CUP-1 who has withdrawn in the semifinal forfeits it', 'a', () =>
    four().add(withdrew('d')).play('2 bc 11', '3 ab 11'),
  )
  isWon('CUP-1 nobody comes from a semifinal nobody won', 'a', () =>
    four()
      .add(ruling('2', 'bc', absent('b', 'c')))
      .play('1 ad 11'),
  )
  test('CUP-1 the other one has it without playing', () => {
    const log = four()
      .add(ruling('2', 'bc', absent('b', 'c')))
      .play('1 ad 11')
    expect(ranks(log)).toBe('1a 2d 3b 3c')
  })
  isWon('CUP-1 both have withdrawn: nobody is third', 'a', () =>
    four().add(withdrew('d')).add(withdrew('c')).play('3 ab 11'),
  )
  isWon('CUP-1 two play no match for third place', 'a', () => started(2, { thirdPlaceMatch: true }).play('1 ab 11'))
})

describe('rulings', () => {
  isWon('CUP-29 the director declares the winner of a match', 'b', () => started(2).add(ruling('1', 'ab', won('b'))))
  isWon('CUP-29 also in the middle of it', 'b', () =>
    three()
      .play('1 ab 111')
      .add(ruling('1', 'ab', won('b'))),
  )
  isFound(
    'CUP-29 somebody else is declared',
    () => started(4),
    (log) => log.add(ruling('1', 'ad', won('c'))),
  )
  isFound(
    'CUP-29 no match is cancelled',
    () => started(2),
    (log) => log.add(ruling('1', 'ab', cancelled)),
  )
  isFound(
    'CUP-29 no match is declared drawn',
    () => started(2),
    (log) => log.add(ruling('1', 'ab', drawn)),
  )
  isFound(
    'CUP-17 a ruling after the decision',
    () => started(2).play('1 ab 11'),
    (log) => log.add(ruling('1', 'ab', won('b'))),
  )
  isFound(
    'CUP-12 a ruling between others',
    () => started(4),
    (log) => log.add(ruling('1', 'da', won('a'))),
  )
  isFound(
    'CUP-S6 a ruling before it is known who plays',
    () => started(4).play('1 ad 11'),
    (log) => log.add(ruling('3', 'a', won('a'))),
  )
  isFound(
    'LOG-18 who goes through is a matter of bridge',
    () => started(2),
    (log) => log.add(ruling('1', 'ab', { kind: 'through', through: ['a'] })),
  )
  isGood('CUP-27 a withdrawal before anything is played', () => started(4).add(withdrew('a')).add(withdrew('b')))
})
