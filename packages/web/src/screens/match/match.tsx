/** One match: who plays, what was played, what follows, and the pen for whoever may write. */
import { type MatchShown, scoreShown } from '@arbiter/core'
import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { address, addresses } from '../../app/address.ts'
import { useKeys } from '../../app/keys.ts'
import type { Params } from '../../app/pages.ts'
import type { LiveGame } from '../../live/cup-room.ts'
import type { Live } from '../../live/live.ts'
import { useWatched } from '../../live/subscription.ts'
import { Empty } from '../../parts/empty.tsx'
import { type Figure, Head } from '../../parts/head.tsx'
import { lookOf } from '../../parts/match-card.tsx'
import { matchName, seatWords } from '../../parts/match-words.ts'
import { startFigures } from '../../parts/start-position.ts'
import { ThreeWay } from '../../parts/three-way.tsx'
import { catalogue } from '../../words/catalogue.ts'
import { isolated } from '../../words/isolated.ts'
import { said } from '../../words/said.ts'
import { stepShown } from './clock-words.ts'
import type * as Desk from './desk/desk.tsx'
import { Games } from './games.tsx'
import { Ledger, type Part } from './ledger.tsx'
import { Pairs } from './pairs.tsx'
import { feederAt, type Place, placesIn, waysFrom } from './place.ts'
import { Reasons } from './reasons.tsx'
import { Sides } from './sides.tsx'
import { Staircase } from './staircase.tsx'
import { Story } from './story.tsx'
import { Seating, SubMatches } from './sub-matches.tsx'

const words = catalogue(
  {
    missing: (id: string) => `There is no match ${id} in this tournament.`,
    all: 'All matches',
    crumbs: 'Where you are',
    versus: ' v ',
    waiting: 'Waiting',
    ready: 'Ready',
    live: 'Live',
    decided: 'Decided',
    state: 'state',
    score: 'score',
    entered: 'pairs entered',
    of: (count: number) => `of ${count}`,
    goOn: 'go on',
    now: 'to be played',
    waitsFor: (seats: string) => `It can be played when its seats are known: ${seats}.`,
    notOut: 'Its round has not begun.',
    ruled: (note: string) => `The director’s note: ${note}`,
    annulled: 'Its result does not count: somebody in it withdrew early.',
    previous: (id: string) => `match ${id}`,
    tabTitle: (id: string, names: string) => `Match ${id}, ${names}`,
    tables: (ticket: string) => `table ${ticket}`,
  },
  {
    missing: (id: string) => `In diesem Turnier gibt es kein Match ${id}.`,
    all: 'Alle Matches',
    crumbs: 'Wo Sie sind',
    versus: ' – ',
    waiting: 'Wartet',
    ready: 'Bereit',
    live: 'Läuft',
    decided: 'Entschieden',
    state: 'Stand',
    score: 'Ergebnis',
    entered: 'Paarungen erfasst',
    of: (count: number) => `von ${count}`,
    goOn: 'kommen weiter',
    now: 'zu spielen',
    waitsFor: (seats: string) => `Gespielt wird, sobald die Plätze besetzt sind: ${seats}.`,
    notOut: 'Die Runde hat noch nicht begonnen.',
    ruled: (note: string) => `Anmerkung der Turnierleitung: ${note}`,
    annulled: 'Das Ergebnis zählt nicht: Jemand hat sich früh zurückgezogen.',
    previous: (id: string) => `Match ${id}`,
    tabTitle: (id: string, names: string) => `Match ${id}, ${names}`,
    tables: (ticket: string) => `Tisch ${ticket}`,
  },
)

export default function MatchScreen({ live, params }: { live: Live; params: Params }) {
  const id = params['match'] ?? ''
  const place = live.look(placesIn).get(id)
  if (!place) return <NoMatch live={live} id={id} />
  return <MatchPage key={id} live={live} place={place} />
}

const NoMatch = ({ live, id }: { live: Live; id: string }) => (
  <>
    <Head title={matchName(id)} />
    <Empty
      action={
        <a class="btn" href={addresses.matches(live.id)}>
          {words.all}
        </a>
      }
    >
      {words.missing(id)}
    </Empty>
  </>
)

/** What is being corrected: a game by its number, or boards. */
export type Correcting = { readonly game?: number } | Part

function MatchPage({ live, place }: { live: Live; place: Place }) {
  const { match } = place
  useNeighbours(live, place)
  useWatched(live.cup)
  const desk = useDesk(live)
  const [correcting, correct] = useState<Correcting | undefined>()
  const mayCorrect = desk !== undefined && live.may('correct')
  const onCorrect = mayCorrect ? (game: number) => correct({ game }) : undefined
  const onCorrectPart = mayCorrect ? (part: Part) => correct(part) : undefined
  return (
    <div class="match-page">
      <MatchHead live={live} place={place} />
      <div class="mp">
        <div class="board">
          <Sides live={live} place={place} />
          <Standing place={place} />
          {desk && <desk.Entry live={live} match={match} />}
          <RunningGame live={live} match={match} />
          <Staircase live={live} match={match} />
          <Played
            live={live}
            match={match}
            round={place.round.name}
            onCorrect={onCorrect}
            onCorrectPart={onCorrectPart}
          />
          {desk && <desk.Papers live={live} match={match} />}
          {desk && <desk.Rulings live={live} match={match} onCorrect={() => correct({})} />}
        </div>
        <aside class="side">
          <Reasons live={live} match={match} />
          <Story live={live} match={match.match} />
        </aside>
      </div>
      {desk && correcting && (
        <desk.CorrectResult live={live} match={match} correcting={correcting} onClose={() => correct(undefined)} />
      )}
    </div>
  )
}

/** Whoever only looks never loads the pen. */
function useDesk(live: Live): typeof Desk | undefined {
  const [desk, set] = useState<typeof Desk | undefined>()
  const mayWrite = live.may('report')
  useEffect(() => {
    if (mayWrite) void import('./desk/desk.tsx').then(set, () => undefined)
  }, [mayWrite])
  return mayWrite ? desk : undefined
}

/** ← feeder, → next match. */
function useNeighbours(live: Live, place: Place): void {
  const places = live.look(placesIn)
  const { match } = place
  const feeder = match.seats.map((seat) => feederAt(places, place, seat)).find((each) => each !== undefined)
  const [way] = waysFrom(places, match.match)
  useKeys({
    ...(feeder ? { ArrowLeft: () => address.go(addresses.match(live.id, feeder.match.match)) } : {}),
    ...(way ? { ArrowRight: () => address.go(addresses.match(live.id, way.match.match)) } : {}),
  })
}

function MatchHead({ live, place }: { live: Live; place: Place }) {
  const { match, round, stage } = place
  const names = isolated(match.seats.map(seatWords).join(match.seats.length > 2 ? ', ' : words.versus))
  return (
    <Head
      kicker={<Crumbs live={live} place={place} />}
      title={names}
      tab={words.tabTitle(match.match, names)}
      figures={[...startFigures(round.start), ...figuresOf(live, match)]}
    >
      {match.ticket !== undefined && <p class="label">{words.tables(match.ticket)}</p>}
      <p class="hide">{`${said(stage.name)}, ${said(round.name)}`}</p>
    </Head>
  )
}

const Crumbs = ({ live, place: { stage, round, match } }: { live: Live; place: Place }) => (
  <span class="crumbs trail">
    <a href={addresses.tournament(live.id)} dir="auto">
      {live.seen.name}
    </a>
    <span aria-hidden="true">›</span>
    <a href={`${addresses.table(live.id)}?stage=${encodeURIComponent(stage.id)}`}>{said(stage.name)}</a>
    <span aria-hidden="true">›</span>
    <a href={`${addresses.matches(live.id)}?round=${encodeURIComponent(round.name)}`}>{said(round.name)}</a>
    <span aria-hidden="true">›</span>
    <b>{matchName(match.match)}</b>
  </span>
)

function figuresOf(live: Live, match: MatchShown): Figure[] {
  const look = lookOf(match, live)
  const state: Figure = { label: words.state, value: words[look], ...(look === 'live' ? { kind: 'now' } : {}) }
  if (match.seats.length > 2) {
    const scores = match.boards?.scores ?? []
    const done = scores.filter(({ isComplete }) => isComplete).length
    return [
      ...(scores.length > 0 ? [{ label: words.entered, value: done, of: words.of(scores.length) }] : []),
      { label: words.goOn, value: match.advance },
      state,
    ]
  }
  const [next] = match.next ?? []
  const isOnLadder = next !== undefined && next.step !== 'normal'
  return [
    ...(match.state === 'waiting' ? [] : [{ label: words.score, value: scoreShown(match) }]),
    ...(isOnLadder ? [{ label: words.now, value: stepShown(next), kind: 'now' as const }] : []),
    state,
  ]
}

/** What there is to say while nothing can be played, or where nothing counts. */
function Standing({ place: { match } }: { place: Place }) {
  const open = match.seats.filter(({ entrant, nobody }) => entrant === undefined && !nobody)
  return (
    <>
      {match.state === 'waiting' && (
        <p class="voice waits">{open.length > 0 ? words.waitsFor(open.map(seatWords).join(', ')) : words.notOut}</p>
      )}
      {match.annulled && <p class="voice waits">{words.annulled}</p>}
      {match.note !== undefined && <p class="voice waits">{words.ruled(match.note)}</p>}
    </>
  )
}

interface PlayedProps {
  readonly live: Live
  readonly match: MatchShown
  /** Name of its round. */
  readonly round: string
  readonly onCorrect: ((game: number) => void) | undefined
  readonly onCorrectPart: ((part: Part) => void) | undefined
}

/** Pairs of a cup, boards of teams, or games. */
function Played({ live, match, round, onCorrect, onCorrectPart }: PlayedProps) {
  const { boards } = match
  if (boards && match.seats.length > 2)
    return (
      <>
        <ThreeWay live={live} match={match} round={round} />
        <SubMatches live={live} match={match} boards={boards} onCorrect={onCorrectPart} />
        {boards.movement && <Seating live={live} movement={boards.movement} />}
      </>
    )
  if (boards) return <Ledger live={live} match={match} onCorrect={onCorrectPart} />
  if (match.pairs !== undefined) return <Pairs live={live} match={match} onCorrect={onCorrect} />
  return <Games live={live} match={match} onCorrect={onCorrect} />
}

type Board = ComponentType<{ live: Live; game: LiveGame }>

/** The board of an engine game comes only where one is being played. */
function RunningGame({ live, match }: { live: Live; match: MatchShown }) {
  const [Board, set] = useState<{ readonly of: Board } | undefined>()
  const game = live.cup.gameOf(match.match)
  const isRunning = game !== undefined
  useEffect(() => {
    if (isRunning)
      void import('../../parts/board/live-board.tsx').then(
        ({ LiveBoard }) => set({ of: LiveBoard }),
        () => undefined,
      )
  }, [isRunning])
  return game && Board ? <Board.of live={live} game={game} /> : null
}
