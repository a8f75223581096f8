/** The rules of this tournament's format; every reason elsewhere links to its rule here. */

import { useLive } from '../../live/live-context.ts'
import { Head } from '../../parts/head.tsx'
import { textOf } from '../../words/message-text.ts'
import { RuleBook } from './rule-book.tsx'
import { words } from './words/messages.ts'

export default function Rules() {
  const live = useLive()
  const { format } = live.tournament
  return (
    <div class="rules">
      <Head
        kicker={
          <>
            <b dir="auto">{live.seen.name}</b>, {words('rules-kicker')}
          </>
        }
        title={textOf(format.about.title)}
        tab={`${words('rules-tab')}, ${live.seen.name}`}
      />
      <RuleBook format={format.name} />
    </div>
  )
}
