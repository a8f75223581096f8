/** Matches in play, then those that can begin. */
import { bracketsOf, seedsIn } from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'
import { addresses } from '../../app/address.ts'
import { useLive } from '../../live/live-context.ts'
import { MatchCard } from '../../parts/match-card.tsx'
import { matchesOnNow } from './overview-view.ts'
import { words } from './words/messages.ts'

const mostCards = 8

export function OnNow() {
  const live = useLive()
  const { matches, isAnyLive } = matchesOnNow(live)
  const shown = matches.slice(0, mostCards)
  const seeds = live.look(seedsOfAll)
  return (
    <section class="on-now">
      <div class="section">
        <h2>{isAnyLive ? words('overview-live') : words('overview-open')}</h2>
        <a class="push" href={addresses.matches(live.id)}>
          {matches.length > mostCards
            ? words('overview-more', { count: matches.length - mostCards })
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

/** `live.look(seedsOfAll)`. */
export const seedsOfAll = (tournament: Tournament): ReadonlyMap<string, number> =>
  new Map(bracketsOf(tournament).flatMap((bracket) => [...seedsIn(bracket)]))
