/** The sides of a match with their scores, where they come from, and where they go on. */

import { Colour, Tick } from '@arbiter/paper/pictures'
import { addresses } from '../../app/address.ts'
import { useLive } from '../../live/live-context.ts'
import { recentMatches } from '../../parts/recent-matches.ts'
import type { MatchView, OnwardView, SideView } from './match-view.ts'
import { words } from './words/messages.ts'

export function Sides({ match, view: { sides, onward } }: { match: string; view: MatchView }) {
  const live = useLive()
  const isWet = recentMatches(live).has(match)
  return (
    <section class={`duel of-${sides.length}`} aria-labelledby="m-sides">
      <h2 id="m-sides" class="hide">
        {words('match-sides')}
      </h2>
      {sides.map((side, index) => (
        <Side key={index} side={side} isWet={isWet} />
      ))}
      {onward && <Onward onward={onward} />}
    </section>
  )
}

const looks = { open: '', through: ' won', out: ' lost' } as const

function Side({ side, isWet }: { side: SideView; isWet: boolean }) {
  const live = useLive()
  const { name, entrant, number, colour, figure, fate, origin } = side
  return (
    <div class={`ck${looks[fate]}${entrant ? '' : ' slot'}`}>
      <p class="nm">
        {colour && <Colour of={colour} />}
        {number !== undefined && <span class="seed">{number}</span>}
        <b dir="auto">{entrant ? <a href={addresses.entrant(live.id, entrant.id)}>{name}</a> : name}</b>
        {fate === 'through' && <Tick />}
        {fate === 'through' && <span class="hide">{words('match-goes-on')}</span>}
      </p>
      {figure !== '' && <p class={`tm${isWet ? ' wet' : ''}`}>{figure}</p>}
      <p class="label">
        {origin && <a href={addresses.match(live.id, origin.match)}>{origin.text}</a>}
        {entrant?.withdrawn && <span>{words('match-withdrew')}</span>}
      </p>
    </div>
  )
}

function Onward({ onward: { match, label, opponent, round } }: { onward: OnwardView }) {
  const live = useLive()
  return (
    <div class="ck next">
      <p class="nm">
        <a class="label" href={addresses.match(live.id, match)}>
          {label}
        </a>
      </p>
      {opponent !== '' && <p class="who14">{opponent}</p>}
      <p class="label">{round}</p>
    </div>
  )
}
