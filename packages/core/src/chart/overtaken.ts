/** What was published and stands although the results would now give another: who would be in, who would not (HYB-27, DIA-29). */

/** Published seeds or a published round that the results have overtaken. */
export interface Overtaken<Entrant> {
  readonly rule: string
  readonly what: 'seeds' | 'round'
  readonly entrants: readonly OvertakenBy<Entrant>[]
}

/** The seed, or the round somebody is in, as it was told and as the results give it now; without a number: none. */
interface OvertakenBy<Entrant> {
  readonly entrant: Entrant
  readonly told?: number | undefined
  readonly now?: number | undefined
}
