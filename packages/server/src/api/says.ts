/** The words of the server's own refusals: what happened, and what to do next. */

import type { CupRefusal, ServerRefusal } from '@arbiter/api/shapes'
import { nearest } from '@arbiter/core/issues'
import type { Message } from '@arbiter/core/messages'
import { message } from './words/messages.ts'

export function serverSays(refusal: ServerRefusal): readonly Message[] {
  switch (refusal.code) {
    case 'not-found':
      return [message('problem-not-found', { what: whats.find((each) => each === refusal.what) ?? 'page' })]
    case 'not-allowed':
      return [message('problem-not-allowed', { roles: refusal.roles.map(roleSaid) })]
    case 'bad-request':
      return badRequest(refusal)
    case 'body-too-large':
      return [message('problem-body-too-large', { most: refusal.most })]
    case 'wrong-content-type':
      return [message('problem-wrong-content-type', { accepted: refusal.accepted.map(written) })]
    case 'too-many-attempts':
      return [message('problem-too-many-attempts', { seconds: refusal.retryAfter })]
    case 'changed-meanwhile':
      return [
        message('problem-changed-meanwhile', { facts: refusal.facts.length, last: { fact: refusal.last as never } }),
      ]
    case 'key-used':
      return [message('problem-key-used', { key: written(refusal.key) })]
    case 'unavailable':
      return [
        message(refusal.recorded === 'nothing' ? 'problem-unavailable' : 'problem-unavailable-unknown', {
          seconds: refusal.retryAfter,
        }),
      ]
    case 'shutting-down':
      return [message('problem-shutting-down', { seconds: refusal.retryAfter })]
    case 'secret-expired':
      return [message('problem-secret-expired', { at: { instant: refusal.at as never } })]
    case 'not-confirmed':
      return [
        message('problem-not-confirmed', {
          ...{ name: written(refusal.name), entrants: refusal.entrants, facts: refusal.facts },
        }),
      ]
    case 'bad-file':
      return [badFile(refusal)]
    case 'bad-list':
      return [message('problem-bad-list', { problems: linesSaid(refusal.problems) })]
    case 'too-slow':
      return [
        message(refusal.recorded === 'nothing' ? 'problem-too-slow' : 'problem-too-slow-unknown', {
          seconds: refusal.most,
        }),
      ]
    case 'damaged-log':
      return [message('problem-damaged-log', { fact: { fact: refusal.fact as never } })]
    case 'our-mistake':
      return [message('problem-our-mistake', { request: written(refusal.request) })]
    default:
      return [plain[refusal.code]]
  }
}

/** Refusals without facts. */
const plain = {
  'sign-in-first': message('problem-sign-in-first'),
  'cross-site': message('problem-cross-site'),
  'database-gone': message('problem-database-gone'),
  'secret-unknown': message('problem-secret-unknown'),
  'secret-used': message('problem-secret-used'),
  'dice-not-published': message('problem-dice-not-published'),
  'no-engines': message('problem-no-engines'),
  'already-playing': message('problem-already-playing'),
  'not-playing': message('problem-not-playing'),
  archived: message('problem-archived'),
  'last-owner': message('problem-last-owner'),
}

const written = (text: string) => ({ text })

const whats = ['tournament', 'entrant', 'game', 'person', 'key', 'page'] as const
const roles = [
  ...(['owner', 'director', 'scorer', 'entrant', 'spectator'] as const),
  ...(['person', 'signed-in', 'signed-in-owner'] as const),
]

const roleSaid = (role: string): Message =>
  message('role-name', { role: roles.find((each) => each === role) ?? 'person' })

/** A message is a sentence; another program's words are quoted. */
function badRequest({ field, problem }: Extract<ServerRefusal, { code: 'bad-request' }>): readonly Message[] {
  return typeof problem === 'string'
    ? [message('problem-bad-request', { field: written(field), problem: quoted(problem) })]
    : [problem, message('problem-correct')]
}

/** The words of another program. */
const quoted = (problem: string): Message => message('problem-text', { problem: written(problem) })

const badFile = ({ line, problem }: Extract<ServerRefusal, { code: 'bad-file' }>): Message =>
  line === undefined ? message('problem-bad-file', { problem }) : message('problem-bad-file-line', { line, problem })

/** The first three lines, and the number of all others. */
function linesSaid(problems: readonly { readonly line: number; readonly problem: Message }[]): Message[] {
  const first = problems.slice(0, 3).map(({ line, problem }) => message('problem-line', { line, problem }))
  return problems.length > 3 ? [...first, message('problem-more-lines', { count: problems.length - 3 })] : first
}

// --- cups that engines play ---------------------------------------------------------------------------

export function cupSays(refusal: CupRefusal): readonly Message[] {
  switch (refusal.code) {
    case 'bad-plan':
      return [message('problem-bad-plan', { field: written(refusal.field), problem: refusal.problem })]
    case 'not-a-cup':
      return [message('problem-not-a-cup', { format: written(refusal.format) })]
    case 'cup-begun':
      return [message('problem-cup-begun')]
    case 'cup-not-begun':
      return [message('problem-cup-not-begun')]
    case 'played-by-people':
      return [message('problem-played-by-people')]
    case 'unknown-engines':
      return [unknownEngines(refusal)]
    case 'engine-twice':
      return [message('problem-engine-twice', { engines: refusal.engines.map(written) })]
    case 'engines-not-ready':
      return [message('problem-engines-not-ready', { problems: refusal.problems.flat() })]
    case 'book-unreadable':
      return [message('problem-book-unreadable', { book: written(refusal.book) })]
    case 'programs-changed':
      return [message('problem-programs-changed', { engines: refusal.engines.map(written) })]
    case 'arrangement-unreadable':
      return refusal.problems
    default:
      return refusal satisfies never
  }
}

function unknownEngines({ engines, offered }: Extract<CupRefusal, { code: 'unknown-engines' }>): Message {
  const meant = engines.map((name) => {
    const near = nearest(name, offered)
    return near === undefined
      ? message('problem-engine', { name: written(name) })
      : message('problem-engine-near', { name: written(name), near: written(near) })
  })
  return message('problem-unknown-engines', { engines: meant, offered: offered.map(written) })
}
