/** Why it is so: the rule, the words, the facts. */

export { decidedHow, type HowDecided } from '../formats/why/decided.ts'
export { type Why, why } from '../why/why.ts'
