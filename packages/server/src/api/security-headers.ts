/** The security headers of every answer. */
import type { FastifyReply } from 'fastify'
import type { Policy } from './call.ts'

/** No scripts of other sites, no inline scripts, no framing. */
const own =
  "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'"

const policies: Readonly<Record<Policy, string>> = {
  /** The people screen previews the embedded page. */
  page: `${own}; frame-src 'self'; frame-ancestors 'none'`,
  /** Anybody may frame it: it is public, and nothing on it changes anything. */
  embedded: `${own}; frame-ancestors *`,
  /** A printed page has inline styles and no scripts. */
  paper:
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

export const securityHeaders = (isTls: boolean, policy: Policy): Record<string, string> => ({
  'content-security-policy': policies[policy],
  'x-content-type-options': 'nosniff',
  ...(policy === 'embedded' ? {} : { 'x-frame-options': 'DENY' }),
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-cache',
  ...(isTls ? { 'strict-transport-security': 'max-age=31536000' } : {}),
})

export function protect(reply: FastifyReply, isTls: boolean, policy: Policy = 'page'): void {
  reply.headers(securityHeaders(isTls, policy))
}
