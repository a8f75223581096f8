/** Lists of entrants for tests: lines in, people or problems out. */
import { type Newcomer, parseEntrants } from '../src/entries/csv.ts'
import { inEnglish } from './said.ts'

export const lines = (...each: string[]): string => each.join('\n')

export const problemsOf = (text: string): string[] => {
  const parsed = parseEntrants(text)
  return parsed.ok
    ? []
    : parsed.problems.map(({ line, column, problem }) => `${line}:${column} ${inEnglish([problem])}`)
}

export const warningsOf = (text: string): string[] =>
  parseEntrants(text).warnings.map(({ line, column, problem }) => `${line}:${column} ${inEnglish([problem])}`)

export const entrantsOf = (text: string): readonly Newcomer[] => {
  const parsed = parseEntrants(text)
  return parsed.ok ? parsed.entrants : []
}
