/** What is on now: matches being played first, then those that can begin. */
import { type Bulletin, bracketsOf, type MatchShown, progressOf, seedsIn, type Tournament } from '@arbiter/core'
import { addresses } from '../../app/address.ts'
import type { Live } from '../../live/live.ts'
import { lookOf, MatchCard } from '../../parts/match-card.tsx'
import { catalogue } from '../../words/catalogue.ts'
import { said } from '../../words/said.ts'

const words = catalogue(
  {
    live: 'Live now',
    open: 'To be played now',
    more: (count: number) => `and ${count} more`,
    all: 'All matches',
    none: 'Nothing is being played.',
  },
  {
    live: 'Läuft gerade',
    open: 'Jetzt zu spielen',
    more: (count: number) => `und ${count} weitere`,
    all: 'Alle Matches',
    none: 'Gerade wird nicht gespielt.',
  },
)

const mostCards = 8

interface Open {
  readonly match: MatchShown
  readonly round: string
}

export function OnNow({ live, bulletin }: { live: Live; bulletin: Bulletin }) {
  const open = openIn(bulletin)
  const isLive = ({ match }: Open) => lookOf(match, live) === 'live'
  const inOrder = [...open.filter(isLive), ...open.filter((each) => !isLive(each))]
  const shown = inOrder.slice(0, mostCards)
  const seeds = live.look(seedsOfAll)
  return (
    <section class="on-now">
      <div class="section">
        <h2>{open.some(isLive) ? words.live : words.open}</h2>
        <a class="push" href={addresses.matches(live.id)}>
          {inOrder.length > mostCards ? words.more(inOrder.length - mostCards) : words.all}
        </a>
      </div>
      {shown.length === 0 && <p class="voice quiet">{words.none}</p>}
      <div class="cards">
        {shown.map(({ match, round }) => (
          <MatchCard key={match.match} live={live} match={match} round={round} seeds={seeds} note={said(round)} />
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
