/** The Diagonal. */

export { winnerDeclared } from '../../formats/diagonal/facts/winner-declared.ts'
export { diagonal } from '../../formats/diagonal/format.ts'
export { type DiagonalLedger, diagonalLedger } from '../../formats/diagonal/ledger.ts'
export type { DiagonalOptions } from '../../formats/diagonal/options.ts'
