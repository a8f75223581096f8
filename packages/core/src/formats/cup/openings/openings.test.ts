/** Which pair is played from which opening. */

import { describe, expect, test } from 'vitest'
import { bookOf, opening } from '../../../../test/cup-book.ts'
import { cup, Hall } from '../../../../test/hall.ts'
import { refusalText, textOf } from '../../../../test/said.ts'
import type { BulletinMatch } from '../../../bulletin/show.ts'
import { Dice } from '../../../dice/dice.ts'
import type { Refusal } from '../../../refusals/refusal.ts'
import { league } from '../../league/league.ts'
import { openingDrawn } from '../facts/opening-drawn.ts'
import { openingPlayed } from '../facts/opening-played.ts'
import { cup as format } from '../format.ts'
import { cupLedger } from '../ledger.ts'
import { cupOptions } from '../options.ts'
import { orderOf } from './openings.ts'

/** Numbers of the openings of each match, pair after pair: "1 2 | 3". */
const plan = (hall: Hall) =>
  hall.bulletin.stages
    .flatMap(({ rounds }) => rounds.flatMap(({ matches }) => matches))
    .map(({ openings = [] }) => openings.map(({ opening: number }) => number).join(' '))
    .join(' | ')
const openingsOf = (hall: Hall, id = '1') => (hall.match(id) as BulletinMatch).openings ?? []
const draws = (hall: Hall) =>
  hall.tournament.log.flatMap((fact) =>
    openingDrawn.is(fact) ? [`${fact.match}/${fact.pair} ${fact.opening}${fact.reused ? ' again' : ''}`] : [],
  )
/** Draws both games of the next pair of a match. */
const level = (hall: Hall, id: string) => {
  for (const { game } of (hall.match(id) as BulletinMatch).next ?? []) hall.play(`${id}/${game} 1/2`)
  return hall
}
const started = (options: Record<string, unknown>, entrants: number, book: unknown) =>
  new Hall(format, options)
    .enter(...Array.from({ length: entrants }, (_, i) => `E${i + 1}`))
    .try({ do: 'start', openings: book })

describe('the plan', () => {
  test('CUP-20a scheduled pairs take the order from its beginning, match after match', () => {
    const hall = cup(8, { roundPairIncrements: [1, 2, 3], thirdPlaceMatch: true }, 20)
    expect(plan(hall)).toBe('1 | 2 | 3 | 4 | 5 6 | 7 8 | 9 10 11 | 12 13 14')
  })

  test('CUP-20a at the end of the order it begins again, never twice in one match', () => {
    const hall = cup(8, { roundPairIncrements: [1, 2, 3] }, 4)
    expect(plan(hall)).toBe('1 | 2 | 3 | 4 | 1 2 | 3 4 | 1 2 3')
  })

  test('CUP-S20, CUP-20 by lot: shuffled once, in the start fact, the same with the same dice', () => {
    const order = (randomOpenings: boolean) => cupLedger(cup(4, { randomOpenings }, 40).tournament.chart).order
    expect(order(true)).toEqual(order(true))
    expect(order(true)?.map(({ place }) => place)).not.toEqual(order(false)?.map(({ place }) => place))
    const places = (order(true) ?? []).map(({ place }) => place).toSorted((a, b) => a - b)
    expect(places).toEqual(Array.from({ length: 40 }, (_, i) => i + 1))
  })

  test('CUP-20 an opening is its position: a position that comes again is dropped, whatever its name or moves', () => {
    const [one, other] = [opening(0, 0), opening(0, 1)]
    const twin = { ...one, place: 3, name: 'Twin', moves: ['e2e4'] }
    const sibling = { ...one, place: 4, variant: 'chess960' as const }
    const hall = new Hall(format)
      .enter('A', 'B')
      .did({ do: 'start', openings: { openings: [one, other, twin, sibling] } })
    expect(cupLedger(hall.tournament.chart).book).toMatchObject({ count: 3, dropped: 1 })
    expect(cupLedger(hall.tournament.chart).order?.map(({ place }) => place)).toEqual([1, 2, 4])
    expect(hall.bulletin.remarks).toContainEqual(expect.objectContaining({ rule: 'CUP-20', dropped: 1 }))
  })

  test('CUP-20 of more than 10,000 the first 10,000 are kept', () => {
    const openings = Array.from({ length: 10_050 }, (_, i) => ({
      place: i + 1,
      position: `${1 + (i % 8)}${'p'.repeat(1 + (Math.floor(i / 8) % 40))}${'P'.repeat(1 + Math.floor(i / 320))}/8/8/8 w - -`,
    }))
    const given = orderOf(cupOptions.parse({}), 4, { openings }, new Dice('test'))
    expect(given).toMatchObject({ count: 10_050, dropped: 0 })
    expect(given).toHaveProperty('order.length', 10_000)
  })

  test('CUP-19 without a book there are no openings', () => {
    const hall = cup(4)
    expect(hall.match('1')).not.toHaveProperty('openings')
    expect(hall.match('1')?.next?.[0]).toEqual({ game: 1, white: 'E1', black: 'E4', step: 'normal', pair: 1 })
  })

  test('CUP-19 every game says its pair and its opening', () => {
    const hall = cup(4, {}, 4).play('1/1 1-0')
    expect(hall.match('1')?.games[0]).toMatchObject({ pair: 1, opening: 1 })
    expect(hall.match('2')?.next?.[0]).toMatchObject({ pair: 1, opening: 2 })
    expect(openingsOf(hall)).toMatchObject([{ pair: 1, opening: 1, place: 1, name: 'Opening 1' }])
    expect(textOf(hall.bulletin.todo[0])).toMatch(/pair 1 from opening 1/)
  })
})

describe('too few', () => {
  test('CUP-21b once in the whole cup: refused at the start with the sum', () => {
    const refusal = started({ uniquePerMatchOnly: false, roundPairIncrements: [1, 2, 3] }, 8, bookOf(10)) as Refusal
    expect(refusal).toMatchObject({ code: 'too-few-openings', has: 10, needs: 11, rule: 'CUP-21b' })
    expect(refusalText(refusal)).toBe(
      'The book has 10 different openings, and 11 are needed (CUP-21b). Quarterfinal 4 × 1, Semifinal 2 × 2 and Final 1 × 3 make 11. Take a longer book or fewer pairs, or set allowReuse=true.',
    )
    expect(started({ uniquePerMatchOnly: false, roundPairIncrements: [1, 2, 3] }, 8, bookOf(11))).toBeUndefined()
  })

  test('CUP-21b once in a match: as many as the longest match has pairs', () => {
    expect(started({ roundPairIncrements: [1, 2, 3] }, 8, bookOf(2))).toMatchObject({ has: 2, needs: 3 })
    expect(started({ roundPairIncrements: [1, 2, 3] }, 8, bookOf(3))).toBeUndefined()
    expect(started({ roundPairIncrements: [1, 2, 3], allowReuse: true }, 8, bookOf(1))).toBeUndefined()
  })

  test('CUP-21b duplicates do not count', () => {
    const openings = [opening(0, 0), opening(0, 1), { ...opening(0, 0), place: 3 }]
    expect(started({ roundPairIncrements: [3] }, 2, { openings })).toMatchObject({ has: 2, needs: 3 })
  })

  test('a format that is not played from openings refuses a book; a position must look like one', () => {
    const hall = new Hall(league).enter('A', 'B', 'C', 'D')
    expect(hall.try({ do: 'start', openings: bookOf(3) })).toMatchObject({ code: 'bad-command', field: 'openings' })
    expect(started({}, 2, { openings: [{ place: 1, position: 'nonsense' }] })).toMatchObject({ code: 'bad-command' })
  })
})

describe('tiebreak pairs', () => {
  test('CUP-21a drawn when the match is level, a fact before its first game', () => {
    const hall = cup(4, {}, 6).play('1/1 1/2')
    expect(draws(hall)).toEqual([])
    hall.play('1/2 1/2')
    expect(hall.tournament.log.at(-1)).toMatchObject({ type: 'opening-drawn', match: '1', pair: 2, opening: 4 })
    expect(hall.match('1')?.next).toMatchObject([
      { game: 3, step: 'tiebreak', pair: 2, opening: 4 },
      { game: 4, step: 'tiebreak', pair: 2, opening: 4 },
    ])
    expect(hall.whyMore('1')).toMatch(
      /Opening 1 is planned \(CUP-20a\)\. Opening 4 was drawn for the tie-break \(CUP-21a\)/,
    )
  })

  test.each([
    ['112', '1/2 4, 1/3 7, 2/2 5'],
    ['211', '2/2 5, 1/2 4, 1/3 7'],
    ['121', '1/2 4, 2/2 5, 1/3 7'],
  ])('CUP-21a as if all matches drew in turn: level in the order %s it is %s', (order, drawn) => {
    const hall = cup(4, { uniquePerMatchOnly: false }, 9)
    for (const match of order) level(hall, match)
    expect(draws(hall).join(', ')).toBe(drawn)
  })

  test('CUP-21a the match for third place is counted with the others, and a taken one is passed over', () => {
    const hall = cup(4, { thirdPlaceMatch: true }, 20)
    level(hall, '1')
    level(hall, '1')
    expect(draws(hall)).toEqual(['1/2 5', '1/3 9'])
    const short = cup(4, { uniquePerMatchOnly: false }, 6)
    for (const match of ['1', '1', '2']) level(short, match)
    expect(draws(short)).toEqual(['1/2 4', '1/3 5', '2/2 6'])
  })

  test('CUP-19 a report is recorded with the opening it was played from', () => {
    const { tournament } = level(cup(2, {}, 3), '1').play('1/3 1-0')
    const games = tournament.log.flatMap((fact) =>
      fact.type === 'game-finished' ? [openingPlayed.of(fact).opening] : [],
    )
    expect(games).toEqual([1, 1, 2])
  })

  test('CUP-21 once in a match: round the end, skipping what this match has used', () => {
    const hall = cup(2, { maxTiebreakPairs: 3 }, 3)
    level(level(hall, '1'), '1')
    expect(draws(hall)).toEqual(['1/2 2', '1/3 3'])
    level(hall, '1')
    expect(draws(hall).at(-1)).toBe('1/4 1 again')
    expect(hall.bulletin.remarks).toMatchObject([{ rule: 'CUP-21a', pairs: 1 }])
  })

  test('CUP-21a, CUP-18a all used: 8 more with the one used longest ago, then the higher seed', () => {
    const hall = cup(2, {}, 2)
    while (hall.bulletin.state === 'running') level(hall, '1')
    expect(draws(hall)).toEqual(['1/2 2', ...[1, 2, 1, 2, 1, 2, 1, 2].map((number, i) => `1/${i + 3} ${number} again`)])
    expect(hall.match('1')).toMatchObject({ decidedBy: 'seed' })
  })

  test('CUP-21a without autoPair the director publishes it', () => {
    const hall = level(cup(2, {}, 3, false), '1')
    expect(hall.try({ do: 'report', match: '1', result: '1-0' })).toMatchObject({ code: 'no-game-now', wanted: 'pair' })
    expect(hall.did({ do: 'pair' }).match('1')?.next).toMatchObject([{ opening: 2 }, { opening: 2 }])
  })

  test('CUP-31 a correction that ends the match takes an unplayed draw back by itself, a played one on confirmation', () => {
    const hall = level(cup(2, {}, 5), '1')
    hall.did({ do: 'correct', match: '1', game: 2, result: '1-0' })
    expect(hall.match('1')).toMatchObject({ winner: 'E2', openings: [{ opening: 1 }] })
    const played = level(level(cup(2, {}, 5), '1'), '1')
    const refusal = played.try({ do: 'correct', match: '1', game: 2, result: '1-0' })
    expect(refusal).toMatchObject({ code: 'would-void' })
    expect(refusalText(refusal as Refusal)).toMatch(/Match 1 is level: pair 2/)
  })

  test('CUP-31 a draw brought back by a revoked correction: no opening is used twice in the cup', () => {
    const hall = cup(4, { uniquePerMatchOnly: false }, 4)
    level(hall, '1').did({ do: 'correct', match: '1', game: 2, result: '1-0' })
    const corrected = hall.tournament.log.length
    level(hall, '2')
    expect(draws(hall)).toEqual(['1/2 4', '2/2 4'])
    hall.did({ do: 'revoke', fact: corrected, confirm: true })
    expect(draws(hall).at(-1)).toBe('2/2 1 again')
    const once = ['1', '2', '3'].flatMap((id) => openingsOf(hall, id).filter(({ reused }) => !reused))
    expect(new Set(once.map((each) => each.opening)).size).toBe(once.length)
  })

  test.each([1, 2, 4, 8])('CUP-21 once in the whole cup holds with %i games at once', (atOnce) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const roll = new Dice(`${seed} ${atOnce}`).stream('games')
      const hall = cup(16, { uniquePerMatchOnly: false, roundPairIncrements: [1, 2] }, 400)
      const running: { match: string; game: number }[] = []
      while (hall.bulletin.state === 'running') {
        const open = hall.bulletin.todo.flatMap((todo) =>
          'game' in todo ? [{ match: todo.match, game: todo.game }] : [],
        )
        for (const game of open)
          if (running.length < atOnce && !running.some((each) => each.match === game.match && each.game === game.game))
            running.push(game)
        const [ended] = running.splice(roll(0, running.length - 1), 1)
        const still = open.some((each) => each.match === ended?.match && each.game === ended?.game)
        if (ended && still) hall.play(`${ended.match}/${ended.game} ${['1-0', '0-1', '1/2', '1/2', '1/2'][roll(0, 4)]}`)
      }
      const used = Array.from({ length: 15 }, (_, i) => openingsOf(hall, `${i + 1}`).map((each) => each.opening)).flat()
      expect(used.length).toBeGreaterThan(22)
      expect(new Set(used).size).toBe(used.length)
    }
  })
})
