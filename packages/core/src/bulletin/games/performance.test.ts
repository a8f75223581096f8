import { expect, test } from 'vitest'
import { diagonal, Hall, league } from '../../../test/hall.ts'
import { league as leagueFormat } from '../../formats/league/league.ts'
import { show } from '../show.ts'
import type { GameToReport } from '../todo.ts'
import { performanceOf } from './performance.ts'

const ratedLeague = (...ratings: (number | undefined)[]): Hall =>
  new Hall(leagueFormat)
    .did({ do: 'enter', entrants: ratings.map((rating, i) => ({ name: 'ABCD'[i], ...(rating ? { rating } : {}) })) })
    .did({ do: 'start' })

const of = (hall: Hall, name: string) => performanceOf(show(hall.tournament), name)

test('the average of the opponents, and 400 more for each game won beyond those lost', () => {
  const hall = ratedLeague(2000, 1900, 1800, 1700)
  const game = show(hall.play('1 1-0').tournament).stages[0]?.rounds[0]?.matches[0]?.games[0]
  const { white, black } = game ?? { white: '', black: '' }
  const ratings = new Map(show(hall.tournament).entrants.map(({ name, rating = 0 }) => [name, rating]))
  const [strong, weak] = [ratings.get(white) as number, ratings.get(black) as number]
  expect(of(hall, white)).toEqual({ performance: weak + 400, opposition: weak, games: 1, points: 1 })
  expect(of(hall, black)).toEqual({ performance: strong - 400, opposition: strong, games: 1, points: 0 })
})

test('nothing without a rating, without a game, and for a game that was not played', () => {
  expect(of(league(4).play('1 1-0'), 'A')).toBeUndefined()
  const hall = ratedLeague(2000, 1900, 1800, 1700)
  expect(of(hall, 'A')).toBeUndefined()
  expect(show(hall.play('1 +-').tournament).entrants.flatMap(({ name }) => of(hall, name) ?? [])).toEqual([])
})

test('DIA-23 it is what the table of a Diagonal says', () => {
  const hall = diagonal(6)
  for (let i = 0; i < 9; i++) {
    const { match, game } = show(hall.tournament).todo.find((each) => each.do === 'report') as GameToReport
    hall.play(`${match}/${game} ${['1-0', '1/2', '0-1'][i % 3]}`)
  }
  const rows = show(hall.tournament).table.filter((row) => row['performance'] !== undefined)
  expect(rows.length).toBeGreaterThan(2)
  for (const row of rows) expect(of(hall, row.name)?.performance).toBe(Math.round(row['performance'] as number))
})
