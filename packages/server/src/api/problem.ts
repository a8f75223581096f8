/** A refusal on its way out (RFC 9457): which status it deserves, and the one place that puts the server's own into words. */
import { plural, type Refusal } from '@arbiter/core'
import { type CupRefusal, cupSentence } from '../cup/refusal.ts'
import { type CupCode, cupCodes } from './shapes/cup-refusal.ts'
import { type RulesCode, rulesCodes } from './shapes/refusal.ts'
import { type ServerCode, type ServerRefusal, serverCodes } from './shapes/server-refusal.ts'

export type { ServerCode, ServerRefusal } from './shapes/server-refusal.ts'

export const problemType = 'application/problem+json; charset=utf-8'

export type Code = RulesCode | ServerCode | CupCode
export type AnyRefusal = Refusal | ServerRefusal | CupRefusal

/** A refusal without its code: the facts a person needs. */
type Circumstances<Each> = Each extends AnyRefusal ? Omit<Each, 'code'> : never

export interface Problem {
  /** Where the reference page explains it. */
  readonly type: `/api#Problem.${Code}`
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly code: Code
  readonly refusal: Circumstances<AnyRefusal>
}

export function problemOf(refusal: AnyRefusal): Problem {
  const { code, ...circumstances } = refusal
  return {
    type: `/api#Problem.${code}`,
    title: titleOf(code),
    status: statusOf(code),
    detail: detailOf(refusal),
    code,
    refusal: circumstances,
  }
}

/** Every code there is, the server's own first. */
export const codes: readonly Code[] = [...serverCodes, ...cupCodes, ...rulesCodes]

export const statusOf = (code: Code): number => statuses[code]

/** "Would void", "No such match". */
export function titleOf(code: Code): string {
  const words = code.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Those of a cup and of the rules have a place of their own. */
const detailOf = (refusal: AnyRefusal): string => (isOfServer(refusal) ? serverSentence(refusal) : cupSentence(refusal))

const ownCodes: ReadonlySet<string> = new Set(serverCodes)

const isOfServer = (refusal: AnyRefusal): refusal is ServerRefusal => ownCodes.has(refusal.code)

function serverSentence(refusal: ServerRefusal): string {
  switch (refusal.code) {
    case 'not-found':
      return `There is no such ${refusal.what}, or it is not for you to see. Look at the address again, or sign in.`
    case 'sign-in-first':
      return 'Nobody is signed in. Open your link again, or send a token that still holds.'
    case 'not-allowed':
      return `That is for the ${oneOf(refusal.roles)}. Ask one to do it, or to give you that role.`
    case 'cross-site':
      return 'The request came from another site, and changes are taken from this one only. Use the pages here, or a program with a token.'
    case 'bad-request':
      return `${refusal.field}: ${refusal.problem}. Put it right and send it again.`
    case 'body-too-large':
      return `The request carries more than ${plural(refusal.most, 'byte')}. Send it in smaller parts.`
    case 'wrong-content-type':
      return `The request is not in a form that is read here. Send ${oneOf(refusal.accepted)}, and say so in Content-Type.`
    case 'too-many-attempts':
      return `Those were too many attempts. Wait ${plural(refusal.retryAfter, 'second')}, then try once more.`
    case 'changed-meanwhile':
      return `Somebody else was faster: ${plural(refusal.facts.length, 'fact')} came in between, and the last one is ${refusal.last} now. Look at what changed, then decide again.`
    case 'key-used':
      return `The key "${refusal.key}" was used before for another command, or by somebody else, and this one was not recorded. Send it with a key of its own.`
    case 'unavailable':
      return refusal.recorded === 'nothing'
        ? `The database does not answer, so nothing was recorded. Try again in ${plural(refusal.retryAfter, 'second')}.`
        : `The database does not answer, and it is not known whether this was recorded. Send it again in ${plural(refusal.retryAfter, 'second')} with the same key: it counts once.`
    case 'database-gone':
      return 'The file of the database was removed or replaced while the server runs, so nothing was recorded. Tell whoever runs the server: it has to be put back and the server started again.'
    case 'shutting-down':
      return `The server is about to stop and takes nothing new. Try again in ${plural(refusal.retryAfter, 'second')}.`
    case 'secret-unknown':
      return 'This link or token is not known, or was taken back. Ask for a new one.'
    case 'secret-used':
      return 'This link was for one use and has been used. Sign in on the device that used it, or ask for a new one.'
    case 'secret-expired':
      return `This link held until ${refusal.at}. Ask for a new one.`
    case 'dice-not-published':
      return 'The dice are published when the tournament is closed. Until then their hash stands at the head of the log.'
    case 'no-engines':
      return 'This server has no engines to play with. Whoever runs it lists them in its configuration.'
    case 'already-playing':
      return 'The engines are playing this cup already. Stop them first if they are to begin again.'
    case 'not-playing':
      return 'No engine is playing here now. Start the cup first.'
    case 'archived':
      return 'The tournament is in the archive and can only be read. Take it out of the archive first.'
    case 'not-confirmed':
      return `"${refusal.name}" would be gone for good, with its entrants (${refusal.entrants}), ${plural(refusal.facts, 'fact')} and all its links; nothing brings it back. Save its export first, then say its name to remove it.`
    case 'bad-file':
      return `The file cannot be read: ${refusal.problem}. Nothing was taken in; ask for the file again.`
    case 'bad-list':
      return `Nobody was entered: ${listed(refusal.problems)}. Put the list right and send it again.`
    case 'last-owner':
      return 'This is the last owner of the site. Invite another one first.'
    case 'too-slow':
      return refusal.recorded === 'nothing'
        ? `The request took longer than ${plural(refusal.most, 'second')}, and nothing was recorded. Send it again, or ask for less at once.`
        : `The request took longer than ${plural(refusal.most, 'second')}, and it is not known whether it was recorded. Send it again with the same key: it counts once.`
    case 'damaged-log':
      return `The log of this tournament was changed or damaged in the database, at fact ${refusal.fact}, so nothing of it is shown. Tell whoever runs the server: arbiter doctor names the damage, and the last backup has the log as it was.`
    case 'our-mistake':
      return `The server made a mistake (request ${refusal.request}), and it is not known whether anything was recorded. Look first; a retry with the same key counts once.`
    default:
      return refusal satisfies never
  }
}

/** "owner, director or scorer". */
const oneOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

/** The first three, and how many more there are. */
function listed(problems: readonly { line: number; problem: string }[]): string {
  const first = problems.slice(0, 3).map(({ line, problem }) => `line ${line}: ${problem}`)
  const more = problems.length > 3 ? [`and ${problems.length - 3} more`] : []
  return [...first, ...more].join('; ')
}

/** 400 cannot be understood, 404 names what is not there, 409 does not go with the state, 422 can never go. */
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
  'bad-id': 422,
  'which-entrant': 422,
  'bad-order': 422,
  'no-openings': 422,
  'which-game': 422,
  'needs-a-winner': 422,
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
