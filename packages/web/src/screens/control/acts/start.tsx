/** The start: in which order, and what is drawn and published by it. */
import { useId, useState } from 'preact/hooks'
import type { Asked, Live } from '../../../live/live.ts'
import { EffectsSlip } from '../../../parts/effects/effects.tsx'
import { usePreview } from '../../../parts/effects/preview.ts'
import { calledIn } from '../../../parts/names.ts'
import { catalogue } from '../../../words/catalogue.ts'

const words = catalogue(
  {
    title: 'Start the tournament',
    start: 'Start with this list',
    seeds: 'The list would be',
    more: (count: number) => `and ${count} more`,
    about:
      'From the start on nobody enters or leaves without a trace: the list is put in order and the first matches are drawn.',
    order: 'Seeds',
    asRules: 'In the order the format gives them',
    asEntered: 'As they entered',
    brackets:
      'Sizes of the brackets, from the strongest, such as 8, 8, 6; left empty: one bracket or as the rules divide',
  },
  {
    title: 'Turnier starten',
    start: 'Mit dieser Liste starten',
    seeds: 'Die Liste wäre',
    more: (count: number) => `und ${count} weitere`,
    about:
      'Nach dem Start kommt und geht niemand mehr ohne Spur: Die Liste wird geordnet, die ersten Matches werden ausgelost.',
    order: 'Setzliste',
    asRules: 'In der Reihenfolge des Formats',
    asEntered: 'In der Reihenfolge der Meldung',
    brackets: 'Größen der Gruppen, die stärkste zuerst, etwa 8, 8, 6; leer: wie die Regeln teilen',
  },
)

export function StartSlip({ live, onClose }: { live: Live; onClose: () => void }) {
  const [order, setOrder] = useState<'rules' | 'entry'>('rules')
  const [sizes, setSizes] = useState('')
  const [orderId, sizesId] = [useId(), useId()]
  const { format, chart } = live.tournament
  const isDivided = (chart.options as { bracketed?: boolean }).bracketed === true && format.brackets !== undefined
  const brackets = sizes
    .split(/[^\d]+/)
    .filter(Boolean)
    .map(Number)
  const command: Asked = {
    do: 'start',
    ...(order === 'entry' ? { order: 'entry' } : {}),
    ...(brackets.length > 0 ? { brackets } : {}),
  }
  return (
    <EffectsSlip live={live} title={words.title} command={command} confirmLabel={words.start} onClose={onClose}>
      <p class="voice">{words.about}</p>
      <label class="field" for={orderId}>
        {words.order}
      </label>
      <select id={orderId} value={order} onChange={(event) => setOrder(event.currentTarget.value as typeof order)}>
        <option value="rules">{words.asRules}</option>
        <option value="entry">{words.asEntered}</option>
      </select>
      {isDivided && (
        <>
          <label class="field" for={sizesId}>
            {words.brackets}
          </label>
          <input
            id={sizesId}
            value={sizes}
            inputMode="numeric"
            onInput={(event) => setSizes(event.currentTarget.value)}
          />
        </>
      )}
      <SeedList live={live} command={command} />
    </EffectsSlip>
  )
}

const mostSeeds = 16

/** Everybody in the order of the list. */
function SeedList({ live, command }: { live: Live; command: Asked }) {
  const previewed = usePreview(live, command)
  const [fact] = previewed.state === 'known' ? previewed.facts : []
  if (fact?.type !== 'tournament-started') return null
  const called = live.look(calledIn).byId
  return (
    <>
      <p class="label">{words.seeds}</p>
      <ol class="seed-list">
        {fact.order.slice(0, mostSeeds).map((id, i) => (
          <li key={id}>
            <span class="num">{i + 1}</span> <span dir="auto">{called.get(id)?.name ?? id}</span>
          </li>
        ))}
        {fact.order.length > mostSeeds && <li class="label">{words.more(fact.order.length - mostSeeds)}</li>}
      </ol>
    </>
  )
}
