/** A schema's objection to a value, as a message. */
import type * as z from 'zod/mini'
import type { Message } from '../message/message.ts'
import { visible } from '../message/visible.ts'
import { ownWordsOf } from './own-words.ts'
import { takesOf } from './takes.ts'
import { message } from './words/messages.ts'

type Issue = z.core.$ZodIssue

/** A value by name, with what was given for it and its schema. */
export interface Value {
  readonly what: Message
  readonly given: unknown
  readonly schema?: z.core.$ZodType | undefined
}

/** The objection as a sentence. */
export function issueSays(issue: Issue, value: Value): Message {
  const { what, given, schema } = value
  const own = ownWordsOf(issue)
  if (own && 'says' in own) return message('issue-unfit', { what, says: own.says })
  if (own && 'text' in own) return message('issue-own-text', { what, says: { text: own.text } })
  if (given === undefined && isOfKind(issue)) return message('issue-missing', { what })
  if (issue.code === 'unrecognized_keys') return message('issue-unknown', { what, fields: issue.keys.map(quoted) })
  if (issue.code === 'invalid_union' && !own) return nearestSays(issue.errors, value)
  const takes = own?.takes ?? takesOf(issue, schema)
  return takes ? takesSays(takes, value) : message('issue-unreadable', { what })
}

const isOfKind = ({ code }: Issue): boolean => code === 'invalid_type' || code === 'invalid_value'

/** The values it takes; and the value given, if it is short. */
export function takesSays(takes: Message, { what, given }: Value): Message {
  if (typeof given === 'number')
    return message('issue-takes-given', { what, takes, given: message('issue-number', { number: { number: given } }) })
  if (typeof given === 'string') return message('issue-takes-given', { what, takes, given: quoted(given) })
  return message('issue-takes', { what, takes })
}

const longest = 60

const quoted = (text: string): Message =>
  message('issue-quoted', { written: { text: visible(text.length > longest ? `${text.slice(0, longest)}…` : text) } })

/** The alternative of a union with the fewest faults, which was probably meant. */
function nearestSays(kindsTried: readonly (readonly Issue[])[], value: Value): Message {
  const [nearest] = kindsTried.toSorted((a, b) => faultsIn(a) - faultsIn(b))
  const issue = nearest?.[0]
  if (!issue) return message('issue-unreadable', { what: value.what })
  return issueSays(issue, inside(value, issue.path))
}

const faultsIn = (issues: readonly Issue[]): number =>
  issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? 1 + issue.keys.length : 1), 0)

/** A part of a value. */
function inside({ what, given }: Value, path: readonly PropertyKey[]): Value {
  if (path.length === 0) return { what, given }
  const part = message('issue-part', { part: { text: path.map(String).join('.') }, what })
  return { what: part, given: valueAt(given, path) }
}

/** The value at a path. */
export const valueAt = (given: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key], given)

export const theOption = (option: string): Message => message('issue-option', { option: { text: visible(option) } })

export const theField = (field: string): Message => message('issue-field', { field: { text: visible(field) } })
