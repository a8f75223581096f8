/** Where an invitation leads: the link lets somebody in, and this browser is signed in from then on. */
import { session } from '../../live/session.ts'
import { useWatched } from '../../live/subscription.ts'
import { Head } from '../../parts/head.tsx'
import { catalogue } from '../../words/catalogue.ts'
import { Door } from './door.tsx'

const words = catalogue(
  {
    kicker: 'By invitation',
    title: 'Come in',
    nobody: 'The link you were given lets you in. It works once; afterwards this browser is signed in.',
    person: (name: string) => `You are signed in as ${name}. An invitation adds to what you may do.`,
    join: 'Open the link',
  },
  {
    kicker: 'Auf Einladung',
    title: 'Eintreten',
    nobody: 'Der Link, den Sie bekommen haben, lässt Sie ein. Er gilt einmal; danach ist dieser Browser angemeldet.',
    person: (name: string) => `Sie sind als ${name} angemeldet. Eine Einladung kommt zu Ihren Rechten hinzu.`,
    join: 'Link öffnen',
  },
)

export default function Join() {
  const { who } = useWatched(session)
  return (
    <div class="join">
      <Head kicker={words.kicker} title={words.title} />
      <div class="bar" />
      <p class="voice lead">{who.kind === 'person' ? words.person(who.name ?? '') : words.nobody}</p>
      <Door label={words.join} isAsked={false} />
    </div>
  )
}
