import { formats } from '@arbiter/core/formats'
import { beforeAll, expect, test } from 'vitest'
import { formatTitle } from '../../screens/home/format-titles.ts'
import { textOf } from '../../words/message-text.ts'
import { loadWords } from '../../words/texts.ts'
import { ruleBook } from './rules.ts'

beforeAll(() => Promise.all([loadWords('first'), loadWords('home')]))

test.each(formats.map((format) => [format.name, format] as const))('the page knows the %s', async (name, format) => {
  const title = formatTitle(name)
  expect(await ruleBook(name, ['report'])).toBe(format)
  expect(title).toBe(textOf(format.about.title))
})
