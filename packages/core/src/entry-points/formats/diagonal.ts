/** The Diagonal. */

export { diagonal } from '../../formats/diagonal/diagonal.ts'
export { winnerDeclared } from '../../formats/diagonal/facts/winner-declared.ts'
export { type DiagonalLedger, diagonalLedger } from '../../formats/diagonal/ledger.ts'
export type { DiagonalOptions } from '../../formats/diagonal/options.ts'
