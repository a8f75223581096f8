/** The address that links start with, as the server gives it to signed-in people; asked once and shared. */
import { useEffect } from 'preact/hooks'
import { type Answer, look } from './api.ts'
import { change } from './outbox/site-outbox.ts'
import { session } from './session.ts'
import { Subject, useWatched } from './subscription.ts'

interface SiteAddressAnswer {
  readonly address: string
  /** Set when the server was started, chosen by an owner, or taken from the request. */
  readonly from: 'start' | 'owner' | 'request'
  /** Addresses at which other machines reach the server; for owners only, and empty if it listens on its own computer alone. */
  readonly networks?: readonly string[]
}

class SiteAddress extends Subject {
  told: SiteAddressAnswer = { address: globalThis.location?.origin ?? '', from: 'request' }
  #asked: Promise<void> | undefined

  load(): Promise<void> {
    this.#asked ??= this.#ask()
    return this.#asked
  }

  /** Undefined: the address of the open page. */
  async choose(address: string | undefined): Promise<Answer<unknown>> {
    const answer = await change('/site/address', address === undefined ? {} : { address })
    if (answer.ok) await this.#ask()
    return answer
  }

  async #ask(): Promise<void> {
    const answer = await look<SiteAddressAnswer>('/site/address')
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

/** True for an address that no other device can open. */
export function isLocalLink(link: string): boolean {
  const { hostname } = new URL(link)
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
}
