/** A language: its messages, by Fluent, and how it writes numbers, times and lists. */

import {
  FluentBundle,
  type FluentFunction,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentValue,
} from '@fluent/bundle'
import { kept } from './kept.ts'

/** English days are written the European way, as the rest of the program is. */
const locales: Readonly<Record<string, string>> = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' }

export class Language {
  readonly code: string
  readonly locale: string
  readonly bundle: FluentBundle

  /** `files`: the text of `.ftl` files. */
  constructor(code: string, files: readonly string[]) {
    this.code = code
    this.locale = locales[code] ?? code
    this.bundle = new FluentBundle(this.locale, { useIsolating: false, functions })
    const [error] = files.flatMap((file) => this.bundle.addResource(new FluentResource(file)))
    if (error) throw error
  }
}

const functions: Record<string, FluentFunction> = {
  /** A list of which one is meant: "Ann, Ben or Cai". */
  OR: ([list]) => (list instanceof Listed ? list.with('disjunction') : list) as FluentValue,
  /** One sentence after the other. */
  JOIN: ([list]) => (list instanceof Listed ? list.inSentences() : list) as FluentValue,
  /** With its first letter large, at the beginning of a sentence. */
  CAPITAL: ([value]) => new Capital(value as FluentValue),
  /** A message in one of its forms, an attribute such as `.dative`; without it, as it is. */
  FORM: ([message, form]) => (message instanceof Nested ? message.as(String(form)) : message) as FluentValue,
}

/** A mark that stands for a name has no large letter, so the name stays as it is. */
class Capital extends FluentType<FluentValue> {
  override toString(scope: never): string {
    const text = typeof this.value === 'string' ? this.value : this.value.toString(scope)
    return text.charAt(0).toUpperCase() + text.slice(1)
  }
}

/** A message inside a message. */
export class Nested extends FluentType<(form?: string) => string> {
  readonly #form: string | undefined

  constructor(say: (form?: string) => string, form?: string) {
    super(say)
    this.#form = form
  }

  as = (form: string): Nested => new Nested(this.value, form)

  override toString(): string {
    return this.value(this.#form)
  }
}

/** A list counts as a number where words depend on how many there are. */
export class Listed extends FluentNumber {
  readonly #items: readonly string[]
  readonly #locale: string
  readonly #type: Intl.ListFormatType

  constructor(items: readonly string[], locale: string, type: Intl.ListFormatType = 'conjunction') {
    super(items.length)
    this.#items = items
    this.#locale = locale
    this.#type = type
  }

  with = (type: Intl.ListFormatType): Listed => new Listed(this.#items, this.#locale, type)

  inSentences = (): string => this.#items.join(' ')

  override toString(): string {
    return listFormat(this.#locale, this.#type).format(this.#items)
  }
}

const listFormat = kept((locale: string, type: Intl.ListFormatType) => new Intl.ListFormat(locale, { type }))
