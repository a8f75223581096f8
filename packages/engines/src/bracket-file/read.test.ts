import { describe, expect, test } from 'vitest'
import { bookOf, cup } from '../../test/cup-story.ts'
import { inEnglish } from '../../test/said.ts'
import { bracketOf } from './bracket-of.ts'
import { readBracket } from './read.ts'
import { writeBracket } from './write.ts'

const bracket = bracketOf(cup(4, {}, bookOf(9)).play('1 1=', '2 ==').tournament, '2026-05-01T12:00:00Z')
const text = writeBracket(bracket)

const problemIn = (damaged: string): string => {
  const reading = readBracket(damaged)
  return reading.ok ? 'none' : inEnglish(reading.says)
}

describe('an unreadable file says what is wrong, and where', () => {
  test.each`
    file                                                          | problem
    ${''}                                                         | ${/empty/}
    ${' \n'}                                                      | ${/empty/}
    ${'PGN'}                                                      | ${/^It is not JSON/}
    ${'[]'}                                                       | ${/not a bracket file/}
    ${'{}'}                                                       | ${/^The field “TournamentName” is missing\./}
    ${'{"TournamentName":"x","Rounds":[{"Matches":[]}]}'}         | ${/^The field “Rounds\[0\]\.RoundNumber” is missing\./}
    ${text.replace('"Result": "1-0"', '"Result": "1-2"')}         | ${/^The field “Rounds\[0\]\.Matches\[0\]\.Games\[0\]\.Result” takes .*; you gave “1-2”\./}
    ${text.replace('"schemaVersion": 1', '"schemaVersion": 2')}   | ${/newer Arbiter/}
    ${text.replace('"schemaVersion": 1', '"schemaVersion": "x"')} | ${/^The field “schemaVersion” takes /}
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
