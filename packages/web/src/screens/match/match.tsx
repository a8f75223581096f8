/** One match: who plays, what was played, what follows, and result entry for scorers. */
import type { BulletinMatch } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import { useEffect, useState } from 'preact/hooks'
import { address, addresses } from '../../app/address.ts'
import { useKeys } from '../../app/keys.ts'
import type { Params } from '../../app/pages.ts'
import type { Live } from '../../live/live.ts'
import { useLive } from '../../live/live-context.ts'
import { useWatched } from '../../live/subscription.ts'
import { GameBoard } from '../../parts/board/game-board.tsx'
import { Empty } from '../../parts/empty.tsx'
import { Head } from '../../parts/head.tsx'
import { InPencil } from '../../parts/in-pencil.tsx'
import { matchName } from '../../parts/match-words.ts'
import { StartRow } from '../../parts/start-row.tsx'
import { ThreeWay } from '../../parts/three-way.tsx'
import { words as partsWords } from '../../parts/words/messages.ts'
import { textOf } from '../../words/message-text.ts'
import { Games } from './games.tsx'
import { type BoardsPart, MatchLedger } from './ledger.tsx'
import { type MatchView, matchView } from './match-view.ts'
import { MatchPairs } from './pairs.tsx'
import { feederAt, type MatchPlace, placesIn, waysFrom } from './place.ts'
import { Reasons } from './reasons.tsx'
import type * as ScorerTools from './scorer/scorer-tools.tsx'
import { Sides } from './sides.tsx'
import { Staircase } from './staircase.tsx'
import { Story } from './story.tsx'
import { Seating, SubMatches } from './sub-matches.tsx'
import { words } from './words/messages.ts'

export default function MatchScreen({ params }: { params: Params }) {
  const live = useLive()
  const id = params['match'] ?? ''
  const place = live.look(placesIn).get(id)
  if (!place) return <NoMatch id={id} />
  return <MatchPage key={id} place={place} />
}

const NoMatch = ({ id }: { id: string }) => {
  const live = useLive()
  return (
    <>
      <Head title={matchName(id)} />
      <Empty
        action={
          <a class="btn" href={addresses.matches(live.id)}>
            {words('match-all')}
          </a>
        }
      >
        {words('match-missing', { match: { text: id } })}
      </Empty>
    </>
  )
}

/** What is being corrected: a game by its number, or boards. */
export type CorrectionTarget = { readonly game?: number } | BoardsPart

function MatchPage({ place }: { place: MatchPlace }) {
  const live = useLive()
  const { match } = place
  useNeighbours(live, place)
  useWatched(live.cup)
  const tools = useScorerTools(live)
  const view = matchView(live, place)
  const [correcting, correct] = useState<CorrectionTarget | undefined>()
  const mayCorrect = tools !== undefined && live.may('correct')
  const onCorrect = mayCorrect ? (game: number) => correct({ game }) : undefined
  const onCorrectPart = mayCorrect ? (part: BoardsPart) => correct(part) : undefined
  return (
    <div class="match-page">
      <MatchHead place={place} view={view} />
      <div class="mp">
        <div class="board">
          <Sides match={match.match} view={view} />
          {view.standing.map((sentence) => (
            <p key={sentence} class="voice waits">
              {sentence}
            </p>
          ))}
          <p class="unheard-result" role="status">
            <InPencil match={match.match} />
          </p>
          {tools && <tools.ResultEntry match={match} />}
          <GameBoard match={match} />
          <Staircase match={match} />
          <Played match={match} round={place.round.name} onCorrect={onCorrect} onCorrectPart={onCorrectPart} />
          {tools && <tools.Papers match={match} />}
          {tools && <tools.MatchRulings match={match} onCorrect={() => correct({})} />}
        </div>
        <aside class="side">
          <Reasons match={match} />
          <Story match={match.match} />
        </aside>
      </div>
      {tools && correcting && (
        <tools.CorrectMatch match={match} correcting={correcting} onClose={() => correct(undefined)} />
      )}
    </div>
  )
}

/** Spectators never load result entry. */
function useScorerTools(live: Live): typeof ScorerTools | undefined {
  const [tools, set] = useState<typeof ScorerTools | undefined>()
  const mayWrite = live.may('report')
  useEffect(() => {
    if (mayWrite) void import('./scorer/scorer-tools.tsx').then(set, () => undefined)
  }, [mayWrite])
  return mayWrite ? tools : undefined
}

/** ← feeder, → next match. */
function useNeighbours(live: Live, place: MatchPlace): void {
  const places = live.look(placesIn)
  const { match } = place
  const feeder = match.seats.map((seat) => feederAt(places, place, seat)).find((each) => each !== undefined)
  const [way] = waysFrom(places, match.match)
  useKeys({
    ...(feeder ? { ArrowLeft: () => address.go(addresses.match(live.id, feeder.match.match)) } : {}),
    ...(way ? { ArrowRight: () => address.go(addresses.match(live.id, way.match.match)) } : {}),
  })
}

function MatchHead({ place, view: { names, figures } }: { place: MatchPlace; view: MatchView }) {
  const { match, round, stage } = place
  return (
    <Head
      kicker={<Crumbs place={place} />}
      title={textOf(names)}
      tab={words('match-tab', { match: { text: match.match }, names })}
      figures={figures}
    >
      {round.start !== undefined && <StartRow start={round.start} />}
      {match.ticket !== undefined && <p class="label">{words('match-table', { ticket: { text: match.ticket } })}</p>}
      <p class="hide">{partsWords('parts-round-in-stage', { stage: stage.name, round: round.name })}</p>
    </Head>
  )
}

const Crumbs = ({ place: { stage, round, match } }: { place: MatchPlace }) => {
  const live = useLive()
  return (
    <span class="crumbs trail">
      <a href={addresses.tournament(live.id)} dir="auto">
        {live.seen.name}
      </a>
      <span aria-hidden="true">›</span>
      <a href={`${addresses.table(live.id)}?stage=${encodeURIComponent(stage.id)}`}>{textOf(stage.name)}</a>
      <span aria-hidden="true">›</span>
      <a
        href={`${addresses.matches(live.id)}?round=${encodeURIComponent(`${stage.id}-${round.phase ?? round.round}`)}`}
      >
        {textOf(round.name)}
      </a>
      <span aria-hidden="true">›</span>
      <b>{matchName(match.match)}</b>
    </span>
  )
}

interface PlayedProps {
  readonly match: BulletinMatch
  /** Round name. */
  readonly round: Message
  readonly onCorrect: ((game: number) => void) | undefined
  readonly onCorrectPart: ((part: BoardsPart) => void) | undefined
}

/** Pairs of a cup, boards of teams, or games. */
function Played({ match, round, onCorrect, onCorrectPart }: PlayedProps) {
  const { boards } = match
  if (boards && match.seats.length > 2)
    return (
      <>
        <ThreeWay match={match} round={round} />
        <SubMatches match={match} boards={boards} onCorrect={onCorrectPart} />
        {boards.movement && <Seating movement={boards.movement} />}
      </>
    )
  if (boards) return <MatchLedger match={match} onCorrect={onCorrectPart} />
  if (match.pairs !== undefined) return <MatchPairs match={match} onCorrect={onCorrect} />
  return <Games match={match} onCorrect={onCorrect} />
}
