/** Reads a value from outside by a schema, or refuses it. */
import type * as z from 'zod/mini'
import { issueSays, theField, valueAt } from '../issues/issue.ts'
import { schemaAt } from '../issues/schema-at.ts'
import { first } from '../lists/at.ts'
import { nearest } from '../words/nearest.ts'
import { type RefusedResult, refuse } from './result.ts'

type Shape = Readonly<Record<string, z.ZodMiniType>>

/** `name` is used where the problem is with the whole value. */
export function readAs<Of extends Shape>(
  schema: z.ZodMiniObject<Of, z.core.$strict>,
  given: unknown,
  name: string,
): z.output<z.ZodMiniObject<Of, z.core.$strict>> | RefusedResult {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? first(issues)
  return refusedFor(schema, given, issue, name)
}

function refusedFor(
  schema: z.ZodMiniObject<Shape, z.core.$strict>,
  given: unknown,
  issue: z.core.$ZodIssue,
  name: string,
): RefusedResult {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined
  const field = (unknown ?? issue.path.map(String).join('.')) || name
  const value = {
    what: theField(field.slice(0, 60)),
    given: valueAt(given, issue.path),
    schema: schemaAt(schema, issue.path),
  }
  const suggestion = unknown === undefined ? undefined : nearest(unknown, Object.keys(schema.def.shape))
  return refuse({ code: 'bad-command', field: field.slice(0, 60), problem: issueSays(issue, value), suggestion })
}
