/** Later rounds and corrections: each test a sentence of RULES.md. */
import { describe, expect, test } from 'vitest'
import { draw, favourite, isOut, isSound, pairsIn } from '../../../../test/diagonal-play.ts'
import { diagonal as hall, letters } from '../../../../test/hall.ts'
import { told, voidsTold } from '../../../../test/said.ts'
import { vector } from '../../../../test/vectors.ts'
import { effectsOf } from '../../../decider/effects.ts'

describe('later rounds', () => {
  test('DIA-13, DIA-12 fourteen of 24 are left and nobody meets again: everybody plays those five places on', () => {
    const t = hall(24).playRound(draw)
    const thirds = Array.from({ length: 14 }, (_, i) => [i, (i + 5) % 14].toSorted((a, b) => a - b))
    const due = thirds.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d)
    expect(pairsIn(t, 2)).toBe(due.map((places) => places.map((place) => letters[place]).join('-')).join(' '))
    isSound(t)
  })

  test('DIA-S9 six who are left and have not met: the printed ring', () => {
    const { players, pairs } = vector('diagonal-ring-6') as { players: string[]; pairs: [string, string][] }
    const t = hall(24)
    for (const name of letters.slice(0, 24)) if (!players.includes(name)) t.did({ do: 'withdraw', entrant: name })
    t.playRound(draw)
    const asInTheRow = pairs.map((pair) => pair.toSorted().join('-')).toSorted()
    expect(pairsIn(t, 2).split(' ').toSorted()).toEqual(asInTheRow)
    isSound(t)
  })

  test('DIA-16 two left are one pair, again and again', () => {
    const t = hall(2).playRound((white) => (white === 'A' ? '1/2' : '1-0'))
    expect(pairsIn(t, 2)).toBe('A-B')
    expect(t.why('D2.1')).toContain('Two play each other, again in each round (DIA-16).')
    expect(t.whyMore('D2.1')).toContain('They met before in round 1 (match D1.1).')
  })

  test('DIA-17 a rematch that the pattern has is avoided, and why says how', () => {
    const t = hall(5).playRound(draw)
    expect(isOut(t)).toBe('')
    // A has met B and C; B: A, D, E; C: A, D, E; D: B, C, E; E: B, C, D. The ring A-D-B-E-C-A has four rematches.
    const met = new Set(pairsIn(t, 1).split(' '))
    expect(
      pairsIn(t, 2)
        .split(' ')
        .filter((pair) => met.has(pair)),
    ).toHaveLength(2)
    expect(pairsIn(t, 2)).toBe('A-D A-E B-C B-D C-E')
    expect(t.why('D2.2')).toMatch(/^DIA-17: A plays E in round 2, .* The pattern was changed to avoid a rematch/)
    expect(t.whyMore('D2.2')).toMatch(
      /By the pattern A would play C and D\. By the pattern E would play B and C\. A met C in round 1 \(match D1\.2\).* The pattern has 4 rematches, this pairing has 2, the fewest there can be/,
    )
    isSound(t)
  })

  test('DIA-11 who withdraws forfeits what is open, is not paired again, and does not return', () => {
    const t = hall(6).play('D1.1/1 1-0').did({ do: 'withdraw', entrant: 'B' })
    expect(t.match('D1.1')).toMatchObject({ state: 'decided', winner: 'A' })
    t.playRound(draw)
    expect(pairsIn(t, 2)).not.toContain('B')
    expect(t.try({ do: 'return', entrant: 'B' })).toMatchObject({ code: 'is-out', rule: 'DIA-26' })
    expect(t.try({ do: 'enter', name: 'Late' })).toMatchObject({ code: 'already-started' })
    isSound(t)
  })

  test('DIA-11 all others withdraw: who is there has won', () => {
    const t = hall(3).did({ do: 'withdraw', entrant: 'A' }).did({ do: 'withdraw', entrant: 'B' })
    expect(t.bulletin).toMatchObject({ state: 'finished', champion: 'C' })
    expect(t.why('rank A')).toContain('withdrew')
    isSound(t)
  })
})

describe('corrections', () => {
  test('DIA-29 a published round nobody has played on is drawn again', () => {
    const t = hall(3).playRound((white, black) => (white === 'C' ? '0-1' : black === 'C' ? '1-0' : '1/2'))
    expect(pairsIn(t, 2)).toBe('A-B')
    t.did({ do: 'correct', match: 'D1.2', game: 1, result: '1/2' })
    expect(pairsIn(t, 2)).toBe('A-B A-C B-C')
    isSound(t)
  })

  test('DIA-29 a round that was played on stands, and who was left out wrongly is in the next', () => {
    const t = hall(3).playRound((white, black) => (white === 'C' ? '0-1' : black === 'C' ? '1-0' : '1/2'))
    t.play('D2.1/1 1/2').did({ do: 'correct', match: 'D1.2', game: 1, result: '1/2' })
    expect(pairsIn(t, 2)).toBe('A-B')
    t.play('D2.1/2 1/2')
    expect(pairsIn(t, 3)).toBe('A-B A-C B-C')
    isSound(t)
  })

  test('DIA-29 a correction that ends it earlier voids what came after, once that is confirmed', () => {
    const t = hall(2)
      .playRound(favourite)
      .playRound((white) => (white === 'A' ? '1/2' : '0-1'))
    expect(t.bulletin.state).toBe('running')
    t.play('D3.1/1 1-0')
    const refusal = t.try({ do: 'correct', match: 'D2.1', game: 1, result: '1-0' })
    expect(voidsTold(refusal)).toEqual([expect.stringContaining('Round 3 paired'), 'Match D3.1: A 1–0 B.'])
    t.did({ do: 'correct', match: 'D2.1', game: 1, result: '1-0', confirm: true })
    expect(t.bulletin).toMatchObject({ state: 'finished', champion: 'A' })
    isSound(t)
  })

  test('DIA-29 a fourth lost game by a correction while the next round runs is announced (W2)', () => {
    const t = hall(6).playRound(() => '1-0')
    t.play('D2.1/1 1-0')
    const won = t.tournament.chart.board.rounds()[0]?.matches.find((match) => match.who(0) === 1)?.id
    const change = { do: 'correct', match: won as string, game: 1, result: '0-1' } as const
    const b = { entrant: expect.any(String), name: 'B' }
    const remark = { rule: 'DIA-29', says: [{ id: 'round-stands', moves: [{ id: 'overtaken-out', who: b, told: 2 }] }] }
    const found = effectsOf(t.tournament, change, { by: 'director', now: t.tournament.last.at })
    expect(found).toMatchObject({ consequences: { remarks: [remark] } })
    const before = t.bulletin.table.filter((row) => row['out'] === undefined).length
    t.did(change)
    expect(t.row('B')).toMatchObject({ lostGames: 4 })
    expect(t.row('B'), 'B plays, so B is not out yet').not.toHaveProperty('out')
    expect(t.bulletin.table.filter((row) => row['out'] === undefined)).toHaveLength(before)
    expect(t.bulletin.remarks).toMatchObject([remark])
    expect(told(t.tournament).at(-1)).toContain(
      'The published round stands: by the results as they are now B would be out before round 2 (DIA-29).',
    )
    isSound(t)
  })

  test('DIA-29 an extra round stands only for exactly those who are level', () => {
    const t = hall(2)
    for (let round = 0; round < 4; round++) t.playRound(() => '1-0')
    t.did({ do: 'pair', lengths: 'unknown' }).play('D5.1/1 1-0')
    expect(t.try({ do: 'correct', match: 'D1.1', game: 1, result: '1/2' })).toMatchObject({ code: 'would-void' })
    isSound(t)
  })

  test('DIA-29 an extra round falls too if fewer are level than play in it', () => {
    const t = hall(3)
    for (let round = 0; round < 2; round++) t.playRound(() => '1-0')
    t.did({ do: 'pair', lengths: 'unknown' })
    expect(pairsIn(t, 3)).toBe('A-B A-C B-C')
    t.play('D3.1/1 1-0')
    // C had won this game; now both were absent, and C has a lost game more than A and B.
    const change = { do: 'correct', match: 'D1.3', game: 2, result: '--' }
    expect(voidsTold(t.try(change))).toEqual([expect.stringMatching(/^Round 3/), 'Match D3.1: A 1–0 B.'])
    t.did({ ...change, confirm: true }).did({ do: 'pair', lengths: 'unknown' })
    expect(pairsIn(t, 3)).toBe('A-B')
    isSound(t)
  })

  test('DIA-7 while a round is open again nobody is known to have gone out at the end of a later one', () => {
    const t = hall(3).playRound((white, black) => (white === 'C' ? '0-1' : black === 'C' ? '1-0' : '1/2'))
    t.playRound(draw)
    expect(isOut(t)).toBe('C')
    t.did({ do: 'revoke', fact: t.tournament.log.find(({ type }) => type === 'game-finished')?.seq })
    expect(isOut(t)).toBe('')
  })

  test('a round from before the present start that comes back finds no place and takes nothing with it', () => {
    const t = hall(4, {}, true).playRound((white, black) => (black === 'D' ? '1-0' : white === 'D' ? '0-1' : '1/2'))
    const completing = t.tournament.log.at(-2)?.seq
    t.did({ do: 'revoke', fact: completing, confirm: true })
    const revocation = t.tournament.log.at(-1)?.seq
    const entryOfD = t.tournament.log.findLast(({ type }) => type === 'entrant-entered')?.seq
    t.did({ do: 'revoke', fact: entryOfD, confirm: true })
    t.did({ do: 'enter', entrants: ['A', 'B', 'C'].map((name) => ({ name, rating: 2000 })) }).did({ do: 'start' })
    t.play('D1.1/1 1-0').did({ do: 'revoke', fact: revocation, confirm: true })
    expect(t.match('D1.1')?.games).toHaveLength(1)
    isSound(t)
  })

  test('DIA-30 while an earlier round is open again a declared win waits: nobody is first for it yet', () => {
    const t = hall(3).playRound(draw)
    const report = t.tournament.log.find(({ type }) => type === 'game-finished')?.seq
    t.play('D2.1/1 1-0').did({ do: 'declare', winners: ['C'] })
    expect(t.bulletin).toMatchObject({ state: 'finished', champion: 'C', table: [{ name: 'C' }, {}, {}] })
    t.did({ do: 'revoke', fact: report })
    expect(t.bulletin).toMatchObject({ state: 'running', champion: null, table: [{ name: 'A' }, {}, {}] })
    t.play('D1.1/1 0-1')
    expect(t.bulletin).toMatchObject({ state: 'finished', champion: 'C' })
    isSound(t)
  })
})
