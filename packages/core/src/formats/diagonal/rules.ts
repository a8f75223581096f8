/** The rules of the Diagonal without its commands. */
export { diagonalRules } from './diagonal.ts'
