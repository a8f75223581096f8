/** Who plays: found by name, put right, withdrawn, taken back in; before the start also entered. */
import { type EntrantShown, show } from '@arbiter/core'
import { useId, useState } from 'preact/hooks'
import { addresses } from '../../../app/address.ts'
import type { Live } from '../../../live/live.ts'
import { Wide } from '../../../parts/wide.tsx'
import { catalogue } from '../../../words/catalogue.ts'
import type { Act } from './act-slip.tsx'
import { AddEntrants, lateIn } from './enter.tsx'

const words = catalogue(
  {
    title: 'Entrants',
    find: 'Find an entrant',
    no: 'No.',
    name: 'Name',
    rating: 'Rating',
    average: 'Average',
    acts: 'Actions',
    edit: 'Edit',
    withdraw: 'Withdraw',
    return: 'Let return',
    withdrew: 'withdrew',
    late: 'Late entry',
    tooLate: 'Nobody can enter any more.',
    about: (act: string, name: string) => `${act}: ${name}`,
    all: (count: number) => `Show all ${count}`,
    none: 'Nobody is called that.',
    count: (present: number, all: number) => (present === all ? `${all} entered` : `${present} of ${all} are in`),
    region: 'List of entrants',
  },
  {
    title: 'Teilnehmer',
    find: 'Teilnehmer suchen',
    no: 'Nr.',
    name: 'Name',
    rating: 'Wertung',
    average: 'Schnitt',
    acts: 'Aktionen',
    edit: 'Bearbeiten',
    withdraw: 'Zurückziehen',
    return: 'Wieder aufnehmen',
    withdrew: 'zurückgezogen',
    late: 'Nachmeldung',
    tooLate: 'Nachmelden geht nicht mehr.',
    about: (act: string, name: string) => `${act}: ${name}`,
    all: (count: number) => `Alle ${count} zeigen`,
    none: 'So heißt niemand.',
    count: (present: number, all: number) => (present === all ? `${all} gemeldet` : `${present} von ${all} sind dabei`),
    region: 'Liste der Teilnehmer',
  },
)

const most = 12

export function Entrants({ live, onAct }: { live: Live; onAct: (act: Act) => void }) {
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
        <h2 id="entrants">{words.title}</h2>
        <span class="push">{words.count(present, entrants.length)}</span>
      </div>
      {isBefore && live.may('enter') && <AddEntrants live={live} />}
      {entrants.length > most && (
        <p class="find-one">
          <label class="hide" for={field}>
            {words.find}
          </label>
          <input
            id={field}
            type="search"
            placeholder={words.find}
            value={sought}
            onInput={(event) => seek(event.currentTarget.value)}
          />
        </p>
      )}
      {entrants.length > 0 && (
        <Wide label={words.region}>
          <table class="chart">
            <thead>
              <tr>
                <th scope="col" class="num">
                  {words.no}
                </th>
                <th scope="col">{words.name}</th>
                <th scope="col" class="num">
                  {live.tournament.format.whom === 'teams' ? words.average : words.rating}
                </th>
                <th scope="col">{words.acts}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((entrant) => (
                <EntrantRow key={entrant.id} live={live} entrant={entrant} onAct={onAct} />
              ))}
            </tbody>
          </table>
        </Wide>
      )}
      {entrants.length > 0 && found.length === 0 && <p class="voice">{words.none}</p>}
      <p class="acts">
        {found.length > shown.length && (
          <button type="button" class="btn bare" onClick={() => showWhole(true)}>
            {words.all(found.length)}
          </button>
        )}
        {state === 'running' && live.may('enter') && late.isOpen && (
          <button type="button" class="btn" onClick={() => onAct({ act: 'enter' })}>
            {words.late}
          </button>
        )}
      </p>
      {state === 'running' && !late.isOpen && <p class="label">{words.tooLate}</p>}
    </section>
  )
}

function EntrantRow({ live, entrant, onAct }: { live: Live; entrant: EntrantShown; onAct: (act: Act) => void }) {
  const { id, number, name, rating, average, withdrawn } = entrant
  const { state, closed } = live.look(show)
  const isOver = state === 'finished'
  const button = (act: 'edit' | 'withdraw' | 'return') => (
    <button
      type="button"
      class="btn bare"
      aria-label={words.about(words[act], name)}
      onClick={() => onAct({ act, entrant: id })}
    >
      {words[act]}
    </button>
  )
  return (
    <tr>
      <td class="num">{number}</td>
      <th scope="row">
        <a href={addresses.entrant(live.id, id)} dir="auto" class={withdrawn ? 'void' : ''}>
          {name}
        </a>
        {withdrawn && <small> {words.withdrew}</small>}
      </th>
      <td class="num">{average ?? rating ?? '–'}</td>
      <td class="row-acts">
        {!closed && live.may('edit') && button('edit')}
        {!isOver && live.may('withdraw') && button(withdrawn ? 'return' : 'withdraw')}
      </td>
    </tr>
  )
}
