/** What if? One open match is assumed to end this way; nothing else changes. */
import { show } from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'
import { useId } from 'preact/hooks'
import type { Live } from '../../live/live.ts'
import { useLive } from '../../live/live-context.ts'
import { entrantIndex } from '../../parts/entrant-index.ts'
import type { Supposition } from './protocol.ts'
import { words } from './words/messages.ts'

const most = 30

interface WhatIfProps {
  readonly value: string
  readonly onChoose: (value: string) => void
}

/** Empty if nothing is open. */
export function WhatIf({ value, onChoose }: WhatIfProps) {
  const live = useLive()
  const id = useId()
  const choices = live.look(openPairs)
  if (choices.length === 0) return null
  return (
    <p class="what">
      <label for={id}>{words('odds-what-if')}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{words('odds-nothing')}</option>
        {choices.map(({ winner, loser, key }) => (
          <option key={key} value={key}>
            {words('odds-beats', { winner: { text: winner }, loser: { text: loser } })}
          </option>
        ))}
      </select>
    </p>
  )
}

interface Choice {
  readonly key: string
  readonly winner: string
  readonly loser: string
}

function openPairs(tournament: Tournament): readonly Choice[] {
  const pairs = show(tournament, { round: 0 }).todo.flatMap((todo) => {
    if (todo.do !== 'report') return []
    return 'between' in todo ? [todo.between] : [[todo.white, todo.black] as const]
  })
  const once = [...new Map(pairs.map((pair) => [pair.toSorted().join('\n'), pair])).values()]
  return once.slice(0, most).flatMap(([a, b]) => [choiceOf(a, b), choiceOf(b, a)])
}

const choiceOf = (winner: string, loser: string): Choice => ({ key: `${winner}\n${loser}`, winner, loser })

/** The choice, as long as both still meet. */
export function supposedBy(live: Live, key: string): Supposition | undefined {
  const { byName } = live.look(entrantIndex)
  const choice = live.look(openPairs).find((each) => each.key === key)
  const [first, second] = [byName.get(choice?.winner ?? '')?.id, byName.get(choice?.loser ?? '')?.id]
  if (first === undefined || second === undefined) return undefined
  return { first, second, result: 'first' } as Supposition
}
