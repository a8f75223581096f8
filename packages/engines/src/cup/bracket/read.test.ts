import { describe, expect, test } from 'vitest'
import { bookOf, cup } from '../../../test/cup-story.ts'
import { bracketOf } from './bracket-of.ts'
import { readBracket } from './read.ts'
import { writeBracket } from './write.ts'

const bracket = bracketOf(cup(4, {}, bookOf(9)).play('1 1=', '2 ==').tournament, '2026-05-01T12:00:00Z')
const text = writeBracket(bracket)

const problemIn = (damaged: string): string => {
  const reading = readBracket(damaged)
  return reading.ok ? 'none' : reading.problem
}

describe('an unreadable file says what is wrong, and where', () => {
  test.each`
    file                                                          | problem
    ${''}                                                         | ${/empty/}
    ${' \n'}                                                      | ${/empty/}
    ${'PGN'}                                                      | ${/^it is not JSON/}
    ${'[]'}                                                       | ${/no bracket file/}
    ${'{}'}                                                       | ${/^TournamentName: /}
    ${'{"TournamentName":"x","Rounds":[{"Matches":[]}]}'}         | ${/^Rounds\[0\]\.RoundNumber: /}
    ${text.replace('"Result": "1-0"', '"Result": "1-2"')}         | ${/^Rounds\[0\]\.Matches\[0\]\.Games\[0\]\.Result: /}
    ${text.replace('"schemaVersion": 1', '"schemaVersion": 2')}   | ${/newer Arbiter/}
    ${text.replace('"schemaVersion": 1', '"schemaVersion": "x"')} | ${/^schemaVersion: /}
    ${text.replace('"IsDecided": true,', '"IsDecided": true')}    | ${/not JSON.* line \d\d/}
  `('$problem', ({ file, problem }) => expect(problemIn(file)).toMatch(problem))

  test('cut off anywhere it is never read as a whole', () => {
    for (let length = 0; length < text.length - 1; length += 50)
      expect(problemIn(text.slice(0, length)), `${length}`).toMatch(/cut off|empty/)
    for (let length = text.length - 60; length < text.length - 1; length++)
      expect(problemIn(text.slice(0, length))).toMatch(/cut off/)
    expect(readBracket(text.slice(0, -1))).toEqual(readBracket(text))
  })
})

test('a mark of the byte order and names we do not know are passed over', () => {
  expect(readBracket(`\uFEFF${text}`)).toEqual({ ok: true, isOurs: true, bracket })
  expect(readBracket(text.replace('{', '{ "Comment": "mine",'))).toEqual({ ok: true, isOurs: true, bracket })
})

test('what has no schemaVersion is another program’s', () => {
  const { schemaVersion: _, ...rest } = bracket
  expect(readBracket(JSON.stringify(rest))).toMatchObject({ ok: true, isOurs: false })
})
