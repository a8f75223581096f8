/** A format under test: what the contract suite needs to know about it. */
import type { Round } from '../chart/rounds/round.ts'
import type { Roll } from '../dice/dice.ts'
import type { Profile } from '../facts/entrant.ts'
import type { RecordedFact } from '../facts/fact.ts'
import type { Book } from '../formats/cup/facts/opening.ts'
import type { AnyFormat } from '../formats/rule-book/format.ts'
import type { Message } from '../message/message.ts'

/** The findings of an independent checker of logs. */
export interface Opinion {
  readonly findings: readonly { readonly rule: string; readonly says: readonly unknown[] }[]
  /** Ids of the champion and of the table's rows with their ranks, if the checker computes them. */
  readonly champion?: string | null
  readonly ranks?: ReadonlyMap<string, number>
}

export interface World {
  readonly format: AnyFormat
  /** Field sizes to test, the smallest and oddest among them. */
  readonly sizes: readonly number[]
  readonly options: readonly Readonly<Record<string, unknown>>[]
  /** Further fields of an entry, beside name and rating. */
  profile?(roll: Roll, options: Readonly<Record<string, unknown>>): Partial<Profile>
  /** The opening book for the start, if games are played from openings. */
  book?(roll: Roll, options: Readonly<Record<string, unknown>>, size: number): Book | undefined
  /** True if games are conducted: they have records, are broken off and arranged, and options change (CUP-22 to CUP-23). */
  readonly isConducted?: boolean
  /** The tournament ends within this many regular commands. */
  readonly longest: number
  /** The text of RULES.md, which must contain every cited rule. */
  readonly rules: string
  /** Turns messages into text; without it only the rules of explanations are checked, not their sentences. */
  say?(messages: readonly Message[]): string
  /** True if a missed round counts as a bye when the next bye is given. */
  missedAsBye?(round: Round): boolean
  /** The second opinion, which shares no code with the format. */
  verify(log: readonly RecordedFact[]): Opinion
}

export const laws = [
  'built fact by fact = rebuilt',
  'same log, same chart',
  'undo restores, redo brings back',
  'looking ahead moves nothing',
  'acting is deciding and applying',
  'a refusal changes nothing',
  'a retry counts once',
  'never stuck',
  'it ends',
  'every standing fact has its place',
  'each game counts once',
  'a game counts for the people it names',
  'an id names one place for good',
  'nothing after the decision',
  'who withdrew is not paired',
  'byes are fair',
  'the ranking is whole',
  'a correction is as if reported right',
  'voids are exactly those announced',
  'a preview says what happens',
  'names do not decide',
  'export and import give the same log',
  'every decision is explained',
  'a simulation is legal',
  'a second opinion agrees',
] as const
export type Law = (typeof laws)[number]

export class LawBroken extends Error {
  readonly law: Law

  constructor(law: Law, what: string) {
    super(`${law}: ${what}`)
    this.law = law
  }
}

export function hold(law: Law, holds: boolean, what: () => string): void {
  if (!holds) throw new LawBroken(law, what())
}

/** Fails with the place where the texts differ. */
export function holdEqual(law: Law, actual: string, expected: string, what: string): void {
  if (actual === expected) return
  let i = 0
  while (actual[i] === expected[i]) i++
  const near = (text: string) => text.slice(Math.max(0, i - 160), i + 120)
  throw new LawBroken(law, `${what}\n  is        …${near(actual)}…\n  should be …${near(expected)}…`)
}
