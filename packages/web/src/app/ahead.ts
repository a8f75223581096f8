/** Loads what everybody may look at next while nothing else is to be done, so that it is there when the network is gone. */
import { useEffect } from 'preact/hooks'
import { answerer } from '../parts/why.tsx'
import { keepLoaded } from './keeper.ts'
import { pages, screenOf, type Tab } from './pages.ts'

/** Screens for those who direct come when they are opened; paper and projector, too. */
const later: ReadonlySet<Tab> = new Set(['control', 'people', 'print'])

const quietMs = 2500

export function useLoadingAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => void loadAhead(), quietMs)
    return () => clearTimeout(timer)
  }, [])
}

/** One after the other; what cannot be had now is asked for again when it is opened. */
async function loadAhead(): Promise<void> {
  for (const page of pages)
    if (page.of === 'tournament' && !later.has(page.tab)) await screenOf(page).catch(() => undefined)
  await answerer().catch(() => undefined)
  void keepLoaded()
  document.documentElement.dataset['ahead'] = 'loaded'
}
