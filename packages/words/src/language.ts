/** A language: its messages, by Fluent, and how it writes numbers, times and lists. */

import {
  FluentBundle,
  type FluentFunction,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentValue,
  type FluentVariable,
} from '@fluent/bundle'
import { memoize } from './memoize.ts'
import { numberIn, ordinalIn } from './values.ts'

/** English days are written the European way, as the rest of the program is. */
const locales: Readonly<Record<string, string>> = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' }

/** The text of every message by its id (what stands behind the `=` of the .ftl file), as `npm run words` writes it. */
export type Texts = Readonly<Record<string, string>>

/** What a language does otherwise than others. */
export interface Manner {
  /** Numbers, times and lists are written as in this locale. */
  readonly formats?: string
  /** Every piece of our text is put through this. */
  readonly transform?: (text: string) => string
  readonly around?: readonly [string, string]
}

/** Messages are read when they are first said: a program says few of them. */
export class Language {
  readonly code: string
  readonly locale: string
  readonly bundle: FluentBundle
  /** What stands before and after everything that is said. */
  readonly around: readonly [string, string] | undefined
  readonly #texts: Texts[] = []
  readonly #patterns = new Map<string, Pattern>()
  readonly #transform: (text: string) => string

  constructor(code: string, texts: Texts = {}, { formats, transform, around }: Manner = {}) {
    this.code = code
    this.locale = formats ?? locales[code] ?? code
    this.around = around
    const functions = functionsIn(this.locale)
    const how = { useIsolating: false, functions, ...(transform ? { transform } : {}) }
    this.bundle = new FluentBundle(locales[code] ?? code, how)
    this.#transform = transform ?? ((text) => text)
    this.add(texts)
  }

  /** More messages, for a part of the program that is loaded later. Terms, which begin with "-", are read at once. */
  add(texts: Texts): void {
    this.#texts.push(texts)
    for (const id in texts) if (id.startsWith('-')) this.#read(id, texts[id] as string)
  }

  message(id: string): ReturnType<FluentBundle['getMessage']> {
    const known = this.bundle.getMessage(id)
    if (known) return known
    const text = this.#texts.find((texts) => Object.hasOwn(texts, id))?.[id]
    if (text !== undefined) this.#read(id, text)
    return this.bundle.getMessage(id)
  }

  /** What stands behind a message's id, or behind one of its forms, if it has that form. */
  pattern(id: string, form?: string): Pattern {
    const key = form === undefined ? id : `${id}.${form}`
    const known = this.#patterns.get(key) ?? this.#patternOf(id, form)
    this.#patterns.set(key, known)
    return known
  }

  #patternOf(id: string, form: string | undefined): Pattern {
    const found = this.message(id)
    const fluent = (form === undefined ? undefined : found?.attributes[form]) ?? found?.value
    if (!fluent) throw new Error(`there is no message ${id} in ${this.code}`)
    const elements = typeof fluent === 'string' ? [fluent] : fluent
    const pieces = elements.flatMap((element) => this.#piecesOf(element))
    return pieces.length === elements.length ? { fluent, pieces } : { fluent }
  }

  /** None where only Fluent knows what to say: a choice, a function, a term. */
  #piecesOf(element: Element): Piece[] {
    if (typeof element === 'string') return [this.#transform(element)]
    return element.type === 'var' ? [{ argument: element.name }] : []
  }

  resolved({ fluent }: Pattern, values: Values): string {
    return this.bundle.formatPattern(fluent, values)
  }

  #read(id: string, text: string): void {
    const [error] = this.bundle.addResource(new FluentResource(`${id} = ${text}`))
    if (error) throw error
  }
}

type FluentPattern = Parameters<FluentBundle['formatPattern']>[0]
type Element = Exclude<FluentPattern, string>[number]

/** Text, or the place of an argument. */
type Piece = string | { readonly argument: string }

/** With `pieces` if it is words and arguments only, which need no resolver. */
interface Pattern {
  readonly fluent: FluentPattern
  readonly pieces?: readonly Piece[]
}

export type Values = Record<string, FluentVariable>

const functionsIn = (locale: string): Record<string, FluentFunction> => ({
  ...functions,
  /** "1st", "2.", "3e". */
  ORDINAL: ([count]) => (count instanceof FluentNumber ? ordinalIn(locale, count.value) : count) as FluentValue,
})

const functions: Record<string, FluentFunction> = {
  /** A list of which one is meant: "Ann, Ben or Cai". */
  OR: ([list]) => (list instanceof ListValue ? list.with('disjunction') : list) as FluentValue,
  /** One sentence after the other. */
  JOIN: ([list]) => (list instanceof ListValue ? list.inSentences() : list) as FluentValue,
  /** With its first letter large, at the beginning of a sentence. */
  CAPITAL: ([value]) => new Capital(value as FluentValue),
  /** A message in one of its forms, an attribute such as `.dative`; without it, as it is. */
  FORM: ([message, form]) => (message instanceof NestedMessage ? message.as(String(form)) : message) as FluentValue,
}

/** A mark that stands for a name has no large letter, so the name stays as it is. */
class Capital extends FluentType<FluentValue> {
  override toString(scope: never): string {
    const text = typeof this.value === 'string' ? this.value : this.value.toString(scope)
    return text.charAt(0).toUpperCase() + text.slice(1)
  }
}

/** A message inside a message. */
export class NestedMessage extends FluentType<(form?: string) => string> {
  readonly #form: string | undefined

  constructor(say: (form?: string) => string, form?: string) {
    super(say)
    this.#form = form
  }

  as = (form: string): NestedMessage => new NestedMessage(this.value, form)

  override toString(): string {
    return this.value(this.#form)
  }
}

/** A number that selectors can ask for its plural. */
export class Count extends FluentNumber {
  readonly #locale: string

  constructor(count: number, locale: string) {
    super(count, { maximumFractionDigits: 2, useGrouping: 'min2' })
    this.#locale = locale
  }

  override toString(): string {
    return numberIn(this.#locale, this.value)
  }
}

/** A list counts as a number where words depend on how many there are. */
export class ListValue extends FluentNumber {
  readonly #items: readonly string[]
  readonly #locale: string
  readonly #type: Intl.ListFormatType

  constructor(items: readonly string[], locale: string, type: Intl.ListFormatType = 'conjunction') {
    super(items.length)
    this.#items = items
    this.#locale = locale
    this.#type = type
  }

  with = (type: Intl.ListFormatType): ListValue => new ListValue(this.#items, this.#locale, type)

  inSentences = (): string => this.#items.join(' ')

  override toString(): string {
    const [only, ...more] = this.#items
    return only !== undefined && more.length === 0 ? only : listFormat(this.#locale, this.#type).format(this.#items)
  }
}

const listFormat = memoize((locale: string, type: Intl.ListFormatType) => new Intl.ListFormat(locale, { type }))
