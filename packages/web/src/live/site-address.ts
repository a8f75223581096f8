/** The address that links are made of: as the server tells it to people who are signed in, asked once for all that shows it. */
import { useEffect } from 'preact/hooks'
import { type Answer, look, post } from './api.ts'
import { session } from './session.ts'
import { Subject, useWatched } from './subscription.ts'

interface SiteAddressTold {
  readonly address: string
  /** Given at the start, chosen by an owner, or as this page was opened. */
  readonly from: 'start' | 'owner' | 'request'
  /** Where other machines reach the server: told to owners, empty if it listens on its own computer alone. */
  readonly networks?: readonly string[]
}

class SiteAddress extends Subject {
  told: SiteAddressTold = { address: globalThis.location?.origin ?? '', from: 'request' }
  #asked: Promise<void> | undefined

  load(): Promise<void> {
    this.#asked ??= this.#ask()
    return this.#asked
  }

  /** Nothing: as each page is opened. */
  async choose(address: string | undefined): Promise<Answer<unknown>> {
    const answer = await post('/site/address', address === undefined ? {} : { address })
    if (answer.ok) await this.#ask()
    return answer
  }

  async #ask(): Promise<void> {
    const answer = await look<SiteAddressTold>('/site/address')
    if (!answer.ok) return
    this.told = answer.value
    this.tell()
  }
}

const siteAddress = new SiteAddress()

export function useSiteAddress(): SiteAddress {
  const { who } = useWatched(session)
  useEffect(() => {
    if (who.kind === 'person') void siteAddress.load()
  }, [who.kind])
  return useWatched(siteAddress)
}

/** No other device opens it. */
export function isOnlyHere(link: string): boolean {
  const { hostname } = new URL(link)
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
}
