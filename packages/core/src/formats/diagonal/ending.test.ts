/** How it ends: each test a sentence of RULES.md. */
import { describe, expect, test } from 'vitest'
import { draw, favourite, isOut, isSound, lostGames, playAs } from '../../../test/diagonal-play.ts'
import { diagonal as hall } from '../../../test/hall.ts'

describe('the end', () => {
  test('DIA-S11 one is left: the winner', () => {
    const t = hall(4)
    while (t.bulletin.state === 'running') t.playRound(favourite)
    expect(t.bulletin.champion).toBe('A')
    expect(t.why('champion')).toMatch(/^DIA-S11: A has won: nobody else is left after round \d/)
    isSound(t)
  })

  /** Two players, three rounds in which each wins with White: three lost games each. */
  const evenAfterThree = (options = {}) => {
    const t = hall(2, options)
    for (let round = 0; round < 3; round++) t.playRound(() => '1-0')
    return t
  }

  test('DIA-18 all out: fewest lost games', () => {
    const t = evenAfterThree().playRound((white) => (white === 'A' ? '1-0' : '1/2'))
    expect(t.bulletin.champion).toBe('A')
    expect([lostGames(t, 'A'), lostGames(t, 'B')]).toEqual([3.5, 4.5])
  })

  test('DIA-18 to DIA-20 level in everything: an extra round between the level', () => {
    const t = evenAfterThree().playRound(() => '1-0')
    expect(t.bulletin.remarks).toMatchObject([{ rule: 'DIA-21', between: ['A', 'B'] }])
    expect(t.bulletin.stages[0]?.rounds.at(-1)).toMatchObject({ round: 5, name: 'Extra round 1' })
    t.playRound(favourite)
    expect(t.bulletin.champion).toBe('A')
    expect(t.why('champion')).toContain('1 extra round followed (DIA-21)')
    isSound(t)
  })

  test.each`
    theirs        | result
    ${[100, 110]} | ${'decides'}
    ${[100, 109]} | ${'is level'}
    ${[0, 0]}     | ${'is level'}
    ${[0, 1]}     | ${'decides'}
    ${[50, 200]}  | ${'decides'}
  `('DIA-20 the shortest sum of lengths, less than 10 % is no difference: $theirs $result', ({ theirs, result }) => {
    const t = hall(2)
    for (let round = 1; round <= 4; round++)
      for (const [game, total] of [
        [1, theirs[0]],
        [2, theirs[1]],
      ] as const)
        t.did({
          do: 'report',
          match: `D${round}.1`,
          game,
          result: '1-0',
          moves: round === 1 ? total : 0,
          movesToFinish: 0,
        })
    expect(t.bulletin.champion).toBe(result === 'decides' ? 'A' : null)
    if (result === 'decides')
      expect(t.why('champion')).toMatch(/^DIA-20: .*Moves of the games won there: A \d+ and B \d+ \(DIA-20\)/)
    isSound(t)
  })

  test('DIA-20 moves to finish are added, and a missing length means an extra round', () => {
    const played = (last: object) => {
      const t = hall(2)
      for (let round = 1; round <= 4; round++)
        for (const game of [1, 2])
          t.did({
            do: 'report',
            match: `D${round}.1`,
            game,
            result: '1-0',
            moves: 30,
            ...(game === 2 && round === 4 ? last : {}),
          })
      return t
    }
    expect(played({ movesToFinish: 12 }).bulletin.champion).toBe('A')
    expect(played({ movesToFinish: 11 }).bulletin.champion).toBeNull()
    const t = hall(2)
    for (let round = 1; round <= 4; round++) t.play(`D${round}.1/1 1-0`, `D${round}.1/2 1-0`)
    expect(t.bulletin).toMatchObject({ state: 'running', champion: null })
  })

  test('DIA-19 direct comparison over all rounds decides among the level', () => {
    const t = hall(3)
    playAs(t, { 'A-B': '1-0', 'B-A': '0-1', 'A-C': '0-1', 'C-A': '1-0', 'B-C': '1-0', 'C-B': '0-1' })
    playAs(t, { 'A-C': '1-0', 'C-A': '0-1', 'B-C': '1-0', 'C-B': '0-1' })
    expect(isOut(t)).toBe('C')
    t.playRound(() => '1-0')
    expect([lostGames(t, 'A'), lostGames(t, 'B')]).toEqual([4, 4])
    expect(t.bulletin.champion).toBe('A')
    expect(t.why('champion')).toMatch(
      /^DIA-19: .* Games against each other: A 3 won, 1 lost and B 1 won, 3 lost \(DIA-19\)/,
    )
    isSound(t)
  })

  test('DIA-22 after the extra rounds the director is asked: a winner or a shared win', () => {
    const t = evenAfterThree({ maxExtraRounds: 1 })
    t.playRound(() => '1-0').playRound(() => '1-0')
    expect(t.bulletin.todo).toMatchObject([{ do: 'declare', among: ['A', 'B'] }])
    expect(t.try({ do: 'pair' })).toMatchObject({ code: 'nothing-to-pair' })
    t.did({ do: 'declare', winners: ['B', 'A'], note: 'after ten hours' })
    expect(t.bulletin).toMatchObject({ state: 'finished', champion: null, table: [{ place: '1/2' }, { place: '1/2' }] })
    expect(t.why('rank A')).toMatch(/^DIA-22: A shares the win with B: the director declared it after 1 extra round/)
    isSound(t)
    t.did({ do: 'undo' }).did({ do: 'declare', winners: ['B'] })
    expect(t.bulletin.champion).toBe('B')
    isSound(t)
  })

  test('DIA-30 the director ends it: what is open is not played', () => {
    const t = hall(5).playRound(draw)
    t.play('D2.1/1 1-0').did({ do: 'declare', winners: ['C'], note: 'the hall closes' })
    expect(t.bulletin).toMatchObject({ state: 'finished', champion: 'C' })
    expect(t.bulletin.remarks).toMatchObject([{ rule: 'DIA-30', winners: ['C'] }])
    expect(t.why('champion')).toContain('the hall closes')
    expect(t.try({ do: 'declare', winners: ['B'] })).toMatchObject({ code: 'nothing-to-declare' })
    isSound(t)
  })

  test('DIA-30 not before round 1 is over, and not for somebody who is out', () => {
    expect(hall(3).try({ do: 'declare', winners: ['A'] })).toMatchObject({ code: 'nothing-to-declare' })
    const t = hall(3).playRound((white, black) => (white === 'C' ? '0-1' : black === 'C' ? '1-0' : '1/2'))
    expect(t.try({ do: 'declare', winners: ['C'] })).toMatchObject({ code: 'cannot-win', among: ['A', 'B'] })
  })
})
