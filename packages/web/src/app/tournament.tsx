/** The frame of a tournament's screens. The tournament is opened once and stays live while any of its pages is open. */
import { bracketsOf, matrixOf, raceOf } from '@arbiter/core/bulletin'
import type { ComponentChildren, ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import type { Live } from '../live/live.ts'
import { useWatched } from '../live/subscription.ts'
import { useTournament } from '../live/use-tournament.ts'
import { addresses } from './address.ts'
import { Finder } from './finder.tsx'
import { Freshness } from './freshness.tsx'
import { useNews } from './news.ts'
import type { Params, Tab } from './pages.ts'
import { usePreload } from './preload.ts'
import { ProblemPage } from './problem-page.tsx'
import { useRetryNotice } from './retry-notice.ts'
import { Shell } from './shell.tsx'
import { words } from './words/messages.ts'

interface TournamentPageProps {
  readonly id: string
  readonly tab: Tab
  readonly params: Params
  readonly isBare: boolean
  readonly Screen: ComponentType<{ live: Live; params: Params }>
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

function Opened({ live, tab, params, isBare, Screen }: OpenedProps) {
  useWatched(live)
  useNews(live)
  useRetryNotice(live)
  usePreload()
  const screen = <Screen live={live} params={params} />
  if (isBare) return <main id="main">{screen}</main>
  return (
    <Shell
      tabs={<Tabs live={live} current={tab} />}
      side={
        <>
          <Finder live={live} />
          <Freshness live={live} />
        </>
      }
    >
      {screen}
    </Shell>
  )
}

function Tabs({ live, current }: { live: Live; current: Tab }) {
  const link = (tab: Tab, to: string, label: ComponentChildren) => (
    <a key={tab} href={to} {...(tab === current ? { 'aria-current': 'page' as const } : {})}>
      {label}
    </a>
  )
  useEffect(() => {
    document.querySelector('.tabs [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  const { id } = live
  const has = picturesIn(live)
  return (
    <>
      {live.isInside && link('control', addresses.control(id), words('app-tab-control'))}
      {link('overview', addresses.tournament(id), words('app-tab-overview'))}
      {has.brackets > 0 &&
        link('bracket', addresses.bracket(id), has.brackets > 1 ? words('app-tab-brackets') : words('app-tab-bracket'))}
      {link(
        'table',
        addresses.table(id),
        has.race ? words('app-tab-race') : has.matrix ? words('app-tab-matrix') : words('app-tab-table'),
      )}
      {link('matches', addresses.matches(id), words('app-tab-matches'))}
      {link('entrants', addresses.entrants(id), words('app-tab-entrants'))}
      {link('odds', addresses.odds(id), words('app-tab-odds'))}
      {link('history', addresses.history(id), words('app-tab-history'))}
      {link('rules', addresses.rules(id), words('app-tab-rules'))}
      {isAtTheDesk(live) && link('people', addresses.people(id), words('app-tab-people'))}
      {link('print', addresses.print(id), words('app-tab-print'))}
    </>
  )
}

/** Scorers record results; they may not see the roles of others. */
const isAtTheDesk = ({ seen: { role } }: Live): boolean => role === 'owner' || role === 'director'

/** Which pictures this tournament has now. */
const picturesIn = (live: Live) => ({
  /** A match for third place is not a bracket of its own. */
  brackets: new Set(live.look(bracketsOf).map(({ bracket = '' }) => bracket)).size,
  race: live.look(raceOf) !== undefined,
  matrix: live.look(matrixOf) !== undefined,
})
