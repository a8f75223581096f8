/** Binds a folder's messages: `message` makes data, `words` text in the language of the page. */
import { type Declared, type Given, type Message, messageOf } from '@arbiter/core/messages'
import { textOf } from './message-text.ts'

export { type Kinds, messageOf } from '@arbiter/core/messages'

export const wordsOf =
  <Messages extends Declared<Messages>>() =>
  <Id extends keyof Messages & string>(id: Id, ...given: Given<Messages[Id]>): string =>
    textOf((messageOf<Messages>() as (id: Id, ...given: Given<Messages[Id]>) => Message)(id, ...given))
