/** Warns that a link works on this computer only, and leads to the setting that mends it. */
import { addresses } from '../app/address.ts'
import { session } from '../live/session.ts'
import { isLocalLink } from '../live/site-address.ts'
import { useWatched } from '../live/subscription.ts'
import { words } from './words/messages.ts'

export function LocalLinkNotice({ link }: { link: string }) {
  const { who } = useWatched(session)
  if (who.kind !== 'person' || !isLocalLink(link)) return null
  return (
    <div class="notice only-here" role="note">
      <p class="voice">
        {words('parts-only-here-only', { host: { text: new URL(link).host } })}{' '}
        {who.siteRole !== 'owner' && words('parts-only-here-ask')}
      </p>
      {who.siteRole === 'owner' && (
        <a class="btn" href={addresses.siteAddress}>
          {words('parts-only-here-choose')}
        </a>
      )}
    </div>
  )
}
