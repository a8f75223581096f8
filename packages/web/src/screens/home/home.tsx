/** The tournaments of the site: in play first, then in preparation, then finished. */
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useReducer, useState } from 'preact/hooks'
import { address, addresses } from '../../app/address.ts'
import { useKeys } from '../../app/keys.ts'
import type { Problem } from '../../live/api.ts'
import { session } from '../../live/session.ts'
import { useWatched } from '../../live/subscription.ts'
import { Empty } from '../../parts/empty.tsx'
import { type Figure, Head } from '../../parts/head.tsx'
import { Refusal } from '../../parts/refusal.tsx'
import { exactMoment } from '../../words/time.ts'
import { archive, RemoveSlip } from './archive-acts.tsx'
import { ImportFile, importFieldId } from './import-file.tsx'
import { Line } from './line.tsx'
import { type Shelves, states, type TournamentEntry, useShelves } from './shelves.ts'
import { type ProgressById, useProgress } from './use-progress.ts'
import { words } from './words/messages.ts'

export default function Home() {
  useWatched(address)
  const { who, opensTournaments } = useWatched(session)
  const isArchive = address.query.get('show') === 'archive'
  const [text, type] = useState(address.query.get('search') ?? '')
  const search = useMemo(() => ({ words: text, isArchive, who }), [text, isArchive, who])
  const shelves = useShelves(search)
  const all = states.flatMap((state) => shelves.of[state].tournaments)
  const courses = useProgress(all)
  useKeys({
    ...(opensTournaments && {
      n: () => address.go(addresses.newTournament),
      i: () => document.getElementById(importFieldId)?.click(),
    }),
    '/': () => document.getElementById('find-tournament')?.focus(),
  })
  return (
    <div class="home">
      <Head
        kicker={<Kicker />}
        title={titleOf(shelves, isArchive)}
        tab={words('home-tab')}
        figures={figuresOf(shelves)}
      />
      <div class="bar">
        {opensTournaments && (
          <a class="btn main" href={addresses.newTournament}>
            {words('home-new-tournament')} <kbd>N</kbd>
          </a>
        )}
        {opensTournaments && (
          <label class="btn" for={importFieldId}>
            {words('home-import-file')} <kbd>I</kbd>
          </label>
        )}
        <ArchiveSwitch isArchive={isArchive} />
        <Freshness shelves={shelves} />
        <label class="hide" for="find-tournament">
          {words('home-find')}
        </label>
        <input
          id="find-tournament"
          type="search"
          placeholder={words('home-find-hint')}
          value={text}
          onInput={(event) => type(event.currentTarget.value)}
        />
      </div>
      <Refusal problem={shelves.heardAt === undefined ? shelves.problem : undefined} />
      <div class="columns">
        <Lists shelves={shelves} courses={courses} text={text.trim()} isArchive={isArchive} />
        <aside class="aside">{opensTournaments ? <ImportFile /> : <GetIn />}</aside>
      </div>
    </div>
  )
}

function Kicker() {
  const { who } = session
  if (who.kind !== 'person') return <>{words('home-guest')}</>
  const role = who.siteRole === 'owner' ? 'owner' : who.siteRole ? 'director' : 'helper'
  return <>{words('home-signed-in', { name: { text: who.name ?? '' }, role })}</>
}

const own = (listed: readonly TournamentEntry[]): readonly TournamentEntry[] => listed.filter(({ isDemo }) => !isDemo)

function titleOf({ of }: Shelves, isArchive: boolean): string {
  if (isArchive) return words('home-archive')
  const running = of.running.tournaments.length
  return running === 0 || of.running.next !== undefined ? words('home-tab') : words('home-running', { count: running })
}

function figuresOf({ of, heardAt }: Shelves): readonly Figure[] {
  if (heardAt === undefined) return []
  const count = (state: 'running' | 'finished' | 'closed') => of[state].tournaments.length
  const some = (count: number, isMore: boolean) => (isMore ? `${count}+` : count)
  const isMoreOver = of.finished.next !== undefined || of.closed.next !== undefined
  return [
    { label: words('home-running-figure'), value: some(count('running'), of.running.next !== undefined), kind: 'now' },
    { label: words('home-finished-figure'), value: some(count('finished') + count('closed'), isMoreOver) },
  ]
}

const ArchiveSwitch = ({ isArchive }: { isArchive: boolean }) => (
  <fieldset class="switch">
    <legend class="hide">{words('home-show')}</legend>
    <button type="button" aria-pressed={!isArchive} onClick={() => address.set({ show: '' })}>
      {words('home-current')}
    </button>
    <button type="button" aria-pressed={isArchive} onClick={() => address.set({ show: 'archive' })}>
      {words('home-archived')}
    </button>
  </fieldset>
)

function Freshness({ shelves: { heardAt, problem } }: { shelves: Shelves }) {
  const [, again] = useReducer((count: number, _: undefined) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(() => again(undefined), 15_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <p class="fresh push">
      <span class={problem ? 'ring' : 'beat'} aria-hidden="true" />
      {heardAt === undefined
        ? words('home-loading')
        : problem
          ? words('home-stale', { at: { text: exactMoment(heardAt) } })
          : words('home-as-of', { at: { text: exactMoment(heardAt) } })}
    </p>
  )
}

interface ListsProps {
  readonly shelves: Shelves
  readonly courses: ProgressById
  readonly text: string
  readonly isArchive: boolean
}

function Lists({ shelves, courses, text, isArchive }: ListsProps) {
  const { who, opensTournaments } = session
  const [removed, ask] = useState<TournamentEntry | undefined>()
  const [problem, refuse] = useState<Problem | undefined>()
  const { running, entering, finished, closed } = shelves.of
  const over = [...finished.tournaments, ...closed.tournaments]
  const demos = [...running.tournaments, ...entering.tournaments, ...over].filter(({ isDemo }) => isDemo)
  const isOwner = who.siteRole === 'owner'
  const renew = () => void shelves.renew()
  const lines = (listed: readonly TournamentEntry[]) =>
    listed.map((each) => (
      <Line
        key={each.id}
        listed={each}
        course={courses.get(each.id)}
        isDirector={opensTournaments}
        onRemove={isOwner && (each.isDemo || each.archived) ? () => ask(each) : undefined}
        onArchive={isOwner && !each.isDemo ? async () => refuse(await archive(each, renew)) : undefined}
      />
    ))
  const group = (title: string, listed: readonly TournamentEntry[], note?: string, onMore?: () => void) =>
    listed.length > 0 && (
      <Group title={title} note={note} onMore={onMore}>
        {lines(listed)}
      </Group>
    )
  const moreOf = (...wanted: ('running' | 'entering' | 'finished' | 'closed')[]) => {
    const open = wanted.filter((state) => shelves.of[state].next !== undefined)
    return open.length === 0 ? undefined : () => open.forEach((state) => void shelves.more(state))
  }
  return (
    <div class="lists">
      <Refusal problem={problem} />
      {shelves.heardAt !== undefined && <Nothing shelves={shelves} text={text} isArchive={isArchive} />}
      {group(words('home-played'), own(running.tournaments), undefined, moreOf('running'))}
      {group(words('home-set-up'), own(entering.tournaments), undefined, moreOf('entering'))}
      {group(words('home-over'), own(over), undefined, moreOf('finished', 'closed'))}
      {group(words('home-demos'), demos, words('home-demos-note'))}
      {removed && <RemoveSlip listed={removed} onClose={() => ask(undefined)} onDone={renew} />}
    </div>
  )
}

interface GroupProps {
  readonly title: string
  readonly note?: string | undefined
  readonly onMore?: (() => void) | undefined
  readonly children: ComponentChildren
}

const Group = ({ title, note, onMore, children }: GroupProps) => (
  <section>
    <div class="section">
      <h2>{title}</h2>
      {note !== undefined && <span class="push">{note}</span>}
    </div>
    <ol class="runs">{children}</ol>
    {onMore && (
      <button type="button" class="btn" onClick={onMore}>
        {words('home-more')}
      </button>
    )}
  </section>
)

/** A sentence for an empty list. */
function Nothing({ shelves, text, isArchive }: Omit<ListsProps, 'courses'>) {
  const all = states.flatMap((state) => shelves.of[state].tournaments)
  const { opensTournaments } = session
  if (text !== '') return all.length > 0 ? null : <Empty>{words('home-nothing-found', { text: { text } })}</Empty>
  if (isArchive) return all.length > 0 ? null : <Empty>{words('home-empty-archive')}</Empty>
  if (!opensTournaments) return all.length > 0 ? null : <Empty>{words('home-empty-guest')}</Empty>
  if (own(all).length > 0) return null
  return (
    <Empty
      action={
        <a class="btn main" href={addresses.newTournament}>
          {words('home-new-tournament')}
        </a>
      }
    >
      {words('home-empty-opens')}
    </Empty>
  )
}

const GetIn = () => (
  <section aria-labelledby="h-in">
    <div class="section">
      <h2 id="h-in">{words('home-get-in')}</h2>
    </div>
    <p class="voice">{words('home-how-in')}</p>
    <p class="acts">
      <a class="btn" href="/join">
        {words('home-have-link')}
      </a>
    </p>
  </section>
)
