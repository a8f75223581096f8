/** Publications that stand although the current results would give others, with the entrants affected (HYB-27, DIA-29). */

/** Published seeds or a round overtaken by the results. */
export interface Overtaken<Entrant> {
  readonly rule: string
  readonly what: 'seeds' | 'round'
  readonly entrants: readonly OvertakenBy<Entrant>[]
}

/** An entrant's seed or round, as published (`told`) and by current results (`now`); missing for none. */
interface OvertakenBy<Entrant> {
  readonly entrant: Entrant
  readonly told?: number | undefined
  readonly now?: number | undefined
}
