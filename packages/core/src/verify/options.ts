/** The options of a format, read without its schema: missing or wrong options have their defaults, wrong ones are findings. */
import type { RecordedOf } from './facts.ts'
import { about, type Finding } from './finding.ts'
import { message } from './words/messages.ts'

export type OpenedFact = RecordedOf<'tournament-opened'>
/** A fact with the options. */
export type WithOptions = OpenedFact | RecordedOf<'options-changed'>

/** An option with the rule it belongs to and the values it may have. */
interface Option {
  readonly rule: string
  isRight(value: unknown): boolean
}

export class Options {
  private readonly known: ReadonlyMap<string, Option>

  constructor(known: Readonly<Record<string, Option>>) {
    this.known = new Map(Object.entries(known))
  }

  /** Returns the given value of an option, if it is valid. */
  reader({ options }: Pick<WithOptions, 'options'>): (name: string) => unknown {
    return (name) =>
      Object.hasOwn(options, name) && this.known.get(name)?.isRight(options[name]) ? options[name] : undefined
  }

  problems(opened: WithOptions): Finding[] {
    return Object.entries(opened.options).flatMap(([name, value]) => {
      const option = this.known.get(name)
      if (!option) return [about(opened, 'LOG-16', message('found-option-unknown', { option: { text: name } }))]
      return option.isRight(value)
        ? []
        : [about(opened, option.rule, message('found-option-wrong', { option: { text: name } }))]
    })
  }
}

export const isBoolean = (value: unknown): boolean => typeof value === 'boolean'

export const isOneOf =
  (...values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value)

export const isWhole =
  (least: number, most: number) =>
  (value: unknown): boolean =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most
