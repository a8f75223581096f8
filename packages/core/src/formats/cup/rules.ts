/** The rules of the cup without its commands. */
export { cupRules } from './cup.ts'
