/** Binds a folder's messages: `message` makes data, `words` text in the language of the page. */
import { type ArgumentList, type Message, type MessageTable, messageOf } from '@arbiter/core/messages'
import { textOf } from './message-text.ts'

export { type Kinds, messageOf } from '@arbiter/core/messages'

export const wordsOf =
  <Messages extends MessageTable<Messages>>() =>
  <Id extends keyof Messages & string>(id: Id, ...given: ArgumentList<Messages[Id]>): string =>
    textOf((messageOf<Messages>() as (id: Id, ...given: ArgumentList<Messages[Id]>) => Message)(id, ...given))
