/** What the contract suite needs to know about a format. */
import type { Round } from '../chart/round.ts'
import type { Roll } from '../dice/dice.ts'
import type { Profile } from '../facts/entrant.ts'
import type { Recorded } from '../facts/fact.ts'
import type { Book } from '../facts/opening.ts'
import type { AnyFormat } from '../formats/format.ts'
import type { Message } from '../message/message.ts'

/** What an independent checker says of a log. */
export interface Opinion {
  readonly findings: readonly { readonly rule: string; readonly says: readonly unknown[] }[]
  /** Names of the champion and of the table's rows with their ranks, where the checker has a view. */
  readonly champion?: string | null
  readonly ranks?: ReadonlyMap<string, number>
}

export interface World {
  readonly format: AnyFormat
  /** Fields to play with, the smallest and oddest among them. */
  readonly sizes: readonly number[]
  readonly options: readonly Readonly<Record<string, unknown>>[]
  /** What somebody who enters tells beside name and rating. */
  profile?(roll: Roll, options: Readonly<Record<string, unknown>>): Partial<Profile>
  /** The book it starts with, where it is played from openings. */
  book?(roll: Roll, options: Readonly<Record<string, unknown>>, size: number): Book | undefined
  /** Games have records, are broken off and arranged, and options change (CUP-22 to CUP-23). */
  readonly isConducted?: boolean
  /** So many orderly commands always suffice to end it. */
  readonly longest: number
  /** The text of RULES.md: every rule that is cited must stand in it. */
  readonly rules: string
  /** Words for what the format says; without them only the rule of an explanation is looked up, not its sentences. */
  say?(messages: readonly Message[]): string
  /** Does a round somebody was not in count as a bye when the next one is given? */
  missedAsBye?(round: Round): boolean
  /** The second opinion, which shares nothing with the format. */
  verify(log: readonly Recorded[]): Opinion
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

/** Equal texts, or the place where they part. */
export function holdEqual(law: Law, actual: string, expected: string, what: string): void {
  if (actual === expected) return
  let i = 0
  while (actual[i] === expected[i]) i++
  const near = (text: string) => text.slice(Math.max(0, i - 160), i + 120)
  throw new LawBroken(law, `${what}\n  is        …${near(actual)}…\n  should be …${near(expected)}…`)
}
