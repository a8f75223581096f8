import { describe, expect, it } from 'vitest'
import { after, done, started } from '../../../test/played.ts'
import { differencesBetween } from './differences.ts'

const four = ['Smith and Jones', 'Müller, Anna', 'Cleo', 'محمد صلاح']

/** Both semifinals are played. */
function semifinals() {
  const tournament = started('hybrid-knockout', four, { autoPair: true })
  for (const match of ['1', '2']) done(tournament, { do: 'report', match, result: '1-0' })
  return tournament
}

describe('what differs between two moments', () => {
  it('nothing between a moment and itself', () => {
    const now = semifinals()
    expect(differencesBetween(now, now)).toMatchObject({ matches: [], ranks: [], seeds: [], champion: undefined })
  })

  it('a result decides a match, seats its winner and moves ranks', () => {
    const before = started('hybrid-knockout', four, { autoPair: true })
    const found = differencesBetween(before, after(before, { do: 'report', match: '1', result: '1-0' }))
    expect(found.matches.map(({ match }) => match).sort()).toEqual(['1', '3'])
    expect(found).toMatchObject({ decided: { from: 0, to: 1 }, games: { from: 0, to: 1 }, champion: undefined })
    expect(found.ranks.length).toBeGreaterThan(0)
  })

  it('the final makes a champion', () => {
    const before = semifinals()
    const now = after(before, { do: 'report', match: '3', result: '1-0' })
    expect(differencesBetween(before, now).champion).toMatchObject({ from: undefined, to: expect.any(String) })
  })

  it('a correction of a semifinal changes the winner there and a seat of the final', () => {
    const before = semifinals()
    const found = differencesBetween(before, after(before, { do: 'correct', match: '1', game: 1, result: '0-1' }))
    expect(found.matches.map(({ match }) => match).sort()).toEqual(['1', '3'])
    expect(found.decided).toEqual({ from: 2, to: 2 })
  })

  it('a new name is no difference', () => {
    const before = semifinals()
    const [first] = before.chart.field.entrants
    const found = differencesBetween(before, after(before, { do: 'edit', entrant: first?.id, name: 'Zoë Çelik' }))
    expect(found.ranks).toEqual([])
    expect(found.seeds).toEqual([])
  })
})
