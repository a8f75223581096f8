/** The address others open the site at: chosen once by an owner, and used by every link, ticket and code. */
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { isOnlyHere, useSiteAddress } from '../../live/site-address.ts'
import { Refused } from '../../parts/refused.tsx'
import { catalogue } from '../../words/catalogue.ts'
import { useDeeds } from './keys.ts'

const words = catalogue(
  {
    title: 'Address for others',
    used: 'Invitations, tickets and links to watch are made of it',
    onlyHere: 'Links with this address work on this computer only.',
    given: 'It was given when the server was started, with --url.',
    alone:
      'The server listens on this computer only, so no other device can reach it. Start it with --host 0.0.0.0, then choose its address here.',
    found: 'In your network the server is reached at:',
    use: 'Use this address',
    another: 'Another address, such as https://chess.example.org',
    useAnother: 'Use it',
    asOpened: 'As each page is opened',
    chosen: (address: string) => `Links are made of ${address} from now on.`,
    left: 'Links are made of the address each page is opened at.',
  },
  {
    title: 'Adresse für andere',
    used: 'Einladungen, Zettel und Links zum Zuschauen werden daraus gemacht',
    onlyHere: 'Links mit dieser Adresse gehen nur auf diesem Computer.',
    given: 'Sie wurde beim Start des Servers mit --url angegeben.',
    alone:
      'Der Server ist nur auf diesem Computer erreichbar, kein anderes Gerät kommt hin. Starten Sie ihn mit --host 0.0.0.0 und wählen Sie dann hier seine Adresse.',
    found: 'In Ihrem Netz ist der Server erreichbar unter:',
    use: 'Diese Adresse verwenden',
    another: 'Andere Adresse, etwa https://schach.example.org',
    useAnother: 'Verwenden',
    asOpened: 'Wie die Seite jeweils geöffnet ist',
    chosen: (address: string) => `Links werden ab jetzt aus ${address} gemacht.`,
    left: 'Links werden aus der Adresse gemacht, unter der die Seite jeweils geöffnet ist.',
  },
)

export function AddressForOthers() {
  const site = useSiteAddress()
  const { address, from, networks } = site.told
  const { problem, isBusy, done } = useDeeds()
  const choose = (next: string | undefined) =>
    !isBusy && void done(site.choose(next), next === undefined ? words.left : words.chosen(next))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (location.hash === '#address') heading.current?.scrollIntoView()
  }, [])
  return (
    <section aria-labelledby="address" class="site-address">
      <div class="section">
        <h2 id="address" ref={heading}>
          {words.title}
        </h2>
        <span class="push">{words.used}</span>
      </div>
      <p class="pub">
        <span class="code big">{address}</span>
        {from === 'owner' && (
          <button type="button" class="btn bare" onClick={() => choose(undefined)}>
            {words.asOpened}
          </button>
        )}
      </p>
      {isOnlyHere(address) && <p class="notice voice">{words.onlyHere}</p>}
      {from === 'start' && <p class="voice">{words.given}</p>}
      {from !== 'start' && networks && <Networks networks={networks} chosen={address} onChoose={choose} />}
      {from !== 'start' && <Another onChoose={choose} />}
      <Refused problem={problem} />
    </section>
  )
}

interface NetworksProps {
  readonly networks: readonly string[]
  readonly chosen: string
  readonly onChoose: (address: string) => void
}

function Networks({ networks, chosen, onChoose }: NetworksProps) {
  if (networks.length === 0) return <p class="voice">{words.alone}</p>
  return (
    <>
      <p class="label pad">{words.found}</p>
      <ul class="links2">
        {networks
          .filter((each) => each !== chosen)
          .map((each) => (
            <li key={each}>
              <p class="code">{each}</p>
              <span />
              <p class="acts">
                <button type="button" class="btn" onClick={() => onChoose(each)}>
                  {words.use} <span class="hide">{each}</span>
                </button>
              </p>
            </li>
          ))}
      </ul>
    </>
  )
}

function Another({ onChoose }: Pick<NetworksProps, 'onChoose'>) {
  const [typed, type] = useState('')
  const id = useId()
  const use = (event: Event) => {
    event.preventDefault()
    if (typed.trim() !== '') onChoose(typed.trim().replace(/\/$/, ''))
  }
  return (
    <form class="token-form" onSubmit={use}>
      <div>
        <label class="field" for={id}>
          {words.another}
        </label>
        <input
          id={id}
          type="url"
          value={typed}
          maxLength={200}
          autocomplete="off"
          onInput={(event) => type(event.currentTarget.value)}
        />
      </div>
      <p class="acts">
        <button type="submit" class="btn">
          {words.useAnother}
        </button>
      </p>
    </form>
  )
}
