/** How matches are decided: colours, early end, tiebreak pairs and what comes after them, absence. */
import { describe, expect, test } from 'vitest'
import { cup, type Hall } from '../../../test/hall.ts'
import { textOf } from '../../../test/said.ts'
import type { BulletinMatch } from '../../bulletin/show.ts'

const first = (hall: Hall, id = '1') => hall.match(id) as BulletinMatch
const nextOf = (hall: Hall, id = '1') => first(hall, id).next?.map(({ game }) => game)
/** Results of match 1 game after game, as the higher seed sees them: 1, =, 0. */
function games(hall: Hall, text: string, id = '1'): Hall {
  for (const result of text.split(' ')) {
    const [game] = first(hall, id).next ?? []
    const isWhite = (game?.game ?? 1) % 2 === 1
    const shown = result === '=' ? '1/2' : (result === '1') === isWhite ? '1-0' : '0-1'
    hall.did({ do: 'report', match: id, game: game?.game, result: shown })
  }
  return hall
}

describe('colours', () => {
  test('CUP-S16, CUP-16 the higher seed has White in game 1 of each pair, also in tiebreak pairs', () => {
    const hall = games(cup(2, { roundPairIncrements: [2] }), '= = = = = 1')
    expect(first(hall).games.map(({ white }) => white)).toEqual(['E1', 'E2', 'E1', 'E2', 'E1', 'E2'])
  })

  test('CUP-16 also after upsets, where the higher seed is player B', () => {
    const hall = games(games(cup(4), '0 0', '1'), '1 1', '2')
    expect(first(hall, '3').seats.map(({ entrant }) => entrant)).toEqual(['E4', 'E2'])
    expect(first(hall, '3').next).toMatchObject([
      { game: 1, white: 'E2', black: 'E4', pair: 1 },
      { game: 2, white: 'E4', black: 'E2', pair: 1 },
    ])
    expect(hall.whyMore('3')).toMatch(
      /E2 has White in the first game of each pair as the higher seed: 2 against 4 \(CUP-16\)/,
    )
  })

  test('CUP-16 in a random draw the seed is the place in the drawn order', () => {
    const hall = cup(8, { seedingStrategy: 'Random' })
    const {
      field: { order },
    } = hall.tournament.chart
    const names = hall.bulletin.entrants.map(({ name }) => name)
    for (const { seats, next = [] } of hall.bulletin.stages[0]?.rounds[0]?.matches ?? []) {
      const [white, black] = [next[0]?.white, next[0]?.black].map((name) =>
        order.findIndex((who) => names[who] === name),
      )
      expect(white).toBeLessThan(black as number)
      expect(seats).toHaveLength(2)
    }
  })
})

describe('the early end', () => {
  test.each`
    pairs | results        | match
    ${3}  | ${'1 1 1 1'}   | ${'decided'}
    ${3}  | ${'1 1 1'}     | ${'open'}
    ${3}  | ${'= 1 1 1'}   | ${'decided'}
    ${3}  | ${'1 1 = ='}   | ${'open'}
    ${2}  | ${'1 1 ='}     | ${'decided'}
    ${2}  | ${'1 1'}       | ${'open'}
    ${2}  | ${'1 ='}       | ${'open'}
    ${1}  | ${'1'}         | ${'open'}
    ${1}  | ${'1 ='}       | ${'decided'}
    ${1}  | ${'1 0'}       | ${'open'}
    ${3}  | ${'0 0 0 0'}   | ${'decided'}
    ${3}  | ${'0 0 1 0 ='} | ${'decided'}
  `('CUP-S17, CUP-17 $results in $pairs pairs is $match', ({ pairs, results, match }) => {
    const hall = games(cup(2, { roundPairIncrements: [pairs] }), results)
    expect(first(hall).state).toBe(match)
    if (match === 'decided') expect(first(hall)).toMatchObject({ decidedBy: 'score' })
  })

  test('CUP-17b with finishPairs a pair that was begun is played to its end', () => {
    const options = { roundPairIncrements: [2], finishPairs: true }
    const hall = games(cup(2, options), '1 1 =')
    expect(first(hall)).toMatchObject({ state: 'open', next: [{ game: 4 }] })
    expect(first(games(hall, '0'))).toMatchObject({ decidedBy: 'score', winner: 'E1' })
  })

  test('CUP-17a the games that must be played whatever the open ones give, in any order', () => {
    const hall = cup(2, { roundPairIncrements: [3] })
    expect(nextOf(hall)).toEqual([1, 2, 3, 4])
    hall.play('1/4 1-0')
    expect(nextOf(hall)).toEqual([1, 2, 3])
    expect(hall.try({ do: 'report', match: '1', game: 5, result: '1-0' })).toMatchObject({ code: 'no-such-game' })
    hall.play('1/2 0-1', '1/1 1-0')
    expect(nextOf(hall)).toEqual([3, 5])
  })

  test('CUP-17a with finishPairs whole pairs are open', () => {
    const hall = cup(2, { roundPairIncrements: [2], finishPairs: true })
    expect(nextOf(hall)).toEqual([1, 2, 3, 4])
  })

  /** All ways two pairs can go, game by game: each ends exactly when nobody can catch up, and never before. */
  test('CUP-17 exhaustively: 3 pairs end exactly when the lead exceeds the games left', () => {
    let ended = 0
    const walk = (results: readonly number[]) => {
      const lead = Math.abs(results.reduce((sum, each) => sum + each, 0))
      const isOver = lead > 6 - results.length
      if (results.length > 0) {
        const hall = games(cup(2, { roundPairIncrements: [3] }), results.map((each) => '0=1'[each + 1]).join(' '))
        expect(first(hall).state).toBe(isOver ? 'decided' : 'open')
      }
      if (isOver) ended++
      else if (results.length < 6) for (const each of [-1, 0, 1]) walk([...results, each])
    }
    walk([])
    expect(ended).toBeGreaterThan(100)
  })
})

describe('level after the scheduled pairs', () => {
  test('CUP-S18, CUP-18 further pairs until one leads after a complete pair', () => {
    const hall = games(cup(2), '= =')
    expect(first(hall).next).toMatchObject([
      { game: 3, step: 'tiebreak', pair: 2 },
      { game: 4, step: 'tiebreak', pair: 2 },
    ])
    expect(first(games(hall, '1')).state).toBe('open')
    expect(first(games(hall, '0 = 1'))).toMatchObject({ state: 'decided', decidedBy: 'tiebreak', winner: 'E1' })
    expect(hall.why('advance 1')).toMatch(
      /^CUP-18: Match 1 stands 3½–2½ between E1 and E2 after 6 games \(2 scheduled\)\./,
    )
  })

  test('CUP-18a, CUP-18b without openings 8 further pairs, then the higher seed', () => {
    const hall = games(cup(2), new Array(17).fill('=').join(' '))
    expect(first(hall).state).toBe('open')
    expect(first(games(hall, '='))).toMatchObject({ decidedBy: 'seed', winner: 'E1' })
    expect(hall.why('advance 1')).toMatch(/^CUP-18b: /)
  })

  test('CUP-18a maxTiebreakPairs 0: at once', () =>
    expect(first(games(cup(2, { maxTiebreakPairs: 0 }), '1 0'))).toMatchObject({ decidedBy: 'seed', winner: 'E1' }))

  test.each`
    result   | winner
    ${'1-0'} | ${'E2'}
    ${'0-1'} | ${'E1'}
    ${'1/2'} | ${'E1'}
  `('CUP-18b Armageddon: the higher seed has Black, $result is a win for $winner', ({ result, winner }) => {
    const options = { maxTiebreakPairs: 1, tiebreakFallback: 'Armageddon', armageddonBlackTime: 0.8 }
    const hall = games(cup(2, options), '= = 1 0')
    expect(first(hall).next).toEqual([{ game: 5, white: 'E2', black: 'E1', step: 'armageddon', blackTime: 0.8 }])
    expect(first(hall.play(`1/5 ${result}`))).toMatchObject({ decidedBy: 'armageddon', winner })
  })

  test('CUP-18b Stop: the director is asked', () => {
    const hall = games(cup(4, { maxTiebreakPairs: 0, tiebreakFallback: 'Stop' }), '= =')
    expect(hall.bulletin.todo).toContainEqual(expect.objectContaining({ do: 'rule', match: '1', among: ['E1', 'E4'] }))
    expect(hall.bulletin.todo.map(textOf)).toContain(
      'Semifinal, match 1: E1 and E4 are level after all tie-break pairs. Decide who wins.',
    )
    expect(hall.try({ do: 'report', match: '1', result: '1-0' })).toMatchObject({ code: 'no-game-now', wanted: 'rule' })
    expect(first(hall.did({ do: 'rule', match: '1', winner: 'E4' }))).toMatchObject({
      decidedBy: 'ruling',
      winner: 'E4',
    })
  })

  test('CUP-18a two who always do the same: the cup ends whatever the options', () => {
    for (const tiebreakFallback of ['HigherSeed', 'Armageddon'])
      for (const openings of [0, 1, 5, 40])
        for (const uniquePerMatchOnly of [true, false]) {
          const hall = cup(8, { tiebreakFallback, uniquePerMatchOnly, allowReuse: true }, openings)
          let commands = 0
          for (let open = hall.tournament.chart.board.openMatches(); open.length > 0; commands++) {
            hall.playRound(() => '1/2', false)
            open = hall.tournament.chart.board.openMatches()
            expect(commands).toBeLessThan(500)
          }
          expect(hall.bulletin.champion).toBe('E1')
        }
  })
})

describe('absence', () => {
  test('CUP-27 who is absent forfeits what the match still asks for, until it is decided', () => {
    const hall = games(cup(4, { roundPairIncrements: [3] }), '0').did({ do: 'forfeit', match: '1', absent: ['E4'] })
    expect(first(hall)).toMatchObject({ winner: 'E1', decidedBy: 'forfeit' })
    expect(first(hall).games.map(({ result }) => result)).toEqual(['0-1', '-+', '+-', '-+', '+-'])
  })

  test('CUP-27 who withdraws gives the open match away; nobody to meet is a walkover', () => {
    const hall = cup(4).did({ do: 'withdraw', entrant: 'E1' }).did({ do: 'withdraw', entrant: 'E4' })
    expect(first(hall)).toMatchObject({ winner: 'E4', decidedBy: 'forfeit' })
    games(hall, '1 1', '2')
    expect(first(hall, '3')).toMatchObject({ winner: 'E2', decidedBy: 'forfeit' })
    expect(hall.bulletin.champion).toBe('E2')
  })

  test('CUP-27 both absent: nobody advances, the next has a walkover', () => {
    const hall = games(cup(4), '1 1', '2').did({ do: 'forfeit', match: '1', absent: ['E1', 'E4'] })
    expect(first(hall)).toMatchObject({ winner: null, decidedBy: 'forfeit' })
    expect(first(hall, '3')).toMatchObject({ winner: 'E2', decidedBy: 'walkover' })
  })

  test('CUP-27 while an opening is to be drawn or the director is asked, who is there has won', () => {
    const asked = games(cup(2, { maxTiebreakPairs: 0, tiebreakFallback: 'Stop' }), '= =')
    expect(first(asked.did({ do: 'forfeit', match: '1', absent: ['E1'] }))).toMatchObject({
      winner: 'E2',
      decidedBy: 'forfeit',
    })
    const waiting = games(cup(2, {}, 5, false), '= =')
    expect(waiting.bulletin.todo).toMatchObject([{ do: 'pair', stage: 'cup' }])
    waiting.did({ do: 'withdraw', entrant: 'E2' })
    expect(first(waiting)).toMatchObject({ winner: 'E1', decidedBy: 'forfeit' })
    expect(waiting.bulletin.state).toBe('finished')
  })

  test('CUP-28 nobody joins and nobody returns', () => {
    const hall = cup(4).did({ do: 'withdraw', entrant: 'E1' })
    expect(hall.try({ do: 'return', entrant: 'E1' })).toMatchObject({ code: 'already-started' })
    expect(hall.try({ do: 'enter', entrants: [{ name: 'Late' }] })).toMatchObject({ code: 'already-started' })
  })

  test('CUP-29 a match can be declared won, not drawn and not cancelled', () => {
    const hall = cup(4)
    expect(hall.try({ do: 'cancel', match: '1' })).toMatchObject({ code: 'needs-a-winner' })
    expect(hall.try({ do: 'rule', match: '1', winner: null })).toMatchObject({ code: 'needs-a-winner' })
    expect(first(hall.did({ do: 'rule', match: '1', winner: 'E4' }))).toMatchObject({ decidedBy: 'ruling' })
  })
})

test('CUP-6 at no moment of a log is a decided match without its winner in the next', () => {
  const hall = cup(8, { roundPairIncrements: [1, 2] }, 20)
  let turn = 0
  while (hall.bulletin.state === 'running')
    hall.playRound(() => ['1-0', '1/2', '0-1', '1/2', '1/2'][turn++ % 5] as string, false)
  const { log } = hall.tournament
  let decided = 0
  for (let seq = 1; seq <= log.length; seq++) {
    const { chart } = hall.tournament.asOf(seq)
    for (const match of chart.board.matches.values()) {
      if (!match.outcome || match.winnerSlot === undefined) continue
      decided++
      expect(match.winnerSlot.who).toBe(match.winnerNow)
    }
  }
  expect(decided).toBeGreaterThan(50)
})
