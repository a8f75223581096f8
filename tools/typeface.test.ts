import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fontModule, fontModuleText } from './typeface.mjs'

test('the font in the pages is the one of the installed package: if not, run npm run typeface', async () => {
  expect(readFileSync(fontModule, 'utf8') === (await fontModuleText())).toBe(true)
})
