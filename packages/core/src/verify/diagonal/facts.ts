/** The fact that a Diagonal brings. */
import type { winnerDeclared } from '../../formats/diagonal/facts/winner-declared.ts'
import type { As } from '../facts.ts'

declare module '../facts.ts' {
  interface FactsOfFormats {
    readonly diagonal: As<'winner-declared', typeof winnerDeclared>
  }
}

export type * from '../facts.ts'
