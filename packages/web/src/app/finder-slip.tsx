/** The search for entrants and matches of the tournament. Loaded on demand. */
import { show } from '@arbiter/core/bulletin'
import type { Tournament } from '@arbiter/core/tournament'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { useLive } from '../live/live-context.ts'
import { matchName, seatWords } from '../parts/match-words.ts'
import { Slip } from '../parts/slip.tsx'
import { address, addresses } from './address.ts'
import { words } from './words/messages.ts'

interface Hit {
  readonly label: string
  readonly note: string
  readonly to: string
}

const most = 12

export const FinderSlip = ({ onClose }: { onClose: () => void }) => (
  <Slip title={words('app-find-title')} onClose={onClose}>
    <FinderForm onDone={onClose} />
  </Slip>
)

function FinderForm({ onDone }: { onDone: () => void }) {
  const live = useLive()
  const [text, type] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const list = useId()
  useEffect(() => field.current?.focus(), [])
  const all = live.look(findable)
  const found = matching(all, text).slice(0, most)
  const go = ({ to }: Hit) => {
    onDone()
    address.go(pathOf(live.id, to))
  }
  return (
    <form
      class="search"
      onSubmit={(event) => {
        event.preventDefault()
        if (found[0]) go(found[0])
      }}
    >
      <label class="field" for={`${list}-field`}>
        {words('app-find-hint')}
      </label>
      <input
        ref={field}
        id={`${list}-field`}
        type="search"
        value={text}
        autocomplete="off"
        onInput={(event) => type(event.currentTarget.value)}
      />
      <p class="label" role="status">
        {text === ''
          ? ' '
          : found.length === 0
            ? words('app-find-nothing')
            : words('app-find-found', { count: found.length })}
      </p>
      <ul class="found">
        {found.map((each) => (
          <li key={each.to}>
            <a href={pathOf(live.id, each.to)} onClick={onDone}>
              <b dir="auto">{each.label}</b> <span class="label">{each.note}</span>
            </a>
          </li>
        ))}
      </ul>
    </form>
  )
}

const pathOf = (id: string, to: string): string =>
  to.startsWith('m ') ? addresses.match(id, to.slice(2)) : addresses.entrant(id, to.slice(2))

function findable(tournament: Tournament): readonly Hit[] {
  const { entrants, stages } = show(tournament)
  const people = entrants.map(({ id, name, club, rating }) => ({
    label: name,
    note: [club, rating].filter((each) => each !== undefined).join(', '),
    to: `e ${id}`,
  }))
  const matches = stages.flatMap(({ rounds }) =>
    rounds.flatMap((round) =>
      round.matches.map((match) => ({
        label: matchName(match.match),
        note: match.seats.map(seatWords).join(' – '),
        to: `m ${match.match}`,
      })),
    ),
  )
  return [...people, ...matches]
}

/** An exact match number first, then names that start with the text, then names that contain it. */
function matching(all: readonly Hit[], text: string): readonly Hit[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return []
  const rank = ({ label, to }: Hit): number => {
    const name = label.toLowerCase()
    if (to.toLowerCase() === `m ${wanted}`) return 0
    if (name.startsWith(wanted)) return 1
    return name.includes(wanted) ? 2 : 3
  }
  return all.filter((each) => rank(each) < 3).toSorted((a, b) => rank(a) - rank(b))
}
