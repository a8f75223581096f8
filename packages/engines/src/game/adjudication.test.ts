import { describe, expect, test } from 'vitest'
import { Adjudication, type Verdict } from './adjudication.ts'
import type { Evaluation } from './record.ts'
import type { GameRules } from './rules.ts'

/** Evaluations in turn, White first: centipawns, `#3` a mate, `?` none. Returns the ply that ended the game. */
function settled(rules: GameRules, text: string): { ply: number; settled: Verdict } | undefined {
  const adjudication = new Adjudication(rules)
  for (const [i, word] of text.split(' ').entries()) {
    const found = adjudication.settledBy(i % 2 === 0 ? 'white' : 'black', Math.floor(i / 2) + 1, evaluation(word))
    if (found) return { ply: i + 1, settled: found }
  }
  return undefined
}

function evaluation(word: string): Evaluation | undefined {
  if (word === '?') return undefined
  return word.startsWith('#') ? { mate: Number(word.slice(1)) } : { centipawns: Number(word) }
}

describe('a draw is settled', () => {
  const draw = { fromMove: 2, moves: 2, centipawns: 10 }
  test.each`
    evaluations                  | ply          | why
    ${'0 0 5 -5 10 -10'}         | ${6}         | ${'two moves of both, the first counted move is the second'}
    ${'0 0 5 -5 10 -11 0 0 0 0'} | ${10}        | ${'too much breaks the row'}
    ${'0 0 5 ? 10 -10 0 0'}      | ${8}         | ${'nothing said breaks it'}
    ${'0 0 5 #9 10 -10 0'}       | ${undefined} | ${'a mate breaks it'}
    ${'0 0 5 -5 10'}             | ${undefined} | ${'not yet'}
  `('$evaluations at ply $ply: $why', ({ evaluations, ply }) => expect(settled({ draw }, evaluations)?.ply).toBe(ply))

  test('with the evaluations it rests on', () =>
    expect(settled({ draw }, '0 0 5 -5 10 -10')?.settled).toEqual({
      winner: 'nobody',
      evidence: ['2 white +0.05', '2 black -0.05', '3 white +0.10', '3 black -0.10'],
    }))
})

describe('a game is given up', () => {
  const resign = { moves: 2, centipawns: 500 }
  test.each`
    evaluations                 | ply          | winner       | why
    ${'-500 0 -600 0'}          | ${3}         | ${'black'}   | ${'White saw it twice'}
    ${'0 -500 0 #-3'}           | ${4}         | ${'white'}   | ${'being mated is far behind'}
    ${'-500 0 ? 0 -500 0 -500'} | ${7}         | ${'black'}   | ${'nothing said breaks the row'}
    ${'-500 0 -499 0 -500'}     | ${undefined} | ${undefined} | ${'so does hope'}
    ${'900 -100 900 -100'}      | ${undefined} | ${undefined} | ${'only the loser gives up'}
  `('$evaluations at ply $ply: $why', ({ evaluations, ply, winner }) => {
    const found = settled({ resign }, evaluations)
    expect([found?.ply, found?.settled.winner]).toEqual([ply, winner])
  })

  test.each`
    evaluations                 | ply          | why
    ${'-500 500 -500 500'}      | ${4}         | ${'both agree'}
    ${'-500 499 -500 500 -500'} | ${undefined} | ${'the winner did not see it in time'}
    ${'-500 #4 -500 #3'}        | ${4}         | ${'a mate is agreement'}
  `('by both: $evaluations at ply $ply: $why', ({ evaluations, ply }) =>
    expect(settled({ resign: { ...resign, bothAgree: true } }, evaluations)?.ply).toBe(ply),
  )

  test('with the evaluations it rests on', () =>
    expect(settled({ resign }, '0 -500 ? #-3')?.settled.evidence).toEqual([
      '1 white 0.00',
      '1 black -5.00',
      '2 white ?',
      '2 black #-3',
    ]))
})
