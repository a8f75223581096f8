/** Which facts stand after undo, redo, revocations and corrections. */
import { expect, test } from 'vitest'
import { factOf } from '../../test/every-fact.ts'
import { isChange } from './command-facts.ts'
import type { Recorded } from './facts.ts'
import { Ledger } from './ledger.ts'

/**
 * "game", "undo 1", "redo 2", "revoke 1 2 void 3", "correct 1"; every line is one fact, numbered from 1. What stands,
 * games with their result.
 */
function standing(...lines: string[]): string {
  const ledger = new Ledger()
  for (const [i, line] of lines.entries()) {
    const fact = factIn(line, i + 1)
    ledger.record(fact)
    if (isChange(fact)) ledger.recordVoids(fact)
  }
  const facts = ledger.inForce()
  return facts.map((fact) => (fact.type === 'game-finished' ? `${fact.seq} ${fact.result}` : fact.seq)).join(', ')
}

function factIn(line: string, seq: number): Recorded {
  const [named = '', voided = ''] = line.split(' void ')
  const [what, ...rest] = named.split(' ')
  const facts = rest.map(Number)
  const voids = voided === '' ? [] : voided.split(' ').map(Number)
  const stamp = { seq, at: '2026-05-01T10:00:00Z', by: 'director', key: `#${seq}` }
  if (what === 'game')
    return factOf({
      ...stamp,
      type: 'game-finished',
      match: '1',
      game: 1,
      sides: ['a', 'b'],
      result: '1-0',
    })
  if (what === 'correct') return factOf({ ...stamp, type: 'result-corrected', fact: facts[0], result: '0-1', voids })
  return factOf({ ...stamp, type: 'command-revoked', how: what, facts, voids })
}

const cases: readonly (readonly [title: string, lines: readonly string[], stands: string])[] = [
  ['LOG-6 what is undone falls', ['game', 'game', 'undo 2'], '1 1-0'],
  ['LOG-7 what is redone stands again', ['game', 'undo 1', 'redo 2'], '1 1-0'],
  ['LOG-7 what is undone once more falls once more', ['game', 'undo 1', 'redo 2', 'undo 1'], ''],
  ['LOG-8 a revoked revocation lets go', ['game', 'revoke 1', 'revoke 2'], '1 1-0'],
  ['LOG-8 and a third one holds again', ['game', 'revoke 1', 'revoke 2', 'revoke 3'], ''],
  ['LOG-10 what is void falls', ['game', 'game', 'revoke 1 void 2'], ''],
  ['LOG-10 what is void stands again with the undo', ['game', 'game', 'revoke 1 void 2', 'undo 3'], '1 1-0, 2 1-0'],
  ['LOG-10 what two changes void needs both to fall', ['game', 'game', 'revoke 1 void 2', 'revoke 2', 'undo 4'], ''],
  ['LOG-9 a corrected game stands with its new result', ['game', 'correct 1'], '1 0-1'],
  ['LOG-9 an undone correction leaves the first result', ['game', 'correct 1', 'undo 2'], '1 1-0'],
  ['a change cannot hold itself or what comes after it', ['revoke 1 2', 'game'], '2 1-0'],
]

test.each(cases)('%s', (_, lines, stands) => {
  expect(standing(...lines)).toBe(stands)
})

test('LOG-9 a corrected game has the lengths of its correction and no others', () => {
  const ledger = new Ledger()
  const stamp = (seq: number) => ({ seq, at: '2026-05-01T10:00:00Z', by: 'director', key: `#${seq}` })
  const game = { type: 'game-finished', match: '1', game: 1, sides: ['a', 'b'], result: '1-0' }
  const correction = { type: 'result-corrected', fact: 1, result: '1-0', voids: [] }
  ledger.record(factOf({ ...stamp(1), ...game, moves: 30, movesToFinish: 5 }))
  expect(ledger.inForce()).toMatchObject([{ moves: 30, movesToFinish: 5 }])
  ledger.record(factOf({ ...stamp(2), ...correction, moves: 40 }))
  expect(ledger.inForce()).toEqual([{ ...stamp(1), ...game, moves: 40 }])
  ledger.record(factOf({ ...stamp(3), ...correction, movesToFinish: 7 }))
  expect(ledger.inForce()).toEqual([{ ...stamp(1), ...game, movesToFinish: 7 }])
})
