/** Where a running cup is saved: in files by the command, in the database by a server. */
import type { Message } from '@arbiter/core/messages'
import type { Tournament } from '@arbiter/core/tournament'
import { message } from './words/messages.ts'

export interface CupStorage {
  /** As it is on disk. */
  readonly tournament: Tournament
  /** Decides a command and saves its facts; undefined means that they are on disk. */
  record(command: CupCommand): MaybePromise<Trouble | LogConflict | undefined>
  /** Writes the files that follow from the log: games, bracket, page. */
  publish(): MaybePromise<Trouble | undefined>
}

export type MaybePromise<Answer> = Answer | Promise<Answer>

/** A command of core, as data. */
export type CupCommand = { readonly do: string } & Readonly<Record<string, unknown>>

/** A failure of the world: what happened, and what to do. */
export interface Trouble {
  readonly says: readonly Message[]
  readonly hint: readonly Message[]
}

/** The hint if only the disk is at fault. */
export const goesOnByItself: Message = message('wait-disk-hint')

/** Refused because somebody else changed the tournament meanwhile. Nothing was written. */
export interface LogConflict {
  readonly refused: readonly Message[]
}
