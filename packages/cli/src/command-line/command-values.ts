/** What was typed for a command: its words and options by name. A line of words alone is read here, without the library that parses options. */
import type { Option, Options, Words } from './command.ts'
import { everywhere } from './everywhere.ts'

/** What a command takes, under the name it is typed by. */
export interface Signature {
  readonly name: string
  readonly words: Words
  readonly options: Options
}

type Value = string | boolean | readonly string[] | undefined

export interface CommandValues {
  readonly words: Readonly<Record<string, Value>>
  readonly options: Readonly<Record<string, Value>>
}

/** Switches are counted and values are collected, so that an option may be repeated; the last one counts. */
export type Flags = Readonly<Record<string, number | readonly string[] | undefined>>

/** The values of a line without options; `undefined` if it has any, or too few or too many words. */
export function plainValues({ words, options }: Signature, args: readonly string[]): CommandValues | undefined {
  const shown = Object.values(words)
  const least = shown.filter((word) => !word.endsWith('?')).length
  const most = shown.some((word) => word.includes('…')) ? Infinity : shown.length
  const isPlain = args.every((arg) => arg !== '' && !arg.startsWith('-'))
  if (!isPlain || args.length < least || args.length > most) return undefined
  const typed = args.map((arg) => arg.trim())
  return { words: wordsFrom(words, typed), options: optionsFrom({ ...options, ...everywhere }, {}) }
}

/** The last word that may be repeated takes all that are left. */
export function wordsFrom(words: Words, typed: readonly string[]): CommandValues['words'] {
  const left = [...typed]
  return Object.fromEntries(
    Object.entries(words).map(([key, shown]) => [key, shown.includes('…') ? left.splice(0) : left.shift()]),
  )
}

export const optionsFrom = (known: Options, flags: Flags): CommandValues['options'] =>
  Object.fromEntries(Object.entries(known).map(([name, option]) => [name, optionValue(option, flags[name])]))

function optionValue({ value, isList }: Option, flag: Flags[string]): Value {
  if (value === undefined) return (flag ?? 0) !== 0
  const values = Array.isArray(flag) ? flag : []
  return isList ? values : values.at(-1)
}
