/** The options of a format as somebody writes them: read, filled in, refused. */
import type * as z from 'zod'
import type { AnyFormat } from '../formats/format.ts'
import type { Refusal } from '../refusals/refusal.ts'
import { nearest } from '../words/nearest.ts'

type Given = Readonly<Record<string, unknown>>

/** A format's options with what was left out filled in; unknown and wrong ones are refused. Case does not matter. */
export function parseOptions(format: AnyFormat, given: Given): Record<string, unknown> | Refusal {
  const parsed = format.options.safeParse(given)
  if (parsed.success) return parsed.data as Record<string, unknown>
  const issue = parsed.error.issues[0]
  const respelled = issue && inOurCase(format, given, issue)
  if (respelled) return parseOptions(format, respelled)
  if (issue?.code === 'unrecognized_keys') return unknownOption(format, issue.keys[0] as string)
  const option = issue?.path.map(String).join('.') ?? ''
  if (issue?.code === 'invalid_value') return unknownWord(option, issue.values.map(String), String(given[option]))
  const isList = issue?.code === 'invalid_type' && issue.expected === 'array'
  return {
    code: 'bad-option',
    option,
    problem: isList ? `it takes a list, such as ${option}=[100]` : (issue?.message ?? ''),
  }
}

/** The same options with the name or the word that is not known in the case it is known in. */
function inOurCase(format: AnyFormat, given: Given, issue: z.core.$ZodIssue): Given | undefined {
  if (issue.code === 'unrecognized_keys') {
    const [wrong = ''] = issue.keys
    const name = sameIgnoringCase(wrong, optionNames(format))
    return name === undefined || name in given ? undefined : renamed(given, wrong, name)
  }
  const [option, ...deeper] = issue.path.map(String)
  if (issue.code !== 'invalid_value' || option === undefined || deeper.length > 0) return undefined
  const word = sameIgnoringCase(String(given[option]), issue.values.map(String))
  return word === undefined ? undefined : { ...given, [option]: word }
}

const sameIgnoringCase = (word: string, words: readonly string[]): string | undefined =>
  words.find((each) => each !== word && each.toLowerCase() === word.trim().toLowerCase())

const renamed = (given: Given, from: string, to: string): Given =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name === from ? to : name, value]))

/** What an option is called here that somebody may have written in another case. */
export const optionNamed = (format: AnyFormat, name: string): string =>
  sameIgnoringCase(name, optionNames(format)) ?? name

const optionNames = (format: AnyFormat): string[] =>
  Object.keys((format.options as unknown as { shape: Record<string, unknown> }).shape)

function unknownWord(option: string, words: readonly string[], given: string): Refusal {
  const problem = `it takes ${words.join(', ')}, not "${given}"`
  return { code: 'bad-option', option, problem, suggestion: nearest(given, words) }
}

function unknownOption(format: AnyFormat, option: string): Refusal {
  const known = optionNames(format)
  const problem = `there is no such option; ${format.name} has ${known.join(', ')}`
  return { code: 'bad-option', option, problem, suggestion: nearest(option, known) }
}
