import { expect, test } from 'vitest'
import { fitted, harmless, padded, textWidth } from './text-width.ts'

test.each`
  text              | width
  ${'Ann'}          | ${3}
  ${''}             | ${0}
  ${'Jürgen'}       | ${6}
  ${'Ju\u0308rgen'} | ${6}
  ${'王小明'}       | ${6}
  ${'Ann 王'}       | ${6}
  ${'김철수'}       | ${6}
  ${'ﾀﾅｶ'}          | ${3}
  ${'♞ Ann'}        | ${5}
  ${'👩‍👩‍👧'}           | ${2}
  ${'🇩🇪'}           | ${2}
  ${'A\u200Bnn'}    | ${3}
`('“$text” takes $width columns', ({ text, width }) => {
  expect(textWidth(text)).toBe(width)
})

test.each`
  text        | width | shown
  ${'Ann'}    | ${3}  | ${'Ann'}
  ${'Anna'}   | ${3}  | ${'An…'}
  ${'王小明'} | ${5}  | ${'王小…'}
  ${'王小明'} | ${4}  | ${'王…'}
  ${'Ann B'}  | ${4}  | ${'Ann…'}
  ${'Anna'}   | ${1}  | ${'…'}
  ${'Anna'}   | ${0}  | ${''}
`('“$text” in $width columns is “$shown”', ({ text, width, shown }) => {
  expect(fitted(text, width)).toBe(shown)
  expect(textWidth(fitted(text, width))).toBeLessThanOrEqual(width)
})

test('padding counts columns, not letters', () => {
  expect(padded('王', 4)).toBe('王  ')
  expect(padded('½', 3, 'right')).toBe('  ½')
})

test('nothing that moves the cursor, changes colours or turns the line around reaches the screen', () => {
  expect(harmless('A\u001B[31mnn\r\n\u0007\u009B2J\u202Eb\u2066c')).toBe('A�[31mnn����2J�b�c')
  expect(harmless('Åse ♞ 王')).toBe('Åse ♞ 王')
  expect(harmless('\u2068אבג\u2069 1–0')).toBe('\u2068אבג\u2069 1–0')
  expect(harmless('a\u2069 b\u2068 c\u2067d\u2069')).toBe('a� b� c�d�')
})
