/** The frame of a tournament's screens. The tournament is opened once and stays live while any of its pages is open. */
import type { ComponentType } from 'preact'
import type { Live } from '../live/live.ts'
import { LiveProvider } from '../live/live-context.ts'
import { useTournament } from '../live/use-tournament.ts'
import { Finder } from './finder.tsx'
import { Freshness } from './freshness.tsx'
import { useNews } from './news.ts'
import type { Params, Tab } from './pages.ts'
import { usePreload } from './preload.ts'
import { ProblemPage } from './problem-page.tsx'
import { Shell } from './shell.tsx'
import { Tabs } from './tabs.tsx'
import { words } from './words/messages.ts'

interface TournamentPageProps {
  readonly id: string
  readonly tab: Tab
  readonly params: Params
  readonly isBare: boolean
  readonly Screen: ComponentType<{ params: Params }>
}

export function TournamentPage({ id, tab, params, isBare, Screen }: TournamentPageProps) {
  const opened = useTournament(id)
  if (opened === undefined) return <Opening isBare={isBare} />
  if (!opened.ok) return <ProblemPage problem={opened.problem} />
  return <Opened live={opened.value} tab={tab} params={params} isBare={isBare} Screen={Screen} />
}

/** The page while it loads: the layout without figures, and no animation. */
const Opening = ({ isBare }: { isBare: boolean }) => {
  const waiting = (
    <div class="opening" aria-busy="true">
      <p class="hide" role="status">
        {words('app-tab-loading')}
      </p>
      <div class="head">
        <div>
          <p class="kicker">&nbsp;</p>
          <p class="poster">&nbsp;</p>
        </div>
      </div>
      <div class="bar">&nbsp;</div>
    </div>
  )
  return isBare ? <main>{waiting}</main> : <Shell tabs={<span />}>{waiting}</Shell>
}

interface OpenedProps extends Omit<TournamentPageProps, 'id'> {
  readonly live: Live
}

/** Draws nothing that changes with a fact: what does so asks for the tournament itself. */
function Opened({ live, tab, params, isBare, Screen }: OpenedProps) {
  useNews(live)
  usePreload()
  const screen = <Screen params={params} />
  return (
    <LiveProvider value={live}>
      {isBare ? (
        <main id="main">{screen}</main>
      ) : (
        <Shell tabs={<Tabs current={tab} />} side={<TournamentSide />}>
          {screen}
        </Shell>
      )}
    </LiveProvider>
  )
}

const TournamentSide = () => (
  <>
    <Finder />
    <Freshness />
  </>
)
