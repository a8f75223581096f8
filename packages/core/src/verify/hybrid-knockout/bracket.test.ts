/** The printed knockout of sixteen is binding (HYB-S17). */
import { expect, test } from 'vitest'
import type { Person } from '../field.ts'
import { bracketOf } from './bracket.ts'

/** "16–1", "W12–W9": the two seats of every match, the first named first. */
function inWords(size: number, player1: 'example' | 'first'): string[] {
  const seeds = Array.from({ length: size }, (_, i) => ({ name: String(i + 1) }) as Person)
  const { matches, next } = bracketOf(seeds, player1)
  return matches.map((match) => {
    const seats = match.seats.map((seat) => (typeof seat === 'object' ? seat.name : ''))
    for (const [source, step] of next) if (step.match === match) seats[step.isFirst ? 0 : 1] = `W${source.id}`
    return seats.join('–')
  })
}

test('HYB-S15 to HYB-S17 the complete example: numbers, opponents, and who is named first', () => {
  expect(inWords(16, 'example')).toEqual([
    ...['16–1', '15–2', '14–3', '13–4', '12–5', '11–6', '10–7', '9–8'],
    ...['W1–W8', 'W2–W7', 'W3–W6', 'W4–W5'],
    ...['W12–W9', 'W11–W10'],
    ...['W14–W13'],
  ])
})

test('HYB-17 with player1: first the winner of the earlier match is named first', () => {
  expect(inWords(16, 'first').slice(12)).toEqual(['W9–W12', 'W10–W11', 'W13–W14'])
})

test('HYB-15 two players have one match, in round 2', () => {
  expect(inWords(2, 'example')).toEqual(['2–1'])
  expect(bracketOf([], 'example').matches).toEqual([])
})
