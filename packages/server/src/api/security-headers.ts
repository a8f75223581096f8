/** The security headers of every answer. */
import type { FastifyReply } from 'fastify'
import type { Policy } from './call.ts'

/** No page of ours needs a script of somebody else, or one that stands in the page; nobody may frame it. */
const own =
  "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'"

const policies: Readonly<Record<Policy, string>> = {
  /** The page of people shows how the embedded one looks. */
  page: `${own}; frame-src 'self'; frame-ancestors 'none'`,
  /** It shows what anybody may see, and nothing on it changes anything: anybody may frame it. */
  embedded: `${own}; frame-ancestors *`,
  /** A page to print carries its style in itself, and nothing that runs. */
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
