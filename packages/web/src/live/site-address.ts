/** The address that links start with, as the server gives it to signed-in people; asked once and shared. */

import type { AnswerTo } from '@arbiter/api'
import { useEffect } from 'preact/hooks'
import { type Answer, call } from './api.ts'
import { changeBy } from './outbox/site-outbox.ts'
import { session } from './session.ts'
import { Subject, useWatched } from './subscription.ts'

class SiteAddress extends Subject {
  told: AnswerTo<'site.address'> = { address: globalThis.location?.origin ?? '', from: 'request' }
  #asked: Promise<void> | undefined

  load(): Promise<void> {
    this.#asked ??= this.#ask()
    return this.#asked
  }

  /** Undefined: the address of the open page. */
  async choose(address: string | undefined): Promise<Answer<unknown>> {
    const answer = await changeBy('site.setAddress', { body: address === undefined ? {} : { address } })
    if (answer.ok) await this.#ask()
    return answer
  }

  async #ask(): Promise<void> {
    const answer = await call('site.address')
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
