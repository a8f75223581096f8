/** Possible next opponents: the entrant in the other seat, or everybody who can still reach it. */
import type { BulletinEntrant } from '@arbiter/core/bulletin'
import { addresses } from '../../app/address.ts'
import type { Live } from '../../live/live.ts'
import { useLive } from '../../live/live-context.ts'
import { entrantIndex } from '../../parts/entrant-index.ts'
import { feederAt, type MatchPlace, placesIn, waysFrom } from '../match/place.ts'
import type { RecordEntry } from './record.ts'
import { words } from './words/messages.ts'

interface Ahead {
  readonly place: MatchPlace
  readonly names: readonly string[]
  readonly isNow: boolean
}

export function WhoIsNext({ entrant, entries }: { entrant: BulletinEntrant; entries: readonly RecordEntry[] }) {
  const live = useLive()
  const ahead = aheadOf(live, entrant.name, entries)
  if (ahead.length === 0) return null
  const { byName } = live.look(entrantIndex)
  return (
    <section aria-labelledby="e-ahead">
      <div class="section">
        <h2 id="e-ahead">{words('entrant-ahead')}</h2>
        <a class="push" href={addresses.odds(live.id)}>
          {words('entrant-ahead-odds')}
        </a>
      </div>
      <ol class="ahead">
        {ahead.map(({ place, names, isNow }) => (
          <li key={place.match.match}>
            <p>
              <a href={addresses.match(live.id, place.match.match)}>
                {words('entrant-ahead-match', {
                  match: { text: place.match.match },
                  round: place.round.name,
                })}
              </a>{' '}
              <span class={`stamp ${isNow ? 'ready' : 'draft'}`}>
                {isNow ? words('entrant-ahead-now') : words('entrant-ahead-after-win')}
              </span>
            </p>
            {names.length === 0 ? (
              <p class="voice pencil">{words('entrant-ahead-open')}</p>
            ) : (
              <p class="could">
                {names.map((name) => (
                  <a key={name} href={addresses.entrant(live.id, byName.get(name)?.id ?? '')} dir="auto">
                    {name}
                  </a>
                ))}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The next match, and the one after it. */
function aheadOf(live: Live, name: string, entries: readonly RecordEntry[]): Ahead[] {
  const places = live.look(placesIn)
  const open = entries.find((entry) => entry.kind === 'match' && entry.match.state !== 'decided')
  if (open?.kind !== 'match') return []
  const here = places.get(open.match.match)
  if (!here) return []
  const others = here.match.seats.filter(({ entrant }) => entrant !== name)
  const now = { place: here, names: others.flatMap((seat) => canSit(places, here, seat)), isNow: true }
  const [way] = waysFrom(places, here.match.match).filter(({ who }) => who !== 'loser')
  if (!way) return [now]
  const later = { place: way, names: way.against.flatMap((seat) => canSit(places, way, seat)), isNow: false }
  return [now, { ...later, names: [...new Set(later.names)].filter((each) => each !== name) }]
}

type Seat = MatchPlace['match']['seats'][number]

/** The known opponent, or everybody the feeding matches can send. */
function canSit(places: ReadonlyMap<string, MatchPlace>, place: MatchPlace, seat: Seat): string[] {
  if (seat.entrant !== undefined) return [seat.entrant]
  const feeder = feederAt(places, place, seat)
  return feeder ? feeder.match.seats.flatMap((each) => canSit(places, feeder, each)) : []
}
