/** Games, colours and decisions of a cup (CUP-5 to CUP-18b): nothing is found in good logs, each spoilt one is found. */
import { describe } from 'vitest'
import {
  armageddon,
  finished,
  isFound,
  isGood,
  isOpen,
  isWon,
  ruling,
  started,
  startedByHand,
  won,
} from '../../../test/cup-log.ts'

describe('the bracket', () => {
  isWon('CUP-12 four seeds: 1–4, 2–3', 'a', () => started(4).play('1 ad 11', '2 bc 01', '2 bc 00', '3 ac 11'))
  isWon('CUP-S6 the winner of an even match is player A, of an odd one player B', 'h', () =>
    started(8)
      .play('1 ah 00', '2 de 00', '3 bg 11', '4 cf 11')
      .add(ruling('5', 'he', won('h')))
      .add(ruling('6', 'bc', won('c')))
      .play('7 ch 00'),
  )
  isFound(
    'CUP-S6 the seats of a later match are exchanged',
    () => started(8).play('1 ah 00', '2 de 00'),
    (log) => log.add(ruling('5', 'eh', won('h'))),
  )
  isFound(
    'CUP-12 another one plays',
    () => started(4),
    (log) => log.play('1 ac 1'),
  )
  isFound(
    'CUP-S6 the loser plays on',
    () => started(4).play('1 ad 11', '2 bc 11'),
    (log) => log.play('3 db 1'),
  )
  isFound(
    'CUP-S6 it is not known yet who plays',
    () => started(4).play('1 ad 11'),
    (log) => log.play('3 ab 1'),
  )
  isFound(
    'CUP-5 there is no such match',
    () => started(4),
    (log) => log.play('4 ab 1'),
  )
  isFound(
    'CUP-1 the loser of a semifinal plays for third place, not the winner',
    () => started(4, { thirdPlaceMatch: true }).play('1 ad 11', '2 bc 11'),
    (log) => log.play('4 ac 1'),
  )
  isGood('CUP-6 the winner can play as soon as the other one is known', () =>
    started(8).play('1 ah 11', '2 de 11', '5 ad 1'),
  )
  isFound(
    'LOG-18 a result in IMPs',
    () => started(2),
    (log) => log.add({ ...finished('1', 1, 'ab', '1'), result: [3, 0] }),
  )
})

describe('colours', () => {
  isFound(
    'CUP-16 the higher seed has White in game 1',
    () => started(2),
    (log) => log.add({ ...finished('1', 1, 'ab', '1'), sides: ['b', 'a'] }),
  )
  isFound(
    'CUP-16 and Black in game 2',
    () => started(2).play('1 ab 1'),
    (log) => log.add({ ...finished('1', 2, 'ab', '1'), sides: ['a', 'b'] }),
  )
  isFound(
    'CUP-16 also after upsets, whoever is player A',
    () => started(4).play('1 ad 00', '2 bc 11'),
    (log) => log.add({ ...finished('3', 1, 'bd', '1'), sides: ['d', 'b'] }),
  )
  isFound(
    'CUP-16 in tiebreak pairs too',
    () => started(2).play('1 ab 10'),
    (log) => log.add({ ...finished('1', 3, 'ab', '1'), sides: ['b', 'a'] }),
  )
})

describe('what is played', () => {
  const three = () => started(2, { roundPairIncrements: [3] })
  isWon('CUP-17 3½–½ after four of six is decided', 'a', () => three().play('1 ab 111='))
  isOpen('CUP-17 3–0 after three of six is not', () => three().play('1 ab 111'))
  isFound(
    'CUP-17 a game after the decision',
    () => three().play('1 ab 1111'),
    (log) => log.play('1 ab 1'),
  )
  isGood('CUP-17a games are played in any order', () => three().play('1@4 ab 0', '1@1 ab 1', '1@3 ab =', '1@2 ab 1'))
  isFound('CUP-17a game 5 may be one in vain', three, (log) => log.play('1@5 ab 1'))
  isFound(
    'CUP-14 a game is played twice',
    () => three().play('1 ab 1'),
    (log) => log.play('1@1 ab 1'),
  )
  isFound(
    'CUP-17a there are no tiebreaks while it is not level',
    () => started(2).play('1 ab 1'),
    (log) => log.play('1@3 ab 1'),
  )
  isOpen('CUP-27 a single game that both missed counts 0–0', () => started(2).play('1 ab xx'))
  isWon('CUP-27 a single forfeited game counts 1–0', 'b', () => started(2).play('1 ab -='))

  const whole = () => started(2, { roundPairIncrements: [2], finishPairs: true })
  isOpen('CUP-17b a pair that was begun is completed', () => whole().play('1 ab 111'))
  isWon('CUP-17b then the match ends', 'a', () => whole().play('1 ab 1110'))
  isGood('CUP-17b whole pairs can be played at once', () => whole().play('1@4 ab 1'))
  isFound(
    'CUP-17 without it nothing more is played',
    () => started(2, { roundPairIncrements: [2] }).play('1 ab 11='),
    (log) => log.play('1 ab 0'),
  )
})

describe('tiebreaks', () => {
  isWon('CUP-18 a further pair decides', 'b', () => started(2).play('1 ab 10=0'))
  isOpen('CUP-18 a game of it decides nothing', () => started(2).play('1 ab 101'))
  isWon('CUP-18a without openings there are 8, then the higher seed wins', 'a', () =>
    started(2).play('1 ab 10', `1 ab ${'01'.repeat(8)}`),
  )
  isOpen('CUP-18a not after 7', () => started(2).play('1 ab 10', `1 ab ${'01'.repeat(7)}`))
  isWon('CUP-18a a number from 0 on', 'a', () => started(2, { maxTiebreakPairs: 0 }).play('1 ab =='))
  isFound(
    'CUP-17 a tiebreak pair more than may be',
    () => started(2, { maxTiebreakPairs: 1 }).play('1 ab ===='),
    (log) => log.play('1 ab 1'),
  )
  isWon('CUP-18b the higher seed is the one with the smaller number, not player A', 'b', () =>
    started(4, { maxTiebreakPairs: 0 }).play('1 ad 00', '2 bc 11', '3 bd =='),
  )
})

describe('Armageddon', () => {
  const armed = () => started(2, { maxTiebreakPairs: 0, tiebreakFallback: 'Armageddon' }).play('1 ab 10')
  isWon('CUP-18b a draw is a win for Black, the higher seed', 'a', () => armed().add(armageddon('1', 3, 'ab', '=')))
  isWon('CUP-18b White wins by winning', 'b', () => armed().add(armageddon('1', 3, 'ab', '0')))
  isWon('CUP-18b missed by both, nobody wins', 'nobody', () => armed().add(armageddon('1', 3, 'ab', 'x')))
  isFound('CUP-18b the higher seed has Black', armed, (log) => log.play('1 ab 1'))
  isFound('CUP-17a it is one game', armed, (log) => log.play('1@4 ab 1'))
})

describe('the director is asked', () => {
  const stopped = () => startedByHand(2, { maxTiebreakPairs: 0, tiebreakFallback: 'Stop' }).play('1 ab 10')
  isOpen('CUP-18b nobody has won yet', stopped)
  isWon('CUP-18b the director declares the winner', 'b', () => stopped().add(ruling('1', 'ab', won('b'))))
  isFound('CUP-18b nothing more is played', stopped, (log) => log.play('1 ab 1'))
})
