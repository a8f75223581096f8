/** A director's rulings on a match: absent, cancelled, won. */
import { show } from '@arbiter/core/bulletin'
import { useId, useState } from 'preact/hooks'
import { addresses } from '../../../app/address.ts'
import { useLive } from '../../../live/live-context.ts'
import { matchSentence } from '../../../parts/match-words.ts'
import type { Act } from './act-slip.tsx'
import { words } from './words/messages.ts'

export function RulingActs({ onAct }: { onAct: (act: Act) => void }) {
  const live = useLive()
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
      {words('acts-ruling', { ruling: name })}
    </button>
  )
  return (
    <section class="rulings" aria-labelledby="rulings">
      <div class="section">
        <h2 id="rulings">{words('acts-rulings')}</h2>
      </div>
      {open.length === 0 ? (
        <p class="voice">{words('acts-no-match')}</p>
      ) : (
        <>
          <p class="voice">{words('acts-about')}</p>
          <label class="field" for={field}>
            {words('acts-which')}
          </label>
          <select id={field} value={known} onChange={(event) => choose(event.currentTarget.value)}>
            <option value="">{words('acts-choose-match')}</option>
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
        <a href={addresses.matches(live.id)}>{words('acts-correct')}</a>
      </p>
    </section>
  )
}
