/** Archives a tournament and takes it out again; deletes a demo or an archived tournament for good. */

import { addressOf, filled } from '@arbiter/api/addresses'
import { useId, useState } from 'preact/hooks'
import { toast } from '../../app/toast.tsx'
import type { Problem } from '../../live/api.ts'
import { changeBy } from '../../live/outbox/site-outbox.ts'
import { Refusal } from '../../parts/refusal.tsx'
import { Slip } from '../../parts/slip.tsx'
import { words as partsWords } from '../../parts/words/messages.ts'
import type { TournamentEntry } from './shelves.ts'
import { words } from './words/messages.ts'

interface RemoveSlipProps {
  readonly listed: TournamentEntry
  readonly onClose: () => void
  readonly onDone: () => void
}

export function RemoveSlip({ listed, onClose, onDone }: RemoveSlipProps) {
  const [problem, refuse] = useState<Problem | undefined>()
  const [typed, type] = useState('')
  const id = useId()
  const remove = async (event: Event) => {
    event.preventDefault()
    const answer = await changeBy('tournament.remove', {
      tournament: listed.id,
      name: listed.isDemo ? undefined : typed,
    })
    if (!answer.ok) return refuse(answer.problem)
    toast.say(words('home-away-removed', { name: { text: listed.name } }))
    onClose()
    onDone()
  }
  return (
    <Slip title={words('home-away-title', { name: { text: listed.name } })} onClose={onClose}>
      <form onSubmit={(event) => void remove(event)}>
        <p class="voice">{listed.isDemo ? words('home-away-explain') : words('home-away-explain-for-good')}</p>
        {!listed.isDemo && (
          <>
            <p>
              <a href={filled(addressOf('export.log').path, { tournament: listed.id })} download>
                {words('home-away-save')}
              </a>
            </p>
            <label class="field" for={id}>
              {words('home-away-say-name')}
            </label>
            <input
              id={id}
              dir="auto"
              autocomplete="off"
              placeholder={listed.name}
              value={typed}
              onInput={(event) => type(event.currentTarget.value)}
            />
          </>
        )}
        <Refusal problem={problem} />
        <p class="acts">
          <button type="submit" class="btn grave">
            {listed.isDemo ? words('home-away-remove') : words('home-away-remove-for-good')}
          </button>
          <button type="button" class="btn" onClick={onClose}>
            {words('home-away-leave')} <kbd>Esc</kbd>
          </button>
        </p>
      </form>
    </Slip>
  )
}

/** Returns why it failed. */
export async function archive(listed: TournamentEntry, onDone: () => void): Promise<Problem | undefined> {
  const archived = !listed.archived
  const answer = await changeBy('tournament.archive', { tournament: listed.id, body: { archived } })
  if (!answer.ok) return answer.problem
  const back = () => void archive({ ...listed, archived }, onDone)
  const name = { text: listed.name }
  toast.say(archived ? words('home-away-archived', { name }) : words('home-away-taken-out', { name }), {
    label: partsWords('parts-back', { way: 'undo' }),
    key: 'u',
    run: back,
  })
  onDone()
  return undefined
}
