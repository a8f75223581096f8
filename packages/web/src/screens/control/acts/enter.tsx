/** Entering: before the start a name per line or a whole list; later only where the format allows it. */
import type { Tournament } from '@arbiter/core/tournament'
import { useId, useState } from 'preact/hooks'
import type { CommandInput } from '../../../live/live.ts'
import { useLive } from '../../../live/live-context.ts'
import { EffectsSlip } from '../../../parts/effects/effects.tsx'
import { RefusalNotice } from '../../../parts/refusal-notice.tsx'
import { useCommand } from '../../../parts/use-command.ts'
import { newcomersIn } from './newcomers.ts'
import { words } from './words/messages.ts'

/** Before the start there are no effects to show, and Undo takes the whole list back. */
export function AddEntrants() {
  const live = useLive()
  const [text, setText] = useState('')
  const { send, isSending, problem, refuse } = useCommand(live)
  const id = useId()
  const read = newcomersIn(text, live.tournament.format.about.whom)
  const count = read.is === 'list' ? read.entrants.length : 0
  const enter = async () => {
    if (read.is !== 'list' || isSending) return
    const done = await send({ do: 'enter', entrants: read.entrants }, words('acts-entered', { count }))
    if (done) setText('')
  }
  const write = (next: string) => {
    refuse(undefined)
    setText(next)
  }
  return (
    <form
      class="add"
      onSubmit={(event) => {
        event.preventDefault()
        void enter()
      }}
    >
      <label class="field" for={id}>
        {words('acts-lines')}
      </label>
      <textarea
        id={id}
        rows={Math.min(12, Math.max(3, text.split('\n').length))}
        value={text}
        placeholder={words('acts-example')}
        dir="auto"
        onInput={(event) => write(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void enter()
        }}
      />
      {read.is === 'problems' && <Problems sentences={read.sentences} />}
      {read.is === 'list' && read.doubts.length > 0 && <Problems sentences={read.doubts} />}
      <RefusalNotice problem={problem} />
      <p class="acts">
        <button type="submit" class="btn main" aria-disabled={count === 0 || isSending}>
          {count === 0 ? words('acts-add-plain') : words('acts-add', { count })}
        </button>
      </p>
    </form>
  )
}

const Problems = ({ sentences }: { sentences: readonly string[] }) => (
  <div role="status" class="notice refused">
    {sentences.map((sentence) => (
      <p class="voice" key={sentence}>
        {sentence}
      </p>
    ))}
  </div>
)

/** Whether anybody can still enter and, if so, in which matches. `live.look(lateIn)`. */
export function lateIn({ format, chart }: Tournament): {
  readonly isOpen: boolean
  readonly joinable: readonly string[]
} {
  const late = chart.started && chart.state !== 'finished' ? format.gates?.join : undefined
  if (!late || late.refusal(chart.options, chart)) return { isOpen: false, joinable: [] }
  return { isOpen: true, joinable: (late.joinable?.(chart.options, chart) ?? []).map(({ id }) => String(id)) }
}

export function EnterSlip({ onClose }: { onClose: () => void }) {
  const live = useLive()
  const [text, setText] = useState('')
  const [joins, setJoins] = useState('')
  const [who, where] = [useId(), useId()]
  const { joinable } = live.look(lateIn)
  const read = newcomersIn(text, live.tournament.format.about.whom)
  const [first] = read.is === 'list' ? read.entrants : []
  const command: CommandInput | undefined =
    read.is === 'list'
      ? { do: 'enter', entrants: read.entrants.map((each) => ({ ...each, ...(joins === '' ? {} : { joins }) })) }
      : undefined
  const isTeams = live.tournament.format.about.whom === 'teams'
  return (
    <EffectsSlip
      title={words('acts-late')}
      command={command}
      confirmLabel={first ? words('acts-late-do', { name: { text: first.name } }) : words('acts-late-plain')}
      onClose={onClose}
    >
      <label class="field" for={who}>
        {isTeams ? words('acts-who-team') : words('acts-who')}
      </label>
      <textarea
        id={who}
        rows={isTeams ? 4 : 1}
        value={text}
        dir="auto"
        onInput={(event) => setText(event.currentTarget.value)}
      />
      {read.is === 'problems' && <Problems sentences={read.sentences} />}
      {read.is === 'list' && read.doubts.length > 0 && <Problems sentences={read.doubts} />}
      {joinable.length > 0 && (
        <>
          <label class="field" for={where}>
            {words('acts-joins')}
          </label>
          <select id={where} value={joins} onChange={(event) => setJoins(event.currentTarget.value)}>
            <option value="">{words('acts-joins-none')}</option>
            {joinable.map((match) => (
              <option key={match} value={match}>
                {match}
              </option>
            ))}
          </select>
        </>
      )}
    </EffectsSlip>
  )
}
