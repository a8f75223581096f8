/** A tournament as one line with its track: what it is, how far it has come, when it last changed. */
import type { ComponentChildren } from 'preact'
import { addresses } from '../../app/address.ts'
import { FormatGlyph } from '../../parts/format-glyph.tsx'
import { Tick } from '../../parts/tick.tsx'
import { catalogue, counted } from '../../words/catalogue.ts'
import { said } from '../../words/said.ts'
import { moment } from '../../words/time.ts'
import type { Course, Stretch } from './course.ts'
import { formatTitles } from './format-titles.ts'
import type { Listed } from './shelves.ts'

const words = catalogue(
  {
    players: (count: number) => counted(count, 'player', 'players'),
    teams: (count: number) => counted(count, 'team', 'teams'),
    is: (format: string, field: string) => `${format}, ${field}`,
    demo: 'Demo',
    private: 'Private',
    played: (round: string, decided: number, matches: number) => `${round}, ${decided} of ${matches} decided`,
    won: (name: string) => `${name} has won`,
    running: 'Being played',
    nobody: 'Nobody has entered. Paste names, one a line.',
    entering: 'Taking entries',
    finished: 'All is played',
    closed: 'Closed',
    track: (done: number, all: number) => `${done} of ${all} rounds played that are known`,
    toPlay: 'to play',
    needs: 'need you',
    changed: 'changed',
    control: 'Control room',
    watch: 'Watch',
    open: 'Open',
    goOn: 'Go on',
    of: (what: string, name: string) => `${what}: ${name}`,
    archive: 'Archive',
    takeOut: 'Take out',
    remove: 'Remove',
  },
  {
    players: (count: number) => counted(count, 'Spieler', 'Spieler'),
    teams: (count: number) => counted(count, 'Team', 'Teams'),
    is: (format: string, field: string) => `${format}, ${field}`,
    demo: 'Demo',
    private: 'Privat',
    played: (round: string, decided: number, matches: number) => `${round}, ${decided} von ${matches} entschieden`,
    won: (name: string) => `${name} hat gewonnen`,
    running: 'Wird gespielt',
    nobody: 'Niemand ist angemeldet. Fügen Sie Namen ein, einen je Zeile.',
    entering: 'Nimmt Anmeldungen an',
    finished: 'Alles ist gespielt',
    closed: 'Abgeschlossen',
    track: (done: number, all: number) => `${done} von ${all} bekannten Runden gespielt`,
    toPlay: 'zu spielen',
    needs: 'für Sie',
    changed: 'geändert',
    control: 'Leitstand',
    watch: 'Zusehen',
    open: 'Öffnen',
    goOn: 'Weiter',
    of: (what: string, name: string) => `${what}: ${name}`,
    archive: 'Ins Archiv',
    takeOut: 'Herausnehmen',
    remove: 'Entfernen',
  },
)

interface LineProps {
  readonly listed: Listed
  readonly course: Course | undefined
  /** Runs tournaments here. */
  readonly isDirector: boolean
  readonly onArchive?: (() => void) | undefined
  readonly onRemove?: (() => void) | undefined
}

export function Line({ listed, course, isDirector, onArchive, onRemove }: LineProps) {
  const { id, name, format, state, changedAt, isDemo, visibility, archived } = listed
  const isSetUp = state === 'entering'
  const [to, label] = destination(listed, isDirector)
  return (
    <li class={`run${isSetUp ? ' draft' : ''}`} data-tournament={id}>
      <FormatGlyph format={format} />
      <div class="nm">
        <h3>
          <a href={addresses.tournament(id)} dir="auto">
            {name}
          </a>{' '}
          {isDemo && <span class="stamp draft">{words.demo}</span>}
          {visibility === 'private' && <span class="stamp wait">{words.private}</span>}
        </h3>
        <p class="label">{words.is(said(formatTitles[format] ?? format), fieldOf(listed))}</p>
      </div>
      <div class="at">
        <Track stretches={course?.track ?? []} />
        <p class="say">{sayOf(listed, course)}</p>
      </div>
      <dl class="figures">
        {isDirector && course && course.needs > 0 && <Figure label={words.needs} value={course.needs} kind="needs" />}
        {course && course.playing > 0 && <Figure label={words.toPlay} value={course.playing} kind="now" />}
        <Figure label={words.changed} value={<time dateTime={changedAt}>{moment(changedAt)}</time>} kind="when" />
      </dl>
      <p class="go">
        <a class="btn" href={to} aria-label={words.of(label, name)}>
          {label}
        </a>
        {onRemove && (
          <button type="button" class="btn bare" aria-label={words.of(words.remove, name)} onClick={onRemove}>
            {words.remove}
          </button>
        )}
        {onArchive && (
          <button
            type="button"
            class="btn bare"
            aria-label={words.of(archived ? words.takeOut : words.archive, name)}
            onClick={onArchive}
          >
            {archived ? words.takeOut : words.archive}
          </button>
        )}
      </p>
    </li>
  )
}

function destination({ id, state, archived }: Listed, isDirector: boolean): readonly [to: string, label: string] {
  if (isDirector && !archived && state !== 'closed')
    return [addresses.control(id), state === 'entering' ? words.goOn : words.control]
  return [addresses.tournament(id), state === 'running' ? words.watch : words.open]
}

const fieldOf = ({ format, entrants }: Listed): string =>
  format === 'bridge-knockout' ? words.teams(entrants) : words.players(entrants)

function sayOf({ state, entrants }: Listed, course: Course | undefined) {
  if (state === 'entering') return entrants === 0 ? words.nobody : words.entering
  if (state === 'running')
    return course?.round === undefined
      ? words.running
      : words.played(said(course.round), course.decided, course.matches)
  if (course?.champion !== undefined)
    return (
      <>
        <Tick /> <bdi>{words.won(course.champion)}</bdi>
      </>
    )
  return state === 'closed' ? words.closed : words.finished
}

/** Print behind us, ink where it is played, dots ahead. */
function Track({ stretches }: { stretches: readonly Stretch[] }) {
  const done = stretches.filter((each) => each === 'done').length
  if (stretches.length === 0) return <span class="track" aria-hidden="true" />
  return (
    <span
      class={`track${stretches.length > 16 ? ' dense' : ''}`}
      role="img"
      aria-label={words.track(done, stretches.length)}
    >
      {stretches.map((each, i) => (
        <StretchShown key={i} stretch={each} />
      ))}
    </span>
  )
}

const StretchShown = ({ stretch }: { stretch: Stretch }) =>
  typeof stretch === 'number' ? (
    <i class="cur">
      <b style={{ width: `${Math.round(stretch * 100)}%` }} />
    </i>
  ) : (
    <i class={stretch === 'ahead' ? 'todo' : ''} />
  )

const Figure = ({ label, value, kind }: { label: string; value: ComponentChildren; kind: string }) => (
  <div class={kind}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)
