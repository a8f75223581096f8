/** The state of the server, and what it offers. */

import { roleOf } from '../../people/people.ts'
import { site as wholeSite } from '../../people/secret.ts'
import { settingAddress, siteAddress } from '../../site/address.ts'
import { voiceFor } from '../../words/voice.ts'
import { type Call, type Handlers, refused } from '../call.ts'
import { message } from '../words/messages.ts'
import { doneReply } from './session.ts'

export const siteHandlers = {
  'site.health': () => ({ json: { alive: true } }),
  'site.ready': async ({ site }) => {
    if (site.isClosing) return refused({ code: 'shutting-down', retryAfter: 5 })
    await site.database.check()
    await site.readiness.assert()
    return { json: { ready: true } }
  },
  'site.metrics': ({ site, voice }) => ({
    bytes: Buffer.from(site.metrics.text(site.gauges(), voice)),
    type: 'text/plain; version=0.0.4',
  }),
  'site.address': async (call) => {
    const { site, origin } = call
    const found = await siteAddress(site.database, site.config, origin)
    return { json: { ...found, ...((await isOwner(call)) && { networks: site.networks() }) } }
  },
  'site.setAddress': async ({ site, body: { address } }) => {
    if (site.config.url !== undefined)
      return refused({ code: 'bad-request', field: 'address', problem: message('bad-address-given') })
    await site.database.write([settingAddress(address)])
    return doneReply
  },
  'site.document': ({ site, voice }) => ({ bytes: site.papers(voice).document, type: 'application/json' }),
  'site.reference': ({ site, voice, query: { language } }) => ({
    bytes: site.papers(language === undefined ? voice : voiceFor(language)).reference,
    type: 'text/html',
  }),
} satisfies Partial<Handlers>

const isOwner = async ({ site, caller }: Call): Promise<boolean> =>
  caller.kind === 'person' && (await roleOf(site.database, caller.person, wholeSite)) === 'owner'
