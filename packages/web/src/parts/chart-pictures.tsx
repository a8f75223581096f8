/** What the pictures of a tournament need of the page they are on: its language, links, and results that have just come in. */
import { type PicturePage, PicturePageContext } from '@arbiter/paper/pictures'
import type { ComponentChildren } from 'preact'
import { addresses } from '../app/address.ts'
import type { ChartView } from '../live/live-context.ts'
import { pageVoice } from '../words/message-text.ts'
import { idsByName } from './entrant-index.ts'

interface ChartPicturesProps {
  readonly at: ChartView & { readonly wet?: ReadonlySet<string> }
  readonly children: ComponentChildren
}

export function ChartPictures({ at, children }: ChartPicturesProps) {
  const ids = at.look(idsByName)
  const page: PicturePage = {
    voice: pageVoice,
    entrantAddress: (name) => {
      const id = ids.get(name)
      return id === undefined ? undefined : addresses.entrant(at.id, id)
    },
    matchAddress: (match) => addresses.match(at.id, match),
    isFresh: (match) => at.wet?.has(match) ?? false,
  }
  return <PicturePageContext.Provider value={page}>{children}</PicturePageContext.Provider>
}
