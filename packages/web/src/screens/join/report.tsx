/** The target of an entrant's link: the games to report. */
import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { address } from '../../app/address.ts'
import { session } from '../../live/session.ts'
import { useWatched } from '../../live/subscription.ts'
import { Head } from '../../parts/head.tsx'
import { Door } from './door.tsx'
import { words } from './words/messages.ts'

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
      <Head kicker={words('join-report-kicker')} title={words('join-report-title')} />
      <div class="bar" />
      {!isOwn && (
        <>
          <p class="voice lead">
            {kind === 'person'
              ? words('join-report-person', { name: { text: name ?? '' } })
              : words('join-report-nobody')}
          </p>
          <Door label={words('join-report-open')} isAsked={kind === 'person'} />
        </>
      )}
    </div>
  )
}

/** The rules load once the entrant is known. */
function useDesk(isWanted: boolean): ComponentType<DeskProps> | undefined {
  const [desk, set] = useState<{ readonly Desk: ComponentType<DeskProps> } | undefined>()
  useEffect(() => {
    if (isWanted) void import('./desk.tsx').then(({ Desk }) => set({ Desk }))
  }, [isWanted])
  return desk?.Desk
}
