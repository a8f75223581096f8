/** The switch for publishing rounds automatically. */

import { useId, useState } from 'preact/hooks'
import type { Problem } from '../../../live/api.ts'
import type { Live } from '../../../live/live.ts'
import { useLive } from '../../../live/live-context.ts'
import { changeBy } from '../../../live/outbox/site-outbox.ts'
import { RefusalNotice } from '../../../parts/refusal-notice.tsx'
import { words } from './words/messages.ts'

export function AutoPair() {
  const live = useLive()
  const [problem, setProblem] = useState<Problem | undefined>()
  const id = useId()
  const { autoPair, archived } = live.seen
  if (!live.may('pair') || archived || live.look(isClosed)) return null
  const turn = async () => {
    const answer = await changeBy('tournament.settings', { tournament: live.id, body: { autoPair: !autoPair } })
    setProblem(answer.ok ? undefined : answer.problem)
    if (answer.ok) await live.reload()
  }
  return (
    <div class="auto">
      <p class="option">
        <input id={id} type="checkbox" checked={autoPair} onChange={() => void turn()} />
        <label for={id}>{words('draft-auto')}</label>
      </p>
      <p class="label">{autoPair ? words('draft-auto-on') : words('draft-auto-off')}</p>
      <RefusalNotice problem={problem} />
    </div>
  )
}

const isClosed = ({ chart }: Live['tournament']): boolean => chart.isClosed
