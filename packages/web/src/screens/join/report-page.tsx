/** The page of one entrant: games to report, the next opponent, and the way to the whole tournament. */
import { type BulletinMatch, type BulletinRound, show } from '@arbiter/core/bulletin'
import { addresses } from '../../app/address.ts'
import { Freshness } from '../../app/freshness.tsx'
import { useNews } from '../../app/news.ts'
import { useClaims } from '../../live/claims.ts'
import type { Live } from '../../live/live.ts'
import { LiveProvider, useLive } from '../../live/live-context.ts'
import { useTournament } from '../../live/use-tournament.ts'
import { Empty } from '../../parts/empty.tsx'
import { entrantIndex } from '../../parts/entrant-index.ts'
import { Head } from '../../parts/head.tsx'
import { seatWords } from '../../parts/match-words.ts'
import { RefusalNotice } from '../../parts/refusal-notice.tsx'
import { textOf } from '../../words/message-text.ts'
import { GameSlip } from './game-slip.tsx'
import { isClaimFor, playsIn, type ToReport, usePolling } from './reportable-game.ts'
import { words } from './words/messages.ts'

interface ReportPageProps {
  readonly tournament: string
  readonly entrant: string
}

export function ReportPage({ tournament, entrant }: ReportPageProps) {
  const opened = useTournament(tournament)
  if (opened?.ok)
    return (
      <LiveProvider value={opened.value}>
        <OpenDesk entrant={entrant} />
      </LiveProvider>
    )
  return (
    <div class="join">
      <Head title={words('join-desk-opening')} />
      <div class="bar" aria-busy={opened === undefined} />
      <RefusalNotice problem={opened?.problem} />
    </div>
  )
}

function OpenDesk({ entrant }: { entrant: string }) {
  const live = useLive()
  useNews(live)
  const { meetings, ask } = useClaims(live)
  usePolling(ask)
  const { byId } = live.look(entrantIndex)
  const name = byId.get(entrant)?.name ?? entrant
  const own = live.look(show).todo.filter((todo): todo is ToReport => todo.do === 'report' && playsIn(todo, name))
  const nameOf = (id: string) => byId.get(id)?.name ?? id
  return (
    <div class="join desk">
      <Head
        kicker={<bdi>{live.seen.name}</bdi>}
        title={name}
        tab={words('join-desk-tab', { name: { text: name } })}
        figures={own.length > 0 ? [{ label: words('join-desk-to-report'), value: own.length, kind: 'now' }] : []}
      />
      <div class="bar">
        <a class="btn" href={addresses.tournament(live.id)}>
          {words('join-desk-whole')}
        </a>
        <a class="btn bare" href={addresses.entrant(live.id, entrant)}>
          {words('join-desk-own')}
        </a>
        <div class="push">
          <Freshness />
        </div>
      </div>
      <Introduction games={own.length} />
      <div class="games">
        {own.map((todo) => (
          <GameSlip
            key={keyOf(todo)}
            {...{ todo, name, entrant }}
            onSaid={ask}
            meeting={meetings.find((each) => isClaimFor(each, todo, nameOf))}
          />
        ))}
      </div>
      <Next name={name} open={own} />
    </div>
  )
}

const keyOf = (todo: ToReport): string =>
  'game' in todo ? `${todo.match} ${todo.game}` : `${todo.match} ${todo.between.join(' ')} ${todo.half ?? 0}`

function Introduction({ games }: { games: number }) {
  const live = useLive()
  const { state, closed } = live.look(show)
  if (closed || state === 'finished' || live.seen.archived) return <Empty>{words('join-desk-over')}</Empty>
  if (games > 0) return <p class="voice lead">{words('join-desk-to-do', { games })}</p>
  return <Empty>{state === 'entering' ? words('join-desk-entering') : words('join-desk-none')}</Empty>
}

/** The first open match without a game to report now. */
function Next({ name, open }: { name: string; open: readonly ToReport[] }) {
  const live = useLive()
  const found = nextFor(live, name, new Set(open.map(({ match }) => match)))
  if (!found) return null
  const opponent = found.match.seats
    .filter(({ entrant }) => entrant !== name)
    .map((seat) => ({ text: seatWords(seat) }))
  return (
    <section>
      <div class="section">
        <h2>{words('join-desk-next')}</h2>
      </div>
      <p class="next">
        <a href={addresses.match(live.id, found.match.match)} dir="auto">
          {words('join-desk-next-match', { round: { text: textOf(found.round.name) }, opponent })}
        </a>
      </p>
    </section>
  )
}

function nextFor(
  live: Live,
  name: string,
  open: ReadonlySet<string>,
): { match: BulletinMatch; round: BulletinRound } | undefined {
  for (const { rounds } of live.look(show).stages)
    for (const round of rounds) {
      const isNext = ({ match, state, seats }: BulletinMatch) =>
        state !== 'decided' && !open.has(match) && seats.some(({ entrant }) => entrant === name)
      const match = round.matches.find(isNext)
      if (match) return { match, round }
    }
  return undefined
}
