/** Changes of mind: nothing is found in good logs, and each spoilt one is found by its rule. */
import { describe, expect, test } from 'vitest'
import {
  corrects,
  drawn,
  type Fields,
  isFound,
  isGood,
  type Log,
  phase,
  phaseAt,
  resultOf,
  revokes,
  ruling,
  seeds,
  seedsAt,
  undoes,
} from '../../../test/hybrid-log.ts'
import { firstOfFiveAt, fiveOfSix, seededFive } from '../../../test/hybrid-worlds.ts'
import { verify } from '../index.ts'

/** The facts of a playoff that falls with the correction, and the seeds drawn from it. */
const fallen = (log: Log): number[] => [
  phaseAt(log, 14),
  resultOf(log, 'Q14.1'),
  resultOf(log, 'Q14.1', 2),
  seedsAt(log),
]

/** B has won against D in phase 12: B and A have places, then C and E, who drew; D is out. */
const winOfB = (log: Log): string => (log.seats('Q12.2')[0] === 'b' ? '1-0' : '0-1')
const corrected = (log: Log, voids: number[], ...publications: Fields[]): Log =>
  log.add(corrects(resultOf(log, 'Q12.2'), winOfB(log), { voids }), ...publications)

/** Phase 2 of six is published and not played: E has the bye. */
const secondOfSix = () => fiveOfSix().add(phase(2, 'c-a d-b e'))

/** Nothing is wrong but the change, the last fact but one: what it voids is published again as it was. */
function isVoidForNothing({ facts }: Log): void {
  expect(verify(facts).findings).toMatchObject([{ rule: 'LOG-10', seq: facts.length - 1 }])
}

describe('changes of mind', () => {
  isGood('HYB-27 a playoff that would be between others falls, and seeds nobody has played on are drawn again', () => {
    const log = seededFive()
    return corrected(log, fallen(log), seeds('bace'))
  })
  isFound('HYB-S11 what a correction publishes is judged too', seededFive, (log) =>
    corrected(log, fallen(log), seeds('baec')),
  )
  isFound('LOG-10 the playoff is not void', seededFive, (log) => corrected(log, [seedsAt(log)]))
  isGood('HYB-27 seeds stand once a knockout game is reported', () => {
    const log = seededFive().play('1 1-0')
    return corrected(log, fallen(log).slice(0, 3))
  })
  isFound(
    'LOG-10 they are void all the same',
    () => seededFive().play('1 1-0'),
    (log) => corrected(log, fallen(log)),
  )
  isGood('LOG-6 an undo brings everything back', () => {
    const log = seededFive()
    corrected(log, fallen(log), seeds('bace'))
    return log.add(undoes(log.facts.length - 1, log.facts.length)).play('1 1-0')
  })

  isGood('HYB-27 a pairing nobody has played on is drawn again', () => {
    const log = secondOfSix()
    return log.add(corrects(resultOf(log, 'Q1.2'), '0-1', { voids: [phaseAt(log, 2)] }), phase(2, 'e-a c-b d'))
  })
  isFound('HYB-4 it is drawn again wrongly', secondOfSix, (log) =>
    log.add(corrects(resultOf(log, 'Q1.2'), '0-1', { voids: [phaseAt(log, 2)] }), phase(2, 'd-a c-b e')),
  )
  isGood('HYB-27 or it stands', () => {
    const log = secondOfSix()
    return log.add(corrects(resultOf(log, 'Q1.2'), '0-1')).play('Q2.1 1-0', 'Q2.2 1-0')
  })
  isFound('LOG-10 a pairing is void that would be drawn alike, and nothing comes in its place', secondOfSix, (log) =>
    log.add(corrects(resultOf(log, 'Q1.1'), '1/2-1/2', { voids: [phaseAt(log, 2)] })),
  )
  isGood('LOG-10 one that is as good may come in its place', () => {
    const log = secondOfSix()
    return log.add(corrects(resultOf(log, 'Q1.1'), '1/2-1/2', { voids: [phaseAt(log, 2)] }), phase(2, 'd-a c-b e'))
  })
  test('LOG-10 the very same pairing may not', () => {
    const log = secondOfSix()
    const change = corrects(resultOf(log, 'Q1.1'), '1/2-1/2', { voids: [phaseAt(log, 2)] })
    isVoidForNothing(log.add(change, phase(2, 'c-a d-b e')))
  })
  test('LOG-10 nor may the very same seeds', () => {
    const log = seededFive()
    isVoidForNothing(log.add(corrects(resultOf(log, 'Q14.1', 2), '-+', { voids: [seedsAt(log)] }), seeds('bdae')))
  })
  isFound(
    'LOG-10 a pairing is void that was played on',
    () => secondOfSix().play('Q2.1 1-0'),
    (log) => log.add(corrects(resultOf(log, 'Q1.2'), '0-1', { voids: [phaseAt(log, 2)] })),
  )

  isFound(
    'LOG-10 a pairing is void that was ruled on',
    () => secondOfSix().add(ruling('Q2.1', 'ca', drawn)),
    (log) => log.add(corrects(resultOf(log, 'Q1.2'), '0-1', { voids: [phaseAt(log, 2)] })),
  )

  isFound(
    'LOG-10 a pairing is void with all that was played on it',
    () => secondOfSix().play('Q2.1 1-0'),
    (log) => log.add(corrects(resultOf(log, 'Q1.2'), '0-1', { voids: [phaseAt(log, 2), resultOf(log, 'Q2.1')] })),
  )

  const reopened = () => {
    const log = secondOfSix().play('Q2.1 1-0', 'Q2.2 1-0')
    return log.add(revokes([resultOf(log, 'Q1.2')]))
  }
  isGood('HYB-27 a phase keeps its place while an earlier one is open again', () => {
    const log = reopened()
    return log.add({ ...log.game('Q1.2 0-1'), game: 1, sides: ['b', 'e'] })
  })
  isFound('HYB-33 the next phase waits for it', reopened, (log) => log.add(phase(3, 'a-b e-c d')))
  isGood('HYB-33 it is complete again, and the next phase comes', () => {
    const log = reopened()
    log.add({ ...log.game('Q1.2 1-0'), game: 1, sides: ['b', 'e'] })
    return log.add(phase(3, 'a-b e-c d'))
  })

  isGood('HYB-10 a correction carries a finish time too', () => {
    const log = firstOfFiveAt('@20').play('Q1.2 1-0 @30')
    const finishedAt = log.facts.at(-1)?.at
    return log.add(corrects(resultOf(log, 'Q1.1'), '0-1', { finishedAt }))
  })
  isFound(
    'HYB-10 a correction loses the finish time',
    () => firstOfFiveAt('@20').play('Q1.2 1-0 @30'),
    (log) => log.add(corrects(resultOf(log, 'Q1.1'), '0-1')),
  )
})
