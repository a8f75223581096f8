import { beforeAll, expect, test } from 'vitest'
import { Desk } from '../../../test/world.ts'
import { loadAllWords } from '../../language/voice.ts'
import { settingsFrom } from './settings.ts'

beforeAll(loadAllWords)

test.each`
  typed                     | settings
  ${'seeding=rating'}       | ${{ seeding: 'rating' }}
  ${'balancedColours=true'} | ${{ balancedColours: true }}
  ${'prizes=5000,3000'}     | ${{ prizes: [5000, 3000] }}
  ${'prizes=[5000]'}        | ${{ prizes: [5000] }}
  ${'count=12'}             | ${{ count: 12 }}
  ${'text=a=b'}             | ${{ text: 'a=b' }}
  ${'empty='}               | ${{ empty: '' }}
`('--set $typed', ({ typed, settings }) => {
  expect(settingsFrom([typed])).toEqual(settings)
})

test('a setting is given once', () => {
  expect(() => settingsFrom(['seeding=lot', 'seeding=entry'])).toThrow('--set seeding is given twice')
})

test.each([
  ['bridge-knockout', 'boards=0', 'The option “boards” takes a whole number from 1 to 100; you gave 0.'],
  ['hybrid-knockout', 'raceToPoints=11', 'The option “raceToPoints” takes a number from 0.5 to 10; you gave 11.'],
  ['bridge-knockout', 'handicap=perhaps', 'The option “handicap” takes yes or no; you gave “perhaps”.'],
  ['bridge-knockout', 'handicapOverride={"percent":80}', '“note” in the option “handicapOverride” is missing.'],
  ['hybrid-knockout', 'timeControl=fast', 'The option “timeControl” takes a clock such as 10+5; you gave “fast”.'],
])('a setting that cannot be is refused in words: %s %s (R8)', async (format, setting, sentence) => {
  expect((await new Desk().runs(['new', format, 'x.arbiter', '--set', setting])).err).toContain(sentence)
})

test('a clock is set as 10+5, and a switch by yes or no (R8)', async () => {
  const desk = new Desk()
  const opened = async (...argv: string[]) => JSON.parse((await desk.runs(['new', ...argv, '--json'])).out).facts[0]
  expect((await opened('hybrid-knockout', 'h.arbiter', '--set', 'timeControl=10+5')).options.timeControl).toEqual({
    base: 600,
    increment: 5,
    bonus40: 0,
  })
  expect((await opened('bridge-knockout', 'b.arbiter', '--set', 'handicap=yes')).options.handicap).toBe(true)
  expect((await opened('hybrid-knockout', 'i.arbiter', '--set', 'chess960=no')).options.chess960).toBe(false)
})

test('one format is described by its name, with the ranges of its settings (R8, R10)', async () => {
  const { out } = await new Desk().types('formats hybrid-knockout')
  expect(out).toContain('raceToPoints=0.5')
  expect(out).toContain('0.5 to 10')
  expect(out).not.toContain('league')
  expect((await new Desk().types('formats leage')).err).toContain('Did you mean “league”?')
})
