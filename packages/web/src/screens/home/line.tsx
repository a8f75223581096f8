/** A tournament on one line with its track: its name, its progress, when it last changed. */

import { Tick } from '@arbiter/paper/pictures'
import type { ComponentChildren } from 'preact'
import { addresses } from '../../app/address.ts'
import { FormatGlyph } from '../../parts/format-glyph.tsx'
import { words as partsWords } from '../../parts/words/messages.ts'
import { textOf } from '../../words/message-text.ts'
import { moment } from '../../words/time.ts'
import { formatTitle } from './format-titles.ts'
import type { Progress, Stretch } from './progress.ts'
import type { TournamentEntry } from './shelves.ts'
import { words } from './words/messages.ts'

interface LineProps {
  readonly listed: TournamentEntry
  readonly course: Progress | undefined
  /** True for people who direct tournaments here. */
  readonly isDirector: boolean
  readonly onArchive?: (() => void) | undefined
  readonly onRemove?: (() => void) | undefined
}

export function Line({ listed, course, isDirector, onArchive, onRemove }: LineProps) {
  const { id, name, format, state, changedAt, isDemo, visibility, archived } = listed
  const isSetUp = state === 'entering'
  const [to, label] = destination(listed, isDirector)
  const labelled = (what: string) => words('home-line-of', { what: { text: what }, name: { text: name } })
  return (
    <li class={`run${isSetUp ? ' draft' : ''}`} data-tournament={id}>
      <FormatGlyph format={format} />
      <div class="nm">
        <h3>
          <a href={addresses.tournament(id)} dir="auto">
            {name}
          </a>{' '}
          {isDemo && <span class="stamp draft">{words('home-line-demo')}</span>}
          {visibility === 'private' && <span class="stamp wait">{words('home-line-private')}</span>}
        </h3>
        <p class="label">
          {words('home-line-is', { format: { text: formatTitle(format) }, field: { text: fieldOf(listed) } })}
        </p>
      </div>
      <div class="at">
        <Track stretches={course?.track ?? []} />
        <p class="say">{sayOf(listed, course)}</p>
      </div>
      <dl class="figures">
        {isDirector && course && course.needs > 0 && (
          <Figure label={words('home-line-needs')} value={course.needs} kind="needs" />
        )}
        {course && course.playing > 0 && (
          <Figure label={words('home-line-to-play')} value={course.playing} kind="now" />
        )}
        <Figure
          label={words('home-line-changed')}
          value={<time dateTime={changedAt}>{moment(changedAt)}</time>}
          kind="when"
        />
      </dl>
      <p class="go">
        <a class="btn" href={to} aria-label={labelled(label)}>
          {label}
        </a>
        {onRemove && (
          <button type="button" class="btn bare" aria-label={labelled(words('home-line-remove'))} onClick={onRemove}>
            {words('home-line-remove')}
          </button>
        )}
        {onArchive && (
          <button
            type="button"
            class="btn bare"
            aria-label={labelled(archived ? words('home-line-take-out') : words('home-line-archive'))}
            onClick={onArchive}
          >
            {archived ? words('home-line-take-out') : words('home-line-archive')}
          </button>
        )}
      </p>
    </li>
  )
}

function destination(
  { id, state, archived }: TournamentEntry,
  isDirector: boolean,
): readonly [to: string, label: string] {
  if (isDirector && !archived && state !== 'closed')
    return [addresses.control(id), state === 'entering' ? words('home-line-go-on') : words('home-line-control')]
  return [addresses.tournament(id), state === 'running' ? words('home-line-watch') : words('home-line-open')]
}

const fieldOf = ({ format, entrants }: TournamentEntry): string =>
  format === 'bridge-knockout'
    ? words('home-line-teams', { count: entrants })
    : words('home-line-players', { count: entrants })

function sayOf({ state, entrants }: TournamentEntry, course: Progress | undefined) {
  if (state === 'entering') return entrants === 0 ? partsWords('parts-nobody-yours') : words('home-line-entering')
  if (state === 'running')
    return course?.round === undefined
      ? words('home-line-running')
      : words('home-line-played', {
          round: { text: textOf(course.round) },
          decided: course.decided,
          matches: course.matches,
        })
  if (course?.champion !== undefined)
    return (
      <>
        <Tick /> <bdi>{words('home-line-won', { name: { text: course.champion } })}</bdi>
      </>
    )
  return state === 'closed' ? words('home-line-closed') : words('home-line-finished')
}

/** Finished rounds in print, rounds in play in ink, rounds to come as dots. */
function Track({ stretches }: { stretches: readonly Stretch[] }) {
  const done = stretches.filter((each) => each === 'done').length
  if (stretches.length === 0) return <span class="track" aria-hidden="true" />
  return (
    <span
      class={`track${stretches.length > 16 ? ' dense' : ''}`}
      role="img"
      aria-label={words('home-line-track', { done, all: stretches.length })}
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
