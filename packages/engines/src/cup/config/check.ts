/** Holds what was written against its schema, and says what is wanted and what was given instead. */
import { nearest } from '@arbiter/core'
import type * as z from 'zod'
import type { Path, Review } from './review.ts'
import { respelt } from './spelling.ts'

/**
 * What was written, in the schema's own spelling. What does not fit is objected to and left out, so that the rest can be
 * looked at too: then also something required may be missing.
 */
export function checked<Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
  review: Review,
): z.infer<Schema> | undefined {
  const written = respelt(schema, given, review)
  const issues = schema.safeParse(written, { reportInput: true }).error?.issues ?? []
  const misfits = issues.flatMap((issue) => insideOf(issue))
  for (const issue of misfits) review.objects(issue.path as Path, problemOf(issue), suggestionFor(issue))
  return misfits.reduce<unknown>((rest, { path }) => without(rest, path), written) as z.infer<Schema> | undefined
}

/** In a list its place stays, and is empty: others are counted from it. */
function without(value: unknown, [step, ...deeper]: readonly PropertyKey[]): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value)) return value.map((each, i) => (i === step ? without(each, deeper) : each))
  const { [step]: inner, ...rest } = value as Readonly<Record<PropertyKey, unknown>>
  return deeper.length === 0 ? rest : { ...rest, [step]: without(inner, deeper) }
}

type Issue = z.core.$ZodIssue

/** Of alternatives the one that was meant is the one that has only something inside it wrong. */
function insideOf(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const meant = issue.errors.find((issues) => issues.length > 0 && issues.every(({ path }) => path.length > 0))
  return meant?.flatMap((each) => insideOf({ ...each, path: [...issue.path, ...each.path] })) ?? [issue]
}

function problemOf(issue: Issue): string {
  if (issue.input === undefined) return 'is missing'
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${wanted[issue.expected] ?? issue.expected}, not ${shown(issue.input)}`
    case 'invalid_value':
      return issue.values.length === 1 ? issue.message : `takes ${issue.values.join(', ')}, not ${shown(issue.input)}`
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return `${amount(issue.origin)} at most ${issue.maximum}${instead(issue)}`
    case 'invalid_union':
      return `${issue.message === unsaid ? `must be ${alternatives(issue)}` : issue.message}, not ${shown(issue.input)}`
    default:
      return `${issue.message}, not ${shown(issue.input)}`
  }
}

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>): string {
  if (issue.origin === 'string') return 'is empty'
  return `${amount(issue.origin)} ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}${instead(issue)}`
}

const amount = (origin: string): string => (origin === 'number' || origin === 'int' ? 'must be' : 'must have')

const instead = ({ origin, input }: { readonly origin: string; readonly input?: unknown }): string =>
  origin === 'number' || origin === 'int' ? `, not ${shown(input)}` : ''

const wanted: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object { … }',
  record: 'an object { … }',
}

/** What zod says where a schema of alternatives says nothing itself. */
const unsaid = 'Invalid input'

const alternatives = ({ errors }: Extract<Issue, { code: 'invalid_union' }>): string =>
  errors.flatMap(([first]) => (first?.code === 'invalid_type' ? (wanted[first.expected] ?? []) : [])).join(' or ')

const longestShown = 60

function shown(given: unknown): string {
  const text = JSON.stringify(given) ?? String(given)
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text
}

const suggestionFor = (issue: Issue): string | undefined =>
  issue.code === 'invalid_value' && issue.values.length > 1
    ? nearest(String(issue.input), issue.values.map(String))
    : undefined
