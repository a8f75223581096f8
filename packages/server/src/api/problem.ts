/** A refusal as an HTTP problem (RFC 9457): its status, and what it says as data and in the language of the request. */

import {
  type AnyRefusal,
  type Code,
  type CupRefusal,
  cupCodes,
  type ServerRefusal,
  serverCodes,
} from '@arbiter/api/shapes'
import { refusalSays } from '@arbiter/core'
import type { Message } from '@arbiter/core/messages'
import { allSaid } from '../words/voice.ts'
import { cupSays, serverSays } from './says.ts'

export const problemType = 'application/problem+json; charset=utf-8'

/** The fields of a refusal without its code. */
type Circumstances<Each> = Each extends AnyRefusal ? Omit<Each, 'code'> : never

export interface Problem {
  /** The section of the reference page that explains it. */
  readonly type: `/api#Problem.${Code}`
  readonly title: string
  readonly status: number
  /** As text. */
  readonly detail: string
  /** As data. */
  readonly says: readonly Message[]
  readonly code: Code
  readonly refusal: Circumstances<AnyRefusal>
}

/** `language`: the Accept-Language header. */
export function problemOf(refusal: AnyRefusal, language?: string): Problem {
  const { code, ...circumstances } = refusal
  const says = saysOf(refusal)
  return {
    type: `/api#Problem.${code}`,
    title: titleOf(code),
    status: statusOf(code),
    detail: allSaid(says, language),
    says,
    code,
    refusal: circumstances,
  }
}

export const statusOf = (code: Code): number => statuses[code]

/** "Would void", "No such match". */
export function titleOf(code: Code): string {
  const words = code.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Refusals of the rules have their own words. */
const saysOf = (refusal: AnyRefusal): readonly Message[] => {
  if (isOfServer(refusal)) return serverSays(refusal)
  return isOfCup(refusal) ? cupSays(refusal) : refusalSays(refusal)
}

const ownCodes: ReadonlySet<string> = new Set(serverCodes)
const codesOfCups: ReadonlySet<string> = new Set(cupCodes)

const isOfServer = (refusal: AnyRefusal): refusal is ServerRefusal => ownCodes.has(refusal.code)
const isOfCup = (refusal: AnyRefusal): refusal is CupRefusal => codesOfCups.has(refusal.code)

/** 400: cannot be understood; 404: missing; 409: does not fit the state; 422: can never be done. */
const statuses = {
  'not-found': 404,
  'sign-in-first': 401,
  'not-allowed': 403,
  'cross-site': 403,
  'bad-request': 400,
  'body-too-large': 413,
  'wrong-content-type': 415,
  'too-many-attempts': 429,
  'changed-meanwhile': 409,
  'key-used': 422,
  unavailable: 503,
  'database-gone': 503,
  'shutting-down': 503,
  'secret-unknown': 404,
  'secret-used': 410,
  'secret-expired': 410,
  'dice-not-published': 409,
  'no-engines': 409,
  'already-playing': 409,
  'not-playing': 409,
  archived: 409,
  'not-confirmed': 409,
  'bad-file': 422,
  'bad-list': 422,
  'last-owner': 409,
  'too-slow': 408,
  'damaged-log': 500,
  'our-mistake': 500,

  'bad-plan': 422,
  'not-a-cup': 422,
  'cup-begun': 409,
  'cup-not-begun': 409,
  'played-by-people': 409,
  'unknown-engines': 422,
  'engine-twice': 422,
  'engines-not-ready': 409,
  'book-unreadable': 409,
  'programs-changed': 409,
  'arrangement-unreadable': 409,

  'bad-command': 400,

  'unknown-format': 404,
  'no-such-entrant': 404,
  'no-such-match': 404,
  'no-such-bracket': 404,
  'no-such-round': 404,
  'no-such-subject': 404,

  'already-started': 409,
  'not-started': 409,
  'not-finished': 409,
  finished: 409,
  closed: 409,
  'id-taken': 409,
  'already-withdrawn': 409,
  'not-withdrawn': 409,
  'results-annulled': 409,
  'already-decided': 409,
  'players-not-known': 409,
  'round-not-open': 409,
  'no-game-now': 409,
  'no-such-game': 409,
  'not-between-these-players': 409,
  'too-late-to-enter': 409,
  'is-out': 409,
  'not-reported': 409,
  'nothing-changes': 409,
  'nothing-to-change': 409,
  'nothing-to-describe': 409,
  'cannot-change': 409,
  'nothing-to-edit': 409,
  'rating-fixed': 409,
  'nothing-to-pair': 409,
  'lengths-missing': 409,
  'results-in': 409,
  'cannot-move': 409,
  'already-posted': 409,
  'part-reported': 409,
  'no-halves': 409,
  'halves-do-not-add-up': 409,
  'nothing-to-choose': 409,
  'choice-awaited': 409,
  'not-to-be-chosen': 409,
  'not-by-hand': 409,
  'cannot-join': 409,
  'nothing-to-declare': 409,
  'cannot-win': 409,
  'nothing-to-undo': 409,
  'nothing-to-redo': 409,
  'nothing-to-revoke': 409,
  'would-void': 409,
  'wrong-field': 409,
  'missing-ratings': 409,
  'missing-masterpoints': 409,
  'too-few-openings': 409,
  'mixed-times': 409,

  'bad-time': 422,
  'bad-option': 422,
  'bad-name': 422,
  'bad-author': 422,
  'bad-log': 422,
  'bad-id': 422,
  'which-entrant': 422,
  'bad-order': 422,
  'which-game': 422,
  'needs-a-winner': 422,
  'one-of-several': 422,
  'finished-before-paired': 422,
  'not-finished-yet': 422,
  'bad-entry': 422,
  'bad-brackets': 422,
  'not-bracketed': 422,
  'not-compact': 422,
  'not-in-this-format': 422,
  'bad-lineup': 422,
  'bad-board': 422,
  'no-remedy': 422,
  'bad-boards': 422,
  'no-place-for': 422,
  'wrong-kind-of-result': 422,
  'which-teams': 422,
  'which-half': 422,
  'wrong-number-of-winners': 422,
} as const satisfies Record<Code, number>
