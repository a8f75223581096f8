/** The tournaments of the site: those being played first, then those being set up, then what was played. */
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
import { catalogue } from '../../words/catalogue.ts'
import { exactClock } from '../../words/time.ts'
import { type Courses, useCourses } from './courses.ts'
import { ImportFile, importFieldId } from './import-file.tsx'
import { Line } from './line.tsx'
import { archive, RemoveSlip } from './putting-away.tsx'
import { type Listed, type Shelves, states, useShelves } from './shelves.ts'

const english = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']
const german = ['Keins', 'Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn']

const words = catalogue(
  {
    tab: 'Tournaments',
    tournaments: 'Tournaments',
    running: (count: number) => `${english[count] ?? count} ${count === 1 ? 'is' : 'are'} running`,
    archive: 'The archive',
    signedIn: (name: string) => `Signed in as ${name}, `,
    owner: 'owner of this site',
    director: 'who may open tournaments here',
    helper: 'helping with tournaments here',
    guest: 'Arbiter runs tournaments of five formats by their written rules, and says why.',
    runningFigure: 'running',
    finishedFigure: 'finished',
    newTournament: 'New tournament',
    importFile: 'Import a file',
    show: 'Show',
    current: 'Current',
    archived: 'Archive',
    find: 'Find a tournament by its name',
    findHint: 'Find a tournament',
    played: 'Being played',
    setUp: 'Taking entries',
    over: 'Finished',
    demos: 'Demos',
    demosNote: 'played half-way, to look at and to try things on',
    asOf: (at: string) => `As of ${at}`,
    stale: (at: string) => `Last heard ${at}, trying again`,
    more: 'Show more',
    nothingFound: (text: string) => `No tournament has “${text}” in its name. Look for one word of it.`,
    emptyOpens: 'No tournament of yours yet. Open one: choose a format, paste the names, start.',
    emptyArchive: 'The archive is empty. What is put there can be seen, but not changed.',
    emptyGuest: 'No tournament is public here yet. Whoever was given a link opens it to come in.',
    loading: 'The list is being loaded',
    getIn: 'To come in',
    howIn:
      'Everybody may watch what is public. Directors and scorers are invited by a link, and entrants report their games by one: open yours, and this browser is signed in.',
    haveLink: 'I have a link',
  },
  {
    tab: 'Turniere',
    tournaments: 'Turniere',
    running: (count: number) => `${german[count] ?? count} ${count === 1 ? 'läuft' : 'laufen'}`,
    archive: 'Das Archiv',
    signedIn: (name: string) => `Angemeldet als ${name}, `,
    owner: 'Inhaber dieser Website',
    director: 'mit dem Recht, Turniere zu eröffnen',
    helper: 'hilft hier bei Turnieren',
    guest: 'Arbiter leitet Turniere in fünf Formaten nach geschriebenen Regeln und sagt, warum.',
    runningFigure: 'laufen',
    finishedFigure: 'beendet',
    newTournament: 'Neues Turnier',
    importFile: 'Datei importieren',
    show: 'Anzeigen',
    current: 'Aktuell',
    archived: 'Archiv',
    find: 'Turnier nach Namen suchen',
    findHint: 'Turnier suchen',
    played: 'Wird gespielt',
    setUp: 'Anmeldung offen',
    over: 'Beendet',
    demos: 'Demos',
    demosNote: 'halb gespielt, zum Ansehen und Ausprobieren',
    asOf: (at: string) => `Stand ${at}`,
    stale: (at: string) => `Zuletzt gehört ${at}, neuer Versuch läuft`,
    more: 'Mehr zeigen',
    nothingFound: (text: string) => `Kein Turnier hat „${text}“ im Namen. Suchen Sie nach einem Wort daraus.`,
    emptyOpens: 'Noch kein eigenes Turnier. Eröffnen Sie eins: Format wählen, Namen einfügen, starten.',
    emptyArchive: 'Das Archiv ist leer. Was dort liegt, ist zu sehen, aber nicht zu ändern.',
    emptyGuest: 'Hier ist noch kein Turnier öffentlich. Wer einen Link bekommen hat, öffnet ihn und ist angemeldet.',
    loading: 'Die Liste wird geladen',
    getIn: 'So kommen Sie hinein',
    howIn:
      'Was öffentlich ist, darf jeder sehen. Turnierleiter und Schreiber werden per Link eingeladen, und Teilnehmer melden ihre Partien per Link: Öffnen Sie Ihren, dann ist dieser Browser angemeldet.',
    haveLink: 'Ich habe einen Link',
  },
)

export default function Home() {
  useWatched(address)
  const { who, opensTournaments } = useWatched(session)
  const isArchive = address.query.get('show') === 'archive'
  const [text, type] = useState(address.query.get('search') ?? '')
  const search = useMemo(() => ({ words: text, isArchive, who }), [text, isArchive, who])
  const shelves = useShelves(search)
  const all = states.flatMap((state) => shelves.of[state].tournaments)
  const courses = useCourses(all)
  useKeys({
    ...(opensTournaments && {
      n: () => address.go(addresses.newTournament),
      i: () => document.getElementById(importFieldId)?.click(),
    }),
    '/': () => document.getElementById('find-tournament')?.focus(),
  })
  return (
    <div class="home">
      <Head kicker={<Kicker />} title={titleOf(shelves, isArchive)} tab={words.tab} figures={figuresOf(shelves)} />
      <div class="bar">
        {opensTournaments && (
          <a class="btn main" href={addresses.newTournament}>
            {words.newTournament} <kbd>N</kbd>
          </a>
        )}
        {opensTournaments && (
          <label class="btn" for={importFieldId}>
            {words.importFile} <kbd>I</kbd>
          </label>
        )}
        <ArchiveSwitch isArchive={isArchive} />
        <Freshness shelves={shelves} />
        <label class="hide" for="find-tournament">
          {words.find}
        </label>
        <input
          id="find-tournament"
          type="search"
          placeholder={words.findHint}
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
  if (who.kind !== 'person') return <>{words.guest}</>
  const role = who.siteRole === 'owner' ? words.owner : who.siteRole ? words.director : words.helper
  return (
    <>
      {words.signedIn(who.name ?? '')}
      {role}
    </>
  )
}

const own = (listed: readonly Listed[]): readonly Listed[] => listed.filter(({ isDemo }) => !isDemo)

function titleOf({ of }: Shelves, isArchive: boolean): string {
  if (isArchive) return words.archive
  const running = of.running.tournaments.length
  return running === 0 || of.running.next !== undefined ? words.tournaments : words.running(running)
}

function figuresOf({ of, heardAt }: Shelves): readonly Figure[] {
  if (heardAt === undefined) return []
  const count = (state: 'running' | 'finished' | 'closed') => of[state].tournaments.length
  const some = (count: number, isMore: boolean) => (isMore ? `${count}+` : count)
  const isMoreOver = of.finished.next !== undefined || of.closed.next !== undefined
  return [
    { label: words.runningFigure, value: some(count('running'), of.running.next !== undefined), kind: 'now' },
    { label: words.finishedFigure, value: some(count('finished') + count('closed'), isMoreOver) },
  ]
}

const ArchiveSwitch = ({ isArchive }: { isArchive: boolean }) => (
  <fieldset class="switch">
    <legend class="hide">{words.show}</legend>
    <button type="button" aria-pressed={!isArchive} onClick={() => address.set({ show: '' })}>
      {words.current}
    </button>
    <button type="button" aria-pressed={isArchive} onClick={() => address.set({ show: 'archive' })}>
      {words.archived}
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
        ? words.loading
        : problem
          ? words.stale(exactClock(heardAt))
          : words.asOf(exactClock(heardAt))}
    </p>
  )
}

interface ListsProps {
  readonly shelves: Shelves
  readonly courses: Courses
  readonly text: string
  readonly isArchive: boolean
}

function Lists({ shelves, courses, text, isArchive }: ListsProps) {
  const { who, opensTournaments } = session
  const [removed, ask] = useState<Listed | undefined>()
  const [problem, refuse] = useState<Problem | undefined>()
  const { running, entering, finished, closed } = shelves.of
  const over = [...finished.tournaments, ...closed.tournaments]
  const demos = [...running.tournaments, ...entering.tournaments, ...over].filter(({ isDemo }) => isDemo)
  const isOwner = who.siteRole === 'owner'
  const renew = () => void shelves.renew()
  const lines = (listed: readonly Listed[]) =>
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
  const group = (title: string, listed: readonly Listed[], note?: string, onMore?: () => void) =>
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
      {group(words.played, own(running.tournaments), undefined, moreOf('running'))}
      {group(words.setUp, own(entering.tournaments), undefined, moreOf('entering'))}
      {group(words.over, own(over), undefined, moreOf('finished', 'closed'))}
      {group(words.demos, demos, words.demosNote)}
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
        {words.more}
      </button>
    )}
  </section>
)

/** Where nothing stands, one sentence says what could. */
function Nothing({ shelves, text, isArchive }: Omit<ListsProps, 'courses'>) {
  const all = states.flatMap((state) => shelves.of[state].tournaments)
  const { opensTournaments } = session
  if (text !== '') return all.length > 0 ? null : <Empty>{words.nothingFound(text)}</Empty>
  if (isArchive) return all.length > 0 ? null : <Empty>{words.emptyArchive}</Empty>
  if (!opensTournaments) return all.length > 0 ? null : <Empty>{words.emptyGuest}</Empty>
  if (own(all).length > 0) return null
  return (
    <Empty
      action={
        <a class="btn main" href={addresses.newTournament}>
          {words.newTournament}
        </a>
      }
    >
      {words.emptyOpens}
    </Empty>
  )
}

const GetIn = () => (
  <section aria-labelledby="h-in">
    <div class="section">
      <h2 id="h-in">{words.getIn}</h2>
    </div>
    <p class="voice">{words.howIn}</p>
    <p class="acts">
      <a class="btn" href="/join">
        {words.haveLink}
      </a>
    </p>
  </section>
)
