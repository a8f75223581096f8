/** Edits the data of an entrant: name, ratings, club; of a team its captain, fee and players. */
import { type BulletinEntrant, show } from '@arbiter/core/bulletin'
import { useId, useState } from 'preact/hooks'
import type { CommandInput, Live } from '../../live/live.ts'
import { useLive } from '../../live/live-context.ts'
import { EffectsSlip } from './effects.tsx'
import { words } from './words/messages.ts'

const fields = ['name', 'rating', 'maxRating', 'club', 'captain'] as const
type Field = (typeof fields)[number]

export function EditEntrant({ entrant: id, onClose }: { entrant: string; onClose: () => void }) {
  const live = useLive()
  const entrant = enteredAs(live, id)
  const isTeams = live.tournament.format.about.whom === 'teams'
  const [typed, setTyped] = useState<Readonly<Partial<Record<Field | 'players', string>>>>({})
  if (!entrant) return null
  const { name } = entrant
  const shown: readonly Field[] = isTeams
    ? ['name', 'captain']
    : live.look(show).state === 'entering'
      ? ['name', 'rating', 'maxRating', 'club']
      : ['name', 'club']
  const players = typed.players === undefined ? undefined : playersIn(typed.players)
  const bad = players && 'bad' in players ? players.bad : undefined
  const command =
    bad === undefined
      ? editOf(entrant, typed, players && 'players' in players ? players.players : undefined)
      : undefined
  return (
    <EffectsSlip
      title={words('parts-edit-title', { name: { text: name } })}
      command={command}
      confirmLabel={words('parts-edit-save')}
      onClose={onClose}
    >
      {shown.map((field) => (
        <Line
          key={field}
          label={words('parts-edit-field', { field })}
          value={typed[field] ?? String(entrant[field] ?? '')}
          isNumber={field === 'rating' || field === 'maxRating'}
          onType={(text) => setTyped({ ...typed, [field]: text })}
        />
      ))}
      {isTeams && (
        <Players
          value={typed.players ?? playersOf(entrant)}
          bad={bad}
          onType={(text) => setTyped({ ...typed, players: text })}
        />
      )}
    </EffectsSlip>
  )
}

/** The name as entered: on the screen namesakes carry a number. */
function enteredAs(live: Live, id: string): BulletinEntrant | undefined {
  const shown = live.look(show).entrants.find((each) => each.id === id)
  const name = live.tournament.chart.field.entrants.find((each) => each.id === id)?.name
  return shown && name !== undefined ? { ...shown, name } : shown
}

interface LineProps {
  readonly label: string
  readonly value: string
  readonly isNumber: boolean
  readonly onType: (text: string) => void
}

function Line({ label, value, isNumber, onType }: LineProps) {
  const id = useId()
  return (
    <>
      <label class="field" for={id}>
        {label}
      </label>
      <input
        id={id}
        value={value}
        dir="auto"
        inputMode={isNumber ? 'numeric' : 'text'}
        onInput={(event) => onType(event.currentTarget.value)}
      />
    </>
  )
}

function Players({ value, bad, onType }: { value: string; bad: string | undefined; onType: (text: string) => void }) {
  const id = useId()
  return (
    <>
      <label class="field" for={id}>
        {words('parts-edit-players')}
      </label>
      <textarea id={id} rows={6} value={value} onInput={(event) => onType(event.currentTarget.value)} />
      {bad !== undefined && (
        <div role="alert" class="notice refused">
          <p class="voice">{words('parts-edit-bad-players', { line: { text: bad } })}</p>
        </div>
      )}
    </>
  )
}

/** Only changed fields; emptied fields are removed. */
function editOf(
  entrant: BulletinEntrant,
  typed: Readonly<Partial<Record<Field | 'players', string>>>,
  players: readonly Player[] | undefined,
): CommandInput | undefined {
  const changed = fields.filter((field) => typed[field] !== undefined && typed[field] !== String(entrant[field] ?? ''))
  if (changed.length === 0 && players === undefined) return undefined
  const edits = changed.map((field) => [field, valueTyped(field, typed[field] ?? '')] as const)
  return { do: 'edit', entrant: entrant.id, ...Object.fromEntries(edits), ...(players ? { players } : {}) }
}

function valueTyped(field: Field, text: string): string | number | null {
  const trimmed = text.trim()
  if (field === 'name') return trimmed
  if (trimmed === '') return null
  const isNumber = (field === 'rating' || field === 'maxRating') && /^\d+$/.test(trimmed)
  return isNumber ? Number(trimmed) : trimmed
}

type Player = NonNullable<BulletinEntrant['players']>[number]

const playersOf = ({ players = [] }: BulletinEntrant): string =>
  players
    .map(({ name, number, masterpoints }) =>
      [name, number, masterpoints].filter((each) => each !== undefined).join(', '),
    )
    .join('\n')

/** "Ida Reed, 4711, 320.5"; the number is optional. */
function playersIn(text: string): { readonly players: readonly Player[] } | { readonly bad: string } {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const players: Player[] = []
  for (const line of lines) {
    const cells = line.split(',').map((cell) => cell.trim())
    const masterpoints = Number(cells.at(-1) === '' ? Number.NaN : cells.at(-1))
    const [name = '', number] = cells
    if (cells.length < 2 || !Number.isFinite(masterpoints) || name === '') return { bad: line }
    players.push({ name, masterpoints, ...(cells.length > 2 && number ? { number } : {}) })
  }
  return { players }
}
