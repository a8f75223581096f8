/** What is wrong with a value from outside, as messages. */

export { issueSays, theField, theOption } from '../issues/issue.ts'
export { ownWords } from '../issues/own-words.ts'
export { schemaAt } from '../issues/schema-at.ts'
export { message as issueMessage } from '../issues/words/messages.ts'
export { nearest } from '../words/nearest.ts'
