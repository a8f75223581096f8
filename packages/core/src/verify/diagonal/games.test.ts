/** Games, rulings and withdrawals of a Diagonal: nothing is found in good logs, each spoilt one is found by its rule. */
import { describe, expect, test } from 'vitest'
import {
  absent,
  cancelled,
  corrects,
  type DiagonalLog,
  drawn,
  isFound,
  isGood,
  resultAt,
  round,
  ruling,
  started,
  withdrew,
  won,
} from '../../../test/diagonal-log.ts'
import { vector } from '../../../test/vectors.ts'
import { verify } from '../index.ts'

const game = (match: string, number: number, sides: string, result = '1-0') => {
  return { type: 'game-finished', match, game: number, sides: sides.split(''), result }
}

/** "3 wins, 0 draws, …" of somebody, with the lost games last. */
function countsOf(log: DiagonalLog, id: string): string {
  const { findings, table } = verify(log.facts)
  expect(findings).toEqual([])
  const { wins, draws, losses, lostGames } = table.find(({ entrant }) => entrant === id)?.counts ?? {}
  return `${wins}+ ${draws}= ${losses}- ${lostGames}`
}

describe('games', () => {
  isGood('DIA-5 both games of a pair, the second one first', () =>
    started(5)
      .add(game('D1.3', 2, 'db'))
      .add(game('D1.3', 1, 'bd')),
  )
  test('DIA-S2 two games against each opponent', () => {
    const { gamesPerOpponent } = vector('diagonal-rules') as Record<string, number>
    expect(countsOf(started(2).results('ab'), 'b')).toBe(`0+ 0= ${gamesPerOpponent}- ${gamesPerOpponent}`)
  })
  isFound(
    'DIA-S2 a third game',
    () => started(5).add(game('D1.1', 1, 'ab')),
    (log) => log.add(game('D1.1', 3, 'ab')),
  )
  isFound(
    'DIA-S2 a game twice',
    () => started(5).add(game('D1.1', 1, 'ab')),
    (log) => log.add(game('D1.1', 1, 'ab')),
  )
  isFound(
    'DIA-S2 a game after both',
    () => started(5).results('ab'),
    (log) => log.add(game('D1.1', 2, 'ba')),
  )
  isFound(
    'DIA-2 D1.1 is played by others',
    () => started(5),
    (log) => log.add(game('D1.1', 1, 'ad')),
  )
  isFound(
    'DIA-2 D1.2 is played by the next in the row',
    () => started(5),
    (log) => log.add(game('D1.2', 1, 'bd')),
  )
  isFound(
    'DIA-5 the lower one has White in game 1',
    () => started(5),
    (log) => log.add(game('D1.1', 1, 'ba')),
  )
  isFound(
    'DIA-5 the higher one has White in game 2',
    () => started(5),
    (log) => log.add(game('D1.1', 2, 'ab')),
  )
  isFound(
    'DIA-27 five players have seven matches in round 1',
    () => started(5),
    (log) => log.add(game('D1.8', 1, 'de')),
  )
  isFound(
    'DIA-27 a match of a round that is not published',
    () => started(5),
    (log) => log.add(game('D2.1', 1, 'ac')),
  )
  isFound(
    'DIA-27 a match of a later round is played by others',
    () => started(4).results('a-b a-c a-d b-c b-d c-d').add(round(2, 'ac ad bc bd')),
    (log) => log.add(game('D2.1', 1, 'ab')),
  )
})

describe('lost games', () => {
  test('DIA-9 a draw is half a lost game for both', () => {
    expect(countsOf(started(2).results('a>b'), 'a')).toBe('1+ 1= 0- 0.5')
    expect(countsOf(started(2).results('a>b'), 'b')).toBe('0+ 1= 1- 1.5')
  })
  test('DIA-9 or nothing', () => {
    expect(countsOf(started(2, { drawLoss: 0 }).results('a>b'), 'a')).toBe('1+ 1= 0- 0')
    expect(countsOf(started(2, { drawLoss: 0 }).results('a>b'), 'b')).toBe('0+ 1= 1- 1')
  })
  test('DIA-10 who is absent from one game has lost it, and the other one is played', () => {
    const log = started(2).play('D1.1 -+', 'D1.1 0-1')
    expect(countsOf(log, 'a')).toBe('1+ 0= 1- 1')
    expect(countsOf(log, 'b')).toBe('1+ 0= 1- 1')
  })
  test('DIA-10 a game both miss is a lost game each', () => {
    expect(countsOf(started(2).play('D1.1 --'), 'a')).toBe('0+ 0= 1- 1')
    expect(countsOf(started(2).play('D1.1 --'), 'b')).toBe('0+ 0= 1- 1')
  })
})

/** A has won the first game of the pair. */
const oneGame = () => started(3).play('D1.1 1-0')
const ruled = (made: Record<string, unknown>) => {
  const log = oneGame()
  return log.add(ruling('D1.1', made, log))
}

describe('rulings', () => {
  test.each`
    rule        | made                | a                 | b
    ${'DIA-10'} | ${absent('a')}      | ${'1+ 0= 1- 1'}   | ${'1+ 0= 1- 1'}
    ${'DIA-10'} | ${absent('b')}      | ${'2+ 0= 0- 0'}   | ${'0+ 0= 2- 2'}
    ${'DIA-10'} | ${absent('a', 'b')} | ${'1+ 0= 1- 1'}   | ${'0+ 0= 2- 2'}
    ${'DIA-28'} | ${won('a')}         | ${'2+ 0= 0- 0'}   | ${'0+ 0= 2- 2'}
    ${'DIA-28'} | ${won('b')}         | ${'1+ 0= 1- 1'}   | ${'1+ 0= 1- 1'}
    ${'DIA-28'} | ${drawn}            | ${'1+ 1= 0- 0.5'} | ${'0+ 1= 1- 1.5'}
    ${'DIA-28'} | ${cancelled}        | ${'1+ 0= 0- 0'}   | ${'0+ 0= 1- 1'}
  `('$rule games that were played count as played, the other one by the ruling $made', ({ made, a, b }) => {
    expect(countsOf(ruled(made), 'a')).toBe(a)
    expect(countsOf(ruled(made), 'b')).toBe(b)
  })

  isFound(
    'DIA-28 a game after the ruling',
    () => ruled(cancelled),
    (log) => log.add(game('D1.1', 2, 'ba')),
  )
  isFound(
    'DIA-28 a second ruling',
    () => ruled(drawn),
    (log) => log.add(ruling('D1.1', won('a'), log)),
  )
  isFound(
    'DIA-S2 a ruling after both games',
    () => started(3).results('ab'),
    (log) => log.add(ruling('D1.1', drawn, log)),
  )
  isFound('DIA-28 somebody else is declared the winner', oneGame, (log) => log.add(ruling('D1.1', won('c'), log)))
  isFound('DIA-10 somebody else is absent', oneGame, (log) => log.add(ruling('D1.1', absent('c'), log)))
  isFound('DIA-2 the ruling is between others', oneGame, (log) =>
    log.add({ ...ruling('D1.1', drawn, log), between: ['a', 'c'] }),
  )
  isFound('DIA-2 the seats are turned round', oneGame, (log) =>
    log.add({ ...ruling('D1.1', drawn, log), between: ['b', 'a'] }),
  )
  test('LOG-9 a game in place of a ruling leaves the other game open', () => {
    const log = started(3)
    log.add(ruling('D1.1', absent('b'), log))
    log.add(corrects(resultAt(log, 'D1.1'), '0-1', { inPlaceOfRuling: { game: 1, sides: ['a', 'b'] } }))
    expect(countsOf(log.add(game('D1.1', 2, 'ba')), 'b')).toBe('2+ 0= 0- 0')
  })
})

describe('withdrawals', () => {
  test('DIA-11 the open games of the round are forfeited', () => {
    const log = started(3).play('D1.1 0-1').add(withdrew('a'))
    expect(countsOf(log, 'a')).toBe('0+ 0= 4- 4')
    expect(countsOf(log, 'b')).toBe('2+ 0= 0- 0')
    expect(countsOf(log, 'c')).toBe('2+ 0= 0- 0')
  })
  test('DIA-11 a pair both withdrew from is forfeited by the first, whenever the second goes', () => {
    const log = started(3).add(withdrew('a')).add(withdrew('b'))
    expect(countsOf(log, 'b')).toBe('2+ 0= 2- 2')
  })
  isFound(
    'DIA-11 a game of who has withdrawn',
    () => started(3).add(withdrew('a')),
    (log) => log.add(game('D1.1', 1, 'ab')),
  )
  isFound(
    'DIA-11 a ruling on who has withdrawn',
    () => started(3).add(withdrew('a')),
    (log) => log.add(ruling('D1.1', drawn, log)),
  )
  isGood('DIA-11 what was played counts, and the others play on', () => started(3).add(withdrew('a')).results('bc'))
})

test('DIA-9 all games of 24 players drawn: exactly the ten with four opponents are out', () => {
  const log = started(24)
  for (const id of Array.from({ length: 36 }, (_, i) => `D1.${i + 1}`)) log.play(`${id} 1/2-1/2`, `${id} 1/2-1/2`)
  const { table, findings } = verify(log.facts)
  const out = table.filter(({ counts }) => (counts['lostGames'] ?? 0) >= 4).map(({ entrant }) => entrant)
  expect(findings).toEqual([])
  expect(out.sort().join('')).toBe('opqrstuvwx')
})
