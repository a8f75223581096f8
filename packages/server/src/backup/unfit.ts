/** Why a backup cannot be restored. */
import type { Message } from '@arbiter/core/messages'
import { message } from './words/messages.ts'

export type Reason =
  | { readonly code: 'database-not-empty' }
  | { readonly code: 'not-a-backup' }
  | { readonly code: 'newer-backup'; readonly version: number; readonly schema: number }
  | { readonly code: 'cut-short'; readonly line: number }
  | { readonly code: 'swollen'; readonly line: number }
  | { readonly code: 'damaged'; readonly line: number; readonly what: Message }

/** Thrown to undo the transaction; never leaves this package. */
export class Unfit extends Error {
  readonly reason: Reason

  constructor(reason: Reason) {
    super(reason.code)
    this.reason = reason
  }
}

export function whyNotRestored(reason: Reason): Message {
  switch (reason.code) {
    case 'database-not-empty':
      return message('backup-not-empty')
    case 'not-a-backup':
      return message('backup-foreign')
    case 'newer-backup':
      return message('backup-newer', { version: reason.version, schema: reason.schema })
    case 'cut-short':
      return message('backup-cut-short', { line: reason.line })
    case 'swollen':
      return message('backup-swollen', { line: reason.line })
    case 'damaged':
      return message('backup-damaged', { line: reason.line, what: reason.what })
  }
}
