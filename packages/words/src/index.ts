export { Language } from './language.ts'
export type { Argument, Message, Value } from './message.ts'
export type { Part } from './parts.ts'
export { type Saying, say, sayAll, sayParts, sayPlain } from './say.ts'
