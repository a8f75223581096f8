/** The Diagonal. */

export { winnerDeclared } from './facts/winner-declared.ts'
export { diagonal } from './format.ts'
export { type DiagonalLedger, diagonalLedger } from './ledger.ts'
export type { DiagonalOptions } from './options.ts'
