/** Takes a tournament off the list: a demo for good, after asking; any other into the archive and out again. */
import { useState } from 'preact/hooks'
import { toast } from '../../app/toast.tsx'
import { type Problem, post } from '../../live/api.ts'
import { Refusal } from '../../parts/refusal.tsx'
import { Slip } from '../../parts/slip.tsx'
import { catalogue } from '../../words/catalogue.ts'
import type { Listed } from './shelves.ts'

const words = catalogue(
  {
    title: (name: string) => `Remove ${name}?`,
    explain: 'The demo goes for good, with everything that was tried in it. It does not come back.',
    remove: 'Remove the demo',
    leave: 'Leave it',
    removed: (name: string) => `${name} was removed.`,
    archived: (name: string) => `${name} is in the archive: it can be seen, not changed.`,
    takenOut: (name: string) => `${name} is out of the archive again.`,
    undo: 'Undo',
  },
  {
    title: (name: string) => `${name} entfernen?`,
    explain: 'Die Demo verschwindet endgültig, mit allem, was darin ausprobiert wurde. Sie kommt nicht wieder.',
    remove: 'Demo entfernen',
    leave: 'Behalten',
    removed: (name: string) => `${name} wurde entfernt.`,
    archived: (name: string) => `${name} liegt im Archiv: Es ist zu sehen, aber nicht zu ändern.`,
    takenOut: (name: string) => `${name} ist wieder aus dem Archiv genommen.`,
    undo: 'Rückgängig',
  },
)

const pathOf = ({ id }: Listed): string => `/tournaments/${encodeURIComponent(id)}`

interface RemoveSlipProps {
  readonly demo: Listed
  readonly onClose: () => void
  readonly onDone: () => void
}

export function RemoveSlip({ demo, onClose, onDone }: RemoveSlipProps) {
  const [problem, refuse] = useState<Problem | undefined>()
  const remove = async () => {
    const answer = await post(`${pathOf(demo)}/remove`)
    if (!answer.ok) return refuse(answer.problem)
    toast.say(words.removed(demo.name))
    onClose()
    onDone()
  }
  return (
    <Slip title={words.title(demo.name)} onClose={onClose}>
      <p class="voice">{words.explain}</p>
      <Refusal problem={problem} />
      <p class="acts">
        <button type="button" class="btn grave" onClick={() => void remove()}>
          {words.remove}
        </button>
        <button type="button" class="btn" onClick={onClose}>
          {words.leave} <kbd>Esc</kbd>
        </button>
      </p>
    </Slip>
  )
}

/** Answers why it could not be done. */
export async function archive(listed: Listed, onDone: () => void): Promise<Problem | undefined> {
  const archived = !listed.archived
  const answer = await post<Listed>(`${pathOf(listed)}/archive`, { archived })
  if (!answer.ok) return answer.problem
  const back = () => void archive({ ...listed, archived }, onDone)
  toast.say(archived ? words.archived(listed.name) : words.takenOut(listed.name), {
    label: words.undo,
    key: 'u',
    run: back,
  })
  onDone()
  return undefined
}
