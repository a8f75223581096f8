import { expect, test } from 'vitest'
import { tabsOf } from './tab-list.ts'

test.each([
  [
    'a spectator',
    { isInside: false, hasBracket: false },
    'overview table matches entrants',
    'odds history rules print',
  ],
  [
    'a spectator of a knockout',
    { isInside: false, hasBracket: true },
    'overview bracket table matches entrants',
    'odds history rules print',
  ],
  [
    'a scorer, who may not see the roles of others',
    { isInside: true, role: 'scorer', hasBracket: true },
    'control overview bracket table matches entrants',
    'odds history rules print',
  ],
  [
    'a director',
    { isInside: true, role: 'director', hasBracket: false },
    'control overview table matches entrants',
    'odds history rules people print',
  ],
])('the tabs of %s', (_, viewer, main, more) => {
  expect(tabsOf(viewer)).toEqual({ main: main.split(' '), more: more.split(' ') })
})
