/** The rules of the cup without its commands. */
export { cupRules } from '../../../formats/cup/cup.ts'
