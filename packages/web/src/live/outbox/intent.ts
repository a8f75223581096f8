/** A change that a person asked for, and what is known of it. */
import type { Problem } from '../api.ts'

export interface Wish {
  /** Below `/api/v1`. */
  readonly path: string
  readonly content: IntentContent
  /** Of an earlier load of the page that asked for the same. */
  readonly key?: string
  /** The last fact it was decided on; the server refuses if there are newer ones. */
  readonly expect?: number | undefined
  /** Secrets are not stored, and neither are requests whose answer is a secret: they end with the page. */
  readonly isStored: boolean
}

/** A body for JSON, or a file. */
export type IntentContent =
  | { readonly json: Readonly<Record<string, unknown>> }
  | { readonly text: string; readonly type: string }

export interface Intent extends Wish {
  /** The idempotency key: the same in every attempt. */
  readonly key: string
  /** Only this person's session may send it. */
  readonly by: string
  readonly madeAt: number
}

/** `unheard`: sent, or waiting to be sent, and nobody knows whether it was done. Recorded ones are in the log. */
export type IntentStatus =
  | { readonly state: 'sending' | 'unheard' }
  | { readonly state: 'refused'; readonly problem: Problem }

export interface OutboxEntry {
  readonly intent: Intent
  readonly status: IntentStatus
}

/** Requests to one address are delivered in the order in which they were made: a later claim or setting replaces an earlier one. */
export const laneOf = ({ path }: Wish): string => path

export const isRemoval = ({ path }: Wish): boolean => /\/(remove|revoke|erase)(\?|$)/.test(path)

export const isCommand = (path: string): boolean => path.endsWith('/commands')
