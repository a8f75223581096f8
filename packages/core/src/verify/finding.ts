/** A broken rule: its number, the fact that breaks it, and an explanation for the director. */

import type { EntrantId } from '../facts/ids.ts'
import type { Kinds, Message } from '../message/message.ts'
import type { Recorded, RecordedOf } from './facts.ts'
import { message } from './words/messages.ts'

export interface Finding {
  /** A rule of the format ("LEA-5") or a law of every log ("LOG-1"). */
  readonly rule: string
  readonly seq?: number
  readonly says: readonly Message[]
}

export const about = ({ seq }: Pick<Recorded, 'seq'>, rule: string, ...says: readonly Message[]): Finding => ({
  rule,
  seq,
  says,
})

/** An objection and its rule. */
export interface Problem {
  readonly rule: string
  readonly says: Message
}

/** A person in a finding. */
export type NameOf = (id: EntrantId) => Kinds['entrant']

export const named = ({ id, name }: { readonly id: EntrantId; readonly name: string }): Kinds['entrant'] => ({
  entrant: id,
  name,
})

/** Finding for a round of the wrong kind. */
export const otherKind = ({ kind }: Pick<RecordedOf<'round-paired'>, 'kind'>, ...due: readonly string[]): Message =>
  message('found-kind', { kind: { text: kind }, due: due.map((text) => ({ text })) })
