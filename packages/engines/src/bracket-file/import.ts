/** Bringing a cup back from a file: what is needed for it, and what comes of it. */
import type { Message } from '@arbiter/core/messages'
import type { Tournament } from '@arbiter/core/tournament'
import type { Book } from '../openings/opening.ts'
import type { ReadGame } from '../pgn/read.ts'
import type { Author } from './replay.ts'

export interface ImportWorld extends Author {
  /** The book as it is now, if there is one. */
  readonly book?: Book | undefined
  /** Go on with another book: what was begun keeps its opening. */
  readonly forceBook?: boolean | undefined
  /** Games of the cup's PGN: their texts go into the log again, with the records they belong to. */
  readonly pgn?: Iterable<ReadGame> | undefined
  /** What another program's file does not tell. */
  readonly config?: CupDescription | undefined
}

/** As much of a configuration as a cup needs to begin. */
export interface CupDescription {
  readonly name: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seed?: string | undefined
  readonly engines: readonly { readonly name: string; readonly rating?: number | undefined }[]
}

/** All of it or nothing. */
export type Import =
  | { readonly ok: true; readonly tournament: Tournament; readonly remarks: readonly Message[] }
  | { readonly ok: false; readonly problems: readonly Message[] }

export const refuse = (...problems: readonly Message[]): Import => ({ ok: false, problems })
