/** A refusal in place: what is wrong, what to do, and what has changed in the meantime if that is the reason. */

import type { RecordedFact } from '@arbiter/core'
import { namesIn } from '@arbiter/core/chronicle'
import type { Problem } from '../live/api.ts'
import { useLive, useLiveIfAny } from '../live/live-context.ts'
import { problemText } from '../live/problem.ts'
import { factText } from '../words/fact-text.ts'
import { moment } from '../words/time.ts'
import { words } from './words/messages.ts'

export const RefusalNotice = ({ problem }: { problem: Problem | undefined }) => {
  const isOfTournament = useLiveIfAny() !== undefined
  return (
    <div role="alert">
      {problem && (
        <div class="notice refused">
          <p class="voice">{problemText(problem)}</p>
          {isOfTournament && problem.code === 'changed-meanwhile' && <Meanwhile facts={problem.refusal.facts} />}
        </div>
      )}
    </div>
  )
}

function Meanwhile({ facts }: { facts: readonly RecordedFact[] }) {
  const live = useLive()
  const known = facts.filter((fact) => fact !== null && typeof fact === 'object' && 'type' in fact)
  if (known.length === 0) return null
  const { tournament } = live
  const names = live.look(namesIn)
  return (
    <div class="meanwhile">
      <p>{words('parts-refused-meanwhile')}</p>
      <ol class="log">
        {known.map((fact) => (
          <li key={fact.seq}>
            <span class="no">{fact.seq}</span>
            <time dateTime={fact.at}>{moment(fact.at)}</time>
            <span>{factText(fact, tournament.log, names)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
