/** Reads the words and options of a command line; says what was not understood and what may have been meant. */
import { parseArgs } from 'node:util'
import type { Options, Words } from './command.ts'
import { misused } from './stop.ts'
import { usageOf } from './usage.ts'

/** Options every command has. */
export const everywhere = {
  json: { about: 'Answer with data instead of a page' },
  help: { about: 'Show how this command is used' },
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
    throw misused(
      `${command} has no option ${rawName}.${suggestion(token.name, Object.keys(known), '--')} See: arbiter ${command} --help`,
    )
  }
  if (option.value === undefined && token.inlineValue)
    throw misused(`${rawName} is a switch and takes no value. Write just ${rawName}.`)
  if (option.value !== undefined && (token.value === undefined || (!token.inlineValue && looksLikeOption(token.value))))
    throw misused(`${rawName} needs a value: ${rawName} ${option.value}`)
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
      throw misused(`${name}: ${shown.replace('…', '')} is missing. Usage: ${usageOf(name, spoken.words)}`)
    words[key] = shown.includes('…') ? left.splice(0) : left.shift()
  }
  if (left.length > 0)
    throw misused(
      `${name}: "${left[0]}" is one word too many. Names with spaces go in quotes. Usage: ${usageOf(name, spoken.words)}`,
    )
  return words
}
