/**
 * Something said, as data: an id and its arguments. The words of a message lie in the `.ftl` files of the folder that says it;
 * the package `words` puts them together. Core makes no sentence.
 */
import type { EntrantId, MatchId, Seq } from '../facts/ids.ts'
import type { Instant } from '../facts/instant.ts'
import type { Imps, Result } from '../facts/result.ts'

/** What an argument can be. Everything but counts, choices and messages says its kind, so that it means the same in JSON. */
export interface Kinds {
  readonly entrant: { readonly entrant: EntrantId }
  readonly match: { readonly match: MatchId }
  readonly fact: { readonly fact: Seq }
  readonly rule: { readonly rule: string }
  readonly result: { readonly result: Result | Imps }
  readonly points: { readonly points: number }
  readonly number: { readonly number: number }
  readonly instant: { readonly instant: Instant }
  /** What a person wrote, or a name of something that has no id here. */
  readonly text: { readonly text: string }
  /** English that is still put together as text; it goes away when what makes it is a message. */
  readonly said: { readonly said: string }
  readonly count: number
  readonly message: Message
}

/** One of the messages that some folder declares; made by its `message` only, so that there is none without words. */
export interface Message {
  readonly id: string
  readonly [argument: string]: Argument
}

type Argument = string | Kinds[keyof Kinds] | readonly Kinds[keyof Kinds][]

/** What a `messages.ts` declares: the arguments of each id. */
type Declared<Messages> = { readonly [Id in keyof Messages]: object }

type Given<Arguments> = keyof Arguments extends never ? [] : [given: Arguments]

/** Makes the messages of one folder. */
export const messageOf =
  <Messages extends Declared<Messages>>() =>
  <Id extends keyof Messages & string>(id: Id, ...[given]: Given<Messages[Id]>): Message =>
    ({ id, ...given }) as Message
