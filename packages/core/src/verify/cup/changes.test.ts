/** Changes of mind in a cup (CUP-31): nothing is found in good logs, each spoilt one is found by its rule. */
import { describe, expect, test } from 'vitest'
import {
  type CupLog,
  corrects,
  drawAt,
  draws,
  type Fields,
  finished,
  isFound,
  isGood,
  isOpen,
  isWon,
  openings,
  resultAt,
  revokes,
  ruling,
  started,
  undoes,
  won,
} from '../../../test/cup-log.ts'
import { verify } from '../index.ts'

const rules = (log: CupLog): string[] => verify(log.facts).findings.map(({ rule }) => rule)

describe('results', () => {
  const played = () => started(4).play('1 ad 11', '2 bc 11', '3 ab 1')
  isOpen('CUP-6 the winner is not known any more, and what was played behind it falls', () => {
    const log = played()
    return log.add(corrects(resultAt(log, '1'), '0-1', { voids: [resultAt(log, '3')] }))
  })
  isWon('CUP-6 another one has won, and plays on', 'd', () => {
    const log = played()
    log.add(corrects(resultAt(log, '1', 2), '1/2-1/2'))
    log.add(corrects(resultAt(log, '1', 1), '0-1', { voids: [resultAt(log, '3')] }))
    return log.play('3@1 bd 00')
  })
  isFound('LOG-10 what it played is not void', played, (log) => log.add(corrects(resultAt(log, '1'), '0-1')))
  isWon('CUP-17 games behind an earlier decision fall', 'a', () => {
    const log = started(2, { roundPairIncrements: [2] }).play('1 ab 1101')
    return log.add(corrects(resultAt(log, '1', 3), '1-0', { voids: [resultAt(log, '1', 4)] }))
  })
  isFound(
    'LOG-10 a game behind an earlier decision is not void',
    () => started(2, { roundPairIncrements: [2] }).play('1 ab 1101'),
    (log) => log.add(corrects(resultAt(log, '1', 3), '1-0')),
  )
  isWon('LOG-9 a game comes in the place of a ruling', 'b', () => {
    const log = started(2).add(ruling('1', 'ab', won('a')))
    const inPlaceOfRuling = { game: 1, sides: ['a', 'b'] }
    return log.add(corrects(resultAt(log, '1'), '0-1', { inPlaceOfRuling })).play('1@2 ab 0')
  })
})

/** Plan 1, 2, 3; opening 4 is drawn for match 1, 5 for match 2. */
const twoLevel = () => started(4, {}, openings(6)).play('1 ad 10>4', '2 bc 10>5')
/** Each may be used once: match 1 has the last one, and match 2 has one again. */
const lastTaken = () => started(4, { uniquePerMatchOnly: false }, openings(4)).play('1 ad 10>4', '2 bc 10>1!')
/** D drew game 1 of match 1 after all: it is decided, and its draw falls. */
const decided = (log: CupLog, ...voids: number[]): Fields => corrects(resultAt(log, '1'), '1/2-1/2', { voids })

describe('a draw before falls', () => {
  isGood('CUP-21a the draw of another match has its own cursor and stays', () => {
    const log = twoLevel()
    return log.add(decided(log, drawAt(log, '1', 2)))
  })
  isGood('CUP-31 what nobody has played on is drawn again', () => {
    const log = lastTaken()
    return log.add(decided(log, drawAt(log, '1', 2), drawAt(log, '2', 2)), draws('2', 2, 4))
  })
  isFound('CUP-31 it is not drawn again', lastTaken, (log) => log.add(decided(log, drawAt(log, '1', 2))))
  isFound('CUP-21a it is drawn as before', lastTaken, (log) =>
    log.add(decided(log, drawAt(log, '1', 2), drawAt(log, '2', 2)), draws('2', 2, 1, { reused: true })),
  )
  isFound('CUP-21a it falls and is not drawn', lastTaken, (log) =>
    log.add(decided(log, drawAt(log, '1', 2), drawAt(log, '2', 2))),
  )
  isGood('CUP-31 what was played stands', () => {
    const log = lastTaken().play('2 bc 1')
    return log.add(decided(log, drawAt(log, '1', 2))).play('2 bc 0>4')
  })
  test('LOG-10 what was played falls', () => {
    const log = lastTaken().play('2 bc 1')
    const voids = [drawAt(log, '1', 2), drawAt(log, '2', 2), resultAt(log, '2', 3)]
    expect(rules(log.add(decided(log, ...voids), draws('2', 2, 4)))).toContain('LOG-10')
  })
  test('LOG-10 the draw that has no place is not void', () => {
    const log = lastTaken()
    expect(rules(log.add(decided(log)))).toEqual(['LOG-10', 'CUP-31'])
  })
  test('LOG-10 a draw is void that would be drawn in the same way again', () => {
    const log = twoLevel()
    log.add(corrects(resultAt(log, '1'), '1-0', { voids: [drawAt(log, '2', 2)] }), draws('2', 2, 5))
    expect(rules(log)).toEqual(['LOG-10'])
  })
  isGood('LOG-6 an undo brings the draws back', () => {
    const log = lastTaken()
    log.add(decided(log, drawAt(log, '1', 2), drawAt(log, '2', 2)), draws('2', 2, 4))
    return log.add(undoes(log.facts.length - 1, log.facts.length)).play('1 ad 1', '2 bc 1')
  })
})

describe('a match is level after a correction', () => {
  const final = () => started(4, {}, openings(6)).play('1 ad 11', '2 bc 11', '3 ab 1')
  const level = (log: CupLog): Fields => corrects(resultAt(log, '1'), '0-1', { voids: [resultAt(log, '3')] })
  isGood('CUP-21a its opening is drawn with the correction', () => {
    const log = final()
    return log.add(level(log), draws('1', 2, 4)).play('1 ad 1')
  })
  isFound('CUP-21a it is not drawn', final, (log) => log.add(level(log)))
  isGood('CUP-31 a revocation brings a draw back, and the one behind it is drawn again', () => {
    const log = started(4, { uniquePerMatchOnly: false }, openings(4)).play('1 ad 10>4')
    log.add(decided(log, drawAt(log, '1', 2)))
    const correction = log.facts.length
    log.play('2 bc 10>4')
    const again = draws('2', 2, 1, { reused: true })
    return log.add(revokes([correction], [drawAt(log, '2', 2)]), again).play('1 ad 1', '2 bc 1')
  })
})

describe('a draw comes back', () => {
  const back = (log: CupLog, ...voids: number[]): Fields => {
    const revocation = log.facts.find(({ type }) => type === 'command-revoked')?.seq ?? 0
    return revokes([revocation], voids)
  }
  isGood('CUP-31 an opening of those that may be repeated stands', () => {
    const log = started(4, {}, openings(3)).play('1 ad 10>2', '1 ad 10>3')
    log.add(revokes([resultAt(log, '1', 4), drawAt(log, '1', 3)])).play('2 bc 10>3', '2 bc 1')
    return log.add(back(log)).play('1@5 ad 1', '2@4 bc =')
  })
  /** Match 1 had drawn 4 and was taken back; match 2 has drawn 4 and played on it. */
  const takenBack = () => {
    const log = started(4, { uniquePerMatchOnly: false }, openings(4)).play('1 ad 10>4')
    log.add(revokes([resultAt(log, '1', 2), drawAt(log, '1', 2)]))
    return log.play('2 bc 10>4', '2 bc 1')
  }
  isGood('CUP-31 no opening is used twice: the later draw falls with what was played on it', () => {
    const log = takenBack()
    const again = draws('2', 2, 1, { reused: true })
    return log.add(back(log, drawAt(log, '2', 2), resultAt(log, '2', 3)), again).play('2@3 bc 1')
  })
  test('LOG-10 neither is void', () => {
    const log = takenBack()
    expect(rules(log.add(back(log)))).toEqual(['LOG-10', 'LOG-10', 'CUP-21a'])
  })
  isGood('CUP-31 marked as reused it always may', () => {
    const log = started(4, { uniquePerMatchOnly: false }, openings(3)).play('1 ad 10>2!')
    log.add(revokes([resultAt(log, '1', 2), drawAt(log, '1', 2)])).play('2 bc 10>3!', '2 bc 1')
    return log.add(back(log)).add(finished('1', 3, 'ad', '1'))
  })
})
