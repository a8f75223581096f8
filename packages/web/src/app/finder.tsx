/** `/` opens a search for entrants and matches of the tournament, which is loaded then, or while the browser is idle. */
import { useState } from 'preact/hooks'
import type * as FinderModule from './finder-slip.tsx'
import { useKeys } from './keys.ts'
import { words } from './words/messages.ts'

export const loadFinder = (): Promise<typeof FinderModule> => import('./finder-slip.tsx')

export function Finder() {
  const [slip, set] = useState<typeof FinderModule | undefined>()
  const open = () => void loadFinder().then(set, () => undefined)
  useKeys({ '/': open })
  return (
    <>
      <button type="button" class="btn bare find" onClick={open}>
        <svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="7" cy="7" r="4.5" />
          <path d="m10.5 10.5 4 4" />
        </svg>
        {words('app-find-find')} <kbd>/</kbd>
      </button>
      {slip && <slip.FinderSlip onClose={() => set(undefined)} />}
    </>
  )
}
