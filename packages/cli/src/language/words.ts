/** What the messages of the command line are made of: `message` gives data, `words` the text in the language of the terminal. */
import { type ArgumentList, type Message, type MessageTable, messageOf } from '@arbiter/core/messages'
import { textOf } from './voice.ts'

export { type Kinds, messageOf } from '@arbiter/core/messages'

export const wordsOf =
  <Messages extends MessageTable<Messages>>() =>
  <Id extends keyof Messages & string>(id: Id, ...given: ArgumentList<Messages[Id]>): string =>
    textOf((messageOf<Messages>() as (id: Id, ...given: ArgumentList<Messages[Id]>) => Message)(id, ...given))
