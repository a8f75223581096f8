import { expect, test } from 'vitest'
import { typefaceFor } from './typeface.ts'

const ranges = (page: string): string[] =>
  [...typefaceFor(page).matchAll(/unicode-range: ([^;]+);/g)].map(([, range]) => range as string)

test('a page carries the letters of its names, and no others', () => {
  expect(ranges('Ann, Müller, “Ñandú”')).toEqual([])
  expect(ranges('Žofia Kőszegi')).toEqual(['U+100-24F, U+1E00-1E9F, U+1EF2-1EFF'])
  expect(ranges('Магнус Карлсен')).toEqual(['U+400-45F, U+490-491'])
  expect(ranges('Γιώργος – Nguyễn')).toEqual(['U+1EA0-1EF1', 'U+370-3FF'])
})
