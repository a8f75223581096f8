import { expect, test } from 'vitest'
import { edgeFor, seenFromWhite } from './evaluation-scale.ts'

const move = (colour: 'white' | 'black', centipawns: number) => ({ colour, evaluation: { centipawns } })

test.each`
  evaluations   | edge
  ${[]}         | ${2}
  ${[30, -150]} | ${2}
  ${[200]}      | ${2}
  ${[-210]}     | ${5}
  ${[40, 512]}  | ${10}
  ${[4000]}     | ${10}
`('the graph of $evaluations ends at $edge pawns', ({ evaluations, edge }) => {
  expect(edgeFor(evaluations.map((each: number) => move('white', each)))).toBe(edge)
})

test('a mate is drawn at the edge, and what Black says is turned', () => {
  expect(edgeFor([{ colour: 'black', evaluation: { mate: 3 } }])).toBe(10)
  expect(seenFromWhite(move('black', 150))).toBe(-1.5)
  expect(seenFromWhite({ colour: 'black', evaluation: { mate: 3 } })).toBeLessThan(-10)
  expect(seenFromWhite({ colour: 'white' })).toBeUndefined()
})
