/** Changes what is told about somebody; what is left empty is taken away. */
import type { EntrantShown } from '@arbiter/core'
import { useId, useState } from 'preact/hooks'
import type { Asked, Live } from '../../live/live.ts'
import { Refused } from '../../parts/refused.tsx'
import { useSending } from '../../parts/sending.ts'
import { Slip } from '../../parts/slip.tsx'
import { catalogue } from '../../words/catalogue.ts'

const words = catalogue(
  {
    title: (name: string) => `Edit ${name}`,
    name: 'Name',
    rating: 'Rating',
    maxRating: 'Highest rating',
    club: 'Club',
    captain: 'Captain',
    save: 'Record the change',
    leave: 'Leave it as it is',
    done: (name: string) => `${name} edited`,
    nothing: 'Nothing is changed yet.',
    noNumber: 'A rating is a whole number.',
  },
  {
    title: (name: string) => `${name} bearbeiten`,
    name: 'Name',
    rating: 'Wertungszahl',
    maxRating: 'Höchste Wertungszahl',
    club: 'Verein',
    captain: 'Kapitän',
    save: 'Änderung festhalten',
    leave: 'Lassen, wie es ist',
    done: (name: string) => `${name} bearbeitet`,
    nothing: 'Noch ist nichts geändert.',
    noNumber: 'Eine Wertungszahl ist eine ganze Zahl.',
  },
)

interface Typed {
  readonly name: string
  readonly rating: string
  readonly maxRating: string
  readonly club: string
  readonly captain: string
}

interface EditProps {
  readonly live: Live
  readonly entrant: EntrantShown
  readonly onClose: () => void
}

export function Edit({ live, entrant, onClose }: EditProps) {
  const before = typedFrom(live, entrant)
  const [typed, type] = useState(before)
  const [fault, find] = useState('')
  const { send, isSending, problem } = useSending(live)
  const isTeam = entrant.players !== undefined
  const save = async () => {
    const command = commandFrom(entrant.id, before, typed)
    if (typeof command === 'string') return find(command)
    if (isSending) return
    if (await send(command, words.done(typed.name))) onClose()
  }
  const field = (which: keyof Typed, isNumber = false) => (
    <Field
      label={words[which]}
      value={typed[which]}
      isNumber={isNumber}
      onInput={(value) => {
        find('')
        type({ ...typed, [which]: value })
      }}
    />
  )
  return (
    <Slip title={words.title(entrant.name)} onClose={onClose}>
      <form
        class="edit-entrant"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {field('name')}
        {!isTeam && field('rating', true)}
        {!isTeam && field('maxRating', true)}
        {field('club')}
        {isTeam && field('captain')}
        <p class="voice" role="alert">
          {fault}
        </p>
        <Refused problem={problem} live={live} />
        <p class="acts">
          <button type="submit" class="btn main">
            {words.save}
          </button>
          <button type="button" class="btn" onClick={onClose}>
            {words.leave} <kbd>Esc</kbd>
          </button>
        </p>
      </form>
    </Slip>
  )
}

/** The name as it was entered: namesakes carry a number on the screen. */
function typedFrom({ tournament }: Live, entrant: EntrantShown): Typed {
  const { rating, maxRating, club = '', captain = '' } = entrant
  const name = tournament.chart.entrants.find(({ id }) => id === entrant.id)?.name ?? entrant.name
  return { name, rating: String(rating ?? ''), maxRating: String(maxRating ?? ''), club, captain }
}

function commandFrom(entrant: string, before: Typed, typed: Typed): Asked | string {
  const changed = (which: keyof Typed) => typed[which].trim() !== before[which]
  const text = (which: 'club' | 'captain') => (changed(which) ? { [which]: typed[which].trim() || null } : {})
  const number = (which: 'rating' | 'maxRating') =>
    changed(which) ? { [which]: typed[which].trim() === '' ? null : Number(typed[which]) } : {}
  if (![typed.rating, typed.maxRating].every((each) => /^\d*$/.test(each.trim()))) return words.noNumber
  const changes = {
    ...(changed('name') ? { name: typed.name.trim() } : {}),
    ...number('rating'),
    ...number('maxRating'),
    ...text('club'),
    ...text('captain'),
  }
  return Object.keys(changes).length === 0 ? words.nothing : { do: 'edit', entrant, ...changes }
}

interface FieldProps {
  readonly label: string
  readonly value: string
  readonly isNumber: boolean
  readonly onInput: (value: string) => void
}

function Field({ label, value, isNumber, onInput }: FieldProps) {
  const id = useId()
  return (
    <>
      <label class="field" for={id}>
        {label}
      </label>
      <input
        id={id}
        value={value}
        autocomplete="off"
        dir="auto"
        {...(isNumber ? { inputMode: 'numeric' } : {})}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </>
  )
}
