/** Changes that are not heard of yet, and those that were refused late, at the foot of every page. Loaded on demand. */

import type { OutboxEntry } from '../../live/outbox/intent.ts'
import { outbox } from '../../live/outbox/site-outbox.ts'
import { problemText } from '../../live/problem.ts'
import { useWatched } from '../../live/subscription.ts'
import { intentText } from './intent-text.ts'
import { words } from './words/messages.ts'

export function OutboxList() {
  const { entries } = useWatched(outbox)
  const unheard = entries.filter(({ status }) => status.state === 'unheard')
  const refused = entries.filter(({ status }) => status.state === 'refused')
  return (
    <div class="outbox-corner">
      <div role="alert">
        {refused.map((entry) => (
          <RefusedLate key={entry.intent.key} entry={entry} />
        ))}
      </div>
      <div role="status">
        {unheard.length > 0 && (
          <details class="unheard" data-count={unheard.length}>
            <summary>{words('outbox-unheard', { count: unheard.length })}</summary>
            <ul>
              {unheard.map(({ intent }) => (
                <li key={intent.key} dir="auto">
                  {intentText(intent)}
                </li>
              ))}
            </ul>
            <p class="label">{words('outbox-explain')}</p>
          </details>
        )}
      </div>
    </div>
  )
}

/** The server refused it because there are newer facts: the person decides. */
const isOvertaken = ({ status }: OutboxEntry): boolean =>
  status.state === 'refused' && status.problem.code === 'changed-meanwhile'

function RefusedLate({ entry }: { entry: OutboxEntry }) {
  const { intent, status } = entry
  if (status.state !== 'refused') return null
  const what = intentText(intent)
  return (
    <div class="notice refused late">
      <p class="voice">
        <b dir="auto">{what}</b> <span class="stamp needs">{words('outbox-refused')}</span>
      </p>
      <p class="voice">{problemText(status.problem)}</p>
      <p class="acts">
        {isOvertaken(entry) && (
          <button
            type="button"
            class="btn"
            aria-label={words('outbox-again', { what: { text: what } })}
            onClick={() => outbox.opened?.again(intent.key)}
          >
            {words('outbox-again-short')}
          </button>
        )}
        <button
          type="button"
          class="btn"
          aria-label={words('outbox-dismiss', { what: { text: what } })}
          onClick={() => outbox.opened?.dismiss(intent.key)}
        >
          {words('outbox-dismiss-short')}
        </button>
      </p>
    </div>
  )
}
