/** Parses what a request carries, and names the first wrong field. */
import type { ServerRefusal } from '@arbiter/api/shapes'
import { issueSays, theField } from '@arbiter/core/issues'
import type { Message } from '@arbiter/core/messages'
import * as z from 'zod'
import type { Route } from './call.ts'
import { message } from './words/messages.ts'

export interface RequestInput {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

const nothing = z.strictObject({})

/** The path parameters; a value that cannot be valid is not found. */
export function pathOf(route: Route, params: unknown): Record<string, string> | ServerRefusal {
  const read = (route.params ?? nothing).safeParse(params ?? {})
  return read.success ? (read.data as Record<string, string>) : { code: 'not-found', what: 'page' }
}

export function checked(
  route: Route,
  { query, body }: Omit<RequestInput, 'params'>,
): Omit<RequestInput, 'params'> | ServerRefusal {
  const [asked, carried] = [(route.query ?? nothing).safeParse(query ?? {}), bodyOf(route, body)]
  if (!asked.success) return wrong(asked.error, query)
  return carried.success ? { query: asked.data, body: carried.data } : wrong(carried.error, body)
}

/** The content types a route accepts; text is never taken for JSON, nor JSON for text. */
export const kindsRead = ({ body }: Pick<Route, 'body'>): readonly string[] =>
  body !== undefined && 'text' in body ? body.text : ['application/json']

export function isOfKind(route: Pick<Route, 'body'>, contentType: string | undefined): boolean {
  const kind = contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  return route.body === undefined || kindsRead(route).includes(kind)
}

function bodyOf({ body: wanted }: Route, body: unknown): z.ZodSafeParseResult<unknown> {
  if (wanted === undefined) return z.unknown().safeParse(undefined)
  return wanted instanceof z.ZodType ? wanted.safeParse(body) : textBody.safeParse(body)
}

const textBody = z.string()

function wrong({ issues }: z.ZodError, given: unknown): ServerRefusal {
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0]
  const field = issue?.path.map(String).join('.') || 'request'
  if (issue?.code === 'unrecognized_keys')
    return {
      code: 'bad-request',
      field: [...issue.path, issue.keys[0]].join('.') || field,
      problem: message('bad-unknown-field', { field: { text: [...issue.path, issue.keys[0]].join('.') || field } }),
    }
  return { code: 'bad-request', field, problem: fieldSays(issue, field, given) }
}

/** The sentence for an issue of the schema. */
const fieldSays = (issue: z.core.$ZodIssue | undefined, field: string, given: unknown): Message =>
  issue
    ? issueSays(issue, { what: theField(field), given: valueAt(given, issue.path) })
    : message('bad-unreadable-field', { field: { text: field } })

const valueAt = (given: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Readonly<Record<PropertyKey, unknown>> | undefined)?.[key], given)
