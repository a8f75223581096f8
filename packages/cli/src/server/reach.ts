/** Who can open a server that runs here: everybody at its own address, others in the network, or this computer alone. */
import type { Message } from '@arbiter/core/messages'
import { isLoopback, networksAt } from '@arbiter/server'
import { message } from './words/messages.ts'

export interface Reach {
  /** Where others open it, the shortest first. */
  readonly addresses: readonly string[]
  /** What to know before links are handed out. */
  readonly remark: Message
}

/** `url`: where this computer opens it; `given`: where people reach it from outside, if that was said. */
export function reachOf(
  host: string,
  url: string,
  given: string | undefined,
  interfaces?: Parameters<typeof networksAt>[2],
): Reach {
  if (given !== undefined)
    return { addresses: [given], remark: message('serve-links-made-for', { url: { text: given } }) }
  if (isLoopback(host)) return { addresses: [], remark: onlyHere }
  const addresses = networksAt(host, Number(new URL(url).port || 80), interfaces)
  return { addresses, remark: addresses.length === 0 ? noNetwork : needAddress }
}

const onlyHere = message('serve-only-here', { command: { text: 'arbiter serve --host 0.0.0.0' } })
const noNetwork = message('serve-no-network')
const needAddress = message('serve-links-need-address')
