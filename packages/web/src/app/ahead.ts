/** Loads the screens of a tournament while the browser is idle, so that they open without a network. */
import { useEffect } from 'preact/hooks'
import { answerer } from '../parts/why.tsx'
import { keepLoaded } from './keeper.ts'
import { pages, screenOf, type Tab } from './pages.ts'

/** Loaded on demand only: screens of directors, and paper. */
const later: ReadonlySet<Tab> = new Set(['control', 'people', 'print'])

const quietMs = 2500

export function useLoadingAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => void loadAhead(), quietMs)
    return () => clearTimeout(timer)
  }, [])
}

/** One after the other; a screen that fails to load is tried again when it is opened. */
async function loadAhead(): Promise<void> {
  for (const page of pages)
    if (page.of === 'tournament' && !later.has(page.tab)) await screenOf(page).catch(() => undefined)
  await answerer().catch(() => undefined)
  void keepLoaded()
  document.documentElement.dataset['ahead'] = 'loaded'
}
