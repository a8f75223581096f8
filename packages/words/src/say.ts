/** Says a message in a language. */
import type { FluentVariable } from '@fluent/bundle'
import { isolated } from './isolated.ts'
import { Count, type Language, Listed, Nested, type Values } from './language.ts'
import { type Argument, isMessage, type Message, type Value } from './message.ts'
import { isolatedParts, type Part, SetAside } from './parts.ts'
import { clockOf, impsIn, instantIn, percentIn, pointsIn, resultIn, timeIn } from './values.ts'

export interface Saying {
  readonly language: Language
  /** What entrants are called, where a message does not say it itself; one who is not known is called by the id. */
  readonly names?: (entrant: string) => string | undefined
  /** The reader's zone, if not this machine's. */
  readonly zone?: string
}

/** Somebody who speaks one language, for code that writes whole pages and need not know which. */
export interface Voice {
  /** Its code, such as "en": for `<html lang>`. */
  readonly language: string
  say(message: Message): string
}

/** Says messages in a language, names in their place. */
export const voiceOf = (saying: Saying): Voice => ({
  language: saying.language.code,
  say: (message) => say(message, saying),
})

/** As text for people. */
export function say(message: Message, saying: Saying): string {
  const aside = new SetAside()
  return aside.text(spoken(message, saying, aside), isolated)
}

/** Several, one sentence after the other. */
export const sayAll = (messages: readonly Message[], saying: Saying): string =>
  messages.map((message) => say(message, saying)).join(' ')

/** As text for a file, where nothing may stand beside a name. */
export function sayPlain(message: Message, saying: Saying): string {
  const aside = new SetAside()
  return aside.text(spoken(message, saying, aside), (name) => name)
}

/** In pieces: names, matches and rules apart, so that a page can make links of them. */
export function sayParts(message: Message, saying: Saying): readonly Part[] {
  const aside = new SetAside()
  return isolatedParts(aside.parts(spoken(message, saying, aside)))
}

/** With marks where names belong. */
function spoken(message: Message, saying: Saying, aside: SetAside): string {
  const said = new Speaker(saying, aside).said(message)
  const { around } = saying.language
  return around ? `${around[0]}${said}${around[1]}` : said
}

class Speaker {
  readonly #saying: Saying
  readonly #aside: SetAside

  constructor(saying: Saying, aside: SetAside) {
    this.#saying = saying
    this.#aside = aside
  }

  said(message: Message, form?: string): string {
    const { language } = this.#saying
    const found = language.message(message.id)
    const pattern = (form === undefined ? undefined : found?.attributes[form]) ?? found?.value
    if (!pattern) throw new Error(`there is no message ${message.id} in ${language.code}`)
    return language.format(pattern, this.#values(message))
  }

  /** A loop and no copies: a history has thousands of messages. */
  #values(message: Message): Values {
    const values: Values = {}
    for (const name in message) if (name !== 'id') values[name] = this.#value(message[name] as Argument)
    return values
  }

  #value(argument: Argument): FluentVariable {
    if (typeof argument === 'string') return argument
    if (typeof argument === 'number') return new Count(argument, this.#saying.language.locale)
    if (isMessage(argument)) return new Nested((form) => this.said(argument, form))
    return isList(argument) ? this.#list(argument) : this.#written(argument)
  }

  #list(items: readonly Argument[]): Listed {
    const { locale } = this.#saying.language
    const written = items.map((item) => String(this.#value(item)))
    return new Listed(written, locale)
  }

  #written(value: Value): FluentVariable {
    const { language, names, zone } = this.#saying
    if ('entrant' in value) return this.#named('entrant', value.entrant, names?.(value.entrant) ?? value.name)
    if ('match' in value) return this.#named('match', value.match)
    if ('rule' in value) return this.#named('rule', value.rule)
    if ('fact' in value) return this.#named('fact', String(value.fact))
    if ('result' in value) return resultIn(language.locale, value.result)
    if ('text' in value) return this.#aside.mark({ kind: 'quoted', text: value.text })
    if ('points' in value) return pointsIn(language.locale, value.points)
    if ('imps' in value) return impsIn(language.locale, value.imps)
    if ('percent' in value) return percentIn(language.locale, value.percent)
    if ('clock' in value) return clockOf(value.clock)
    if ('time' in value) return timeIn(language.locale, value.time, { zone, to: value.to })
    if ('instant' in value) return instantIn(language.locale, value.instant, { zone, to: value.to })
    if ('number' in value) return new Count(value.number, language.locale)
    throw new TypeError('an argument of a message has a kind that there is not')
  }

  #named = (kind: 'entrant' | 'match' | 'fact' | 'rule', id: string, text = id): string =>
    this.#aside.mark({ kind, id, text })
}

const isList = (argument: Value | readonly Argument[]): argument is readonly Argument[] => Array.isArray(argument)
