/** The open page. The page before stays until its screen is loaded. */
import { type PicturePage, PicturePageContext } from '@arbiter/paper/pictures'
import { useEffect, useRef, useState } from 'preact/hooks'
import { pageProblem } from '../live/problem.ts'
import { useWatched } from '../live/subscription.ts'
import { pageVoice } from '../words/message-text.ts'
import { address } from './address.ts'
import { type PageAddress, pageAt, type SiteScreen, screenOf, type TournamentScreen } from './pages.ts'
import { ProblemPage } from './problem-page.tsx'
import { Shell } from './shell.tsx'
import { message } from './words/messages.ts'

type TournamentPage = typeof import('./tournament.tsx').TournamentPage

interface OpenPage {
  readonly path: string
  readonly page: Ready | 'unknown' | 'failed'
}

interface Ready extends PageAddress {
  readonly screen: SiteScreen | TournamentScreen
  /** Loads the rules with the first tournament. */
  readonly TournamentPage?: TournamentPage
}

async function loaded(found: PageAddress): Promise<Ready> {
  const { page } = found
  if (page.of === 'site') return { ...found, screen: await screenOf(page) }
  const [{ TournamentPage }, screen] = await Promise.all([import('./tournament.tsx'), screenOf(page)])
  return { ...found, screen, TournamentPage }
}

export function App() {
  useWatched(address)
  const { path } = address
  const [shown, set] = useState<OpenPage | undefined>()
  const wanted = useRef(path)
  wanted.current = path
  useEffect(() => {
    const found = pageAt(path)
    if (!found) return set({ path, page: 'unknown' })
    const isWanted = () => wanted.current === path
    loaded(found).then(
      (page) => isWanted() && set({ path, page }),
      () => isWanted() && set({ path, page: 'failed' }),
    )
  }, [path])
  useArrival(shown)
  if (shown === undefined) return null
  if (shown.page === 'unknown') return <ProblemPage />
  if (shown.page === 'failed') return <ProblemPage problem={pageProblem(message('app-page-failed'))} />
  return <PageView ready={shown.page} />
}

const PageView = ({ ready }: { ready: Ready }) => (
  <PicturePageContext.Provider value={onAnyPage}>
    <PageShown ready={ready} />
  </PicturePageContext.Provider>
)

/** Pictures of no tournament have no links. */
const onAnyPage: PicturePage = { voice: pageVoice }

function PageShown({ ready: { page, params, screen, TournamentPage } }: { ready: Ready }) {
  if (page.of === 'tournament' && TournamentPage) {
    const Screen = (screen as TournamentScreen).default
    const id = params['tournament'] as string
    return <TournamentPage id={id} tab={page.tab} params={params} isBare={page.bare ?? false} Screen={Screen} />
  }
  const Screen = (screen as SiteScreen).default
  return (
    <Shell>
      <Screen params={params} />
    </Shell>
  )
}

/**
 * A new page starts at its top, and a screen reader reads its title; the first page is left to the browser. `data-shown` is
 * the page on the screen, since the address changes before the page does.
 */
function useArrival(shown: OpenPage | undefined): void {
  const isFirst = useRef(true)
  useEffect(() => {
    if (shown === undefined) return
    document.documentElement.dataset['shown'] = shown.path
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    if (location.hash !== '') return
    scrollTo({ top: 0, behavior: 'instant' })
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [shown])
}
