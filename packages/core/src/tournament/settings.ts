/** Parses the options of a format, fills in defaults, or refuses them. */

import type * as z from 'zod/mini'
import type { AnyFormat } from '../formats/rule-book/format.ts'
import { issueSays, takesSays, theOption, valueAt } from '../issues/issue.ts'
import { schemaAt } from '../issues/schema-at.ts'
import { message } from '../issues/words/messages.ts'
import { first } from '../lists/at.ts'
import type { Message } from '../message/message.ts'
import { visible } from '../message/visible.ts'
import { type RefusedResult, refuse } from '../refusals/result.ts'
import { parseClock } from '../series/clock.ts'
import { nearest } from '../words/nearest.ts'
import { plainText } from '../words/plain-text.ts'
import { message as own } from './words/messages.ts'

type OptionInput = Readonly<Record<string, unknown>>

/** The options with defaults filled in; unknown and wrong options are refused. Case does not matter. */
export function parseOptions(format: AnyFormat, given: OptionInput): Record<string, unknown> | RefusedResult {
  const parsed = format.options.safeParse(given)
  if (parsed.success) return parsed.data as Record<string, unknown>
  const issue = parsed.error.issues[0]
  const respelled = issue && (inOurCase(format, given, issue) ?? nearestInput(given, issue))
  if (respelled) return parseOptions(format, respelled)
  if (issue?.code === 'unrecognized_keys') return unknownOption(format, first(issue.keys))
  const option = issue?.path.map(String).join('.') ?? ''
  const problem = issue ? problemIn(format, issue, given) : theOption(option)
  if (issue?.code !== 'invalid_value') return refuse({ code: 'bad-option', option, problem })
  return refuse({
    code: 'bad-option',
    option,
    problem,
    suggestion: nearest(plainText(given[option]), issue.values.map(String)),
  })
}

function problemIn(format: AnyFormat, issue: z.core.$ZodIssue, given: OptionInput): Message {
  const option = issue.path.map(String).join('.')
  const value = {
    what: theOption(option),
    given: valueAt(given, issue.path),
    schema: schemaAt(format.options, issue.path),
  }
  const takes = issue.code === 'invalid_type' ? exampleOf(option, issue.expected) : undefined
  return takes ? takesSays(takes, value) : issueSays(issue, value)
}

/** Options best explained by an example. */
function exampleOf(option: string, expected: string): Message | undefined {
  if (expected === 'array') return message('takes-list-such', { such: { text: `${option}=[100]` } })
  return option === 'timeControl' ? message('takes-clock', { such: { text: '10+5' } }) : undefined
}

/** Understands "yes" as true, and "10+5" as ten minutes plus five seconds a move. */
function nearestInput(given: OptionInput, issue: z.core.$ZodIssue): OptionInput | undefined {
  const [option, ...deeper] = issue.path.map(String)
  if (issue.code !== 'invalid_type' || option === undefined || deeper.length > 0) return undefined
  const text = given[option]
  if (typeof text !== 'string') return undefined
  const meant = issue.expected === 'boolean' ? switches.get(text.toLowerCase()) : parseClock(text)
  const isMeant = meant !== undefined && (issue.expected === 'boolean' || issue.expected === 'object')
  return isMeant ? { ...given, [option]: meant } : undefined
}

const switches: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'on', 'ja', 'true'].map((word) => [word, true] as const),
  ...['no', 'off', 'nein', 'false'].map((word) => [word, false] as const),
])

/** The same options with an unknown name or word in its proper case, if that helps. */
function inOurCase(format: AnyFormat, given: OptionInput, issue: z.core.$ZodIssue): OptionInput | undefined {
  if (issue.code === 'unrecognized_keys') {
    const [wrong = ''] = issue.keys
    const name = sameIgnoringCase(wrong, optionNames(format))
    return name === undefined || name in given ? undefined : renamed(given, wrong, name)
  }
  const [option, ...deeper] = issue.path.map(String)
  if (issue.code !== 'invalid_value' || option === undefined || deeper.length > 0) return undefined
  const word = sameIgnoringCase(plainText(given[option]), issue.values.map(String))
  return word === undefined ? undefined : { ...given, [option]: word }
}

const sameIgnoringCase = (word: string, words: readonly string[]): string | undefined =>
  words.find((each) => each !== word && each.toLowerCase() === word.trim().toLowerCase())

const renamed = (given: OptionInput, from: string, to: string): OptionInput =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name === from ? to : name, value]))

/** The name of an option in its proper case. */
export const optionNamed = (format: AnyFormat, name: string): string =>
  sameIgnoringCase(name, optionNames(format)) ?? name

const optionNames = (format: AnyFormat): string[] =>
  Object.keys((format.options as unknown as { shape: Record<string, unknown> }).shape)

function unknownOption(format: AnyFormat, option: string): RefusedResult {
  const known = optionNames(format)
  const problem = own('option-unknown', {
    option: { text: visible(option.slice(0, 60)) },
    format: { text: format.name },
    known: known.map((text) => ({ text })),
  })
  return refuse({ code: 'bad-option', option: option.slice(0, 60), problem, suggestion: nearest(option, known) })
}
