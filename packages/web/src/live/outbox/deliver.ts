/** One attempt to deliver an intent. */
import { type Answer, send } from '../api.ts'
import { type Intent, isCommand } from './intent.ts'

/** As long as the server works at one request; later the answer is taken as lost. */
const attemptMs = 30_000

/** Facts carry the key of their command, so it is part of that; other requests have a header for it. */
export function deliver(intent: Intent, withinMs = attemptMs): Promise<Answer<unknown>> {
  const { path, content, key, expect } = intent
  const signal = AbortSignal.timeout(withinMs)
  if ('text' in content) {
    const headers = { 'content-type': content.type, 'idempotency-key': key }
    return send(path, { method: 'POST', headers, body: content.text, signal })
  }
  const isKeyed = isCommand(path)
  const headers = { 'content-type': 'application/json', ...(isKeyed ? {} : { 'idempotency-key': key }) }
  const body = JSON.stringify(isKeyed ? { key, ...content.json } : content.json)
  return send(expect === undefined ? path : `${path}?expect=${expect}`, { method: 'POST', headers, body, signal })
}
