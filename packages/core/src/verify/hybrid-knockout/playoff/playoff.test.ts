/** Playoffs of every size: they give exactly their places, and the pairing of a round is the right one. */
import { expect, test } from 'vitest'
import { instantOf } from '../../../facts/instant.ts'
import type { Person } from '../../field.ts'
import { HybridMatch } from '../match.ts'
import type { Phase } from '../phase.ts'
import type { Tallies } from '../tally.ts'
import { Playoff } from './playoff.ts'
import { problemWithPlayoffPairing } from './playoff-pairing.ts'

const group = (size: number): Person[] =>
  Array.from({ length: size }, (_, i) => ({ id: `p${i + 1}`, number: i + 1, isAway: false }) as unknown as Person)

/** A round among these in which the first named win, the last match first; odd: the first has the bye. */
function roundOf(people: readonly Person[]): Phase {
  const byes = people.length % 2 === 1 ? people.slice(0, 1) : []
  const paired = people.slice(byes.length)
  const matches = Array.from({ length: paired.length / 2 }, (_, i) => {
    const match = new HybridMatch(`Q1.${i}`, 'playoff', 1, [paired.at(-1 - i), paired[i]])
    const winner = paired.at(-1 - i) as Person
    match.decision = { outcome: { what: 'won', winner }, at: instantOf(0), seq: 100 - i }
    return match
  })
  return { number: 1, kind: 'playoff', matches, byes, publishedAt: instantOf(0) }
}

/** The numbers of those who get a place, in order, and how many rounds it took. */
function playedOut(size: number, places: number, seedPlayoffs: boolean): { seeds: number[]; rounds: number } {
  const playoff = new Playoff(group(size), places, { seedPlayoffs, isThere: ({ isAway }) => !isAway })
  const seeds: number[] = []
  for (let rounds = 0; ; ) {
    const next = playoff.next()
    seeds.push(...(next?.placed.map(({ number }) => number) ?? []))
    if (next?.isOver) return { seeds, rounds }
    if (next) continue
    const { due } = playoff
    if (due.length === 0) return { seeds: [...seeds, ...(playoff.qualified ?? []).map(({ number }) => number)], rounds }
    playoff.begin(roundOf(due))
    rounds++
  }
}

test.each`
  size | places | seedPlayoffs | seeds           | rounds
  ${2} | ${1}   | ${false}     | ${[2]}          | ${1}
  ${3} | ${1}   | ${false}     | ${[3]}          | ${2}
  ${3} | ${2}   | ${false}     | ${[3, 1]}       | ${1}
  ${4} | ${1}   | ${false}     | ${[4]}          | ${2}
  ${4} | ${2}   | ${false}     | ${[3, 4]}       | ${1}
  ${4} | ${3}   | ${false}     | ${[3, 4, 2]}    | ${2}
  ${5} | ${4}   | ${false}     | ${[4, 5, 1, 3]} | ${2}
  ${6} | ${2}   | ${false}     | ${[6, 4]}       | ${2}
  ${2} | ${2}   | ${true}      | ${[2, 1]}       | ${1}
  ${3} | ${4}   | ${true}      | ${[3, 1, 2]}    | ${1}
  ${4} | ${4}   | ${true}      | ${[3, 4, 2, 1]} | ${2}
  ${1} | ${1}   | ${true}      | ${[1]}          | ${0}
`('HYB-13, HYB-14 $size for $places places, seedPlayoffs $seedPlayoffs', ({ size, places, seedPlayoffs, ...due }) => {
  expect(playedOut(size, places, seedPlayoffs)).toEqual({ seeds: due.seeds, rounds: due.rounds })
})

test('HYB-13 the bye is for the fewest byes, then for the earliest', () => {
  const [a, b, c] = group(3) as [Person, Person, Person]
  const tally = (byes: number) => ({ points: 0, played: 0, wins: 0, draws: 0, losses: 0, byes, missed: 0 })
  const book: Tallies = new Map([a, b, c].map((person, i) => [person, tally(i === 0 ? 1 : 0)]))
  expect(problemWithPlayoffPairing({ phase: 9, pairs: [[c, a]], byes: [b] }, book)).toBeUndefined()
  expect(problemWithPlayoffPairing({ phase: 9, pairs: [[c, b]], byes: [a] }, book)?.rule).toBe('HYB-13')
  expect(problemWithPlayoffPairing({ phase: 9, pairs: [[b, a]], byes: [c] }, book)?.rule).toBe('HYB-13')
})
