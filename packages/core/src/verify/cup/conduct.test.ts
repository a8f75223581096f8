/** A cup that plays by itself (CUP-22 to CUP-23): nothing is found in good logs, each spoilt one is found by its rule. */
import { describe, expect, test } from 'vitest'
import {
  type CupLog,
  closed,
  corrects,
  draws,
  entered,
  type Fields,
  finished,
  isFound,
  isGood,
  isWon,
  openings,
  resultAt,
  revokes,
  ruling,
  started,
  undoes,
  withdrew,
  won,
} from '../../../test/cup-log.ts'
import { verify } from '../index.ts'

const rules = (log: CupLog): string[] => verify(log.facts).findings.map(({ rule }) => rule)

/** brokenOff('1', 1, 'ad'): White is named first. */
const brokenOff = (match: string, game: number, sides: string, fields: Fields = {}): Fields => {
  return { type: 'game-abandoned', match, game, sides: [...sides], why: 'interrupted', ...fields }
}
const changed = (pairs: number[], options: Fields = {}): Fields => {
  return { type: 'options-changed', options: { roundPairIncrements: pairs, ...options } }
}

describe('records', () => {
  isWon('CUP-22 a record decides nothing', 'a', () => {
    const record = { ending: 'crash', plies: 3, fault: { by: 'white', sentence: 'A crashed.' } }
    return started(2)
      .add({ ...finished('1', 1, 'ab', '1'), record })
      .play('1 ab 1')
  })
  isGood('CUP-22b how games are played is told at any time', () =>
    entered(2)
      .add({ type: 'play-arranged', from: 1, play: { nodes: 5 } })
      .add({ type: 'play-arranged', from: 7, play: {} }),
  )
  isFound(
    'LOG-15 not after the closing',
    () => started(2).play('1 ab 11').add(closed),
    (log) => log.add({ type: 'play-arranged', from: 1, play: {} }),
  )
})

describe('games broken off', () => {
  const four = () => started(4, {}, openings(6))
  isWon('CUP-22a they do not count, and the game is played anew', 'a', () =>
    started(2, {}, openings(6))
      .add(brokenOff('1', 2, 'ba', { opening: 1 }))
      .play('1 ab 1')
      .add(brokenOff('1', 2, 'ba', { why: 'no-start', entrant: 'b' }))
      .play('1 ab 1'),
  )
  isFound('CUP-5 no such match', four, (log) => log.add(brokenOff('9', 1, 'ad')))
  isFound('CUP-22a nobody knows who plays', four, (log) => log.add(brokenOff('3', 1, 'ab')))
  isFound(
    'CUP-22a it is decided',
    () => four().play('1 ad 11'),
    (log) => log.add(brokenOff('1', 3, 'ad')),
  )
  isFound('CUP-17a the match does not ask for it', four, (log) => log.add(brokenOff('1', 3, 'ad')))
  isFound(
    'CUP-14 it has been played',
    () => four().play('1 ad 1'),
    (log) => log.add(brokenOff('1', 1, 'ad')),
  )
  isFound('CUP-16 wrong colours', four, (log) => log.add(brokenOff('1', 1, 'da')))
  isFound('CUP-19 from another opening', four, (log) => log.add(brokenOff('1', 1, 'ad', { opening: 2 })))
  isFound('CUP-22a an engine that does not play it', four, (log) =>
    log.add(brokenOff('1', 1, 'ad', { why: 'no-start', entrant: 'b' })),
  )
  isFound('CUP-22a an engine that could start', four, (log) => log.add(brokenOff('1', 1, 'ad', { entrant: 'a' })))
  isGood('CUP-30 it falls with the players it names', () => {
    const log = started(4)
      .play('1 ad 11', '2 bc 11')
      .add(brokenOff('3', 1, 'ab'))
    return log.add(corrects(resultAt(log, '1'), '0-1', { voids: [log.facts.length] }))
  })
  isFound(
    'LOG-10 it is not void',
    () =>
      started(4)
        .play('1 ad 11', '2 bc 11')
        .add(brokenOff('3', 1, 'ab')),
    (log) => log.add(corrects(resultAt(log, '1'), '0-1')),
  )
})

describe('changed options', () => {
  const four = (options = {}) => started(4, options, openings(6))
  isWon('CUP-23 a round that has not begun has other pairs', 'b', () =>
    four()
      .play('1 ad 1')
      .add(changed([1, 2]))
      .play('1 ad 1', '2 bc 11', '3 ab 0=0'),
  )
  isFound(
    'CUP-17 the final is longer now',
    () =>
      four()
        .add(changed([1, 2]))
        .play('1 ad 11', '2 bc 11', '3 ab 111'),
    (log) => log.play('3 ab 1'),
  )
  isFound('CUP-23 it changes nothing', four, (log) => log.add(changed([1, 1, 4])))
  isFound('CUP-23 before the start', () => entered(4), (log) => log.add(changed([1, 2]))) // biome-ignore format: short
  isFound('CUP-23 another option', four, (log) => log.add(changed([1, 2], { finishPairs: true })))
  isFound('CUP-23 the share of the time', four, (log) => log.add(changed([1, 2], { armageddonBlackTime: 0.5 })))
  isFound('LOG-16 an unknown option', four, (log) => log.add(changed([1, 2], { pairs: 3 })))
  isFound(
    'CUP-23 the round has begun',
    () => four().play('2 bc 1'),
    (log) => log.add(changed([2, 1])),
  )
  isFound(
    'CUP-23 the round has begun with a ruling',
    () => four().add(ruling('2', 'bc', won('b'))),
    (log) => log.add(changed([2, 1])),
  )
  isFound(
    'CUP-23 the round has begun with a game that was broken off',
    () => four().add(brokenOff('1', 1, 'ad')),
    (log) => log.add(changed([2, 1])),
  )
  isFound(
    'CUP-23 the match for third place has begun',
    () => started(4, { thirdPlaceMatch: true }).play('1 ad 11', '2 bc 11', '4 cd 1'),
    (log) => log.add(changed([1, 2], { thirdPlaceMatch: true })),
  )
  isFound(
    'CUP-23 a later round has begun, though nobody came',
    () =>
      started(8)
        .add(withdrew('d'))
        .add(withdrew('e'))
        .add(withdrew('c'))
        .add(withdrew('f'))
        .play('1 ah 11', '3 bg 11', '7 ab 1'),
    (log) => log.add(changed([1, 2, 1])),
  )
  test('CUP-21 an opening that was drawn would be used twice, and its draw loses its place', () => {
    const log = four({ uniquePerMatchOnly: false }).play('1 ad 10>4')
    expect(rules(log.add(changed([1, 2], { uniquePerMatchOnly: false })))).toEqual(['CUP-21', 'CUP-21a'])
  })
  isFound('CUP-21b openings are too few', four, (log) => log.add(changed([1, 7])))
  isGood('CUP-23 what was drawn before stays as it was announced, the next draw counts from the new plan', () => {
    const log = started(4, {}, openings(20))
      .play('1 ad 10>4')
      .add(changed([1, 4]))
      .play('2 bc 10>8')
    return log.add(corrects(resultAt(log, '2'), '1/2-1/2', { voids: [log.facts.length] }))
  })
  isGood('LOG-6 an undo takes it back', () => {
    const log = four().add(changed([1, 2]))
    return log.add(undoes(log.facts.length)).play('1 ad 11', '2 bc 11', '3 ab 11').add(closed)
  })
  isWon('LOG-8 the last one that stands holds', 'a', () => {
    const log = four()
      .add(changed([1, 2]))
      .add(changed([1, 1]))
    const last = log.facts.length
    return log.add(revokes([last - 1])).play('1 ad 11', '2 bc 11', '3 ab 11')
  })
  test('LOG-10 a revocation voids the games that are not asked for any more', () => {
    const played = () =>
      started(2)
        .add(changed([2]))
        .play('1 ab 111')
    const log = played()
    const change = log.facts.findIndex(({ type }) => type === 'options-changed') + 1
    expect(rules(log.add(revokes([change], [resultAt(log, '1', 3)])))).toEqual([])
    expect(rules(played().add(revokes([change])))).toEqual(['LOG-10'])
  })
  test('CUP-31 a draw of the plan that holds again falls', () => {
    const drawn = () =>
      started(4, { uniquePerMatchOnly: false, roundPairIncrements: [1, 3] }, openings(9))
        .add(changed([1, 1], { uniquePerMatchOnly: false }))
        .play('1 ad 10>4')
    const draw = drawn().facts.length
    expect(rules(drawn().add(revokes([draw - 3], [draw]), draws('1', 2, 6)))).toEqual([])
    expect(rules(drawn().add(revokes([draw - 3])))).toContain('LOG-10')
  })
})
