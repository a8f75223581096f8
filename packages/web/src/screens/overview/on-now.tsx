/** Matches in play, then those that can begin. */
import { type Bulletin, type BulletinMatch, bracketsOf, progressOf, seedsIn } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import type { Tournament } from '@arbiter/core/tournament'
import { addresses } from '../../app/address.ts'
import { useLive } from '../../live/live-context.ts'
import { lookOf, MatchCard } from '../../parts/match-card.tsx'
import { words } from './words/messages.ts'

const mostCards = 8

interface Open {
  readonly match: BulletinMatch
  readonly round: Message
}

export function OnNow({ bulletin }: { bulletin: Bulletin }) {
  const live = useLive()
  const open = openIn(bulletin)
  const isLive = ({ match }: Open) => lookOf(match, live) === 'live'
  const inOrder = [...open.filter(isLive), ...open.filter((each) => !isLive(each))]
  const shown = inOrder.slice(0, mostCards)
  const seeds = live.look(seedsOfAll)
  return (
    <section class="on-now">
      <div class="section">
        <h2>{open.some(isLive) ? words('overview-live') : words('overview-open')}</h2>
        <a class="push" href={addresses.matches(live.id)}>
          {inOrder.length > mostCards
            ? words('overview-more', { count: inOrder.length - mostCards })
            : words('overview-all-matches')}
        </a>
      </div>
      {shown.length === 0 && <p class="voice quiet">{words('overview-nothing-live')}</p>}
      <div class="cards">
        {shown.map(({ match, round }) => (
          <MatchCard key={match.match} match={match} round={round} seeds={seeds} note={round} />
        ))}
      </div>
    </section>
  )
}

const openIn = (bulletin: Bulletin): Open[] =>
  progressOf(bulletin).open.flatMap(({ round }) =>
    round.matches.filter(({ state }) => state === 'open').map((match) => ({ match, round: round.name })),
  )

/** `live.look(seedsOfAll)`. */
export const seedsOfAll = (tournament: Tournament): ReadonlyMap<string, number> =>
  new Map(bracketsOf(tournament).flatMap((bracket) => [...seedsIn(bracket)]))
