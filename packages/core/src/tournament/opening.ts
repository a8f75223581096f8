/** Opening a tournament, and taking one up again from its log. */
import type * as z from 'zod'
import { problemWithName } from '../facts/entrant.ts'
import type { Recorded } from '../facts/fact.ts'
import type { AnyFormat } from '../formats/format.ts'
import { formatNamed, formats } from '../formats/index.ts'
import { isRefusal, type Refusal } from '../refusals/refusal.ts'
import { nearest } from '../words/nearest.ts'
import type { Asked } from './asked.ts'
import { refusedAuthor } from './author.ts'
import { Stamp } from './stamp.ts'
import { Tournament } from './tournament.ts'

export interface Opening {
  /** Seed of every draw by lot; recorded, so that anybody can repeat the draws. */
  readonly dice: string
  readonly name?: string | undefined
  readonly options?: Readonly<Record<string, unknown>>
  /** Publish rounds that depend on results as soon as they can be drawn. On unless said otherwise. */
  readonly autoPair?: boolean
}

/** A new tournament with nobody in it. */
export function openTournament(format: AnyFormat, opening: Opening, asked: Asked): Tournament | Refusal {
  const options = parseOptions(format, opening.options ?? {})
  if (isRefusal(options)) return options
  const refusal = refusedName(opening.name) ?? refusedDice(opening.dice) ?? refusedAuthor(asked.by)
  if (refusal) return refusal
  const fact = new Stamp(0, undefined, asked.now, asked.by).on(
    {
      type: 'tournament-opened',
      format: format.name,
      rules: 1,
      ...(opening.name === undefined ? {} : { name: opening.name }),
      options,
      autoPair: opening.autoPair ?? true,
      dice: opening.dice,
    },
    0,
  )
  return new Tournament(format, [fact])
}

function refusedName(name: string | undefined): Refusal | undefined {
  const problem = name === undefined ? undefined : problemWithName(name)
  return problem === undefined ? undefined : { code: 'bad-name', name: name as string, problem }
}

function refusedDice(dice: string): Refusal | undefined {
  if (dice.length >= 1 && dice.length <= 100) return undefined
  return { code: 'bad-option', option: 'dice', problem: 'the seed takes 1 to 100 characters' }
}

/** The tournament a log tells of. */
export function tournamentOf(log: readonly Recorded[], known: readonly AnyFormat[] = formats): Tournament | Refusal {
  const [first] = log
  if (first?.type !== 'tournament-opened')
    return { code: 'bad-command', problem: 'the log does not begin with the opening of a tournament' }
  const format = formatNamed(first.format, known)
  if (isRefusal(format)) return format
  const refusal = log
    .map((fact) => ('options' in fact ? parseOptions(format, fact.options) : undefined))
    .find(isRefusal)
  return refusal ?? new Tournament(format, log)
}

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
