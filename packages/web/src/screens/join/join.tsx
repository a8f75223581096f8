/** The target of an invitation: the link opens a session in this browser. */
import { session } from '../../live/session.ts'
import { useWatched } from '../../live/subscription.ts'
import { Head } from '../../parts/head.tsx'
import { SessionLink } from './session-link.tsx'
import { words } from './words/messages.ts'

export default function Join() {
  const { who } = useWatched(session)
  return (
    <div class="join">
      <Head kicker={words('join-kicker')} title={words('join-title')} />
      <div class="bar" />
      <p class="voice lead">
        {who.kind === 'person' ? words('join-person', { name: { text: who.name ?? '' } }) : words('join-nobody')}
      </p>
      <SessionLink label={words('join-join')} isAsked={false} />
    </div>
  )
}
