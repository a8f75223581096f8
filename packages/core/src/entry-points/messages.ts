/** Something said, as data; `@arbiter/words` makes text of it. */

export {
  type ArgumentList,
  type Kinds,
  type Message,
  type MessageTable,
  messageOf,
  type Statement,
  type Voice,
} from '../message/message.ts'
