/** Where a running cup is written down. The command line keeps files, a server its database. */
import type { Message } from '@arbiter/core/messages'
import type { Tournament } from '@arbiter/core/tournament'
import { message } from './words/messages.ts'

export interface CupStorage {
  /** As it stands on the disk. */
  readonly tournament: Tournament
  /** Decides a command and saves its facts: when this answers with nothing they are on the disk. It may answer later. */
  record(command: CupCommand): MaybePromise<Trouble | LogConflict | undefined>
  /** Writes what follows from the log: games, bracket, page. */
  publish(): MaybePromise<Trouble | undefined>
}

export type MaybePromise<Answer> = Answer | Promise<Answer>

/** A command of the core, in its own words. */
export type CupCommand = { readonly do: string } & Readonly<Record<string, unknown>>

/** The world failed: what happened, and what to do about it. */
export interface Trouble {
  readonly says: readonly Message[]
  readonly hint: readonly Message[]
}

/** The hint where nothing but the disk is wrong. */
export const goesOnByItself: Message = message('wait-disk-hint')

/** It may not be done, because somebody else has changed the tournament meanwhile. Nothing was written. */
export interface LogConflict {
  readonly refused: readonly Message[]
}
