/** Something said, as data; `@arbiter/words` makes text of it. */

export {
  type Declared,
  type Given,
  type Kinds,
  type Message,
  messageOf,
  type Saying,
  type Voice,
} from '../message/message.ts'
