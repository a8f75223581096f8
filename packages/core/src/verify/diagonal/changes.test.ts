/** Changes of mind in a Diagonal (DIA-29, DIA-32): nothing is found in good logs, each spoilt one is found by its rule. */
import { describe, expect, test } from 'vitest'
import {
  corrects,
  type DiagonalLog,
  declared,
  extra,
  isFound,
  isGood,
  isWon,
  resultAt,
  revokes,
  round,
  roundAt,
  started,
  undoes,
  withdrew,
} from '../../../test/diagonal-log.ts'
import { verify } from '../index.ts'

/** D is out with 4.5 lost games after round 1; A has 2, B 2.5, C 3. */
const threeLeft = () => started(4).results('a-b a-c ad b-c b>d c-d').add(round(2, 'ab ac bc'))
/** D has won the first game against A after all: 3.5 lost games. */
const dWon = (log: DiagonalLog, voids: number[] = []) => corrects(resultAt(log, 'D1.3'), '0-1', { voids })

describe('somebody was left out wrongly', () => {
  isGood('DIA-29 a round nobody has played on is drawn again', () => {
    const log = threeLeft()
    return log.add(dWon(log, [roundAt(log, 2)]), round(2, 'ac ad bc bd'))
  })
  isFound('DIA-S7 it is drawn again without him', threeLeft, (log) =>
    log.add(dWon(log, [roundAt(log, 2)]), round(2, 'ab ad bd')),
  )
  isGood('DIA-29 a round that was played on stands, and he is in the next', () => {
    const log = threeLeft().play('D2.1 1-0')
    log.add(dWon(log)).play('D2.1 0-1').results('ac b-c')
    return log.add(round(3, 'ad'))
  })
  isGood('DIA-29 what was forfeited by a withdrawal is not played', () => {
    const log = threeLeft().add(withdrew('c'))
    return log.add(dWon(log, [roundAt(log, 2)]), round(2, 'ab ad bd'))
  })
  isFound(
    'LOG-10 a round is void that was played on',
    () => threeLeft().play('D2.1 1-0'),
    (log) => log.add(dWon(log, [roundAt(log, 2), resultAt(log, 'D2.1')])),
  )
  test('LOG-10 a round is void that is drawn in the same way again', () => {
    const log = threeLeft()
    const change = corrects(resultAt(log, 'D1.1'), '0-1', { voids: [roundAt(log, 2)] })
    log.add(change, round(2, 'ab ac bc'))
    expect(verify(log.facts).findings).toMatchObject([{ rule: 'LOG-10', seq: log.facts.length - 1 }])
  })
  isFound('LOG-10 a round is void that would be drawn alike', threeLeft, (log) =>
    log.add(corrects(resultAt(log, 'D1.1'), '0-1', { voids: [roundAt(log, 2)] })),
  )
})

/** C is out after round 1, A and B are left; round 2 is being played. */
const twoLeft = () => started(3).results('ab ac').play('D1.3 --', 'D1.3 0-1').add(round(2, 'ab')).play('D2.1 0-1')
/** B lost that game too, so only A was left after round 1. */
const endsEarlier = (log: DiagonalLog, ...voids: number[]) => corrects(resultAt(log, 'D1.3', 2), '--', { voids })

describe('the rounds before end the tournament', () => {
  isWon('DIA-29 what was published and played behind it falls', 'a', () => {
    const log = twoLeft()
    return log.add(endsEarlier(log, roundAt(log, 2), resultAt(log, 'D2.1')))
  })
  isGood('LOG-6 an undo brings everything back', () => {
    const log = twoLeft()
    log.add(endsEarlier(log, roundAt(log, 2), resultAt(log, 'D2.1')))
    return log.add(undoes(log.facts.length)).play('D2.1 1-0')
  })
  test('LOG-10 neither is void', () => {
    const log = twoLeft()
    const { facts } = log.add(endsEarlier(log))
    const finding = { rule: 'LOG-10', seq: facts.length }
    expect(verify(facts).findings).toMatchObject([finding, finding])
  })
  isFound('LOG-10 a game behind it is not void', twoLeft, (log) => log.add(endsEarlier(log, roundAt(log, 2))))
})

describe('a round before is open again', () => {
  const reopened = () => {
    const log = twoLeft()
    return log.add(revokes([resultAt(log, 'D1.3', 2)]))
  }
  const again = (result: string) => {
    return { type: 'game-finished', match: 'D1.3', game: 2, sides: ['c', 'b'], result }
  }
  isGood('DIA-29 the next one stands in any case, and is played', () => reopened().play('D2.1 1-0'))
  isFound(
    'DIA-7 the one behind waits',
    () => reopened().play('D2.1 1-0'),
    (log) => log.add(round(3, 'ab')),
  )
  isGood('DIA-29 it is complete again, and the one behind comes', () =>
    reopened().play('D2.1 1-0').add(again('0-1')).add(round(3, 'ab')),
  )
  isFound('DIA-30 nobody is declared the winner meanwhile', reopened, (log) => log.add(declared(2, 'a')))
  isWon('DIA-29 a game that would have ended it then leaves the next round standing, and ends it behind it', 'a', () =>
    reopened().add(again('--')).play('D2.1 1-0'),
  )
  test('DIA-29 while it stands it is not over', () => {
    expect(verify(reopened().add(again('--')).facts)).toMatchObject({ findings: [], isFinished: false })
  })
})

/** Both are out with four lost games; the extra round is being played. */
const extraRound = () => {
  const log = started(2).results('a=b')
  for (const number of [2, 3, 4]) log.add(round(number, 'ab')).results('a=b')
  return log.add(extra(5, 'ab')).play('D5.1 1-0')
}

describe('extra rounds', () => {
  isWon('DIA-29 an extra round falls if others are level, or somebody is left', 'b', () => {
    const log = extraRound()
    const voids = [roundAt(log, 5), resultAt(log, 'D5.1')]
    return log.add(corrects(resultAt(log, 'D1.1'), '0-1', { voids }))
  })
  isGood('DIA-29 an extra round falls while a round before it is open again, the regular ones stand', () => {
    const log = extraRound()
    return log.add(revokes([resultAt(log, 'D1.1')], [roundAt(log, 5), resultAt(log, 'D5.1')]))
  })
  test('LOG-10 it is not void', () => {
    const log = extraRound()
    const { facts } = log.add(revokes([resultAt(log, 'D1.1')]))
    const finding = { rule: 'LOG-10', seq: facts.length }
    expect(verify(facts).findings).toMatchObject([finding, finding])
  })
  isFound('LOG-10 a regular round is void too', extraRound, (log) => {
    const fourth = [roundAt(log, 4), resultAt(log, 'D4.1'), resultAt(log, 'D4.1', 2)]
    const voids = [...fourth, roundAt(log, 5), resultAt(log, 'D5.1')]
    return log.add(revokes([resultAt(log, 'D1.1')], voids))
  })
  isGood('DIA-21 a result of the extra round itself is corrected', () => {
    const log = extraRound()
    return log
      .add(corrects(resultAt(log, 'D5.1'), '1/2-1/2'))
      .play('D5.1 1/2-1/2')
      .add(extra(6, 'ab'))
  })
  isWon('DIA-20 a correction carries the moves', 'b', () => {
    const log = extraRound().play('D5.1 1-0 30')
    return log.add(corrects(resultAt(log, 'D5.1'), '1-0', { moves: 20, movesToFinish: 13 }))
  })
  isGood('DIA-20 or loses them', () => {
    const log = extraRound()
    log.add(undoes(log.facts.length)).play('D5.1 1-0')
    return log
  })
})

describe('a win declared instead of a round', () => {
  const declaredA = () => started(4).results('a-b a-c a-d b-c b-d c-d').add(declared(2, 'a'))
  isGood('DIA-30 stands while its winner was left', () => {
    const log = declaredA()
    return log.add(corrects(resultAt(log, 'D1.3'), '1/2-1/2'))
  })
  isGood('DIA-30 falls if its winner was not left', () => {
    const log = declaredA()
    return log.add(corrects(resultAt(log, 'D1.3'), '0-1', { voids: [log.facts.length] }))
  })
  isGood('DIA-30 falls while a round before it is open again', () => {
    const log = declaredA()
    return log.add(revokes([resultAt(log, 'D1.3')], [log.facts.length]))
  })
  isFound('LOG-10 it does not fall', declaredA, (log) => log.add(revokes([resultAt(log, 'D1.3')])))
})

/** A is declared the winner in round 2, of which one game is played. */
const declaredInRound2 = () => {
  const log = started(4).results('a-b a-c a-d b-c b-d c-d').add(round(2, 'ac ad bc bd')).play('D2.1 1-0')
  return log.add(declared(2, 'a'))
}

describe('a win declared in a published round', () => {
  isWon('DIA-29 stands with its round, even if its winner was not left before it', 'a', () => {
    const log = declaredInRound2()
    return log.add(corrects(resultAt(log, 'D1.3'), '0-1'))
  })
  isFound('LOG-10 it is void all the same', declaredInRound2, (log) =>
    log.add(corrects(resultAt(log, 'D1.3'), '0-1', { voids: [log.facts.length] })),
  )

  const reopened = () => {
    const log = declaredInRound2()
    return log.add(revokes([resultAt(log, 'D1.3')]))
  }
  const again = { type: 'game-finished', match: 'D1.3', game: 1, sides: ['a', 'd'], result: '0-1' }
  isGood('DIA-29 stands while a round before is open again', reopened)
  test('DIA-30 but then it is not over, and nobody has won yet', () => {
    const { isFinished, champion, table } = verify(reopened().facts)
    expect([isFinished, champion, table[0]?.entrant]).toEqual([false, undefined, 'd'])
  })
  isWon('DIA-30 it is over when that is complete', 'a', () => reopened().add(again))
  isFound('DIA-30 what is not played of its round is not played', reopened, (log) => log.play('D2.1 1-0'))
  isFound('DIA-30 another win is declared meanwhile', reopened, (log) => log.add(declared(2, 'b')))
  isWon('DIA-11 who withdraws meanwhile forfeits what is open, not what is over', 'a', () =>
    reopened().add(withdrew('d')),
  )
  test('DIA-30 games of its round count for nothing then', () => {
    const { table } = verify(reopened().add(withdrew('d')).facts)
    expect(table.find(({ entrant }) => entrant === 'd')?.counts).toMatchObject({ played: 6, losses: 3 })
  })
  isWon('DIA-30 a game of its round may be corrected', 'a', () => {
    const log = declaredInRound2()
    return log.add(corrects(resultAt(log, 'D2.1'), '0-1'))
  })
})

describe('withdrawals', () => {
  isGood('DIA-32 who would have won after an earlier end and has withdrawn since cannot win', () => {
    const log = twoLeft().add(withdrew('a'))
    return log.add(endsEarlier(log, roundAt(log, 2), resultAt(log, 'D2.1')), extra(2, 'bc'))
  })
  isGood('DIA-32 a round stands on who was there when it was published', () => {
    const log = threeLeft().add(withdrew('b'))
    return log.add(dWon(log)).results('ac').add(round(3, 'ad'))
  })
})
