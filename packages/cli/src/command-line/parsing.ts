/** Parses the words and options of a command with @stricli/core; what it does not understand is told in our words. */
import {
  AliasNotFoundError,
  type Application,
  buildApplication,
  buildCommand,
  type CommandContext,
  FlagNotFoundError,
  run,
  type TypedCommandParameters,
  text_en,
  UnexpectedPositionalError,
  UnsatisfiedFlagError,
  UnsatisfiedPositionalError,
} from '@stricli/core'
import { textOf } from '../language/voice.ts'
import type { Option, Options, Words } from './command.ts'
import { type CommandValues, type Flags, optionsFrom, type Signature, wordsFrom } from './command-values.ts'
import { everywhere } from './everywhere.ts'
import { misused, type Stop } from './stop.ts'
import { howToUse, seeHelpOf, wordMissing } from './usage.ts'
import { message } from './words/messages.ts'

export async function parse(signature: Signature, args: readonly string[]): Promise<CommandValues> {
  const known: Options = { ...signature.options, ...everywhere }
  let parsed: CommandValues = { words: {}, options: {} }
  const app = applicationOf(signature, (flags, ...words) => {
    parsed = { words: wordsFrom(signature.words, words), options: optionsFrom(known, flags) }
  })
  try {
    await run(app, withValues(args, known), { process: { stdout: nowhere, stderr: nowhere } })
  } catch (error) {
    throw await misunderstood(signature, error)
  }
  return parsed
}

const nowhere = { write: () => {} }

type Act = (flags: Flags, ...words: readonly string[]) => void

/** The command as the library knows it. It throws what it does not understand. */
export function applicationOf({ words, options }: Signature, act: Act = () => {}): Application<CommandContext> {
  const shown = Object.values(words)
  const parameters = {
    flags: Object.fromEntries(
      Object.entries({ ...options, ...everywhere }).map(([name, option]) => [name, flagOf(option)]),
    ),
    positional: {
      kind: 'array',
      parameter: { brief: '', parse: (word: string) => word.trim() },
      minimum: shown.filter((word) => !word.endsWith('?')).length,
      ...(shown.some((word) => word.includes('…')) ? {} : { maximum: shown.length }),
    },
  }
  const command = buildCommand<Flags, string[]>({
    // The library derives this type from flags that are known at compile time.
    parameters: parameters as unknown as TypedCommandParameters<Flags, string[], CommandContext>,
    docs: { brief: '' },
    func: (flags, ...typed) => act(flags, ...typed),
  })
  const config = {
    name: 'arbiter',
    // `--` is a result: nobody came.
    scanner: { allowArgumentEscapeSequence: !('result' in words) },
    localization: { text: { ...text_en, exceptionWhileParsingArguments: thrown } },
    documentation: { disableAnsiColor: true },
  }
  // Without its own --help: ours is heard before anything is parsed.
  return buildApplication(command, config, {})
}

function thrown(error: unknown): never {
  throw error
}

function flagOf({ value, about }: Option) {
  const brief = textOf(about)
  return value === undefined
    ? { kind: 'counter', brief, optional: true }
    : {
        kind: 'parsed',
        parse: String,
        brief,
        optional: true,
        variadic: true,
        proposeCompletions: () => choicesIn(value),
      }
}

/** `team|directors`: one of a few words. */
const choicesIn = (value: string): string[] => (/^[a-z\d-]+(\|[a-z\d-]+)+$/.test(value) ? value.split('|') : [])

/** What the library takes for something else: an empty value, one of several lines, and one that looks like a short option. */
function withValues(args: readonly string[], known: Options): string[] {
  const settled: string[] = []
  for (let i = 0; i < args.length; i++) {
    const [arg = '', next = ''] = args.slice(i, i + 2)
    const [, name = '', value] = /^--([^=]+)(?:=(.*))?$/s.exec(arg) ?? []
    const option = known[name]
    if (option && option.value === undefined && value !== undefined) throw misused(isSwitch(name))
    if ((value !== undefined && !/./.test(value)) || value?.includes('\n')) settled.push(`--${name}`, value ?? '')
    else if (option?.value !== undefined && value === undefined && /^-[a-z]+$/i.test(next)) {
      settled.push(`${arg}=${next}`)
      i++
    } else settled.push(arg)
  }
  return settled
}

const isSwitch = (name: string) => message('line-switch', { option: { text: `--${name}` } })

/** What was not understood, and what may have been meant. */
async function misunderstood({ name, words, options }: Signature, error: unknown): Promise<unknown> {
  if (error instanceof FlagNotFoundError || error instanceof AliasNotFoundError) {
    const typed = `${error instanceof AliasNotFoundError ? '-' : '--'}${error.input}`
    return noOption(name, typed, [...Object.keys(options), ...Object.keys(everywhere)])
  }
  if (error instanceof UnsatisfiedFlagError) return needsValue(error.externalFlagName, { ...options, ...everywhere })
  if (error instanceof UnsatisfiedPositionalError) {
    return missingWord(name, words, error.limit?.[1] ?? 0)
  }
  if (error instanceof UnexpectedPositionalError)
    return misused([
      message('line-word-extra', { command: { text: name }, word: { text: error.input } }),
      howToUse(name, words),
    ])
  return error
}

async function missingWord(name: string, words: Words, place: number): Promise<Stop> {
  const { meaningsOf } = await import('./word-meanings.ts')
  // Two words of a command may stand for the same: `engines play ENGINE ENGINE`.
  const word = Object.values(words)[place]?.replace(/[?…]+$/, '')
  const meaning = word === undefined ? undefined : meaningsOf(name, words)[word]
  if (word === undefined || meaning === undefined) throw new RangeError(`${name} has no word ${place}`)
  const is = message('line-word-is', { word: { text: word }, meaning })
  return misused([wordMissing(name, word), is, howToUse(name, words)])
}

async function noOption(command: string, typed: string, known: readonly string[]): Promise<Stop> {
  const { suggestion } = await import('./suggestion.ts')
  return misused([
    message('line-no-option', { command: { text: command }, option: { text: typed } }),
    ...suggestion(typed.replace(/^-+/, ''), known, '--'),
    seeHelpOf(command),
  ])
}

function needsValue(name: string, known: Options): Stop {
  const option = `--${name}`
  const usage = `${option} ${known[name]?.value ?? ''}`
  return misused(message('line-needs-value', { option: { text: option }, usage: { text: usage } }))
}
