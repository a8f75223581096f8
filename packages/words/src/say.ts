/** Says a message in a language. */
import type { FluentVariable } from '@fluent/bundle'
import { isolate } from './isolate.ts'
import { Count, type Language, ListValue, NestedMessage, type Values } from './language.ts'
import { type Argument, isMessage, type Message, type Value } from './message.ts'
import { type Part, PartsSink, SetAside, type Sink, TextSink } from './parts.ts'
import {
  clockOf,
  daysIn,
  impsIn,
  instantIn,
  moneyIn,
  numberIn,
  percentIn,
  pointsIn,
  resultIn,
  timeIn,
} from './values.ts'

export interface SayOptions {
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
export const voiceOf = (saying: SayOptions): Voice => ({
  language: saying.language.code,
  say: (message) => say(message, saying),
})

/** As text for people. */
export const say = (message: Message, saying: SayOptions): string =>
  textOf(message, saying, ({ text }) => isolate(text))

/** Several, one sentence after the other. */
export const sayAll = (messages: readonly Message[], saying: SayOptions): string =>
  messages.map((message) => say(message, saying)).join(' ')

/** As text for a file, where nothing may stand beside a name. */
export const sayPlain = (message: Message, saying: SayOptions): string => textOf(message, saying, ({ text }) => text)

function textOf(message: Message, saying: SayOptions, shown: (part: Part) => string): string {
  const sink = new TextSink(shown)
  write(message, saying, sink)
  return sink.written
}

/** In pieces: names, matches and rules apart, so that a page can make links of them. */
export function sayParts(message: Message, saying: SayOptions): readonly Part[] {
  const sink = new PartsSink()
  write(message, saying, sink)
  return sink.parts
}

function write(message: Message, saying: SayOptions, sink: Sink): void {
  const { around } = saying.language
  if (around) sink.text(around[0])
  new Speaker(saying).write(message, sink)
  if (around) sink.text(around[1])
}

/** Most messages are words and arguments only and are written as they stand; Fluent resolves the others. */
class Speaker {
  readonly #saying: SayOptions
  #set: SetAside | undefined

  constructor(saying: SayOptions) {
    this.#saying = saying
  }

  /** Made when it is needed: most messages need none. */
  get #aside(): SetAside {
    this.#set ??= new SetAside()
    return this.#set
  }

  write(message: Message, sink: Sink, form?: string): void {
    const { language } = this.#saying
    const pattern = language.pattern(message.id, form)
    if (pattern.pieces === undefined) this.#aside.write(language.resolved(pattern, this.#values(message)), sink)
    else
      for (const piece of pattern.pieces) {
        if (typeof piece === 'string') sink.text(piece)
        else this.#writeArgument(message, piece.argument, sink)
      }
  }

  #writeArgument(message: Message, name: string, sink: Sink): void {
    const argument = message[name]
    if (argument === undefined) throw new Error(`the message ${message.id} has no argument ${name}`)
    if (typeof argument === 'string') sink.text(argument)
    else if (typeof argument === 'number') sink.text(numberIn(this.#saying.language.locale, argument))
    else if (isMessage(argument)) this.write(argument, sink)
    else if (isList(argument)) this.#aside.write(this.#list(argument).toString(), sink)
    else this.#writeValue(argument, sink)
  }

  #writeValue(value: Value, sink: Sink): void {
    const part = this.#part(value)
    if (part) sink.part(part)
    else sink.text(this.#written(value))
  }

  // --- for Fluent, with marks where names belong -----------------------------------------------------------

  #said(message: Message, form?: string): string {
    const sink = new TextSink((part) => this.#aside.mark(part))
    this.write(message, sink, form)
    return sink.written
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
    if (isMessage(argument)) return new NestedMessage((form) => this.#said(argument, form))
    if (isList(argument)) return this.#list(argument)
    if ('number' in argument) return new Count(argument.number, this.#saying.language.locale)
    const part = this.#part(argument)
    return part ? this.#aside.mark(part) : this.#written(argument)
  }

  #list(items: readonly Argument[]): ListValue {
    const written = items.map((item) => String(this.#value(item)))
    return new ListValue(written, this.#saying.language.locale)
  }

  // --- values ----------------------------------------------------------------------------------------------

  /** What people wrote or named, which no language may touch. */
  #part(value: Value): Part | undefined {
    if ('entrant' in value) return { kind: 'entrant', id: value.entrant, text: this.#called(value) }
    if ('match' in value) return { kind: 'match', id: value.match, text: value.match }
    if ('rule' in value) return { kind: 'rule', id: value.rule, text: value.rule }
    if ('fact' in value) return { kind: 'fact', id: String(value.fact), text: String(value.fact) }
    return 'text' in value ? { kind: 'quoted', text: value.text } : undefined
  }

  #called({ entrant, name }: Extract<Value, { readonly entrant: string }>): string {
    return this.#saying.names?.(entrant) ?? name ?? entrant
  }

  #written(value: Value): string {
    const { language, zone } = this.#saying
    if ('result' in value) return resultIn(language.locale, value.result)
    if ('points' in value) return pointsIn(language.locale, value.points)
    if ('imps' in value) return impsIn(language.locale, value.imps)
    if ('number' in value) return numberIn(language.locale, value.number)
    if ('percent' in value) return percentIn(language.locale, value.percent)
    if ('money' in value) return moneyIn(language.locale, value)
    if ('clock' in value) return clockOf(value.clock)
    if ('time' in value) return timeIn(language.locale, value.time, { zone, to: value.to })
    if ('days' in value) return daysIn(language.locale, value)
    if ('instant' in value) return instantIn(language.locale, value.instant, { zone, to: value.to })
    throw new TypeError('an argument of a message has a kind that there is not')
  }
}

const isList = (argument: Value | readonly Argument[]): argument is readonly Argument[] => Array.isArray(argument)
