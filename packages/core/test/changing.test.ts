/** Changing the past, on the trial format: a correction shows its consequences first, and nothing else moves. */

import { describe, expect, test } from 'vitest'
import { effectsOf } from '../src/decider/effects.ts'
import type { AnyFormat } from '../src/formats/rule-book/format.ts'
import { Hall } from './hall.ts'
import { trial } from './planted/trial.ts'
import { voidsTold } from './said.ts'

/** Four players who have played the heats: A and B are in the final. */
function heatsPlayed(autoPair = true): Hall {
  const hall = new Hall(trial() as AnyFormat, {}, autoPair).enter('A', 'B', 'C', 'D').did({ do: 'start' })
  if (!autoPair) return hall
  return hall.play('H1.1 1-0', 'H1.2 1-0', 'H2.1 1-0', 'H2.2 1-0', 'H3.1 1-0', 'H3.2 0-1')
}

const lastFacts = (hall: Hall) => {
  const { key } = hall.tournament.last
  return hall.tournament.log.filter((fact) => fact.key === key).map(({ type }) => type)
}

const seatsOf = (hall: Hall, match: string) => hall.match(match)?.seats.map((seat) => seat['entrant'])

describe('publishing', () => {
  test('with autoPair the result that completes a round also publishes the next, in the same command', () => {
    const hall = new Hall(trial() as AnyFormat).enter('A', 'B', 'C', 'D').did({ do: 'start' })
    expect(lastFacts(hall)).toEqual(['tournament-started', 'round-paired'])
    hall.play('H1.1 1-0')
    expect(lastFacts(hall)).toEqual(['game-finished'])
    hall.play('H1.2 1-0')
    expect(lastFacts(hall)).toEqual(['game-finished', 'round-paired'])
  })

  test('without it the director pairs, and is told when there is nothing to pair', () => {
    const hall = heatsPlayed(false)
    expect(hall.bulletin.todo).toMatchObject([{ do: 'pair', stage: 'heats', round: 1 }])
    hall.did({ do: 'pair' })
    expect(hall.try({ do: 'pair' })).toEqual({ code: 'nothing-to-pair', waitsFor: ['H1.1', 'H1.2'] })
  })

  test('undo takes back the result together with the round it published', () => {
    const hall = new Hall(trial() as AnyFormat).enter('A', 'B', 'C', 'D').did({ do: 'start' }).play('H1.1 1-0')
    const before = hall.text
    hall.play('H1.2 1-0')
    const after = hall.text
    expect(hall.did({ do: 'undo' }).text).toBe(before)
    expect(hall.did({ do: 'redo' }).text).toBe(after)
  })
})

describe('a correction', () => {
  test('draws a round again that nobody has played on, in the same command', () => {
    const hall = new Hall(trial() as AnyFormat)
      .enter('A', 'B', 'C', 'D')
      .did({ do: 'start' })
      .play('H1.1 1-0', 'H1.2 1-0')
    expect(seatsOf(hall, 'H2.1')).toEqual(['A', 'C'])
    hall.did({ do: 'correct', match: 'H1.2', result: '0-1' })
    expect(lastFacts(hall)).toEqual(['result-corrected', 'round-paired'])
    expect(seatsOf(hall, 'H2.1')).toEqual(['A', 'D'])
  })

  test('leaves a round alone that would be drawn just so', () => {
    const hall = new Hall(trial() as AnyFormat)
      .enter('A', 'B', 'C', 'D')
      .did({ do: 'start' })
      .play('H1.1 1-0', 'H1.2 1-0')
    hall.did({ do: 'correct', match: 'H1.2', result: '+-' })
    expect(lastFacts(hall)).toEqual(['result-corrected'])
  })

  test('that would take the players from a game is refused with the list of what would change', () => {
    const hall = finalPlayed()
    const before = hall.text
    const refusal = hall.try({ do: 'correct', match: '1', game: 1, result: '0-1' })
    expect(voidsTold(refusal)).toEqual(['Match 4: A 1–0 B.', 'Match 4, game 2: B 0–1 A.'])
    const from = { id: 'who-entrant', who: { entrant: expect.any(String), name: 'A' } }
    expect(refusal).toMatchObject({
      code: 'would-void',
      consequences: { seats: expect.arrayContaining([expect.objectContaining({ match: '4', from })]) },
    })
    expect(hall.text).toBe(before)
  })

  test('goes through with exactly that list; what is void stays in the history and nothing else moves', () => {
    const hall = finalPlayed()
    const untouched = JSON.stringify(hall.match('2'))
    const refusal = hall.try({ do: 'correct', match: '1', game: 1, result: '0-1' })
    if (refusal?.code !== 'would-void') throw new Error('expected consequences')
    const confirm = refusal.consequences.voids.map(({ seq }) => seq)
    expect(hall.try({ do: 'correct', match: '1', game: 1, result: '0-1', confirm: confirm.slice(1) })?.code).toBe(
      'would-void',
    )
    const { length } = hall.tournament.log
    hall.did({ do: 'correct', match: '1', game: 1, result: '0-1', confirm })
    expect(hall.match('4')).toMatchObject({ state: 'open', games: [] })
    expect(JSON.stringify(hall.match('2'))).toBe(untouched)
    expect(hall.tournament.log.length).toBeGreaterThan(length)
    expect(confirm.every((seq) => hall.tournament.log[seq - 1]?.type === 'game-finished')).toBe(true)
  })

  test('with confirm true takes whatever it is now, and undo brings everything back', () => {
    const hall = finalPlayed()
    const before = hall.text
    hall.did({ do: 'correct', match: '1', game: 1, result: '0-1', confirm: true })
    expect(hall.text).not.toBe(before)
    expect(hall.did({ do: 'undo' }).text).toBe(before)
  })

  test('is previewed without being done', () => {
    const hall = finalPlayed()
    const before = hall.text
    const asked = { by: 'director', now: hall.tournament.last.at }
    expect(effectsOf(hall.tournament, { do: 'correct', match: '1', game: 1, result: '0-1' }, asked)).toHaveProperty(
      'consequences.voids.length',
      2,
    )
    expect(hall.text).toBe(before)
  })
})

describe('undo, redo, revoke', () => {
  test('a new command empties what could be redone', () => {
    const hall = heatsPlayed().did({ do: 'undo' }).did({ do: 'undo' }).did({ do: 'redo' }).did({ do: 'undo' })
    hall.play('H3.1 0-1')
    expect(hall.try({ do: 'redo' })?.code).toBe('nothing-to-redo')
  })

  test('an older command is revoked with its consequences, and the revocation revoked brings it back', () => {
    const hall = heatsPlayed()
    const before = hall.text
    const seq = hall.tournament.log.find((fact) => fact.type === 'game-finished' && fact.match === 'H3.1')?.seq
    hall.did({ do: 'revoke', fact: seq })
    expect(hall.match('H3.1')?.state).toBe('open')
    hall.did({ do: 'revoke', fact: hall.tournament.last.seq })
    expect(hall.text).toBe(before)
  })

  test('the log only grows', () => {
    const hall = heatsPlayed()
    const { length } = hall.tournament.log
    hall.did({ do: 'undo' }).did({ do: 'undo' }).did({ do: 'redo' })
    expect(hall.tournament.log).toHaveLength(length + 3)
  })
})

/** Eight players, the semifinals and the final played: A beat F, B beat E, A beat B. */
function finalPlayed(): Hall {
  const hall = new Hall(trial() as AnyFormat).enter(...'ABCDEFGH').did({ do: 'start' })
  for (let heat = 1; heat <= 3; heat++)
    for (const { id } of hall.tournament.chart.board.openMatches()) hall.play(`${id} 1-0`)
  return hall.play('1/1 1-0', '1/2 1/2', '2/1 1-0', '2/2 1/2', '4/1 1-0', '4/2 0-1')
}
