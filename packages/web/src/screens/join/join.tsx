/** Where an invitation leads: the link lets somebody in, and this browser is signed in from then on. */
import { session } from '../../live/session.ts'
import { useWatched } from '../../live/subscription.ts'
import { Head } from '../../parts/head.tsx'
import { Door } from './door.tsx'
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
      <Door label={words('join-join')} isAsked={false} />
    </div>
  )
}
