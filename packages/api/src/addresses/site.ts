/** The public address of a site: links start with it. */

/** Configured, chosen by an owner, or taken from the request. */
export const addressSources = ['start', 'owner', 'request'] as const
export type AddressSource = (typeof addressSources)[number]

/** The origin of an http or https address: https://chess.example.org of https://chess.example.org/any/page. */
export function parseSiteAddress(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? url.origin : undefined
}

/** True for an origin without a path, to which paths can be added. */
export const isSiteAddress = (text: string): boolean => parseSiteAddress(text) === text
