import { readFileSync } from 'node:fs'
import { formats } from '@arbiter/core/formats'
import { describe, expect, test } from 'vitest'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const english = (format: string): string => read(`../../../../core/src/formats/${format}/RULES.md`)

/** What a translation must keep: rule numbers, structure, names of commands and settings. */
const skeletonOf = (text: string) => ({
  rules: text.match(/^\| [A-Z]{3}-S?\d+[a-z]? \|/gm),
  references: text.match(/[A-Z]{3}-S?\d+[a-z]?/g)?.toSorted(),
  settings: text.match(/`[^`]+`/g)?.toSorted(),
  columns: text.match(/^\|.*$/gm)?.map((row) => row.split(' | ').length),
  sections: text.match(/^## /gm)?.length,
  items: text.match(/^- /gm)?.length,
})

/** Table rows and list items, one per line. */
const statementsOf = (text: string): readonly string[] => text.match(/^(?:\| [A-Z]{3}-|- ).*$/gm) ?? []

/** Statements much shorter or longer than in English: a sentence was left out or kept twice. */
function uneven(format: string, translated: string): readonly string[] {
  const said = statementsOf(translated)
  return statementsOf(english(format)).filter((statement, index) => {
    const share = (said[index]?.length ?? 0) / statement.length
    return statement.length > 120 && (share < 0.85 || share > 1.6)
  })
}

/** 10,000, 10.000 and 10 000 are the same. */
const numbersOf = (statement: string): string[] => statement.replace(/(?<=\d)[.,\u00a0](?=\d)/g, '').match(/\d+/g) ?? []

/** Numbers in English statements that are missing in the translation. */
function missing(format: string, translated: string): readonly string[] {
  const said = statementsOf(translated)
  return statementsOf(english(format)).flatMap((statement, index) => {
    const there = numbersOf(said[index] ?? '')
    const lost = numbersOf(statement).filter((number) => !take(number, there))
    return lost.map((number) => `${number} in ${statement}`)
  })
}

function take(number: string, from: string[]): boolean {
  const place = from.indexOf(number)
  if (place >= 0) from.splice(place, 1)
  return place >= 0
}

describe.each(['de', 'fr'])('the rule book in %s', (language) => {
  const translated = (format: string) => read(`../../../../core/src/formats/${format}/RULES.${language}.md`)
  const books = formats.map(({ name }) => name)

  test.each(books)('of the %s has every rule, reference and setting of the English one', (format) => {
    expect(skeletonOf(translated(format))).toEqual(skeletonOf(english(format)))
  })

  test.each(books)('of the %s has every number', (format) => {
    expect(missing(format, translated(format))).toEqual([])
  })

  test.each(books)('of the %s leaves no sentence out', (format) => {
    expect(uneven(format, translated(format))).toEqual([])
  })
})
