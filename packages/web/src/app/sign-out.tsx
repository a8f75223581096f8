/** Asks before somebody signs out: links work once, so the way back in is told first, and made where it can be. */
import { useState } from 'preact/hooks'
import { type Problem, post } from '../live/api.ts'
import { session } from '../live/session.ts'
import { Refusal } from '../parts/refusal.tsx'
import { Slip } from '../parts/slip.tsx'
import { catalogue } from '../words/catalogue.ts'

const words = catalogue(
  {
    title: 'Sign out of this browser?',
    owner:
      'The link you came with works no more. To come back you need a new one: from another owner, or from whoever runs the server, with --owner-link.',
    person: 'The link you came with works no more. To come back you need a new one from an owner.',
    hour: 'Here is a link that lets you in again. It works once, within an hour; it is shown this once.',
    make: 'Make a link to come back',
    signOut: 'Sign out',
    stay: 'Stay signed in',
  },
  {
    title: 'In diesem Browser abmelden?',
    owner:
      'Der Link, mit dem Sie kamen, gilt nicht mehr. Zurück kommen Sie nur mit einem neuen: von einem anderen Eigentümer oder vom Betreiber des Servers, mit --owner-link.',
    person:
      'Der Link, mit dem Sie kamen, gilt nicht mehr. Zurück kommen Sie nur mit einem neuen Link von einem Eigentümer.',
    hour: 'Dieser Link lässt Sie wieder ein. Er gilt einmal, innerhalb einer Stunde, und wird nur jetzt gezeigt.',
    make: 'Link für die Rückkehr erzeugen',
    signOut: 'Abmelden',
    stay: 'Angemeldet bleiben',
  },
)

export function SignOutSlip({ onClose }: { onClose: () => void }) {
  const [link, setLink] = useState<string | undefined>()
  const [problem, refuse] = useState<Problem | undefined>()
  const make = async () => {
    const answer = await post<{ link: string }>('/session/link')
    refuse(answer.ok ? undefined : answer.problem)
    if (answer.ok) setLink(answer.value.link)
  }
  const leave = async () => refuse(await session.close())
  return (
    <Slip title={words.title} onClose={onClose}>
      <p class="voice">{session.who.siteRole === 'owner' ? words.owner : words.person}</p>
      {link !== undefined && (
        <>
          <p class="voice">{words.hour}</p>
          <p class="code">{link}</p>
        </>
      )}
      <Refusal problem={problem} />
      <p class="acts">
        <button type="button" class="btn grave" onClick={() => void leave()}>
          {words.signOut}
        </button>
        {link === undefined && (
          <button type="button" class="btn" onClick={() => void make()}>
            {words.make}
          </button>
        )}
        <button type="button" class="btn" onClick={onClose}>
          {words.stay} <kbd>Esc</kbd>
        </button>
      </p>
    </Slip>
  )
}
