/** An entrant's own page: the link opens it, and it holds the games to report. */
import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { address } from '../../app/address.ts'
import { session } from '../../live/session.ts'
import { useWatched } from '../../live/subscription.ts'
import { Head } from '../../parts/head.tsx'
import { catalogue } from '../../words/catalogue.ts'
import { Door } from './door.tsx'

const words = catalogue(
  {
    kicker: 'For entrants',
    title: 'Report your game',
    nobody:
      'The link the director gave you opens the page with your games. Keep it: it works until the tournament is over.',
    person: (name: string) => `You are signed in as ${name}. Opening the link of an entrant here signs you out.`,
    open: 'Open my games',
  },
  {
    kicker: 'Für Teilnehmer',
    title: 'Ihre Partie melden',
    nobody:
      'Der Link von der Turnierleitung öffnet die Seite mit Ihren Partien. Behalten Sie ihn: Er gilt bis zum Ende des Turniers.',
    person: (name: string) =>
      `Sie sind als ${name} angemeldet. Wenn Sie hier den Link eines Teilnehmers öffnen, werden Sie abgemeldet.`,
    open: 'Meine Partien öffnen',
  },
)

type DeskProps = { readonly tournament: string; readonly entrant: string }

export default function Report() {
  const { who } = useWatched(session)
  const { kind, tournament, entrant, name } = who
  const isOwn = kind === 'entrant' && address.hash === ''
  const Desk = useDesk(isOwn)
  if (isOwn && Desk && tournament !== undefined && entrant !== undefined)
    return <Desk key={`${tournament} ${entrant}`} tournament={tournament} entrant={entrant} />
  return (
    <div class="join">
      <Head kicker={words.kicker} title={words.title} />
      <div class="bar" />
      {!isOwn && (
        <>
          <p class="voice lead">{kind === 'person' ? words.person(name ?? '') : words.nobody}</p>
          <Door label={words.open} isAsked={kind === 'person'} />
        </>
      )}
    </div>
  )
}

/** The rules come when somebody is there whose games they are of. */
function useDesk(isWanted: boolean): ComponentType<DeskProps> | undefined {
  const [desk, set] = useState<{ readonly Desk: ComponentType<DeskProps> } | undefined>()
  useEffect(() => {
    if (isWanted) void import('./desk.tsx').then(({ Desk }) => set({ Desk }))
  }, [isWanted])
  return desk?.Desk
}
