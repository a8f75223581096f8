/** Input and result of importing a cup from a file. */
import type { Message } from '@arbiter/core/messages'
import type { Tournament } from '@arbiter/core/tournament'
import type { Book } from '../openings/opening.ts'
import type { ReadGame } from '../pgn/read.ts'
import type { Author } from './replay.ts'

export interface ImportWorld extends Author {
  /** The current book, if there is one. */
  readonly book?: Book | undefined
  /** Use another book: begun pairs keep their opening. */
  readonly forceBook?: boolean | undefined
  /** The games of the cup's PGN, which go into the records again. */
  readonly pgn?: Iterable<ReadGame> | undefined
  /** What another program's file lacks. */
  readonly config?: CupDescription | undefined
}

/** The part of a configuration that a cup needs to begin. */
export interface CupDescription {
  readonly name: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seed?: string | undefined
  readonly engines: readonly { readonly name: string; readonly rating?: number | undefined }[]
}

export type Import =
  | { readonly ok: true; readonly tournament: Tournament; readonly remarks: readonly Message[] }
  | { readonly ok: false; readonly problems: readonly Message[] }

export const refuse = (...problems: readonly Message[]): Import => ({ ok: false, problems })
