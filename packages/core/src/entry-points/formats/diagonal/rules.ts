/** The rules of the Diagonal without its commands. */
export { diagonalRules } from '../../../formats/diagonal/diagonal.ts'
