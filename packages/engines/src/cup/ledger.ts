/** Where a running cup is written down. The command line keeps files, a server its database. */
import type { Tournament } from '@arbiter/core'

export interface Ledger {
  /** As it stands on the disk. */
  readonly tournament: Tournament
  /** Decides a command and saves its facts: when this returns without trouble they are on the disk. */
  record(command: CupCommand): Trouble | undefined
  /** Writes what follows from the log: games, bracket, page. */
  publish(): Trouble | undefined
}

/** A command of the core, in its own words. */
export type CupCommand = { readonly do: string } & Readonly<Record<string, unknown>>

/** The world failed: what happened, and what to do about it. */
export interface Trouble {
  readonly sentence: string
  readonly hint: string
}
