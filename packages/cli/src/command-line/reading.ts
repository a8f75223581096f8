/** Reads the words and options of a command line; says what was not understood and what may have been meant. */
import { parseArgs } from 'node:util'
import type { Message } from '@arbiter/core/messages'
import type { Options, Words } from './command.ts'
import { misused } from './stop.ts'
import { usageOf } from './usage.ts'
import { message } from './words/messages.ts'

/** Options every command has. */
export const everywhere = {
  json: { about: message('line-option-json') },
  language: { value: 'LANGUAGE', about: message('line-option-language') },
  help: { about: message('line-option-help') },
} as const satisfies Options

type Given = Readonly<Record<string, string | boolean | readonly string[] | undefined>>

export interface Read {
  readonly words: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly options: Given
}

interface Spoken {
  readonly words: Words
  readonly options: Options
}

/** The options alone, so that `--help` is heard before missing words are. */
export async function readOptions(name: string, { options, words }: Spoken, args: readonly string[]) {
  const known: Options = { ...options, ...everywhere }
  const config = Object.entries(known).map(([option, { value, isList }]) => [
    option,
    { type: value === undefined ? 'boolean' : 'string', multiple: isList ?? false } as const,
  ])
  const { values, positionals, tokens } = parseArgs({
    args: args.map((arg, i) => asWord(arg, args[i - 1] ?? '', words)),
    options: Object.fromEntries(config),
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  for (const token of tokens) if (token.kind === 'option') await checkOption(name, known, token)
  return { given: withDefaults(known, values as Given), positionals: positionals.map((word) => word.trim()) }
}

/**
 * `-+` and `--` are results where a result is asked for, and `-5` is a figure; a space in front keeps them from being
 * taken for options.
 */
function asWord(arg: string, before: string, words: Words): string {
  if (arg === '-h') return '--help'
  const isResult = 'result' in words && (arg === '-+' || arg === '--')
  const isFigure = ('result' in words || 'points' in words) && /^-\d/.test(arg) && !before.startsWith('--')
  return isResult || isFigure ? ` ${arg}` : arg
}

interface OptionToken {
  readonly name: string
  readonly rawName: string
  readonly value?: string | undefined
  readonly inlineValue?: boolean | undefined
}

async function checkOption(command: string, known: Options, token: OptionToken): Promise<void> {
  const option = known[token.name]
  const { rawName } = token
  if (!option || !rawName.startsWith('--')) {
    const { suggestion } = await import('./suggestion.ts')
    throw misused([
      message('line-no-option', { command: { text: command }, option: { text: rawName } }),
      ...suggestion(token.name, Object.keys(known), '--'),
      seeHelpOf(command),
    ])
  }
  if (option.value === undefined && token.inlineValue)
    throw misused(message('line-switch', { option: { text: rawName } }))
  if (option.value !== undefined && (token.value === undefined || (!token.inlineValue && looksLikeOption(token.value))))
    throw misused(
      message('line-needs-value', { option: { text: rawName }, usage: { text: `${rawName} ${option.value}` } }),
    )
}

const looksLikeOption = (value: string): boolean => /^--[a-z]/.test(value)

const withDefaults = (known: Options, values: Given): Given =>
  Object.fromEntries(
    Object.entries(known).map(([name, { value, isList }]) => [
      name,
      values[name] ?? (isList ? [] : value === undefined ? false : undefined),
    ]),
  )

/** The words by their names. */
export function readWords(name: string, spoken: Spoken, positionals: readonly string[]): Read['words'] {
  const left = [...positionals]
  const words: Record<string, string | readonly string[] | undefined> = {}
  for (const [key, shown] of Object.entries(spoken.words)) {
    if (left.length === 0 && !shown.endsWith('?'))
      throw misused([wordMissing(name, shown.replace('…', '')), howToUse(name, spoken.words)])
    words[key] = shown.includes('…') ? left.splice(0) : left.shift()
  }
  const [extra] = left
  if (extra !== undefined)
    throw misused([
      message('line-word-extra', { command: { text: name }, word: { text: extra } }),
      howToUse(name, spoken.words),
    ])
  return words
}

/** "See: arbiter enter --help" */
export const seeHelpOf = (command: string): Message => see(`arbiter ${command} --help`)

export const see = (line: string): Message => message('line-see', { command: { text: line } })

/** "enter: NAME is missing." */
export const wordMissing = (command: string, word: string): Message =>
  message('line-word-missing', { command: { text: command }, word: { text: word } })

const howToUse = (name: string, words: Words): Message =>
  message('line-usage', { usage: { text: usageOf(name, words) } })
