/** Why it is so: the rule, the words, the facts. */

export { type DecisionManner, decidedHow } from '../formats/why/decision.ts'
export { type Why, why } from '../why/why.ts'
