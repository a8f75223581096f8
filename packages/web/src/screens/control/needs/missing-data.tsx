/** Missing data that keeps the list from being ordered, with the fields to fill in. */
import { show, type Todo } from '@arbiter/core/bulletin'
import { useId, useState } from 'preact/hooks'
import { addresses } from '../../../app/address.ts'
import type { CommandInput, Live } from '../../../live/live.ts'
import { useLive } from '../../../live/live-context.ts'
import { RefusalNotice } from '../../../parts/refusal-notice.tsx'
import { useCommand } from '../../../parts/use-command.ts'
import { words } from './words/messages.ts'

type MissingField = NonNullable<Extract<Todo, { do: 'edit' }>['missing']>

const most = 8

export function MissingData({ missing }: { missing: MissingField }) {
  const { which, entrants } = missing
  if (which === 'players') return <Teams names={entrants} />
  return <Ratings which={which} names={entrants} />
}

const idOf = (live: Live, name: string): string =>
  live.look(show).entrants.find((each) => each.name === name)?.id ?? name

const Teams = ({ names }: { names: readonly string[] }) => {
  const live = useLive()
  return (
    <p class="acts">
      {names.slice(0, most).map((name) => (
        <a class="btn" key={name} href={addresses.entrant(live.id, idOf(live, name))}>
          {words('needs-edit', { name: { text: name } })}
        </a>
      ))}
      {names.length > most && <span class="label">{words('needs-more', { count: names.length - most })}</span>}
    </p>
  )
}

function Ratings({ which, names }: { which: 'rating' | 'maxRating'; names: readonly string[] }) {
  const live = useLive()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const { send, problem, isSending } = useCommand(live)
  const group = useId()
  const given = names.filter((name) => /^\d+$/.test(typed[name]?.trim() ?? ''))
  const save = async () => {
    for (const name of given) {
      const command: CommandInput = { do: 'edit', entrant: idOf(live, name), [which]: Number(typed[name]) }
      if (!(await send(command, words('needs-saved', { name: { text: name } })))) return
    }
  }
  return (
    <form
      class="missing"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) void save()
      }}
    >
      {names.slice(0, most).map((name, i) => (
        <p key={name}>
          <label for={`${group}${i}`}>{words('needs-rating', { which, name: { text: name } })}</label>
          <input
            id={`${group}${i}`}
            inputMode="numeric"
            value={typed[name] ?? ''}
            onInput={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
          />
        </p>
      ))}
      {names.length > most && <p class="label">{words('needs-more', { count: names.length - most })}</p>}
      <RefusalNotice problem={problem} />
      <p class="acts">
        <button type="submit" class="btn" aria-disabled={given.length === 0}>
          {given.length === 0 ? words('needs-save-plain') : words('needs-save', { count: given.length })}
        </button>
      </p>
    </form>
  )
}
