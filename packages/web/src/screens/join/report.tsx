/** The target of an entrant's link: the games to report. */
import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { address } from '../../app/address.ts'
import { session } from '../../live/session.ts'
import { useWatched } from '../../live/subscription.ts'
import { Head } from '../../parts/head.tsx'
import { SessionLink } from './session-link.tsx'
import { words } from './words/messages.ts'

type ReportPageProps = { readonly tournament: string; readonly entrant: string }

export default function Report() {
  const { who } = useWatched(session)
  const { kind, tournament, entrant, name } = who
  const isOwn = kind === 'entrant' && address.hash === ''
  const ReportView = useReportPage(isOwn)
  if (isOwn && ReportView && tournament !== undefined && entrant !== undefined)
    return <ReportView key={`${tournament} ${entrant}`} tournament={tournament} entrant={entrant} />
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
          <SessionLink label={words('join-report-open')} isAsked={kind === 'person'} />
        </>
      )}
    </div>
  )
}

/** The rules load once the entrant is known. */
function useReportPage(isWanted: boolean): ComponentType<ReportPageProps> | undefined {
  const [loaded, set] = useState<{ readonly ReportPage: ComponentType<ReportPageProps> } | undefined>()
  useEffect(() => {
    if (isWanted) void import('./report-page.tsx').then(({ ReportPage }) => set({ ReportPage }))
  }, [isWanted])
  return loaded?.ReportPage
}
