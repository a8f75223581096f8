/** Validates the configuration, and says what is expected and what was given. */
import { didYouMean } from '@arbiter/core'
import { issueSays, nearest, ownWords, schemaAt } from '@arbiter/core/issues'
import type { Message } from '@arbiter/core/messages'
import type * as z from 'zod'
import type { Path, Review } from './review.ts'
import { respelt } from './spelling.ts'
import { message } from './words/messages.ts'

/**
 * The given values, in the schema's spelling. Wrong values are reported and left out, so that the rest can be checked too;
 * required values may then be missing.
 */
export function checked<Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
  review: Review,
): z.infer<Schema> | undefined {
  const written = respelt(schema, given, review)
  const issues = schema.safeParse(written, { reportInput: true }).error?.issues ?? []
  const misfits = issues.flatMap((issue) => insideOf(issue))
  for (const issue of misfits) objectTo(issue, schema, review)
  return misfits.reduce<unknown>((rest, { path }) => without(rest, path), written) as z.infer<Schema> | undefined
}

function objectTo(issue: Issue, schema: z.ZodType, review: Review): void {
  const value = { given: issue.input, schema: schemaAt(schema, issue.path) }
  review.tells(
    issue.path as Path,
    (what) => issueSays(inJson(issue), { ...value, what }),
    ...didYouMean(suggestionFor(issue)),
  )
}

/** An issue in the terms of JSON. */
function inJson(issue: Issue): Issue {
  const takes = issue.code === 'invalid_type' ? wanted[issue.expected] : undefined
  return takes && issue.input !== undefined ? { ...issue, message: ownWords({ takes }) } : issue
}

const anObject = message('config-takes-object', { such: { text: '{ … }' } })

const wanted: Readonly<Record<string, Message>> = {
  boolean: message('config-takes-flag'),
  object: anObject,
  record: anObject,
}

/** In a list an empty place stays, because places are counted. */
function without(value: unknown, [step, ...deeper]: readonly PropertyKey[]): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value)) return value.map((each, i) => (i === step ? without(each, deeper) : each))
  const { [step]: inner, ...rest } = value as Readonly<Record<PropertyKey, unknown>>
  return deeper.length === 0 ? rest : { ...rest, [step]: without(inner, deeper) }
}

type Issue = z.core.$ZodIssue

/** Of a union's alternatives, the one that only has problems inside it is the one that was meant. */
function insideOf(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const meant = issue.errors.find((issues) => issues.length > 0 && issues.every(({ path }) => path.length > 0))
  return meant?.flatMap((each) => insideOf({ ...each, path: [...issue.path, ...each.path] })) ?? [issue]
}

const suggestionFor = (issue: Issue): string | undefined =>
  issue.code === 'invalid_value' && issue.values.length > 1
    ? nearest(String(issue.input), issue.values.map(String))
    : undefined
