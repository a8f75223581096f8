/** Asks before signing out: links work once, so it says how to get back in first, and makes a link where it can. */

import { useState } from 'preact/hooks'
import type { Problem } from '../live/api.ts'
import { changeBy, outbox } from '../live/outbox/site-outbox.ts'
import { session } from '../live/session.ts'
import { Refusal } from '../parts/refusal.tsx'
import { Slip } from '../parts/slip.tsx'
import { words as outboxWords } from './outbox/words/messages.ts'
import { words } from './words/messages.ts'

export function SignOutSlip({ onClose }: { onClose: () => void }) {
  const [link, setLink] = useState<string | undefined>()
  const [problem, refuse] = useState<Problem | undefined>()
  const make = async () => {
    const answer = await changeBy('session.link')
    refuse(answer.ok ? undefined : answer.problem)
    if (answer.ok) setLink(answer.value.link)
  }
  const leave = async () => refuse(await session.close())
  return (
    <Slip title={words('app-sign-out-title')} onClose={onClose}>
      <p class="voice">
        {session.who.siteRole === 'owner' ? words('app-sign-out-owner') : words('app-sign-out-person')}
      </p>
      {outbox.entries.length > 0 && (
        <p class="notice refused voice">{outboxWords('outbox-sign-out', { count: outbox.entries.length })}</p>
      )}
      {link !== undefined && (
        <>
          <p class="voice">{words('app-sign-out-hour')}</p>
          <p class="code">{link}</p>
        </>
      )}
      <Refusal problem={problem} />
      <p class="acts">
        <button type="button" class="btn grave" onClick={() => void leave()}>
          {words('app-sign-out')}
        </button>
        {link === undefined && (
          <button type="button" class="btn" onClick={() => void make()}>
            {words('app-sign-out-make')}
          </button>
        )}
        <button type="button" class="btn" onClick={onClose}>
          {words('app-sign-out-stay')} <kbd>Esc</kbd>
        </button>
      </p>
    </Slip>
  )
}
