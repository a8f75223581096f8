/** Takes a tournament off the list: into the archive and out again; a demo, or what lies in the archive, for good. */
import { useId, useState } from 'preact/hooks'
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
    explainForGood:
      'The tournament goes for good: entrants, results, people and links. Nothing brings it back. Save the tournament file first; it can be imported again.',
    save: 'Save the tournament file',
    sayName: 'Type its name to remove it',
    removeForGood: 'Remove it for good',
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
    explainForGood:
      'Das Turnier verschwindet endgültig: Teilnehmer, Ergebnisse, Personen und Links. Nichts bringt es zurück. Sichern Sie zuerst die Turnierdatei; sie lässt sich wieder importieren.',
    save: 'Turnierdatei sichern',
    sayName: 'Zum Entfernen den Namen eintippen',
    removeForGood: 'Endgültig entfernen',
    leave: 'Behalten',
    removed: (name: string) => `${name} wurde entfernt.`,
    archived: (name: string) => `${name} liegt im Archiv: Es ist zu sehen, aber nicht zu ändern.`,
    takenOut: (name: string) => `${name} ist wieder aus dem Archiv genommen.`,
    undo: 'Rückgängig',
  },
)

const pathOf = ({ id }: Listed): string => `/tournaments/${encodeURIComponent(id)}`

interface RemoveSlipProps {
  readonly listed: Listed
  readonly onClose: () => void
  readonly onDone: () => void
}

export function RemoveSlip({ listed, onClose, onDone }: RemoveSlipProps) {
  const [problem, refuse] = useState<Problem | undefined>()
  const [typed, type] = useState('')
  const id = useId()
  const remove = async (event: Event) => {
    event.preventDefault()
    const answer = await post(`${pathOf(listed)}/remove${listed.isDemo ? '' : `?name=${encodeURIComponent(typed)}`}`)
    if (!answer.ok) return refuse(answer.problem)
    toast.say(words.removed(listed.name))
    onClose()
    onDone()
  }
  return (
    <Slip title={words.title(listed.name)} onClose={onClose}>
      <form onSubmit={(event) => void remove(event)}>
        <p class="voice">{listed.isDemo ? words.explain : words.explainForGood}</p>
        {!listed.isDemo && (
          <>
            <p>
              <a href={`/api/v1${pathOf(listed)}/export/tournament.arbiter`} download>
                {words.save}
              </a>
            </p>
            <label class="field" for={id}>
              {words.sayName}
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
            {listed.isDemo ? words.remove : words.removeForGood}
          </button>
          <button type="button" class="btn" onClick={onClose}>
            {words.leave} <kbd>Esc</kbd>
          </button>
        </p>
      </form>
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
