/** Why a backup is not restored, and the sentence that says so. */

export type Reason =
  | { readonly code: 'database-not-empty' }
  | { readonly code: 'not-a-backup' }
  | { readonly code: 'newer-backup'; readonly version: number; readonly schema: number }
  | { readonly code: 'cut-short'; readonly line: number }
  | { readonly code: 'swollen'; readonly line: number }
  | { readonly code: 'damaged'; readonly line: number; readonly what: string }

/** Thrown inside, so that the transaction it happens in is undone; never seen outside. */
export class Unfit extends Error {
  readonly reason: Reason

  constructor(reason: Reason) {
    super(whyNotRestored(reason))
    this.reason = reason
  }
}

export function whyNotRestored(reason: Reason): string {
  switch (reason.code) {
    case 'database-not-empty':
      return 'The database is not empty. A backup is restored into a new one, which nobody is using yet.'
    case 'not-a-backup':
      return 'This file is not a backup of Arbiter.'
    case 'newer-backup':
      return `A newer version of Arbiter wrote this backup (version ${reason.version}, schema ${reason.schema}). Install that version or a later one.`
    case 'cut-short':
      return `The backup ends in the middle, after line ${reason.line}. Nothing was restored; take another copy of it.`
    case 'swollen':
      return `The file unpacks to far more than a backup of its size holds, at line ${reason.line}: Arbiter did not write it. Nothing was restored.`
    case 'damaged':
      return `The backup is damaged at line ${reason.line}: ${reason.what}. Nothing was restored; take another copy of it.`
  }
}
