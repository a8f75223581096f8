import { readFileSync } from 'node:fs'
import { formats } from '@arbiter/core'
import { expect, test } from 'vitest'

const book = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')

/** What a translation must not change: numbers, structure, words of commands and settings. */
const skeletonOf = (text: string) => ({
  rules: text.match(/^\| [A-Z]{3}-S?\d+[a-z]? \|/gm),
  references: text.match(/[A-Z]{3}-S?\d+[a-z]?/g)?.toSorted(),
  settings: text.match(/`[^`]+`/g)?.toSorted(),
  columns: text.match(/^\|.*$/gm)?.map((row) => row.split(' | ').length),
  sections: text.match(/^## /gm)?.length,
  items: text.match(/^- /gm)?.length,
})

test.each(formats.map(({ name }) => name))(
  'the German rule book of the %s has every rule, reference and setting of the English one',
  (format) => {
    const english = skeletonOf(book(`../../../../core/src/formats/${format}/RULES.md`))
    expect(skeletonOf(book(`../../screens/rules/german/${format}.md`))).toEqual(english)
  },
)
