/** A ticket with a link for every entrant: made one after the other, printed together. */
import type { BulletinEntrant } from '@arbiter/core/bulletin'
import { useState } from 'preact/hooks'
import type { Problem } from '../../live/api.ts'
import { useLive } from '../../live/live-context.ts'
import { useSiteAddress } from '../../live/site-address.ts'
import { entrantIndex } from '../../parts/entrant-index.ts'
import { LocalLinkNotice } from '../../parts/local-link-notice.tsx'
import { RefusalNotice } from '../../parts/refusal-notice.tsx'
import { LinkTicket, type MadeLink, makeLink } from './own-link.tsx'
import { words } from './words/messages.ts'

interface EntrantTicket {
  readonly entrant: BulletinEntrant
  readonly link: MadeLink
}

export function AllTickets({ onClose }: { onClose: () => void }) {
  const live = useLive()
  const [made, set] = useState<readonly EntrantTicket[]>([])
  const [isMaking, start] = useState(false)
  const [problem, refuse] = useState<Problem | undefined>()
  const { address } = useSiteAddress().told
  const players = [...live.look(entrantIndex).byId.values()].filter(({ withdrawn }) => !withdrawn)
  const left = players.filter(({ id }) => !made.some(({ entrant }) => entrant.id === id))
  const make = async () => {
    start(true)
    refuse(undefined)
    for (const entrant of left) {
      const answer = await makeLink(live, entrant.id)
      if (!answer.ok) {
        refuse(answer.problem)
        break
      }
      set((before) => [...before, { entrant, link: answer.value }])
    }
    start(false)
  }
  return (
    <section class="tickets" aria-labelledby="e-tickets">
      <div class="section">
        <h2 id="e-tickets">{words('entrant-links')}</h2>
        <span class="push" role="status">
          {made.length > 0 && words('entrant-links-made', { done: made.length, all: players.length })}
        </span>
      </div>
      {made.length === 0 && <p class="voice">{words('entrant-links-teach', { count: players.length })}</p>}
      <LocalLinkNotice link={made[0]?.link.link ?? address} />
      <RefusalNotice problem={problem} />
      <p class="acts">
        {left.length > 0 && !isMaking && (
          <button type="button" class="btn main" onClick={() => void make()}>
            {words('entrant-links-make', { count: left.length })}
          </button>
        )}
        {made.length > 0 && !isMaking && (
          <button type="button" class="btn" onClick={() => print()}>
            {words('entrant-links-print')}
          </button>
        )}
        <button type="button" class="btn bare" onClick={onClose}>
          {words('entrant-links-close')}
        </button>
      </p>
      <div class="sheet">
        {made.map(({ entrant, link }) => (
          <LinkTicket key={entrant.id} entrant={entrant} made={link} />
        ))}
      </div>
    </section>
  )
}
