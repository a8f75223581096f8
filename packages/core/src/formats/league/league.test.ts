/** The league's rules, each test a sentence of RULES.md. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Hall, league as hall, letters } from '../../../test/hall.ts'
import { spoken, textOf, voidsTold } from '../../../test/said.ts'
import { columnShown } from '../../bulletin/table.ts'
import { at } from '../../lists/at.ts'
import { outline } from '../../outline/outline.ts'
import { unwrap } from '../../refusals/result.ts'
import { league } from './league.ts'
import { type Phase, schedule } from './schedule.ts'

const vector = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../test/vectors/${name}.json`, import.meta.url), 'utf8'))
const sizes = Array.from({ length: 27 }, (_, i) => i + 4)
const shapeOf = (players: number) => unwrap(outline(league, players)).outline

describe('the schedule', () => {
  test('LEA-S6 the printed schedule for five players: pairs, White, byes and order', () => {
    const phases = schedule(5, false).map(({ number, pairs, byes }) => ({
      phase: number,
      matches: pairs.map(([white, black]) => ({ white: letters[white - 1], black: letters[black - 1] })),
      bye: letters[(byes[0] ?? 0) - 1],
    }))
    expect(phases).toEqual(vector('league-5').phases)
  })

  test.each(vector('league-counts').examples as Record<string, number>[])(
    'LEA-S4 $players players: $phases phases of $matchesPerPhase, $totalMatches matches',
    ({ players = 0, phases, matchesPerPhase, totalMatches, gamesPerPlayer, byesPerPlayer }) => {
      const shape = shapeOf(players)
      const rounds = shape.stages[0]?.rounds ?? []
      expect(rounds).toHaveLength(phases as number)
      expect(rounds.every(({ matches }) => matches.length === matchesPerPhase)).toBe(true)
      expect(shape.games).toEqual({ min: totalMatches, max: totalMatches })
      expect(countsOf(schedule(players, false), 1)).toMatchObject({ games: gamesPerPlayer, byes: byesPerPlayer })
    },
  )

  test.each(sizes)(
    'LEA-S2, LEA-S4, LEA-S5 with %i players everybody meets everybody once with each colour',
    (players) => {
      for (const balanced of [false, true]) {
        const phases = schedule(players, balanced)
        const pairs = phases.flatMap(({ pairs }) => pairs.map(([white, black]) => `${white}-${black}`))
        expect(new Set(pairs).size).toBe(players * (players - 1))
        expect(pairs).toHaveLength(players * (players - 1))
        for (const { pairs, byes } of phases) expect(new Set([...pairs.flat(), ...byes]).size).toBe(players)
        const half = phases.length / 2
        const reversed = phases.slice(half).map(({ pairs }) => pairs.map(([white, black]) => [black, white]))
        expect(reversed).toEqual(phases.slice(0, half).map(({ pairs }) => pairs))
        for (let player = 1; player <= players; player++) {
          const { byes, games } = countsOf(phases, player)
          expect([byes, games]).toEqual([players % 2 === 0 ? 0 : 2, 2 * (players - 1)])
        }
      }
    },
  )

  test.each(sizes)(
    'LEA-3, LEA-6 with %i players the earlier-listed is White in cycle 1, and leads the order of matches',
    (players) => {
      const first = schedule(players, false).filter(({ cycle }) => cycle === 1)
      for (const { pairs } of first) {
        expect(pairs.every(([white, black]) => white < black)).toBe(true)
        expect(pairs.map(([white]) => white)).toEqual(pairs.map(([white]) => white).toSorted((a, b) => a - b))
      }
    },
  )

  test.each(sizes)(
    'LEA-8 with %i players balanced colours differ by at most one in a cycle and never run past four',
    (players) => {
      const phases = schedule(players, true)
      expect(pairsOf(phases)).toEqual(pairsOf(schedule(players, false)))
      for (let player = 1; player <= players; player++) {
        const colours = phases.flatMap(({ pairs }) =>
          pairs.flatMap(([white, black]) => (white === player ? 'W' : black === player ? 'B' : [])),
        )
        const firstCycle = colours.slice(0, players - 1)
        const difference = Math.abs(firstCycle.filter((c) => c === 'W').length * 2 - firstCycle.length)
        expect(difference).toBeLessThanOrEqual(players % 2 === 0 ? 1 : 0)
        expect(colours.join('')).not.toMatch(/W{5}|B{5}/)
      }
    },
  )

  function countsOf(phases: readonly Phase[], player: number) {
    return {
      games: phases.filter(({ pairs }) => pairs.some((pair) => pair.includes(player))).length,
      byes: phases.filter(({ byes }) => byes.includes(player)).length,
    }
  }

  const pairsOf = (phases: readonly Phase[]) =>
    phases.map(({ pairs }) => pairs.map((pair) => pair.toSorted((a, b) => a - b)))
})

describe('the field', () => {
  test.each([0, 3, 31, 200])('LEA-14 %i players are refused', (players) => {
    expect(outline(league, players)).toMatchObject({
      refusal: { code: 'wrong-field', allowed: { least: 4, most: 30 } },
    })
  })

  test('LEA-14 a start with three is refused, with four it is not', () => {
    const club = new Hall(league).enter('A', 'B', 'C')
    expect(club.try({ do: 'start' })?.code).toBe('wrong-field')
    expect(club.enter('D').try({ do: 'start' })).toBeUndefined()
  })

  test('LEA-12 nobody joins after the start', () => {
    expect(hall(4).try({ do: 'enter', name: 'Late' })?.code).toBe('already-started')
  })

  test('LEA-16 the list is by entry, by rating with entry order among equals, by lot from the dice, or by hand', () => {
    const start = (options: object, order?: string[]) => {
      const club = new Hall(league, { ...options })
      for (const [name, rating] of [
        ['A', 1500],
        ['B', undefined],
        ['C', 2000],
        ['D', 1500],
      ] as const)
        club.did({ do: 'enter', name, ...(rating === undefined ? {} : { rating }) })
      club.did({ do: 'start', ...(order ? { order } : {}) })
      return club.tournament.chart.field.order.map((who) => 'ABCD'[who]).join('')
    }
    expect(start({})).toBe('ABCD')
    expect(start({ seeding: 'rating' })).toBe('CADB')
    expect(start({ seeding: 'lot' })).toBe(start({ seeding: 'lot' }))
    expect(start({}, ['D', 'C', 'B', 'A'])).toBe('DCBA')
  })

  test('who withdraws before the start does not play', () => {
    const club = new Hall(league)
      .enter('A', 'B', 'C', 'D', 'E')
      .did({ do: 'withdraw', entrant: 'B' })
      .did({ do: 'start' })
    expect(club.bulletin.table.map(({ name }) => name)).toEqual(['A', 'C', 'D', 'E'])
  })
})

describe('the gate', () => {
  test('LEA-5 a result for a later phase is refused until every match before it is decided', () => {
    const club = hall(5).play('1 1-0')
    expect(club.try({ do: 'report', match: '3', result: '1-0' })).toMatchObject({ code: 'round-not-open', open: ['2'] })
    expect(club.try({ do: 'forfeit', match: '3', absent: ['A'] })?.code).toBe('round-not-open')
    expect(club.play('2 1-0').try({ do: 'report', match: '3', result: '1-0' })).toBeUndefined()
  })

  test('LEA-5 an earlier phase reopened closes the later ones for new results; what was reported stands', () => {
    const club = hall(4).play('1 1-0', '2 1-0', '3 0-1')
    club.did({ do: 'revoke', fact: factOf(club, '1') })
    expect(club.try({ do: 'report', match: '4', result: '1-0' })).toMatchObject({ code: 'round-not-open', open: ['1'] })
    expect(club.match('3')?.games).toHaveLength(1)
    expect(club.play('1 0-1', '4 1-0').match('4')?.state).toBe('decided')
  })
})

const factOf = (club: Hall, match: string): number =>
  club.tournament.log.find((fact) => fact.type === 'game-finished' && fact.match === match)?.seq ?? 0

describe('points and ranks', () => {
  test('LEA-S7, LEA-S8 win 3, draw 1, loss 0; a bye gives nothing and is no game', () => {
    const club = hall(5).play('1 1-0', '2 1/2')
    expect(club.row('A')).toMatchObject({ points: 3, played: 1, wins: 1, draws: 0, losses: 0, blackWins: 0, byes: 0 })
    expect(club.row('C')).toMatchObject({ points: 1, played: 1, draws: 1 })
    expect(club.row('E')).toMatchObject({ points: 0, played: 0, byes: 1 })
  })

  test('LEA-S9 at equal points more wins come first', () => {
    const club = hall(4).play('1 1-0', '2 1/2', '3 0-1', '4 1/2', '5 1/2', '6 0-1', '7 1-0', '8 1/2')
    expect(club.row('A')).toMatchObject({ points: 4, wins: 1, draws: 1, rank: 2 })
    expect(club.row('D')).toMatchObject({ points: 4, wins: 0, draws: 4, rank: 4 })
  })

  test('LEA-S9 at equal points and wins more wins as Black come first', () => {
    const club = hall(4).play('1 1-0', '2 0-1')
    expect(club.row('D')).toMatchObject({ points: 3, wins: 1, blackWins: 1, rank: 1 })
    expect(club.row('A')).toMatchObject({ points: 3, wins: 1, blackWins: 0, rank: 2 })
  })

  test('LEA-9 equal in all three steps share the rank, and the next rank is skipped: 1, 1, 3, 3', () => {
    const club = hall(4).play('1 1-0', '2 1-0')
    expect(club.bulletin.table.map(({ rank, place }) => [rank, place])).toEqual([
      [1, '1–2'],
      [1, '1–2'],
      [3, '3–4'],
      [3, '3–4'],
    ])
  })

  test('LEA-9 prizes of the shared places are split, rounded down, and the rest is reported', () => {
    const club = hall(4, { prizes: [100, 51, 10] }).play('1 1-0', '2 1-0')
    expect(club.bulletin.table.map((row) => row['prize'])).toEqual([75, 75, 5, 5])
    expect(club.bulletin.remarks).toMatchObject([{ rule: 'LEA-9', undistributed: 1 }])
  })

  test.each`
    currency     | cell       | sentence
    ${'EUR'}     | ${'€0.75'} | ${'The prize is €0.75.'}
    ${'JPY'}     | ${'JP¥75'} | ${'The prize is JP¥75.'}
    ${undefined} | ${'0.75'}  | ${'The prize is 0.75.'}
  `('LEA-15 a prize of 75 in $currency is $cell', ({ currency, cell, sentence }) => {
    const club = hall(4, { prizes: [100, 51, 10], ...(currency ? { currency } : {}) }).play('1 1-0', '2 1-0')
    const { table } = club.bulletin
    const shown = league.views.columns.filter(({ count }) => count === 'prize').map((each) => columnShown(each, table))
    expect(shown.map((cellOf) => spoken(cellOf(at(table, 0))))).toEqual([cell])
    expect(club.whyMore('rank A')).toContain(sentence)
  })

  test('the prize of a place nobody has is not called money that cannot be split (W8)', () => {
    const club = hall(5, { prizes: [100, 51, 10, 10, 10, 7894] }).play('1 1-0', '2 1-0')
    expect(club.bulletin.remarks.map(textOf)).toEqual([
      '0.01 of the prize money cannot be split equally and stays undistributed.',
      'There are 6 prizes for 5 places: 78.94 of the prize money stays undistributed.',
    ])
  })

  test('all games drawn: everybody has 2(X−1) points, first place is shared by all, nobody is champion', () => {
    const club = hall(6, { prizes: [60] }).playPhases(10, '1/2')
    expect(club.bulletin.table.every((row) => row.rank === 1 && row['points'] === 10 && row['prize'] === 10)).toBe(true)
    expect(club.bulletin).toMatchObject({ state: 'finished', champion: null })
  })

  test('standings as of a phase count only what came before its end', () => {
    const club = hall(4).play('1 1-0', '2 1-0', '3 0-1', '4 0-1')
    const after = league.table(
      { seeding: 'entry', balancedColours: false, withdrawal: 'forfeit', prizes: [] },
      club.tournament.chart,
      { through: 1 },
    )
    expect(after.every(({ counts }) => counts['played'] === 1)).toBe(true)
  })
})

describe('forfeits, rulings and cancellations', () => {
  test('LEA-11 a forfeit gives points, a win and a game, but no win as Black', () => {
    const club = hall(4).did({ do: 'forfeit', match: '1', absent: ['A'] })
    expect(club.row('B')).toMatchObject({ points: 3, wins: 1, played: 1, blackWins: 0 })
    expect(club.row('A')).toMatchObject({ points: 0, losses: 1, played: 1 })
    expect(club.match('1')).toMatchObject({ winner: 'B', decidedBy: 'forfeit', games: [{ result: '-+' }] })
  })

  test('LEA-11 both absent: a loss and a game each, no points', () => {
    const club = hall(4).did({ do: 'forfeit', match: '1', absent: ['A', 'B'] })
    for (const name of 'AB') expect(club.row(name)).toMatchObject({ points: 0, losses: 1, played: 1 })
    expect(club.match('1')).toMatchObject({ winner: null, decidedBy: 'forfeit' })
  })

  test('LEA-15 a cancelled match gives no points and no game to either, and the league goes on', () => {
    const club = hall(4).did({ do: 'cancel', match: '1', note: 'fire alarm' }).play('2 1-0', '3 1-0')
    expect(club.row('B')).toMatchObject({ points: 0, played: 0 })
    expect(club.match('1')).toMatchObject({ state: 'decided', winner: null, decidedBy: 'ruling', note: 'fire alarm' })
  })

  test('LEA-18 a declared result counts like a forfeit', () => {
    const club = hall(4).did({ do: 'rule', match: '1', winner: 'B' }).did({ do: 'rule', match: '2', winner: null })
    expect(club.row('B')).toMatchObject({ points: 3, wins: 1, blackWins: 0, played: 1 })
    expect(club.row('C')).toMatchObject({ points: 1, draws: 1 })
  })

  test('a forfeit of somebody who does not sit there is refused', () => {
    expect(hall(4).try({ do: 'forfeit', match: '1', absent: ['C'] })).toMatchObject({
      code: 'not-between-these-players',
      expected: [{ name: 'A' }, { name: 'B' }],
    })
  })
})

describe('withdrawal and return', () => {
  test('LEA-10 before half of the games all results fall, and later opponents have a free phase', () => {
    const club = hall(4).play('1 1-0', '2 1-0').did({ do: 'withdraw', entrant: 'A' })
    expect(club.row('B')).toMatchObject({ points: 0, played: 0 })
    expect(club.match('1')).toMatchObject({ annulled: true, winner: null })
    expect(club.match('3')).toMatchObject({ state: 'decided', annulled: true })
    expect(club.playPhases(5).bulletin.state).toBe('finished')
    expect(club.row('C')).toMatchObject({ played: 4, byes: 0 })
  })

  test('LEA-17 whose results fell stands below everybody whose results count, without a prize', () => {
    const club = hall(4, { prizes: [10, 10, 10, 10] })
      .play('1 1-0', '2 1-0')
      .did({ do: 'withdraw', entrant: 'A' })
    expect(club.bulletin.table.at(-1)).toMatchObject({ name: 'A', rank: 4, prize: 0, annulled: true })
  })

  test('LEA-10 a remark says that somebody who withdrew after half keeps place and prize (R17)', () => {
    const club = hall(4, { prizes: [300, 200] }).playPhases(3)
    expect(club.bulletin.remarks.filter(({ rule }) => rule === 'LEA-10')).toEqual([])
    club.did({ do: 'withdraw', entrant: 'A' })
    expect(club.bulletin.remarks).toMatchObject([
      { rule: 'LEA-10', entrant: 'A', says: [{ id: 'league-keeps-prize' }] },
    ])
    expect(club.bulletin.remarks.map(textOf)).toEqual([
      'A has withdrawn and keeps the results so far, and with them place 1–2 and a prize of 2.50.',
    ])
    const early = hall(4).play('1 1-0', '2 1-0').did({ do: 'withdraw', entrant: 'A' })
    expect(early.bulletin.remarks).toEqual([])
  })

  test('LEA-10 from half on results stand and the rest is forfeited as the phases open', () => {
    const club = hall(4).playPhases(3).did({ do: 'withdraw', entrant: 'A' })
    expect(club.row('A')).toMatchObject({ points: 9, withdrawn: true })
    expect(club.match('7')).toMatchObject({ decidedBy: 'forfeit', winner: 'B' })
    expect(club.match('9')?.state).toBe('waiting')
    club.playPhases(3)
    expect(club.row('A')).toMatchObject({ points: 9, played: 6, losses: 3 })
  })

  test('LEA-10 with the option "forfeit" results stand from the first game on', () => {
    const club = hall(4, { withdrawal: 'forfeit' }).play('1 1-0', '2 1-0').did({ do: 'withdraw', entrant: 'A' })
    expect(club.row('A')).toMatchObject({ points: 3, played: 2, losses: 1 })
  })

  test('LEA-15 who returns plays again; what was forfeited meanwhile stays forfeited', () => {
    const club = hall(4).playPhases(3).did({ do: 'withdraw', entrant: 'A' }).did({ do: 'return', entrant: 'A' })
    expect(club.match('7')).toMatchObject({ decidedBy: 'forfeit', winner: 'B' })
    club.playPhases(1)
    expect(club.match('9')).toMatchObject({ state: 'open' })
  })

  test('LEA-15 who lost all results cannot return', () => {
    const club = hall(4).did({ do: 'withdraw', entrant: 'A' })
    expect(club.try({ do: 'return', entrant: 'A' })?.code).toBe('results-annulled')
  })

  test('everybody withdraws: the league is over and nobody has won', () => {
    const club = hall(4)
    for (const entrant of 'ABC') club.did({ do: 'withdraw', entrant })
    expect(club.bulletin).toMatchObject({ state: 'finished', champion: null })
    expect(club.try({ do: 'withdraw', entrant: 'D' })?.code).toBe('finished')
  })
})

describe('changing one’s mind', () => {
  test('LEA-13 a result can be corrected until the league is closed; the table is counted anew', () => {
    const club = hall(4).playPhases(6)
    club.did({ do: 'correct', match: '1', result: '0-1' })
    expect(club.row('B')).toMatchObject({ blackWins: 1 })
    club.did({ do: 'close' })
    expect(club.try({ do: 'correct', match: '1', result: '1-0' })?.code).toBe('closed')
    expect(club.did({ do: 'undo' }).try({ do: 'correct', match: '1', result: '1-0' })).toBeUndefined()
  })

  test('a forfeit that was a mistake is corrected to the result that was played', () => {
    const club = hall(4)
      .did({ do: 'forfeit', match: '1', absent: ['A'] })
      .did({ do: 'correct', match: '1', result: '1/2' })
    expect(club.match('1')).toMatchObject({ decidedBy: 'draw', games: [{ result: '1/2-1/2' }] })
    expect(club.did({ do: 'undo' }).match('1')).toMatchObject({ decidedBy: 'forfeit', winner: 'B' })
  })

  test('revoking a result that made half of the games annuls the withdrawal’s results and says so first', () => {
    const club = hall(4).playPhases(3).did({ do: 'withdraw', entrant: 'A' }).did({ do: 'return', entrant: 'A' })
    const refusal = club.try({ do: 'revoke', fact: factOf(club, '1') })
    expect(voidsTold(refusal)).toEqual(['A returned.'])
  })
})
