/** Says a message in a language. */
import { FluentNumber, type FluentVariable } from '@fluent/bundle'
import { type Language, Listed, Nested } from './language.ts'
import { type Argument, isMessage, type Message, type Value } from './message.ts'
import { isolatedParts, type Part, SetAside, textOf } from './parts.ts'
import { countIn, instantIn, pointsIn, resultOf } from './values.ts'

export interface Saying {
  readonly language: Language
  /** What entrants are called; one who is not known is called by the id. */
  readonly names?: (entrant: string) => string | undefined
  /** For English that is still put together as text. */
  readonly translate?: (english: string) => string
  /** The reader's zone, if not this machine's. */
  readonly zone?: string
}

/** As text for people. */
export const say = (message: Message, saying: Saying): string => textOf(sayParts(message, saying))

/** Several, one sentence after the other. */
export const sayAll = (messages: readonly Message[], saying: Saying): string =>
  messages.map((message) => say(message, saying)).join(' ')

/** As text for a file, where nothing may stand beside a name. */
export const sayPlain = (message: Message, saying: Saying): string => textOf(partsOf(message, saying))

/** In pieces: names, matches and rules apart, so that a page can make links of them. */
export const sayParts = (message: Message, saying: Saying): readonly Part[] => isolatedParts(partsOf(message, saying))

function partsOf(message: Message, saying: Saying): readonly Part[] {
  const aside = new SetAside()
  return aside.parts(new Speaker(saying, aside).said(message))
}

class Speaker {
  readonly #saying: Saying
  readonly #aside: SetAside

  constructor(saying: Saying, aside: SetAside) {
    this.#saying = saying
    this.#aside = aside
  }

  said({ id, ...given }: Message, form?: string): string {
    const { bundle, code } = this.#saying.language
    const found = bundle.getMessage(id)
    const pattern = (form === undefined ? undefined : found?.attributes[form]) ?? found?.value
    if (!pattern) throw new Error(`there is no message ${id} in ${code}`)
    const values = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, this.#value(value)]))
    return bundle.formatPattern(pattern, values)
  }

  #value(argument: Argument): FluentVariable {
    if (typeof argument === 'string') return argument
    if (typeof argument === 'number') return countIn(argument)
    if (isMessage(argument)) return new Nested((form) => this.said(argument, form))
    return isList(argument) ? this.#list(argument) : this.#written(argument)
  }

  #list(items: readonly Argument[]): Listed {
    const { locale } = this.#saying.language
    const written = items.map((item) => String(this.#value(item)))
    return new Listed(written, locale)
  }

  #written(value: Value): FluentVariable {
    const { language, names, zone, translate } = this.#saying
    if ('entrant' in value) return this.#named('entrant', value.entrant, names?.(value.entrant))
    if ('match' in value) return this.#named('match', value.match)
    if ('rule' in value) return this.#named('rule', value.rule)
    if ('fact' in value) return this.#named('fact', String(value.fact))
    if ('result' in value) return resultOf(value.result)
    if ('said' in value) return this.#aside.mark({ kind: 'text', text: translate?.(value.said) ?? value.said })
    if ('text' in value) return this.#aside.mark({ kind: 'quoted', text: value.text })
    if ('points' in value) return pointsIn(language.locale, value.points)
    if ('instant' in value) return instantIn(language.locale, value.instant, zone)
    return new FluentNumber(value.number, { maximumFractionDigits: 2 })
  }

  #named = (kind: 'entrant' | 'match' | 'fact' | 'rule', id: string, text = id): string =>
    this.#aside.mark({ kind, id, text })
}

const isList = (argument: Value | readonly Argument[]): argument is readonly Argument[] => Array.isArray(argument)
