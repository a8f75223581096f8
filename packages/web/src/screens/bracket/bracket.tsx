/** The bracket: as a tree, as a list by round, or as one entrant's path. */

import {
  averageShown,
  type BulletinBracket,
  type BulletinMatch,
  bracketsOf,
  hasPicture,
  rowsIn,
  seedsIn,
  show,
} from '@arbiter/core/bulletin'
import {
  type BracketPart,
  currentOf,
  isSection,
  partAround,
  partFrom,
  partShown,
  partToOpen,
  pathOf,
  placeIn,
  sectionCount,
  writePart,
} from '@arbiter/paper/pictures'
import { useMemo } from 'preact/hooks'
import { address, addresses } from '../../app/address.ts'
import { useKeys } from '../../app/keys.ts'
import { readPreference, savePreference } from '../../app/preferences.ts'
import type { Live } from '../../live/live.ts'
import { useLive } from '../../live/live-context.ts'
import { useWatched } from '../../live/subscription.ts'
import { Empty } from '../../parts/empty.tsx'
import { type Figure, Head } from '../../parts/head.tsx'
import { lookOf, MatchCard } from '../../parts/match-card.tsx'
import { useModule } from '../../parts/use-module.ts'
import { textOf } from '../../words/message-text.ts'
import { moment } from '../../words/time.ts'
import { expectedEnd } from '../control/bar/expected-end.ts'
import { timesIn } from '../control/bar/times.ts'
import { Columns } from './columns.tsx'
import { FollowBar } from './follow-bar.tsx'
import { followedId, followedName } from './followed-entrant.ts'
import { List } from './list.tsx'
import { useIsNarrowWindow } from './narrow-window.ts'
import { PathView } from './path-view.tsx'
import { beginningOf, completeRounds } from './round-times.ts'
import { useRunningMatches } from './running-matches.ts'
import { BracketSearch, type Hit } from './search.tsx'
import { BracketMap, Crumbs, Edge, Exit } from './sections.tsx'
import { Tree, type TreeProps } from './tree.tsx'
import { words } from './words/messages.ts'

const views = ['tree', 'list', 'path'] as const
type View = (typeof views)[number]

/** Loaded when it is shown: most visitors come after the start, and few brackets are played in pairs of games. */
const loadPreview = () => import('./preview.tsx')
const loadPairs = () => import('./pairs-panel.tsx')

export default function BracketScreen() {
  const live = useLive()
  useWatched(address)
  useRunningMatches(live)
  const started = live.tournament.chart.started !== undefined
  const preview = useModule(started ? undefined : loadPreview)
  const ahead = preview && live.look(preview.bracketPreview)
  const brackets = started ? live.look(bracketsOf) : (ahead?.brackets ?? [])
  const mains = brackets.filter((bracket) => !isOfLosers(bracket))
  const asked = address.query.get('bracket')
  const bracket = mains.find(({ stage, bracket: letter }) => asked !== null && asked === (letter ?? stage)) ?? mains[0]
  if (!bracket) return <NoBracket />
  const more = brackets.filter(isOfLosers)
  return (
    <OneBracket key={bracket.stage} bracket={bracket} mains={mains} more={more}>
      {preview && ahead && <preview.BeforeStart found={ahead} />}
    </OneBracket>
  )
}

/** The match for third place is drawn below the bracket whose losers meet in it. */
const isOfLosers = ({ rounds }: BulletinBracket): boolean =>
  rounds.length === 1 &&
  rounds[0]?.matches.every(({ seats }) => seats.every(({ loserOf }) => loserOf !== undefined)) === true

function NoBracket() {
  const live = useLive()
  const { tournament } = live
  const hasBracket = hasPicture(tournament.format, 'bracket')
  const preview = useModule(hasBracket ? loadPreview : undefined)
  return (
    <div class="bracket">
      <Head title={live.seen.name} tab={words('bracket-tab')} kicker={textOf(tournament.format.about.title)} />
      {hasBracket ? (
        preview && <preview.BeforeStart found={live.look(preview.bracketPreview)} />
      ) : (
        <Empty
          action={
            <a class="btn" href={addresses.table(live.id)}>
              {words('bracket-to-table')}
            </a>
          }
        >
          {words('bracket-none')}
        </Empty>
      )}
    </div>
  )
}

interface OneBracketProps {
  readonly bracket: BulletinBracket
  readonly mains: readonly BulletinBracket[]
  readonly more: readonly BulletinBracket[]
  readonly children: preact.ComponentChildren
}

function OneBracket({ bracket, mains, more, children }: OneBracketProps) {
  const live = useLive()
  const isNarrow = useIsNarrowWindow()
  const view = views.find((each) => each === address.query.get('view')) ?? (isNarrow ? 'list' : 'tree')
  const sections = sectionCount(bracket)
  const seeds = useMemo(() => seedsIn(bracket), [bracket])
  const rows = useMemo(() => rowsIn(bracket), [bracket])
  const names = () => namesIn(bracket)
  const isRunning = useMemo(() => isLiveIn(live), [bracket, live.cup.games.length])
  const followed = followedName(live, address.query.get('follow') ?? readPreference(`follow.${live.id}`) ?? null)
  const steps = useMemo(() => (followed === undefined ? [] : pathOf(bracket, followed)), [bracket, followed])
  const opening = useMemo(() => partToOpen(bracket, currentOf(steps)?.match.match, isRunning), [sections, followed])
  const asked = address.query.get('part')
  const part = asked === null ? opening : partFrom(asked, sections)
  const onPart = (next: BracketPart) => address.set({ part: writePart(next, sections) })
  const goTo = (match: string | undefined, follow: Record<string, string> = {}) => {
    const place = match === undefined || sections === 0 ? undefined : placeIn(bracket, match)
    address.set({ ...follow, ...(place ? { part: writePart(partAround(bracket, place), sections) } : {}) })
  }
  const follow = (name: string) => {
    const id = name === '' ? '' : (followedId(live, name) ?? '')
    savePreference(`follow.${live.id}`, id)
    goTo(currentOf(pathOf(bracket, name))?.match.match, { follow: id })
  }
  const onHit = ({ name, match }: Hit) => (match === undefined ? follow(name) : goTo(match))
  useKeys({ m: () => focusOn(currentOf(steps)?.match.match, goTo) })
  const end = useMemo(
    () => (live.tournament.chart.started ? expectedEnd(live.look(show), live.look(timesIn), Date.now()) : undefined),
    [bracket.stage, completeRounds(bracket)],
  )
  const beginsAt = (level: number) => beginningOf(bracket, level, end)
  const given: TreeProps = { bracket, seeds, rows, part, followed, steps, isRunning, beginsAt, onPart }
  const hasBoard = live.cup.games.length > 0
  const all = [bracket, ...more].flatMap(({ rounds }) => rounds.flatMap(({ matches }) => matches))
  const isInPairs = view !== 'path' && all.some(({ pairs }) => pairs !== undefined)
  const pairs = useModule(isInPairs ? loadPairs : undefined)
  const panel = pairs && <pairs.PairsPanel matches={all} />
  return (
    <div class={`bracket as-${view}`}>
      <BracketHead {...{ bracket, part, sections }} endsAt={end?.at} />
      {children}
      <div class="bar">
        <ViewSwitch view={view} />
        {mains.length > 1 && <BracketSwitch mains={mains} shown={bracket} />}
        {sections > 0 && view !== 'path' && <Crumbs part={part} sections={sections} />}
        {view !== 'path' && seeds.size > 0 && <BracketSearch bracket={bracket} names={names} onHit={onHit} />}
        {view === 'tree' && bracket.drawnAs === 'tree' && <KeysShown hasSections={sections > 0} />}
      </div>
      {followed !== undefined && view !== 'path' && (
        <FollowBar bracket={bracket} name={followed} steps={steps} onStop={() => follow('')} />
      )}
      <Remarks bracket={bracket} />
      <div class={sections === 0 && bracket.rounds.length <= 3 ? 'cupwrap beside' : 'cupwrap'}>
        {hasBoard && panel}
        <div class="drawnbracket">
          {view === 'path' ? (
            <PathView {...given} names={names} onFollow={follow} />
          ) : sections > 0 ? (
            <InSections {...given} view={view} />
          ) : (
            <Shown {...given} view={view} />
          )}
          {view !== 'path' && more.map((each) => <Losers key={each.stage} {...given} losers={each} />)}
        </div>
        {!hasBoard && panel}
      </div>
    </div>
  )
}

const isLiveIn = (live: Live) => (match: BulletinMatch) => lookOf(match, live) === 'live'

const collator = new Intl.Collator()

/** Every seated entrant, by name. */
function namesIn({ rounds }: BulletinBracket): string[] {
  const names = new Set<string>()
  for (const { matches } of rounds)
    for (const { seats } of matches) for (const { entrant } of seats) if (entrant !== undefined) names.add(entrant)
  return [...names].sort(collator.compare)
}

function focusOn(match: string | undefined, goTo: (match: string) => void): void {
  if (match === undefined) return
  goTo(match)
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-match="${CSS.escape(match)}"]`)?.focus())
}

// --- the head ------------------------------------------------------------------------------------

type Indicators = NonNullable<BulletinBracket['indicators']>

interface HeadProps {
  readonly bracket: BulletinBracket
  readonly part: BracketPart
  readonly sections: number
  readonly endsAt: number | undefined
}

function BracketHead({ bracket, part, sections, endsAt }: HeadProps) {
  const live = useLive()
  const { format, chart } = live.tournament
  const isInSection = sections > 0 && isSection(part)
  const kicker = (
    <>
      <b>{isInSection ? live.seen.name : textOf(format.about.title)}</b>, {fieldOf(live, bracket)}
      {bracket.bracket !== undefined && `, ${words('bracket-letter', { bracket: { text: bracket.bracket } })}`}
      {bracket.indicators && `, ${averagesOf(bracket.indicators)}`}
    </>
  )
  return (
    <Head
      title={isInSection ? words('bracket-section-of', { number: part.from, count: sections }) : live.seen.name}
      tab={words('bracket-tab')}
      kicker={kicker}
      figures={chart.started ? figuresOf(live, bracket, endsAt) : []}
    />
  )
}

function fieldOf({ tournament }: Live, { of }: BulletinBracket): string {
  const count = tournament.chart.field.present.length
  if (of === 'teams') return words('bracket-teams', { count })
  return words('bracket-players', { count })
}

const averagesOf = ({ high, low }: Indicators): string =>
  words('bracket-averages', { high: averageShown(high), low: averageShown(low) })

function figuresOf(live: Live, { rounds }: BulletinBracket, endsAt: number | undefined): Figure[] {
  let [decided, all, running] = [0, 0, 0]
  for (const { matches } of rounds)
    for (const match of matches) {
      const look = lookOf(match, live)
      all++
      if (look === 'decided') decided++
      if (look === 'live') running++
    }
  return [
    { label: words('bracket-figure-decided'), value: decided, of: words('bracket-of', { count: all }) },
    ...(running > 0 && live.connection === 'live'
      ? [{ label: words('bracket-figure-live'), value: running, kind: 'now' as const }]
      : []),
    ...(endsAt === undefined ? [] : [{ label: words('bracket-figure-end'), value: moment(endsAt) }]),
  ]
}

// --- the bar -------------------------------------------------------------------------------------

const ViewSwitch = ({ view }: { view: View }) => (
  <fieldset class="switch" aria-label={words('bracket-view')}>
    {views.map((each) => (
      <button key={each} type="button" aria-pressed={each === view} onClick={() => address.set({ view: each })}>
        {words('bracket-view-name', { view: each })}
      </button>
    ))}
  </fieldset>
)

const BracketSwitch = ({ mains, shown }: { mains: readonly BulletinBracket[]; shown: BulletinBracket }) => (
  <fieldset class="switch" aria-label={words('bracket-switch')}>
    {mains.map((each) => (
      <button
        key={each.stage}
        type="button"
        aria-pressed={each === shown}
        onClick={() => address.set({ bracket: each.bracket ?? each.stage, part: '' })}
      >
        {each.bracket ?? textOf(each.name)}
      </button>
    ))}
  </fieldset>
)

const KeysShown = ({ hasSections }: { hasSections: boolean }) => (
  <span class="push wide">
    <span class="keys">
      <span>
        <kbd>←</kbd>
        <kbd>→</kbd>
        {words('bracket-keys-follow')}
      </span>
      {hasSections && (
        <span>
          <kbd>PgUp</kbd>
          <kbd>PgDn</kbd>
          {words('bracket-keys-section')}
        </span>
      )}
      <span>
        <kbd>M</kbd>
        {words('bracket-keys-followed')}
      </span>
    </span>
  </span>
)

/** Seeds of a bracket that nobody has qualified for yet. */
function Remarks({ bracket }: { bracket: BulletinBracket }) {
  const first = bracket.rounds[0]?.matches ?? []
  const isOpen = first.length > 0 && first.every(({ seats }) => seats.every(({ entrant, seed }) => !entrant && seed))
  return isOpen ? <p class="voice remark">{words('bracket-seeds-open')}</p> : null
}

// --- what is drawn -------------------------------------------------------------------------------

interface ShownProps extends TreeProps {
  readonly view: View
}

function Shown({ view, ...given }: ShownProps) {
  if (view === 'list') return <List {...given} />
  return given.bracket.drawnAs === 'tree' ? <Tree {...given} /> : <Columns {...given} />
}

function InSections(props: ShownProps) {
  const { bracket, part, isRunning, steps } = props
  const drawn = partShown(bracket, part).rounds.reduce((sum, { matches }) => sum + matches.length, 0)
  const all = bracket.rounds.reduce((sum, { matches }) => sum + matches.length, 0)
  return (
    <div class="big">
      <BracketMap {...{ bracket, part, isRunning, steps }} />
      <div class="pane">
        <Edge {...{ bracket, part, isRunning }} side="up" />
        <Shown {...props} />
        <Exit bracket={bracket} part={part} />
        <Edge {...{ bracket, part, isRunning }} side="down" />
        <p class="label drawn">{words('bracket-drawn', { drawn, all })}</p>
      </div>
    </div>
  )
}

function Losers({ followed, losers }: TreeProps & { readonly losers: BulletinBracket }) {
  const heading = `losers-${losers.stage}`
  const seeds = seedsIn(losers)
  return (
    <section class="losers" aria-labelledby={heading}>
      <h2 id={heading}>{textOf(losers.name)}</h2>
      {losers.rounds[0]?.matches.map((match) => (
        <MatchCard key={match.match} match={match} round={losers.name} seeds={seeds} followed={followed} />
      ))}
    </section>
  )
}
