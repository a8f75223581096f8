/** The entrants: found by name, edited, withdrawn, returned; before the start also entered. */
import { averageShown, type BulletinEntrant, show } from '@arbiter/core/bulletin'
import { Wide } from '@arbiter/paper/pictures'
import { useId, useState } from 'preact/hooks'
import { addresses } from '../../../app/address.ts'
import { useLive } from '../../../live/live-context.ts'
import { textOf } from '../../../words/message-text.ts'
import type { Act } from './act-slip.tsx'
import { AddEntrants, lateIn } from './enter.tsx'
import { words } from './words/messages.ts'

const most = 12

export function EntrantActs({ onAct }: { onAct: (act: Act) => void }) {
  const live = useLive()
  const [sought, seek] = useState('')
  const [isWhole, showWhole] = useState(false)
  const field = useId()
  const { entrants, state } = live.look(show)
  const isBefore = state === 'entering'
  const found = entrants.filter(({ name }) => name.toLowerCase().includes(sought.trim().toLowerCase()))
  const shown = isWhole || isBefore ? found : found.slice(0, most)
  const late = live.look(lateIn)
  const present = entrants.filter(({ withdrawn }) => !withdrawn).length
  return (
    <section class="entrants" aria-labelledby="entrants">
      <div class="section">
        <h2 id="entrants">{words('acts-entrants')}</h2>
        <span class="push">{presenceWords(present, entrants.length)}</span>
      </div>
      {isBefore && live.may('enter') && <AddEntrants />}
      {entrants.length > most && (
        <p class="find-one">
          <label class="hide" for={field}>
            {words('acts-find')}
          </label>
          <input
            id={field}
            type="search"
            placeholder={words('acts-find')}
            value={sought}
            onInput={(event) => seek(event.currentTarget.value)}
          />
        </p>
      )}
      {entrants.length > 0 && (
        <Wide label={words('acts-region')}>
          <table class="chart">
            <thead>
              <tr>
                <th scope="col" class="num">
                  {words('acts-no')}
                </th>
                <th scope="col">{words('acts-name')}</th>
                <th scope="col" class="num">
                  {live.tournament.format.about.whom === 'teams' ? words('acts-average') : words('acts-rating')}
                </th>
                <th scope="col">{words('acts-actions')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((entrant) => (
                <EntrantRow key={entrant.id} entrant={entrant} onAct={onAct} />
              ))}
            </tbody>
          </table>
        </Wide>
      )}
      {entrants.length > 0 && found.length === 0 && <p class="voice">{words('acts-none')}</p>}
      <p class="acts">
        {found.length > shown.length && (
          <button type="button" class="btn bare" onClick={() => showWhole(true)}>
            {words('acts-all', { count: found.length })}
          </button>
        )}
        {state === 'running' && live.may('enter') && late.isOpen && (
          <button type="button" class="btn" onClick={() => onAct({ act: 'enter' })}>
            {words('acts-late')}
          </button>
        )}
      </p>
      {state === 'running' && !late.isOpen && <p class="label">{words('acts-too-late')}</p>}
    </section>
  )
}

const presenceWords = (present: number, all: number): string =>
  present === all ? words('acts-all-in', { count: all }) : words('acts-some-in', { present, all })

function EntrantRow({ entrant, onAct }: { entrant: BulletinEntrant; onAct: (act: Act) => void }) {
  const live = useLive()
  const { id, number, name, rating, average, withdrawn } = entrant
  const { state, closed } = live.look(show)
  const isOver = state === 'finished'
  const button = (act: 'edit' | 'withdraw' | 'return') => (
    <button
      type="button"
      class="btn bare"
      aria-label={words('acts-button-of', { act, name: { text: name } })}
      onClick={() => onAct({ act, entrant: id })}
    >
      {words('acts-button', { act })}
    </button>
  )
  return (
    <tr>
      <td class="num">{number}</td>
      <th scope="row">
        <a href={addresses.entrant(live.id, id)} dir="auto" class={withdrawn ? 'void' : ''}>
          {name}
        </a>
        {withdrawn && <small> {words('acts-withdrew')}</small>}
      </th>
      <td class="num">{average === undefined ? (rating ?? '–') : textOf(averageShown(average))}</td>
      <td class="row-acts">
        {!closed && live.may('edit') && button('edit')}
        {!isOver && live.may('withdraw') && button(withdrawn ? 'return' : 'withdraw')}
      </td>
    </tr>
  )
}
