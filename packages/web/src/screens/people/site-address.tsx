/** The public address of the site: set once by an owner, and used in every link, ticket and QR code. */
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { isLocalLink, useSiteAddress } from '../../live/site-address.ts'
import { RefusalNotice } from '../../parts/refusal-notice.tsx'
import { useRequests } from './access.ts'
import { words } from './words/messages.ts'

export function AddressForOthers() {
  const site = useSiteAddress()
  const { address, from, networks } = site.told
  const { problem, isBusy, done } = useRequests()
  const choose = (next: string | undefined) =>
    !isBusy &&
    void done(
      site.choose(next),
      next === undefined ? words('people-address-left') : words('people-address-chosen', { address: { text: next } }),
    )
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (location.hash === '#address') heading.current?.scrollIntoView()
  }, [])
  return (
    <section aria-labelledby="address" class="site-address">
      <div class="section">
        <h2 id="address" ref={heading}>
          {words('people-address-title')}
        </h2>
        <span class="push">{words('people-address-used')}</span>
      </div>
      <p class="pub">
        <span class="code big">{address}</span>
        {from === 'owner' && (
          <button type="button" class="btn bare" onClick={() => choose(undefined)}>
            {words('people-address-as-opened')}
          </button>
        )}
      </p>
      {isLocalLink(address) && <p class="notice voice">{words('people-address-only-here')}</p>}
      {from === 'start' && <p class="voice">{words('people-address-given')}</p>}
      {from !== 'start' && networks && <Networks networks={networks} chosen={address} onChoose={choose} />}
      {from !== 'start' && <Another onChoose={choose} />}
      <RefusalNotice problem={problem} />
    </section>
  )
}

interface NetworksProps {
  readonly networks: readonly string[]
  readonly chosen: string
  readonly onChoose: (address: string) => void
}

function Networks({ networks, chosen, onChoose }: NetworksProps) {
  if (networks.length === 0) return <p class="voice">{words('people-address-alone')}</p>
  return (
    <>
      <p class="label pad">{words('people-address-found')}</p>
      <ul class="links2">
        {networks
          .filter((each) => each !== chosen)
          .map((each) => (
            <li key={each}>
              <p class="code">{each}</p>
              <span />
              <p class="acts">
                <button type="button" class="btn" onClick={() => onChoose(each)}>
                  {words('people-address-use')} <span class="hide">{each}</span>
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
          {words('people-address-another')}
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
          {words('people-address-use-another')}
        </button>
      </p>
    </form>
  )
}
