/** The Diagonal's rules, each test a sentence of RULES.md. */
import { describe, expect, test } from 'vitest'
import { Hall, diagonal as hall, letters } from '../../../test/hall.ts'
import { vector } from '../../../test/vectors.ts'
import { type Outline, outline } from '../../outline/outline.ts'
import { isRefusal } from '../../refusals/refusal.ts'
import { verify } from '../../verify/index.ts'
import { why } from '../../why/why.ts'
import { diagonal as format } from './diagonal.ts'

const rules = vector('diagonal-rules') as Record<string, number>

/** The one with the earlier letter wins. */
const favourite = (white: string, black: string): string => (placeOf(white) < placeOf(black) ? '1-0' : '0-1')
const upset = (white: string, black: string): string => (placeOf(white) < placeOf(black) ? '0-1' : '1-0')
const draw = (): string => '1/2'
const placeOf = (name: string): number => (name.length > 1 ? Number(name.slice(1)) : letters.indexOf(name))

/** "A-B C-D": who plays whom in a round, first named first. */
const pairsIn = (t: Hall, round: number): string =>
  (t.bulletin.stages[0]?.rounds.find((each) => each.round === round)?.matches ?? [])
    .map(({ seats }) => seats.map(({ entrant }) => entrant).join('-'))
    .join(' ')

const lostGames = (t: Hall, name: string): unknown => t.row(name)?.['lostGames']
const isOut = (t: Hall): string =>
  t.bulletin.table
    .filter((row) => row['out'] !== undefined)
    .map(({ name }) => name)
    .toSorted()
    .join('')

/** Every game of the round being played, as "A-B 1-0 0-1" says for its pair; others as the fallback says. */
function playAs(t: Hall, told: Record<string, string>, fallback = draw): Hall {
  return t.playRound((white, black) => told[`${white}-${black}`] ?? fallback())
}

/** No finding of the second opinion. */
const isSound = (t: Hall): void => expect(verify(t.tournament.log).findings).toEqual([])

describe('the row', () => {
  const unordered = () =>
    new Hall(format).did({
      do: 'enter',
      entrants: [
        { name: 'Low', rating: 1500, maxRating: 2300 },
        { name: 'Twin', rating: 1800, maxRating: 1900 },
        { name: 'Top', rating: 2200, maxRating: 2200 },
        { name: 'Twin again', rating: 1800, maxRating: 1800 },
      ],
    })
  const rowIn = (t: Hall) =>
    t.bulletin.table.toSorted((a, b) => Number(a['row']) - Number(b['row'])).map(({ name }) => name)

  test('DIA-S1, DIA-1 by rating, equal ratings as entered', () => {
    expect(rowIn(unordered().did({ do: 'start' }))).toEqual(['Top', 'Twin', 'Twin again', 'Low'])
  })

  test('DIA-1 by maximum rating', () => {
    const t = new Hall(format, { row: 'maxRating' }).did({
      do: 'enter',
      entrants: [
        { name: 'Now', rating: 2000, maxRating: 2000 },
        { name: 'Once', rating: 1500, maxRating: 2300 },
      ],
    })
    expect(rowIn(t.did({ do: 'start' }))).toEqual(['Once', 'Now'])
  })

  test('DIA-26 with a rating missing it does not start, until the order of entry is chosen', () => {
    const t = new Hall(format).did({
      do: 'enter',
      entrants: [{ name: 'A', rating: 1500 }, { name: 'B' }, { name: 'C' }],
    })
    const before = t.text
    expect(t.try({ do: 'start' })).toMatchObject({ code: 'missing-ratings', entrants: ['B', 'C'], which: 'rating' })
    expect(t.text).toBe(before)
    expect(t.bulletin.todo).toMatchObject([{ do: 'edit' }])
    t.did({ do: 'start', order: 'entry' })
    expect(rowIn(t)).toEqual(['A', 'B', 'C'])
    expect(t.why('seed B')).toBe('DIA-1: B is number 2 of 3 in the row: the row is in order of entry.')
    isSound(t)
  })

  test('DIA-26 or an order is given by hand', () => {
    const t = new Hall(format).enter('A', 'B', 'C').did({ do: 'start', order: ['C', 'A', 'B'] })
    expect(rowIn(t)).toEqual(['C', 'A', 'B'])
    isSound(t)
  })

  test('DIA-23 without ratings there is no performance', () => {
    const t = new Hall(format).enter('A', 'B').did({ do: 'start', order: 'entry' }).playRound(favourite)
    expect(t.row('A')).not.toHaveProperty('performance')
  })

  test('DIA-6 fewer than two are refused', () => {
    expect(
      new Hall(format).did({ do: 'enter', entrants: [{ name: 'A', rating: 1 }] }).try({ do: 'start' }),
    ).toMatchObject({
      code: 'wrong-field',
      rule: 'DIA-6',
    })
  })

  test('the outline shows round 1 and says that nobody knows how many games it will take', () => {
    const shape = outline(format, 24) as Outline
    expect(shape.games).toEqual({ min: 92, max: null })
    expect(shape.stages).toMatchObject([{ id: 'diagonal', lostGamesToBeOut: rules['lostGamesToBeOut'] }])
    expect(shape.stages[0]?.rounds[0]?.matches).toHaveLength(36)
  })
})

describe('games', () => {
  test('DIA-S2, DIA-5 two games, one with each colour; the higher in the row has White first', () => {
    const t = hall(2)
    expect(t.match('D1.1')?.next).toMatchObject([
      { game: 1, white: 'A', black: 'B' },
      { game: 2, white: 'B', black: 'A' },
    ])
    t.play('D1.1/2 0-1')
    expect(t.match('D1.1')?.next).toMatchObject([{ game: 1 }])
  })

  test('a report that names the players needs no number of the game', () => {
    const t = hall(2).did({ do: 'report', match: 'D1.1', result: '1-0', players: ['B', 'A'] })
    expect(t.match('D1.1')?.games).toMatchObject([{ game: 2, white: 'B', result: '1-0' }])
    expect(hall(2).try({ do: 'report', match: 'D1.1', result: '1-0' })).toMatchObject({
      code: 'which-game',
      next: [1, 2],
    })
  })

  test('a third game in a pair is refused', () => {
    const t = hall(3).play('D1.1/1 1-0')
    expect(t.try({ do: 'report', match: 'D1.1', game: 3, result: '1-0' })).toMatchObject({ code: 'no-such-game' })
    expect(t.try({ do: 'report', match: 'D1.1', game: 1, result: '1-0' })).toMatchObject({ code: 'no-such-game' })
    t.play('D1.1/2 1-0')
    expect(t.try({ do: 'report', match: 'D1.1', game: 3, result: '1-0' })).toMatchObject({ code: 'already-decided' })
  })

  test.each([{ moves: -1 }, { moves: 10_000 }, { moves: 12.5 }, { movesToFinish: -3 }, { movesToFinish: 1e9 }])(
    'a length of %o is refused',
    (length) => {
      expect(hall(2).try({ do: 'report', match: 'D1.1', game: 1, result: '1-0', ...length })).toMatchObject({
        code: 'bad-command',
      })
    },
  )

  test('a result for somebody who is out is refused, and says since when', () => {
    const t = hall(3).playRound((white, black) => (white === 'C' ? '0-1' : black === 'C' ? '1-0' : '1/2'))
    expect(t.try({ do: 'report', match: 'D2.1', game: 1, result: '1-0', players: ['A', 'C'] })).toMatchObject({
      code: 'not-between-these-players',
      expected: ['A', 'B'],
      because: 'C is out since the end of round 1, with 4 lost games',
    })
  })
})

describe('lost games', () => {
  test('DIA-9 a draw is half a lost game for both; with drawLoss 0 it is none', () => {
    expect(lostGames(hall(2).play('D1.1/1 1/2'), 'A')).toBe(0.5)
    expect(lostGames(hall(2, { drawLoss: 0 }).play('D1.1/1 1/2'), 'A')).toBe(0)
  })

  test('DIA-10 who is absent loses the game, both absent lose one each', () => {
    const t = hall(2).play('D1.1/1 +-', 'D1.1/2 --')
    expect([lostGames(t, 'A'), lostGames(t, 'B')]).toEqual([1, 2])
    expect(t.row('A')).not.toHaveProperty('performance')
  })

  test('DIA-28 declared won, declared drawn, cancelled: what was not played', () => {
    const won = hall(3).play('D1.1/1 0-1').did({ do: 'rule', match: 'D1.1', winner: 'A' })
    expect([lostGames(won, 'A'), lostGames(won, 'B')]).toEqual([1, 1])
    const drawn = hall(3).did({ do: 'rule', match: 'D1.1', winner: null })
    expect([lostGames(drawn, 'A'), lostGames(drawn, 'B')]).toEqual([1, 1])
    const cancelled = hall(3).play('D1.1/1 0-1').did({ do: 'cancel', match: 'D1.1' })
    expect([lostGames(cancelled, 'A'), lostGames(cancelled, 'B')]).toEqual([1, 0])
    for (const t of [won, drawn, cancelled]) isSound(t)
  })

  test('DIA-S3, DIA-7, DIA-8 out at four lost games, against however many opponents, at the end of the round', () => {
    const t = hall(5)
    t.play('D1.1/1 0-1', 'D1.1/2 1-0', 'D1.2/1 0-1', 'D1.2/2 1-0')
    expect(lostGames(t, 'A')).toBe(4)
    expect(isOut(t)).toBe('')
    expect(t.why('out A')).toContain('goes out when round 1 is over')
    t.playRound(draw)
    expect(isOut(t)).toContain('A')
    expect(pairsIn(t, 2)).not.toContain('A')
  })

  test('all games of 24 drawn: exactly the ten with four opponents are out after round 1', () => {
    const t = hall(24).playRound(draw)
    expect(isOut(t)).toBe(letters.slice(14, 24))
    isSound(t)
  })
})

describe('later rounds', () => {
  test('DIA-S8, DIA-S9, DIA-12 those left play on in the order of the row', () => {
    const t = hall(24).playRound(favourite)
    const left = t.bulletin.table.filter((row) => row['out'] === undefined).length
    expect(t.bulletin.stages[0]?.rounds[1]?.matches).toHaveLength(left)
    isSound(t)
  })

  test('DIA-16 two left are one pair, again and again', () => {
    const t = hall(2).playRound((white) => (white === 'A' ? '1/2' : '1-0'))
    expect(pairsIn(t, 2)).toBe('A-B')
    expect(t.why('D2.1')).toContain(
      'two play each other, again in each round (DIA-16). They met before in round 1 (D1.1)',
    )
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
    expect(t.why('D2.2')).toMatch(
      /^DIA-17: Round 2: .* by the pattern A would play C and D, and E would play B and C, but A met C in round 1 \(D1\.2\).* The pattern has 4 rematches, this pairing 2, the fewest there can be/,
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

  /** Three players, two lost games each. */
  const allOut = () => {
    const t = hall(3)
    t.playRound(() => '1-0')
    return t
  }

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

  test('DIA-19 direct comparison decides among the level', () => {
    const t = allOut()
    // Round 2, again a triangle. A beats B twice, B beats C twice, C beats A once and draws once: A 3½+…
    playAs(t, { 'A-B': '1-0', 'B-A': '0-1', 'A-C': '1/2', 'C-A': '1-0', 'B-C': '1-0', 'C-B': '0-1' })
    isSound(t)
    expect([lostGames(t, 'A'), lostGames(t, 'B'), lostGames(t, 'C')]).toEqual([3.5, 4, 4.5])
    expect(t.bulletin.champion).toBe('A')
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

describe('performance and table', () => {
  test('DIA-23 mean rating of the opponents plus 400 (won − lost) / games', () => {
    const t = hall(3).play('D1.1/1 1-0', 'D1.1/2 1/2', 'D1.2/1 1-0')
    // B 2390 twice, C 2380 once; two won, none lost.
    expect(t.row('A')?.['performance']).toBeCloseTo((2390 * 2 + 2380 + 400 * 2) / 3, 9)
  })

  test.each([
    ['1-0', 800],
    ['1/2', 0],
    ['0-1', -800],
  ])('DIA-23 by FIDE’s table: %s adds %i', (result, added) => {
    const t = hall(2, { performance: 'fide' }).play(`D1.1/1 ${result}`)
    expect(t.row('A')?.['performance']).toBe(2390 + added)
  })

  test('DIA-23 three of four are 75 %, which is 193', () => {
    const t = hall(3, { performance: 'fide' }).play('D1.1/1 1-0', 'D1.1/2 1/2', 'D1.2/1 1-0', 'D1.2/2 1/2')
    expect(t.row('A')?.['performance']).toBe((2390 * 2 + 2380 * 2) / 4 + 193)
  })

  test('DIA-24 the winner first, although another has the better performance', () => {
    const t = hall(2)
      .playRound(() => '1-0')
      .did({ do: 'declare', winners: ['B'] })
    expect(t.bulletin.table.map(({ name }) => name)).toEqual(['B', 'A'])
    expect(t.why('tie A, B')).toContain('B is ahead by having won')
  })

  test('DIA-24 then performance, lost games, the row; the table after a round has no winner yet', () => {
    const t = hall(4)
    while (t.bulletin.state === 'running') t.playRound(upset)
    const { name } = t.bulletin.table[0] as { name: string }
    expect(name).toBe(t.bulletin.champion)
    isSound(t)
  })

  test('a rank below somebody who withdrew with everything played does not rest on the withdrawal', () => {
    const t = hall(5, {}, false).playRound((white) => (white === 'E' ? '1-0' : '1/2'))
    t.did({ do: 'withdraw', entrant: 'E' })
    const [first, second] = t.bulletin.table
    expect(first?.name).toBe('E')
    const answer = why(t.tournament, `rank ${second?.name}`)
    if (isRefusal(answer)) throw new Error(answer.code)
    expect(answer.sentence).toContain('next above is E')
    expect(new Set(answer.facts.map(({ type }) => type))).toEqual(new Set(['game-finished']))
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
    expect(refusal).toMatchObject({
      code: 'would-void',
      consequences: { voids: [{ what: 'the pairing of round 3' }, { what: 'the 1-0 of A and B in match D3.1' }] },
    })
    t.did({ do: 'correct', match: 'D2.1', game: 1, result: '1-0', confirm: true })
    expect(t.bulletin).toMatchObject({ state: 'finished', champion: 'A' })
    isSound(t)
  })

  test('DIA-29 an extra round stands only for exactly those who are level', () => {
    const t = hall(2)
    for (let round = 0; round < 4; round++) t.playRound(() => '1-0')
    t.play('D5.1/1 1-0')
    expect(t.try({ do: 'correct', match: 'D1.1', game: 1, result: '1/2' })).toMatchObject({ code: 'would-void' })
    isSound(t)
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
