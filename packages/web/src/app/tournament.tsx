/** A tournament around its screens: opened once, live while any of its pages is open. */
import { bracketsOf, matrixOf, raceOf } from '@arbiter/core'
import type { ComponentChildren, ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import type { Live } from '../live/live.ts'
import { useOpened } from '../live/opened.ts'
import { useWatched } from '../live/subscription.ts'
import { catalogue } from '../words/catalogue.ts'
import { addresses } from './address.ts'
import { useLoadingAhead } from './ahead.ts'
import { useAskingAgain } from './asking-again.ts'
import { Finder } from './find.tsx'
import { Freshness } from './freshness.tsx'
import { Missing } from './missing.tsx'
import { useNews } from './news.ts'
import type { Params, Tab } from './pages.ts'
import { Shell } from './shell.tsx'

const words = catalogue(
  {
    control: 'Control room',
    overview: 'Overview',
    bracket: 'Bracket',
    brackets: 'Brackets',
    table: 'Table',
    race: 'Race',
    matrix: 'Matrix',
    matches: 'Matches',
    entrants: 'Entrants',
    odds: 'Odds',
    history: 'History',
    rules: 'Rules',
    people: 'People',
    print: 'Print',
    loading: 'The tournament is being opened',
  },
  {
    control: 'Leitstand',
    overview: 'Übersicht',
    bracket: 'Turnierbaum',
    brackets: 'Gruppen',
    table: 'Tabelle',
    race: 'Rennen',
    matrix: 'Matrix',
    matches: 'Matches',
    entrants: 'Teilnehmer',
    odds: 'Chancen',
    history: 'Verlauf',
    rules: 'Regeln',
    people: 'Personen',
    print: 'Drucken',
    loading: 'Das Turnier wird geöffnet',
  },
)

interface TournamentPageProps {
  readonly id: string
  readonly tab: Tab
  readonly params: Params
  readonly isBare: boolean
  readonly Screen: ComponentType<{ live: Live; params: Params }>
}

export function TournamentPage({ id, tab, params, isBare, Screen }: TournamentPageProps) {
  const opened = useOpened(id)
  if (opened === undefined) return <Opening isBare={isBare} />
  if (!opened.ok) return <Missing problem={opened.problem} />
  return <Opened live={opened.value} tab={tab} params={params} isBare={isBare} Screen={Screen} />
}

/** Rules and heights stand, figures are missing, nothing shimmers. */
const Opening = ({ isBare }: { isBare: boolean }) => {
  const waiting = (
    <div class="opening" aria-busy="true">
      <p class="hide" role="status">
        {words.loading}
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
  useAskingAgain(live)
  useLoadingAhead()
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
      {live.isInside && link('control', addresses.control(id), words.control)}
      {link('overview', addresses.tournament(id), words.overview)}
      {has.brackets > 0 && link('bracket', addresses.bracket(id), has.brackets > 1 ? words.brackets : words.bracket)}
      {link('table', addresses.table(id), has.race ? words.race : has.matrix ? words.matrix : words.table)}
      {link('matches', addresses.matches(id), words.matches)}
      {link('entrants', addresses.entrants(id), words.entrants)}
      {link('odds', addresses.odds(id), words.odds)}
      {link('history', addresses.history(id), words.history)}
      {link('rules', addresses.rules(id), words.rules)}
      {isAtTheDesk(live) && link('people', addresses.people(id), words.people)}
      {link('print', addresses.print(id), words.print)}
    </>
  )
}

/** Scorers record results; who else may what is not theirs to see. */
const isAtTheDesk = ({ seen: { role } }: Live): boolean => role === 'owner' || role === 'director'

/** Which pictures this tournament has now; the screens look at the same ones. */
const picturesIn = (live: Live) => ({
  /** A match for third place is none of its own. */
  brackets: new Set(live.look(bracketsOf).map(({ bracket = '' }) => bracket)).size,
  race: live.look(raceOf) !== undefined,
  matrix: live.look(matrixOf) !== undefined,
})
