import { expect, test } from 'vitest'
import { bookOf, cup } from '../../../test/cup-story.ts'
import { inEnglish } from '../../../test/said.ts'
import { bracketOf } from '../bracket-of.ts'
import type { OwnBracket } from '../file.ts'
import { bracketDifferences } from './differences.ts'

const bracket = bracketOf(cup(4, {}, bookOf(9)).play('1 1=', '2 11').tournament, '2026-05-01T12:00:00Z')

/** The bracket with an edit. */
function edited(edit: (copy: never) => void): OwnBracket {
  const copy = structuredClone(bracket)
  edit(copy as never)
  return copy
}

const differencesIn = (written: OwnBracket): string[] => bracketDifferences(written, bracket).map(inEnglish)

type Match = { ScoreB: number; Winner: string | null; Games: { plies: number }[] }
type Loose = {
  Rounds: { Matches: Match[] }[]
  UpdatedUtc: string
  TournamentName: string
  options: { finishPairs: boolean }
}

const semifinal = ({ Rounds }: Loose) => Rounds.flatMap(({ Matches }) => Matches)[0] as Match
const set =
  <Thing>(pick: (bracket: Loose) => Thing, fields: Partial<Thing>) =>
  (bracket: Loose) =>
    void Object.assign(pick(bracket) as object, fields)
const whole = (bracket: Loose) => bracket

test.each`
  edited             | edit                                                    | told
  ${'nothing'}       | ${() => {}}                                             | ${[]}
  ${'the time'}      | ${set(whole, { UpdatedUtc: 'x' })}                      | ${[]}
  ${'a score'}       | ${set(semifinal, { ScoreB: 1.5 })}                      | ${['Match 1, score: 1½–1½ in the file, 1½–½ in the log.']}
  ${'a winner'}      | ${set(semifinal, { Winner: 'D' })}                      | ${['Match 1, winner: D in the file, A in the log.']}
  ${'half moves'}    | ${set((b) => semifinal(b).Games[0], { plies: 3 })}      | ${['Game 1 of match 1, plies: 3 in the file, null in the log.']}
  ${'a name'}        | ${set(whole, { TournamentName: 'Autumn cup' })}         | ${['TournamentName: Autumn cup in the file, Spring cup in the log.']}
  ${'an option'}     | ${set(({ options }) => options, { finishPairs: true })} | ${['options.finishPairs: true in the file, false in the log.']}
  ${'a whole round'} | ${({ Rounds }: Loose) => Rounds.pop()}                  | ${['Match 3: not there in the file, there in the log.']}
`('$edited', ({ edit, told }) => expect(differencesIn(edited(edit))).toEqual(told))

test('games that are missing are told one by one', () => {
  const without = edited(set(semifinal, { Games: [] }) as never)
  expect(differencesIn(without)).toEqual([
    'Game 1 of match 1: not there in the file, 1-0 in the log.',
    'Game 2 of match 1: not there in the file, 1/2-1/2 in the log.',
  ])
})

test('at most twenty are told, and how many more there are', () => {
  const story = cup(16).play('1 1=', '2 1=', '3 1=', '4 1=', '5 1=', '6 1=', '7 1=')
  const told = bracketDifferences(bracketOf(cup(16).tournament, ''), bracketOf(story.tournament, ''))
  expect(told).toHaveLength(21)
  expect(told.at(-1)).toEqual({ id: 'bracket-differs-more', count: expect.any(Number) })
})
