/** Loads the screens of a tournament while the browser is idle, so that they open without a network. */
import { useEffect } from 'preact/hooks'
import { answerer } from '../parts/why.tsx'
import { loadFinder } from './finder.tsx'
import { loadHelp } from './help.ts'
import { pages, screenOf, type Tab } from './pages.ts'
import { cacheLoadedFiles } from './service-worker.ts'

/** Loaded on demand only: screens of directors, and paper. */
const later: ReadonlySet<Tab> = new Set(['control', 'people', 'print'])

const quietMs = 2500

export function usePreload(): void {
  useEffect(() => {
    const timer = setTimeout(() => void preload(), quietMs)
    return () => clearTimeout(timer)
  }, [])
}

/** One after the other; a screen that fails to load is tried again when it is opened. */
async function preload(): Promise<void> {
  for (const page of pages)
    if (page.of === 'tournament' && !later.has(page.tab)) await screenOf(page).catch(() => undefined)
  await answerer().catch(() => undefined)
  await loadHelp().catch(() => undefined)
  await loadFinder().catch(() => undefined)
  void cacheLoadedFiles()
  document.documentElement.dataset['ahead'] = 'loaded'
}
