/** The start: the order of the entrants, and what is drawn and published. */
import { useId, useState } from 'preact/hooks'
import type { CommandInput } from '../../../live/live.ts'
import { useLive } from '../../../live/live-context.ts'
import { EffectsSlip } from '../../../parts/effects/effects.tsx'
import { usePreview } from '../../../parts/effects/preview.ts'
import { entrantIndex } from '../../../parts/entrant-index.ts'
import { words } from './words/messages.ts'

export function StartSlip({ onClose }: { onClose: () => void }) {
  const live = useLive()
  const [order, setOrder] = useState<'rules' | 'entry'>('rules')
  const [sizes, setSizes] = useState('')
  const [orderId, sizesId] = [useId(), useId()]
  const { chart } = live.tournament
  const isDivided = chart.field.divisions.sizesFor(chart.field.present.length) !== undefined
  const brackets = sizes
    .split(/[^\d]+/)
    .filter(Boolean)
    .map(Number)
  const command: CommandInput = {
    do: 'start',
    ...(order === 'entry' ? { order: 'entry' } : {}),
    ...(brackets.length > 0 ? { brackets } : {}),
  }
  return (
    <EffectsSlip title={words('acts-start')} command={command} confirmLabel={words('acts-start-do')} onClose={onClose}>
      <p class="voice">{words('acts-start-about')}</p>
      <label class="field" for={orderId}>
        {words('acts-order')}
      </label>
      <select id={orderId} value={order} onChange={(event) => setOrder(event.currentTarget.value as typeof order)}>
        <option value="rules">{words('acts-as-rules')}</option>
        <option value="entry">{words('acts-as-entered')}</option>
      </select>
      {isDivided && (
        <>
          <label class="field" for={sizesId}>
            {words('acts-brackets')}
          </label>
          <input
            id={sizesId}
            value={sizes}
            inputMode="numeric"
            onInput={(event) => setSizes(event.currentTarget.value)}
          />
        </>
      )}
      <SeedList command={command} />
    </EffectsSlip>
  )
}

const mostSeeds = 16

/** Every entrant in the order of the list. */
function SeedList({ command }: { command: CommandInput }) {
  const live = useLive()
  const previewed = usePreview(live, command)
  const [fact] = previewed.state === 'known' ? previewed.facts : []
  if (fact?.type !== 'tournament-started') return null
  const called = live.look(entrantIndex).byId
  return (
    <>
      <p class="label">{words('acts-start-list')}</p>
      <ol class="seed-list">
        {fact.order.slice(0, mostSeeds).map((id, i) => (
          <li key={id}>
            <span class="num">{i + 1}</span> <span dir="auto">{called.get(id)?.name ?? id}</span>
          </li>
        ))}
        {fact.order.length > mostSeeds && (
          <li class="label">{words('acts-more', { count: fact.order.length - mostSeeds })}</li>
        )}
      </ol>
    </>
  )
}
