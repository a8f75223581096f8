/** The rules of the knockout of bridge teams without its commands. */
export { bridgeRules } from './bridge-knockout.ts'
