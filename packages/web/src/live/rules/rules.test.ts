import { formats } from '@arbiter/core'
import { expect, test } from 'vitest'
import { formatTitles } from '../../screens/home/format-titles.ts'
import { ruleBook } from './rules.ts'

test.each(formats.map((format) => [format.name, format] as const))('the page knows the %s', async (name, format) => {
  expect(await ruleBook(name)).toBe(format)
  expect(formatTitles[name]).toBe(format.title)
})
