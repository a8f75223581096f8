/** The cookie of a session: for this site alone, and nothing a script can read. */

const maxAgeSeconds = 90 * 24 * 3600

/** Over TLS its name promises that it was set by this very host. */
const nameOver = (isSecure: boolean): string => (isSecure ? '__Host-arbiter' : 'arbiter')

export const isSecure = (origin: string): boolean => origin.startsWith('https:')

export function cookieIn(header: string | undefined, origin: string): string | undefined {
  const name = `${nameOver(isSecure(origin))}=`
  const cookie = header?.split(';').find((each) => each.trim().startsWith(name))
  return cookie?.trim().slice(name.length) || undefined
}

/** An empty text takes it away. */
export function cookieText(secret: string, origin: string): string {
  const tls = isSecure(origin)
  const age = secret === '' ? 0 : maxAgeSeconds
  return `${nameOver(tls)}=${secret}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${tls ? '; Secure' : ''}`
}
