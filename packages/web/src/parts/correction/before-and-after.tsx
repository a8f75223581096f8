/** The matches that change, before and after. */
import type { Seq } from '@arbiter/core'
import { MatchCard } from '../match-card.tsx'
import type { MatchChange } from './differences.ts'
import type { Foresight } from './foresight.ts'
import { words } from './words/messages.ts'

const mostCards = 6

export function BeforeAndAfter({ foresight }: { foresight: Foresight }) {
  const changed = foresight.differences?.matches.filter(({ before, after }) => before && after) ?? []
  if (changed.length === 0) return null
  const shown = changed.slice(0, mostCards)
  return (
    <section class="two">
      <Column matches={shown} side="before" seq={foresight.seq} />
      <Column matches={shown} side="after" seq={foresight.seq} />
      {changed.length > shown.length && (
        <p class="label">{words('parts-correction-others-too', { count: changed.length - shown.length })}</p>
      )}
    </section>
  )
}

interface ColumnProps {
  readonly matches: readonly MatchChange[]
  readonly side: 'before' | 'after'
  readonly seq: Seq
}

const Column = ({ matches, side, seq }: ColumnProps) => (
  <div class={side === 'after' ? 'aft' : ''}>
    <div class="section">
      <h3>
        {side === 'before'
          ? words('parts-correction-as-it-is', { fact: { fact: seq } })
          : words('parts-correction-as-it-would-be')}
      </h3>
      {side === 'after' && <span class="stamp draft">{words('parts-correction-draft')}</span>}
    </div>
    <div class="cards" inert>
      {matches.map(({ [side]: match, match: id, round }) =>
        match && round ? <MatchCard key={id} match={match} round={round} note={round} /> : null,
      )}
    </div>
  </div>
)
