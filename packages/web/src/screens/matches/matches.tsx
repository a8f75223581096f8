/** All matches by round: open rounds first, finished ones folded and drawn on demand. */
import type { BulletinMatch } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import { Colour, isThrough, type MatchLook, Tick } from '@arbiter/paper/pictures'
import { useId, useMemo, useState } from 'preact/hooks'
import { address, addresses } from '../../app/address.ts'
import { useLive } from '../../live/live-context.ts'
import { Empty } from '../../parts/empty.tsx'
import { Head } from '../../parts/head.tsx'
import { InPencil } from '../../parts/in-pencil.tsx'
import { lookOf, Stamp } from '../../parts/match-card.tsx'
import { matchSentence, seatWords } from '../../parts/match-words.ts'
import { recentMatches } from '../../parts/recent-matches.ts'
import { StartRow } from '../../parts/start-row.tsx'
import { words as partsWords } from '../../parts/words/messages.ts'
import { scoreText } from '../../words/figures.ts'
import { textOf } from '../../words/message-text.ts'
import { moment } from '../../words/time.ts'
import { useRunningMatches } from '../bracket/running-matches.ts'
import { endOf, type RoundEntry, roundsByState, seatsInOrder } from './rounds.ts'
import { words } from './words/messages.ts'

const states = ['all', 'live', 'ready', 'done'] as const
type State = (typeof states)[number]

const lookFor: Readonly<Record<State, MatchLook | undefined>> = {
  all: undefined,
  live: 'live',
  ready: 'ready',
  done: 'decided',
}

export default function MatchesScreen() {
  const live = useLive()
  useRunningMatches(live)
  const rounds = live.look(roundsByState)
  const [state, choose] = useState<State>('all')
  const [text, type] = useState('')
  const [all, decided] = useMemo(() => totals(rounds), [rounds])
  const open = rounds.reduce(
    (sum, { round }) => sum + round.matches.filter((match) => match.state === 'open').length,
    0,
  )
  const isFiltered = state !== 'all' || text.trim() !== ''
  return (
    <div class="matches">
      <Head
        title={live.seen.name}
        tab={words('matches-tab')}
        kicker={textOf(live.tournament.format.about.title)}
        figures={[
          { label: words('matches-figure-decided'), value: decided, of: words('matches-of', { count: all }) },
          ...(open > 0 ? [{ label: words('matches-figure-open'), value: open, kind: 'now' as const }] : []),
        ]}
      />
      {all === 0 ? (
        <NothingYet />
      ) : (
        <>
          <Filter state={state} onState={choose} text={text} onText={type} />
          {isFiltered ? <Filtered rounds={rounds} state={state} text={text} /> : <AllRounds rounds={rounds} />}
        </>
      )}
    </div>
  )
}

const totals = (rounds: readonly RoundEntry[]): readonly [number, number] => [
  rounds.reduce((sum, { round }) => sum + round.matches.length, 0),
  rounds.reduce((sum, { decided }) => sum + decided, 0),
]

const NothingYet = () => {
  const live = useLive()
  return (
    <Empty
      action={
        <a class="btn" href={live.isInside ? addresses.control(live.id) : addresses.entrants(live.id)}>
          {live.isInside ? words('matches-to-control') : words('matches-to-entrants')}
        </a>
      }
    >
      {words('matches-empty')}
    </Empty>
  )
}

interface FilterProps {
  readonly state: State
  readonly onState: (state: State) => void
  readonly text: string
  readonly onText: (text: string) => void
}

function Filter({ state, onState, text, onText }: FilterProps) {
  const field = useId()
  return (
    <search class="bar">
      <fieldset class="switch" aria-label={words('matches-states')}>
        {states.map((each) => (
          <button key={each} type="button" aria-pressed={each === state} onClick={() => onState(each)}>
            {words('matches-state', { state: each })}
          </button>
        ))}
      </fieldset>
      <label for={field} class="hide">
        {words('matches-name')}
      </label>
      <input
        id={field}
        type="search"
        autocomplete="off"
        placeholder={words('matches-name-hint')}
        value={text}
        onInput={(event) => onText(event.currentTarget.value)}
      />
    </search>
  )
}

// --- filtered ------------------------------------------------------------------------------------

interface FilteredProps {
  readonly rounds: readonly RoundEntry[]
  readonly state: State
  readonly text: string
}

const mostShown = 200

function Filtered({ rounds, state, text }: FilteredProps) {
  const live = useLive()
  const look = lookFor[state]
  const wanted = text.trim().toLowerCase()
  const fits = (match: BulletinMatch) => (look === undefined || lookOf(match, live) === look) && hasName(match, wanted)
  const found = rounds.map((listed) => ({ listed, matches: listed.round.matches.filter(fits) }))
  const count = found.reduce((sum, { matches }) => sum + matches.length, 0)
  let room = mostShown
  return (
    <>
      <p role="status" class="label">
        {count === 0 ? words('matches-none') : words('matches-found', { count })}{' '}
        {count > mostShown && words('matches-shown-first', { count: mostShown })}
      </p>
      {found.map(({ listed, matches }) => {
        const shown = matches.slice(0, room)
        room -= shown.length
        if (shown.length === 0) return null
        return (
          <section key={listed.key}>
            <div class="section">
              <h2>{roundName(listed)}</h2>
            </div>
            <Lines listed={listed} matches={shown} />
          </section>
        )
      })}
    </>
  )
}

const hasName = ({ match, seats }: BulletinMatch, wanted: string): boolean =>
  wanted === '' ||
  match.toLowerCase() === wanted ||
  seats.some(({ entrant }) => entrant?.toLowerCase().includes(wanted) === true)

// --- all -----------------------------------------------------------------------------------------

function AllRounds({ rounds }: { rounds: readonly RoundEntry[] }) {
  const first = rounds[0]?.key
  return (
    <>
      {rounds.map((listed) => (
        <RoundFold key={listed.key} listed={listed} isFirst={listed.key === first} />
      ))}
    </>
  )
}

interface RoundFoldProps {
  readonly listed: RoundEntry
  readonly isFirst: boolean
}

/** Open while a match in it is open, or if the address names it; a choice of the person stays. */
function RoundFold({ listed, isFirst }: RoundFoldProps) {
  const [asked, ask] = useState<boolean | undefined>()
  const isMeant = `${listed.stage.id}-${listed.round.phase ?? listed.round.round}` === address.query.get('round')
  const isShown = asked ?? (listed.isOpen || isFirst || isMeant)
  const { round, decided } = listed
  return (
    <details open={isShown} onToggle={(event) => ask(event.currentTarget.open)}>
      <summary class="section">
        <h2>{roundName(listed)}</h2>
        <span class="push">{words('matches-round-decided', { decided, all: round.matches.length })}</span>
      </summary>
      {isShown && (
        <>
          {round.start !== undefined && <StartRow start={round.start} />}
          <Lines listed={listed} matches={round.matches} />
          <Byes listed={listed} />
        </>
      )}
    </details>
  )
}

/** With its stage if there are several. */
function roundName({ stage, round }: RoundEntry): string {
  const isAlone = textOf(stage.name) === textOf(round.name)
  return isAlone ? textOf(round.name) : partsWords('parts-round-in-stage', { stage: stage.name, round: round.name })
}

function Byes({ listed: { round } }: { listed: RoundEntry }) {
  const names = round.byes.map(seatWords)
  if (names.length === 0) return null
  return <p class="byes">{words('matches-byes', { names: names.map((text) => ({ text })) })}</p>
}

// --- a match in a line ---------------------------------------------------------------------------

interface LinesProps {
  readonly listed: RoundEntry
  readonly matches: readonly BulletinMatch[]
}

const Lines = ({ listed, matches }: LinesProps) => (
  <ol class="matchlines">
    {matches.map((match) => (
      <li key={match.match}>
        <MatchRow match={match} round={listed.round.name} board={listed.round.matches.indexOf(match) + 1} />
      </li>
    ))}
  </ol>
)

interface MatchRowProps {
  readonly match: BulletinMatch
  readonly round: Message
  readonly board: number
}

function MatchRow({ match, round, board }: MatchRowProps) {
  const live = useLive()
  const look = lookOf(match, live)
  const seats = seatsInOrder(match)
  const game = match.next?.[0] ?? match.games.at(-1)
  const end = endOf(match)
  return (
    <a
      class={`matchrow ${look}${look === 'live' && live.connection === 'stale' ? ' stalecard' : ''}`}
      href={addresses.match(live.id, match.match)}
    >
      <span class="hide">{matchSentence(match, round, look === 'live')}</span>
      <span class="board-no" aria-hidden="true">
        {board}
      </span>
      <span class="no" aria-hidden="true">
        {match.match}
      </span>
      <span class="seats" aria-hidden="true">
        {seats.map((seat, i) => (
          <span
            key={i}
            class={isThrough(match, seat.entrant) ? 'who won' : seat.entrant === undefined ? 'who slot' : 'who'}
          >
            {game && seat.entrant !== undefined && <Colour of={game.white === seat.entrant ? 'white' : 'black'} />}
            <span dir="auto">{seatWords(seat)}</span>
            {isThrough(match, seat.entrant) && <Tick />}
          </span>
        ))}
      </span>
      <span class={recentMatches(live).has(match.match) ? 'sc wet' : 'sc'} aria-hidden="true">
        {look === 'decided' || match.games.length > 0 ? (
          <>
            {resultOf(match, seats)} <InPencil match={match.match} />
          </>
        ) : (
          <InPencil match={match.match}>
            <Stamp look={look} />
          </InPencil>
        )}
      </span>
      <span class="at" aria-hidden="true">
        {end !== undefined && moment(end)}
      </span>
    </a>
  )
}

/** In the order of the line; the match page has the table of three teams. */
function resultOf(match: BulletinMatch, seats: BulletinMatch['seats']): string {
  if (match.seats.length > 2) return ''
  return scoreText(seats === match.seats ? match : { ...match, seats })
}
