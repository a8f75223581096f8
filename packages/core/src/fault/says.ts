/** Faults of engines in words. */
import type { Kinds, Message } from '../message/message.ts'
import type { Fault, Misdeed } from './fault.ts'
import { message } from './words/messages.ts'

export function faultSays({ did, sentence }: Fault, engine: string): Message {
  if (did) return misdeedSays(did, engine)
  if (sentence !== undefined) return message('fault-written', { sentence: { text: sentence } })
  return message('fault-not-told', { engine: { text: engine } })
}

export function misdeedSays(did: Misdeed, name: string): Message {
  const engine = { text: name }
  switch (did.what) {
    case 'illegal-move':
      return message('fault-illegal-move', { engine, answer: { text: did.answer } })
    case 'no-move':
      return message('fault-no-move', { engine, answer: { text: did.answer } })
    case 'late':
      return message('fault-late', { engine, took: seconds(did.tookMs), had: seconds(did.hadMs) })
    case 'silent':
      return message('fault-silent', { engine, took: seconds(did.tookMs), had: seconds(did.hadMs) })
    case 'hung':
      return message('fault-hung', { engine, took: seconds(did.tookMs) })
    case 'exited':
      return message('fault-exited', { engine, code: { text: String(did.code) } })
    case 'killed':
      return message('fault-killed', { engine, signal: { text: did.signal } })
    case 'hung-up':
      return message('fault-hung-up', { engine, by: did.by })
    case 'gone':
      return message('fault-gone', { engine })
    case 'not-ready':
      return message('fault-not-ready', { engine, within: seconds(did.withinMs), after: did.after })
    default:
      return did satisfies never
  }
}

const seconds = (milliseconds: number): Kinds['number'] => ({ number: milliseconds / 1000 })
