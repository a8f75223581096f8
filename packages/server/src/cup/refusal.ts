/** Why an engine cup cannot be started or resumed. */
import type { Message } from '@arbiter/core/messages'

export type CupRefusal =
  | { readonly code: 'bad-plan'; readonly field: string; readonly problem: Message }
  | { readonly code: 'not-a-cup'; readonly format: string }
  | { readonly code: 'cup-begun' }
  | { readonly code: 'cup-not-begun' }
  | { readonly code: 'played-by-people' }
  | { readonly code: 'unknown-engines'; readonly engines: readonly string[]; readonly offered: readonly string[] }
  | { readonly code: 'engine-twice'; readonly engines: readonly string[] }
  /** The problems of each engine. */
  | { readonly code: 'engines-not-ready'; readonly problems: readonly (readonly Message[])[] }
  | { readonly code: 'book-unreadable'; readonly book: string }
  | { readonly code: 'programs-changed'; readonly engines: readonly string[] }
  | { readonly code: 'arrangement-unreadable'; readonly problems: readonly Message[] }
