/** The options an engine declares, and checks of wanted values against them. */
import { didYouMean } from '@arbiter/core'
import { nearest } from '@arbiter/core/issues'
import type { Message } from '@arbiter/core/messages'
import type { OptionValue } from '../engine/spec.ts'
import { message } from './words/messages.ts'

export type DeclaredOption = { readonly name: string } & (
  | { readonly type: 'check'; readonly default: boolean }
  | { readonly type: 'spin'; readonly default: number; readonly min: number; readonly max: number }
  | { readonly type: 'combo'; readonly default: string; readonly choices: readonly string[] }
  | { readonly type: 'string'; readonly default: string }
  | { readonly type: 'button' }
)

/** `option name Skill Level type spin default 20 min 0 max 20`; names and values may contain blanks. */
export function parseOption(line: string): DeclaredOption | undefined {
  const found = /^\s*option\s+name\s+(?<name>.+?)\s+type\s+(?<type>\w+)(?<rest>.*)$/.exec(line)?.groups
  if (!found) return undefined
  const { name = '', type = '', rest = '' } = found
  const fields = fieldsOf(rest)
  const value = fields.find(({ field }) => field === 'default')?.value ?? ''
  switch (type) {
    case 'check':
      return { name, type, default: value === 'true' }
    case 'spin':
      return { name, type, default: Number(value), ...bounds(fields) }
    case 'combo':
      return { name, type, default: value, choices: fields.filter(({ field }) => field === 'var').map((f) => f.value) }
    case 'string':
      return { name, type, default: value === '<empty>' ? '' : value }
    case 'button':
      return { name, type }
    default:
      return undefined
  }
}

interface Field {
  readonly field: string
  readonly value: string
}

function fieldsOf(rest: string): Field[] {
  const parts = rest.split(/\s+(?=(?:default|min|max|var)(?:\s|$))/).map((part) => part.trim())
  return parts.map((part) => ({ field: part.split(/\s/, 1)[0] ?? '', value: part.replace(/^\S+\s*/, '') }))
}

function bounds(fields: readonly Field[]): { min: number; max: number } {
  const number = (name: string, otherwise: number) => {
    const value = fields.find(({ field }) => field === name)?.value
    return value === undefined || value === '' || Number.isNaN(Number(value)) ? otherwise : Number(value)
  }
  return { min: number('min', Number.NEGATIVE_INFINITY), max: number('max', Number.POSITIVE_INFINITY) }
}

export type OptionProblem = { readonly option: string } & (
  | { readonly code: 'unknown-option'; readonly suggestion?: string }
  | { readonly code: 'wrong-type'; readonly wants: Wants }
  | { readonly code: 'out-of-range'; readonly min: number; readonly max: number }
  | { readonly code: 'unknown-choice'; readonly choices: readonly string[]; readonly suggestion?: string }
)

type Wants = 'true-or-false' | 'pressed' | 'whole-number' | 'one-line'

export type WantedOptions = Readonly<Record<string, OptionValue>>

/** Every problem, in the order of the values. */
export function checkOptions(declared: readonly DeclaredOption[], wanted: WantedOptions): OptionProblem[] {
  return Object.entries(wanted).flatMap(([name, value]) => problemWith(declared, name, value) ?? [])
}

function problemWith(declared: readonly DeclaredOption[], name: string, value: OptionValue): OptionProblem | undefined {
  const option = declaredAs(declared, name)
  if (option) return misfit(option, name, value)
  return {
    option: name,
    code: 'unknown-option',
    ...suggest(
      name,
      declared.map((each) => each.name),
    ),
  }
}

/** Names of options are case-insensitive. */
export const declaredAs = (declared: readonly DeclaredOption[], name: string): DeclaredOption | undefined =>
  declared.find((each) => each.name.toLowerCase() === name.toLowerCase())

function misfit(declared: DeclaredOption, option: string, value: OptionValue): OptionProblem | undefined {
  switch (declared.type) {
    case 'check':
      return typeof value === 'boolean' ? undefined : { option, code: 'wrong-type', wants: 'true-or-false' }
    case 'button':
      return value === true ? undefined : { option, code: 'wrong-type', wants: 'pressed' }
    case 'spin':
      return spinMisfit(declared.min, declared.max, option, value)
    case 'combo':
      return comboMisfit(declared.choices, option, value)
    case 'string':
      return isOneLine(value) ? undefined : { option, code: 'wrong-type', wants: 'one-line' }
  }
}

function spinMisfit(min: number, max: number, option: string, value: OptionValue): OptionProblem | undefined {
  if (typeof value !== 'number' || !Number.isInteger(value))
    return { option, code: 'wrong-type', wants: 'whole-number' }
  return value >= min && value <= max ? undefined : { option, code: 'out-of-range', min, max }
}

function comboMisfit(choices: readonly string[], option: string, value: OptionValue): OptionProblem | undefined {
  if (choices.some((choice) => choice.toLowerCase() === String(value).toLowerCase())) return undefined
  return { option, code: 'unknown-choice', choices, ...suggest(String(value), choices) }
}

const isOneLine = (value: OptionValue) => typeof value !== 'boolean' && !/[\r\n]/.test(String(value))

function suggest(word: string, words: readonly string[]): { suggestion?: string } {
  const suggestion = nearest(word, words)
  return suggestion === undefined ? {} : { suggestion }
}

/** The problem, and perhaps a suggestion. */
export function optionSays(problem: OptionProblem): readonly Message[] {
  const option = { text: problem.option }
  switch (problem.code) {
    case 'unknown-option':
      return [message('uci-option-unknown', { option }), ...didYouMean(problem.suggestion)]
    case 'wrong-type':
      return [message('uci-option-type', { option, wants: problem.wants })]
    case 'out-of-range':
      return [rangeSays(problem)]
    case 'unknown-choice':
      return [
        message('uci-option-choices', { option, choices: problem.choices.map((text) => ({ text })) }),
        ...didYouMean(problem.suggestion),
      ]
    default:
      return problem satisfies never
  }
}

/** Either bound may be missing. */
function rangeSays({ option: text, min, max }: Extract<OptionProblem, { code: 'out-of-range' }>): Message {
  const option = { text }
  if (max === Number.POSITIVE_INFINITY) return message('uci-option-least', { option, min: { number: min } })
  if (min === Number.NEGATIVE_INFINITY) return message('uci-option-most', { option, max: { number: max } })
  return message('uci-option-range', { option, min: { number: min }, max: { number: max } })
}

/** The `setoption` command, in the engine's spelling. */
export function setOption(declared: DeclaredOption, value: OptionValue): string {
  if (declared.type === 'button') return `setoption name ${declared.name}\n`
  return `setoption name ${declared.name} value ${declared.type === 'combo' ? choiceNamed(declared.choices, value) : value}\n`
}

const choiceNamed = (choices: readonly string[], value: OptionValue) =>
  choices.find((choice) => choice.toLowerCase() === String(value).toLowerCase()) ?? value
