/** What only the director can say of a match: who did not come, that it is cancelled, who has won it. */
import { show } from '@arbiter/core'
import { useId, useState } from 'preact/hooks'
import { addresses } from '../../../app/address.ts'
import type { Live } from '../../../live/live.ts'
import { matchSentence } from '../../../parts/match-words.ts'
import { catalogue } from '../../../words/catalogue.ts'
import type { Act } from './act-slip.tsx'

const words = catalogue(
  {
    title: 'Rulings',
    about: 'Rule about a match. Its effects are shown before anything is recorded.',
    which: 'Match',
    choose: 'Choose an open match',
    forfeit: 'Rule a forfeit',
    rule: 'Rule the winner',
    cancel: 'Cancel it',
    correct: 'Correct a result on its match’s page',
    none: 'No match is open: nothing can be ruled now.',
  },
  {
    title: 'Entscheidungen',
    about: 'Über ein Match entscheiden. Die Folgen werden gezeigt, bevor etwas festgehalten wird.',
    which: 'Match',
    choose: 'Ein offenes Match wählen',
    forfeit: 'Kampflos werten',
    rule: 'Sieger bestimmen',
    cancel: 'Absagen',
    correct: 'Ein Ergebnis auf der Seite seines Matches korrigieren',
    none: 'Kein Match ist offen: Es gibt gerade nichts zu entscheiden.',
  },
)

export function Rulings({ live, onAct }: { live: Live; onAct: (act: Act) => void }) {
  const [chosen, choose] = useState('')
  const field = useId()
  const open = live
    .look(show)
    .stages.flatMap(({ rounds }) =>
      rounds.flatMap(({ name, matches }) =>
        matches.filter(({ state }) => state === 'open').map((match) => ({ match, round: name })),
      ),
    )
  const known = open.some(({ match }) => match.match === chosen) ? chosen : ''
  const act = (name: 'forfeit' | 'rule' | 'cancel') => (
    <button
      type="button"
      class="btn"
      aria-disabled={known === ''}
      onClick={() => known !== '' && onAct({ act: name, match: known })}
    >
      {words[name]}
    </button>
  )
  return (
    <section class="rulings" aria-labelledby="rulings">
      <div class="section">
        <h2 id="rulings">{words.title}</h2>
      </div>
      {open.length === 0 ? (
        <p class="voice">{words.none}</p>
      ) : (
        <>
          <p class="voice">{words.about}</p>
          <label class="field" for={field}>
            {words.which}
          </label>
          <select id={field} value={known} onChange={(event) => choose(event.currentTarget.value)}>
            <option value="">{words.choose}</option>
            {open.map(({ match, round }) => (
              <option key={match.match} value={match.match}>
                {matchSentence(match, round)}
              </option>
            ))}
          </select>
          <p class="acts">
            {live.may('forfeit') && act('forfeit')}
            {live.may('rule') && act('rule')}
            {live.may('cancel') && act('cancel')}
          </p>
        </>
      )}
      <p>
        <a href={addresses.matches(live.id)}>{words.correct}</a>
      </p>
    </section>
  )
}
