/** The row, the games, lost games and the table: each test a sentence of RULES.md. */
import { describe, expect, test } from 'vitest'
import { draw, favourite, isOut, isSound, lostGames, pairsIn } from '../../../test/diagonal-play.ts'
import { Hall, diagonal as hall, letters } from '../../../test/hall.ts'
import { textOf } from '../../../test/said.ts'
import { vector } from '../../../test/vectors.ts'
import { tableOf } from '../../bulletin/table.ts'
import { outline } from '../../outline/outline.ts'
import { unwrap } from '../../refusals/result.ts'
import { why } from '../../why/why.ts'
import { diagonal as format } from './format.ts'

const rules = vector('diagonal-rules') as Record<string, number>

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
    expect(t.why('seed B')).toBe('DIA-1: B is number 2 of 3 in the row. The row is in order of entry.')
    isSound(t)
  })

  test('DIA-1 a row in order of entry needs no ratings', () => {
    const t = new Hall(format, { row: 'entry' }).enter('B', 'A').did({ do: 'start' })
    expect(rowIn(t)).toEqual(['B', 'A'])
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
    const shape = unwrap(outline(format, 24)).outline
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
      expected: [{ name: 'A' }, { name: 'B' }],
      because: { id: 'diagonal-is-out', who: { name: 'C' }, round: 1, lost: { count: 4 } },
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

  test('DIA-23 by FIDE’s table a half per cent is rounded up: 62½ % is 63 %, which is 95', () => {
    const t = hall(3, { performance: 'fide' }).play('D1.1/1 1-0', 'D1.1/2 1/2', 'D1.2/1 1/2', 'D1.2/2 1/2')
    expect(t.row('A')?.['performance']).toBe((2390 * 2 + 2380 * 2) / 4 + 95)
  })

  test('DIA-24 the winner first, although another has the better performance', () => {
    const t = hall(2).playRound(() => '1-0')
    expect(t.bulletin.table).toMatchObject([
      { name: 'B', performance: 2400 },
      { name: 'A', performance: 2390 },
    ])
    t.did({ do: 'declare', winners: ['A'] })
    expect(t.bulletin.table.map(({ name }) => name)).toEqual(['A', 'B'])
    expect(t.why('tie A, B')).toContain('A is ahead of B by having won')
    isSound(t)
  })

  test('DIA-24 the others by performance, whatever they have lost', () => {
    const t = hall(6).playRound(() => '1-0')
    const columns = t.bulletin.table.map((row) => [row.name, Math.round(Number(row['performance'])), row['lostGames']])
    // F has played B, C, D and E, on average 2375; B has played A, D and F, on average 2373.
    expect(columns.slice(0, 3)).toEqual([
      ['A', 2385, 2],
      ['F', 2375, 4],
      ['B', 2373, 3],
    ])
    isSound(t)
  })

  test('DIA-24 without performances fewer lost games come first, then the row', () => {
    const t = new Hall(format).enter('A', 'B', 'C').did({ do: 'start', order: 'entry' }).play('D1.1/1 0-1')
    expect(t.bulletin.table.map(({ name }) => name)).toEqual(['B', 'C', 'A'])
    expect(t.why('tie B, C')).toContain('B is ahead of C by the order of the row (2 before 3)')
    expect(t.why('tie C, A')).toContain('C is ahead of A by fewer lost games')
  })

  test('DIA-24 the table after a round has no winner yet', () => {
    const t = hall(2)
      .playRound(() => '1-0')
      .did({ do: 'declare', winners: ['A'] })
    expect(tableOf(t.tournament.chart).map(({ name }) => name)).toEqual(['A', 'B'])
    expect(tableOf(t.tournament.chart, { through: 1 }).map(({ name }) => name)).toEqual(['B', 'A'])
  })

  test('a rank below somebody who withdrew with everything played does not rest on the withdrawal', () => {
    const t = hall(5, {}, false).playRound((white) => (white === 'E' ? '1-0' : '1/2'))
    t.did({ do: 'withdraw', entrant: 'E' })
    const [first, second] = t.bulletin.table
    expect(first?.name).toBe('E')
    const { why: answer } = unwrap(why(t.tournament, `rank ${second?.name}`))
    expect(textOf(answer)).toContain('Next above is E')
    expect(new Set(answer.facts.map(({ type }) => type))).toEqual(new Set(['game-finished']))
  })
})
