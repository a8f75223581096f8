/**
 * A spectator's first page is light in every language: at most 150 kB of compressed JavaScript with the heaviest rule book, of
 * which at most 20 kB are words.
 */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { firstLoads, textsOf } from '../../../tools/first-loads.mjs'
import { pages } from '../src/app/pages.ts'

const loads: Record<string, string[]> = firstLoads()

/** With gzip, for browsers that know nothing better; brotli is a tenth smaller. */
const weight = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 6 }).length, 0)

const wordsFor = (screen: string): readonly string[] => {
  const page = pages.find(({ load }) => String(load).includes(`/${screen}.tsx`))
  return ['first', 'bridge-knockout', ...(page?.words ?? [])]
}

describe.each(['en', 'de', 'fr'])('in %s', (language) => {
  test.each([
    'overview',
    'bracket',
    'table',
    'matches',
    'match',
    'entrants',
    'entrant',
    'history',
    'hall',
    'embed-page',
  ])('the first load of %s', (screen) => {
    const scripts = loads[screen] as string[]
    const texts: string[] = textsOf(language, wordsFor(screen))
    expect([scripts.length > 5, texts.length]).toEqual([true, wordsFor(screen).length])
    expect(weight(texts)).toBeLessThanOrEqual(20_000)
    expect(weight([...scripts, ...texts])).toBeLessThanOrEqual(150_000)
  })
})
