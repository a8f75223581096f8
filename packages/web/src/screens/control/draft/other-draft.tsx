/** Drafts that cannot be edited by hand: seeds, and openings of a cup. */
import type { RecordedFact } from '@arbiter/core'
import { namesIn } from '@arbiter/core/chronicle'
import type { Tournament } from '@arbiter/core/tournament'
import { why } from '@arbiter/core/why'
import { useMemo } from 'preact/hooks'
import { useLive } from '../../../live/live-context.ts'
import { RefusalNotice } from '../../../parts/refusal-notice.tsx'
import { useCommand } from '../../../parts/use-command.ts'
import { factText } from '../../../words/fact-text.ts'
import { AutoPair } from './auto-pair.tsx'
import { Frame } from './frame.tsx'
import { ReasonBehind } from './reason-behind.tsx'
import { words } from './words/messages.ts'

export function OtherDraft({ fact, then }: { fact: RecordedFact; then: Tournament }) {
  const live = useLive()
  const { send, isSending, problem } = useCommand(live)
  const isSeeds = fact.type === 'seeds-published'
  const what = isSeeds ? 'seeds' : 'opening'
  return (
    <Frame
      title={words('draft-other', { what })}
      isDraft
      top={
        <>
          <p class="acts">
            <button
              type="button"
              class="btn main"
              aria-disabled={isSending}
              onClick={() => void send({ do: 'pair' }, words('draft-published-other', { what }))}
            >
              {words('draft-publish-other', { what })}
            </button>
          </p>
          <RefusalNotice problem={problem} />
        </>
      }
    >
      {isSeeds ? (
        <Seeds order={fact.order} then={then} />
      ) : (
        <p class="voice">{factText(fact, then.log, namesIn(then))}</p>
      )}
      <AutoPair />
    </Frame>
  )
}

function Seeds({ order, then }: { order: readonly string[]; then: Tournament }) {
  const called = useMemo(() => namesIn(then).entrants, [then])
  return (
    <ol class="pairs">
      {order.map((id, i) => (
        <li key={id === 'nobody' ? i : id}>
          <p class="pair">
            <span class="no">{i + 1}</span>
            <b dir="auto">{called.get(id) ?? '–'}</b>
            <SeedReason then={then} name={called.get(id)} />
          </p>
        </li>
      ))}
    </ol>
  )
}

function SeedReason({ then, name }: { then: Tournament; name: string | undefined }) {
  const answer = name === undefined ? undefined : why(then, `seed ${name}`)
  if (!answer?.ok) return null
  return <ReasonBehind reason={answer.why} />
}
