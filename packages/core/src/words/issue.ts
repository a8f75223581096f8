/** What a schema has against a value, in words a person would use. */
import type * as z from 'zod'

type Issue = z.core.$ZodIssue

export function issueInWords(issue: Issue): string {
  if (isSaidAlready(issue)) return issue.message
  switch (issue.code) {
    case 'too_small':
      return `it ${boundOf(issue.origin, 'at least', Number(issue.minimum))}`
    case 'too_big':
      return `it ${boundOf(issue.origin, 'at most', Number(issue.maximum))}`
    case 'not_multiple_of':
      return `it must be a multiple of ${issue.divisor}`
    case 'invalid_type':
      return isMissing(issue) ? 'it is missing' : `it takes ${kinds[issue.expected] ?? issue.expected}`
    case 'invalid_union':
      return unionInWords(issue.errors)
    default:
      return issue.message
  }
}

/** A schema may say itself what it wants. */
const isSaidAlready = ({ code, message }: Issue): boolean =>
  (code === 'too_small' || code === 'too_big') && !/^Too (small|big)/.test(message)

/** "must be at least 1", "takes at most 200 characters". */
function boundOf(origin: string, bound: string, limit: number): string {
  if (origin === 'string') return `takes ${bound} ${limit} characters`
  return origin === 'array' ? `takes ${bound} ${limit} entries` : `must be ${bound} ${limit}`
}

const isMissing = ({ message }: Issue): boolean => message.endsWith('received undefined')

const kinds: Readonly<Record<string, string>> = {
  boolean: 'yes or no',
  int: 'a whole number',
  number: 'a number',
  string: 'a text',
  array: 'a list',
  object: 'settings of its own, such as {"name":1}',
}

/** Of several kinds the one that was nearly right: the one with the fewest faults. */
function unionInWords(kindsTried: readonly (readonly Issue[])[]): string {
  const [nearest] = kindsTried.toSorted((a, b) => faultsIn(a) - faultsIn(b))
  const issue = nearest?.[0]
  if (!issue) return 'it cannot be read'
  const field = issue.path.map(String).join('.')
  return field === '' ? issueInWords(issue) : `${field}: ${issueInWords(issue)}`
}

const faultsIn = (issues: readonly Issue[]): number =>
  issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? 1 + issue.keys.length : 1), 0)
