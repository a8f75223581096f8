import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { isolated } from './isolated.ts'
import { said } from './said.ts'

const salah = 'محمد صلاح الدين'
const alone = `\u2068${salah}\u2069`

test('a result behind a right-to-left name is read as it was played (B2)', () => {
  expect(said(`Match 1: ${salah} 0–1 Anna Müller.`)).toBe(`Match 1: ${alone} 0–1 Anna Müller.`)
  const words = catalogue(
    { told: (white: string, result: string, black: string) => `${white} ${result} ${black}` },
    { told: (white: string, result: string, black: string) => `${white} ${result} ${black}` },
  )
  expect(words.told(salah, '0–1', 'דוד')).toBe(`${alone} 0–1 \u2068דוד\u2069`)
})

test('what is isolated is not isolated again, and other text is left alone', () => {
  expect(isolated(isolated(`${salah} 0–1`))).toBe(`${alone} 0–1`)
  for (const text of ['Smith and Jones 1–0 #3', 'Žofia – 山田', '']) expect(isolated(text)).toBe(text)
})
