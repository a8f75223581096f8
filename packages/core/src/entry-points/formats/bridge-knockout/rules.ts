/** The rules of the knockout of bridge teams without its commands. */
export { bridgeRules } from '../../../formats/bridge-knockout/bridge-knockout.ts'
