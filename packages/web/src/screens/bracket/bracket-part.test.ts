import type { BulletinBracket, BulletinMatch } from '@arbiter/core/bulletin'
import { expect, test } from 'vitest'
import { partFrom, partToOpen, writePart } from './bracket-part.ts'

/** A tree with this many matches in its first round; the named ones have the given state, all others wait. */
function tree(
  first: number,
  states: Readonly<Record<string, BulletinMatch['state']>> = {},
  other = 'waiting',
): BulletinBracket {
  const rounds = Array.from({ length: Math.log2(first) + 1 }, (_, level) => ({
    matches: Array.from({ length: first >> level }, (_, i) => {
      const match = `${level}.${i}`
      return { match, state: states[match] ?? other, seats: [], games: [] }
    }),
  }))
  return { drawnAs: 'tree', rounds } as unknown as BulletinBracket
}

const nothing = () => false

test('a bracket of 64 and more opens where something happens, with names (B4)', () => {
  const states = { '0.3': 'decided', '0.20': 'open', '0.40': 'open' } as const
  expect(partToOpen(tree(64, states), undefined, nothing)).toEqual({ from: 2, to: 2 })
  expect(partToOpen(tree(64, states), undefined, ({ match }) => match === '0.40')).toEqual({ from: 3, to: 3 })
  expect(partToOpen(tree(64, states), '0.63', nothing)).toEqual({ from: 4, to: 4 })
  expect(partToOpen(tree(64), undefined, nothing)).toEqual({ from: 1, to: 1 })
  expect(partToOpen(tree(64, { '5.1': 'open' }, 'decided'), undefined, nothing)).toEqual({ from: 3, to: 4 })
  expect(partToOpen(tree(64, {}, 'decided'), undefined, nothing)).toEqual({ from: 1, to: 4 })
})

test('the whole can be asked for, and stays', () => {
  expect(partFrom(writePart({ from: 1, to: 4 }, 4), 4)).toEqual({ from: 1, to: 4 })
  expect(writePart({ from: 1, to: 4 }, 4)).not.toBe('')
})
