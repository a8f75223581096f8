/**
 * Something said, as data: an id and its arguments. The words of a message lie in the `.ftl` files of the folder that says it;
 * the package `words` puts them together. Core makes no sentence.
 */
import type { EntrantId, Instant, MatchId, Seq } from '../ids/ids.ts'

/** What an argument can be. Everything but counts, choices and messages says its kind, so that it means the same in JSON. */
export interface Kinds {
  /** With the name where whoever says the message may not know the tournament. */
  readonly entrant: { readonly entrant: EntrantId; readonly name?: string }
  readonly match: { readonly match: MatchId }
  readonly fact: { readonly fact: Seq }
  readonly rule: { readonly rule: string }
  /** A mark such as 1-0, or the points of both sides. */
  readonly result: { readonly result: string | readonly [number, number] }
  readonly points: { readonly points: number }
  readonly imps: { readonly imps: number }
  readonly number: { readonly number: number }
  /** A share: 0.42 is 42 %. */
  readonly percent: { readonly percent: number }
  /** Milliseconds. */
  readonly clock: { readonly clock: number }
  readonly instant: { readonly instant: Instant; readonly to?: Precision }
  /** The time of day of an instant. */
  readonly time: { readonly time: Instant; readonly to?: Precision }
  /** What a person wrote, or a name of something that has no id here. */
  readonly text: { readonly text: string }
  readonly count: number
  readonly message: Message
}

/** How exactly a time is written, where times stand below each other; otherwise seconds are left out where there are none. */
export type Precision = 'second' | 'millisecond'

/** One of the messages that some folder declares; made by its `message` only, so that there is none without words. */
export interface Message {
  readonly id: string
  readonly [argument: string]: Argument
}

type Argument = string | Kinds[keyof Kinds] | readonly Kinds[keyof Kinds][]

/** A game by its match, its number and the names of its players. */
export interface GameNamed {
  readonly match: MatchId
  readonly game: number
  readonly white: string
  readonly black: string
}

/** Sentences as messages, with what is said only to those who ask on. */
export interface Saying {
  readonly says: readonly Message[]
  readonly more?: readonly Message[]
}

/** What is said, without what is known beside it. */
export const saidIn = ({ says, more }: Saying): Saying => ({ says, ...(more === undefined ? {} : { more }) })

/** Somebody who speaks one language (`voiceOf` of the package `words`), for code that writes whole pages. */
export interface Voice {
  /** Its code, such as "en". */
  readonly language: string
  say(message: Message): string
}

/** What a `messages.ts` declares: the arguments of each id. */
export type Declared<Messages> = { readonly [Id in keyof Messages]: object }

export type Given<Arguments> = keyof Arguments extends never ? [] : [given: Arguments]

/** Makes the messages of one folder. */
export const messageOf =
  <Messages extends Declared<Messages>>() =>
  <Id extends keyof Messages & string>(id: Id, ...[given]: Given<Messages[Id]>): Message =>
    ({ id, ...given }) as Message
