/** The fact at the slider's moment, in words. */
import { namesIn } from '@arbiter/core/chronicle'
import { addresses } from '../../app/address.ts'
import { useLive } from '../../live/live-context.ts'
import { factText } from '../../words/fact-text.ts'
import { words } from './words/messages.ts'

export function FactText({ seq }: { seq: number }) {
  const live = useLive()
  const { log } = live.tournament
  const fact = log[seq - 1]
  if (!fact) return null
  return (
    <p class="voice fact-said">
      {factText(fact, log, live.look(namesIn))}{' '}
      <a class="rule-no" href={`${addresses.history(live.id)}#fact-${seq}`}>
        {seq}
      </a>
      {seq < live.seq && <span class="label"> {words('table-since', { count: live.seq - seq })}</span>}
    </p>
  )
}
