/** The link with which an entrant reports results: shown once, as text and QR code, on a ticket to print. */

import type { AnswerTo } from '@arbiter/api'
import type { BulletinEntrant } from '@arbiter/core/bulletin'
import { useState } from 'preact/hooks'
import { toast } from '../../app/toast.tsx'
import type { Problem } from '../../live/api.ts'
import type { Live } from '../../live/live.ts'
import { useLive } from '../../live/live-context.ts'
import { changeBy } from '../../live/outbox/site-outbox.ts'
import { useSiteAddress } from '../../live/site-address.ts'
import { LocalLinkNotice } from '../../parts/local-link-notice.tsx'
import { QrCode } from '../../parts/qr.tsx'
import { RefusalNotice } from '../../parts/refusal-notice.tsx'
import { moment } from '../../words/time.ts'
import { words } from './words/messages.ts'

export type MadeLink = AnswerTo<'entrants.link'>

export const makeLink = (live: Live, entrant: string) => changeBy('entrants.link', { tournament: live.id, entrant })

export function OwnLink({ entrant }: { entrant: BulletinEntrant }) {
  const live = useLive()
  const [made, set] = useState<MadeLink | undefined>()
  const [problem, refuse] = useState<Problem | undefined>()
  const { address } = useSiteAddress().told
  const make = async () => {
    const answer = await makeLink(live, entrant.id)
    refuse(answer.ok ? undefined : answer.problem)
    if (answer.ok) set(answer.value)
  }
  return (
    <aside class="paper" aria-labelledby="e-link">
      <h2 id="e-link" class={made ? 'hide' : ''}>
        {words('entrant-link')}
      </h2>
      {made ? (
        <LinkTicket entrant={entrant} made={made} />
      ) : (
        <p class="voice">{words('entrant-link-teach', { name: { text: entrant.name } })}</p>
      )}
      <LocalLinkNotice link={made?.link ?? address} />
      <RefusalNotice problem={problem} />
      <p class="acts">
        {made && (
          <>
            <button type="button" class="btn" onClick={() => print()}>
              {words('entrant-link-print')}
            </button>
            <button type="button" class="btn" onClick={() => void copy(made.link)}>
              {words('entrant-link-copy')}
            </button>
          </>
        )}
        <button type="button" class={made ? 'btn bare' : 'btn'} onClick={() => void make()}>
          {made ? words('entrant-link-again') : words('entrant-link-make')}
        </button>
      </p>
      {made && (
        <p class="label">
          {words('entrant-link-once')}{' '}
          {made.expiresAt === undefined ? '' : words('entrant-link-until', { at: { text: moment(made.expiresAt) } })}
        </p>
      )}
    </aside>
  )
}

interface LinkTicketProps {
  readonly entrant: BulletinEntrant
  readonly made: MadeLink
}

/** 80 mm wide on paper. */
export const LinkTicket = ({ entrant, made }: LinkTicketProps) => {
  const live = useLive()
  return (
    <article class="ticket link" aria-label={words('entrant-link-ticket', { name: { text: entrant.name } })}>
      <p class="cut">
        <span dir="auto">{live.seen.name}</span>
        <b>{entrant.number}</b>
      </p>
      <p class="tn" dir="auto">
        {entrant.name}
      </p>
      <QrCode text={made.link} label={words('entrant-link-code', { name: { text: entrant.name } })} />
      <p class="code">
        <a href={made.link} target="_blank" rel="noreferrer">
          {made.link}
        </a>
      </p>
      <p class="voice">{words('entrant-link-scan')}</p>
    </article>
  )
}

async function copy(text: string): Promise<void> {
  const isDone = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )
  toast.say(isDone ? words('entrant-link-copied') : words('entrant-link-not-copied'))
}
