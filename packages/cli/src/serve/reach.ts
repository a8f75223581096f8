/** Who can open a server that runs here: everybody at its own address, others in the network, or this computer alone. */
import { isOnlyHere, networksAt } from '@arbiter/server'

export interface Reach {
  /** Where others open it, the shortest first. */
  readonly addresses: readonly string[]
  /** What to know before links are handed out. */
  readonly remark: string
}

/** `url`: where this computer opens it; `given`: where people reach it from outside, if that was said. */
export function reachOf(
  host: string,
  url: string,
  given: string | undefined,
  interfaces?: Parameters<typeof networksAt>[2],
): Reach {
  if (given !== undefined) return { addresses: [given], remark: `Links are made for ${given}.` }
  if (isOnlyHere(host)) return { addresses: [], remark: onlyHere }
  const addresses = networksAt(host, Number(new URL(url).port || 80), interfaces)
  return { addresses, remark: addresses.length === 0 ? noNetwork : 'Links work for others only with such an address.' }
}

const onlyHere =
  'Only this computer can open it, and so with every link made here. For phones and others in the hall: arbiter serve --host 0.0.0.0'

const noNetwork = 'This computer is in no network: nobody else can open it, and links work here only.'
