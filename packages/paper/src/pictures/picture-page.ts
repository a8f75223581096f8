/** The page a picture is drawn on: how things are said there, and where its links lead, if it has any. */
import type { Voice } from '@arbiter/core/messages'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'

export interface PicturePage {
  readonly voice: Voice
  /** The address of what an entrant or a match has for itself. Paper has none. */
  readonly entrantAddress?: (name: string) => string | undefined
  readonly matchAddress?: (match: string) => string | undefined
  /** The name of the slip of paper that a match opens, on the page itself. */
  readonly matchSlip?: (match: string) => string | undefined
  /** Whether a result has just come in. */
  readonly isFresh?: (match: string) => boolean
}

export const PicturePageContext = createContext<PicturePage | undefined>(undefined)

export function usePicturePage(): PicturePage {
  const page = useContext(PicturePageContext)
  if (page === undefined) throw new Error('a picture needs a page: PicturePageContext')
  return page
}
