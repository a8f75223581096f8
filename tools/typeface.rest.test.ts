/**
 * The committed fonts are what the packages give.
 * @module-tag rest
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fontFiles } from './typeface.mjs'

test('our fonts are cut out of the installed packages: if not, run npm run typeface', async () => {
  for (const [file, content] of await fontFiles())
    expect(readFileSync(file).equals(Buffer.from(content)), String(file)).toBe(true)
})
