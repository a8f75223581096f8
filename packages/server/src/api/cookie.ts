/** The session cookie: for this host alone, and out of reach of scripts. */

const maxAgeSeconds = 90 * 24 * 3600

/** The `__Host-` prefix guarantees that this host has set it over TLS. */
const nameOver = (isSecure: boolean): string => (isSecure ? '__Host-arbiter' : 'arbiter')

export const isSecure = (origin: string): boolean => origin.startsWith('https:')

export function cookieIn(header: string | undefined, origin: string): string | undefined {
  const name = `${nameOver(isSecure(origin))}=`
  const cookie = header?.split(';').find((each) => each.trim().startsWith(name))
  return cookie?.trim().slice(name.length) || undefined
}

/** An empty secret deletes the cookie. */
export function cookieText(secret: string, origin: string): string {
  const tls = isSecure(origin)
  const age = secret === '' ? 0 : maxAgeSeconds
  return `${nameOver(tls)}=${secret}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${tls ? '; Secure' : ''}`
}
