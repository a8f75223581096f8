import type { BulletinBracket } from '@arbiter/core/bulletin'
import { expect, test } from 'vitest'
import { beginningOf, completeRounds } from './round-times.ts'

const at = (minute: number) => Date.UTC(2026, 4, 1, 14, minute)
const end = { at: at(90), length: 20 }

/** Sixteen players, the second round is being played. */
const bracket = {
  rounds: ['decided', 'open', 'waiting', 'waiting'].map((state, level) => ({
    matches: new Array(8 >> level).fill({ state }),
  })),
} as unknown as BulletinBracket

test.each`
  level | begins
  ${0}  | ${undefined}
  ${1}  | ${undefined}
  ${2}  | ${at(50)}
  ${3}  | ${at(70)}
  ${4}  | ${undefined}
`('round $level can begin at $begins', ({ level, begins }) => expect(beginningOf(bracket, level, end)).toBe(begins))

test('where no end is expected no round has a time', () => expect(beginningOf(bracket, 3, undefined)).toBeUndefined())

test('a round is complete when every match is decided', () => expect(completeRounds(bracket)).toBe(1))
