/** Warns where a link opens nothing on another device, and leads to where that is put right. */
import { addresses } from '../app/address.ts'
import { session } from '../live/session.ts'
import { isOnlyHere } from '../live/site-address.ts'
import { useWatched } from '../live/subscription.ts'
import { catalogue } from '../words/catalogue.ts'

const words = catalogue(
  {
    only: (host: string) => `This link works on this computer only: no other device can open ${host}.`,
    choose: 'Choose the address for others',
    ask: 'An owner of the site chooses the address for others, under People.',
  },
  {
    only: (host: string) => `Dieser Link geht nur auf diesem Computer: Kein anderes Gerät kann ${host} öffnen.`,
    choose: 'Adresse für andere wählen',
    ask: 'Ein Eigentümer der Website wählt die Adresse für andere, unter Personen.',
  },
)

export function OnlyHere({ link }: { link: string }) {
  const { who } = useWatched(session)
  if (who.kind !== 'person' || !isOnlyHere(link)) return null
  return (
    <div class="notice only-here" role="note">
      <p class="voice">
        {words.only(new URL(link).host)} {who.siteRole !== 'owner' && words.ask}
      </p>
      {who.siteRole === 'owner' && (
        <a class="btn" href={addresses.siteAddress}>
          {words.choose}
        </a>
      )}
    </div>
  )
}
