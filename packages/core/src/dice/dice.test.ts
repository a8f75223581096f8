import { expect, test } from 'vitest'
import { Dice } from './dice.ts'

const list = Array.from({ length: 20 }, (_, i) => i)

test('the same seed and purpose give the same draw, on any machine and for ever', () => {
  expect(new Dice('Saturday').shuffled('seeding', ['Ann', 'Ben', 'Cai', 'Dan', 'Eve'])).toMatchInlineSnapshot(`
    [
      "Ben",
      "Eve",
      "Cai",
      "Ann",
      "Dan",
    ]
  `)
})

test('another purpose or seed gives another draw, and one stream does not disturb another', () => {
  const dice = new Dice('Saturday')
  const first = dice.shuffled('seeding', list)
  dice.stream('openings')(0, 959)
  expect(dice.shuffled('seeding', list)).toEqual(first)
  expect(dice.shuffled('openings', list)).not.toEqual(first)
  expect(new Dice('Sunday').shuffled('seeding', list)).not.toEqual(first)
  expect(first.toSorted((a, b) => a - b)).toEqual(list)
})
