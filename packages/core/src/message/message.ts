/**
 * A sentence as data: an id and its arguments. Its words are in the `.ftl` files of the folder that makes it;
 * the package `words` puts them together. Core makes no sentence.
 */
import type { EntrantId, Instant, MatchId, Seq } from '../ids/ids.ts'

/** Kinds of arguments. All but counts, choices and messages name their kind, so that JSON keeps it. */
export interface Kinds {
  /** With the name if the reader of the message may not have the tournament. */
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
  /** In the smallest unit; hundredths if no currency is named. */
  readonly money: { readonly money: number; readonly currency?: string }
  /** Milliseconds. */
  readonly clock: { readonly clock: number }
  readonly instant: { readonly instant: Instant; readonly to?: Precision }
  /** The time of day of an instant. */
  readonly time: { readonly time: Instant; readonly to?: Precision }
  /** A day of the calendar such as 2026-11-28, or several. */
  readonly days: { readonly days: string; readonly until?: string }
  /** A person's own text, or the name of something without an id. */
  readonly text: { readonly text: string }
  readonly count: number
  readonly message: Message
}

/** The fixed precision of times in a column; elsewhere seconds are left out if zero. */
export type Precision = 'second' | 'millisecond'

/** Only a folder's own `message` makes one, so every message has words. */
export interface Message {
  readonly id: string
  readonly [argument: string]: Argument
}

type Argument = string | Kinds[keyof Kinds] | readonly Kinds[keyof Kinds][]

/** A game by its match, its number and the names of its players. */
export interface GameLabel {
  readonly match: MatchId
  readonly game: number
  readonly white: string
  readonly black: string
}

/** Sentences as messages; `more` is for readers who ask for details. */
export interface Statement {
  readonly says: readonly Message[]
  readonly more?: readonly Message[]
}

/** Only the sentences of a larger object. */
export const saidIn = ({ says, more }: Statement): Statement => ({ says, ...(more === undefined ? {} : { more }) })

/** Says messages in one language (`voiceOf` of the package `words`), for code that writes whole pages. */
export interface Voice {
  /** A code such as "en". */
  readonly language: string
  say(message: Message): string
}

/** The arguments of each id, as a `messages.ts` declares them. */
export type MessageTable<Messages> = { readonly [Id in keyof Messages]: object }

export type ArgumentList<Arguments> = keyof Arguments extends never ? [] : [given: Arguments]

/** Makes the messages of one folder. */
export const messageOf =
  <Messages extends MessageTable<Messages>>() =>
  <Id extends keyof Messages & string>(id: Id, ...[given]: ArgumentList<Messages[Id]>): Message =>
    ({ id, ...given }) as Message
